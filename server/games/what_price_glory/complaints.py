"""What no single field of a data file shows: unknown, missing and one-sided neighbours, areas that
cannot be reached, counts of units and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain

from geometry.cells import inside, is_simple
from server.games.kernel import Seat
from server.games.ruling import Value
from server.games.what_price_glory.combat import SIDES_OF_A_DIE
from server.games.what_price_glory.files import (
    BATTLE_CARDS,
    COUNTERS,
    EVENT_CARDS,
    LAST_TURN,
    PARIS,
    CardsFile,
    ForcesFile,
    MapFile,
    Place,
    TurnsFile,
    borders_of,
    whole,
)
from server.games.what_price_glory.pack import NAMED, UNKNOWN, Effect
from server.games.what_price_glory.sides import (
    BOXES,
    EAST,
    EASTBOUND,
    MOST_EAST,
    MOST_UNITS,
    SEAT_OF,
    SEAT_OF_NATION,
    AreaId,
    Side,
    may_lie,
)

# What only one side's cards do.
ONLY: Mapping[Effect, Side] = {
    "fleet": "cp",
    "counter-fleet": "en",
    "submarines": "cp",
    "stoss": "cp",
    "mutinies": "cp",
    "take-if-behind": "cp",
    "usa": "en",
    "take-and-risk": "en",
    "tanks": "en",
}
# What the number in a card's text may be, where it has one: dice that hit up to it, and else units,
# cards, areas, points or turns.
NUMBERED: Mapping[Effect, int] = {
    "bombard": SIDES_OF_A_DIE,
    **dict.fromkeys(
        (
            "singles",
            "reinforce",
            "fleet",
            "submarines",
            "stoss",
            "mutinies",
            "take-if-behind",
            "trenches",
            "usa",
            "take",
            "take-and-risk",
            "refresh",
        ),
        MOST_UNITS,
    ),
}
NEEDED = {"two-actions", "two-groups", "recover", "singles", "bombard", "rail"}  # 5.3
Complaint = tuple[str, str, Mapping[str, Value]]  # where in the file, text key, values


def of_map(drawn: MapFile) -> Iterator[Complaint]:
    known: set[AreaId] = set()
    places: set[Place] = set()
    for area in drawn.area:
        if area.id in known:
            yield f"area.{area.id}", "wpg-fault-area-twice", {}
        known.add(area.id)
        if area.id in BOXES:
            yield f"area.{area.id}", "wpg-fault-box", {}
        if area.place in places:
            yield f"area.{area.id}", "wpg-fault-same-place", {}
        places.add(area.place)
    if PARIS not in known:
        yield "area", "wpg-fault-no-paris", {}
    if any(area.id == PARIS and area.controller == "cp" for area in drawn.area):
        yield f"area.{PARIS}.controller", "wpg-fault-paris-lost", {}
    yield from _of_land(drawn)
    yield from _of_borders(drawn, known)
    joined = {frozenset(between) for between, _, _ in borders_of(drawn)}
    for lost in sorted(known - _reached(known, joined)):
        yield f"area.{lost}", "wpg-fault-unconnected", {}
    for edge in ("east", "south"):
        if all(area.edge != edge for area in drawn.area):
            yield "area", f"wpg-fault-no-{edge}", {}
    if all(area.port != "yes" for area in drawn.area):
        yield "area", "wpg-fault-no-port", {}  # British, Belgian and US corps trace to one (8.3)


def _of_land(drawn: MapFile) -> Iterator[Complaint]:
    """What would keep the map from being drawn."""
    coast = [whole(corner) for corner in drawn.land]
    if len(coast) < 3:
        yield "land", "wpg-fault-land", {}
    elif not is_simple(coast):
        yield "land", "wpg-fault-land-crosses", {}
    else:
        there = inside([whole(area.place) for area in drawn.area], coast)
        for area, is_inside in zip(drawn.area, there, strict=True):
            if not is_inside:
                yield f"area.{area.id}", "wpg-fault-off-land", {}


def _of_borders(drawn: MapFile, known: set[AreaId]) -> Iterator[Complaint]:
    joined: set[frozenset[AreaId]] = set()
    for number, border in enumerate(drawn.border, 1):
        where = f"border[{number}]"
        for end in border.between:
            if end not in known:
                yield where, "wpg-fault-unknown-area", {"area": end}
        if frozenset(border.between) in joined:
            yield where, "wpg-fault-border-twice", {"area": " – ".join(border.between)}
        if border.between[0] == border.between[1]:
            yield where, "wpg-fault-border-self", {"area": border.between[0]}
        joined.add(frozenset(border.between))
    lists = {area.id: area.neighbours for area in drawn.area}
    for area in drawn.area:
        for other in area.neighbours:
            where = f"area.{area.id}: neighbours"
            if other not in known:
                yield where, "wpg-fault-unknown-area", {"area": other}
            elif other == area.id:
                yield where, "wpg-fault-border-self", {"area": other}
            elif area.id not in lists[other] and frozenset((area.id, other)) not in joined:
                yield where, "wpg-fault-one-sided", {"area": area.id, "other": other}


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


def of_forces(forces: ForcesFile, drawn: MapFile) -> Iterator[Complaint]:
    """Units that begin where there is no such area on the map, or alone in one that the other side
    controls (9.2)."""
    controller = {area.id: SEAT_OF[area.controller] for area in drawn.area}
    held = {(p, SEAT_OF_NATION[c.nation]) for c in forces.corps for p, n in c.areas.items() if n}
    for number, corps in enumerate(forces.corps, 1):
        for place, count in corps.areas.items():
            if place not in controller:
                yield f"corps[{number}]", "wpg-fault-unknown-area", {"area": place}
            elif count and (place, controller[place]) not in held:
                yield f"corps[{number}]", "wpg-fault-not-theirs", {"area": place}


def of_units(forces: ForcesFile) -> Iterator[Complaint]:
    """Values, and counts in areas and boxes."""
    together: Counter[tuple[str, Seat]] = Counter()
    for number, corps in enumerate(forces.corps, 1):
        where = f"corps[{number}]"
        for box in corps.boxes:
            if box not in BOXES:
                yield where, "wpg-fault-unknown-area", {"area": box}
            elif not may_lie(corps.nation, box):
                yield where, "wpg-fault-not-their-box", {"area": box}
        for place, count in chain(corps.areas.items(), corps.boxes.items()):
            together[place, SEAT_OF_NATION[corps.nation]] += count
            if count < 0:
                yield where, "wpg-fault-count", {"area": place}
        if not 1 <= corps.strength <= 6 or not 1 <= corps.move <= 6:
            yield where, "wpg-fault-values", {}
    if together.total() > COUNTERS:
        yield "corps", "wpg-fault-counters", {"count": together.total(), "most": COUNTERS}
    for (place, _), count in together.items():
        if place not in BOXES and count > MOST_UNITS:
            yield "corps", "wpg-fault-too-many", {"area": place, "most": MOST_UNITS}
        if place == EAST and count > MOST_EAST:
            yield "corps", "wpg-fault-east-full", {"most": MOST_EAST}


def of_cards(cards: CardsFile) -> Iterator[Complaint]:
    known: set[str] = set()
    for card in cards.card:
        if card.id in known:
            yield f"card.{card.id}", "wpg-fault-card-twice", {}
        if card.id in {each.id for each in UNKNOWN}:
            yield f"card.{card.id}", "wpg-fault-card-name", {}
        elif card.id not in NAMED:
            yield f"card.{card.id}", "wpg-fault-card-unnamed", {}
        theirs = ONLY.get(card.effect)
        if theirs and getattr(card.copies, "en" if theirs == "cp" else "cp") > 0:
            yield f"card.{card.id}", "wpg-fault-card-side", {"side": theirs}
        known.add(card.id)
        if min(card.copies.cp, card.copies.en, card.number) < 0:
            yield f"card.{card.id}", "wpg-fault-copies", {}
        highest = NUMBERED.get(card.effect)
        if highest and not 1 <= card.number <= highest:
            yield f"card.{card.id}", "wpg-fault-number", {"most": highest}
    for effect in sorted(NEEDED - {card.effect for card in cards.card}):
        yield "card", "wpg-fault-no-card", {"effect": effect}
    for kind, most in (("battle", BATTLE_CARDS), ("event", EVENT_CARDS)):
        for side in ("cp", "en"):
            count = sum(getattr(card.copies, side) for card in cards.card if card.kind == kind)
            if count != most:
                values: dict[str, Value] = {"side": side, "count": count, "most": most}
                yield "card", f"wpg-fault-{kind}-cards", values


def of_turns(turns: TurnsFile) -> Iterator[Complaint]:
    if len(turns.turn) != LAST_TURN:
        yield "turn", "wpg-fault-turns", {"most": LAST_TURN}
    away = 0
    for number, turn in enumerate(turns.turn, 1):
        away += {"none": 0, "out": EASTBOUND, "in": -EASTBOUND}[turn.east]
        if not 0 <= away <= MOST_EAST:
            yield f"turn[{number}]", "wpg-fault-east-full", {"most": MOST_EAST}
        if not 1 <= turn.hand.cp <= BATTLE_CARDS or not 1 <= turn.hand.en <= BATTLE_CARDS:
            yield f"turn[{number}]", "wpg-fault-hand", {"most": BATTLE_CARDS}
