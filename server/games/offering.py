"""Showing offers: so many at once, with some of everything, and how many are left out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import chain, zip_longest
from typing import NamedTuple

from server.games.kernel import MOST_OFFERS, Offer


class Shown(NamedTuple):
    """The offers that are shown, and the number of those that are not."""

    offers: tuple[Offer, ...]
    more: int = 0


def show(offers: Sequence[Offer], most: int = MOST_OFFERS) -> Shown:
    """At most so many, in their order: those about nothing in particular, such as the end of a
    turn, then the first of each unit, card or area, then the second of each, and so on. The rest
    is found by `legal` with its `about`."""
    if len(offers) <= most:
        return Shown(tuple(offers))
    places = _in_turn(offers)[:most]
    return Shown(tuple(offers[place] for place in sorted(places)), len(offers) - len(places))


def _in_turn(offers: Sequence[Offer]) -> list[int]:
    """The places of the offers, most wanted first."""
    queues: dict[str | None, list[int]] = defaultdict(list)
    for place, offer in enumerate(offers):
        queues[offer.about].append(place)
    general = queues.pop(None, [])
    rounds = chain.from_iterable(zip_longest(*queues.values()))
    return [*general, *(place for place in rounds if place is not None)]
