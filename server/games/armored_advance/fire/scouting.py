"""Scout (p11): one enemy named for one friend, which then hits it more easily."""

from __future__ import annotations

from msgspec import Struct

from server.games.armored_advance.house import House, aa, by_house
from server.games.armored_advance.lengths import shown
from server.games.ruling import Reason, Ruling, Value
from server.games.telling import refuse

REACH = 60  # inches: 5 feet
NEAR, FAR = 24, 36  # inches: 2 and 3 feet


class Report(Struct, frozen=True, kw_only=True):
    """The facts of a scout's report: who is how far from the enemy, and who sees it."""

    inches: float  # from scout to enemy, between nearest edges
    sees: bool  # the scout has the enemy in direct line of sight
    for_itself: bool = False
    friend_inches: float = 0.0  # from the friend to the enemy


def scout_bonus(report: Report, house: House) -> Ruling[int]:
    """What the friend gains to hit; raises where the rules do not allow the report."""
    _refuse(report, house)
    inches = report.inches
    inclusive = house.scout_boundary == "inclusive"
    near, far = (inches < limit or (inclusive and inches == limit) for limit in (NEAR, FAR))
    bonus = 3 if near else 2 if far else 1
    cite = by_house("scout_boundary") if inches in (NEAR, FAR) else aa(11)
    values: dict[str, Value] = {"inches": shown(inches, 12), "unit": "in", "bonus": bonus}
    own = (Reason("aa-scout-own", by_house("scout_self")),) if report.for_itself else ()
    return Ruling(bonus, (Reason("aa-scout-report", cite, bonus, values), *own))


def _refuse(report: Report, house: House) -> None:
    if report.for_itself and house.scout_self == "no":
        raise refuse("aa-scout-itself", by_house("scout_self"))
    if report.inches > REACH:
        raise refuse("aa-scout-too-far", aa(11), **_far(report.inches))
    if not report.sees:
        raise refuse("aa-scout-blind", aa(11))
    if house.scout_friend_range == "60" and report.friend_inches > REACH:
        cite, values = by_house("scout_friend_range"), _far(report.friend_inches)
        raise refuse("aa-scout-friend-too-far", cite, **values)


def _far(inches: float) -> dict[str, Value]:
    return {"inches": shown(inches, REACH), "limit_inches": REACH, "unit": "in"}
