"""A table to build situations on: armies, dice and cards put where a test wants them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from server.games.kernel import Decide, Happening, Seat, Setup
from server.games.march_of_progress import GAME
from server.games.march_of_progress.actions import Pick
from server.games.march_of_progress.cards import Card
from server.games.march_of_progress.state import Army, State, player, with_player


def start(*, initiative: Seat = "blue", cards: str = "phone", **house: str) -> State:
    """The Thirty Years War after the roll for the initiative."""
    state = GAME.setup(Setup(answers={"cards": cards, **house}), GAME.seats)
    return replace(state, stage="pick", initiative=initiative)


def place(state: State, seat: Seat, *places: str) -> State:
    """Put the seat's armies there and the rest in stock: `neutral`, `neutral lying`,
    `home_orange capital`, `home_orange lying capital`."""
    laid = [text.split() for text in places]
    laid += [[]] * (state.scenario.armies_per_player - len(laid))
    armies = tuple(
        Army(f"{seat}-{n}", seat, words[0] if words else None, "lying" in words, "capital" in words)
        for n, words in enumerate(laid, 1)
    )
    others = tuple(army for army in state.armies if army.seat != seat)
    both = (*armies, *others) if seat == "blue" else (*others, *armies)
    return replace(state, armies=both)


def dice(state: State, *vp: int, blue: int = 1, orange: int = 1) -> State:
    """Set the VP dice, in the countries' order, and the strength dice."""
    state = replace(state, vp_dice=vp or state.vp_dice)
    for seat, strength in (("blue", blue), ("orange", orange)):
        state = with_player(state, replace(player(state, seat), strength=strength))
    return state


def holds(state: State, seat: Seat, *hand: Card) -> State:
    """The seat holds these cards; the others lie in its discard pile."""
    me = player(state, seat)
    both = (*me.hand, *me.discard)
    gone = tuple(card for card in both if card not in hand)
    return with_player(state, replace(me, hand=hand, discard=gone))


def points(state: State, blue: int, orange: int) -> State:
    for seat, vp in (("blue", blue), ("orange", orange)):
        state = with_player(state, replace(player(state, seat), vp=vp))
    return replace(state, stock=state.scenario.vp_stock.vp - blue - orange)


def able_to_score(state: State) -> State:
    """Both have played RECRUIT before, so that SCORE may be picked."""
    for seat in GAME.seats:
        hand = [card for card in player(state, seat).hand if card != "recruit"]
        state = holds(state, seat, *hand)
    return state


class Table:
    """A match in progress that checks itself after every step and keeps what was told."""

    def __init__(self, state: State) -> None:
        GAME.invariants(state)
        self.state = state
        self.told: list[Happening] = []

    def do(self, *actions: Any) -> Table:
        """Each action by whoever has to decide."""
        for action in actions:
            waits = GAME.pending(self.state)
            assert isinstance(waits, Decide), waits
            self.act(waits.waiting[0], action)
        return self

    def act(self, seat: Seat, action: Any) -> Table:
        step = GAME.apply(self.state, seat, action)
        GAME.invariants(step.state)
        self.state, self.told = step.state, [*self.told, *step.happenings]
        return self

    def turn(self, blue: Card, orange: Card, *actions: Any) -> Table:
        """Both pick; then the choices that follow, in their order."""
        self.act("blue", Pick(card=blue))
        return self.act("orange", Pick(card=orange)).do(*actions)

    def waits(self) -> str:
        """The id of the decision the match waits for, or what else it waits for."""
        waits = GAME.pending(self.state)
        return waits.id if isinstance(waits, Decide) else type(waits).__name__

    def offers(self) -> list[Any]:
        waits = GAME.pending(self.state)
        assert isinstance(waits, Decide), waits
        return [offer.action for offer in GAME.legal(self.state, waits.waiting[0])]

    def heard(self) -> list[str]:
        return [happening.text.key for happening in self.told]

    def why(self, key: str) -> list[str]:
        """The reasons given with the last happening of this key."""
        last = [happening for happening in self.told if happening.text.key == key][-1]
        return [reason.key for reason in last.reasons]

    def armies(self, seat: Seat, country: str | None) -> int:
        return sum(a.seat == seat and a.country == country for a in self.state.armies)

    def vp(self) -> tuple[int, int]:
        blue, orange = self.state.players
        return blue.vp, orange.vp

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        return player(self.state, seat).hand

    def discard(self, seat: Seat) -> tuple[Card, ...]:
        return player(self.state, seat).discard
