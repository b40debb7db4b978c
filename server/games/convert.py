"""Fast conversion of decoded JSON to a type."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec


@cache
def envelope(kind: Any) -> type[msgspec.Struct]:
    """A struct with one field of the type: msgspec caches what it knows of a struct, but analyses a
    bare union again at every call."""
    return msgspec.defstruct("Envelope", [("it", kind)], frozen=True)


def convert(raw: Any, kind: Any) -> Any:
    """`raw` as a `kind`, which may be a union. Raises `msgspec.ValidationError`."""
    opened: Any = msgspec.convert({"it": raw}, envelope(kind))
    return opened.it
