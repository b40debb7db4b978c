"""Bots play a deck against each other, and its numbers are held against the digest's limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from statistics import median

from msgspec import Struct

from server.games.bot import Bot, Seen
from server.games.kernel import Decide, Order, Seat, Setup, Shuffle
from server.games.mixer import Mixer
from server.games.progress import GAME
from server.games.progress.bots import Tasting
from server.games.progress.data import Pack
from server.games.progress.state import State

SHORTEST, LONGEST = 12, 20  # median turns of each player
SEAT_LEAD = 0.05  # a seat may win so much more often than its share
LEAST_LIKED, SPAN = 0.4, 1.2  # of a technology's worth, as a player of some taste sees it
LEAST_USED, MOST_USED = 0.15, 0.85  # of the games in which somebody had it in hand


class Played(Struct, kw_only=True):
    """One finished game."""

    turns: int
    scores: dict[Seat, int]
    winners: tuple[Seat, ...]
    order: tuple[Seat, ...]
    seen: set[str]
    used: set[str]
    why: str


def play(bots: dict[Seat, Bot], setup: Setup, luck: Mixer) -> Played:
    """One game to the end, each bot choosing from its own view."""
    state: State = GAME.setup(setup, GAME.form(setup).seats)
    seen: set[str] = set()
    while True:
        wanted = GAME.pending(state)
        if isinstance(wanted, Shuffle):
            places = tuple(luck.sample(range(wanted.size), wanted.size))
            state = GAME.feed(state, Order(shuffle=wanted.id, places=places)).state
        elif isinstance(wanted, Decide):
            seat = wanted.seats[0]
            told = Seen(seat=seat, view=GAME.view(state, seat), pending=wanted)
            state = GAME.apply(state, seat, bots[seat].choose(told, luck)).state
        else:
            break
        for player in state.players:
            seen.update(player.hand)
    used = {id for player in state.players for id in player.active}
    over = GAME.standing(state)
    return Played(
        turns=state.round,
        scores=dict(over.scores),
        winners=over.winners,
        order=state.order,
        seen=seen | used,
        used=used,
        why=state.why,
    )


class Report(Struct, kw_only=True):
    """What many games of one number of players came to."""

    players: int
    games: int
    turns: float
    shortest: int
    longest: int
    scores: tuple[float, float, float]  # winner, mean, last
    seats: tuple[float, ...]  # share of the wins by place in the turn order
    ends: dict[str, int]
    use: dict[str, float]  # of each technology: played, of the games in which it was seen
    dead: tuple[str, ...]  # never played

    @property
    def misses(self) -> list[str]:
        """The limits that are not held."""
        found = []
        if not SHORTEST <= self.turns <= LONGEST:
            found.append("length")
        if self.players > 1 and max(self.seats) > 1 / self.players + SEAT_LEAD:
            found.append("seats")
        if any(not LEAST_USED <= share <= MOST_USED for share in self.use.values()):
            found.append("use")
        return found


Table = Callable[[Mixer], dict[Seat, Bot]]  # who sits in each seat of the next game


def alike(bot: Bot) -> Table:
    """One kind of bot in every seat of every game."""
    return lambda luck: dict.fromkeys(GAME.seats, bot)


def of_taste(pack: Pack) -> Table:
    """Greedy bots, each of whom likes some technologies better than others, anew in every game."""

    def likes(luck: Mixer) -> dict[str, float]:
        return {card.id: LEAST_LIKED + SPAN * luck.random() for card in pack.cards}

    return lambda luck: {seat: Tasting(likes(luck)) for seat in GAME.seats}


def measure(
    pack: Pack, text: str | None, players: int, games: int, seed: int, table: Table
) -> Report:
    """So many games of the deck."""
    setup = setup_of(pack, text, players)
    luck = Mixer(seed * 1_000_003 + players)
    return report([play(table(luck), setup, luck) for _ in range(games)], pack, players)


def setup_of(pack: Pack, text: str | None, players: int) -> Setup:
    """The standard game with this deck; its text, if it is not shipped."""
    data = {} if text is None else {"deck.toml": text}
    return Setup(answers={"players": players, "deck": pack.id}, data=data)


def report(played: list[Played], pack: Pack, players: int) -> Report:
    wins: Counter[int] = Counter()
    for game in played:
        for seat in game.winners:
            wins[game.order.index(seat)] += 1
    share = sum(wins.values()) or 1
    ids = [card.id for card in pack.cards if card.age < 4 and card.many(players)]
    seen = Counter(id for game in played for id in game.seen)
    used = Counter(id for game in played for id in game.used)
    turns = [game.turns for game in played]
    points = [sorted(game.scores.values()) for game in played]
    return Report(
        players=players,
        games=len(played),
        turns=median(turns),
        shortest=min(turns),
        longest=max(turns),
        scores=(
            sum(each[-1] for each in points) / len(points),
            sum(sum(each) / len(each) for each in points) / len(points),
            sum(each[0] for each in points) / len(points),
        ),
        seats=tuple(wins[place] / share for place in range(players)),
        ends=dict(Counter(game.why for game in played)),
        use={id: used[id] / seen[id] for id in ids if seen[id]},
        dead=tuple(id for id in ids if not used[id]),
    )
