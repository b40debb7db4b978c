"""The shipped decks: their counts, what set-up offers, and the tuned one within its limits."""

from __future__ import annotations

import pytest

from server.games.kernel import Setup
from server.games.progress import GAME
from server.games.progress.balance import measure, of_taste
from server.games.progress.data import Pack
from server.games.progress.files import DEFAULT, FORMER, SHIPPED, parse
from server.games.progress.importing import to_toml
from server.games.progress.tables import rows

TUNED = "open-progress-3"
# Games and seed of the reports in docs/progress.md, by the number of players.
REPORTS = {1: (100, 1), 2: (600, 2), 3: (500, 2), 4: (300, 2), 5: (100, 1)}


def offered(**answers: object) -> list[str]:
    [deck] = [field for field in GAME.form(Setup(answers=answers)).fields if field.key == "deck"]
    return [choice.id for choice in deck.choices]


@pytest.mark.parametrize("id", SHIPPED)
def test_every_deck_has_the_digests_counts(id):
    pack = SHIPPED[id]
    many = [sum(len(c.copies) for c in pack.cards if c.age == age) for age in (1, 2, 3, 4)]
    assert many == [66, 60, 58, 55] and len(pack.cards) == 22 + 20 + 20 + 19
    assert (len(pack.personalities), len(pack.milestones)) == (15, 16)


def test_the_tuned_deck_differs_in_numbers_alone():
    def named(pack: Pack) -> list[tuple]:
        return [
            (c.id, c.type, c.name, c.benefits, [(line.type, line.prereq) for line in c.cost])
            for c in pack.cards
        ]

    assert named(SHIPPED[TUNED]) == named(SHIPPED[DEFAULT])
    assert SHIPPED[TUNED].tracks == SHIPPED[DEFAULT].tracks


def test_a_former_deck_is_offered_only_where_it_is_played():
    assert offered() == [DEFAULT, TUNED]
    [former] = FORMER
    assert former in offered(deck=former)
    assert not GAME.form(Setup(answers={"deck": former})).faults


def test_a_deck_comes_back_from_its_table():
    again = to_toml("cards.csv", "\n".join(rows(SHIPPED[TUNED])), "ours")
    assert isinstance(again, str)
    pack = parse("ours.toml", again)
    assert isinstance(pack, Pack) and pack.cards == SHIPPED[TUNED].cards


@pytest.mark.soak
@pytest.mark.parametrize("players", REPORTS)
def test_the_tuned_deck_holds_the_limits(players):
    pack, (games, seed) = SHIPPED[TUNED], REPORTS[players]
    report = measure(pack, None, players, games, seed, of_taste(pack))
    print(f"{players} players: {report.turns} turns, seats {report.seats}, use {report.use}")
    assert report.misses == []
