"""Every option of every house rule, in a situation where it makes a difference.

The situations are in `toggles_of_fire` and `toggles_of_play`; each is looked at through the game.
"""

from __future__ import annotations

import itertools

import msgspec
import pytest

from server.games.armored_advance import house as house_rules
from server.games.armored_advance.house import House, options
from server.games.ruling import Cite
from tests.armored_advance import toggles_of_fire, toggles_of_play  # noqa: F401 (they register)
from tests.armored_advance.toggles import TOGGLES

RULES = [field.name for field in msgspec.structs.fields(House)]
PAIRS = [(rule, option) for rule, toggle in TOGGLES.items() for option in toggle.outcomes]


def test_every_option_of_every_house_rule_is_tried():
    assert set(PAIRS) == {(rule, option) for rule in RULES for option in options(rule)}


@pytest.mark.parametrize("rule", TOGGLES)
def test_no_two_options_of_a_rule_come_to_the_same(rule):
    """So that an option without effect fails below."""
    for one, other in itertools.combinations(TOGGLES[rule].outcomes.values(), 2):
        assert one != other


@pytest.mark.parametrize("rule, option", PAIRS, ids=[f"{r}-{o}" for r, o in PAIRS])
def test_the_option_does_what_it_says(rule, option):
    house = House(**{rule: option})
    assert TOGGLES[rule].watch(house) == TOGGLES[rule].outcomes[option]


OTHERS = [(rule, option) for rule, option in PAIRS if option != options(rule)[0]]


@pytest.mark.parametrize("rule, option", OTHERS, ids=[f"{r}-{o}" for r, o in OTHERS])
def test_an_option_that_differs_is_quoted_where_it_matters(rule, option, monkeypatch):
    """Somewhere in its situation the rule is cited by name: a reason, a refusal, a happening."""
    cited = set()

    def noted(book: str, page: int | None = None, chapter: str | None = None) -> Cite:
        cited.add(chapter)
        return Cite(book, page, chapter)

    monkeypatch.setattr(house_rules, "Cite", noted)
    TOGGLES[rule].watch(House(**{rule: option}))
    assert f"aa-house-{rule}" in cited
