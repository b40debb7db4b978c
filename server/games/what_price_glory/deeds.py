"""What people do with their hands where the printed game lies on the table: counters, control
markers, trenches, the two other markers, and the tracks.

Corps of one kind are alike, so they are counted by place and face, not by name. Cards are not
among them: who plays one has it in hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from server.games.deeds import Deed, Hands, Lie, Seen, Trail
from server.games.kernel import Seat
from server.games.ruling import Phrase, Ref, Value
from server.games.what_price_glory.board import Board, UnitPiece
from server.games.what_price_glory.sides import (
    BOXES,
    SEAT_OF_NATION,
    SEATS,
    area_ref,
    side_ref,
)

Stand = tuple[str, str]  # area or box, and the face; in a box the face does not matter
TRACKS = ("turn", "difference", "victory", "initiative")
MARKERS = ("machine-gun", "gas")


def table(board: Board) -> dict[str, Lie]:
    """How everything lies; nothing where the match is played on the phones alone."""
    if board.play != "companion":
        return {}
    lying: dict[str, Lie] = {
        f"unit/{kind}/{place}/{face}": many
        for kind, stands in _stands(board).items()
        for (place, face), many in stands.items()
    }
    for area in board.areas:
        lying[f"control/{area.id}"] = area.controller
        if area.trench:
            lying[f"trench/{area.id}"] = 1
    for marker in board.markers:
        lying[f"{marker.kind}/{marker.seat}"] = marker.area
    lying |= {f"track/{track}": getattr(board, track) for track in TRACKS}
    return {**lying, "holder": board.holder}


def deeds(before: Board, after: Board) -> tuple[Deed, ...]:
    """Counters first, then control, markers and tracks."""
    if after.play != "companion":
        return ()
    hands = Hands(table(before))
    old, new = _stands(before), _stands(after)
    for kind in sorted(old.keys() | new.keys()):
        _units(hands, kind, old.get(kind, Counter()), new.get(kind, Counter()))
    _control(hands, before, after)
    _markers(hands, after)
    _tracks(hands, before, after)
    return tuple(hands.done)


# --- Counters ----------------------------------------------------------------------------------


def _stands(board: Board) -> dict[str, Counter[Stand]]:
    """How many counters of each kind lie where, and on which face."""
    found: dict[str, Counter[Stand]] = {}
    for place, unit in _pieces(board):
        face = "" if place in BOXES else "fresh" if unit.fresh else "spent"
        kind = f"{unit.nation}:{unit.kind}:{unit.strength}:{unit.move}"
        found.setdefault(kind, Counter())[place, face] += 1
    return found


def _pieces(board: Board) -> Iterator[tuple[str, UnitPiece]]:
    for area in board.areas:
        yield from ((area.id, unit) for unit in area.units)
    for box in board.boxes:
        yield from ((box.id, unit) for unit in box.units)


def _units(hands: Hands, kind: str, old: Counter[Stand], new: Counter[Stand]) -> None:
    """Counters that only turn are turned; the others go from where there are too many to where
    there are too few."""
    gone, come = old - new, new - old
    here = [(a, b) for a in sorted(gone) for b in sorted(come) if a[0] == b[0]]
    away = [(a, b) for a in sorted(gone) for b in sorted(come) if a[0] != b[0]]
    for start, end in (*here, *away):
        many = min(gone[start], come[end])
        if many:
            gone[start] -= many
            come[end] -= many
            _move(hands, kind, start, end, many)


def _move(hands: Hands, kind: str, start: Stand, end: Stand, many: int) -> None:
    nation, sort, strength, move = kind.split(":")
    one, two = (f"unit/{kind}/{place}/{face}" for place, face in (start, end))
    values: dict[str, Value] = {
        "count": many,
        "unit": Ref("wpg-counter", f"{nation}-{sort}"),
        "strength": int(strength),
        "move": int(move),
        "area": _place(start[0]),
        "to": _place(end[0]),
        "face": end[1] or "fresh",
    }
    key = "wpg-deed-turn" if start[0] == end[0] else _MOVED[start[0] in BOXES, end[0] in BOXES]
    things = {one: hands.count(one) - many or None, two: hands.count(two) + many}
    hands.do(Phrase(key, values), SEAT_OF_NATION[nation], things)  # type: ignore[index]


# From an area or a box, to one of them; in a box the face does not matter.
_MOVED = {
    (False, False): "wpg-deed-move",
    (False, True): "wpg-deed-off",
    (True, False): "wpg-deed-on",
    (True, True): "wpg-deed-beside",
}


def _place(place: str) -> Ref:
    return Ref("wpg-box", place) if place in BOXES else area_ref(place)


# --- Markers and tracks ------------------------------------------------------------------------


def _control(hands: Hands, before: Board, after: Board) -> None:
    for old, new in zip(before.areas, after.areas, strict=True):
        values: dict[str, Value] = {"area": area_ref(new.id), "side": side_ref(new.controller)}
        if old.controller != new.controller:
            things = {f"control/{new.id}": new.controller}
            hands.do(Phrase("wpg-deed-control", values), new.controller, things)
        if old.trench != new.trench:
            key = "wpg-deed-dig" if new.trench else "wpg-deed-fill"
            lie = 1 if new.trench else None
            hands.do(Phrase(key, values), new.controller, {f"trench/{new.id}": lie})


def _markers(hands: Hands, after: Board) -> None:
    there = {f"{marker.kind}/{marker.seat}": marker.area for marker in after.markers}
    for kind in MARKERS:
        for seat in SEATS:
            thing = f"{kind}/{seat}"
            area, was = there.get(thing), hands.lying.get(thing)
            if was == area:
                continue
            values: dict[str, Value] = {"kind": kind, "area": area_ref(str(area or was))}
            key = "wpg-deed-marker" if area else "wpg-deed-no-marker"
            hands.do(Phrase(key, values), seat, {thing: area})


def _tracks(hands: Hands, before: Board, after: Board) -> None:
    for track in TRACKS:
        value = getattr(after, track)
        if getattr(before, track) != value:
            text = Phrase("wpg-deed-track", {"track": track, "value": value})
            hands.do(text, None, {f"track/{track}": value})
    if before.holder != after.holder:
        text = Phrase("wpg-deed-holder", {"side": side_ref(after.holder)})
        hands.do(text, None, {"holder": after.holder})


# --- On the map --------------------------------------------------------------------------------


def trails(before: Board, after: Board) -> tuple[Trail, ...]:
    """Each counter by its name: where it went, turned, came from or was taken off."""
    old, new = _on_map(before), _on_map(after)
    found: list[Trail] = []
    for id in sorted(old.keys() | new.keys()):
        if old.get(id) != new.get(id):
            found.append(_trail(id, old.get(id), new.get(id)))
    return tuple(found)


def _on_map(board: Board) -> dict[str, tuple[str, bool, Seat]]:
    return {
        unit.id: (place, unit.fresh, SEAT_OF_NATION[unit.nation])
        for place, unit in _pieces(board)
        if place not in BOXES
    }


def _trail(
    id: str, old: tuple[str, bool, Seat] | None, new: tuple[str, bool, Seat] | None
) -> Trail:
    if new is None:
        assert old is not None
        return Trail(how="gone", thing=id, seat=old[2], start=old[0])
    if old is None:
        return Trail(how="came", thing=id, seat=new[2], end=new[0])
    how: Seen = "moved" if old[0] != new[0] else "turned"
    return Trail(how=how, thing=id, seat=new[2], start=old[0], end=new[0])
