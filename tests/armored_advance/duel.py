"""Bots against bots, each seeing only its own views, with the same ready list on both sides."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
from msgspec import Struct

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import Pick
from server.games.armored_advance.bots import BOTS
from server.games.armored_advance.state import State
from server.games.bot import Bot, Seen
from server.games.kernel import Decide, Over, Seat, Setup, View
from server.stations.player import decoded
from tests.kernel.playout import by_luck

MOST_TURNS = 200  # a match that lasts longer is called a draw
BOARDS = ("crossroads", "hedgerows", "river", "works")
MISSIONS = ("annihilation", "timed_annihilation", "domination")
# Every board with every mission, as the form proposes them; but places have an error on the first
# board alone: working out what is too close to call is most of the time of a match of bots.
SETUPS = tuple(
    Setup(answers={"board": board, "mission": mission, "error": "fine" if first else "0"})
    for first, board in zip((True, False, False, False), BOARDS, strict=True)
    for mission in MISSIONS
)


class Tally(Struct):
    """How one bot did against another."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def rate(self) -> float:
        """Matches won, of all: a draw is not a win."""
        return self.won / (self.won + self.drawn + self.lost)


def seen(s: State, seat: Seat) -> Seen:
    """What a bot on this seat is told, as it arrives over the wire."""
    pending = GAME.pending(s)
    assert isinstance(pending, Decide)
    sent = msgspec.json.decode(msgspec.json.encode(GAME.view(s, seat)), type=View)
    return Seen(seat=seat, view=decoded(sent, GAME), pending=pending)


def with_lists(setup: Setup, luck: random.Random) -> State:
    """A new match in which both sides have handed in the same list, any of the ready ones."""
    s = GAME.setup(setup, GAME.seats)
    (offer,) = GAME.legal(s, "blue")
    (vary,) = offer.vary
    force = luck.choice(vary.values)
    for seat in GAME.seats:
        s = GAME.apply(s, seat, Pick(force=force)).state
    return s


def states(players: dict[Seat, Bot], luck: random.Random, s: State) -> Iterator[State]:
    """Every state of one match between these bots, from the given one on."""
    while s.turn <= MOST_TURNS:
        yield s
        pending = GAME.pending(s)
        if isinstance(pending, Over):
            return
        if isinstance(pending, Decide):
            seat = pending.waiting[0]
            action = players[seat].choose(seen(s, seat), luck)
            GAME.check(s, seat, action)
            s = GAME.apply(s, seat, action).state
        else:
            s = GAME.feed(s, by_luck(pending, luck)).state


def winner(players: dict[Seat, Bot], seed: int, setup: Setup) -> Seat | None:
    """Who wins the match of this seed; nobody, if it is a draw."""
    luck = random.Random(seed)
    *_, last = states(players, luck, with_lists(setup, luck))
    over = GAME.pending(last)
    return over.winners[0] if isinstance(over, Over) and len(over.winners) == 1 else None


def duel(level: str, other: str, matches: int, first: int = 0) -> Tally:
    """So many matches, on alternating seats, boards and missions."""
    tally = Tally()
    for seed in range(first, first + matches):
        mine, theirs = ("blue", "orange") if seed % 2 == 0 else ("orange", "blue")
        players = {mine: BOTS[level], theirs: BOTS[other]}
        won = winner(players, seed, SETUPS[seed % len(SETUPS)])
        tally.won += won == mine
        tally.lost += won == theirs
        tally.drawn += won is None
    return tally
