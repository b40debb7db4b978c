"""Playing an action that `check` allows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from server.games.kernel import Order, Seat, Step
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
from server.games.progress.benefits import activate, activate_dev, drop_dev, guide, step_up
from server.games.progress.check import check
from server.games.progress.knowledge import generate, miscounted, need_of, open_lines, pay_for
from server.games.progress.state import (
    Choice,
    Drawing,
    Four,
    State,
    age_of,
    book,
    card_of,
    card_ref,
    held,
    unknown,
    value,
    with_player,
    without,
)
from server.games.progress.turn import advance, stop_drawing
from server.games.ruling import Ref, Ruling
from server.games.telling import Told, refuse, tell


def apply(s: State, seat: Seat, action: Any) -> Step:
    ruling = check(s, seat, action)
    told: Told = []
    before = s
    if seat == s.late and isinstance(action, actions.Discard):
        return finish(before, discard_late(s, action.cards, told), told)
    s = replace(s, count=s.count + 1)
    if not isinstance(
        action, (actions.TakeBack, actions.NameDiscard)
    ):  # the Development phase is over (PR-23)
        s = replace(s, turn=replace(s.turn, fresh=False))
    s = choose(s, action, ruling, told) if s.choices else act(s, action, ruling, told)
    return finish(before, with_new_actions(before, s), told)


def finish(before: State, s: State, told: Told) -> Step:
    """Go on to the next decision. A card that came from a deck, and an age that made hands be
    shown, cannot be taken back freely."""
    s = advance(s, told)
    drew = any(len(a) != len(b) for a, b in zip(before.decks, s.decks, strict=True))
    reveals = drew or before.age != s.age or before.milestone != s.milestone or s.phase == "over"
    return Step(state=s, happenings=tuple(told), reveals=reveals)


def feed(s: State, order: Order) -> Step:
    told: Told = []
    after = advance(drawing.shuffled(s, order.places), told)
    return Step(state=after, happenings=tuple(told), reveals=True)


def with_new_actions(before: State, s: State) -> State:
    """A risen Action skill gives its actions at once (A-03); not where it only comes back to what
    the turn had of it, lent by one personality after another."""
    if before.phase == "develop" or s.turn.drawn or s.house.action_gain == "next_turn":
        return s
    now = value(s, s.me, "action")
    gained = now - max(before.skilled, value(before, before.me, "action"))
    if gained <= 0:
        return s
    actions = s.turn.actions + gained
    return replace(s, turn=replace(s.turn, actions=actions), skilled=now)


def choose(s: State, action: Any, ruling: Ruling[Any], told: Told) -> State:
    choice, s = s.choices[0], replace(s, choices=s.choices[1:])
    player = s.of(choice.seat)
    match action:
        case actions.ChooseSkill(skill=skill):
            tell(told, "pr-chose-skill", choice.seat, skill=Ref("pr-skill", skill))
            return with_player(s, step_up(s, player, skill))
        case actions.ChooseDev(card=card):
            return choose_dev(s, choice, card, told)
        case actions.ChooseMilestone(milestone=milestone):
            assert milestone is not None
            return milestones.show(s, milestone)
        case actions.EnterMilestone():
            return milestones.show(*entering.add_milestone(s, action))
        case actions.EnterPerson():
            s, entered = entering.add_person(s, action, ruling.value)
            return guide(s, choice.seat, entered, told)
        case actions.ChoosePerson(person=person) if person is not None:
            return guide(s, choice.seat, person, told)
    tell(told, "pr-declined", choice.seat)
    return s


def choose_dev(s: State, choice: Choice, card: str, told: Told) -> State:
    """A Heritage works on a technology under development."""
    seat, player = choice.seat, s.of(choice.seat)
    if choice.kind == "activate":
        return activate_dev(s, seat, card, told)
    dev = next(each for each in player.dev if each.card == card)
    left = max(0, dev.markers - choice.many)
    devs = tuple(replace(each, markers=left) if each is dev else each for each in player.dev)
    s = with_player(s, replace(player, dev=devs))
    tell(told, "pr-hurried", seat, card=card_ref(card), markers=left)
    return activate_dev(s, seat, card, told) if left == 0 else s


def act(s: State, action: Any, ruling: Ruling[Any], told: Told) -> State:
    match action:
        case actions.Activate(card=card):
            return activate_dev(s, s.active, card, told)
        case actions.Take():
            return drawing.take(s, action, told)
        case actions.NoMore():
            return stop_drawing(s)
        case actions.Discard(cards=cards):
            return replace(discard(s, s.active, cards, told), to_discard=0)
        case actions.Reveal(found=found):
            return solo.reveal_printed(s, found, told)
        case actions.Pass():
            return replace(s, phase="upkeep", pool=Four())
        case actions.TakeBack(card=card):
            return take_back(s, card, told)
        case actions.Generate(pay=pay):
            tell(told, "pr-generated", s.active, many=ruling.value)
            flag(s, pay, None, told)
            return generate(s, s.me, pay)
        case actions.TakePersonality(person=person):
            return guide(s, s.active, person, told)
        case actions.EnterPerson():
            s, entered = entering.add_person(s, action, ruling.value)
            return guide(s, s.active, entered, told)
        case actions.UseHeritage():
            return personalities.heritage(s, s.active, told)
        case actions.PayMilestone(cost=cost, pay=pay):
            flag(s, pay, None, told)
            return milestones.pay_milestone(s, s.active, cost, pay, told)
        case actions.SwapTime(give=give, take=take):
            return solo.swap(s, give, take, told)
        case actions.NameDiscard(card=card):
            return printed.name(s, card)
    s = replace(s, turn=replace(s.turn, actions=s.turn.actions - 1))
    return act_regular(s, action, ruling, told)


def act_regular(s: State, action: Any, ruling: Ruling[Any], told: Told) -> State:
    match action:
        case actions.Discover(card=card):
            return discover(s, action, ruling, told)
        case actions.EnterCard():
            flag(s, action.pay, unknown(action.age), told)
            return printed.enter(s, action, told)
        case actions.Research(card=card):
            player = s.me
            hand = without(player.hand, held(s, player, card))
            s = with_player(s, replace(player, hand=hand))
            return printed.develop(s, card, ruling.value, told)
        case actions.Draw():
            tell(told, "pr-draws", s.active, many=ruling.value)
            turn = replace(s.turn, actions=0, drawn=True)
            return start(replace(s, turn=turn), Drawing(kind="draw", left=ruling.value))
        case actions.QuickDraw():
            tell(told, "pr-quick-draws", s.active, many=ruling.value)
            return start(s, Drawing(kind="quick", left=ruling.value))
        case actions.ShuffleDraw(ages=ages):
            tell(told, "pr-shuffles", s.active, many=len(ages))
            s = drawing.shuffle_in(s, ages)
            return start(s, Drawing(kind="shuffle", left=len(ages), ages=ages))
    raise refuse("pr-not-now", book(5))


def start(s: State, drawn: Drawing) -> State:
    return replace(s, drawing=drawn, phase="draw")


def discover(s: State, action: actions.Discover, ruling: Ruling[Any], told: Told) -> State:
    player, card = s.me, action.card
    need = need_of(open_lines(player, card_of(s, card).cost))
    flag(s, action.pay, held(s, player, card), told)
    tell(told, "pr-discovered", s.active, *ruling.reasons, card=card_ref(card))
    player = replace(player, hand=without(player.hand, held(s, player, card)))
    s = pay_for(with_player(s, player), player, need, action.pay)
    return activate(s, s.active, card, told)


def flag(s: State, pay: Any, keep: str | None, told: Told) -> None:
    """Printed cards: more were paid with than the count of the hand knows of."""
    if s.companion and miscounted(s.me, pay, keep=keep):
        tell(told, "pr-miscounted", s.active)


def discard_late(s: State, cards: Mapping[str, int], told: Told) -> State:
    """The earlier upkeep is over. Whoever acts meanwhile is not disturbed: her decision keeps its
    id, unless it had to wait."""
    assert s.late is not None
    later = replace(discard(s, s.late, cards, told), late=None)
    return replace(later, count=s.count + overlap.waits(s))


def discard(s: State, seat: Seat, cards: Mapping[str, int], told: Told) -> State:
    """After a Quick Draw, or down to the hand size: no Knowledge comes of it (PR-50)."""
    names = []
    for card, many in cards.items():
        if many > 0:
            s = drawing.discard(s, seat, card, many)
            names += [card_ref(card)] * many
    tell(told, "pr-discarded", seat, cards=tuple(names))
    return s


def take_back(s: State, card: str, told: Told) -> State:
    player = s.me
    dev = next(each for each in player.dev if each.card == card)
    kept = unknown(age_of(s, card)) if s.companion else card
    tell(told, "pr-took-back", s.active, card=card_ref(card))
    return with_player(s, replace(player, dev=drop_dev(player.dev, dev), hand=(*player.hand, kept)))
