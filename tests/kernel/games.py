"""The games the suite runs on, four of them its own, and how each is tried."""

from __future__ import annotations

from functools import cache
from typing import Any

from server.games.catalogue import GAMES as PUBLISHED
from server.games.kernel import Game, Setup
from server.games.package import module_of
from tests.kernel import bazaar, council, nim, skirmish
from tests.kernel.council import halls
from tests.kernel.trial import Trial

TESTED = (nim.GAME, bazaar.GAME, skirmish.GAME, council.GAME)
GAMES: tuple[Game[Any], ...] = (*TESTED, *PUBLISHED.values())
OWN = {
    "nim": Trial(secrets=False),
    "bazaar": Trial(secrets=False),
    "council": Trial(begin=lambda luck: Setup(data={"guild.toml": halls.EXAMPLE})),
}


@cache
def trial_of(id: str) -> Trial:
    """`TRIAL` in `tests/<game>/trial.py`, else the usual."""
    folder = id.replace("-", "_")
    found = module_of("tests", folder) and module_of(f"tests.{folder}", "trial")
    return found.TRIAL if found else OWN.get(id, Trial())


def trial(game: Game[Any]) -> Trial:
    return trial_of(game.id)
