"""Whatever a game says in play has words in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from server.games.kernel import Game, Setup
from server.words import LANGUAGES, Words, catalogues
from tests.kernel.canon import canon
from tests.kernel.games import GAMES, trial
from tests.kernel.invent import Pool, invent
from tests.kernel.leaks import answer, verdict
from tests.kernel.playout import playout, seats_of
from tests.kernel.seeds import every_game
from tests.kernel.spoken import spoken
from tests.kernel.variation import strays


def said_in_play(game: Game[Any], seed: int) -> Iterator[tuple[Any, Any]]:
    """What one match makes the game say, with the names that the data brought."""
    luck = random.Random(~seed)
    for moment in playout(game, random.Random(seed)):
        if luck.random() >= trial(game).moments:
            continue
        state, pool = moment.after, Pool(moment.after)
        for viewer in (None, *seats_of(game, state)):
            view = game.view(state, viewer)
            yield view, view.names
            yield answer(game, state, viewer, invent(game.types.question, pool, luck)), view.names
            for offer in view.offers[:3]:
                for raw in strays(offer, pool, luck):
                    yield verdict(game, state, viewer or "", raw), view.names
        yield (moment.step.happenings, game.pending(state), game.standing(state)), view.names


@cache
def everything_said(game: Game[Any]) -> list[tuple[Any, Any]]:
    """Each thing once, with the names it needs; played once for all languages."""
    said = {canon(item): (item, {}) for item in spoken(game.form(Setup()))}
    for seed in range(3):
        for value, names in said_in_play(game, seed):
            for item in spoken(value):
                said.setdefault(canon(item), (item, names))
    return list(said.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_everything_said_has_words(game, lang):
    words = Words(lang, catalogues(GAMES))
    for item, names in everything_said(game):
        words.say(item, names)
    assert not words.missing
    assert len(everything_said(game)) > 20
