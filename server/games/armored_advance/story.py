"""The story of a finished battle: what it was decided by, the losses, the shots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from server.games.armored_advance.state import SEATS
from server.games.armored_advance.views.board import Board
from server.games.kernel import Seat
from server.games.ruling import Phrase, Ref
from server.games.story import Frame, Series, Story, Tally, Turning, over_time

MOST = 3  # turning points; more would be a log


def story(frames: Sequence[Frame]) -> Story:
    fought = [frame for frame in frames if frame.board.stage in ("play", "over")]
    return Story(
        series=tuple(series(fought)),
        turnings=tuple(turnings(fought)),
        tallies=tuple(tallies(fought)),
        when="aa-story-round",
    )


def series(frames: Sequence[Frame]) -> Iterator[Series]:
    """Victory points where they are played for, and what is left of both forces."""
    if frames and frames[-1].board.rules.mission == "domination":
        yield over_time(frames, Phrase("aa-story-vp"), lambda frame: points(frame.board), in_rounds)
    yield over_time(frames, Phrase("aa-story-left"), lambda frame: left(frame.board), in_rounds)


def in_rounds(frame: Frame) -> int:
    """A round is a turn of each side."""
    return ((frame.turn or 0) + 1) // 2


def points(board: Board) -> Mapping[Seat, int]:
    return {side.seat: side.vp for side in board.sides}


def left(board: Board) -> Mapping[Seat, int]:
    return {side.seat: side.requisition for side in board.sides}


# --- Turning points --------------------------------------------------------------------------


def turnings(frames: Sequence[Frame]) -> list[Turning]:
    """The dearest losses, in the order they happened."""
    found = [
        (cost, turning)
        for before, frame in pairwise(frames)
        for cost, turning in losses(before, frame)
    ]
    dearest = sorted(found, key=lambda each: -each[0])[:MOST]
    return sorted((turning for _, turning in dearest), key=lambda each: each.row)


def losses(before: Frame, frame: Frame) -> Iterator[tuple[int, Turning]]:
    """The units that went in one step, each with its price."""
    standing = {unit.id for unit in before.board.units if unit.state != "destroyed"}
    prices = {card.id: card.cost for card in frame.board.cards}
    shot = frame.board.last_shot
    for unit in frame.board.units:
        if unit.state != "destroyed" or unit.id not in standing:
            continue
        who = Ref("aa-unit", unit.id)
        if shot is not None and shot.destroyed and shot.target == unit.id:
            by = Ref("aa-unit", shot.unit)
            text = Phrase("aa-story-destroys", {"who": by, "target": who})
        else:
            text = Phrase("aa-destroyed", {"who": who})
        seat = shot.seat if shot is not None else None
        yield (
            prices.get(unit.card, 0),
            Turning(at=in_rounds(frame), row=frame.row, text=text, seat=seat),
        )


# --- Counts ----------------------------------------------------------------------------------


def tallies(frames: Sequence[Frame]) -> Iterator[Tally]:
    shots, damage = dict.fromkeys(SEATS, 0), dict.fromkeys(SEATS, 0)
    for before, frame in pairwise(frames):
        for told in frame.told:
            if told.text.key == "aa-fired" and told.seat in shots:
                shots[told.seat] += 1
        shot = frame.board.last_shot
        if shot is not None and shot != before.board.last_shot and shot.successes is not None:
            damage[shot.seat] += shot.damage
    board = frames[-1].board if frames else None
    yield Tally(label=Phrase("aa-story-shots"), by=shots)
    yield Tally(label=Phrase("aa-story-damage"), by=damage)
    if board is not None:
        yield Tally(label=Phrase("aa-story-vehicles"), by=lost(board, "units"))
        yield Tally(label=Phrase("aa-story-squads"), by=lost(board, "squads"))


def lost(board: Board, what: str) -> dict[Seat, int]:
    gone = [each for each in getattr(board, what) if each.state == "destroyed"]
    return {seat: sum(each.seat == seat for each in gone) for seat in SEATS}
