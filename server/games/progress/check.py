"""Whether an action is allowed, with the reason where it is not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from server.games.kernel import Decide, Seat
from server.games.payment import check_payment
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
from server.games.progress.benefits import options
from server.games.progress.knowledge import check_pay, need_of, open_lines
from server.games.progress.state import (
    Player,
    State,
    age_of,
    book,
    card_of,
    card_ref,
    held,
    is_unknown,
    ours,
    rebuilt,
    value,
)
from server.games.progress.wanted import deciding, discard_price, generate_price, pending
from server.games.ruling import Reason, Ruling
from server.games.telling import refuse, seat_ref

CHOICES: Mapping[str, type] = {
    "skill": actions.ChooseSkill,
    "markers": actions.ChooseDev,
    "activate": actions.ChooseDev,
    "milestone": actions.ChooseMilestone,
    "philosopher": actions.ChoosePerson,
    "scientist": actions.ChoosePerson,
    "artist": actions.ChoosePerson,
}


def check(s: State, seat: Seat, action: Any) -> Ruling[Any]:
    """The ruling the action would be played under."""
    wanted = pending(s)
    if not isinstance(wanted, Decide) or seat not in wanted.seats:
        raise refuse("pr-not-your-turn", book(5))
    if seat == s.late and isinstance(action, actions.Discard):
        return check_payment(discard_price(s, s.of(seat)), action.cards, book(6))
    if not s.companion and seat != deciding(s):
        raise refuse("pr-late-first", book(5))
    if s.choices:
        return check_choice(s, action)
    if s.late is not None and overlap.touches(s, action):
        raise refuse("pr-upkeep-first", book(5), seat=seat_ref(s.late))
    match s.phase, action:
        case "develop", actions.Activate():
            return check_activate(s.me, action)
        case "draw", actions.Take():
            return drawing.check_take(s, action)
        case "draw", actions.NoMore():
            return Ruling(True)
        case (("discard" | "upkeep"), actions.Discard()):
            return check_payment(discard_price(s, s.me), action.cards, book(6))
        case "reveal", actions.Reveal():
            return Ruling(action.found)
        case "action", _:
            return check_action(s, action)
    raise refuse("pr-not-now", book(5))


def check_choice(s: State, action: Any) -> Ruling[Any]:
    choice = s.choices[0]
    if s.companion and isinstance(action, actions.EnterPerson):
        return entering.check_person(s, action)
    if s.companion and isinstance(action, actions.EnterMilestone) and choice.kind == "milestone":
        return entering.check_milestone(s, action)
    if not isinstance(action, CHOICES[choice.kind]):
        raise refuse("pr-choose-first", book(6))
    match action:
        case actions.ChooseSkill(skill=chosen) | actions.ChooseDev(card=chosen):
            pass
        case actions.ChoosePerson(person=chosen) | actions.ChooseMilestone(milestone=chosen):
            if chosen is None and choice.kind in ("scientist", "artist"):
                return Ruling(None)
    if chosen not in options(s, choice):
        raise refuse("pr-no-such-choice", book(6))
    return Ruling(chosen)


def check_activate(me: Player, action: actions.Activate) -> Ruling[str]:
    if action.card not in [dev.card for dev in me.dev if dev.markers <= 0]:
        raise refuse("pr-not-ready", book(5))
    return Ruling(action.card)


def check_action(s: State, action: Any) -> Ruling[Any]:
    match action:
        case actions.Pass():
            return Ruling(True)
        case actions.TakeBack(card=card):
            return check_take_back(s, card)
        case actions.Generate(pay=pay):
            return check_generate(s, pay)
        case actions.TakePersonality(person=person):
            return personalities.check_take(s, s.active, person)
        case actions.EnterPerson():
            return entering.check_person(s, action)
        case actions.UseHeritage():
            return personalities.check_heritage(s, s.active)
        case actions.PayMilestone(cost=cost, pay=pay):
            return milestones.check_pay_milestone(s, s.active, cost, pay)
        case actions.SwapTime(give=give, take=take):
            return solo.check_swap(s, give, take)
        case actions.NameDiscard(card=card):
            return printed.check_name(s, card)
    if s.turn.drawn:
        raise refuse("pr-drawn", rebuilt(45))
    if s.turn.actions <= 0:
        raise refuse("pr-no-action-left", book(5))
    return check_regular(s, action)


def check_regular(s: State, action: Any) -> Ruling[Any]:
    """The five actions, which use one of the turn's."""
    match action:
        case actions.Discover(card=card, pay=pay):
            check_card(s, card)
            lines = card_of(s, card).cost
            ruling = check_pay(s, s.me, need_of(open_lines(s.me, lines)), pay, keep=card)
            met = (
                Reason("pr-line-met", book(5), values={"card": card_ref(line.prereq)})
                for line in lines
                if line.prereq is not None and line.prereq in s.me.active
            )
            return Ruling(ruling.value, (*met, *ruling.reasons))
        case actions.EnterCard():
            return printed.check_enter(s, action)
        case actions.Research(card=card):
            check_card(s, card)
            return printed.check_room(s)
        case actions.Draw() | actions.QuickDraw():
            kind = "draw" if isinstance(action, actions.Draw) else "quick"
            if not drawing.can_draw(s, kind):
                raise refuse("pr-nothing-to-draw", rebuilt(49))
            return Ruling(value(s, s.me, "draw" if kind == "draw" else "quick_draw"))
        case actions.ShuffleDraw(ages=ages):
            return check_shuffle(s, ages)
    raise refuse("pr-not-now", book(5))


def check_card(s: State, card: str) -> None:
    """A card of the hand that is not in the player's area yet (A-05)."""
    if is_unknown(card) or held(s, s.me, card) not in s.me.hand:
        raise refuse("pr-not-in-hand", book(5))
    if s.companion and not printed.left(s, card):
        raise refuse("pr-all-played", book(3))
    area = (*s.me.active, *(dev.card for dev in s.me.dev))
    if s.house.allow_duplicates == "no" and card in area:
        raise refuse("pr-twice", ours(5), card=card_ref(card))


def check_shuffle(s: State, ages: tuple[int, ...]) -> Ruling[int]:
    most = value(s, s.me, "shuffle")
    if not 1 <= len(ages) <= most or len(set(ages)) != len(ages):
        raise refuse("pr-shuffle-many", rebuilt(48), most=most)
    if not set(ages) <= set(drawing.shufflable(s)):
        raise refuse("pr-shuffle-empty", ours(13))
    return Ruling(len(ages))


def check_take_back(s: State, card: str) -> Ruling[str]:
    if not s.turn.fresh:
        raise refuse("pr-too-late-to-take-back", book(5))
    if card not in [dev.card for dev in s.me.dev]:
        raise refuse("pr-not-developing", book(5))
    assert age_of(s, card)
    return Ruling(card)


def check_generate(s: State, pay: Any) -> Ruling[int]:
    asked = generate_price(s)
    if asked is None:
        raise refuse("pr-no-generate", ours(9))
    return check_payment(asked, pay, ours(9))
