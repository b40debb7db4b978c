"""The C twin of the rules, by which the bots' net is trained, plays as the rules do."""

from __future__ import annotations

import random

import pytest

from server.games.march_of_progress import GAME, turn
from server.games.march_of_progress.cards import CARDS, SEATS
from server.games.march_of_progress.lookahead import cards_of, revealed
from server.games.march_of_progress.opponent import favourites
from server.games.march_of_progress.state import State
from server.games.march_of_progress.value_net import net
from tests.kernel.playout import playout
from tests.march_of_progress.duel import STANDARD
from tests.march_of_progress.exploiters import weights
from tests.march_of_progress.selfplay import twin

pytestmark = pytest.mark.skipif(twin.COMPILER is None, reason="needs a C compiler")


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    return twin.build(tmp_path_factory.mktemp("selfplay"))


def between_turns(seeds: range):
    """Positions of random matches in which cards are picked."""
    for seed in seeds:
        for moment in playout(GAME, random.Random(seed), GAME.setup(STANDARD, GAME.seats)):
            if moment.after.stage == "pick":
                yield moment.after


def ends(s: State) -> frozenset[twin.Position]:
    if s.stage != "resolve":
        return frozenset((twin.position(s),))
    seat = s.todo[0].seat
    return frozenset().union(
        *(ends(turn.apply(s, seat, offer.action).state) for offer in turn.options(s))
    )


def test_a_position_survives_the_way_to_c_and_back():
    for s in between_turns(range(5)):
        assert twin.position(twin.state(twin.position(s))) == twin.position(s)


def test_the_net_says_the_same_in_both_languages(program, tmp_path):
    found = list(between_turns(range(8)))
    text = "\n".join(" ".join(map(str, twin.position(s))) for s in found) + "\n"
    told = twin.run(program, "values", weights(tmp_path), text=text).split()
    assert [net().value(s) for s in found] == pytest.approx([float(n) for n in told], abs=1e-4)


def test_greedy_has_the_same_favourites_in_both_languages(program):
    found = [s for s in between_turns(range(30, 36)) if s.turn % 5 == 0]
    text = "\n".join(" ".join(map(str, twin.position(s))) for s in found) + "\n"
    told = twin.run(program, "favourites", text=text).split("\n")
    for s, line in zip(found, told, strict=False):
        bits = [sum(1 << CARDS.index(card) for card in favourites(s, seat)) for seat in SEATS]
        assert bits == [int(n) for n in line.split()], twin.position(s)


def test_every_turn_leads_to_the_same_positions(program):
    luck, turns, wanted = random.Random(7), [], []
    for s in between_turns(range(25)):
        if luck.random() < 0.7:
            continue
        blue, orange = (luck.choice(cards_of(s, seat)) for seat in GAME.seats)
        turns.append((twin.position(s), blue, orange))
        wanted.append(ends(revealed(twin.state(twin.position(s)), blue, orange)))
    assert len(turns) > 60
    for given, mine, theirs in zip(turns, twin.leaves(program, turns), wanted, strict=True):
        assert mine == theirs, given
