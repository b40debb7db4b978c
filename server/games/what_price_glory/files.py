"""Data files: map, forces, cards and turn track from TOML text, faults named by their place.

What no single field shows is checked here too: unknown and missing neighbours, areas that cannot be
reached, counts of units and cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import Decimal
from functools import lru_cache
from typing import Annotated, Any, Literal

from msgspec import Struct

from server.games.data_file import Bounds, Faults, Unreadable, load, read
from server.games.kernel import Fault
from server.games.ruling import Phrase, Value
from server.games.what_price_glory.pack import (
    Area,
    Border,
    Card,
    Corps,
    Names,
    Pack,
    Turn,
)
from server.games.what_price_glory.sides import BOXES, AreaId

Degrees = Annotated[Decimal, Bounds(-180, 180)]
Place = tuple[Degrees, Degrees]
LAST_TURN = 10
BATTLE_CARDS, EVENT_CARDS = 16, 8  # of a side (1.3)
PARIS = "paris"


class AreaFile(Struct, frozen=True, kw_only=True):
    id: AreaId
    name: Names
    place: Place
    vp: Annotated[int, Bounds(0, 9)]
    controller: Literal["cp", "en"]
    country: Literal["de", "be", "fr", "lu"]
    port: Literal["no", "yes", "optional"] = "no"
    edge: Literal["none", "east", "south"] = "none"


class BorderFile(Struct, frozen=True, kw_only=True):
    between: tuple[AreaId, AreaId]
    barrier: Literal["river", "forest", "mountain"] | None = None
    feature: str = ""


class MapFile(Struct, frozen=True, kw_only=True):
    id: str
    land: tuple[Place, ...]
    area: tuple[AreaFile, ...]
    border: tuple[BorderFile, ...]


class ForcesFile(Struct, frozen=True, kw_only=True):
    id: str
    corps: tuple[Corps, ...]


class TurnsFile(Struct, frozen=True, kw_only=True):
    id: str
    turn: tuple[Turn, ...]


class CardsFile(Struct, frozen=True, kw_only=True):
    id: str
    card: tuple[Card, ...]


class Data(Struct, frozen=True, kw_only=True):
    """All four files, read."""

    pack: Pack
    corps: tuple[Corps, ...]


MAP, FORCES, CARDS, TURNS = "map.toml", "forces.toml", "cards.toml", "turns.toml"
_KINDS: dict[str, Any] = {MAP: MapFile, FORCES: ForcesFile, CARDS: CardsFile, TURNS: TurnsFile}


def read_data(texts: Mapping[str, str]) -> Data | tuple[Fault, ...]:
    """The data in the texts of the four files; or everything that is wrong with them."""
    return _read(tuple(sorted(texts.items())))


@lru_cache(maxsize=8)  # matches that begin share what they are played with
def _read(found: tuple[tuple[str, str], ...]) -> Data | tuple[Fault, ...]:
    texts = dict(found)
    faults: Faults = []
    files: dict[str, Any] = {}
    for name, kind in _KINDS.items():
        try:
            files[name] = read(kind, load(name, texts.get(name, ""), faults), f"{name}: ", faults)
        except Unreadable:
            continue
    if faults:
        return tuple(faults)
    faults += [
        Fault(f"{file}: {where}", Phrase(key, values))
        for file, where, key, values in (
            *_map_complaints(files[MAP]),
            *_force_complaints(files[FORCES], {area.id for area in files[MAP].area}),
            *_card_complaints(files[CARDS]),
            *_turn_complaints(files[TURNS]),
        )
    ]
    return tuple(faults) or Data(pack=_pack(files), corps=files[FORCES].corps)


def _pack(files: Mapping[str, Any]) -> Pack:
    drawn: MapFile = files[MAP]
    return Pack(
        land=tuple(_place(corner) for corner in drawn.land),
        areas=tuple(
            Area(
                id=area.id,
                name=area.name,
                place=_place(area.place),
                vp=area.vp,
                controller=area.controller,
                country=area.country,
                port=area.port,
                edge=area.edge,
            )
            for area in drawn.area
        ),
        borders=tuple(
            Border(between=border.between, barrier=border.barrier, feature=border.feature)
            for border in drawn.border
        ),
        cards=files[CARDS].card,
        turns=files[TURNS].turn,
    )


def _place(place: Place) -> tuple[int, int]:
    return int(place[0] * 10_000), int(place[1] * 10_000)


Complaint = tuple[str, str, str, Mapping[str, Value]]  # file, where in it, text key, values


def _map_complaints(drawn: MapFile) -> Iterator[Complaint]:
    known: set[AreaId] = set()
    for area in drawn.area:
        if area.id in known:
            yield MAP, f"area.{area.id}", "wpg-fault-area-twice", {}
        known.add(area.id)
    if PARIS not in known:
        yield MAP, "area", "wpg-fault-no-paris", {}
    if len(drawn.land) < 3:
        yield MAP, "land", "wpg-fault-land", {}
    joined: set[frozenset[AreaId]] = set()
    for number, border in enumerate(drawn.border, 1):
        where = f"border[{number}]"
        for end in border.between:
            if end not in known:
                yield MAP, where, "wpg-fault-unknown-area", {"area": end}
        if frozenset(border.between) in joined:
            yield MAP, where, "wpg-fault-border-twice", {"area": " – ".join(border.between)}
        if border.between[0] == border.between[1]:
            yield MAP, where, "wpg-fault-border-self", {"area": border.between[0]}
        joined.add(frozenset(border.between))
    for lost in sorted(known - _reached(known, joined)):
        yield MAP, f"area.{lost}", "wpg-fault-unconnected", {}
    for edge in ("east", "south"):
        if all(area.edge != edge for area in drawn.area):
            yield MAP, "area", f"wpg-fault-no-{edge}", {}


def _reached(known: set[AreaId], joined: set[frozenset[AreaId]]) -> set[AreaId]:
    """Every area that can be reached from Paris, or from the first one."""
    start = PARIS if PARIS in known else min(known, default=PARIS)
    reached, edge = {start}, [start]
    while edge:
        here = edge.pop()
        for border in joined:
            if here in border:
                for other in border - reached:
                    reached.add(other)
                    edge.append(other)
    return reached


def _force_complaints(forces: ForcesFile, areas: set[AreaId]) -> Iterator[Complaint]:
    for number, corps in enumerate(forces.corps, 1):
        where = f"corps[{number}]"
        for place, count in (*corps.areas.items(), *corps.boxes.items()):
            known = areas if place in corps.areas else BOXES
            if place not in known:
                yield FORCES, where, "wpg-fault-unknown-area", {"area": place}
            if count < 0:
                yield FORCES, where, "wpg-fault-count", {"area": place}
        if not 1 <= corps.strength <= 6 or not 1 <= corps.move <= 6:
            yield FORCES, where, "wpg-fault-values", {}


def _card_complaints(cards: CardsFile) -> Iterator[Complaint]:
    known: set[str] = set()
    for card in cards.card:
        if card.id in known:
            yield CARDS, f"card.{card.id}", "wpg-fault-card-twice", {}
        known.add(card.id)
        if min(card.copies.cp, card.copies.en, card.number) < 0:
            yield CARDS, f"card.{card.id}", "wpg-fault-copies", {}
    for kind, most in (("battle", BATTLE_CARDS), ("event", EVENT_CARDS)):
        for side in ("cp", "en"):
            count = sum(getattr(card.copies, side) for card in cards.card if card.kind == kind)
            if count != most:
                values: dict[str, Value] = {"side": side, "count": count, "most": most}
                yield CARDS, "card", f"wpg-fault-{kind}-cards", values


def _turn_complaints(turns: TurnsFile) -> Iterator[Complaint]:
    if len(turns.turn) != LAST_TURN:
        yield TURNS, "turn", "wpg-fault-turns", {"most": LAST_TURN}
    for number, turn in enumerate(turns.turn, 1):
        if not 1 <= turn.hand.cp <= BATTLE_CARDS or not 1 <= turn.hand.en <= BATTLE_CARDS:
            yield TURNS, f"turn[{number}]", "wpg-fault-hand", {"most": BATTLE_CARDS}
