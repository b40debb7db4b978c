"""Scout (p11): who may report what to whom, and what is too close to call about it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from msgspec import Struct
from msgspec.structs import replace

from server.games.armored_advance.actions import Scout
from server.games.armored_advance.fire.scouting import Report, scout_bonus
from server.games.armored_advance.fire.shot import Doubt, Lane, settle
from server.games.armored_advance.fire.too_close import doubt_term, question, that_matter
from server.games.armored_advance.ground.lanes import body, look, measured, target_body
from server.games.armored_advance.ground.places import INCH
from server.games.armored_advance.house import House, aa, by_house, settled
from server.games.armored_advance.play import economy
from server.games.armored_advance.play.attacks import MOST_SAID, kept
from server.games.armored_advance.play.gunnery import (
    attacker,
    called,
    enemy,
    pose,
    squad_weapons,
)
from server.games.armored_advance.state import (
    Call,
    Scouted,
    Squad,
    State,
    Thing,
    Unclear,
    Unit,
    card_of,
    find_squad,
    find_unit,
    is_target,
    mapped,
    own_unit,
    ready_squads,
    ready_units,
    unit_ref,
    with_unit,
)
from server.games.kernel import Happening, Seat
from server.games.ruling import IllegalMove, Phrase, Reason, Ruling, Value
from server.games.telling import Told, refuse, tell

NO_WEAPON = ""  # of a call: eyes have none
REPORTED = ("range", "sight", "height")  # what a report may hang on


class Lanes(Struct, frozen=True):
    """The two lanes to the target that a report is made of."""

    own: Lane  # the scout's
    friend: Lane | None  # by house rule the friend's range counts too (Q55)
    for_itself: bool

    def report(self) -> Report:
        away = 0.0 if self.friend is None else self.friend.inches
        own = self.own
        return Report(
            inches=own.inches,
            sees=own.sight == "seen",
            for_itself=self.for_itself,
            friend_inches=away,
        )

    def doubts(self) -> list[tuple[bool, Doubt]]:
        """What is open, and whether it is about the friend's lane."""
        own = [(False, doubt) for doubt in self.own.doubts if doubt.about in REPORTED]
        friends = () if self.friend is None else self.friend.doubts
        return [*own, *((True, doubt) for doubt in friends if doubt.about == "range")]

    def as_called(self, asked: tuple[bool, Doubt], *, holds: bool) -> Lanes:
        of_friend, doubt = asked
        if of_friend and self.friend is not None:
            return replace(self, friend=settle(self.friend, doubt, holds=holds))
        return replace(self, own=settle(self.own, doubt, holds=holds))


def check_scout(s: State, seat: Seat, action: Scout) -> Ruling[int]:
    """The bonus the friend would have against the target (p11); where it is too close to call,
    the most that it may be."""
    unit = own_unit(s, seat, action.unit)
    friend = _friend(s, seat, action.friend)
    target = enemy(s, seat, action.target)
    if not card_of(s, unit).has("scout"):
        raise refuse("aa-no-scout", aa(11), who=unit_ref(unit.id))
    reasons = _scout_cost(s, unit)
    if not isinstance(target, Unit):
        raise refuse("aa-scout-infantry", aa(11), who=unit_ref(target.id))
    lanes = _lanes(s, unit, friend, target, action)
    if hangs_on := _open(s, lanes):
        most = max(_bonus(each.report(), s.house) for each in _all_calls(lanes, hangs_on))
        return Ruling(most, (*reasons, *(doubt_term(doubt) for _, doubt in hangs_on)))
    bonus = scout_bonus(lanes.report(), s.house)
    return Ruling(bonus.value, (*reasons, *bonus.reasons))


def _friend(s: State, seat: Seat, id: str) -> Thing:
    """Any friendly unit; of the squads those that can fire at a vehicle (Q58)."""
    friend = attacker(s, seat, id)
    if isinstance(friend, Unit):
        return friend
    if friend.aboard is not None:
        raise refuse("aa-aboard", aa(18), who=unit_ref(id))
    if not _has_gun(friend):
        raise refuse("aa-scout-friend-unarmed", settled(58), who=unit_ref(id))
    return friend


def _has_gun(squad: Squad) -> bool:
    return any(weapon.kind != "ai" for weapon in squad_weapons(squad))


def _friends(s: State, seat: Seat) -> list[Thing]:
    teams = (q for q in ready_squads(s, seat) if q.aboard is None and _has_gun(q))
    return [*ready_units(s, seat), *teams]


def scout_pairs(s: State, seat: Seat, unit: Unit) -> list[tuple[Unit, Thing]]:
    """Every target and friend that `check_scout` allows, each target looked at once."""
    try:
        _scout_cost(s, unit)
    except IllegalMove:
        return []
    bonus = cache(partial(_bonus, house=s.house))
    friends = _friends(s, seat)
    enemies = [u for u in s.units if u.seat != seat and is_target(s, u)]
    return [
        (target, friend)
        for target, lane in _first_looks(s, unit, enemies)
        for friend in friends
        for lanes in [_with_friend(s, lane, unit, friend, target)]
        if any(bonus(each.report()) for each in _all_calls(lanes, _open(s, lanes)))
    ]


def _first_looks(s: State, unit: Unit, enemies: list[Unit]) -> Iterator[tuple[Unit, Lane]]:
    """What the scout has to tell of each enemy it sees."""
    if not mapped(s):
        yield from ((each, Lane(inches=0.0)) for each in enemies)
        return
    own = body(s, unit)
    known = look(s, ((own, "turret", target_body(s, each)) for each in enemies))
    for each, lane in zip(enemies, known, strict=True):
        if not lane.is_out(needs_sight=True):
            yield each, called(s, unit, NO_WEAPON, each) or lane.lane


def _bonus(report: Report, house: House) -> int:
    """What the report is worth; nothing, where the rules do not allow it."""
    try:
        return scout_bonus(report, house).value
    except IllegalMove:
        return 0


def _scout_cost(s: State, unit: Unit) -> tuple[Reason, ...]:
    """One action; or one report a turn for nothing (Q22)."""
    if s.house.scout_cost == "action":
        return economy.require_actions(s, unit)
    economy.require_fit(s, unit)
    if unit.deeds.scouted:
        raise refuse("aa-scouted-once", by_house("scout_cost"), who=unit_ref(unit.id))
    return (Reason("aa-scout-free", by_house("scout_cost")),)


def _lanes(s: State, unit: Unit, friend: Thing, target: Unit, action: Scout) -> Lanes:
    if mapped(s) and action.inches:
        raise refuse("aa-use-the-board", aa(11))
    if not 0 <= action.inches <= MOST_SAID:
        raise refuse("aa-said-nonsense", aa(11))
    own = _lane(s, unit, target) if mapped(s) else Lane(inches=action.inches / INCH)
    return _with_friend(s, own, unit, friend, target)


def _lane(s: State, thing: Thing, target: Unit) -> Lane:
    """As it was called this turn, or else as it is measured."""
    return called(s, thing, NO_WEAPON, target) or measured(s, thing, target, "turret")


def _with_friend(s: State, own: Lane, unit: Unit, friend: Thing, target: Unit) -> Lanes:
    """The report as it reaches the friend; how far that one may be is a house rule (Q55)."""
    far = s.house.scout_friend_range == "60" and mapped(s) and friend.place is not None
    return Lanes(own, _lane(s, friend, target) if far else None, unit.id == friend.id)


def play_scout(s: State, seat: Seat, action: Scout, bonus: Ruling[int], told: Told) -> State:
    unit, friend = own_unit(s, seat, action.unit), attacker(s, seat, action.friend)
    target = enemy(s, seat, action.target)
    assert isinstance(target, Unit), "only vehicles and guns are reported"
    lanes = _lanes(s, unit, friend, target, action)
    if hangs_on := _open(s, lanes):
        return _ask(s, seat, action, lanes, hangs_on[0], told)
    if s.house.scout_cost == "action":
        s, unit = economy.spend(s, unit)
    s = with_unit(s, replace(unit, deeds=replace(unit.deeds, scouted=True)))
    values: dict[str, Value] = {
        "who": unit_ref(action.unit),
        "target": unit_ref(action.target),
        "friend": unit_ref(action.friend),
        "bonus": bonus.value,
    }
    tell(told, "aa-scouts", seat, *bonus.reasons, **values)
    report = Scouted(action.unit, action.friend, action.target, bonus.value)
    return replace(s, scouted=(*s.scouted, report))


# --- Too close to call -----------------------------------------------------------------------


def _open(s: State, lanes: Lanes) -> tuple[tuple[bool, Doubt], ...]:
    """The doubts that change its worth; none in matches begun before they were asked."""
    doubts = lanes.doubts() if s.options.place_error else []
    if not doubts:
        return ()
    return that_matter(doubts, lambda calls: _bonus(_called(lanes, doubts, calls), s.house))


def _called(lanes: Lanes, doubts: list[tuple[bool, Doubt]], calls: tuple[bool, ...]) -> Report:
    for asked, holds in zip(doubts, calls, strict=True):
        lanes = lanes.as_called(asked, holds=holds)
    return lanes.report()


def _all_calls(lanes: Lanes, asked: tuple[tuple[bool, Doubt], ...]) -> Iterator[Lanes]:
    """The lanes in every way that the players may call them."""
    if not asked:
        yield lanes
        return
    for holds in (True, False):
        yield from _all_calls(lanes.as_called(asked[0], holds=holds), asked[1:])


def _ask(
    s: State, seat: Seat, action: Scout, lanes: Lanes, asked: tuple[bool, Doubt], told: Told
) -> State:
    of_friend, doubt = asked
    lane = lanes.friend if of_friend else lanes.own
    assert lane is not None
    tell(told, "aa-too-close", seat, who=unit_ref(action.unit), target=unit_ref(action.target))
    told.append(Happening(text=question(doubt), seat=seat))
    unclear = Unclear(
        seat=seat,
        action=action,
        lane=kept(lane),
        doubt=kept(doubt),
        number=s.unclear.number + 1 if s.unclear else 0,
        unit=action.friend if of_friend else "",
    )
    return replace(s, unclear=unclear, count=s.count + 1)


def if_called(s: State, action: Scout, *, holds: bool) -> Phrase:
    """What the report is worth after that call, as far as it is settled then."""
    unclear = s.unclear
    assert unclear is not None
    unit, friend = (find_unit(s, id) or find_squad(s, id) for id in (action.unit, action.friend))
    target = find_unit(s, action.target)
    assert isinstance(unit, Unit) and friend is not None and target is not None
    lanes = _lanes(s, unit, friend, target, action)
    then = lanes.as_called((unclear.unit != "", unclear.doubt), holds=holds)
    bonus = _bonus(then.report(), s.house)
    return Phrase("aa-weighed-report", {"bonus": bonus}) if bonus else Phrase("aa-weighed-none")


def go_on_as_called(s: State, action: Scout, holds: bool, told: Told) -> State:
    """The report is made with the fact as the players or the referee called it, if it still may."""
    unclear = s.unclear
    assert unclear is not None
    lane = kept(settle(unclear.lane, unclear.doubt, holds=holds))
    key = "aa-called-yes" if holds else "aa-called-no"
    tell(told, key, unclear.seat, who=unit_ref(action.unit))
    who = unclear.unit or action.unit
    thing, target = (find_unit(s, id) or find_squad(s, id) for id in (who, action.target))
    assert thing is not None and target is not None
    poses = (pose(s, thing), pose(s, target))
    call = Call(unit=who, target=action.target, weapon=NO_WEAPON, poses=poses, lane=lane)
    s = replace(s, calls=(call, *s.calls))
    try:
        bonus = check_scout(s, unclear.seat, action)
    except IllegalMove as no:
        tell(told, "aa-scout-off", unclear.seat, no.reason, who=unit_ref(action.unit))
        return replace(s, unclear=None)
    s = play_scout(s, unclear.seat, action, bonus, told)
    return replace(s, unclear=None) if s.unclear is unclear else s
