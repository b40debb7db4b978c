"""Lengths as they are shown: the rules count in inches, a table may read centimetres.

A length in a reason or a sentence is called `inches` or `..._inches` and stands beside `unit`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Literal, TypeVar

from msgspec.structs import replace

from server.games.kernel import Step
from server.games.ruling import IllegalMove, Phrase, Reason, Ruling, Value

T = TypeVar("T")
LengthUnit = Literal["in", "cm"]
CM_PER_INCH = 2.54


def shown(inches: float, band: float = 6.0) -> float:
    """To one decimal, or to three where one decimal would show the wrong range band."""
    rough = round(inches, 1)
    band = band if band > 0 else 1.0
    same = math.ceil(rough / band) == math.ceil(inches / band)
    return rough if same else round(inches, 3)


def shown_in(reasons: Iterable[Reason], unit: LengthUnit) -> tuple[Reason, ...]:
    """The reasons with every length in the unit."""
    if unit == "in":
        return tuple(reasons)
    return tuple(replace(reason, values=_in_cm(reason)) for reason in reasons)


def _in_cm(reason: Reason) -> dict[str, Value]:
    values = dict(reason.values)
    if "unit" not in values:
        return values
    for name, value in values.items():
        if name.endswith("inches") and isinstance(value, int | float):
            values[name] = round(value * CM_PER_INCH, 1)
    return {**values, "unit": "cm"}


@contextmanager
def in_unit(unit: LengthUnit) -> Iterator[Callable[[Ruling[T]], Ruling[T]]]:
    """A refusal raised inside leaves with its lengths in the unit; so does a ruling that is
    passed to the function this yields."""
    try:
        yield lambda ruling: replace(ruling, reasons=shown_in(ruling.reasons, unit))
    except IllegalMove as no:
        if unit == "in":
            raise
        raise IllegalMove(shown_in([no.reason], unit)[0]) from no


def phrase_in(text: Phrase, unit: LengthUnit) -> Phrase:
    """A sentence with its lengths in the unit. How far something went (`inches`) is told as
    finely as a ruler is read: to a tenth of an inch, to a centimetre."""
    if text.values.get("unit", "cm") == "cm":  # without a length, or in centimetres already
        return text
    values = {name: _in_phrase(name, value, unit) for name, value in text.values.items()}
    return replace(text, values={**values, "unit": unit})


def _in_phrase(name: str, value: Value, unit: LengthUnit) -> Value:
    if not name.endswith("inches") or not isinstance(value, int | float):
        return value
    if unit == "in":
        return round(value, 1) if name == "inches" else value
    return round(value * CM_PER_INCH, 0 if name == "inches" else 1)


def step_in_unit(step: Step, unit: LengthUnit) -> Step:
    """What took place, with its lengths in the unit."""
    told = tuple(
        replace(each, text=phrase_in(each.text, unit), reasons=shown_in(each.reasons, unit))
        for each in step.happenings
    )
    return replace(step, happenings=told)
