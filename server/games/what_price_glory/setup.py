"""Setting up (2): units on the map and in their boxes, cards in their decks."""

from __future__ import annotations

from collections.abc import Iterator

from server.games.kernel import Seat
from server.games.what_price_glory.files import Data
from server.games.what_price_glory.house import House
from server.games.what_price_glory.pack import Corps, Pack
from server.games.what_price_glory.play import opened
from server.games.what_price_glory.sides import CP, EN, SEAT_OF, CardName
from server.games.what_price_glory.state import (
    PRINTED,
    Ground,
    Player,
    State,
    TellApart,
    Unit,
)


def setup(
    data: Data,
    house: House,
    *,
    printed: bool = False,
    hits: bool = False,
    tell_apart: TellApart = "order",
) -> State:
    """The state a match begins in: both sides build their first hands."""
    pack = data.pack
    return opened(
        State(
            pack=pack,
            house=house,
            units=tuple(_units(data.corps)),
            ground={area.id: Ground(controller=SEAT_OF[area.controller]) for area in pack.areas},
            players=(_player(pack, EN, printed), _player(pack, CP, printed)),
            printed=printed,
            hits=hits,
            tell_apart=tell_apart,
        )
    )


def _units(corps: tuple[Corps, ...]) -> Iterator[Unit]:
    """One unit for each counter, named by nation and number."""
    numbers: dict[str, int] = {}
    for kind in corps:
        for place, count in (*kind.areas.items(), *kind.boxes.items()):
            for _ in range(count):
                numbers[kind.nation] = numbers.get(kind.nation, 0) + 1
                yield Unit(
                    id=f"{kind.nation}-{numbers[kind.nation]}",
                    nation=kind.nation,
                    kind=kind.kind,
                    strength=kind.strength,
                    move=kind.move,
                    at=place,
                    replaceable=kind.replaceable,
                    attacks=kind.attacks,
                )


def _player(pack: Pack, seat: Seat, printed: bool) -> Player:
    deck, events = _cards(pack, seat, "battle"), _cards(pack, seat, "event")
    if printed:
        deck, events = (PRINTED,) * len(deck), (PRINTED,) * len(events)
    return Player(seat=seat, deck=deck, events=events)


def _cards(pack: Pack, seat: Seat, kind: str) -> tuple[CardName, ...]:
    return tuple(
        sorted(
            card.id
            for card in pack.cards
            if card.kind == kind
            for _ in range(card.copies.en if seat == EN else card.copies.cp)
        )
    )
