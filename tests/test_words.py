"""Keys become words in the reader's language, and a hole in a catalogue never stops play."""

from __future__ import annotations

import logging

import pytest

from server.games.ruling import Cite, Phrase, Reason, Ref, total
from server.words import Words, catalogues
from tests.kernel.skirmish import GAME

SCOUT, COLUMN, CHARGE = (Ref("sk-card", kind) for kind in ("scout", "column", "charge"))


@pytest.fixture
def english() -> Words:
    return Words("en", catalogues([GAME]))


@pytest.fixture
def german() -> Words:
    return Words("de", catalogues([GAME]))


def test_a_phrase_is_said_in_either_language(english, german):
    ready = Phrase("sk-ready", {"side": Ref("seat", "green")})
    assert english.say(ready) == "Green has chosen."
    assert german.say(ready) == "Grün hat gewählt."


@pytest.mark.parametrize(
    "refs, said_in_english, said_in_german",
    [
        ((SCOUT,), "You drew scout.", "Du hast Späher gezogen."),
        ((SCOUT, CHARGE), "You drew scout and charge.", "Du hast Späher und Sturm gezogen."),
        (
            (SCOUT, COLUMN, CHARGE),
            "You drew scout, column and charge.",
            "Du hast Späher, Kolonne und Sturm gezogen.",
        ),
        ((), "You drew nothing.", "Du hast nichts gezogen."),
    ],
)
def test_several_things_are_joined_as_the_language_joins(
    english, german, refs, said_in_english, said_in_german
):
    drew = Phrase("sk-drew", {"cards": refs, "count": len(refs)})
    assert english.say(drew) == said_in_english
    assert german.say(drew) == said_in_german


def test_one_is_not_said_like_many(english):
    one, two = (Phrase("sk-exchanged", {"side": Ref("seat", "blue"), "count": n}) for n in (1, 2))
    assert english.say(one) == "Blue exchanges one card."
    assert english.say(two) == "Blue exchanges 2 cards."


def test_a_name_from_the_data_wins_over_the_catalogue(english, german):
    names = {"sk-card-scout": {"en": "Hussar", "de": "Husar"}}
    sent = Phrase("sk-do-plan", {"card": SCOUT})
    assert english.say(sent, names) == "Send Hussar"
    assert german.say(sent, names) == "Husar schicken"
    assert english.say(sent) == "Send scout"


def test_a_name_the_data_has_in_english_alone_is_said_in_english(german):
    assert german.say(SCOUT, {"sk-card-scout": {"en": "Hussar"}}) == "Hussar"


def test_names_reach_the_things_in_a_list(english):
    names = {"sk-card-scout": {"en": "Hussar"}}
    drew = Phrase("sk-drew", {"cards": (SCOUT, CHARGE), "count": 2})
    assert english.say(drew, names) == "You drew Hussar and charge."


def test_values_are_not_wrapped_in_invisible_marks(english):
    assert "\u2068" not in english.say(Phrase("sk-do-plan", {"card": SCOUT}))


def test_a_missing_key_is_shown_as_itself_and_logged(english, caplog):
    with caplog.at_level(logging.WARNING, logger="server.words"):
        assert english.say(Phrase("sk-no-such-words")) == "sk-no-such-words"
    assert "sk-no-such-words" in caplog.text
    assert english.missing == {"sk-no-such-words"}


def test_a_missing_value_is_logged_and_the_rest_is_said(english, caplog):
    with caplog.at_level(logging.WARNING, logger="server.words"):
        assert english.say(Phrase("sk-ready")).endswith("has chosen.")
    assert "sk-ready" in caplog.text


def test_a_ruling_is_explained_term_by_term(english, german):
    book = Cite("skirmish", 3)
    ruling = total(
        [
            Reason("sk-card-strength", book, 3, {"card": CHARGE}),
            Reason("sk-ambush-dice", book, -1),
            Reason("sk-ties-nobody", Cite("house", 1)),
        ]
    )
    assert english.explain(ruling).splitlines() == [
        "  +3  strength of charge (Skirmish p. 3)",
        "  -1  ambushes laid (Skirmish p. 3)",
        "      nobody leads (house ruling 1)",
    ]
    assert german.explain(ruling).splitlines()[0] == "  +3  Stärke von Sturm (Scharmützel S. 3)"


def test_a_chapter_is_cited_by_its_title(english):
    assert english.say(Cite("skirmish", chapter="sk-fight")).startswith("Skirmish, The fight")


def test_a_book_may_be_cited_as_a_whole(english):
    assert english.say(Cite("skirmish")) == "Skirmish"
