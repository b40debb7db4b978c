"""Questions: the line of supply of an area, and the odds of an attack before it is made."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from server.games.kernel import Seat, Viewer
from server.games.ruling import Reason, Ruling, Value
from server.games.telling import refuse
from server.games.what_price_glory.combat import attack, check_attack, cover
from server.games.what_price_glory.frames import Fire
from server.games.what_price_glory.groups import check_group, check_ready
from server.games.what_price_glory.odds import Odds, odds
from server.games.what_price_glory.sides import (
    MOST_UNITS,
    OTHER,
    SEATS,
    AreaId,
    Nation,
    UnitId,
    area_ref,
    wpg,
)
from server.games.what_price_glory.state import State, known_area, unit, units_in
from server.games.what_price_glory.supply import line_of, supplied


class _Question(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    pass


class AskSupply(_Question, frozen=True, tag="ask-supply"):
    """Whether units of the nation would be in supply there, and by which line."""

    area: AreaId
    nation: Nation


class AskAttack(_Question, frozen=True, tag="ask-attack"):
    """What these units would do to the enemy in their area; with `at`, as if they stood there."""

    units: tuple[UnitId, ...]
    at: AreaId | None = None


class AskBombard(_Question, frozen=True, tag="ask-bombard"):
    """What Steel Rain of the side would do there. `dice`: instead of one for each enemy."""

    seat: Seat
    at: AreaId
    dice: int | None = None


class AskMap(_Question, frozen=True, tag="ask-map"):
    """A map file as it would be drawn, with all that is wrong with it; "": the one we ship."""

    text: str = ""


class AskCards(_Question, frozen=True, tag="ask-cards"):
    """A card file in parts, with all that is wrong with it; "": the one we ship."""

    text: str = ""


Question = AskSupply | AskAttack | AskBombard | AskMap | AskCards


class SupplyLine(Struct, frozen=True):
    """A line of supply, the area itself first; empty: out of supply."""

    areas: tuple[AreaId, ...]


def answer(
    s: State | None, viewer: Viewer, question: AskSupply | AskAttack | AskBombard
) -> Ruling[SupplyLine] | Ruling[Odds]:
    if s is None:
        raise refuse("wpg-needs-match", wpg("3.1"))
    match question:
        case AskSupply(area=area, nation=nation):
            return _supply(s, known_area(s, area), nation)
        case AskAttack(units=units, at=at):
            return _attack(s, units, at)
        case AskBombard(seat=seat, at=at, dice=dice):
            return _bombard(s, seat, known_area(s, at), dice)


def _supply(s: State, area: AreaId, nation: Nation) -> Ruling[SupplyLine]:
    line = line_of(s, area, nation)
    key = "wpg-in-supply" if area in supplied(s, nation) else "wpg-out-of-supply"
    source = "german" if nation == "german" else "french" if nation == "french" else "port"
    values: dict[str, Value] = {"area": area_ref(area), "source": source}
    return Ruling(SupplyLine(line), (Reason(key, wpg("8.2"), values=values),))


def _attack(s: State, ids: tuple[UnitId, ...], at: AreaId | None) -> Ruling[Odds]:
    """Open to all: units and their faces are no secret."""
    if not ids:
        raise refuse("wpg-group-size", wpg("4"), most=10)
    units = check_group(s, unit(s, ids[0]).seat, ids)
    check_ready(units)
    if at is not None:
        known_area(s, at)
        units = tuple(replace(each, at=at) for each in units)
    check_attack(s, units)
    fire = attack(units[0].at, units[0].seat, units)
    return Ruling(odds(s, fire), cover(s, fire))


def _bombard(s: State, seat: Seat, at: AreaId, dice: int | None) -> Ruling[Odds]:
    if seat not in SEATS:
        raise refuse("wpg-no-such-side", wpg("9.1"), side=seat)
    enemies = len(units_in(s, at, OTHER[seat]))
    if not enemies:
        raise refuse("wpg-no-enemy", wpg("14.1"), area=area_ref(at))
    many = enemies if dice is None else min(max(dice, 0), MOST_UNITS)
    fire = Fire(seat=seat, at=at, how="bombard", dice=many)
    return Ruling(odds(s, fire), cover(s, fire))
