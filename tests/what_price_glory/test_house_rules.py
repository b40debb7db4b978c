"""Every house rule in a situation where its answers differ (digest, section 5)."""

from __future__ import annotations

import pytest

from server.games.what_price_glory import GAME
from server.games.what_price_glory import actions as act
from server.games.what_price_glory.combat import shots
from server.games.what_price_glory.damage import way
from server.games.what_price_glory.form import house_fields
from server.games.what_price_glory.frames import Damage, DrawEvent, Fire
from server.games.what_price_glory.sides import CP, EN
from server.games.what_price_glory.state import push, unit
from server.games.what_price_glory.supply import supplied
from tests.what_price_glory.table import (
    BR,
    EC,
    MG,
    RR,
    SR,
    do,
    done,
    empty,
    faces,
    group,
    held,
    ids,
    in_order,
    play,
    put,
    ready,
    simple,
    throw,
)


@pytest.mark.parametrize(("answer", "seen"), [("hidden", False), ("shown", True)])
def test_a03_a_drawn_event(answer, seen):
    s = push(ready(turn=3, reveal_events=answer), DrawEvent(seat=CP))
    step = done(s, in_order(s))
    to_all = [each for each in step.happenings if each.to is None]
    assert any("card" in each.text.values for each in to_all) == seen


@pytest.mark.parametrize(("answer", "left"), [("turn", 1), ("impulse", 0)])
def test_a04_how_long_a_machine_gun_stays(answer, left):
    s = put(empty(ready(en=(MG, RR), marker_life=answer)), "metz", "german", 2)
    s = put(s, "verdun", "french")
    s = do(simple(s, RR, *ids(s, "metz")), act.Advance(to="verdun"), act.React(card=MG))
    s = play(s, throw(s, 6))
    assert s.impulse is None and len(s.markers) == left


@pytest.mark.parametrize(("answer", "far"), [("adjacent", False), ("two_areas", True)])
def test_a06_how_far_a_retreat_goes(answer, far):
    s = put(empty(ready(retreat_range=answer)), "reims", "french", fresh=False)
    damage = Damage(seat=EN, hits=1, units=ids(s, "reims"))
    to = way(s, damage, unit(s, damage.units[0])).to
    assert "chateau-thierry" in to and ("meaux" in to) == far


@pytest.mark.parametrize(("answer", "third"), [("free", True), ("limited", False)])
def test_a07_barriers_in_a_retreat(answer, third):
    s = put(empty(ready(retreat_barriers=answer)), "reims", "french", 3, fresh=False)
    s = put(s, "reims", "german")
    units = ids(s, "reims", EN)
    s = push(s, Damage(seat=EN, hits=3, units=units))
    for each in units[:2]:  # over the Marne
        s = do(s, act.Absorb(unit=each, to="sezanne"))
    frame = s.todo[0]
    assert isinstance(frame, Damage)
    to = way(s, frame, unit(s, units[2])).to
    assert ("sezanne" in to) == third and "chateau-thierry" in to


@pytest.mark.parametrize(("answer", "fed"), [("closed", False), ("open", True)])
def test_a15_optional_ports(answer, fed):
    s = empty(ready(optional_ports=answer))
    s = held(s, CP, *s.atlas.neighbours["ypres"])
    assert ("ypres" in supplied(s, "british")) == fed


@pytest.mark.parametrize(("answer", "left"), [("yes", (2, 0)), ("no", (0, 2))])
def test_a17_units_that_recover_last(answer, left):
    s = put(empty(ready(cp=(EC, BR, RR), recovery_stays=answer)), "metz", "german", 2)
    s = play(group(s, EC, BR, units=ids(s, "metz")), act.Advance(to="saarbruecken"), act.Halt())
    s = play(s, act.Recover())
    assert s.impulse is None and faces(s, "saarbruecken", CP) == left


@pytest.mark.parametrize(
    ("answer", "kind", "needs"),
    [
        ("trench", "bef", [2]),
        ("all", "bef", [1]),
        ("none", "bef", [3]),
        ("trench", "tank", [2]),
        ("all", "tank", [1]),
        ("none", "tank", [3]),
    ],
)
def test_a24_what_protects_against_steel_rain(answer, kind, needs):
    s = put(empty(ready(mods_on_bombardment=answer)), "amiens", "british", kind=kind)
    s = held(s, EN, "amiens", trench=True)
    assert [shot.need for shot in shots(s, Fire(seat=CP, at="amiens", how="bombard", dice=1))] == (
        needs
    )


@pytest.mark.parametrize(("answer", "dice"), [("fresh_only", 1), ("all", 3)])
def test_a37_who_fires_machine_guns(answer, dice):
    s = put(empty(ready(en=(MG, RR), mg_spent_fire=answer)), "metz", "german", 2)
    s = put(put(s, "verdun", "french"), "verdun", "french", 2, fresh=False)
    s = do(simple(s, RR, *ids(s, "metz")), act.Advance(to="verdun"), act.React(card=MG))
    assert sum(each.count for each in GAME.pending(s).groups) == dice


def test_every_house_rule_has_a_test_of_its_own():
    """A-14 and A-16 are with the rules of supply and movement."""
    tested = {
        "reveal_events",
        "marker_life",
        "retreat_range",
        "retreat_barriers",
        "us_ports",
        "optional_ports",
        "lux_is_belgium",
        "recovery_stays",
        "mods_on_bombardment",
        "mg_spent_fire",
    }
    assert {field.key for field in house_fields()} == tested


def test_steel_rain_needs_no_fresh_unit():
    s = put(empty(ready(cp=(SR,))), "metz", "german", fresh=False)
    s = put(s, "verdun", "french")
    s = play(s, act.Commit(card=SR), act.Use(), act.Bombard(at="verdun"))
    assert sum(each.count for each in GAME.pending(s).groups) == 1
