"""Damage, retreats and fire: the worked examples of section 7, each by its id in the digest."""

from __future__ import annotations

import pytest

from server.games.what_price_glory import GAME
from server.games.what_price_glory import actions as act
from server.games.what_price_glory.combat import attack, shots
from server.games.what_price_glory.damage import capacity
from server.games.what_price_glory.frames import Damage, NextImpulse
from server.games.what_price_glory.sides import CP, EN, OUT, RESERVE_OF
from server.games.what_price_glory.state import (
    push,
    unit,
    units_in,
    units_of,
)
from tests.what_price_glory.table import (
    II,
    MG,
    RR,
    closed,
    do,
    empty,
    faces,
    held,
    ids,
    play,
    put,
    ready,
    refused,
    simple,
    throw,
)

# --- Damage -----------------------------------------------------------------------------------


def hit(s, area, seat, hits, **more):
    """The side has to absorb hits in the area."""
    s = empty(s) if more.pop("alone", False) else s
    return push(s, Damage(seat=seat, hits=hits, units=ids(s, area, seat), **more))


def five():
    """Two fresh and three spent French corps in Reims, with the enemy beside them."""
    s = put(put(empty(ready()), "reims", "french", 2), "reims", "french", 3, fresh=False)
    s = put(s, "reims", "german", 1)
    return hit(s, "reims", EN, 5)


def test_t07_flip_two_and_retreat_three():
    s = five()
    fresh, spent = ids(s, "reims", EN)[:2], ids(s, "reims", EN)[2:]
    s = do(s, *(act.Absorb(unit=u) for u in fresh))
    s = do(s, *(act.Absorb(unit=u, to="chateau-thierry") for u in spent))
    assert faces(s, "reims", EN) == (0, 2)
    assert faces(s, "chateau-thierry", EN) == (0, 3)


def test_t08_one_fresh_to_the_reserve_the_other_flipped_one_retreats():
    s = five()
    one, two, three, *_ = ids(s, "reims", EN)
    s = do(s, act.Absorb(unit=one), act.Absorb(unit=one, to="sezanne"), act.Absorb(unit=one))
    s = do(s, act.Absorb(unit=two), act.Absorb(unit=three, to="sezanne"))
    assert faces(s, "reims", EN) == (0, 3)
    assert unit(s, one).at == RESERVE_OF["french"]


@pytest.mark.parametrize(
    ("fresh", "absorbs"),
    [pytest.param(True, 2, id="t09-fresh"), pytest.param(False, 1, id="t10-spent")],
)
def test_a_unit_that_cannot_retreat_absorbs_one_less(fresh, absorbs):
    s = put(put(empty(ready()), "reims", "french", fresh=fresh), "reims", "german")
    s = held(s, CP, *s.atlas.neighbours["reims"])
    damage = Damage(seat=EN, hits=9, units=ids(s, "reims", EN))
    assert capacity(s, damage) == absorbs
    s = do(push(s, damage), *(act.Absorb(unit=u) for u in damage.units * absorbs))
    assert unit(s, damage.units[0]).at == RESERVE_OF["french"]


def test_excess_damage_is_ignored():
    s = put(put(empty(ready()), "reims", "french"), "reims", "german")
    s = held(s, CP, *s.atlas.neighbours["reims"])
    only = ids(s, "reims", EN)[0]
    s = do(hit(s, "reims", EN, 9), act.Absorb(unit=only), act.Absorb(unit=only))
    assert isinstance(s.todo[0], NextImpulse)


def test_the_order_on_one_unit_is_fixed():
    s = five()
    refused(s, act.Absorb(unit=ids(s, "reims", EN)[0], to="sezanne"), "wpg-no-retreat-now")
    refused(s, act.Absorb(unit=ids(s, "reims", EN)[4]), "wpg-must-retreat")
    refused(s, act.Absorb(unit=ids(s, "reims", EN)[4], to="sedan-not"), "wpg-no-such-area")
    refused(s, act.Absorb(unit=ids(s, "reims", EN)[4], to="paris"), "wpg-no-retreat-there")


def test_bef_do_not_retreat_and_are_replaced():
    s = put(put(empty(ready()), "amiens", "british", kind="bef"), "amiens", "german")
    bef = ids(s, "amiens", EN)[0]
    before = len(units_in(s, RESERVE_OF["british"]))
    s = do(hit(s, "amiens", EN, 2), act.Absorb(unit=bef), act.Absorb(unit=bef))
    assert unit(s, bef).at == OUT
    assert len(units_in(s, RESERVE_OF["british"])) == before + 1


# --- Fire -------------------------------------------------------------------------------------


def needs(s, area, **german):
    """What one German die needs against the Entente's units in the area."""
    s = put(s, area, "german", **german)
    units = units_of(s, ids(s, area, CP))
    return [shot.need for shot in shots(s, attack(area, CP, units))]


def bef(trench=False):
    s = held(put(empty(ready()), "amiens", "british", kind="bef"), EN, "amiens", trench=trench)
    return s


def tanks():
    s = put(put(empty(ready()), "amiens", "british", kind="tank"), "amiens", "british")
    return held(s, EN, "amiens", trench=True)


@pytest.mark.parametrize(
    ("s", "german", "needed"),
    [
        pytest.param(bef(), {"strength": 4}, [3], id="t11-bef-alone"),
        pytest.param(bef(trench=True), {"strength": 4}, [2], id="t12-bef-in-a-trench"),
        pytest.param(put(bef(), "amiens", "british"), {"strength": 4}, [4], id="t13-bef-and-corps"),
        pytest.param(tanks(), {"strength": 3}, [1], id="t14-tanks-in-a-trench"),
        pytest.param(tanks(), {"kind": "stoss"}, [5], id="t15-stosstruppen"),
        pytest.param(bef(trench=True), {"strength": 2}, [], id="t16-cannot-hit"),
    ],
)
def test_what_a_die_needs(s, german, needed):
    assert needs(s, "amiens", **german) == needed


def test_t18_a_tank_breaks_down_on_no_more_than_it_spent():
    s = put(empty(ready(EN)), "amiens", "british", kind="tank")
    tank = ids(s, "amiens", EN)[0]
    s = play(simple(s, RR, tank), act.Advance(to="lille"), act.Advance(to="boulogne-sur-mer"))
    assert unit(do(s, throw(s, 2)), tank).at == RESERVE_OF["british"]
    assert unit(do(s, throw(s, 3)), tank).at == "boulogne-sur-mer"


# --- Machine Guns! ------------------------------------------------------------------------------


def test_t17_machine_guns_wait_for_the_second_unit():
    s = put(put(empty(ready(cp=(II, RR), en=(MG, RR))), "metz", "german", 3), "verdun", "french", 1)
    one, two, _ = ids(s, "metz")
    s = play(s, act.Commit(card=II), act.Use(), act.ActSingly())
    s = do(s, act.Activate(units=(one,)), act.Advance(to="verdun"))
    s = do(s, closed(s))  # held back
    s = do(s, act.Activate(units=(two,)), act.Advance(to="verdun"))
    s = do(s, act.React(card=MG))
    s = do(s, throw(s, 1))
    s = do(s, act.Absorb(unit=two, to="metz"), act.Absorb(unit=two))
    assert unit(s, two).at == RESERVE_OF["german"]
    assert unit(s, one).at == "verdun"
    assert faces(s, "verdun", EN) == (1, 0)  # firing does not spend


def test_a_marker_on_the_map_fires_at_whoever_enters_later():
    s = put(put(empty(ready(cp=(II, RR), en=(MG, RR))), "metz", "german", 2), "verdun", "french", 1)
    one, two = ids(s, "metz")
    s = play(s, act.Commit(card=II), act.Use(), act.ActSingly())
    s = do(s, act.Activate(units=(one,)), act.Advance(to="verdun"), act.React(card=MG))
    s = do(s, throw(s, 6), act.Activate(units=(two,)), act.Advance(to="verdun"))
    assert GAME.pending(s).why.key == "wpg-roll-machine-guns"


# --- The throw ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "colours"),
    [("order", [None, None]), ("throws", [None, None]), ("colour", ["white", "red"])],
)
def test_a_handful_is_thrown_at_once_and_told_apart_as_the_table_likes(answer, colours):
    """Two dice need 3 or less, one 4 or less."""
    s = put(empty(ready(tell_apart=answer)), "metz", "german", 2, strength=3)
    s = put(put(s, "metz", "german", 1, strength=4), "metz", "french")
    s = play(simple(s, RR, *ids(s, "metz", CP)), act.Attack())
    wanted = GAME.pending(s)
    assert wanted.tell_apart == answer
    assert [(dice.need, dice.wins, dice.count) for dice in wanted.groups] == [
        (3, "at_most", 2),
        (4, "at_most", 1),
    ]
    assert [dice.colour for dice in wanted.groups] == colours
