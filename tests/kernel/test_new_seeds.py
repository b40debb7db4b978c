"""The suite that every game must pass, on matches that nobody has seen before."""

from __future__ import annotations

import pytest

from tests.kernel import test_every_game, test_every_offer, test_every_state
from tests.kernel.games import trial
from tests.kernel.seeds import every_game, new_seeds, once

SUITE = (test_every_game, test_every_offer, test_every_state)
SEEDED = [found for part in SUITE for found in vars(part).values() if hasattr(found, "one")]


@every_game
@pytest.mark.soak
@pytest.mark.parametrize("test", SEEDED, ids=lambda test: test.__name__)
def test_it_holds_on_new_seeds(game, test):
    for seed in new_seeds(trial(game).soak // 200):
        once(test.one, game, seed)
