"""Companion play: printed personalities and milestones that no deck file knows, by their icons."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from server.games.kernel import Between, Offer, OneOf
from server.games.progress.actions import EnterMilestone, EnterPerson
from server.games.progress.data import (
    ERAS,
    KINDS,
    POWERS,
    SKILLS,
    TOKENS,
    Benefits,
    CostLine,
    Milestone,
    Names,
    Personality,
    Rank,
)
from server.games.progress.personalities import next_rank
from server.games.progress.printed import ICONS, MOST_STEPS, MOST_VP
from server.games.progress.state import State, book, person_of
from server.games.ruling import Phrase, Ruling
from server.games.telling import refuse

LENT: tuple[str, ...] = ("none", *SKILLS, *(f"k{token}" for token in TOKENS))
COSTS: tuple[str, ...] = tuple(f"{amount}{kind}" for kind in KINDS for amount in range(1, 9))
ORDERS = range(1, 10)
MOST_CARDS = 6  # that a Heritage draws, or markers that it removes
NAMELESS = Names("", "")  # the catalogue has their names, by their numbers


def rank_asked(s: State) -> Rank | None:
    """The class of personality that is chosen now, or may take over."""
    if s.choices:
        kind = s.choices[0].kind
        return kind if kind in ("philosopher", "scientist", "artist") else None
    return next_rank(s, s.active) if s.phase == "action" else None  # type: ignore[return-value]


def orders_left(s: State) -> tuple[int, ...]:
    taken = {person_of(s, id).order for player in s.players for id in player.people}
    return tuple(order for order in ORDERS if order not in taken)


def person_offer(s: State, rank: Rank) -> Offer:
    vary: list[Any] = [OneOf(field="icon", values=LENT), Between(field="vp", low=0, high=MOST_VP)]
    first = EnterPerson(icon="none", order=orders_left(s)[0] if rank == "philosopher" else 0)
    if rank == "philosopher":
        vary.insert(0, OneOf(field="order", values=orders_left(s)))
    else:
        vary += [
            OneOf(field="leaves", values=ICONS),
            *(Between(field=power, low=0, high=MOST_STEPS) for power in POWERS),
            Between(field="cards", low=0, high=MOST_CARDS),
            Between(field="markers", low=0, high=MOST_CARDS),
            OneOf(field="activate", values=(False, True)),
        ]
    label = Phrase("pr-do-enter-person", {"rank": rank})
    return Offer(action=first, label=label, vary=tuple(vary))


def milestone_offer() -> Offer:
    costs = [OneOf(field=field, values=COSTS) for field in ("first", "second")]
    costs += [OneOf(field=field, values=("none", *COSTS)) for field in ("third", "fourth")]
    return Offer(
        action=EnterMilestone(first="2S", second="2S", icon="none"),
        label=Phrase("pr-do-enter-milestone"),
        vary=(
            *costs,
            OneOf(field="icon", values=ICONS),
            *(Between(field=power, low=0, high=MOST_STEPS) for power in POWERS),
            Between(field="vp", low=0, high=MOST_VP),
        ),
    )


def check_person(s: State, action: EnterPerson) -> Ruling[str]:
    rank = rank_asked(s)
    if not s.companion or rank is None:
        raise refuse("pr-no-personality-now", book(8))
    if action.icon not in LENT or not sound(action):
        raise refuse("pr-no-such-icon", book(8))
    if rank == "philosopher" and action.order not in orders_left(s):
        raise refuse("pr-order-taken", book(8))
    most = max(action.cards, action.markers)
    if (
        action.leaves not in ICONS
        or not 0 <= min(action.cards, action.markers) <= most <= MOST_CARDS
    ):
        raise refuse("pr-no-such-icon", book(8))
    return Ruling(rank)


def check_milestone(s: State, action: EnterMilestone) -> Ruling[str]:
    costs = {action.first, action.second, action.third, action.fourth} - {"none"}
    both = "none" not in (action.first, action.second)
    if not both or not costs <= set(COSTS) or action.icon not in ICONS or not sound(action):
        raise refuse("pr-no-such-icon", book(8))
    return Ruling("milestone")


def sound(action: EnterPerson | EnterMilestone) -> bool:
    steps = (getattr(action, power) for power in POWERS)
    return all(0 <= many <= MOST_STEPS for many in steps) and 0 <= action.vp <= MOST_VP


def icons_of(icon: str, action: EnterPerson | EnterMilestone | None = None) -> Benefits:
    skills: Any = (icon,) if icon in (*SKILLS, "any") else ()
    tokens: Any = (icon[1:],) if icon.startswith("k") else ()
    steps: dict[str, int] = {power: getattr(action, power, 0) for power in POWERS}
    power = {power: many for power, many in steps.items() if many}
    return Benefits(skills=skills, tokens=tokens, power=power)


def add_person(s: State, action: EnterPerson, rank: Rank) -> tuple[State, str]:
    """The personality is known from now on, by the next number of the class."""
    number = sum(person.rank == rank for person in s.extra_people) + 1
    heritage = None
    if rank != "philosopher":
        heritage = replace(
            icons_of(action.leaves, action),
            draw=action.cards,
            markers=action.markers,
            activate=int(action.activate),
        )
    person = Personality(
        id=f"own-{rank}-{number}",
        rank=rank,
        name=NAMELESS,
        order=action.order,
        benefit=icons_of(action.icon),
        heritage=heritage,
        vp=action.vp,
    )
    return replace(s, extra_people=(*s.extra_people, person)), person.id


def add_milestone(s: State, action: EnterMilestone) -> tuple[State, str]:
    """The milestone is known from now on; it stands for one card of its era's deck."""
    costs = (each for each in (action.first, action.second, action.third, action.fourth))
    era = min(s.age, 3) - 1
    card = Milestone(
        id=f"own-{len(s.extra_milestones) + 1}",
        era=ERAS[era],
        name=NAMELESS,
        costs=tuple(
            CostLine(amount=int(each[:-1]), type=each[-1])  # type: ignore[arg-type]
            for each in costs
            if each != "none"
        ),
        benefits=icons_of(action.icon, action),
        vp=action.vp,
    )
    *rest, instead = s.milestone_decks[era]
    decks = tuple(tuple(rest) if n == era else deck for n, deck in enumerate(s.milestone_decks))
    s = replace(s, milestone_decks=decks, milestones_gone=(*s.milestones_gone, instead))
    return replace(s, extra_milestones=(*s.extra_milestones, card)), card.id
