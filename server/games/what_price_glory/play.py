"""The game step by step: what it waits for, and what each input does.

The first frame of `State.todo` decides; what needs nobody's choice is done at once (`go_on`).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from server.games.kernel import (
    Chance,
    Closed,
    Decide,
    Dice,
    Faces,
    Happening,
    Order,
    Pending,
    Roll,
    Seat,
    Shuffle,
    Step,
)
from server.games.ruling import Phrase
from server.games.telling import Told, refuse, tell
from server.games.what_price_glory import actions as act
from server.games.what_price_glory import (
    card_choices,
    combat,
    damage,
    events,
    frames,
    groups,
    impulse,
    printed,
    reactions,
    turn,
)
from server.games.what_price_glory.check import check
from server.games.what_price_glory.control import result, settle
from server.games.what_price_glory.movement import may_step
from server.games.what_price_glory.sides import CP, EAST, SEATS, UnitId, area_ref, side_ref, wpg
from server.games.what_price_glory.state import (
    Discarded,
    State,
    effect,
    player,
    pop,
    reserve_of,
    units_in,
    units_of,
    with_player,
    with_units,
)

FLEET_SURVIVES = 4  # or more: the card of a countered fleet stays in the game


# --- What the game waits for -------------------------------------------------------------------


def pending(s: State) -> Pending:
    if s.over:
        return result(s)
    frame = s.todo[0]
    match frame:
        case frames.DrawEvent(seat=seat):
            return _shuffle(s, "wpg-shuffle-events", len(player(s, seat).events))
        case frames.DrawReserve(box=box):
            return _shuffle(s, "wpg-shuffle-reserve", len(units_in(s, box)))
        case frames.BuildHands(asked=asked):
            waiting = tuple(each.seat for each in s.players if each.picked is None)
            return Decide(id=f"hand-{asked}", seats=SEATS, waiting=waiting, kind="pick")
        case frames.Window(seat=seat, asked=asked):
            return Decide(id=f"window-{asked}", seats=(seat,), waiting=(), kind="window")
        case frames.Fire() if not s.hits:
            return combat.roll(s, frame)
        case frames.Breakdown():
            return _breakdown(s, frame)
        case frames.FleetDie():
            return _fleet_die(s)
    seat = decides(s)
    return Decide(id=f"{frame.__struct_config__.tag}-{s.count}", seats=(seat,), waiting=(seat,))


def decides(s: State) -> Seat:
    """Whose decision the first frame is."""
    frame = s.todo[0]
    if isinstance(frame, (frames.BringBack, frames.SendEast)):
        return CP
    seat = getattr(frame, "seat", None)
    if seat is None:
        assert s.impulse is not None
        seat = s.impulse.seat
    return str(seat)


def _shuffle(s: State, key: str, size: int) -> Shuffle:
    return Shuffle(id=f"shuffle-{s.count}", why=Phrase(key), size=size)


def _breakdown(s: State, frame: frames.Breakdown) -> Roll:
    dice = Dice(
        key="tanks",
        seat=decides_breakdown(s),
        count=len(frame.tanks),
        need=min(frame.spent, combat.SIDES_OF_A_DIE),
        wins="at_most",
    )
    why = Phrase("wpg-roll-breakdown", {"spent": frame.spent})
    return Roll(id=f"breakdown-{s.count}", why=why, groups=(dice,), tell_apart="order")


def decides_breakdown(s: State) -> Seat:
    assert s.impulse is not None
    return s.impulse.seat


def _fleet_die(s: State) -> Roll:
    dice = Dice(key="fleet", seat=CP, count=1, need=FLEET_SURVIVES)
    return Roll(id=f"fleet-{s.count}", why=Phrase("wpg-roll-fleet"), groups=(dice,))


# --- Actions -----------------------------------------------------------------------------------


def apply(s: State, seat: Seat, action: Any) -> Step:
    """Check the action once and play it."""
    found = check(s, seat, action).value
    told: Told = []
    before = s
    s = _play(s, seat, action, found, told)
    thrown = isinstance(action, act.Hits)
    return _step(before, s, told, reveals=thrown or _reveals(before, s))


def _reveals(before: State, s: State) -> bool:
    """Whether a secret came out: a card was shown or left a hidden place for good."""
    if isinstance(before.todo[0], frames.BuildHands):
        return not any(each.picked for each in s.players)
    shown = [(each.used, each.out, _seen(each.discard)) for each in s.players]
    return shown != [(each.used, each.out, _seen(each.discard)) for each in before.players]


def _seen(pile: tuple[Discarded, ...]) -> list[str]:
    return sorted(each.card for each in pile if each.seen)


def _play(s: State, seat: Seat, action: Any, found: Any, told: Told) -> State:
    frame: Any = s.todo[0]
    match action:
        case act.BuildHand():
            return turn.build_hand(s, seat, action, told)
        case act.Commit() | act.CommitPrinted():
            return impulse.begin(s, seat, action, told)
        case act.Pass():
            return impulse.passed(s, seat, told)
        case act.Use():
            return _use(s, seat, action.card, told)
        case act.Activate() if isinstance(frame, frames.Event):
            return events.play(s, frame, action, told)
        case act.Activate():
            return groups.activate(s, found)
        case act.Advance() if isinstance(frame, frames.Retiring):
            return events.retire(s, frame, action.to, told)
        case act.Advance():
            return groups.advance(s, _acting(s), action.to, found, told)
        case act.Halt():
            return groups.halt(s, frame)
        case act.Attack():
            return groups.fight(s, _acting(s))
        case act.Recover():
            return groups.recover(s, _acting(s), told)
        case act.Rail():
            return groups.rail(s, _acting(s), action.to, told)
        case act.Bombard():
            return groups.bombard(s, action.at, told)
        case act.ActSingly():
            return groups.act_singly(s, told)
        case act.Skip():
            return _skip(s, seat, told)
        case act.Hits():
            return combat.hit(s, frame, action.count, told)
        case act.Absorb():
            return damage.play(s, frame, action, found, told)
        case act.React() | act.Waive():
            return reactions.play(s, frame, action, told)
        case act.Take():
            return events.take(s, frame, action, told)
        case act.Choose() if isinstance(frame, frames.SendEast):
            return turn.send_east(s, action.units, told)
        case act.Choose() if isinstance(frame, frames.BringBack):
            return turn.bring_back(s, action.units, told)
    return events.play(s, frame, action, told)


def _acting(s: State) -> tuple[Any, ...]:
    frame = s.todo[0]
    if isinstance(frame, frames.Moving):
        return groups.moving_units(s, frame)
    assert isinstance(frame, frames.Act)
    return units_of(s, frame.units)


def _use(s: State, seat: Seat, name: str | None, told: Told) -> State:
    frame = s.todo[0]
    if isinstance(frame, frames.Extend):
        assert name is not None
        return impulse.extend(s, seat, name, told)
    if name == printed.OTHER_CARD:
        s = impulse.shown(pop(s), seat, name, told)
        told.append(Happening(text=Phrase("wpg-other-card"), seat=seat))
        return s
    if name is not None and effect(s, name) in events.STANDS:
        s = impulse.shown(pop(s), seat, name, told)
        return events.carry_out(s, seat, name, told)
    return impulse.use(s, seat, name, told)


def _skip(s: State, seat: Seat, told: Told) -> State:
    tell(told, "wpg-skipped", seat, side=side_ref(seat))
    return pop(s)


# --- Chance ------------------------------------------------------------------------------------


def feed(s: State, chance: Chance) -> Step:
    told: Told = []
    before, wanted = s, pending(s)
    match wanted, chance:
        case Shuffle(id=id), Order(shuffle=given) if id == given:
            s = _shuffled(s, chance, told)
        case Roll(id=id), Faces(roll=given) if id == given:
            combat.check_faces(wanted, chance)
            s = _rolled(s, chance, told)
        case Decide(id=id, kind="window"), Closed(decision=given) if id == given:
            s = pop(s)
        case _:
            raise refuse("wpg-not-asked-for", wpg("3.1"))
    drew = isinstance(before.todo[0], (frames.DrawEvent, frames.DrawReserve))
    return _step(before, s, told, reveals=drew)


def _shuffled(s: State, order: Order, told: Told) -> State:
    frame = s.todo[0]
    if isinstance(frame, frames.DrawEvent):
        return turn.draw_event(s, frame, order, told)
    assert isinstance(frame, frames.DrawReserve)
    return turn.draw_reserve(s, frame, order, told)


def _rolled(s: State, faces: Faces, told: Told) -> State:
    match s.todo[0]:
        case frames.Fire() as fire:
            return combat.thrown(s, fire, faces, told)
        case frames.Breakdown() as frame:
            return _broke_down(pop(s), frame, faces.faces["tanks"], told)
        case frames.FleetDie(card=name):
            return _fleet_rolled(pop(s), name, faces.faces["fleet"][0], told)
    raise AssertionError("nobody asked for dice")


def _broke_down(s: State, frame: frames.Breakdown, faces: tuple[int, ...], told: Told) -> State:
    """A tank that rolls no more than the points it spent goes to its reserve box (6.4)."""
    lost: list[UnitId] = [
        tank for tank, face in zip(frame.tanks, faces, strict=True) if face <= frame.spent
    ]
    for tank in units_of(s, lost):
        tell(told, "wpg-broke-down", tank.seat, side=side_ref(tank.seat), area=area_ref(tank.at))
        s = with_units(s, [replace(tank, at=reserve_of(tank), fresh=True)])
    return settle(s, told)


def _fleet_rolled(s: State, name: str, face: int, told: Told) -> State:
    """A countered fleet is lost on 1 to 3 (14.13)."""
    if face >= FLEET_SURVIVES:
        tell(told, "wpg-fleet-returns", CP, side=side_ref(CP))
        return s
    tell(told, "wpg-fleet-lost", CP, side=side_ref(CP))
    who = player(s, CP)
    used = tuple(each for each in who.used if each != name)
    return with_player(s, replace(who, used=used, out=(*who.out, name)))


# --- What follows by itself ----------------------------------------------------------------------


def _step(before: State, s: State, told: Told, *, reveals: bool) -> Step:
    stays = isinstance(before.todo[0], frames.BuildHands) and s.todo[:1] == before.todo[:1]
    if not stays:
        s = go_on(replace(s, count=s.count + 1), told)
    return Step(state=s, happenings=tuple(told), reveals=reveals)


def go_on(s: State, told: Told) -> State:
    """Do everything that needs nobody's choice."""
    while not s.over:
        after = _automatic(s, told)
        if after is None:
            return s
        s = after
    return s


def _automatic(s: State, told: Told) -> State | None:
    """The next state, if the first frame needs no choice and no chance."""
    frame = s.todo[0]
    match frame:
        case frames.DrawEvent() if s.printed:
            return turn.draw_printed(s, frame, told)
        case frames.NextImpulse(seat=seat) if not player(s, seat).hand:
            return impulse.passed(s, seat, told)
        case frames.NextSlot():
            return impulse.next_slot(s)
        case frames.Slot():
            return impulse.open_slot(s)
        case frames.EndImpulse():
            return impulse.end(s, told)
        case frames.EndTurn():
            return turn.end(s, told)
        case frames.Window() if not reactions.is_open(s, frame):
            return pop(s)
        case frames.Window(asked=asked) if asked != s.count:
            # Asked now: other things came between what opened it and this moment.
            return replace(s, todo=(replace(frame, asked=s.count), *s.todo[1:]))
        case frames.Singles(left=left, pool=pool, done=done):
            able = any(u.is_on_map for u in units_of(s, set(pool) - set(done)))
            return pop(s) if left == 0 or (pool and not able) else None
        case frames.Moving():
            return _moving(s, frame)
        case frames.Fire() if not combat.roll(s, frame).groups:
            return combat.hit(s, frame, 0, told)
        case frames.Damage():
            return damage.done(s, frame)
        case frames.Event() if not card_choices.asks(s, frame):
            return events.unasked(s, frame, told)
        case frames.TakeCards(seat=seat) if not player(s, seat).discard:
            return pop(s)
        case frames.BringBack() if not units_in(s, EAST):
            return pop(s)
        case frames.SendEast() if not turn.eastbound(s):
            return pop(s)
        case frames.Retiring(units=units) if not units_of(s, units):
            return pop(s)
    return None


def _moving(s: State, frame: frames.Moving) -> State | None:
    """A group that cannot go on stops by itself."""
    units = groups.moving_units(s, frame)
    if not units:
        return groups.halt(s, frame)
    here = units[0].at
    if any(may_step(s, units, to, frame.spent) for to in s.atlas.neighbours[here]):
        return None
    return groups.halt(s, frame)


def opened(s: State) -> State:
    """The state a new match waits in."""
    told: Told = []
    return go_on(turn.begin(s, told), told)
