"""Game end and winning (MP-80)."""

from __future__ import annotations

from server.games.kernel import Over
from server.games.march_of_progress.cards import SEATS
from server.games.march_of_progress.state import State, mop
from server.games.ruling import Phrase, Reason, Value
from server.games.telling import seat_ref


def is_last_turn(s: State) -> bool:
    """Whether the game ends with the turn that is being played: somebody has enough points."""
    return s.stage != "over" and _enough(s)


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
    if not _draw_by_scenario(s):
        return (_reason(s),)
    return (_reason(s), _scenario_says(s, "mop-both-enough"))


def why_last_turn(s: State) -> tuple[Reason, ...]:
    """The same while the turn is still to be played: the other side may yet catch up."""
    if s.scenario.end.both != "draw":
        return (_reason(s),)
    return (_reason(s), _scenario_says(s, "mop-both-would-draw"))


def _reason(s: State) -> Reason:
    return Reason("mop-enough", mop("mop-chapter-end"), values={"vp": s.scenario.end.vp})


def _scenario_says(s: State, key: str) -> Reason:
    return Reason(key, mop("mop-chapter-scenario"), values={"vp": s.scenario.end.vp})


def _enough(s: State) -> bool:
    return max(player.vp for player in s.players) >= s.scenario.end.vp


def _draw_by_scenario(s: State) -> bool:
    end = s.scenario.end
    return end.both == "draw" and min(player.vp for player in s.players) >= end.vp
