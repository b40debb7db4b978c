"""A table as it is kept: its match, its chairs and how it plays."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from server.games.kernel import Answer, Field, Form, Game, Phrase, Seat, Setup
from server.messages import Call, Policy, Ruled, SeatInfo
from server.refusal import refuse


class Chair(Struct, frozen=True, kw_only=True):
    """A seat of the game and who holds it."""

    seat: Seat
    holder: Literal["free", "human", "bot"] = "free"
    name: str | None = None
    level: str | None = None
    token: str | None = None  # the id of the holder's token


class Table(Struct, frozen=True, kw_only=True):
    """A place with a code, and the match on it."""

    code: str
    game: str
    match: str
    setup: Setup
    policy: Policy
    chairs: tuple[Chair, ...]
    created: float
    status: Literal["lobby", "playing", "over"] = "lobby"
    rules: tuple[Ruled, ...] = ()
    call: Call | None = None
    earlier: tuple[str, ...] = ()  # matches played here before

    def chair(self, seat: Seat) -> Chair:
        for chair in self.chairs:
            if chair.seat == seat:
                return chair
        raise refuse("refused-seat")

    def seats_of(self, token: str) -> tuple[Seat, ...]:
        return tuple(chair.seat for chair in self.chairs if chair.token == token)

    def is_full(self) -> bool:
        return all(chair.holder != "free" for chair in self.chairs)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The people whose consent a seat needs: not bots, and not itself on another seat."""
        own = self.chair(seat).token
        return tuple(
            chair.seat
            for chair in self.chairs
            if chair.holder == "human" and chair.token is not None and chair.token != own
        )


def with_chair(table: Table, chair: Chair) -> Table:
    chairs = tuple(chair if old.seat == chair.seat else old for old in table.chairs)
    return replace(table, chairs=chairs)


def seat_info(chair: Chair, *, online: bool) -> SeatInfo:
    return SeatInfo(
        seat=chair.seat,
        holder=chair.holder,
        name=chair.name,
        level=chair.level,
        online=online or chair.holder == "bot",
    )


def completed(game: Game[Any], setup: Setup) -> tuple[Form, Setup]:
    """The set-up with every default filled in; refuses one that has faults."""
    form = game.form(setup)
    if form.faults:
        raise refuse("refused-form", count=len(form.faults))
    answers = {field.key: setup.answers.get(field.key, field.default) for field in form.fields}
    return form, replace(setup, answers=answers)


def rules_of(form: Form, setup: Setup) -> tuple[Ruled, ...]:
    """What was chosen, for both sides to see."""
    return tuple(ruled(field, setup.answers.get(field.key)) for field in form.fields)


def ruled(field: Field, answer: Answer) -> Ruled:
    chosen = Phrase("plain-value", {"value": "" if answer is None else str(answer)})
    if field.kind == "yes_no":
        chosen = Phrase("plain-yes" if answer else "plain-no")
    for choice in field.choices:
        if choice.id == answer:
            chosen = choice.label
    return Ruled(
        key=field.key,
        group=field.group,
        label=field.label,
        chosen=chosen,
        answer=answer,
        usual=answer == field.default,
        cite=field.cite,
    )
