"""The game's README says what the game plays: every house rule, the cards that differ, a unit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import server.games.armored_advance as game
from server.games.armored_advance.house import QUESTIONS, options
from server.games.armored_advance.units.library import library, shipped

FOLDER = Path(game.__file__).parent
README = (FOLDER / "README.md").read_text("utf-8")


@pytest.mark.parametrize("rule", QUESTIONS)
def test_every_house_rule_is_listed_with_its_page_and_options(rule):
    question = QUESTIONS[rule]
    (row,) = [line for line in README.splitlines() if line.startswith(f"| `{rule}`")]
    name, page, _, choices = [cell.strip() for cell in row.strip("|").split(" | ")]
    assert (f"({question.id})" in name) == bool(question.id)
    assert page == ("–" if question.page is None else str(question.page))
    assert re.findall(r"`(\w+)`:", choices) == list(options(rule))


def test_the_cards_that_differ_from_our_list_are_listed_as_they_are():
    rows = re.findall(r"^\| ([^|]+) \| (\d+) \| (with[^|]+) \| \d+, with", README, re.M)
    cards = {card.name.en: card for card in shipped().cards().values()}
    assert len(rows) == 8
    for name, cost, words in rows:
        card = cards[name]
        assert card.cost == int(cost)
        if "Angling" in words:
            assert f"({card.x('angling')})" in words
        else:
            assert card.has("support") == words.startswith("with Support")


def test_the_unit_of_the_example_is_a_unit():
    (text,) = re.findall(r"```toml\n(.*?)```", README, re.S)
    found = library({"club.toml": text})
    assert found.faults == ()
    assert "panzer-iii-j" in found.cards()


def test_every_file_it_names_is_there():
    named = set(re.findall(r"`([\w/]+\.(?:py|toml))`", README))
    assert len(named) > 40
    assert [name for name in sorted(named) if not (FOLDER / name).exists()] == []
