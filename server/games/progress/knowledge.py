"""Knowledge: what a cost still asks for, what it may be paid with, and what stays in the pool.

Knowledge of a type is spent before General, which may serve for anything. Both are lost at the end
of the turn, so nothing is given away by it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from server.games.kernel import AddUp, Amount
from server.games.payment import check_payment, suggest_payment, worth_of
from server.games.progress.data import KINDS, TOKENS, CostLine
from server.games.progress.state import (
    Four,
    Player,
    State,
    age_of,
    book,
    card_of,
    card_ref,
    is_unknown,
    open_ages,
    ours,
    token_ref,
    unknown,
    with_player,
    without,
)
from server.games.ruling import Reason, Ref, Ruling
from server.games.telling import refuse

HIGHEST_VALUE = 5  # General Knowledge a printed card may be discarded for


def open_lines(player: Player, lines: Sequence[CostLine]) -> tuple[CostLine, ...]:
    """The lines whose prerequisite is not among the active technologies (PR-31, PR-33)."""
    return tuple(line for line in lines if line.prereq is None or line.prereq not in player.active)


def need_of(lines: Iterable[CostLine]) -> Four:
    """The Knowledge of each type that the lines ask for together (PR-32)."""
    need = dict.fromkeys(KINDS, 0)
    for line in lines:
        need[line.type] += line.amount
    return Four(**need)


def lacking(need: Four, pool: Four) -> Four:
    """What is missing of each type once the pool's own type is spent."""
    return Four(
        S=max(0, need.S - pool.S),
        E=max(0, need.E - pool.E),
        C=max(0, need.C - pool.C),
    )


def price(s: State, player: Player, need: Four, *, keep: str | None = None) -> AddUp | None:
    """What the rest of the cost may be paid with; None: the pool pays for it. `keep` is the card
    being discovered, which cannot pay for itself."""
    left = lacking(need, s.pool)
    amounts = [
        Amount(key=kind, thing=token_ref(kind), high=min(player.ready.of(kind), left.of(kind)))
        for kind in KINDS
        if min(player.ready.of(kind), left.of(kind))
    ]
    low = max(0, left.total - s.pool.G)
    if low == 0:  # tokens may pay, so that General of the pool is there for another Discover
        return bounded(s, amounts, low) if amounts and s.house.strict_payment == "no" else None
    amounts += sources(s, player, keep)
    return bounded(s, amounts, low)


def bounded(s: State, amounts: Sequence[Amount], low: int) -> AddUp:
    """The price with its upper end: all there is, or, paid strictly, the least that is enough."""
    most = sum(each.high * each.worth for each in amounts)
    whole = AddUp(field="pay", amounts=tuple(amounts), low=low, high=max(low, most))
    if s.house.strict_payment == "no":
        return whole
    paid = suggest_payment(whole)
    return whole if paid is None else replace(whole, high=worth_of(whole, paid))


def tokens(player: Player) -> list[Amount]:
    """Every ready token of a type."""
    return [
        Amount(key=kind, thing=token_ref(kind), high=player.ready.of(kind))
        for kind in KINDS
        if player.ready.of(kind)
    ]


def sources(s: State, player: Player, keep: str | None = None) -> list[Amount]:
    """General Knowledge: tokens, then cards, those first that are least missed."""
    amounts = []
    if player.ready.G:
        amounts.append(Amount(key="G", thing=token_ref("G"), high=player.ready.G))
    return amounts + (_printed(s, player, keep) if s.companion else _cards(s, player, keep))


def _cards(s: State, player: Player, keep: str | None) -> list[Amount]:
    if s.late is not None:  # the discard piles are another's until her upkeep is over
        return []
    hand = Counter(player.hand)
    if keep is not None:
        hand[keep] -= 1
    cards = [card_of(s, id) for id, many in hand.items() if many > 0]
    cards.sort(key=lambda card: (card.discard, card.age, card.vp, card.id))
    return [
        Amount(key=card.id, thing=card_ref(card.id), high=hand[card.id], worth=card.discard)
        for card in cards
        if card.discard
    ]


def _printed(s: State, player: Player, keep: str | None) -> list[Amount]:
    """Printed cards are paid by age and value: the hand is known by ages alone."""
    amounts = []
    for age in open_ages(s):
        many = player.hand.count(unknown(age)) - (keep is not None and age_of(s, keep) == age)
        for worth in range(1, HIGHEST_VALUE + 1) if many > 0 else ():
            thing = Ref("pr-worth", f"age{age}-{worth}")
            amounts.append(Amount(key=f"?{age}:{worth}", thing=thing, high=many, worth=worth))
    return amounts


def paid_cards(pay: Mapping[str, int]) -> dict[str, int]:
    """How many of each card are discarded; printed ones by their age."""
    cards: Counter[str] = Counter()
    for key, many in pay.items():
        if key not in TOKENS and many > 0:
            cards[key.split(":")[0]] += many
    return dict(cards)


def check_pay(
    s: State, player: Player, need: Four, pay: Mapping[str, int], *, keep: str | None = None
) -> Ruling[int]:
    """What is generated for the cost; refuses too little, too much, and what is not there."""
    asked = price(s, player, need, keep=keep)
    if asked is None:
        if pay:
            raise refuse("pr-nothing-to-pay", ours(9))
        return Ruling(0)
    ruling = check_payment(asked, pay, book(5))
    return Ruling(ruling.value, reasons(asked, pay))


def miscounted(player: Player, pay: Mapping[str, int], *, keep: str | None = None) -> int:
    """Printed cards that are paid with beyond those counted in the hand: the table is believed."""
    return sum(
        max(0, many - max(0, player.hand.count(card) - (card == keep)))
        for card, many in paid_cards(pay).items()
        if is_unknown(card)
    )


def reasons(asked: AddUp, pay: Mapping[str, int]) -> tuple[Reason, ...]:
    return tuple(
        Reason(
            "pr-paid-with",
            book(4),
            pay[each.key] * each.worth,
            {"what": each.thing, "many": pay[each.key]},
        )
        for each in asked.amounts
        if pay.get(each.key)
    )


def generate(s: State, player: Player, pay: Mapping[str, int]) -> State:
    """Flip the tokens and discard the cards: their Knowledge is in the pool (PR-16)."""
    pool, ready, spent, hand, discards = s.pool, player.ready, player.spent, player.hand, s.discards
    for key, many in pay.items():
        if key in TOKENS:
            ready, spent = ready.plus(key, -many), spent.plus(key, many)
            pool = pool.plus(key, many)
        elif many > 0:
            card, worth = priced(s, key)
            gone = min(many, hand.count(card))  # all of them, but for printed cards miscounted
            hand = without(hand, card, gone)
            discards = onto(discards, age_of(s, card), (card,) * gone)
            pool = pool.plus("G", worth * many)
    player = replace(player, ready=ready, spent=spent, hand=hand)
    return replace(with_player(s, player), pool=pool, discards=discards)


def priced(s: State, key: str) -> tuple[str, int]:
    """A card that pays, as it lies in the hand, and what it is worth."""
    if is_unknown(key):
        card, worth = key.split(":")
        return card, int(worth)
    return key, card_of(s, key).discard


def onto(
    piles: tuple[tuple[str, ...], ...], age: int, cards: Iterable[str]
) -> tuple[tuple[str, ...], ...]:
    """The piles with these cards on the top of one."""
    return tuple((*pile, *cards) if place == age - 1 else pile for place, pile in enumerate(piles))


def spend(pool: Four, need: Four) -> Four:
    """The pool after the cost: of each type first its own, then General."""
    for kind in KINDS:
        own = min(pool.of(kind), need.of(kind))
        pool = pool.plus(kind, -own).plus("G", own - need.of(kind))
    assert pool.G >= 0, "Knowledge spent that was never generated"
    return pool


def pay_for(s: State, player: Player, need: Four, pay: Mapping[str, int]) -> State:
    s = generate(s, player, pay)
    return replace(s, pool=spend(s.pool, need))
