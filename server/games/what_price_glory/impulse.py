"""An impulse (4, 5): cards are committed, used slot by slot, and put away."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.kernel import Seat
from server.games.telling import Told, tell
from server.games.what_price_glory.actions import Commit, CommitPrinted
from server.games.what_price_glory.cards import (
    STARTS,
    commit,
    has_used,
    named,
    only_simple,
    put_away,
    show,
)
from server.games.what_price_glory.frames import (
    Act,
    Begin,
    EndImpulse,
    EndTurn,
    Extend,
    NextImpulse,
    NextSlot,
    SendEast,
    Singles,
    Slot,
)
from server.games.what_price_glory.reactions import window
from server.games.what_price_glory.sides import CP, OTHER, CardName, UnitId, card_ref, side_ref
from server.games.what_price_glory.state import (
    Impulse,
    State,
    Unit,
    effect,
    player,
    pop,
    push,
    track,
    units_of,
    with_impulse,
    with_player,
    with_units,
)

PASSES = 2  # in a row, that end the impulses of a turn


def begin(s: State, seat: Seat, action: Commit | CommitPrinted, told: Told) -> State:
    """Cards are committed face down; the other side sees how many (4.2)."""
    s = commit(pop(s), seat, action)
    s = replace(s, impulse=Impulse(seat=seat), passes=0, impulses=s.impulses + 1)
    for each in s.players:
        s = with_player(s, replace(each, waives=False))
    tell(told, "wpg-committed", seat, side=side_ref(seat), count=len(player(s, seat).committed))
    if only_simple(s, seat):
        s = with_impulse(s, slots=("A",))
        return push(s, *window(s, "committed"), Slot(), NextSlot(), EndImpulse())
    return push(s, *window(s, "committed"), Begin(), EndImpulse())


def passed(s: State, seat: Seat, told: Told) -> State:
    """No impulse; after two passes in a row there are no more in this turn (4.1)."""
    tell(told, "wpg-passed", seat, side=side_ref(seat))
    s = replace(pop(s), passes=s.passes + 1, impulses=s.impulses + 1)
    if s.passes < PASSES:
        return push(s, NextImpulse(seat=OTHER[seat]))
    east = (SendEast(),) if track(s).east == "out" else ()
    return push(s, *east, EndTurn())


def use(s: State, seat: Seat, name: CardName | None, told: Told) -> State:
    """The starting card is shown, or spent unseen for a simple action. Events are carried out in
    `events.py`."""
    s = pop(s)
    if name is None:
        s = with_impulse(s, slots=("A",))
        tell(told, "wpg-simple", seat, side=side_ref(seat))
        return push(s, *window(s, "slot"), Slot(), NextSlot())
    s = shown(s, seat, name, told)
    slots = ("A", "A") if effect(s, name) == "two-actions" else ("A", "B")
    s = with_impulse(s, slots=slots)
    return push(s, *window(s, "slot"), Slot(), NextSlot())


def shown(s: State, seat: Seat, name: CardName, told: Told) -> State:
    """A card is used by its text."""
    tell(told, "wpg-shown", seat, side=side_ref(seat), card=card_ref(name))
    return show(s, seat, name)


def extend(s: State, seat: Seat, name: CardName, told: Told) -> State:
    """The second of Esprit de Corps and Battlefield Coordination adds a slot (5.4c): another group,
    or a second action of the last one."""
    s = shown(pop(s), seat, name, told)
    assert s.impulse is not None
    s = with_impulse(s, slots=(*s.impulse.slots, "B"))
    return push(s, *window(s, "slot"), Slot(), NextSlot())


def is_combined(s: State, seat: Seat) -> bool:
    """Whether a card was shown that lets others be played beside it (5.3)."""
    return any(effect(s, name) in STARTS for name in player(s, seat).used)


def next_slot(s: State) -> State:
    """On to the next slot, to a card that extends the impulse, or to its end."""
    assert s.impulse is not None
    slot = s.impulse.slot + 1
    s = with_impulse(pop(s), slot=slot, crossed={})
    if slot < len(s.impulse.slots if s.impulse else ()):
        return push(s, *window(s, "slot"), Slot(), NextSlot())
    seat = s.impulse.seat if s.impulse else CP
    started = [has_used(s, seat, each) for each in ("two-actions", "two-groups")]
    if player(s, seat).committed and sum(started) == 1:
        return push(s, Extend())
    return s


def letter(s: State) -> str:
    assert s.impulse is not None
    return s.impulse.slots[s.impulse.slot]


def other_group(s: State) -> tuple[UnitId, ...]:
    """The units of the other letter's group: groups are disjoint (5.4b). Who was turned back on the
    way has acted, and is none of this group either; where Steel Rain came first, nobody has."""
    assert s.impulse is not None
    now = s.impulse
    mine = now.groups.get(letter(s), ())
    fired = {key for key in now.bases if not acts_twice(s, key)}
    keys = now.groups.keys() - {letter(s), *fired}
    theirs = (id for key in sorted(keys) for id in now.groups[key])
    return tuple(dict.fromkeys((*theirs, *(id for id in now.active if id not in mine))))


def acts_twice(s: State, key: str) -> bool:
    """Whether both actions of Esprit de Corps are this group's."""
    assert s.impulse is not None
    return s.impulse.slots.count(key) > 1


def group_so_far(s: State) -> tuple[Unit, ...]:
    """What is left of the group that this slot continues; none: it is still to be chosen."""
    assert s.impulse is not None
    ids = s.impulse.groups.get(letter(s), ())
    return tuple(unit for unit in units_of(s, ids) if unit.is_on_map)


def is_continued(s: State) -> bool:
    """Whether this slot is the second action of a group."""
    assert s.impulse is not None
    return letter(s) in s.impulse.slots[: s.impulse.slot]


def open_slot(s: State) -> State | None:
    """A slot whose group is known goes straight to it; None: the phasing player chooses. A group
    that was lost on the way does not act again, nor one that was turned back when no card is left
    that could be its recovery."""
    assert s.impulse is not None
    if not is_continued(s) or letter(s) not in s.impulse.groups:
        return None
    units = group_so_far(s)
    is_able = any(unit.fresh for unit in units) or player(s, s.impulse.seat).committed
    if not units or not is_able:
        return pop(s)
    group = tuple(unit.id for unit in units)
    alone = letter(s) in s.impulse.alone
    next = Singles(left=len(group), pool=group) if alone else Act(units=group)
    return replace(s, todo=(next, *s.todo[1:]))


def end(s: State, told: Told) -> State:
    """Cards are put away, active units are turned to their spent side (4.4)."""
    assert s.impulse is not None
    seat = s.impulse.seat
    tired = [replace(u, fresh=False) for u in units_of(s, s.impulse.active) if u.is_on_map]
    s = with_units(put_away(pop(s), seat), tired)
    if s.house.marker_life == "impulse":
        s = replace(s, markers=())
    for each in s.players:
        s = with_player(s, replace(each, waives=False))
    s = replace(s, impulse=None)
    return push(s, NextImpulse(seat=OTHER[seat]))


def left_with(s: State, seat: Seat, wanted: str) -> CardName | None:
    """The committed card of this effect that is not used yet; none in the Entente's turn one. A
    second card needs Esprit de Corps or Battlefield Coordination, shown before it (5.3)."""
    if only_simple(s, seat) or (player(s, seat).used and not is_combined(s, seat)):
        return None
    return named(s, player(s, seat), wanted)  # type: ignore[arg-type]
