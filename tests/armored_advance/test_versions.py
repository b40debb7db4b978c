"""Matches begun under older rules: they keep their answers, and the log says what changed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from server.games.armored_advance import GAME
from server.games.armored_advance.house import House
from server.games.armored_advance.versions import CHANGED, VERSION, WAS
from server.words import Words
from tests.armored_advance.table import match, unit

FOLDERS = tuple(
    Path(__file__).parents[2] / folder
    for folder in ("server/texts", "server/games/armored_advance")
)
OLDER = [version for version in WAS if version != VERSION]


@pytest.fixture
def s():
    return match(unit("blue-1", "m4a3-75w"), house=House(pivot="free"))


@pytest.mark.parametrize("version", OLDER)
def test_an_older_match_keeps_its_answers(s, version):
    """Those it chose, and those it had before there was a choice."""
    upgraded = GAME.upgrade(msgspec.to_builtins(s), version)
    house = replace(s.house, **WAS[version])
    assert upgraded == replace(s, house=house)


def test_a_state_of_these_rules_is_read_as_it_is(s):
    assert GAME.upgrade(msgspec.to_builtins(s), GAME.version) == s


def test_an_unknown_version_is_refused(s):
    with pytest.raises(ValueError, match="no way from version 'x'"):
        GAME.upgrade(msgspec.to_builtins(s), "x")


@pytest.mark.parametrize("version", OLDER)
def test_an_older_match_measures_sight_as_it_did(s, version):
    """By the length of edges, and with exact heights: those were not saved."""
    saved = msgspec.to_builtins(replace(s, options=replace(s.options, error=2)))
    del saved["options"]["height_error"]
    upgraded = GAME.upgrade(saved, version)
    assert upgraded.house.seen_share == "edge_length"
    assert (upgraded.options.error, upgraded.options.height_error) == (2, 0)
    assert "aa-kept-sight" in [text.key for text in GAME.changes(version)]


@pytest.mark.parametrize("version", OLDER)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_changed_is_said_in_both_languages(version, lang):
    words = Words(lang, FOLDERS)
    said = [words.say(text) for text in GAME.changes(version)]
    assert len(set(said)) == len(said) == len(CHANGED[version])
    assert not words.missing


def test_nothing_has_changed_since_this_version():
    assert GAME.changes(GAME.version) == ()
