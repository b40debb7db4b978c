"""Bots play whole matches against each other: who wins, how, and where the front ends."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import mean

from msgspec import Struct

from server.games.bot import Bot, Seen
from server.games.kernel import (
    Chance,
    Closed,
    Decide,
    Faces,
    Order,
    Over,
    Roll,
    Seat,
    Setup,
    Shuffle,
)
from server.games.mixer import Mixer
from server.games.what_price_glory import GAME
from server.games.what_price_glory.files import PARIS
from server.games.what_price_glory.sides import CP, EN, SEAT_OF
from server.games.what_price_glory.state import State
from server.games.what_price_glory.supply import in_supply

EVEN = (0.45, 0.55)  # of the matches the Central Powers should win
MOST_PARIS = 0.15  # of the matches in which Paris may fall


class Played(Struct, frozen=True, kw_only=True):
    """One finished match."""

    winners: tuple[Seat, ...]
    total: int  # the final VP total
    turns: int
    front: int  # areas the Central Powers hold beyond those they began with
    paris: bool
    windows: int  # reaction windows that were sat out
    cut_off: Mapping[Seat, float]  # units out of supply at the start of a turn, on average


def play(bots: Mapping[Seat, Bot], setup: Setup, luck: Mixer) -> Played:
    """One match to the end, each bot choosing from its own view."""
    s: State = GAME.setup(setup, GAME.seats)
    windows, turn = 0, 0
    cut: dict[Seat, list[int]] = {EN: [], CP: []}
    while not isinstance(wanted := GAME.pending(s), Over):
        if s.turn != turn:
            turn = s.turn
            for seat in cut:
                lost = [u for u in s.units if u.seat == seat and u.is_on_map]
                cut[seat].append(sum(not in_supply(s, u) for u in lost))
        if isinstance(wanted, Decide):
            seat = (wanted.waiting or wanted.seats)[0]
            seen = Seen(seat=seat, view=GAME.view(s, seat), pending=wanted)
            action = bots[seat].choose(seen, luck)
            if action is not None:
                s = GAME.apply(s, seat, action).state
                continue
            windows += 1
        s = GAME.feed(s, _chance(wanted, luck)).state
    return Played(
        winners=wanted.winners,
        total=wanted.scores[CP],
        turns=s.turn,
        front=_front(s),
        paris=s.ground[PARIS].controller == CP,
        windows=windows,
        cut_off={seat: mean(many) for seat, many in cut.items()},
    )


def _chance(wanted: Decide | Roll | Shuffle, luck: Mixer) -> Chance:
    if isinstance(wanted, Decide):
        return Closed(decision=wanted.id)
    if isinstance(wanted, Shuffle):
        return Order(shuffle=wanted.id, places=tuple(luck.sample(range(wanted.size), wanted.size)))
    faces = {
        dice.key: tuple(luck.randint(1, dice.sides) for _ in range(dice.count))
        for dice in wanted.groups
    }
    return Faces(roll=wanted.id, faces=faces)


def _front(s: State) -> int:
    now = sum(ground.controller == CP for ground in s.ground.values())
    return now - sum(SEAT_OF[area.controller] == CP for area in s.pack.areas)


class Report(Struct, frozen=True, kw_only=True):
    """What many matches came to."""

    games: int
    wins: Mapping[Seat, float]  # share of the matches; the rest were draws
    paris: float
    total: float
    front: float
    turns: float
    windows: float  # sat out, for each turn
    cut_off: Mapping[Seat, float]

    @property
    def misses(self) -> tuple[str, ...]:
        """The limits that are not held."""
        found = []
        if not EVEN[0] <= self.wins[CP] <= EVEN[1]:
            found.append("wins")
        if self.paris >= MOST_PARIS:
            found.append("paris")
        return tuple(found)


def report(played: list[Played]) -> Report:
    return Report(
        games=len(played),
        wins={seat: mean(each.winners == (seat,) for each in played) for seat in (EN, CP)},
        paris=mean(each.paris for each in played),
        total=mean(each.total for each in played),
        front=mean(each.front for each in played),
        turns=mean(each.turns for each in played),
        windows=sum(each.windows for each in played) / sum(each.turns for each in played),
        cut_off={seat: mean(each.cut_off[seat] for each in played) for seat in (EN, CP)},
    )


def measure(bots: Mapping[Seat, Bot], setup: Setup, games: int, seed: int) -> Report:
    luck = Mixer(seed * 1_000_003)
    return report([play(bots, setup, luck) for _ in range(games)])
