"""The action cards, and the order in which a turn resolves them (Sequence of Play)."""

from __future__ import annotations

from typing import Literal

Card = Literal["move1", "move2", "recruit", "fortify", "attack", "attack1", "strength", "score"]
Phase = Literal["move", "recruit", "fortify", "attack", "strength", "score"]
CountryId = str
ArmyId = str

CARDS: tuple[Card, ...] = (
    "move1",
    "move2",
    "recruit",
    "fortify",
    "attack",
    "attack1",
    "strength",
    "score",
)
PHASES: tuple[Phase, ...] = ("move", "recruit", "fortify", "attack", "strength", "score")
PHASE_OF: dict[Card, Phase] = {
    "move1": "move",
    "move2": "move",
    "recruit": "recruit",
    "fortify": "fortify",
    "attack": "attack",
    "attack1": "attack",
    "strength": "strength",
    "score": "score",
}
SEATS = ("blue", "orange")
OTHER = {"blue": "orange", "orange": "blue"}
