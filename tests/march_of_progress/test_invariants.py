"""What always holds, from one step to the next (section 6 of the digest), over random play."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from server.games.kernel import Decide, Faces, Over, Setup, Step
from server.games.march_of_progress import GAME
from server.games.march_of_progress.actions import Action, Fortify, Move, Pick
from server.games.march_of_progress.cards import OTHER, PHASE_OF
from server.games.march_of_progress.control import occupier
from server.games.march_of_progress.state import Army, State, home, player
from tests.march_of_progress.table import place, start
from tests.march_of_progress.test_scenarios import BOOKLET

HOUSE = [field for field in GAME.form(Setup()).fields if field.group == "house"]
INTRODUCTION = Setup()
MARLBOROUGH = Setup(answers=BOOKLET)
OTHER_WAY = Setup(answers={field.key: field.choices[-1].id for field in HOUSE})

seeds = given(seed=st.integers(0, 2**32))
some = settings(max_examples=12)
every_scenario = pytest.mark.parametrize(
    "setup",
    [INTRODUCTION, MARLBOROUGH, OTHER_WAY],
    ids=["introduction", "marlborough", "other-house-rules"],
)


class Moment(Struct, frozen=True):
    before: State
    seat: str | None
    action: Any
    step: Step

    @property
    def after(self) -> State:
        state = self.step.state
        assert isinstance(state, State)
        return state


def play(setup: Setup, seed: int) -> Iterator[Moment]:
    """One random match, every step held to the invariants of a single state."""
    luck = random.Random(seed)
    state = GAME.setup(setup, GAME.seats)
    while not isinstance(waits := GAME.pending(state), Over):
        seat, action = None, None
        if isinstance(waits, Decide):
            seat = luck.choice(waits.seats)
            offer = luck.choice([o for o in GAME.legal(state, seat) if o.refused is None])
            action = GAME.sample(state, seat, offer, luck)
            step = GAME.apply(state, seat, action)
        else:
            faces = {seat: (luck.randint(1, 6),) for seat in GAME.seats}
            step = GAME.feed(state, Faces(roll=waits.id, faces=faces))
        GAME.invariants(step.state)
        yield Moment(state, seat, action, step)
        state = step.state


def turns(setup: Setup, seed: int) -> Iterator[tuple[State, State]]:
    """Each whole turn: the state its picks were made in, and the state it left."""
    begin = None
    for moment in play(setup, seed):
        if moment.before.stage == "pick":
            begin = begin or moment.before
        reveal = moment.after.reveal
        ended = moment.after.stage in ("pick", "over") and reveal is not None
        if begin is not None and ended and reveal.turn == begin.turn:
            yield begin, moment.after
            begin = None


def vp(state: State) -> list[int]:
    return [player.vp for player in state.players]


def in_play(state: State) -> list[Army]:
    return [army for army in state.armies if army.country is not None]


@every_scenario
@seeds
@some
def test_vp_and_strength_never_fall_and_vp_dice_never_rise(setup, seed):
    for moment in play(setup, seed):
        before, after = moment.before, moment.after
        assert all(a <= b for a, b in zip(vp(before), vp(after), strict=True))
        assert all(a >= b for a, b in zip(before.vp_dice, after.vp_dice, strict=True))
        for one, two in zip(before.players, after.players, strict=True):
            assert one.strength <= two.strength <= 6


@seeds
@some
def test_dice_sum_to_ten_until_somebody_strengthens_at_six(seed):
    wasted = 0
    for moment in play(INTRODUCTION, seed):
        for happening in moment.step.happenings:
            wasted += [r.key for r in happening.reasons].count("mop-strength-at-most")
        strengths = sum(player.strength for player in moment.after.players)
        assert sum(moment.after.vp_dice) + strengths == 10 - wasted


@every_scenario
@seeds
@some
def test_the_initiative_flips_exactly_when_both_move_or_both_attack(setup, seed):
    for before, after in turns(setup, seed):
        assert after.reveal is not None
        blue, orange = (PHASE_OF[played.card] for played in after.reveal.played)
        both = blue == orange and blue in ("move", "attack")
        assert (before.initiative != after.initiative) == both
        assert after.reveal.initiative_to == (after.initiative if both else None)


@every_scenario
@seeds
@some
def test_after_a_combat_one_side_at_most_is_left_there(setup, seed):
    spared = setup.answers.get("lying_attackers") == "spared"
    for _, after in turns(setup, seed):
        assert after.reveal is not None
        for combat in after.reveal.combats:  # nothing moves after attacks, so the turn's end tells
            sides = {army.seat for army in after.armies if army.country == combat.country}
            assert len(sides) <= 1 or spared


@every_scenario
@seeds
@some
def test_armies_only_vanish_in_combat_and_come_one_at_a_time(setup, seed):
    for before, after in turns(setup, seed):
        assert after.reveal is not None
        lost = {
            "blue": sum(combat.blue_lost for combat in after.reveal.combats),
            "orange": sum(combat.orange_lost for combat in after.reveal.combats),
        }
        for seat, played in zip(GAME.seats, after.reveal.played, strict=True):
            had, has = (sum(a.seat == seat for a in in_play(s)) for s in (before, after))
            raised = int(played.card == "recruit" and played.effect == "done")
            assert has == had + raised - lost[seat]


@every_scenario
@seeds
@some
def test_a_move_keeps_the_count_and_takes_two_armies_at_most(setup, seed):
    for moment in play(setup, seed):
        if isinstance(moment.action, Move):
            assert 1 <= len(moment.action.armies) <= 2
            pairs = zip(moment.before.armies, moment.after.armies, strict=True)
            # Later forced steps of the turn may destroy armies; none is moved by them.
            moved = [b for a, b in pairs if a.country != b.country and b.country and a.country]
            assert sum(army.seat == moment.seat for army in moved) <= 2


@every_scenario
@seeds
@some
def test_a_score_brings_no_more_than_the_table_holds(setup, seed):
    for before, after in turns(setup, seed):
        assert after.reveal is not None
        for played in after.reveal.played:
            if played.card == "score":
                assert played.gained is not None
                assert 0 <= played.gained <= 1 + sum(before.vp_dice)


def test_a_score_under_occupation_brings_nothing():
    found = 0
    for seed in range(60):
        for before, after in turns(INTRODUCTION, seed):
            assert after.reveal is not None
            for played in after.reveal.played:
                enemy = occupier(after, home(after, played.seat).id)
                quiet = not after.reveal.combats and occupier(before, home(before, played.seat).id)
                if played.card == "score" and enemy and quiet:
                    found += 1
                    assert played.gained == 0
    assert found, "the case never came up: the test shows nothing"


@every_scenario
@seeds
@some
def test_scores_of_one_side_lie_two_to_eight_turns_apart(setup, seed):
    last: dict[str, int] = {}
    for _, after in turns(setup, seed):
        assert after.reveal is not None
        for played in after.reveal.played:
            if played.card == "score":
                turn, seat = after.reveal.turn, played.seat
                assert seat not in last or 2 <= turn - last[seat] <= 8
                last[seat] = turn


# --- Swapped colours -------------------------------------------------------------------------


def swap(text: str) -> str:
    return re.sub("blue|orange", lambda found: OTHER[found[0]], text)


def mirrored_action(action: Any) -> Any:
    raw = swap(msgspec.json.encode(action).decode())
    return msgspec.json.decode(raw, type=Action)


def mirrored(state: State) -> dict[str, Any]:
    """The state with blue and orange swapped, without the scenario, which stays as it is."""
    raw = json.loads(swap(msgspec.json.encode(state).decode()))
    raw["vp_dice"].reverse()
    raw["players"].reverse()
    if raw["reveal"]:
        raw["reveal"]["played"].reverse()
    return plain(raw)


def plain(raw: dict[str, Any]) -> dict[str, Any]:
    raw["armies"].sort(key=lambda army: army["id"])
    return {key: value for key, value in raw.items() if key != "scenario"}


@seeds
@some
def test_swapping_the_colours_mirrors_the_match(seed):
    state = GAME.setup(INTRODUCTION, GAME.seats)
    for moment in play(INTRODUCTION, seed):
        if moment.seat is None:
            roll = GAME.pending(state).id  # type: ignore[union-attr]
            shown = {"blue": (1,), "orange": (1,)}
            if moment.after.initiative:
                shown[OTHER[moment.after.initiative]] = (6,)
            state = GAME.feed(state, Faces(roll=roll, faces=shown)).state
        else:
            action = mirrored_action(moment.action)
            state = GAME.apply(state, OTHER[moment.seat], action).state
        assert plain(json.loads(msgspec.json.encode(state))) == mirrored(moment.after)


# --- The invariants can fail -----------------------------------------------------------------


def broken() -> Iterator[tuple[str, State]]:
    good = start()
    blue, orange = good.players
    yield "cubes", replace(good, stock=34)
    yield "cards", replace(good, players=(replace(blue, hand=blue.hand[1:]), orange))
    yield "armies", replace(good, armies=good.armies[1:])
    yield "own capital", place(good, "blue", "home_blue capital")
    yield "neutral capital", place(good, "blue", "neutral capital")
    yield "two capitals", place(good, "blue", "home_orange capital", "home_orange capital")
    yield "VP die", replace(good, vp_dice=(3, 7, 3))
    yield "strength", replace(good, players=(replace(blue, strength=7), orange))
    yield "score picked", replace(good, players=(replace(blue, picked="score"), orange))
    yield "no initiative", replace(good, initiative=None)
    yield "over", replace(good, stage="over")


@pytest.mark.parametrize("state", [pytest.param(s, id=name) for name, s in broken()])
def test_an_impossible_state_is_called_so(state):
    with pytest.raises(AssertionError):
        GAME.invariants(state)


def test_armies_that_are_alike_are_offered_once():
    state = place(start(), "blue", "home_blue", "home_blue", "home_blue")
    state = GAME.apply(state, "blue", Pick(card="move2")).state
    state = GAME.apply(state, "orange", Pick(card="fortify")).state
    one, two = GAME.legal(state, "blue")
    assert one.vary[0].values == (("blue-1",), ("blue-2",), ("blue-3",))  # type: ignore[union-attr]
    assert len(two.vary[0].values) == 3  # type: ignore[union-attr]
    assert player(state, "orange").picked == "fortify"
    assert GAME.check(state, "blue", Move(armies=("blue-3", "blue-1"), to="neutral")).value == 2
    assert GAME.legal(state, "blue", about="blue-3") == (one, two)
    assert GAME.legal(state, "blue", about="home_orange") == ()
    assert GAME.legal(state, "orange") == ()
    assert not isinstance(one.action, Fortify)
