"""Everything the game can say reads as words in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from server.games.kernel import Setup
from server.games.march_of_progress import GAME
from server.games.march_of_progress.cards import CARDS
from server.games.ruling import Phrase, Ref
from server.words import LANGUAGES, Words, catalogues
from tests.kernel.spoken import Said, spoken
from tests.march_of_progress.test_invariants import INTRODUCTION, MARLBOROUGH, OTHER_WAY, play
from tests.test_texts import texts, variables

HOUSE = {field.key: field for field in GAME.form(Setup()).fields if field.group == "house"}
USUAL = {key: str(field.default) for key, field in HOUSE.items()}
FOLDER = Path(__file__).parents[2] / "server/games/march_of_progress"
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def said_in_play(setup: Setup, seed: int) -> Iterator[Said]:
    """Everything one match puts into words; what is said twice is taken apart once."""
    once: set[bytes] = set()
    for moment in play(setup, seed):
        views = [GAME.view(moment.after, viewer) for viewer in (None, *GAME.seats)]
        offers = [offer for view in views for offer in view.offers]
        prompts = [view.prompt for view in views]
        waits = GAME.pending(moment.after)
        for said in (*moment.step.happenings, *offers, *prompts, waits):
            key = msgspec.json.encode(said)
            if key not in once:
                once.add(key)
                yield from spoken(said)


@every_language
def test_all_that_is_said_in_play_has_words(lang):
    words = Words(lang, catalogues([GAME]))
    said = set()
    for setup in (INTRODUCTION, MARLBOROUGH, OTHER_WAY, Setup(answers={"cards": "table"})):
        for item in spoken(GAME.form(setup)):
            words.say(item)
        names = GAME.view(GAME.setup(setup, GAME.seats), None).names
        for item in said_in_play(setup, 2):
            words.say(item, names)
            said.add(item.key if isinstance(item, Phrase) else "")
    assert not words.missing
    assert len(said) > 40


@every_language
def test_every_refusal_of_the_tests_has_words(lang):
    catalogue = (FOLDER / f"{lang}.ftl").read_text("utf-8")
    known = set(re.findall(r"^(mop-[a-z0-9_-]+) =", catalogue, re.MULTILINE))
    tests = "".join(file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    named = set(re.findall(r'"(mop-[a-z0-9_-]+)"', tests))
    assert named - known - {"mop-card", "mop-country"} == set()


@every_language
def test_every_card_and_chapter_has_its_rule(lang):
    words = Words(lang, catalogues([GAME]))
    catalogue = (FOLDER / f"{lang}.ftl").read_text("utf-8")
    chapters = re.findall(r"^mop-chapter-([a-z]+) =", catalogue, re.MULTILINE)
    keys = [f"mop-rule-chapter-{chapter}" for chapter in chapters]
    keys += [f"mop-rule-card-{card}" for card in CARDS]
    keys += [f"mop-rule-house-{key}" for key in HOUSE]
    for key in keys:
        assert len(words.say(Phrase(key, USUAL))) > 30, key
    assert not words.missing


# --- The glossary agrees with the match ------------------------------------------------------


def glossary(lang: str, **answers: str) -> dict[str, str]:
    """The rule behind every card and chapter, as a match with these answers reads it."""
    words = Words(lang, catalogues([GAME]))
    catalogue = (FOLDER / f"{lang}.ftl").read_text("utf-8")
    keys = re.findall(r"^(mop-rule-(?:card|chapter)-[a-z0-9]+) =", catalogue, re.MULTILINE)
    said = {key: words.say(Phrase(key, {**USUAL, **answers})) for key in keys}
    assert not words.missing
    return said


@every_language
def test_every_term_that_depends_on_an_answer_is_behind_a_card_or_a_chapter(lang):
    """So that the texts compared here are all there are, and no answer is misspelt."""
    every = texts(FOLDER, lang)
    depend = {key: variables(text) for key, text in every.items() if key.endswith(".rule")}
    assert set().union(*depend.values()) == HOUSE.keys()
    catalogue = (FOLDER / f"{lang}.ftl").read_text("utf-8")
    named = {f"mop-term-{key}" for key in re.findall(r"\{ mop-term-([a-z0-9_.]+) \}", catalogue)}
    assert {key for key, needs in depend.items() if needs} <= named


@every_language
@pytest.mark.parametrize("key", HOUSE)
def test_the_glossary_depends_on_every_house_rule(lang, key):
    told = [glossary(lang, **{key: choice.id}) for choice in HOUSE[key].choices]
    assert told[0] != told[1]


OTHER = {key: field.choices[-1].id for key, field in HOUSE.items()}


@pytest.mark.parametrize(
    "rule, usual, other",
    [
        ("chapter-fortify", "its strength and one more", "1, whatever the strength of its side"),
        ("card-fortify", "one more in defence", "1 in defence"),
        ("card-fortify", "one must lie down", "You may leave them all standing"),
        ("chapter-combat", "strength and one more for each fortified", "1 for each fortified"),
        ("chapter-combat", "also those that stayed down", "but those that stayed down are spared"),
        ("chapter-combat", "even while the army on it attacks", "the garrison fights"),
        ("chapter-combat", "whoever wins in defence does not", "so does an invader"),
        ("card-attack", "even if no attack can win", "unless no attack can win"),
        ("card-attack", "armies stand up first", "where one of them stands"),
        ("card-strength", "still goes down", "nothing happens either"),
    ],
)
def test_what_the_glossary_says_is_what_is_played(rule, usual, other):
    as_usual, otherwise = (glossary("en", **given)[f"mop-rule-{rule}"] for given in ({}, OTHER))
    assert usual in as_usual and usual not in otherwise
    assert other in otherwise and other not in as_usual


@every_language
def test_the_rule_behind_a_house_rule_tells_both_its_answers(lang):
    words = Words(lang, catalogues([GAME]))
    for field in GAME.form(Setup()).fields:
        if field.group == "house":
            rule = words.say(Phrase(f"mop-rule-house-{field.key}"))
            answers = [words.say(choice.label) for choice in field.choices]
            assert [answer for answer in answers if answer not in rule] == []
            assert rule.index(answers[0]) < rule.index(answers[1]), "the usual one first"


@pytest.mark.parametrize(
    "lang, sentence",
    [
        ("en", "Neutral country: Blue beats Orange, 3 to 2. Orange’s 2 armies go to stock."),
        (
            "de",
            "Neutrales Land: Blau schlägt Orange mit 3 zu 2. "
            "2 Armeen von Orange kommen in den Vorrat.",
        ),
    ],
)
def test_a_combat_in_words(lang, sentence):
    words = Words(lang, catalogues([GAME]))
    values = {
        "country": Ref("mop-country", "neutral"),
        "seat": Ref("seat", "blue"),
        "enemy": Ref("seat", "orange"),
        "attack": 3,
        "defence": 2,
        "own_lost": 0,
        "enemy_lost": 2,
    }
    assert words.say(Phrase("mop-combat-won", values)) == sentence


@pytest.mark.parametrize(
    "lang, phase, sentence",
    [
        ("en", "move", "Both played a move card: the initiative card is flipped"),
        ("en", "attack", "Both played an attack card: the initiative card is flipped"),
        ("de", "move", "Beide haben Bewegen gespielt: Die Initiativekarte wird umgedreht"),
        ("de", "attack", "Beide haben Angreifen gespielt: Die Initiativekarte wird umgedreht"),
    ],
)
def test_the_flip_is_for_the_cards_whether_they_do_anything_or_not(lang, phase, sentence):
    words = Words(lang, catalogues([GAME]))
    assert words.say(Phrase("mop-flips", {"phase": phase})) == sentence


@pytest.mark.parametrize(
    "lying, capital, sentence",
    [
        (0, 0, "2 armies: Blue home → Neutral country"),
        (
            1,
            1,
            "2 armies, one of them fortified (the capital becomes free): "
            "Blue home → Neutral country",
        ),
    ],
)
def test_an_offer_to_move_in_words(lying, capital, sentence):
    words = Words("en", catalogues([GAME]))
    values = {
        "count": 2,
        "lying": lying,
        "capital": capital,
        "from": Ref("mop-country", "home_blue"),
        "to": Ref("mop-country", "neutral"),
    }
    assert words.say(Phrase("mop-offer-move", values)) == sentence


@pytest.mark.parametrize(
    "lang, die, sentence",
    [
        ("en", 1, "Blue pays with a VP die: Blue home, now 1. Army strength 4."),
        (
            "en",
            0,
            "Blue pays with a VP die: Blue home, now 0 (the die is taken away). Army strength 4.",
        ),
        (
            "de",
            0,
            "Blau bezahlt mit einem SP-Würfel: Heimatland Blau, jetzt 0 "
            "(der Würfel wird entfernt). Armeestärke 4.",
        ),
    ],
)
def test_mp50_a_die_at_zero_is_taken_away_in_words_too(lang, die, sentence):
    values = {
        "seat": Ref("seat", "blue"),
        "country": Ref("mop-country", "home_blue"),
        "die": die,
        "strength": 4,
    }
    assert Words(lang, catalogues([GAME])).say(Phrase("mop-strengthened", values)) == sentence


@pytest.mark.parametrize(
    "lang, stock, sentence",
    [
        ("en", 0, "No VP left in the stock"),
        ("en", 2, "Only 2 VP left in the stock"),
        ("de", 0, "Keine SP mehr im Vorrat"),
    ],
)
def test_an_empty_stock_in_words(lang, stock, sentence):
    words = Words(lang, catalogues([GAME]))
    assert words.say(Phrase("mop-score-short", {"stock": stock})) == sentence
