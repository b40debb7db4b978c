"""Work done once for all who look: their views of a state are made one after the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

S = TypeVar("S")
T = TypeVar("T")


def newest_kept(make: Callable[[S], T]) -> Callable[[S], T]:
    """Keep the newest answer, for as long as it is asked of the same object. (`lru_cache` would
    hash the whole state.)"""
    kept: tuple[S, T] | None = None

    @wraps(make)
    def asked(s: S) -> T:
        nonlocal kept
        known = kept
        if known is None or known[0] is not s:
            kept = known = (s, make(s))
        return known[1]

    return asked
