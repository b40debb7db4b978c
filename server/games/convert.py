"""From what JSON gives to what a type names."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec


@cache
def envelope(kind: Any) -> type[msgspec.Struct]:
    """A struct around a type: msgspec studies a struct once, but a bare union at every call."""
    return msgspec.defstruct("Envelope", [("it", kind)], frozen=True)


def convert(raw: Any, kind: Any) -> Any:
    """`raw` as a `kind`, which may be a union. Raises `msgspec.ValidationError`."""
    opened: Any = msgspec.convert({"it": raw}, envelope(kind))
    return opened.it
