"""Distances are reckoned in inches; here they become centimetres for tables that want them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal, TypeVar

from msgspec.structs import replace

from server.games.armored_advance.board import Board
from server.games.armored_advance.fire.shot import CM_PER_INCH, shown_in
from server.games.armored_advance.state import State
from server.games.kernel import Step, View
from server.games.ruling import IllegalMove, Phrase, Ruling, Value

T = TypeVar("T")
Unit = Literal["in", "cm"]


@contextmanager
def in_unit(unit: Unit) -> Iterator[Callable[[Ruling[T]], Ruling[T]]]:
    """Rulings, and refusals that leave here, speak the unit of the table."""
    try:
        yield lambda ruling: replace(ruling, reasons=shown_in(ruling.reasons, unit))
    except IllegalMove as no:
        if unit == "in":
            raise
        raise IllegalMove(shown_in([no.reason], unit)[0]) from no


def phrase_in(text: Phrase, unit: Unit) -> Phrase:
    """A sentence with its distances in the unit. How far something went (`inches`) is told as
    finely as a ruler is read: to a tenth of an inch, to a centimetre."""
    if "unit" not in text.values:
        return text
    values = {name: _shown(name, value, unit) for name, value in text.values.items()}
    return replace(text, values={**values, "unit": unit})


def _shown(name: str, value: Value, unit: Unit) -> Value:
    if not name.endswith("inches") or not isinstance(value, int | float):
        return value
    if unit == "in":
        return round(value, 1) if name == "inches" else value
    return round(value * CM_PER_INCH, 0 if name == "inches" else 1)


def step_in_unit(step: Step) -> Step:
    """What took place, in the unit of its table."""
    state: State = step.state
    unit = state.options.unit
    told = tuple(
        replace(each, text=phrase_in(each.text, unit), reasons=shown_in(each.reasons, unit))
        for each in step.happenings
    )
    return replace(step, happenings=told)


def view_in_unit(view: View, unit: Unit) -> View:
    """The view with its prompt and the terms of the last shot in the unit."""
    board: Board = view.board
    if unit == "in" or board.last_shot is None:
        return view if unit == "in" else replace(view, prompt=phrase_in(view.prompt, unit))
    last = replace(board.last_shot, reasons=shown_in(board.last_shot.reasons, unit))
    shown = replace(board, last_shot=last)
    return replace(view, board=shown, prompt=phrase_in(view.prompt, unit))
