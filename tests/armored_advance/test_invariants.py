"""What section 6 of the digest says of every step, held against matches played at random.

`GAME.invariants` looks at one state; this looks at what each step makes of it.
"""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from server.games.armored_advance import GAME
from server.games.armored_advance import actions as act
from server.games.armored_advance.fire.may_fire import is_main
from server.games.armored_advance.fire.shot import arc_of
from server.games.armored_advance.lists import forces
from server.games.armored_advance.state import State, card_of, find_squad, find_unit, own_turn
from server.games.armored_advance.units.cards import Weapon
from tests.kernel.playout import Moment, playout

SEEDS = range(8)


def hold(moment: Moment) -> None:
    """Everything one step must keep to."""
    before, after, action = moment.before, moment.after, moment.given.what
    assert set(GAME.standing(after).scores) == set(GAME.seats)  # who resigns is told the score
    if before.stage == "lists":
        _lists(after)
        return
    _nothing_comes_back(before, after)
    if before.stage != "play":
        return
    _points(before, after)
    asked = before.unclear or after.unclear  # a fact of the attack is put to the players first
    if moment.given.seat is not None and asked is None and before.votes is None:
        _pools(before, after, action)
        if isinstance(action, act.Fire | act.SayFire):
            _fire(before, after, action)


def _lists(after: State) -> None:
    """13: no list over the limit."""
    if after.units:
        for seat in GAME.seats:
            force = forces.from_json(after.sealed[GAME.seats.index(seat)])
            cards = {card.id: card for card in after.cards}
            assert forces.cost(force, cards).value <= after.options.requisition


def _nothing_comes_back(before: State, after: State) -> None:
    """3 and 4: HP and men never rise, and what is destroyed stays so."""
    for was, now in zip(before.units, after.units, strict=True):
        assert now.hp <= was.hp and (was.state != "destroyed" or now.state == "destroyed")
    for was, now in zip(before.squads, after.squads, strict=True):
        assert now.men <= was.men and now.grenades <= was.grenades


def _points(before: State, after: State) -> None:
    """14: at most one side gains, and no more than there are objectives."""
    gains = [now - was for was, now in zip(before.vp, after.vp, strict=True)]
    tokens = after.options.board.objectives if after.options.board else ()
    most = (len(tokens) or after.options.objectives) * max(1, after.turn - before.turn)
    assert min(gains) >= 0 and max(gains) <= most
    assert after.turn - before.turn > 1 or min(gains) == 0


def _pools(before: State, after: State, action: act.Action) -> None:
    """1, 2, 3: two pools go down together; squads pay from neither; the dead do nothing."""
    actor = getattr(action, "unit", None) or getattr(action, "squad", None)
    if actor is None:
        return
    was = find_unit(before, actor) or find_squad(before, actor)
    assert was is not None and was.state == "ready"
    if after.turn != before.turn:
        return
    spent = before.actions_left - after.actions_left
    by_units = sum(u.deeds.actions for u in after.units if u.seat == before.active)
    by_units -= sum(u.deeds.actions for u in before.units if u.seat == before.active)
    assert spent == by_units >= 0
    if find_squad(before, actor) is not None:
        assert spent == 0
        if isinstance(action, act.Move | act.SayMove | act.Fire | act.SayFire):
            assert not was.acted and find_squad(after, actor).acted


def _fire(before: State, after: State, action: act.Fire | act.SayFire) -> None:
    """6, 9 to 12: what an attack that was declared had to keep to."""
    assert after.last_shot.need in (None, *range(1, 7))
    unit = find_unit(before, action.unit)
    if unit is None:
        return
    card, house = card_of(before, unit), before.house
    weapon = card.weapon(action.weapon)
    now = find_unit(after, action.unit)
    if after.turn == before.turn and now.deeds.shots:
        _how_often(card, Counter(shots.weapon for shots in now.deeds.shots))
    if action.accurate:
        assert unit.deeds.moved == "no" == now.deeds.moved or after.turn != before.turn
    if is_main(weapon) and card.has("long_reload"):
        assert unit.fired is None or unit.fired < own_turn(before) - 1 or _same_burst(unit, weapon)
    if is_main(weapon) and card.has("indirect"):
        assert unit.set_up == "ready" and own_turn(before) > 1
    arc = arc_of(card, weapon, house)
    if arc != "turret" and house.arc_test == "centre" and before.options.error == 0:
        _in_arc(before, unit, action, 0 if arc == "front90" else 180)
    if card.is_field_gun:
        crew = next(u.crew for u in GAME.view(before, None).board.units if u.id == unit.id)
        assert find_squad(before, crew).seat == unit.seat


def _how_often(card, times: Counter[str]) -> None:
    for id, count in times.items():
        rapid = card.weapon(id).primary and card.has("rapid_fire")
        assert count <= (card.actions if rapid else 1)


def _same_burst(unit, weapon: Weapon) -> bool:
    return any(shots.weapon == weapon.id and shots.left for shots in unit.deeds.shots)


def _in_arc(s: State, unit, action, turn: int) -> None:
    target = find_unit(s, action.target) or find_squad(s, action.target)
    if unit.place is None or target is None:
        return  # said without a board; or a wall
    away = math.atan2(target.place.y - unit.place.y, target.place.x - unit.place.x)
    off = (math.degrees(away) - unit.heading / 100 - turn + 180) % 360 - 180
    assert abs(off) <= 45.01


@pytest.mark.parametrize("seed", SEEDS)
def test_every_step_of_a_match_keeps_to_section_6(seed):
    for moment in playout(GAME, random.Random(seed)):
        hold(moment)
