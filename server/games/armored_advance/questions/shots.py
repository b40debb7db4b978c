"""Shots that are not fired: one from any place, and the best a side has."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from server.games.armored_advance.actions import SayFire
from server.games.armored_advance.fire.attack import judge
from server.games.armored_advance.fire.matters import Matters, matters
from server.games.armored_advance.fire.odds import Prospect
from server.games.armored_advance.fire.shot import Lane, Shooter
from server.games.armored_advance.ground.lanes import Known, body, look, measured, target_body
from server.games.armored_advance.ground.places import Place
from server.games.armored_advance.house import aa
from server.games.armored_advance.lengths import shown_in
from server.games.armored_advance.play.attacks import lane_as_said
from server.games.armored_advance.play.gunnery import (
    aimed,
    arc_for,
    make_shot,
    more_dice,
    own_facts,
    require_may_fire,
    weapon_of,
    weapons_of,
)
from server.games.armored_advance.questions.poses import posed, require_on_board, thing_of
from server.games.armored_advance.state import (
    SEATS,
    Squad,
    State,
    Thing,
    Unit,
    is_target,
    mapped,
    stand_in,
)
from server.games.armored_advance.units.cards import Arc, Weapon
from server.games.kernel import Seat
from server.games.ruling import IllegalMove, Reason, Ruling
from server.games.telling import refuse, seat_ref

MOST_SHOTS = 12  # best shots told
MOST_ASKED = 40  # shots in one question: as many targets as a side can bring


class AskShot(Struct, frozen=True, kw_only=True, tag="ask-shot", forbid_unknown_fields=True):
    """What if this unit fired at that one, from here or from another pose?"""

    unit: str
    weapon: str
    target: str
    accurate: bool = False
    at: Place | None = None  # None: where the shooter stands
    heading: int | None = None
    target_at: Place | None = None
    target_heading: int | None = None


class AskShots(Struct, frozen=True, kw_only=True, tag="ask-shots", forbid_unknown_fields=True):
    """The same of several shots, which are measured together: a need beside each target."""

    shots: Annotated[tuple[AskShot, ...], Meta(max_length=MOST_ASKED)]
    reasons: bool = False  # each with its terms, as a list of shots has them


class AskSaid(Struct, frozen=True, kw_only=True, tag="ask-said", forbid_unknown_fields=True):
    """What if this attack were made as the players say it, on a table without places?"""

    action: SayFire


class AskMatters(Struct, frozen=True, kw_only=True, tag="ask-matters", forbid_unknown_fields=True):
    """What of such an attack has to be said, because it can change the ruling?"""

    action: SayFire


class AskBest(Struct, frozen=True, kw_only=True, tag="ask-best", forbid_unknown_fields=True):
    """The side's best shots from where everything stands."""

    seat: Seat


class BestShot(Struct, frozen=True, kw_only=True):
    unit: str
    weapon: str
    target: str
    need: int | None
    chance: float
    expected: float
    destroys: float | None


class ShotAnswer(Struct, frozen=True, kw_only=True):
    """One of the shots asked about: what it would need, or why nothing can be said of it."""

    prospect: Prospect | None = None
    refused: Reason | None = None
    reasons: tuple[Reason, ...] = ()


def shot(s: State, asked: AskShot) -> Ruling[Prospect]:
    shooter, weapon, target = _aimed(s, asked)
    lane = measured(s, shooter, target, arc_for(s, shooter, weapon))
    ruling = _judged(s, shooter, weapon, target, lane, accurate=asked.accurate)
    no = _why_not_now(s, shooter, weapon, target, accurate=asked.accurate)
    return ruling if no is None else replace(ruling, value=replace(ruling.value, not_now=no))


def _why_not_now(
    s: State, shooter: Thing, weapon: Weapon, target: Thing, *, accurate: bool
) -> Reason | None:
    """What keeps the shooter from firing at this moment, wherever its target stands."""
    infantry = isinstance(target, Squad)
    try:
        if shooter.seat != s.active:
            raise refuse("aa-not-its-turn", aa(4), seat=seat_ref(s.active))
        require_may_fire(s, shooter, weapon, accurate=accurate, dice=0, infantry=infantry)
    except IllegalMove as no:
        return no.reason
    return None


def _aimed(s: State, asked: AskShot) -> tuple[Thing, Weapon, Thing]:
    """Who fires what at whom, each in the pose asked about."""
    if not mapped(s):
        raise refuse("aa-no-board", aa(5))
    one, two = thing_of(s, asked.unit), thing_of(s, asked.target)
    for place in (asked.at, asked.target_at):
        require_on_board(s, place)
    shooter = posed(one, asked.at, asked.heading)
    target = posed(two, asked.target_at, asked.target_heading)
    return shooter, weapon_of(s, shooter, asked.weapon), target


def shots(
    s: State, asked: Sequence[AskShot], *, reasons: bool = False
) -> Ruling[tuple[ShotAnswer, ...]]:
    """Each as if it were asked by itself."""
    if not mapped(s):
        raise refuse("aa-no-board", aa(5))
    wanted = []
    for each in asked:
        with suppress(IllegalMove):
            shooter, weapon, target = _aimed(s, each)
            wanted.append((body(s, shooter), arc_for(s, shooter, weapon), target_body(s, target)))
    look(s, wanted)  # one survey of all lanes, which are then known
    return Ruling(tuple(_shot_answer(s, each, reasons=reasons) for each in asked))


def _shot_answer(s: State, asked: AskShot, *, reasons: bool) -> ShotAnswer:
    try:
        ruling = shot(s, asked)
    except IllegalMove as no:
        return ShotAnswer(refused=no.reason)
    terms = shown_in(ruling.reasons, s.options.unit) if reasons else ()
    return ShotAnswer(prospect=ruling.value, reasons=terms)


def said(s: State, action: SayFire) -> Ruling[Prospect]:
    """The ruling the match would give, so that none has to be worked out a second way."""
    if mapped(s):
        raise refuse("aa-use-the-board", aa(5))
    shooter, target = thing_of(s, action.unit), thing_of(s, action.target)
    weapon = weapon_of(s, shooter, action.weapon)
    lane = lane_as_said(s, shooter, weapon, action)
    left = more_dice(shooter, weapon) if isinstance(shooter, Unit) else 0
    dice = action.dice or left
    return _judged(s, shooter, weapon, target, lane, accurate=action.accurate, dice=dice)


def said_matters(s: State, action: SayFire) -> Ruling[Matters]:
    """Raises what `said` raises; what cannot be said of these two does not matter."""
    said(s, action)
    return Ruling(matters(action, "inches", 1.0, lambda each: said(s, each).value))


def _judged(
    s: State,
    shooter: Thing,
    weapon: Weapon,
    target: Thing,
    lane: Lane,
    *,
    accurate: bool,
    dice: int = 0,
) -> Ruling[Prospect]:
    shot = make_shot(s, shooter, weapon, target, lane, accurate=accurate, dice=dice)
    return judge(shot, s.house)


def best(s: State, seat: Seat) -> Ruling[tuple[BestShot, ...]]:
    """Every shot of the side that may be made, the most damage first."""
    if seat not in SEATS or not mapped(s):
        raise refuse("aa-no-board", aa(5))
    found: list[BestShot] = []
    everything: list[Thing] = [*s.units, *s.squads]
    ready = [thing for thing in everything if thing.state == "ready"]
    shooters = [thing for thing in ready if thing.seat == seat and thing.place]
    targets = [thing for thing in ready if thing.seat != seat and _is_seen(s, thing)]
    seen = _look(s, shooters, targets)
    for shooter in shooters:
        for weapon in weapons_of(s, shooter):
            own = own_facts(s, shooter, weapon, accurate=False, dice=0)
            row = seen[shooter.id, arc_for(s, shooter, weapon)]
            for target, known in zip(targets, row, strict=True):
                if (weapon.kind == "ai") != isinstance(target, Squad):
                    continue
                if not known.is_out(needs_sight=own.indirect is None):
                    found += _worth_telling(s, shooter, own, target, known.lane)
    found.sort(key=lambda shot: (-shot.expected, shot.unit, shot.weapon, shot.target))
    return Ruling(tuple(found[:MOST_SHOTS]))


def _is_seen(s: State, target: Thing) -> bool:
    """On the board, or in tow where that is a target (Q57)."""
    if isinstance(target, Unit) and not is_target(s, target):
        return False
    return stand_in(s, target).place is not None


def _look(
    s: State, shooters: list[Thing], targets: list[Thing]
) -> dict[tuple[str, Arc], list[Known]]:
    """Each shooter's lanes to all targets, by the arc of a weapon; measured together, because
    asked pair by pair they cost many times as much."""
    rows = [
        (shooter, arc)
        for shooter in shooters
        for arc in dict.fromkeys(arc_for(s, shooter, weapon) for weapon in weapons_of(s, shooter))
    ]
    bodies = [target_body(s, target) for target in targets]
    own = {shooter.id: body(s, shooter) for shooter in shooters}
    known = iter(look(s, ((own[one.id], arc, two) for one, arc in rows for two in bodies)))
    return {(shooter.id, arc): [next(known) for _ in bodies] for shooter, arc in rows}


def _worth_telling(
    s: State, shooter: Thing, own: Shooter, target: Thing, lane: Lane
) -> list[BestShot]:
    value = judge(aimed(s, shooter, own, target, lane), s.house).value
    if value.verdict in ("refused", "hopeless"):
        return []
    return [
        BestShot(
            unit=shooter.id,
            weapon=own.weapon.id,
            target=target.id,
            need=value.need,
            chance=value.odds.chance,
            expected=value.odds.expected,
            destroys=value.odds.destroys,
        )
    ]
