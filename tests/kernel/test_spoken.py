"""Whatever a game says in play has words in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from server.games.kernel import Game, Setup
from server.words import LANGUAGES, Words, catalogues
from tests.kernel.canon import canon
from tests.kernel.games import GAMES
from tests.kernel.invent import Pool, invent
from tests.kernel.leaks import answer, verdict
from tests.kernel.playout import playout
from tests.kernel.spoken import spoken
from tests.kernel.variation import strays


def said_in_play(game: Game[Any], seed: int) -> Iterator[tuple[Any, Any]]:
    """What one match makes the game say, with the names that the data brought."""
    luck = random.Random(~seed)
    for moment in playout(game, random.Random(seed)):
        state, pool = moment.after, Pool(moment.after)
        for viewer in (None, *game.seats):
            view = game.view(state, viewer)
            yield view, view.names
            yield answer(game, state, viewer, invent(game.types.question, pool, luck)), view.names
            for offer in view.offers[:3]:
                for raw in strays(offer, pool, luck):
                    yield verdict(game, state, viewer or "", raw), view.names
        yield (moment.step.happenings, game.pending(state), game.standing(state)), view.names


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_everything_said_has_words(game, lang):
    words = Words(lang, catalogues(GAMES))
    said = {canon(item): words.say(item) for item in spoken(game.form(Setup()))}
    for seed in range(3):
        for value, names in said_in_play(game, seed):
            for item in spoken(value):
                if (key := canon(item)) not in said:
                    said[key] = words.say(item, names)
    assert not words.missing
    assert len(said) > 20
