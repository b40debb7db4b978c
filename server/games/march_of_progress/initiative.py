"""Initiative: who rolls higher, who acts first, and when the card flips (MP-3, MP-10, MP-11)."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.kernel import Dice, Faces, Offer, Roll, Seat
from server.games.march_of_progress import attack, fortify, strength
from server.games.march_of_progress.actions import First
from server.games.march_of_progress.cards import OTHER, SEATS, Phase
from server.games.march_of_progress.score import runs_short
from server.games.march_of_progress.state import State, Task, in_play, mop
from server.games.ruling import Phrase, Reason, Reasons, Ruling
from server.games.telling import Told, refuse, seat_ref, tell

_CHAPTER = mop("mop-chapter-initiative")
_SETUP = mop("mop-chapter-setup")
_SIDES = 6


def roll(s: State) -> Roll:
    """One die each; after a tie there is another roll with its own id."""
    dice = (Dice(key=seat, seat=seat, count=1, sides=_SIDES, colour=seat) for seat in SEATS)
    why = Phrase("mop-roll-initiative" if s.rolls == 1 else "mop-roll-initiative-again")
    return Roll(id=f"initiative-{s.rolls}", why=why, groups=tuple(dice), tell_apart="colour")


def rolled(s: State, faces: Faces, told: Told) -> State:
    """The higher face has the initiative."""
    if s.stage != "roll" or faces.roll != f"initiative-{s.rolls}":
        raise refuse("mop-no-roll", _SETUP)
    shown = {seat: faces.faces.get(seat, ()) for seat in SEATS}
    one_each = all(len(dice) == 1 and 1 <= dice[0] <= _SIDES for dice in shown.values())
    if not one_each or len(faces.faces) != len(SEATS):
        raise refuse("mop-one-die-each", _SETUP)
    (blue,), (orange,) = shown["blue"], shown["orange"]
    if blue == orange:
        tell(told, "mop-initiative-tie", "blue", face=blue)
        return replace(s, rolls=s.rolls + 1)
    winner = "blue" if blue > orange else "orange"
    high, low = max(blue, orange), min(blue, orange)
    tell(told, "mop-initiative-won", winner, Reason("mop-high-roll", _SETUP), high=high, low=low)
    return replace(s, initiative=winner, stage="pick")


def matters(s: State, phase: Phase) -> bool:
    """Whether it makes a difference who acts first, now that both play the same kind of card."""
    match phase:
        case "move":
            return all(in_play(s, seat) for seat in SEATS)
        case "attack":
            return all(attack.can_attack(s, seat) for seat in SEATS)
        case "fortify":
            # The second sees what the first chose, if both have a choice at all.
            return all(len(fortify.options(s, Task("fortify", seat))) > 1 for seat in SEATS)
        case "strength":
            return all(len(strength.options(s, Task("strength", seat))) > 1 for seat in SEATS)
        case "score":
            return runs_short(s)
        case "recruit":
            return False


def _phase(task: Task) -> Phase:
    assert task.phase is not None
    return task.phase


def options(s: State, task: Task) -> tuple[Offer, ...]:
    """Either side, if it matters."""
    if not matters(s, _phase(task)):
        return ()
    return tuple(
        Offer(action=First(side=seat), label=Phrase("mop-offer-first", {"side": seat_ref(seat)}))
        for seat in SEATS
    )


def check(s: State, task: Task, action: First) -> Ruling[Seat]:
    if action.side not in SEATS:
        raise refuse("mop-no-such-side", _CHAPTER, side=action.side)
    return Ruling(action.side, (Reason("mop-holder-chooses", _CHAPTER),))


def play(s: State, task: Task, action: First, why: Reasons, told: Told) -> State:
    """The order is set, and right after it the card flips if it has to (Q13)."""
    tell(told, "mop-order-chosen", task.seat, *why, side=seat_ref(action.side))
    assert s.reveal is not None
    s = replace(s, reveal=replace(s.reveal, first=action.side))
    return _flip(_both(s, task, action.side), task, told)


def does_not_matter(s: State, task: Task, told: Told) -> State:
    """The holder goes first, and nobody is asked; the card flips all the same (MP-10)."""
    if _phase(task) in s.scenario.initiative.flip_on:
        tell(told, "mop-order-forced", task.seat)
    return _flip(_both(s, task, task.seat), task, told)


def _both(s: State, task: Task, first: Seat) -> State:
    phase = _phase(task)
    return replace(s, todo=(Task(phase, first), Task(phase, OTHER[first]), *s.todo))


def _flip(s: State, task: Task, told: Told) -> State:
    if _phase(task) not in s.scenario.initiative.flip_on:
        return s
    holder = OTHER[task.seat]
    why = Reason("mop-flips", _CHAPTER, values={"phase": _phase(task)})
    tell(told, "mop-initiative-flips", holder, why)
    assert s.reveal is not None
    return replace(s, initiative=holder, reveal=replace(s.reveal, initiative_to=holder))
