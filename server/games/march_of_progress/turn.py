"""Sequence of play: pick, reveal, resolve in order, discard, and see whether the game ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from server.games.kernel import Happening, Offer, Seat, Step
from server.games.march_of_progress import actions as act
from server.games.march_of_progress import (
    attack,
    combat,
    fortify,
    initiative,
    movement,
    pick,
    recruit,
    score,
    strength,
)
from server.games.march_of_progress.cards import PHASE_OF
from server.games.march_of_progress.end import is_last_turn, result, why_over
from server.games.march_of_progress.record import Played, Reveal
from server.games.march_of_progress.state import Player, State, Task, card_ref, mop
from server.games.ruling import Phrase, Reasons, Ruling
from server.games.telling import Told, refuse, seat_ref, tell

_CHAPTER = mop("mop-chapter-sequence")

Options = Callable[[State, Task], tuple[Offer, ...]]
Check = Callable[[State, Task, Any], Ruling[Any]]
Play = Callable[[State, Task, Any, Reasons, Told], State]  # with the reasons of the check
Otherwise = Callable[[State, Task, Told], State]

# Which choices a task leaves, ...
OPTIONS: dict[str, Options] = {
    "order": initiative.options,
    "move": movement.options,
    "fortify": fortify.options,
    "attack": attack.options,
    "discard": attack.discard_options,
    "occupy": combat.occupy_options,
    "strength": strength.options,
}
# ... what happens when it leaves none, ...
OTHERWISE: dict[str, Otherwise] = {
    "order": initiative.does_not_matter,
    "move": movement.nothing,
    "recruit": recruit.recruit,
    "fortify": fortify.nothing,
    "attack": attack.nothing,
    "discard": combat.fight,
    "combat": combat.fight,
    "occupy": combat.not_occupied,
    "strength": strength.nothing,
    "score": score.score,
}
# ... and which actions answer it, with their check and their play. A play does not check again.
ANSWERS: dict[str, tuple[tuple[type, ...], Check, Play]] = {
    "order": ((act.First,), initiative.check, initiative.play),
    "move": ((act.Move,), movement.check, movement.play),
    "fortify": ((act.Fortify, act.Decline), fortify.check, fortify.play),
    "attack": ((act.Attack, act.Decline), attack.check, attack.play),
    "discard": ((act.Discard,), attack.check_discard, attack.discard),
    "occupy": ((act.Occupy,), combat.check_occupy, combat.occupy),
    "strength": ((act.Strengthen,), strength.check, strength.play),
}


def options(s: State) -> tuple[Offer, ...]:
    """The options of the next task of a turn being resolved."""
    task = s.todo[0]
    return OPTIONS[task.kind](s, task) if task.kind in OPTIONS else ()


def check(s: State, seat: Seat, action: Any) -> Ruling[Any]:
    """The ruling for an answer to what the turn waits for; refuses everything else."""
    if s.stage == "pick":
        return pick.check(s, seat, action)
    if s.stage != "resolve":
        raise refuse("mop-not-now", _CHAPTER)
    task = s.todo[0]
    if seat != task.seat:
        raise refuse("mop-not-your-choice", _CHAPTER, seat=seat_ref(task.seat))
    answers, judge, _ = ANSWERS[task.kind]
    if not isinstance(action, answers):
        raise refuse("mop-not-now", _CHAPTER)
    return judge(s, task, action)


def apply(s: State, seat: Seat, action: Any) -> Step:
    """Check an action and play it, and on until somebody has a real choice."""
    why = check(s, seat, action).reasons
    told: Told = []
    if s.stage == "pick":
        s = pick.play(s, seat, action, told)
        if any(player.picked is None for player in s.players):
            return Step(state=s, happenings=tuple(told))
        s = reveal(s, told)
        # Printed cards were public before they were entered: no secret is revealed.
        return Step(state=go_on(s, told), happenings=tuple(told), reveals=s.cards == "phone")
    task = s.todo[0]
    s = ANSWERS[task.kind][2](replace(s, todo=s.todo[1:]), task, action, why, told)
    return Step(state=go_on(s, told), happenings=tuple(told))


def reveal(s: State, told: Told) -> State:
    """Both cards are turned over, and the turn's tasks are laid out in their order."""
    blue, orange = (_turned(player) for player in s.players)
    cards = tuple(Played(seat=p.seat, card=p.picked) for p in (blue, orange) if p.picked)
    mine, theirs = (card_ref(card.card) for card in cards)
    tell(told, "mop-revealed", "blue", card=mine, other_seat=seat_ref("orange"), other=theirs)
    return replace(
        s,
        stage="resolve",
        players=(blue, orange),
        reveal=Reveal(turn=s.turn, played=cards),
        todo=_tasks(s, cards),
    )


def _turned(player: Player) -> Player:
    return replace(player, hand=tuple(card for card in player.hand if card != player.picked))


def _tasks(s: State, cards: tuple[Played, ...]) -> tuple[Task, ...]:
    blue, orange = (PHASE_OF[card.card] for card in cards)
    if blue == orange:
        assert s.initiative is not None
        return (Task("order", s.initiative, phase=blue),)
    tasks = (Task(blue, "blue"), Task(orange, "orange"))
    return tuple(sorted(tasks, key=lambda task: s.scenario.order.index(task.kind)))


def go_on(s: State, told: Told) -> State:
    """Resolve tasks until somebody has a real choice; tell which choices were forced."""
    while s.todo:
        task, offers = s.todo[0], options(s)
        if len(offers) > 1:
            return s
        s = replace(s, todo=s.todo[1:])
        if offers:
            tell(told, f"mop-{task.kind}-forced", task.seat)
            _, judge, play = ANSWERS[task.kind]
            action = offers[0].action
            s = play(s, task, action, judge(s, task, action).reasons, told)
        else:
            s = OTHERWISE[task.kind](s, task, told)
    return _end_turn(s, told) if s.stage == "resolve" else s


def _end_turn(s: State, told: Told) -> State:
    """Played cards go to the discard; then the end of the game, or the next turn."""
    blue, orange = (_put_away(player) for player in s.players)
    s = replace(s, players=(blue, orange))
    if is_last_turn(s):
        told.append(Happening(text=result(s).why, reasons=why_over(s)))
        return replace(s, stage="over")
    told.append(Happening(text=Phrase("mop-turn", {"turn": s.turn + 1})))
    return replace(s, stage="pick", turn=s.turn + 1)


def _put_away(player: Player) -> Player:
    if player.picked is None:  # SCORE is back in the hand
        return player
    return replace(player, discard=(*player.discard, player.picked), picked=None)
