"""What passes over the trays, from one watcher's board to the next."""

from __future__ import annotations

from server.games.march_of_progress import GAME
from server.games.march_of_progress.actions import Attack, Discard, Move, Pick
from server.games.march_of_progress.board import Board
from server.games.march_of_progress.lamps import lamps
from server.games.march_of_progress.scenes import passing, refused
from server.games.march_of_progress.state import State
from tests.march_of_progress.table import (
    Table,
    able_to_score,
    dice,
    holds,
    place,
    points,
    start,
)
from tests.march_of_progress.test_scenarios import marlborough


def board(state: State) -> Board:
    return GAME.view(state, None).board


def passed(before: State, now: State) -> list[tuple[str, str]]:
    return [(each.movement, each.card) for each in passing(board(before), board(now))]


def movements(before: State, now: State) -> list[str]:
    return list(dict.fromkeys(movement for movement, _ in passed(before, now)))


def test_a_pick_runs_along_the_cards_in_white_whichever_it_is():
    begun = start()
    picked = [GAME.apply(begun, "blue", Pick(card=card)).state for card in ("attack", "recruit")]
    for now in picked:
        (light,) = passing(board(begun), board(now))
        assert (light.movement, light.card, light.colour) == ("pick", "player:blue", "white")
    assert passed(*picked) == []  # a second thought is nobody's business


def test_a_reveal_runs_over_every_card():
    begun = place(start(), "blue", "neutral", "home_blue")
    now = Table(begun).turn("move1", "recruit").state
    cards = {card.id for card in lamps(board(now)) if card.layout != "strip"}
    assert {card for movement, card in passed(begun, now) if movement == "reveal"} == cards


def test_a_turn_that_needs_no_choice_shows_its_reveal_too():
    begun = start()
    now = Table(begun).turn("recruit", "recruit").state
    assert now.stage == "pick" and now.turn == 2
    assert "reveal" in movements(begun, now)


def fight() -> tuple[State, State]:
    """Before and after an attack that destroys the last defender of Orange's home."""
    begun = place(place(start(), "blue", "home_orange", "home_orange", "home_orange"), "orange")
    begun = dice(begun, blue=6)
    return begun, Table(begun).turn("attack", "fortify").state


def test_a_combat_and_the_fall_of_a_capital_pass_over_their_country():
    begun, fought = fight()
    table = Table(fought)
    before = begun if not table.state.todo else fought
    done = table.do(table.offers()[0]).state if table.state.todo else table.state
    happened = [*passed(begun, fought), *(passed(before, done) if done != fought else [])]
    assert ("combat", "country:home_orange") in happened
    assert ("capital", "country:home_orange") in happened
    assert [each for each, _ in happened].index("reveal") < [each for each, _ in happened].index(
        "combat"
    )
    fallen = next(
        each for each in passing(board(before), board(done)) if each.movement == "capital"
    )
    assert (fallen.colour, fallen.other) == ("blue", "orange")


def test_a_capital_that_is_left_is_its_owners_again():
    begun = place(place(start(), "blue", "home_orange capital"), "orange", "home_orange")
    table = Table(begun).turn("move1", "recruit")
    if table.state.todo:
        table.do(Move(armies=("blue-1",), to="neutral"))
    freed = [each for each in passing(board(begun), board(table.state)) if each.group == ""]
    capital = next(each for each in freed if each.movement == "capital")
    assert (capital.colour, capital.other) == ("orange", "blue")


def test_points_and_victory_pass_over_the_lamps():
    begun = points(able_to_score(start()), 16, 15)
    now = Table(begun).turn("score", "fortify").state
    happened = passed(begun, now)
    assert ("score", "player:blue") in happened and ("score", "player:orange") not in happened
    assert {card for movement, card in happened if movement == "victory"} >= {"centre"}
    assert all(
        (each.colour, each.other) == ("blue", "blue")
        for each in passing(board(begun), board(now))
        if each.movement == "victory"
    )


def test_a_tie_has_both_colours():
    begun = points(able_to_score(marlborough()), 13, 13)
    now = Table(begun).turn("score", "score").state
    last = passing(board(begun), board(now))[-1]
    assert (last.movement, last.colour, last.other) == ("victory", "blue", "orange")


def test_going_back_plays_nothing():
    begun = start()
    picked = GAME.apply(begun, "blue", Pick(card="attack")).state
    later = Table(begun).turn("recruit", "recruit").state
    assert passed(picked, begun) == passed(later, begun) == passed(later, picked) == []


def test_where_the_attack_goes_burns_while_its_price_is_chosen():
    begun = place(place(start(), "blue", "neutral"), "orange", "neutral")
    table = Table(holds(begun, "blue", "attack1", "move1", "move2", "score"))
    table.turn("attack1", "recruit")
    if "attack" in table.waits():
        table.do(Attack(country="neutral"))
    assert table.waits().startswith("discard")
    prompts = {
        card.id: card.groups["prompt"].lamps[0].pattern
        for card in lamps(board(table.state))
        if card.layout == "country"
    }
    assert prompts["country:neutral"] == "steady"
    assert set(prompts.values()) == {"steady", "off"}
    assert Discard(card="move1") in table.offers()


def test_a_refused_pick_blinks_red_on_its_lamp_and_any_other_where_to_choose():
    (pick,) = refused(board(start()), "blue")
    assert (pick.card, pick.group, pick.colour) == ("player:blue", "picked", "red")
    state = place(start(), "blue", "neutral", "home_blue")
    moving = board(Table(state).turn("move1", "recruit").state)
    assert {(each.card, each.group) for each in refused(moving, "blue")} == {
        ("country:home_blue", "prompt"),
        ("country:neutral", "prompt"),
    }
    assert [each.card for each in refused(moving, "orange")] == ["player:orange"]


def test_the_map_has_one_lamp_for_each_country():
    strip = lamps(board(start()))[-1]
    assert (strip.id, strip.layout) == ("map", "strip")
    assert list(strip.groups) == ["home_blue", "neutral", "home_orange"]
