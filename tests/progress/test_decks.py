"""The shipped decks: their counts, what set-up offers, and the tuned one within its limits."""

from __future__ import annotations

import pytest

from server.games.kernel import Setup
from server.games.progress import GAME
from server.games.progress.balance import measure, of_taste
from server.games.progress.data import Pack
from server.games.progress.files import DEFAULT, FORMER, SHIPPED, SHIPPED_TEXTS, parse
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


ALPHABET = 'benefits = { tokens = ["S"], power = { prestige = 1 } }'
LIBRARY = 'benefits = { tokens = ["S"] }\nvp = 2'
PLATO = 'order = 4\nbenefit = { skills = ["hand"] }'


@pytest.mark.parametrize(
    "old, new, where, fault",
    [
        ('id = "calendar"', 'id = "alphabet"', "cards.alphabet", "twice"),
        (
            '"S", prereq = "alphabet"',
            '"E", prereq = "alphabet"',
            "cards.mathematics.cost",
            "prereq-type",
        ),
        (
            '"S", prereq = "alphabet"',
            '"S", prereq = "algebra"',
            "cards.mathematics.cost",
            "prereq-age",
        ),
        (
            ALPHABET,
            "benefits = { power = { prestige = 1 } }",
            "cards.alphabet.benefits",
            "one-icon",
        ),
        (
            ALPHABET,
            'benefits = { tokens = ["S"], draw = 2 }',
            "cards.alphabet.benefits.draw",
            "heritage-only",
        ),
        (
            ALPHABET,
            'benefits = { tokens = ["S"], power = { navy = 1 } }',
            "cards.alphabet.benefits.power.navy",
            "power",
        ),
        (
            LIBRARY,
            'benefits = { tokens = ["S"], age_symbols = [2] }',
            "milestones.great-library.benefits.age_symbols",
            "technology-only",
        ),
        (
            LIBRARY,
            'benefits = { tokens = ["S"], set_bonus = "S" }',
            "milestones.great-library.benefits.set_bonus",
            "technology-only",
        ),
        (LIBRARY, "benefits = {}", "milestones.great-library.benefits", "no-benefit"),
        (
            "heritage = { activate = 1 }",
            "heritage = { age_symbols = [4] }",
            "personalities.leonardo-da-vinci.heritage.age_symbols",
            "technology-only",
        ),
        ("heritage = { activate = 1 }", "", "personalities.leonardo-da-vinci.heritage", "heritage"),
        (PLATO, PLATO.replace("4", "3", 1), "personalities.plato.order", "order"),
        (
            PLATO,
            "order = 4\nbenefit = { power = { army = 1 } }",
            "personalities.plato.benefit",
            "lasting",
        ),
        ('rank = "philosopher"', 'rank = "artist"', "personalities", "rank"),
        (
            'values = ["4", "3", "2", "1"]',
            'values = ["4", "3", "2"]',
            "tracks.research",
            "track-length",
        ),
        ('"1/0", "2/1"', '"1/0", "2"', "tracks.quick_draw", "track-pair"),
        ("II = [1, 1, 1, 2, 2]", "II = [1, 1, 1, 2]", "thresholds.II", "threshold"),
        ("army = [12, 7, 3, 1, 0]", "army = [7, 12, 3, 1, 0]", "awards.army", "awards"),
        ("army = [0, 1, 3, 5, 7, 9, 12]", "army = []", "solo_power.army", "solo-power"),
    ],
)
def test_a_fault_is_named_by_its_entry_and_field(old, new, where, fault):
    text = SHIPPED_TEXTS[f"{DEFAULT}.toml"]
    assert old in text
    faults = parse("club.toml", text.replace(old, new, 1))
    assert isinstance(faults, tuple)
    found = [(each.where, each.text.key) for each in faults]
    assert (f"club.toml: {where}", f"pr-fault-{fault}") in found, found


@pytest.mark.soak
@pytest.mark.parametrize("players", REPORTS)
def test_the_tuned_deck_holds_the_limits(players):
    pack, (games, seed) = SHIPPED[TUNED], REPORTS[players]
    report = measure(pack, None, players, games, seed, of_taste(pack))
    print(f"{players} players: {report.turns} turns, seats {report.seats}, use {report.use}")
    assert report.misses == []
