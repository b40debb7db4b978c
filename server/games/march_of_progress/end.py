"""Game end and winning (MP-80)."""

from __future__ import annotations

from server.games.kernel import Over
from server.games.march_of_progress.cards import SEATS
from server.games.march_of_progress.state import State, mop
from server.games.ruling import Phrase, Reason, Value
from server.games.telling import seat_ref


def result(s: State) -> Over:
    """Most VP wins and equal is a tie; a scenario may call it a draw when both have enough."""
    blue, orange = (player.vp for player in s.players)
    scores = {"blue": blue, "orange": orange}
    if blue == orange or _draw_by_scenario(s):
        return Over(winners=SEATS, scores=scores, why=Phrase("mop-over-tie", {**scores}))
    winner = "blue" if blue > orange else "orange"
    values: dict[str, Value] = {
        "seat": seat_ref(winner),
        "vp": max(blue, orange),
        "other": min(blue, orange),
    }
    return Over(winners=(winner,), scores=scores, why=Phrase("mop-over-won", values))


def why_over(s: State) -> tuple[Reason, ...]:
    """What ended the game, and the scenario's rule for both sides having enough points."""
    values = {"vp": s.scenario.end.vp}
    enough = Reason("mop-enough", mop("mop-chapter-end"), values=values)
    if not _draw_by_scenario(s):
        return (enough,)
    return (enough, Reason("mop-both-enough", mop("mop-chapter-scenario"), values=values))


def _draw_by_scenario(s: State) -> bool:
    end = s.scenario.end
    return end.both == "draw" and min(player.vp for player in s.players) >= end.vp
