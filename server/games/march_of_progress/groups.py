"""Grouping equal armies, so that a choice between them is offered once."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct

from server.games.kernel import OneOf
from server.games.march_of_progress.cards import ArmyId
from server.games.march_of_progress.state import Army


class Group(Struct, frozen=True):
    """A number of armies of one country, by posture; `ids`: every equivalent choice of them."""

    count: int
    lying: int
    capital: int
    ids: tuple[tuple[ArmyId, ...], ...]


def groups(armies: Sequence[Army], low: int, high: int) -> list[Group]:
    """Every choice of `low` to `high` of these armies, equivalent ones in one group."""
    found: dict[tuple[int, int, int], list[tuple[ArmyId, ...]]] = {}
    for count in range(low, min(high, len(armies)) + 1):
        for some in combinations(armies, count):
            # At most one army stands on a capital, so these numbers tell every posture apart.
            lying = sum(army.fortified for army in some)
            capital = sum(army.on_capital for army in some)
            found.setdefault((count, lying, capital), []).append(tuple(a.id for a in some))
    return [Group(*key, tuple(ids)) for key, ids in found.items()]


def vary(field: str, choices: Sequence[object]) -> tuple[OneOf, ...]:
    """That the field may be any of these equivalent choices."""
    return (OneOf(field=field, values=tuple(choices)),) if len(choices) > 1 else ()
