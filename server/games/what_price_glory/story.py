"""The story of a finished match: the front over time, what was taken, and the cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from server.games.kernel import Seat
from server.games.ruling import Phrase, Ref, Value
from server.games.story import (
    Frame,
    Story,
    Tally,
    Turning,
    decided_at,
    over_time,
    scores_over_time,
)
from server.games.what_price_glory.board import Board
from server.games.what_price_glory.sides import CP, EN, OTHER, SEATS

MOST = 4  # turning points; more would be a log
TOLD = ("wpg-paris-falls", "wpg-usa-entered", "wpg-stoss", "wpg-fleet-lost")
PRIZE = 2  # victory points of an area whose fall is worth a line
COUNTED = {
    "wpg-took": "wpg-story-taken",
    "wpg-fired-attack": "wpg-story-attacks",
    "wpg-absorbed-reserve": "wpg-story-lost",
}


def story(frames: Sequence[Frame]) -> Story:
    found = [turning for turning in (decided_at(frames), *moments(frames)) if turning is not None]
    once = list({turning.row: turning for turning in reversed(found)}.values())[::-1]
    return Story(
        series=(
            over_time(frames, Phrase("wpg-story-front"), front),
            scores_over_time(frames, Phrase("wpg-story-total")),
        ),
        turnings=tuple(sorted(once[:MOST], key=lambda each: each.row)),
        tallies=tuple(tallies(frames)),
    )


def front(frame: Frame) -> Mapping[Seat, int]:
    """How many areas of the other side's start each side holds: how far the front has moved."""
    board: Board = frame.board
    held = Counter(area.controller for area in board.areas if area.began != area.controller)
    return {seat: held[seat] for seat in SEATS}


def moments(frames: Sequence[Frame]) -> Iterator[Turning]:
    """What changed the war, and every great city that fell, the last ones first."""
    worth = {area.id: area.vp for area in frames[-1].board.areas} if frames else {}
    taken: list[Turning] = []
    for frame in frames:
        for told in frame.told:
            found = Turning(
                at=frame.turn or 0, row=frame.row, text=told.text, seat=told.seat or frame.seat
            )
            area = told.text.values.get("area")
            if told.text.key in TOLD:
                yield found
            elif told.text.key == "wpg-took" and is_prize(worth, area):
                taken.append(found)
    yield from reversed(taken)


def is_prize(worth: Mapping[str, int], area: Value | None) -> bool:
    return isinstance(area, Ref) and worth.get(area.id, 0) >= PRIZE


def tallies(frames: Sequence[Frame]) -> Iterator[Tally]:
    """Areas taken, attacks, corps lost."""
    found: dict[str, Counter[Seat]] = {key: Counter() for key in COUNTED}
    for frame in frames:
        for told in frame.told:
            if told.text.key in found and told.seat in OTHER:
                found[told.text.key][told.seat] += 1
    for key, label in COUNTED.items():
        yield Tally(label=Phrase(label), by={seat: found[key][seat] for seat in (EN, CP)})
