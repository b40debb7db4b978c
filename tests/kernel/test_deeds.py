"""What to do on the real table: done as told, the table lies as the later board shows it, whoever
looks and however far apart the two boards are."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

from server.games import catalogue
from server.games.deeds import laid
from server.games.kernel import Game, View
from server.words import LANGUAGES, Words, catalogues
from tests.kernel.canon import canon
from tests.kernel.games import GAMES, trial
from tests.kernel.playout import playout, seats_of
from tests.kernel.seeds import seeds
from tests.kernel.spoken import spoken

WITH_DEEDS = [game.id for game in GAMES if catalogue.table_of(game) is not None]
APART = 12  # pairs of views with more than a step between them


def test_both_published_games_tell_what_to_do():
    assert {"march-of-progress", "armored-advance"} <= set(WITH_DEEDS)


def seen_in(game: Game[Any], seed: int) -> list[View]:
    """What one viewer saw in a match, before and after some of its steps."""
    luck = random.Random(~seed)
    views: list[View] = []
    for moment in playout(game, random.Random(seed)):
        seats = seats_of(game, moment.before)
        viewer = None if seed % 3 == 0 else seats[seed % min(2, len(seats))]
        if luck.random() < trial(game).moments:
            views += [game.view(state, viewer) for state in (moment.before, moment.after)]
        if trial(game).steps and len(views) > trial(game).steps:
            break
    return views


def pairs(game: Game[Any], seed: int) -> list[tuple[View, View]]:
    """One step after the other; and any two of them, as after an undo or a rewind."""
    views, luck = seen_in(game, seed), random.Random(seed)
    apart = [(luck.choice(views), luck.choice(views)) for _ in range(APART)]
    return [*pairwise(views), *apart]


@seeds(30)
def test_the_table_changed_by_the_deeds_is_the_later_table(game, seed):
    table, deeds = catalogue.table_of(game), catalogue.deeds_of(game)
    if table is None:
        return
    told, lying = 0, False
    for before, after in pairs(game, seed):
        lying = lying or bool(table(before.board))
        done = deeds(before.board, after.board)
        told += len(done)
        assert laid(table(before.board), done) == table(after.board)
        assert deeds(before.board, before.board) == ()
        assert all(deed.seat in (None, *game.seats) for deed in done)
        assert all(deed.things for deed in done), "every deed changes something"
        assert canon(done) == canon(deeds(before.board, after.board))
    assert told > 0 or not lying, "a game may be set up so that nothing lies on the table"


@seeds(4)
def test_every_deed_has_words(game, seed):
    if game.id not in WITH_DEEDS:
        return
    spoken_in = [Words(lang, catalogues(GAMES)) for lang in LANGUAGES]
    for before, after in pairs(game, seed):
        for item in spoken(catalogue.deeds_of(game)(before.board, after.board)):
            for words in spoken_in:
                words.say(item, {**before.names, **after.names})
    assert not [words.missing for words in spoken_in if words.missing]
