"""The glossary says what is played at the table, by the answers given at set-up."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource

import server.games.armored_advance as game
from server.games.armored_advance.ground.plan import PieceKind
from server.games.armored_advance.house import House, options
from server.games.armored_advance.lists.squads import SquadKind
from server.games.armored_advance.units.cards import KEYWORDS
from server.games.armored_advance.versions import VERSION, WAS

FOLDER = Path(game.__file__).parent
USUAL = {rule: getattr(House(), rule) for rule in House.__struct_fields__}
TERMS = re.findall(r"^aa-term-(\w+) =", (FOLDER / "en.ftl").read_text("utf-8"), re.MULTILINE)
every_language = pytest.mark.parametrize("lang", ["en", "de"])


@cache
def bundle(lang: str) -> FluentBundle:
    found = FluentBundle([lang], use_isolating=False)
    found.add_resource(FluentResource((FOLDER / f"{lang}.ftl").read_text("utf-8")))
    return found


def term(lang: str, name: str, **answers: str) -> str:
    """The rule behind a term, as the phone words it: answers are texts there."""
    rule = bundle(lang).get_message(f"aa-term-{name}").attributes["rule"]
    said, _ = bundle(lang).format_pattern(rule, answers)
    return str(said)


def used(lang: str) -> set[str]:
    """The answers that the texts depend on."""
    text = (FOLDER / f"{lang}.ftl").read_text("utf-8")
    terms = re.findall(r"^aa-term-.*(?:\n[ \t].*)*", text, re.MULTILINE)
    return set(re.findall(r"\{ \$(\w+)", "".join(terms)))


def test_every_keyword_piece_of_terrain_squad_and_weapon_has_its_term():
    """By these names the phone finds what stands on a card, a board or in a list."""
    plural = {"wall": "walls", "basic": "squad"}
    kinds = [*KEYWORDS, *get_args(PieceKind), *get_args(SquadKind)]
    weapons = ["face", "armour", "penetration", "damage", "he", "machine_gun", "grenade"]
    assert {plural.get(kind, kind) for kind in (*kinds, *weapons)} <= set(TERMS)


@every_language
def test_it_depends_on_house_rules_and_on_nothing_else(lang):
    assert used(lang) <= set(USUAL)
    assert used("en") == used("de")


@every_language
@pytest.mark.parametrize("rule", sorted(used("en")))
def test_each_option_of_a_rule_is_told_apart(lang, rule):
    told = [
        tuple(term(lang, name, **{**USUAL, rule: option}) for name in TERMS)
        for option in options(rule)
    ]
    assert len(set(told)) == len(told)


@every_language
@pytest.mark.parametrize("version", [each for each in WAS if each != VERSION])
def test_a_match_begun_before_there_was_a_choice_is_told_what_it_plays(lang, version):
    """Its set-up has no answer to the rules added since."""
    was = WAS[version]
    without = {rule: option for rule, option in USUAL.items() if rule not in was}
    for name in TERMS:
        assert term(lang, name, **without) == term(lang, name, **{**USUAL, **was})
