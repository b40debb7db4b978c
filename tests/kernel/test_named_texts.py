"""Texts that are found by their names: terms, hints of the coach, a referee's verdicts."""

from __future__ import annotations

import re

import pytest

from tests.test_texts import FOLDERS, ROOT, every_language, known, texts

GAMES = [folder for folder in FOLDERS if folder.parent == ROOT / "server/games"]
NAMED = re.compile(
    r"(?P<prefix>[a-z0-9]+)-(?P<family>term|coach|verdict|why)-(?P<rest>[a-z0-9_-]+)"
)

every_game = pytest.mark.parametrize("folder", GAMES, ids=lambda path: path.name)


def named(folder, lang, family):
    found = (NAMED.fullmatch(key) for key in texts(folder, lang))
    return [match for match in found if match and match["family"] == family]


@every_game
@every_language
def test_a_term_has_its_rule_and_says_where_it_stands(folder, lang):
    for match in named(folder, lang, "term"):
        assert f"{match[0]}.rule" in texts(folder, lang), match[0]
        cite = texts(folder, lang).get(f"{match[0]}.cite")
        if cite is not None:
            book, _, place = plain(cite).partition(" ")
            assert f"book-{book}" in known(lang) or book == "house", f"{match[0]}: {book}"
            assert place.isdigit() or place in known(lang), f"{match[0]}: {place}"


@every_game
@every_language
def test_a_hint_has_a_title_and_the_text_it_belongs_to(folder, lang):
    for match in named(folder, lang, "coach"):
        assert f"{match[0]}.title" in texts(folder, lang), match[0]
        belongs = f"{match['prefix']}-{match['rest']}"
        assert belongs in known(lang), f"{match[0]} belongs to no text: {belongs}"


@every_game
@every_language
def test_a_hint_is_short(folder, lang):
    for match in named(folder, lang, "coach"):
        assert len(plain(texts(folder, lang)[match[0]])) < 260, match[0]


def plain(pattern):
    """The words of a pattern, without what is filled in."""
    return "".join(getattr(part, "value", "") or "" for part in pattern.elements).strip()
