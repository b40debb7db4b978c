"""Companion play: printed cards lie on the real table, and the match knows what is public."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec.structs import replace

from server.games.kernel import AddUp
from server.games.payment import check_payment
from server.games.progress.actions import EnterCard
from server.games.progress.benefits import activate
from server.games.progress.data import (
    AGES,
    KINDS,
    POWERS,
    ROMAN,
    SKILLS,
    TOKENS,
    Benefits,
    Card,
    Names,
)
from server.games.progress.drawing import replace_pile
from server.games.progress.knowledge import generate, sources, tokens
from server.games.progress.state import (
    Dev,
    State,
    book,
    card_ref,
    cards_of,
    is_unknown,
    open_ages,
    rebuilt,
    unknown,
    value,
    with_player,
    without,
)
from server.games.ruling import Reason, Ruling
from server.games.telling import Told, refuse, tell

ICONS: tuple[str, ...] = ("none", *SKILLS, "any", *(f"k{token}" for token in TOKENS))
SETS: tuple[str, ...] = tuple(f"set{kind}" for kind in KINDS)  # on cards of Age IV alone
LAST_AGE = AGES[-1]
MOST_VP = 12
MOST_STEPS = 4


def seen(s: State) -> Counter[str]:
    """Every printed card that was named, wherever it lies."""
    cards: Counter[str] = Counter()
    for player in s.players:
        cards.update((*player.active, *(dev.card for dev in player.dev)))
    for pile in (*s.discards, s.removed, s.time_deck):
        cards.update(id for id in pile if not is_unknown(id))
    return cards


def left(s: State, card: str) -> int:
    """Copies that may still be in somebody's hand or a deck."""
    found = cards_of(s).get(card)
    if found is None or found.id.startswith("own-"):
        return 0
    return found.many(len(s.players)) - seen(s)[card]


def enterable(s: State) -> tuple[str, ...]:
    """Technologies that the active player might hold."""
    ages = {age for age in open_ages(s) if unknown(age) in s.me.hand}
    many = seen(s)
    return tuple(
        card.id
        for card in cards_of(s).values()
        if card.age in ages
        and not card.id.startswith("own-")
        and card.many(len(s.players)) > many[card.id]
    )


def enter_price(s: State, age: int) -> AddUp:
    """Whatever was paid for a card whose cost nobody has typed in: any token, any card."""
    amounts = (*tokens(s.me), *sources(s, s.me, unknown(age)))
    high = sum(each.high * each.worth for each in amounts)
    return AddUp(field="pay", amounts=amounts, low=0, high=high)


def icons_of(age: int) -> tuple[str, ...]:
    """What may stand in the top corner of a card."""
    return (*ICONS, *SETS) if age == LAST_AGE else ICONS


def check_room(s: State) -> Ruling[int]:
    """The markers of one more technology under development, if there is room for it (PR-42)."""
    most = value(s, s.me, "development")
    if len(s.me.dev) >= most:
        raise refuse("pr-development-full", book(4), most=most)
    return Ruling(value(s, s.me, "research"))


def check_enter(s: State, action: EnterCard) -> Ruling[int]:
    if not s.companion:
        raise refuse("pr-printed-only", rebuilt(30))
    if action.age not in open_ages(s) or unknown(action.age) not in s.me.hand:
        raise refuse("pr-not-in-hand", book(5))
    steps = [getattr(action, power) for power in POWERS]
    if action.icon not in icons_of(action.age):
        raise refuse("pr-no-such-icon", book(2))
    if not all(0 <= many <= MOST_STEPS for many in steps) or not 0 <= action.vp <= MOST_VP:
        raise refuse("pr-no-such-icon", book(2))
    if action.research:
        if action.pay:
            raise refuse("pr-nothing-to-pay", book(5))
        return check_room(s)
    return check_payment(enter_price(s, action.age), action.pay, book(5))


def enter(s: State, action: EnterCard, told: Told) -> State:
    """The card is known from now on by its icons, and is active or under development."""
    card = by_icons(s, action)
    player = replace(s.me, hand=without(s.me.hand, unknown(action.age)))
    s = replace(with_player(s, player), extra=(*s.extra, card))
    if action.research:
        return develop(s, card.id, value(s, player, "research"), told)
    pool = s.pool  # what is paid goes into the card; what was left over is still there
    return activate(replace(generate(s, player, action.pay), pool=pool), s.active, card.id, told)


def develop(s: State, card: str, markers: int, told: Told) -> State:
    """The card, which is in no hand any more, lies under development (PR-41)."""
    why = Reason("pr-why-research", book(4), markers)
    tell(told, "pr-researched", s.active, why, card=card_ref(card), markers=markers)
    return with_player(s, replace(s.me, dev=(*s.me.dev, Dev(card, markers))))


def by_icons(s: State, action: EnterCard) -> Card:
    """The card that bears these icons."""
    icon = action.icon
    skills: Any = (icon,) if icon in (*SKILLS, "any") else ()
    tokens: Any = (icon[1:],) if icon.startswith("k") else ()
    bonus: Any = icon[3:] if icon in SETS else None
    number = len(s.extra) + 1
    name = f"{ROMAN[action.age]}-{number}"
    return Card(
        id=f"own-{number}",
        age=action.age,
        type=action.kind,
        name=Names(name, name),
        cost=(),
        benefits=Benefits(
            skills=skills,
            tokens=tokens,
            power={power: getattr(action, power) for power in POWERS if getattr(action, power)},
            age_symbols=(action.age + 1,) if action.symbol else (),
            set_bonus=bonus,
        ),
        vp=action.vp,
        discard=0,
        copies=("1+",),
    )


def nameable(s: State) -> tuple[str, ...]:
    """What the unnamed tops of the discard piles may be."""
    ages = {age for age in open_ages(s) if s.discards[age - 1][-1:] == (unknown(age),)}
    many = seen(s)
    return tuple(
        card.id
        for card in cards_of(s).values()
        if card.age in ages
        and not card.id.startswith("own-")
        and card.many(len(s.players)) > many[card.id]
    )


def check_name(s: State, card: str) -> Ruling[str]:
    if not s.companion or card not in nameable(s):
        raise refuse("pr-cannot-name", book(4))
    return Ruling(card)


def name(s: State, card: str) -> State:
    age = cards_of(s)[card].age
    pile = (*s.discards[age - 1][:-1], card)
    return replace(s, discards=replace_pile(s.discards, age, pile))
