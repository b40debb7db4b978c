"""Bots that play Armored Advance: on what they see, by the rules, worth playing against."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest
from msgspec.structs import replace

from server.games.armored_advance import GAME
from server.games.armored_advance import actions as act
from server.games.armored_advance.bots import BOTS, settle
from server.games.armored_advance.bots.setup import strength
from server.games.armored_advance.bots.table import table
from server.games.armored_advance.bots.ways import inches_between
from server.games.armored_advance.fire.shot import Doubt
from server.games.armored_advance.ground.places import Place
from server.games.armored_advance.state import (
    Deeds,
    Squad,
    State,
    Unclear,
    Unit,
    find_squad,
    find_unit,
)
from server.games.armored_advance.units.library import shipped
from server.games.kernel import Decide, Setup
from tests.armored_advance.duel import BOARDS, MISSIONS, duel, seen, states, with_lists
from tests.kernel.playout import any_setup, playout

LEVELS = tuple(BOTS)


MOST = 50  # steps of a match that are looked at: some matches are long


def decisions(seed: int) -> Iterator[State]:
    """States of a random match under random rules in which somebody must choose."""
    luck = random.Random(seed)
    start = GAME.setup(any_setup(GAME, luck), GAME.seats)
    for moment in islice(playout(GAME, luck, start), MOST):
        if isinstance(GAME.pending(moment.after), Decide):
            yield moment.after


# --- What they think on ----------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_the_table_made_from_a_view_looks_the_same(seed):
    for s in decisions(seed):
        if s.stage != "play" or s.unclear or s.votes:
            continue
        board = seen(s, s.active).view.board
        made = GAME.view(table(board, s.active), s.active).board
        assert made.rules == replace(board.rules, place_error=0)
        for part in ("map", "units", "squads", "objectives", "cards", "scouted"):
            assert getattr(made, part) == getattr(board, part), part


@pytest.mark.parametrize("level", LEVELS)
def test_a_list_is_chosen_without_a_look_at_the_other(level):
    """Whatever the other side has sealed, the choice is the same."""
    s = GAME.setup(Setup(), GAME.seats)
    (vary,) = GAME.legal(s, "blue")[0].vary
    sealed = [GAME.apply(s, "orange", act.Pick(force=force)).state for force in vary.values]
    chosen = [BOTS[level].choose(seen(each, "blue"), random.Random(3)) for each in sealed]
    assert len(chosen) > 1 and chosen.count(chosen[0]) == len(chosen)


# --- What they do ----------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(3))
def test_every_choice_is_legal_under_any_rules(level, seed):
    luck = random.Random(seed)
    for s in decisions(seed + 50):
        pending = GAME.pending(s)
        if pending.waiting and luck.random() < 0.15:
            seat = luck.choice(pending.waiting)
            GAME.check(s, seat, BOTS[level].choose(seen(s, seat), luck))


@pytest.mark.parametrize("board", BOARDS)
def test_two_bots_play_a_match_to_its_end(board):
    luck = random.Random(len(board))
    setup = Setup(answers={"board": board, "mission": "timed_annihilation", "turn_limit": 3})
    players = {"blue": BOTS["greedy"], "orange": BOTS["greedy"]}
    *_, last = states(players, luck, with_lists(setup, luck))
    assert last.stage == "over"


def test_it_hands_in_one_of_the_stronger_lists():
    s = GAME.setup(Setup(), GAME.seats)
    (vary,) = GAME.legal(s, "blue")[0].vary
    forces = {strength(force) for force in vary.values}
    picks = [choice(s, "blue", seed).force for seed in range(20)]
    assert min(strength(force) for force in picks) > sorted(forces)[len(forces) // 2]
    assert len({force.name for force in picks}) > 1


OPEN = Setup(answers={"board": "crossroads", "mission": "annihilation", "squads": 2})


def tank(id: str, card: str, x: float, y: float, heading: int = 0) -> Unit:
    hp = shipped().cards()[card].hp
    seat, at = id.partition("-")[0], Place(round(x * 1000), round(y * 1000))
    return Unit(id=id, seat=seat, card=card, hp=hp, state="ready", place=at, heading=heading * 100)


def squad(id: str, x: float, y: float, **changed) -> Squad:
    own = {"kind": "basic", "men": 6, "state": "ready", **changed}
    at = Place(round(x * 1000), round(y * 1000))
    return Squad(id=id, seat=id.partition("-")[0], place=at, **own)


def scene(*things: Unit | Squad, setup: Setup = OPEN, actions: int = 5) -> State:
    """Blue's first turn with these on the board."""
    units = tuple(each for each in things if isinstance(each, Unit))
    used = {unit.card for unit in units}
    cards = tuple(card for card in shipped().cards().values() if card.id in used)
    return replace(
        GAME.setup(setup, GAME.seats),
        stage="play",
        turn=1,
        actions_left=actions,
        cards=cards,
        units=units,
        squads=tuple(each for each in things if isinstance(each, Squad)),
        zones=("west", "east"),
    )


def choice(s: State, seat: str = "blue", seed: int = 1):
    action = BOTS["greedy"].choose(seen(s, seat), random.Random(seed))
    GAME.check(s, seat, action)
    return action


def test_it_fires_at_what_it_can_destroy():
    """The Stuart is nearly gone; the Tiger behind it is hardly to be hurt."""
    weak = replace(tank("orange-1", "m5a1-stuart", 14, 18, 180), hp=2)
    s = scene(tank("blue-1", "pz-iv-h", 5, 18), weak, tank("orange-2", "tiger-i", 21, 18, 180))
    assert choice(s) == act.Fire(unit="blue-1", weapon="gun", target="orange-1")


def test_it_drives_to_where_it_can_do_something():
    """A Stuart does nothing to a Tiger's front from afar: it closes in."""
    s = scene(tank("blue-1", "m5a1-stuart", 5, 18), tank("orange-1", "tiger-i", 43, 30, 180))
    action = choice(s)
    start, goal = find_unit(s, "blue-1").place, find_unit(s, "orange-1").place
    assert isinstance(action, act.Move)
    assert inches_between(action.to, goal) < inches_between(start, goal) - 1


def test_it_goes_around_a_house():
    """From right behind the inn, the way to the enemy leads around it, in a few turns."""
    s = scene(tank("blue-1", "pz-iv-h", 16, 22), tank("orange-1", "pz-iv-h", 24.0, 22, 0))
    s = replace(s, units=(s.units[0], replace(s.units[1], hp=1)))
    for _ in range(12):
        action = choice(s)
        if isinstance(action, act.Fire):
            return
        s = GAME.apply(s, "blue", action).state
        own = replace(s.units[0], deeds=Deeds())
        s = replace(s, active="blue", actions_left=5, units=(own, *s.units[1:]))
    pytest.fail("it never got into a place to shoot from")


def test_a_squad_goes_behind_a_gun_that_nobody_mans():
    gun = tank("blue-1", "pak-40", 6, 10)
    s = scene(gun, squad("blue-s1", 2, 10), tank("orange-1", "pz-iv-h", 43, 10, 180))
    action = choice(s)
    assert isinstance(action, act.Move) and action.unit == "blue-s1"
    s = GAME.apply(s, "blue", action).state
    assert GAME.view(s, None).board.units[0].crew == "blue-s1"
    assert find_squad(s, "blue-s1").acted


def test_a_howitzer_gets_set_up():
    s = scene(tank("blue-1", "wespe", 4, 18), tank("orange-1", "pz-iv-h", 43, 18, 180))
    assert choice(s) == act.SetUp(unit="blue-1")


def test_a_scout_reports_for_the_gun_that_can_use_it():
    """An armoured car cannot hurt a Panther; the Firefly far behind it can, if it hits."""
    s = scene(
        tank("blue-1", "sdkfz-222", 20, 18),
        tank("blue-2", "firefly-vc", 4, 18),
        tank("orange-1", "panther-g", 41, 18, 90),
    )
    assert choice(s) == act.Scout(unit="blue-1", target="orange-1", friend="blue-2")


def test_it_ends_its_turn_when_nothing_is_left_to_do():
    s = scene(tank("blue-1", "pz-iv-h", 5, 18), tank("orange-1", "pz-iv-h", 30, 18), actions=0)
    assert choice(replace(s, squads=(squad("blue-s1", 2, 2),))) == act.EndTurn()


def test_without_a_board_it_measures_nothing():
    counted = Setup(answers={"board": "none"})
    s = with_lists(counted, random.Random(1))
    s = replace(s, stage="play", turn=1, actions_left=5)
    s = replace(s, units=tuple(replace(unit, state="ready") for unit in s.units))
    assert choice(s) == act.EndTurn()
    assert choice(replace(s, votes=(None, None))) == act.AgreeDraw(draw=True)


# --- Agreements ------------------------------------------------------------------------------


def unclear(probability: float, *votes: bool | None) -> State:
    s = scene(tank("blue-1", "pz-iv-h", 5, 18), tank("orange-1", "pz-iv-h", 30, 18))
    doubt = Doubt(about="range", limit=24.0, margin=0.01, probability=probability)
    action = act.Fire(unit="blue-1", weapon="gun", target="orange-1")
    lane = GAME.check(s, "blue", action).value.lane
    asked = Unclear(seat="blue", action=action, lane=lane, doubt=doubt, number=0, votes=votes)
    return replace(s, unclear=asked)


@pytest.mark.parametrize("said", [True, False])
def test_too_close_to_call_it_goes_along_with_the_other_side(said):
    s = unclear(0.99 if not said else 0.01, None, said)
    assert choice(s) == act.Settle(holds=said)


def test_too_close_to_call_it_says_what_is_likely_but_does_not_insist():
    board = GAME.view(unclear(0.7, None, None), "blue").board
    said = [settle(board, "blue", random.Random(seed)).holds for seed in range(200)]
    assert 120 < said.count(True) < 160


def test_a_draw_is_declined_while_the_match_is_young():
    s = scene(tank("blue-1", "pz-iv-h", 5, 18), tank("orange-1", "pz-iv-h", 30, 18))
    s = replace(s, votes=(None, None), turn=14)
    assert choice(s) == act.AgreeDraw(draw=False)
    assert choice(replace(s, turn=90)) == act.AgreeDraw(draw=True)


# --- How well --------------------------------------------------------------------------------


def test_the_greedy_bot_wins_nearly_always_against_chance():
    assert duel("greedy", "random", 4).won >= 3


@pytest.mark.soak
def test_the_greedy_bot_is_worth_playing_against():
    tally = duel("greedy", "random", 200, first=1000)
    print(
        f"\ngreedy against random: {tally.rate:.1%} of 200 matches won "
        f"({tally.won} won, {tally.drawn} drawn, {tally.lost} lost; a draw is not a win; both "
        f"sides with the same list, on {len(BOARDS)} boards and {len(MISSIONS)} missions)"
    )
    assert tally.rate >= 0.95
