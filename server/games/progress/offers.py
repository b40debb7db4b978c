"""Everything a seat may do now, as offers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from server.games.kernel import Between, Decide, Offer, OneOf, Seat, SomeOf
from server.games.payment import suggest_payment
from server.games.progress import (
    actions,
    drawing,
    entering,
    milestones,
    overlap,
    personalities,
    printed,
    solo,
)
from server.games.progress.benefits import options, people_left
from server.games.progress.data import KINDS, POWERS, ROMAN
from server.games.progress.knowledge import need_of, open_lines, price
from server.games.progress.state import (
    Choice,
    Player,
    State,
    card_of,
    card_ref,
    milestone_of,
    open_ages,
    quick_discard,
    unknown,
    value,
)
from server.games.progress.turn import has_heritage
from server.games.progress.wanted import deciding, discard_price, generate_price, pending
from server.games.ruling import Phrase, Ref, Value

Offers = Iterator[Offer]


def says(key: str, **values: Value) -> Phrase:
    return Phrase(f"pr-do-{key}", values)


def legal(s: State, seat: Seat, about: str | None = None) -> tuple[Offer, ...]:
    wanted = pending(s)
    if not isinstance(wanted, Decide) or seat not in wanted.seats:
        return ()
    offers: list[Offer] = []
    if seat == deciding(s) or s.companion:
        offers += choices(s, s.choices[0]) if s.choices else OFFERS[s.phase](s)
    if seat == s.late:
        offers += discarding(s, s.of(seat))
    return tuple(offer for offer in offers if about is None or offer.about == about)


def choices(s: State, choice: Choice) -> Offers:
    for id in options(s, choice):
        match choice.kind:
            case "skill":
                skill = Ref("pr-skill", id)
                label = says("skill", skill=skill)
                yield Offer(action=actions.ChooseSkill(skill=id), label=label)  # type: ignore[arg-type]
            case "markers" | "activate":
                label = says(choice.kind, card=card_ref(id))
                yield Offer(action=actions.ChooseDev(card=id), label=label, about=id)
            case "milestone":
                label = says("milestone-is", milestone=Ref("pr-milestone", id))
                yield Offer(action=actions.ChooseMilestone(milestone=id), label=label)
            case _:
                label = says("person", person=Ref("pr-person", id))
                yield Offer(action=actions.ChoosePerson(person=id), label=label, about=id)
    if s.companion and (asked := entering.rank_asked(s)):
        yield entering.person_offer(s, asked)
    if s.companion and choice.kind == "milestone":
        yield entering.milestone_offer()
    if choice.kind in ("scientist", "artist"):
        yield Offer(action=actions.ChoosePerson(person=None), label=says("nobody"))


def developing(s: State) -> Offers:
    for card in dict.fromkeys(dev.card for dev in s.me.dev if dev.markers <= 0):
        label = says("activate-now", card=card_ref(card))
        yield Offer(action=actions.Activate(card=card), label=label, about=card)


def acting(s: State) -> Offers:
    if s.turn.actions > 0:
        yield from discoveries(s)
        yield from researches(s)
        yield from draws(s)
    yield from take_backs(s)
    yield from free(s)
    if s.companion:
        yield from naming(s)
    asked = generate_price(s)
    if asked is not None and (paid := suggest_payment(asked)) is not None:
        yield Offer(action=actions.Generate(pay=paid), label=says("generate"), vary=(asked,))
    key = "pass" if s.turn.actions > 0 else "end"
    yield Offer(action=actions.Pass(), label=says(key))


def new_cards(s: State) -> tuple[str, ...]:
    """Cards that may enter the player's area."""
    cards = printed.enterable(s) if s.companion else tuple(dict.fromkeys(s.me.hand))
    if s.house.allow_duplicates == "yes":
        return cards
    area = {*s.me.active, *(dev.card for dev in s.me.dev)}
    return tuple(card for card in cards if card not in area)


def discoveries(s: State) -> Offers:
    for id in new_cards(s):
        asked = price(s, s.me, need_of(open_lines(s.me, card_of(s, id).cost)), keep=id)
        paid = suggest_payment(asked) if asked is not None else {}
        if paid is None:
            continue
        label = says("discover", card=card_ref(id), cost=asked.low if asked is not None else 0)
        vary = () if asked is None else (asked,)
        yield Offer(action=actions.Discover(card=id, pay=paid), label=label, vary=vary, about=id)
    yield from unknown_cards(s, research=False)


def unknown_cards(s: State, *, research: bool) -> Offers:
    """Printed cards that no file knows."""
    for age in open_ages(s) if s.companion else ():
        if unknown(age) in s.me.hand:
            yield unknown_card(s, age, research=research)


def unknown_card(s: State, age: int, *, research: bool) -> Offer:
    paid = None if research else printed.enter_price(s, age)
    key = "enter-research" if research else "enter"
    return Offer(
        action=actions.EnterCard(age=age, kind="S", icon="none", research=research),
        label=says(key, age=ROMAN[age]),
        vary=(
            OneOf(field="kind", values=KINDS),
            OneOf(field="icon", values=printed.icons_of(age)),
            *(Between(field=power, low=0, high=printed.MOST_STEPS) for power in POWERS),
            Between(field="vp", low=0, high=printed.MOST_VP),
            OneOf(field="symbol", values=(False, True)),
            *((paid,) if paid is not None and paid.amounts else ()),
        ),
    )


def researches(s: State) -> Offers:
    if len(s.me.dev) >= value(s, s.me, "development"):
        return
    markers = value(s, s.me, "research")
    for id in new_cards(s):
        label = says("research", card=card_ref(id), markers=markers)
        yield Offer(action=actions.Research(card=id), label=label, about=id)
    yield from unknown_cards(s, research=True)


def draws(s: State) -> Offers:
    if s.late is not None:
        return
    if drawing.can_draw(s, "draw"):
        yield Offer(action=actions.Draw(), label=says("draw", many=value(s, s.me, "draw")))
    if drawing.can_draw(s, "quick"):
        values = {"many": value(s, s.me, "quick_draw"), "off": quick_discard(s, s.me)}
        yield Offer(action=actions.QuickDraw(), label=says("quick-draw", **values))
    if ages := drawing.shufflable(s):
        most = min(value(s, s.me, "shuffle"), len(ages))
        vary = SomeOf(field="ages", values=ages, low=1, high=most)
        label = says("shuffle", many=most)
        yield Offer(action=actions.ShuffleDraw(ages=ages[-most:]), label=label, vary=(vary,))


def take_backs(s: State) -> Offers:
    for card in dict.fromkeys(dev.card for dev in s.me.dev) if s.turn.fresh else ():
        label = says("take-back", card=card_ref(card))
        yield Offer(action=actions.TakeBack(card=card), label=label, about=card)


def free(s: State) -> Offers:
    """Personalities, Heritage, a milestone's cost, the Time deck."""
    rank = personalities.next_rank(s, s.active)
    for id in people_left(s, rank) if rank is not None else ():
        label = says("personality", person=Ref("pr-person", id))
        yield Offer(action=actions.TakePersonality(person=id), label=label, about=id)
    if s.companion and (asked := entering.rank_asked(s)):
        yield entering.person_offer(s, asked)
    if has_heritage(s) and not (s.late is not None and overlap.draws(s, s.active)):
        person = Ref("pr-person", s.me.person or "")
        yield Offer(action=actions.UseHeritage(), label=says("heritage", person=person))
    yield from costs(s)
    if solo.may_swap(s):
        hand, time = tuple(dict.fromkeys(s.me.hand)), solo.takeable(s)
        vary = (OneOf(field="give", values=hand), OneOf(field="take", values=time))
        yield Offer(
            action=actions.SwapTime(give=hand[0], take=time[0]), label=says("swap"), vary=vary
        )


def costs(s: State) -> Offers:
    if s.milestone is None or (s.turn.milestone and not s.turn.actions):
        return
    for cost, by in enumerate(s.covers):
        if by is not None:
            continue
        asked = price(s, s.me, milestones.need(s, cost))
        paid = suggest_payment(asked) if asked is not None else {}
        if paid is None:
            continue
        ref = Ref("pr-milestone", s.milestone)
        key = "milestone-action" if s.turn.milestone else "milestone-free"
        line = milestone_of(s, s.milestone).costs[cost]
        label = says(key, milestone=ref, amount=line.amount, kind=line.type)
        vary = () if asked is None else (asked,)
        yield Offer(action=actions.PayMilestone(cost=cost, pay=paid), label=label, vary=vary)


def naming(s: State) -> Offers:
    names = printed.nameable(s)
    if names:
        vary = OneOf(field="card", values=names)
        yield Offer(action=actions.NameDiscard(card=names[0]), label=says("name"), vary=(vary,))


def taking(s: State) -> Offers:
    drawn = s.drawing
    assert drawn is not None
    for age in drawing.decks_open(s, drawn.kind, drawn.ages):
        label = says("take-deck", age=ROMAN[age])
        yield Offer(action=actions.Take(age=age, pile="deck"), label=label)
    for age in drawing.piles_open(s, drawn.kind):
        pile = s.discards[age - 1]
        free = s.house.discard_access == "any"
        cards = tuple(dict.fromkeys(reversed(pile))) if free else (pile[-1],)
        label = says("take-discard", age=ROMAN[age], card=card_ref(pile[-1]))
        vary = OneOf(field="card", values=(*cards, None))
        yield Offer(
            action=actions.Take(age=age, pile="discard", card=pile[-1]), label=label, vary=(vary,)
        )
    yield Offer(action=actions.NoMore(), label=says("done"))


def discarding(s: State, player: Player) -> Offers:
    asked = discard_price(s, player)
    key = "discard" if s.phase == "discard" and player.seat == s.active else "discard-down"
    label = says(key, many=asked.low)
    yield Offer(
        action=actions.Discard(cards=suggest_payment(asked) or {}), label=label, vary=(asked,)
    )


def revealing(s: State) -> Offers:
    yield Offer(action=actions.Reveal(found="plain"), label=says("reveal-plain"))
    yield Offer(action=actions.Reveal(found="symbol"), label=says("reveal-symbol"))
    yield Offer(action=actions.Reveal(found="none"), label=says("reveal-none"))


def nothing(s: State) -> Offers:
    return iter(())


OFFERS: Mapping[str, Callable[[State], Offers]] = {
    "deal": nothing,
    "develop": developing,
    "action": acting,
    "draw": taking,
    "discard": lambda s: discarding(s, s.me),
    "upkeep": lambda s: discarding(s, s.me),
    "reveal": revealing,
    "next": nothing,
    "over": nothing,
}
