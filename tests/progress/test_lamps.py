"""Trays: power tracks and ages, and what passes over them from one watcher's board to the next."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.progress import GAME
from server.games.progress.actions import Discover
from server.games.progress.board import Board
from server.games.progress.lamps import lamps
from server.games.progress.scenes import passing, refused
from server.games.progress.state import Four, Powers, State
from tests.progress.table import begun, do, put


def board(s: State) -> Board:
    return GAME.view(s, None).board


def passed(before: State, now: State) -> list[tuple[str, str]]:
    return [(each.movement, each.card) for each in passing(board(before), board(now))]


def tracks(*places: int) -> State:
    """Three players on the Army track."""
    s = begun(3)
    for seat, at in zip(("blue", "orange", "green"), places, strict=True):
        s = put(s, seat, power=Powers(army=at))
    return s


def test_who_leads_a_track_shines_and_who_follows_is_dim():
    cards = {card.id: card for card in lamps(board(tracks(3, 1, 0)))}
    army = [
        cards[f"player:{seat}"].groups["stock"].lamps[2] for seat in ("blue", "orange", "green")
    ]
    assert [lamp.level for lamp in army[:2]] == ["full", "dim"] and army[2].pattern == "off"


def test_the_ages_and_what_the_next_one_needs():
    s = put(replace(begun(3), age=2), active=("university",))
    [centre] = [card for card in lamps(board(s)) if card.layout == "centre"]
    assert [lamp.level for lamp in centre.groups["phases"].lamps] == ["half", "full", "full"]
    assert centre.groups["phases"].lamps[2].pattern == "off"
    assert centre.groups["vp_stock"].number == 1  # of two symbols


def test_a_step_runs_along_the_tracks_of_its_player_alone():
    assert passed(tracks(1, 2, 0), tracks(2, 2, 0)) == [("score", "player:blue")]


def test_a_lead_that_changes_hands_is_seen_in_the_centre():
    moved = passed(tracks(1, 2, 0), tracks(3, 2, 0))
    assert moved == [("score", "player:blue"), ("capital", "centre")]
    [_, light] = passing(board(tracks(1, 2, 0)), board(tracks(3, 2, 0)))
    assert (light.colour, light.other) == ("blue", "orange")


def test_what_is_taken_back_plays_nothing():
    assert passed(tracks(3, 2, 0), tracks(1, 2, 0)) == []
    assert passed(replace(begun(3), age=2), begun(3)) == []


def test_a_new_age_runs_over_every_card_and_the_end_in_the_winners_colour():
    s = put(begun(2, variant="quicker"), active=("mathematics",), hand=("medicine",))
    before = put(s, ready=Four(C=2))
    now = do(before, Discover(card="medicine", pay={"C": 2}))
    cards = {card.id for card in lamps(board(now))}
    assert {card for movement, card in passed(before, now) if movement == "reveal"} == cards
    over = replace(now, phase="over", why="symbols")
    lights = [each for each in passing(board(now), board(over)) if each.movement == "victory"]
    assert {each.card for each in lights} == cards and {each.colour for each in lights} == {"blue"}
    lost = replace(begun(1), phase="over", ended="defeat", why="defeat")
    assert passed(begun(1), lost) == []


def test_a_button_that_can_do_nothing_is_red_for_a_moment():
    [light] = refused(board(begun(2)), "orange")
    assert (light.card, light.movement, light.colour) == ("player:orange", "refused", "red")


def test_no_lamp_knows_a_secret():
    s = begun(3)
    other = put(s, "orange", hand=s.of("orange").hand[::-1])
    other = replace(other, decks=tuple(deck[::-1] for deck in other.decks))
    assert lamps(board(s)) == lamps(board(other)) and passed(s, other) == []
