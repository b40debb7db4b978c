"""The lamps of LED trays: objectives, the active side, its actions, the score; and what passes."""

from __future__ import annotations

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import EndTurn
from server.games.armored_advance.corrections import SetVp
from server.games.armored_advance.lamps import lamps
from server.games.armored_advance.scenes import passing, refused
from server.games.lighting import OFF, Lamp, TrayCard
from tests.armored_advance.table import at, match, play, squad, unit

FIVE = [at(20, 10 * n) for n in range(1, 6)]


def dominate(*things, **more):
    return match(*things, mission="domination", objectives=FIVE, **more)


def board(state):
    return GAME.view(state, None).board


def cards(state) -> dict[str, TrayCard]:
    return {card.id: card for card in lamps(board(state))}


def edge(state, number: int) -> Lamp:
    return cards(state)[f"objective:{number}"].groups["edge"].lamps[0]


def test_an_objective_burns_in_its_owners_colour():
    state = dominate(squad("blue-s1", 20, 10), squad("orange-s1", 20, 20))
    assert edge(state, 1) == Lamp("steady", "blue")
    assert edge(state, 2) == Lamp("steady", "orange")
    assert edge(state, 3) == OFF
    men = cards(state)["objective:1"].groups["blue"]
    assert (men.number, men.lamps) == (6, (Lamp("steady", "blue"),))


def test_an_objective_with_both_on_it_tells_so():
    even = dominate(squad("blue-s1", 20, 10), squad("orange-s1", 21.5, 10))
    assert edge(even, 1) == Lamp("alternate", "blue", other="orange")
    more = dominate(squad("blue-s1", 20, 10), squad("orange-s1", 21.5, 10, men=3))
    assert edge(more, 1) == Lamp("flash", "blue", other="orange")


def test_the_active_side_and_its_actions():
    state = dominate(unit("blue-1", "m4a3-75w"), unit("orange-1", "m5a1-stuart", 40, 40))
    now = cards(state)
    left = state.actions_left
    assert now["player:blue"].groups["initiative"].lamps == (Lamp("steady", "blue"),)
    assert now["player:orange"].groups["initiative"].lamps == (OFF,)
    assert now["player:blue"].groups["cards"].number == left > 0
    assert now["player:orange"].groups["cards"].number == 0
    assert now["centre"].groups["vp_stock"].number == left
    assert now["centre"].groups["phases"].lamps == (Lamp("steady", "blue"),)


def test_a_turn_a_capture_and_points_pass_over_the_lamps():
    state = dominate(squad("blue-s1", 20, 10), squad("blue-s2", 20, 20), squad("orange-s1", 5, 5))
    ended = play(state, EndTurn())
    assert [(p.movement, p.card) for p in passing(board(state), board(ended))] == [
        ("pick", "player:orange")
    ]
    scored = GAME.correct(state, SetVp(seat="blue", vp=3)).state
    assert [(p.movement, p.card) for p in passing(board(state), board(scored))] == [
        ("score", "player:blue")
    ]
    lost = dominate(squad("blue-s1", 5, 10), squad("blue-s2", 20, 20), squad("orange-s1", 20, 10))
    (taken,) = passing(board(state), board(lost))
    assert (taken.movement, taken.card) == ("capital", "objective:1")
    assert (taken.colour, taken.other) == ("orange", "blue")
    assert passing(board(ended), board(state)) == ()


def test_a_refusal_blinks_on_the_sides_own_strip():
    state = dominate(unit("blue-1", "m4a3-75w"), unit("orange-1", "m5a1-stuart", 40, 40))
    (red,) = refused(board(state), "orange")
    assert (red.card, red.colour, red.movement) == ("player:orange", "red", "refused")
