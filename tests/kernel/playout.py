"""Playing any game at random, by the protocol alone: for the suite, the benches and the soak."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

from msgspec import Struct

from server.games.kernel import (
    Answer,
    Chance,
    Closed,
    Decide,
    Faces,
    Field,
    Form,
    Game,
    Luck,
    Offer,
    Order,
    Over,
    Roll,
    Seat,
    Setup,
    Shuffle,
    Step,
)
from tests.kernel.games import trial

MOST_STEPS = 5000
TEXTS = ("0-6", "1-6", "Lorraine")  # a range of faces, or a name
SECOND_THOUGHTS = 0.1  # how often a seat that has chosen in secret chooses again


class Input(Struct, frozen=True):
    """One thing put into a match: an action of a seat, or chance."""

    seat: Seat | None
    what: Any


class Moment(Struct, frozen=True):
    """One step of a playout: what was, what was put in, what came of it."""

    before: Any
    given: Input
    step: Step

    @property
    def after(self) -> Any:
        return self.step.state


class NeverEnds(AssertionError):
    """A playout took more steps than any game may need."""


class DeadEnd(AssertionError):
    """Somebody must decide, and nobody can."""


# --- Setting up ------------------------------------------------------------------------------


def any_answer(field: Field, luck: Luck) -> Answer:
    """The default, or any other answer the field says it takes."""
    if field.default is not None and luck.random() < 0.4:
        return field.default
    match field.kind:
        case "choice":
            return luck.choice([choice.id for choice in field.choices])
        case "yes_no":
            return luck.choice([True, False])
        case "number" if field.low is not None and field.high is not None:
            return luck.randint(field.low, field.high)
        case "text":
            return luck.choice(TEXTS)
    return field.default


def any_setup(game: Game[Any], luck: Luck) -> Setup:
    """Answers at random, those at fault again, until the form has no fault."""
    setup = trial(game).begin(luck)
    for _ in range(200):
        form = game.form(setup)
        wrong = {fault.where for fault in form.faults}
        asked = [f for f in form.fields if f.key not in setup.answers or f.key in wrong]
        if not asked and not wrong:
            return setup
        # Several answers may be at fault together, and none by name.
        again = asked or luck.sample(form.fields, len(form.fields) // 2)
        given = {field.key: any_answer(field, luck) for field in again}
        setup = Setup(answers={**setup.answers, **given}, data=setup.data)
    raise AssertionError(f"{game.id}: no answers please its form: {form.faults}")


def some_seats(form: Form, luck: Luck) -> tuple[Seat, ...]:
    """The form's, or as few of them as it allows, in their order."""
    if form.fewest is None or luck.random() < 0.5:
        return form.seats
    taken = luck.sample(form.seats, luck.randint(form.fewest, len(form.seats)))
    return tuple(seat for seat in form.seats if seat in taken)


def new_match(game: Game[Any], luck: Luck) -> Any:
    setup = any_setup(game, luck)
    return trial(game).opening(game.setup(setup, some_seats(game.form(setup), luck)), luck)


def seats_of(game: Game[Any], state: Any) -> tuple[Seat, ...]:
    """The seats of this match, which may be fewer than the game knows."""
    return tuple(game.standing(state).scores)


# --- Playing ---------------------------------------------------------------------------------


def by_luck(wanted: Roll | Shuffle | Decide, luck: Luck) -> Chance:
    """What chance might answer: faces, an order, or the end of a window."""
    match wanted:
        case Roll():
            faces = {
                group.key: tuple(luck.randint(1, group.sides) for _ in range(group.count))
                for group in wanted.groups
            }
            return Faces(roll=wanted.id, faces=faces)
        case Shuffle():
            return Order(
                shuffle=wanted.id, places=tuple(luck.sample(range(wanted.size), wanted.size))
            )
        case Decide():
            return Closed(decision=wanted.id)


def open_offers(game: Game[Any], state: Any, seat: Seat) -> list[Offer]:
    """What the seat may really choose: the offers that are not shown as refused."""
    return [offer for offer in game.legal(state, seat) if offer.refused is None]


def next_input(game: Game[Any], state: Any, luck: Luck) -> Input | None:
    """Any legal input; None when the match is over."""
    wanted = game.pending(state)
    if isinstance(wanted, Over):
        return None
    if not isinstance(wanted, Decide):
        return Input(None, by_luck(wanted, luck))
    # Whoever has chosen may think again, but not for ever.
    again = not wanted.waiting or luck.random() < SECOND_THOUGHTS
    seats = wanted.seats if again else wanted.waiting
    choices = [(seat, offer) for seat in seats for offer in open_offers(game, state, seat)]
    if wanted.kind == "window" and (not choices or luck.random() < 0.5):
        return Input(None, by_luck(wanted, luck))
    if not choices:
        raise DeadEnd(f"{game.id}: {wanted} and no offer for {seats}")
    seat, offer = luck.choice(choices)
    return Input(seat, game.sample(state, seat, offer, luck))


def take(game: Game[Any], state: Any, given: Input) -> Step:
    """Play one input, as the server would: `apply` checks an action itself."""
    if given.seat is None:
        return game.feed(state, given.what)
    return game.apply(state, given.seat, given.what)


def playout(game: Game[Any], luck: Luck, state: Any = None) -> Iterator[Moment]:
    """Play to the end from the given state, or from a new match, one moment at a time."""
    state = new_match(game, luck) if state is None else state
    for _ in range(MOST_STEPS):
        given = next_input(game, state, luck)
        if given is None:
            return
        step = take(game, state, given)
        yield Moment(state, given, step)
        state = step.state
    raise NeverEnds(f"{game.id}: not over after {MOST_STEPS} steps")


def play_to_the_end(game: Game[Any], seed: int) -> int:
    """One whole random match; the number of its steps."""
    return sum(1 for _ in playout(game, random.Random(seed)))


def moments(
    game: Game[Any], seed: int, *, share: float, steps: int | None = None
) -> Iterator[tuple[Moment, random.Random]]:
    """Some moments of one playout, or of its first steps; the luck beside them is not the one
    that moves."""
    looking = random.Random(~seed)
    for moment in islice(playout(game, random.Random(seed)), steps):
        if looking.random() < share:
            yield moment, looking
