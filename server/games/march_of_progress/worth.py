"""The bots' evaluation of a position between two turns."""

from __future__ import annotations

from server.games.kernel import Seat
from server.games.march_of_progress.control import occupier
from server.games.march_of_progress.end import result
from server.games.march_of_progress.score import due
from server.games.march_of_progress.state import State, home, in_play

WON = 100.0
A_WAY_BACK = 0.25  # less than any difference in points, strength or armies


def count(s: State) -> float:
    """Points, strength and armies of blue minus those of orange."""
    if s.stage == "over":
        blue, orange = (side.seat in result(s).winners for side in s.players)
        return WON * (blue - orange)
    return sum(
        sign * (me.vp + (due(s, me.seat).value + me.strength + len(in_play(s, me.seat))) / 2)
        - sign * A_WAY_BACK * _way_back(s, me.seat)
        for me, sign in zip(s.players, (1, -1), strict=True)
    )


def _way_back(s: State, seat: Seat) -> int:
    """How many moves the nearest army is away from the own capital while the enemy holds it.
    Without this, two bots that each hold the other's capital would wait for ever."""
    goal = home(s, seat).id
    armies = {army.country for army in in_play(s, seat)}
    if occupier(s, goal) is None or not armies:
        return 0
    moves, reached, new = 0, {goal}, {goal}
    while new and not armies & new:
        new = {near for id in new for near in s.scenario.neighbours(id)} - reached
        reached |= new
        moves += 1
    return moves
