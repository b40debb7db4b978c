"""What a position between two turns is worth."""

from __future__ import annotations

from server.games.march_of_progress.end import result
from server.games.march_of_progress.score import due
from server.games.march_of_progress.state import State, in_play

WON = 100.0


def count(s: State) -> float:
    """What lies on the table for blue, less what lies there for orange."""
    if s.stage == "over":
        blue, orange = (side.seat in result(s).winners for side in s.players)
        return WON * (blue - orange)
    return sum(
        sign * (me.vp + (due(s, me.seat).value + me.strength + len(in_play(s, me.seat))) / 2)
        for me, sign in zip(s.players, (1, -1), strict=True)
    )
