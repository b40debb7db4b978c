"""Game end and winning (MP-80)."""

from __future__ import annotations

from server.games.kernel import Over
from server.games.march_of_progress.cards import SEATS
from server.games.march_of_progress.state import State, seat_ref
from server.games.ruling import Phrase, Value


def result(s: State) -> Over:
    """Most VP wins and equal is a tie; a scenario may call it a draw when both have enough."""
    blue, orange = (player.vp for player in s.players)
    enough = min(blue, orange) >= s.scenario.end.vp
    scores = {"blue": blue, "orange": orange}
    if blue == orange or (enough and s.scenario.end.both == "draw"):
        return Over(winners=SEATS, scores=scores, why=Phrase("mop-over-tie", {**scores}))
    winner = "blue" if blue > orange else "orange"
    values: dict[str, Value] = {
        "seat": seat_ref(winner),
        "vp": max(blue, orange),
        "other": min(blue, orange),
    }
    return Over(winners=(winner,), scores=scores, why=Phrase("mop-over-won", values))
