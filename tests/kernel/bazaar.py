"""Bazaar, a game of payments: two sides buy lots with copper, silver and gold. Tests alone play it.

Nothing is hidden and nothing is rolled; what a lot costs may be paid in many ways.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from server.games.bot import drawn
from server.games.kernel import (
    AddUp,
    Amount,
    Chance,
    Decide,
    Form,
    Happening,
    Luck,
    Offer,
    Over,
    Pending,
    Seat,
    Setup,
    Step,
    Types,
    View,
    Viewer,
)
from server.games.payment import check_payment, suggest_payment
from server.games.ruling import Cite, Phrase, Ref, Ruling
from server.games.telling import refuse, seat_ref

SIDES: tuple[Seat, ...] = ("blue", "orange")
WORTH = {"copper": 1, "silver": 2, "gold": 5}
FULL = {"copper": 6, "silver": 3, "gold": 1}
PRICES = (3, 4, 2, 7, 1, 6)
MOST_COPPER = 4  # at once: nobody likes to count
TIP = 1  # may be paid beyond the price
RULES = Cite("bazaar", page=1)


class Purse(Struct, frozen=True, kw_only=True):
    seat: Seat
    coins: Mapping[str, int] = msgspec.field(default_factory=lambda: dict(FULL))
    bought: int = 0


class State(Struct, frozen=True, kw_only=True):
    purses: tuple[Purse, ...] = tuple(Purse(seat=seat) for seat in SIDES)
    turn: int = 0

    @property
    def purse(self) -> Purse:
        return self.purses[self.turn % len(SIDES)]


class Buy(Struct, frozen=True, kw_only=True, tag="buy", forbid_unknown_fields=True):
    coins: Mapping[str, int]


class Pass(Struct, frozen=True, kw_only=True, tag="pass", forbid_unknown_fields=True):
    pass


class Board(Struct, frozen=True, kw_only=True):
    purses: tuple[Purse, ...]
    price: int | None


class Price(Struct, frozen=True, tag="price", forbid_unknown_fields=True):
    """What does the next lot cost?"""


class SetCoins(Struct, frozen=True, tag="set_coins", forbid_unknown_fields=True):
    seat: Seat
    kind: str
    count: int


def price_of(s: State) -> AddUp:
    """What the lot on the table may be paid with."""
    coins = s.purse.coins
    amounts = tuple(
        Amount(
            key=kind,
            thing=Ref("bz-coin", kind),
            high=min(coins[kind], MOST_COPPER if kind == "copper" else coins[kind]),
            worth=worth,
        )
        for kind, worth in WORTH.items()
    )
    price = PRICES[s.turn]
    return AddUp(field="coins", amounts=amounts, low=price, high=price + TIP)


class Bazaar:
    id = "bazaar"
    version = "1"
    types = Types(state=State, action=Buy | Pass, board=Board, question=Price, correction=SetCoins)
    seats = SIDES

    def form(self, partial: Setup) -> Form:
        return Form(fields=(), seats=SIDES)

    def setup(self, chosen: Setup, seats: tuple[Seat, ...]) -> State:
        return State()

    def pending(self, s: State) -> Pending:
        if s.turn == len(PRICES):
            return self.standing(s)
        return Decide(id=f"lot-{s.turn}", seats=(s.purse.seat,), waiting=(s.purse.seat,))

    def legal(self, s: State, seat: Seat, about: str | None = None) -> tuple[Offer, ...]:
        if s.turn == len(PRICES) or seat != s.purse.seat:
            return ()
        price, passing = price_of(s), Offer(action=Pass(), label=Phrase("bz-pass"))
        paid = suggest_payment(price)
        if paid is None:
            return (passing,)
        label = Phrase("bz-buy", {"price": price.low})
        return (Offer(action=Buy(coins=paid), label=label, vary=(price,)), passing)

    def check(self, s: State, seat: Seat, action: Buy | Pass) -> Ruling[int]:
        if s.turn == len(PRICES) or seat != s.purse.seat:
            raise refuse("bz-not-now", RULES)
        return check_payment(price_of(s), action.coins, RULES) if isinstance(action, Buy) else NONE

    def apply(self, s: State, seat: Seat, action: Buy | Pass) -> Step:
        paid = self.check(s, seat, action).value
        purse = s.purse
        if isinstance(action, Buy):
            left = {kind: many - action.coins.get(kind, 0) for kind, many in purse.coins.items()}
            purse = replace(purse, coins=left, bought=purse.bought + 1)
        purses = tuple(purse if each.seat == seat else each for each in s.purses)
        told = Phrase("bz-paid", {"side": seat_ref(seat), "paid": paid})
        after = replace(s, purses=purses, turn=s.turn + 1)
        return Step(state=after, happenings=(Happening(text=told, seat=seat),))

    def feed(self, s: State, chance: Chance) -> Step:
        raise refuse("bz-not-now", RULES)

    def correct(self, s: State, correction: SetCoins) -> Step:
        fits = correction.kind in WORTH and 0 <= correction.count <= 9
        if correction.seat not in SIDES or not fits:
            raise refuse("bz-not-now", RULES)
        purses = tuple(
            replace(each, coins={**each.coins, correction.kind: correction.count})
            if each.seat == correction.seat
            else each
            for each in s.purses
        )
        told = Happening(text=Phrase("bz-corrected", {"side": seat_ref(correction.seat)}))
        return Step(state=replace(s, purses=purses), happenings=(told,))

    def standing(self, s: State) -> Over:
        scores = {purse.seat: purse.bought for purse in s.purses}
        best = max(scores.values())
        winners = tuple(seat for seat, score in scores.items() if score == best)
        return Over(winners=winners, scores=scores, why=Phrase("bz-most"))

    def turn(self, s: State) -> int:
        return s.turn

    def view(self, s: State, viewer: Viewer) -> View:
        price = PRICES[s.turn] if s.turn < len(PRICES) else None
        offers = self.legal(s, viewer) if viewer else ()
        prompt = Phrase("bz-lot", {"price": price or 0})
        names = {f"bz-coin-{kind}": {"en": kind.title(), "de": GERMAN[kind]} for kind in WORTH}
        board = Board(purses=s.purses, price=price)
        return View(board=board, prompt=prompt, offers=offers, names=names)

    def ask(self, s: State | None, viewer: Viewer, question: Price) -> Ruling[int]:
        return Ruling(PRICES[min(s.turn, len(PRICES) - 1) if s else 0])

    def upgrade(self, saved: Mapping[str, Any], version: str) -> State:
        return msgspec.convert(saved, State)

    def changes(self, version: str) -> tuple[Phrase, ...]:
        return ()

    def invariants(self, s: State) -> None:
        assert all(many >= 0 for purse in s.purses for many in purse.coins.values()), "in debt"

    def sample(self, s: State, seat: Seat, offer: Offer, luck: Luck) -> Buy | Pass:
        if isinstance(offer.action, Pass):
            return offer.action
        return Buy(coins=drawn(offer.vary[0], offer.action.coins, luck))

    def disguise(self, s: State, viewer: Viewer, luck: Luck) -> State:
        return s  # nothing is hidden


GERMAN = {"copper": "Kupfer", "silver": "Silber", "gold": "Gold"}
NONE: Ruling[int] = Ruling(0)
GAME = Bazaar()
