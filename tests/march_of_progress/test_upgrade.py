"""A match begun under older rules goes on by the answers it was begun with."""

from __future__ import annotations

import msgspec
import pytest

from server.games.march_of_progress import GAME
from server.games.march_of_progress.actions import Attack
from server.games.march_of_progress.state import House
from server.words import LANGUAGES, Words, catalogues
from tests import kept
from tests.march_of_progress.table import Table, dice, place, start

OLDER = ("1", "2")


def saved_before_3(state):
    """The state as versions 1 and 2 wrote it: they knew no `forced_attack`."""
    raw = msgspec.to_builtins(state)
    del raw["house"]["forced_attack"]
    return raw


@pytest.mark.parametrize("version", OLDER)
def test_an_older_state_is_read_with_its_answers(version):
    state = start(lying_attackers="spared", suicide_attack="optional")
    assert GAME.upgrade(saved_before_3(state), version) == state


@pytest.mark.parametrize("version", OLDER)
def test_an_older_match_attacks_as_it_did(version):
    """Also if it was set up anew, by these rules, because only its rows were kept."""
    state = place(start(forced_attack="each_standing"), "blue", "neutral", "home_orange lying")
    state = dice(place(state, "orange", "neutral"), blue=3)
    saved = saved_before_3(state)
    for raw in (saved, {**saved, "house": {**saved["house"], "forced_attack": "each_standing"}}):
        table = Table(GAME.upgrade(raw, version)).turn("attack", "strength")
        assert Attack(country="home_orange", stand_up=("blue-2",)) in table.offers()


def test_a_state_of_this_version_is_read_as_it_is():
    state = start(forced_attack="each_standing")
    assert GAME.upgrade(msgspec.to_builtins(state), GAME.version) == state


def test_another_version_is_not_taken_for_ours():
    with pytest.raises(ValueError):
        GAME.upgrade(msgspec.to_builtins(start()), "99")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("version, count", [("1", 4), ("2", 3), ("3", 0)])
def test_what_changed_since_is_said_in_words(lang, version, count):
    words = Words(lang, catalogues([GAME]))
    said = [words.say(phrase) for phrase in GAME.changes(version)]
    assert len(set(said)) == count and not words.missing


# --- Matches that version 2 wrote ------------------------------------------------------------


def opened(holds: str, folder):
    """The match of the kept database that holds this, opened by these rules."""
    hall = kept.open_hall(kept.unpack("march-v2", folder))
    matches = kept.expected("march-v2")["matches"]
    (id,) = (id for id, facts in matches.items() if facts["holds"].startswith(holds))
    return kept.open_match(hall, matches[id], id)


def test_an_attack_that_waited_may_still_be_made_by_armies_that_stand_up(tmp_path):
    match = opened("an attack is chosen", tmp_path)
    state = match.position.state
    assert state.house == House(forced_attack="any_standing")
    seat, countries = state.todo[0].seat, state.scenario.countries
    standing = {a.country for a in state.armies if a.seat == seat and not a.fortified}
    offered = {offer.action.country for offer in GAME.legal(state, seat)}
    assert offered - standing and offered <= {card.id for card in countries}


def test_a_match_whose_points_were_corrected_says_that_it_ends(tmp_path):
    match = opened("points corrected", tmp_path)
    assert match.view(None).board.last_turn
