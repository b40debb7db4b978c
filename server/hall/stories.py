"""The stories of finished matches, made when somebody first asks."""

from __future__ import annotations

from collections.abc import Mapping

import gevent
from msgspec import Struct

from server.games.catalogue import story_of
from server.games.story import Story, with_luck
from server.hall.hall import Hall
from server.match.frames import frames
from server.match.match import Match
from server.match.refusal import NotAllowed, NotPossible

MOST = 20  # kept in memory


class Told(Struct, frozen=True):
    """A story and the step it ends with, with the names that its sentences use."""

    step: int
    story: Story
    names: Mapping[str, Mapping[str, str]]
    seconds: float  # from the first row to the last


class Stories:
    def __init__(self) -> None:
        self.told: dict[str, Told] = {}

    def read(self, hall: Hall, match: Match) -> Told:
        """The story of a match whose end is final: running scores may have been secret."""
        if not match.is_over:
            raise NotPossible("refused-not-over")
        if not hall.is_final(match):
            raise NotAllowed("refused-end-open")
        known = self.told.get(match.id)
        if known is not None and known.step == last_step(match):
            return known
        return self.keep(match, make(match))

    def keep(self, match: Match, told: Told) -> Told:
        self.told[match.id] = told
        while len(self.told) > MOST:
            del self.told[next(iter(self.told))]
        return told


def make(match: Match) -> Told:
    step, names = last_step(match), match.view(None).names
    [first], [last] = match.ledger.rows(0, 0), match.ledger.rows(step, step)
    steps = tuple(frames(match, lambda: gevent.sleep(0)))
    story = with_luck(story_of(match.game)(steps), steps)
    return Told(step, story, names, max(0.0, last.at - first.at))


def last_step(match: Match) -> int:
    """Rows after it are words: who looked at what, who accepts the end."""
    return next((row.seq for row in match.steps_back()), 0)
