"""Everything in words that a game says, found wherever it is said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from server.games.ruling import Cite, Phrase, Reason, Ref

Said = Phrase | Reason | Ref | Cite


def spoken(value: Any) -> Iterator[Said]:
    """Each phrase, reason, name and citation inside the value."""
    if isinstance(value, (Phrase, Reason, Ref, Cite)):
        yield value
    if isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from spoken(getattr(value, name))
    elif isinstance(value, Mapping):
        for entry in value.values():
            yield from spoken(entry)
    elif isinstance(value, (tuple, list)):
        for entry in value:
            yield from spoken(entry)
