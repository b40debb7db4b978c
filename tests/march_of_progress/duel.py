"""Bots against bots, each seeing only its own views; whoever begins alternates."""

from __future__ import annotations

import random
from collections.abc import Iterator

from msgspec import Struct

from server.games.bot import Bot, Seen
from server.games.kernel import Decide, Faces, Over, Seat, Setup, View
from server.games.march_of_progress import GAME
from server.games.march_of_progress.bots import BOTS
from server.games.march_of_progress.state import State
from tests.kernel.playout import by_luck

MOST_TURNS = 300  # a match that lasts longer is called a draw
STANDARD = Setup()


class Tally(Struct):
    """How one bot did against another."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def rate(self) -> float:
        """Matches won, of all: a draw is not a win."""
        return self.won / (self.won + self.drawn + self.lost)


def seen(s: State, seat: Seat, setup: Setup = STANDARD, before: tuple[View, ...] = ()) -> Seen:
    """What a bot on this seat is told."""
    pending = GAME.pending(s)
    assert isinstance(pending, Decide)
    view = GAME.view(s, seat)
    return Seen(seat=seat, view=view, pending=pending, answers=setup.answers, before=before)


def states(players: dict[Seat, Bot], luck: random.Random, setup: Setup) -> Iterator[State]:
    """Every state of one match between these bots."""
    s = GAME.setup(setup, GAME.seats)
    before: dict[Seat, tuple[View, ...]] = dict.fromkeys(players, ())
    while s.turn <= MOST_TURNS:
        yield s
        pending = GAME.pending(s)
        if isinstance(pending, Over):
            return
        if isinstance(pending, Decide):
            seat = pending.waiting[0]
            told = seen(s, seat, setup, before[seat])
            action = players[seat].choose(told, luck)
            before[seat] = (*told.before, told.view)
            s = GAME.apply(s, seat, action).state
        else:
            faces = by_luck(pending, luck)
            assert isinstance(faces, Faces)
            s = GAME.feed(s, faces).state


def winner(players: dict[Seat, Bot], seed: int, setup: Setup = STANDARD) -> Seat | None:
    """Who wins the match of this seed; nobody, if it is a draw."""
    *_, last = states(players, random.Random(seed), setup)
    over = GAME.pending(last)
    return over.winners[0] if isinstance(over, Over) and len(over.winners) == 1 else None


def duel(level: str, other: str, matches: int, setup: Setup = STANDARD) -> Tally:
    """So many matches, on alternating seats."""
    tally = Tally()
    for seed in range(matches):
        mine, theirs = ("blue", "orange") if seed % 2 == 0 else ("orange", "blue")
        won = winner({mine: BOTS[level], theirs: BOTS[other]}, seed, setup)
        tally.won += won == mine
        tally.lost += won == theirs
        tally.drawn += won is None
    return tally
