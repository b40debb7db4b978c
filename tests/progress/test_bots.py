"""Bots play whole games by the rules, and the hard one is hard."""

from __future__ import annotations

import pytest

from server.games.bot import Bot, RandomPlayer
from server.games.kernel import Setup
from server.games.progress import GAME
from server.games.progress.balance import Mixer, play
from server.games.progress.bots import BOTS

THREE = GAME.seats[:3]


def share(hero: Bot, foe: Bot, games: int, seed: int = 1) -> float:
    """Of so many three-player games, the share that the hero wins, sitting in every seat alike."""
    luck, won = Mixer(seed), 0.0
    for number in range(games):
        mine = THREE[number % 3]
        bots = {seat: hero if seat == mine else foe for seat in THREE}
        winners = play(bots, Setup(answers={"players": 3}), luck).winners
        won += (mine in winners) / len(winners)
    return won / games


def test_the_hard_bot_beats_two_random_ones():
    assert share(BOTS["hard"], RandomPlayer(GAME.types), 3) == 1


@pytest.mark.parametrize("players", [1, 2, 5])
@pytest.mark.parametrize("level", list(BOTS))
def test_bots_play_every_expansion_to_the_end(players, level):
    answers = dict.fromkeys(("personalities", "milestones", "industrial"), True)
    setup = Setup(answers={"players": players, **answers})
    played = play(dict.fromkeys(GAME.seats, BOTS[level]), setup, Mixer(players))
    assert len(played.scores) == players and played.why


@pytest.mark.soak
def test_the_hard_bot_wins_as_often_as_promised():
    against_random = share(BOTS["hard"], RandomPlayer(GAME.types), 200)
    against_easy = share(BOTS["hard"], BOTS["easy"], 200)
    print(f"hard against two random: {against_random:.1%}, against two easy: {against_easy:.1%}")
    assert against_random >= 0.95
    assert against_easy >= 0.55
