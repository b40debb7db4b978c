"""The story of a finished match: points by round, the ages, and the score by its sources."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from server.games.progress.board import Board
from server.games.ruling import Phrase
from server.games.story import Frame, Story, Tally, Turning, decided_at, scores_over_time

TOLD = ("pr-new-age", "pr-defeat", "pr-milestone-kept")
FOLLOWS = ("pr-removed", "pr-flipped", "pr-turn")  # of a step that opened an age or ended a turn
MOST = 4  # turning points; more would be a log


def story(frames: Sequence[Frame]) -> Story:
    turnings = (decided_at(frames, FOLLOWS), *moments(frames))
    found = [turning for turning in turnings if turning is not None]
    once = list({turning.row: turning for turning in reversed(found)}.values())[::-1]
    return Story(
        series=(scores_over_time(frames, Phrase("pr-story-points")),),
        turnings=tuple(sorted(once[:MOST], key=lambda each: each.row)),
        tallies=tuple(tallies(frames[-1].board)) if frames else (),
    )


def moments(frames: Sequence[Frame]) -> Iterator[Turning]:
    """New ages, kept milestones, and defeat."""
    for frame in frames:
        for told in frame.told:
            if told.text.key in TOLD:
                yield Turning(
                    at=frame.turn or 0, row=frame.row, text=told.text, seat=frame.seat or told.seat
                )


def tallies(board: Board) -> Iterator[Tally]:
    """The score by source, in the book's order, and how many technologies each has."""
    sources = [part.source for part in board.players[0].parts] if board.players else []
    for place, source in enumerate(sources):
        by = {player.seat: player.parts[place].points for player in board.players}
        if any(by.values()):
            yield Tally(label=Phrase(f"pr-ui-source-{source}"), by=by)
    many = {player.seat: len(player.active) for player in board.players}
    yield Tally(label=Phrase("pr-ui-active"), by=many)
