"""The referee's corrections: set places, HP, men and counters to what stands on the table."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from server.games.armored_advance.ground.places import TURN, Place
from server.games.armored_advance.ground.standing import require_room
from server.games.armored_advance.house import aa
from server.games.armored_advance.legs import Pose, told_bow, told_place
from server.games.armored_advance.lists.squads import SQUADS, SquadKind
from server.games.armored_advance.play import agreements
from server.games.armored_advance.play.infantry import require_objective
from server.games.armored_advance.play.losses import destroy, without_reports
from server.games.armored_advance.play.turn import go_on
from server.games.armored_advance.state import (
    SEATS,
    Squad,
    State,
    card_of,
    find_squad,
    find_unit,
    mapped,
    side,
    unit_ref,
    with_squad,
    with_unit,
)
from server.games.kernel import Happening, Seat, Step
from server.games.ruling import Phrase, Value
from server.games.telling import Told, refuse, seat_ref


class _Correction(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    pass


class SetPlace(_Correction, frozen=True, kw_only=True, tag="set-place"):
    """Where a unit or squad stands, and which way it looks."""

    unit: str
    at: Place
    heading: int = 0


class SetHp(_Correction, frozen=True, kw_only=True, tag="set-hp"):
    """HP of a unit in play; 0 destroys it."""

    unit: str
    hp: int


class SetMen(_Correction, frozen=True, kw_only=True, tag="set-men"):
    """Men of a squad in play; 0 and it is gone."""

    squad: str
    men: int


class Restore(_Correction, frozen=True, kw_only=True, tag="restore"):
    """A unit or squad that was taken off stands on the table after all."""

    unit: str
    left: int  # HP, or men
    at: Place | None = None  # None: there is no board
    heading: int = 0


class SetOn(_Correction, frozen=True, kw_only=True, tag="set-on"):
    """Which objective a squad stands on, where there is no board to tell."""

    squad: str
    on: str | None


class SetActions(_Correction, frozen=True, kw_only=True, tag="set-actions"):
    """Actions a unit has spent this turn."""

    unit: str
    spent: int


class SetVp(_Correction, frozen=True, kw_only=True, tag="set-vp"):
    seat: Seat
    vp: int


class RefereeCall(_Correction, frozen=True, kw_only=True, tag="rule"):
    """The referee calls what was too close to call."""

    holds: bool


Correction = SetPlace | SetHp | SetMen | Restore | SetOn | SetActions | SetVp | RefereeCall


def correct(s: State, correction: Correction) -> Step:
    """The state as the table shows it, held to the invariants."""
    if s.stage != "play":
        raise refuse("aa-correct-in-play", aa(22))
    told: Told = []
    if isinstance(correction, RefereeCall):
        return _ruled(s, correction, told)
    if s.attack or s.wreck or s.unclear:
        raise refuse("aa-correct-dice-first", aa(22))
    match correction:
        case SetPlace():
            s = _set_place(s, correction, told)
        case SetHp():
            s = _set_hp(s, correction, told)
        case SetMen():
            s = _set_men(s, correction, told)
        case Restore():
            s = _restore(s, correction, told)
        case SetOn():
            s = _set_on(s, correction, told)
        case SetActions():
            s = _set_actions(s, correction, told)
        case SetVp():
            s = _set_vp(s, correction, told)
    return Step(state=go_on(s, told), happenings=tuple(told))


def _ruled(s: State, correction: RefereeCall, told: Told) -> Step:
    if s.unclear is None:
        raise refuse("aa-nothing-to-call", aa(22))
    s = agreements.as_called(s, correction.holds, told)
    return Step(state=go_on(s, told), happenings=tuple(told))


def _tell(told: Told, key: str, **values: Value) -> None:
    told.append(Happening(text=Phrase(key, values)))


def _hold(value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise refuse("aa-correct-range", aa(22), value=value, low=low, high=high)


def _set_place(s: State, change: SetPlace, told: Told) -> State:
    unit, squad = find_unit(s, change.unit), find_squad(s, change.unit)
    if not mapped(s) or (unit is None and squad is None):
        raise refuse("aa-no-such-unit", aa(22), who=change.unit)
    _hold(change.heading, 0, TURN - 1)
    _tell(told, "aa-corrected-place-at", who=unit_ref(change.unit), **_stands(s, change))
    if squad is not None:
        if squad.place is None or change.heading:
            raise refuse("aa-not-on-board", aa(22), who=unit_ref(squad.id))
        require_room(s, squad.id, None, [change.at], 0)
        return with_squad(s, replace(squad, place=change.at))
    assert unit is not None
    if unit.place is None or unit.state != "ready":
        raise refuse("aa-not-on-board", aa(22), who=unit_ref(unit.id))
    require_room(s, unit.id, card_of(s, unit), [change.at], change.heading)
    return with_unit(s, replace(unit, place=change.at, heading=change.heading))


def _stands(s: State, change: SetPlace) -> dict[str, Value]:
    """What the one who nods can check with a tape: two edges, and where the bow looks."""
    assert s.options.board is not None, "the match is mapped"
    at, board = Pose(change.at.x, change.at.y), s.options.board
    squad = find_squad(s, change.unit)
    bow: dict[str, Value] = {"bow": "none"} if squad else told_bow(change.heading)
    return {**told_place(at, board.width, board.depth, s.options.unit), **bow}


def _set_hp(s: State, change: SetHp, told: Told) -> State:
    unit = find_unit(s, change.unit)
    if unit is None or unit.state != "ready":
        raise refuse("aa-no-such-unit", aa(22), who=change.unit)
    _hold(change.hp, 0, card_of(s, unit).hp)
    _tell(told, "aa-corrected-hp-from", who=unit_ref(unit.id), was=unit.hp, hp=change.hp)
    if change.hp == 0:
        return destroy(s, unit, told)
    return with_unit(s, replace(unit, hp=change.hp))


def _set_men(s: State, change: SetMen, told: Told) -> State:
    squad = find_squad(s, change.squad)
    if squad is None or squad.state != "ready":
        raise refuse("aa-no-such-unit", aa(22), who=change.squad)
    _hold(change.men, 0, SQUADS[squad.kind].men)
    _tell(told, "aa-corrected-men-from", who=unit_ref(squad.id), was=squad.men, men=change.men)
    if change.men:
        return with_squad(s, replace(squad, men=change.men))
    gone = replace(squad, men=0, state="destroyed", place=None, aboard=None, manning=None, on=None)
    return without_reports(with_squad(s, gone), squad.id)


def _restore(s: State, change: Restore, told: Told) -> State:
    """On the board it needs room; a wreck that blocked is gone with it."""
    unit, squad = find_unit(s, change.unit), find_squad(s, change.unit)
    thing = unit or squad
    if thing is None or thing.state != "destroyed":
        raise refuse("aa-no-such-unit", aa(22), who=change.unit)
    if mapped(s) != (change.at is not None):
        raise refuse("aa-not-on-board", aa(22), who=unit_ref(thing.id))
    _hold(change.left, 1, card_of(s, unit).hp if unit else SQUADS[_kind(squad)].men)
    _hold(change.heading, 0, TURN - 1 if unit else 0)
    s = replace(s, wrecks=tuple(id for id in s.wrecks if id != thing.id))
    if change.at is not None:
        card = card_of(s, unit) if unit else None
        require_room(s, thing.id, card, [change.at], change.heading)
    _tell(told, "aa-corrected-restored", who=unit_ref(thing.id), left=change.left)
    if unit is not None:
        back = replace(unit, state="ready", hp=change.left)
        return with_unit(s, replace(back, place=change.at, heading=change.heading))
    assert squad is not None
    return with_squad(s, replace(squad, state="ready", men=change.left, place=change.at))


def _kind(squad: Squad | None) -> SquadKind:
    assert squad is not None, "what is no unit is a squad"
    return squad.kind


def _set_on(s: State, change: SetOn, told: Told) -> State:
    squad = find_squad(s, change.squad)
    if mapped(s) or squad is None or squad.state != "ready" or squad.aboard is not None:
        raise refuse("aa-no-such-unit", aa(22), who=change.squad)
    require_objective(s, change.on or "")
    _tell(told, "aa-corrected-on", who=unit_ref(squad.id), objective=change.on or "none")
    return with_squad(s, replace(squad, on=change.on))


def _set_actions(s: State, change: SetActions, told: Told) -> State:
    """The side's limit follows: what a unit spent less is there again."""
    unit = find_unit(s, change.unit)
    if unit is None or unit.seat != s.active or unit.state != "ready":
        raise refuse("aa-no-such-unit", aa(22), who=change.unit)
    most = min(card_of(s, unit).actions, unit.deeds.actions + s.actions_left)
    _hold(change.spent, unit.deeds.moves, most)
    values: dict[str, Value] = {"was": unit.deeds.actions, "spent": change.spent}
    _tell(told, "aa-corrected-actions-from", who=unit_ref(unit.id), **values)
    left = s.actions_left + unit.deeds.actions - change.spent
    s = replace(s, actions_left=left)
    return with_unit(s, replace(unit, deeds=replace(unit.deeds, actions=change.spent)))


def _set_vp(s: State, change: SetVp, told: Told) -> State:
    if change.seat not in SEATS or s.options.mission != "domination":
        raise refuse("aa-no-such-side", aa(23), side=change.seat)
    _hold(change.vp, 0, 99)
    was = s.vp[side(change.seat)]
    _tell(told, "aa-corrected-vp-from", seat=seat_ref(change.seat), was=was, vp=change.vp)
    vp = (change.vp, s.vp[1]) if side(change.seat) == 0 else (s.vp[0], change.vp)
    return replace(s, vp=vp)
