"""The house rules themselves: typed, named in both languages, asked in the form, no contradictions.

What each option does is tested with the rule it changes.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest

from server.games.armored_advance.house import (
    CLASHES,
    QUESTIONS,
    House,
    by_house,
    consistent,
    contradictions,
    house_faults,
    house_fields,
    house_of,
    options,
    settled,
)
from server.games.ruling import IllegalMove
from server.words import Words

FOLDERS = tuple(
    Path(__file__).parents[2] / folder
    for folder in ("server/texts", "server/games/armored_advance")
)


@cache  # a catalogue takes half a second to read
def words_in(lang: str) -> Words:
    return Words(lang, FOLDERS)


RULES = [field.name for field in msgspec.structs.fields(House)]
every_rule = pytest.mark.parametrize("rule", RULES)


def test_every_house_rule_is_listed_with_its_question_and_no_other():
    assert list(QUESTIONS) == RULES


@every_rule
def test_the_first_option_is_the_default(rule):
    assert options(rule)[0] == getattr(House(), rule)
    assert len(set(options(rule))) == len(options(rule)) >= 2


@every_rule
@pytest.mark.parametrize("lang", ["en", "de"])
def test_rule_help_and_options_have_words_in_both_languages(rule, lang):
    words = words_in(lang)
    (field,) = [field for field in house_fields() if field.key == rule]
    said = [words.say(field.label), words.say(field.help)]
    said += [words.say(choice.label) for choice in field.choices]
    words.say(by_house(rule))
    assert not words.missing
    assert len(set(said)) == len(said), "two texts of one rule are the same"


def test_the_form_asks_each_rule_as_a_house_rule_with_its_page():
    fields = {field.key: field for field in house_fields()}
    assert {field.group for field in fields.values()} == {"house"}
    assert fields["range_boundary"].cite.page == 6
    assert fields["facing_rule"].cite is None  # not in the book at all


def test_q5b_is_cited_by_number_and_by_name():
    assert QUESTIONS["foliage_exempt"].id == "Q5b"
    assert by_house("foliage_exempt").page == 5
    assert by_house("foliage_exempt").chapter == "aa-house-foliage_exempt"
    assert settled(49).page == 49


def test_unanswered_rules_keep_their_default():
    assert house_of({"pivot": "free", "mission": "domination"}) == House(pivot="free")
    assert house_of({}) == House()


@pytest.mark.parametrize("answer", ["sideways", 3, True])
def test_an_answer_that_is_no_option_is_a_fault(answer):
    (fault,) = house_faults({"pivot": answer})
    assert (fault.where, fault.text.key) == ("pivot", "aa-fault-house-option")


def test_the_defaults_contradict_nothing():
    assert contradictions(House()) == () == house_faults({})


@pytest.mark.parametrize("clash", CLASHES, ids=lambda clash: clash.key)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_contradicting_rules_are_refused_with_a_reason(clash, lang):
    for option in clash.options:
        for choice in clash.choices:
            answers = {clash.rule: option, clash.other: choice}
            with pytest.raises(IllegalMove) as refused:
                consistent(house_of(answers))
            (fault,) = house_faults(answers)
            words = words_in(lang)
            assert fault.where == clash.rule
            assert words.say(fault.text) == words.say(refused.value.reason)
            assert not words.missing


@pytest.mark.parametrize("clash", CLASHES, ids=lambda clash: clash.key)
def test_either_side_of_a_contradiction_may_be_played_alone(clash):
    for option in clash.options:
        assert consistent(House(**{clash.rule: option}))
    for choice in clash.choices:
        assert consistent(House(**{clash.other: choice}))


@every_rule
def test_every_single_option_may_be_chosen_and_survives_json(rule):
    for option in options(rule):
        house = House(**{rule: option})
        assert consistent(house) == house
        assert msgspec.json.decode(msgspec.json.encode(house), type=House) == house
