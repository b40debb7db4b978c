"""What can go wrong with what is kept on disk."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec


class StoreFailed(Exception):
    """The disk or the database refused; nothing was changed. The text says what to do."""


class Damaged(StoreFailed):
    """What is kept there cannot be read."""


class TooNew(StoreFailed):
    """The data was written by a newer version of the program."""


@contextmanager
def undamaged(what: str) -> Iterator[None]:
    """Report stored bytes that cannot be decoded as damage to the database, not as a bug."""
    try:
        yield
    except msgspec.DecodeError as why:
        raise Damaged(f"the database is damaged: {what}: {why}") from why
