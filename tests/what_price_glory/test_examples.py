"""The worked examples of the book and of the digest (its section 4), each by its id."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.kernel import Over
from server.games.ruling import IllegalMove
from server.games.what_price_glory import GAME
from server.games.what_price_glory import actions as act
from server.games.what_price_glory.control import settle, take
from server.games.what_price_glory.frames import BuildHands, Damage, NextImpulse
from server.games.what_price_glory.movement import check_step, step_cost
from server.games.what_price_glory.sides import CP, EAST, EN, OUT, RESERVE_OF, wpg
from server.games.what_price_glory.state import (
    Effects,
    player,
    push,
    total,
    unit,
    units_in,
    units_of,
    vp_difference,
    with_units,
)
from server.games.what_price_glory.supply import in_supply, supplied
from server.games.what_price_glory.turn import hand_limit
from tests.what_price_glory.table import (
    AS,
    BC,
    BR,
    EC,
    GFS,
    HSF,
    II,
    MG,
    RR,
    SR,
    do,
    empty,
    faces,
    group,
    held,
    ids,
    play,
    put,
    ready,
    refused,
    simple,
    start,
    throw,
    undisturbed,
)

# --- Victory points, hands, initiative --------------------------------------------------------


def test_t01_at_the_start_the_difference_is_minus_31():
    s = start()
    assert sum(a.vp for a in s.pack.areas if s.ground[a.id].controller == CP) == 11
    assert sum(a.vp for a in s.pack.areas if s.ground[a.id].controller == EN) == 42
    assert (vp_difference(s), total(s)) == (-31, -31)


def test_2_the_set_up_has_121_units():
    s = start()
    by_nation = {n: sum(u.nation == n for u in s.units) for n in {u.nation for u in s.units}}
    assert by_nation == {"german": 48, "french": 40, "british": 24, "belgian": 3, "us": 6}
    assert sum(u.is_on_map for u in s.units) == 64
    assert all(in_supply(s, u) for u in s.units if u.is_on_map)


def capture(s, areas):
    for area in areas:
        s = take(s, area, CP, [])
    return s


def test_t02_t03_t04_capturing_areas_and_a_fleet_that_is_not_countered():
    s = ready(cp=(HSF, RR), en=(GFS,))
    s = capture(
        empty(s), ["antwerpen", "bruxelles", "lille", "liege", "verdun", "nancy", "mons", "gent"]
    )
    assert vp_difference(s) == -3
    s = play(s, act.Commit(card=HSF), act.Use(card=HSF))
    assert (s.victory, total(s)) == (2, -1)
    s = capture(s, ["namur"])
    assert (vp_difference(s), total(s)) == (-1, 1)


def test_t05_t06_submarines_and_the_usa_change_the_hand():
    s = replace(start(), turn=4)
    assert (hand_limit(s, CP).value, hand_limit(s, EN).value) == (5, 6)
    assert hand_limit(replace(s, effects=Effects(submarines=2)), EN).value == 4
    assert hand_limit(replace(s, effects=Effects(usa=True)), EN).value == 7


@pytest.mark.parametrize(
    ("value", "holder", "next"),
    [
        pytest.param(0, CP, EN, id="t19-zero-changes-hands"),
        pytest.param(2, EN, CP, id="t20-central-powers-took-more"),
        pytest.param(-1, CP, EN, id="entente-took-more"),
        pytest.param(0, EN, CP, id="zero-changes-back"),
    ],
)
def test_initiative_of_the_next_turn(value, holder, next):
    s = replace(ready(turn=3), initiative=value, holder=holder)
    s = do(s, act.Pass(), act.Pass())
    assert (s.turn, s.holder, s.initiative) == (4, next, 0)


def test_t20_ten_areas_move_the_marker_to_two():
    s = capture(empty(start()), [a.id for a in start().pack.areas if a.controller == "en"][:4])
    assert s.initiative == 2


# --- Movement ---------------------------------------------------------------------------------


def cost(s, here, to, seat=CP):
    return step_cost(s, seat, here, to).value


def test_t21_two_friendly_areas():
    s = put(empty(ready()), "aachen", "german")
    s = play(simple(s, RR, *ids(s, "aachen")), act.Advance(to="cologne"), act.Advance(to="koblenz"))
    assert len(ids(s, "koblenz")) == 1


def test_t22_an_empty_enemy_area_costs_two_and_changes_hands():
    s = put(empty(ready()), "metz", "german")
    s = play(simple(s, RR, *ids(s, "metz")), act.Advance(to="luxembourg"))
    assert s.ground["luxembourg"].controller == CP
    assert s.impulse is None  # both points are spent


def test_t23_a_slow_unit_cannot_enter_an_enemy_area():
    s = put(empty(ready()), "metz", "german", strength=3, move=1)
    refused(simple(s, RR, *ids(s, "metz")), act.Advance(to="luxembourg"), "wpg-too-far")


def test_t24_leaving_a_contested_area():
    s = put(put(empty(ready()), "luxembourg", "german"), "luxembourg", "french")
    assert cost(s, "luxembourg", "metz") == 2
    assert cost(s, "luxembourg", "verdun") == 3
    refused(simple(s, RR, *ids(s, "luxembourg", CP)), act.Advance(to="verdun"), "wpg-too-far")


def test_t25_belgium_is_free_to_enter_in_turn_one():
    s = put(empty(ready(turn=1)), "aachen", "german")
    s = play(simple(s, RR, *ids(s, "aachen")), act.Advance(to="liege"), act.Advance(to="namur"))
    assert {s.ground[a].controller for a in ("liege", "namur")} == {CP}


def test_t26_but_not_where_the_enemy_is():
    s = put(put(empty(ready(turn=1)), "aachen", "german"), "liege", "belgian")
    assert cost(s, "aachen", "liege") == 2
    assert cost(replace(s, turn=2), "aachen", "liege") == 2


def test_luxembourg_is_belgium_only_by_house_rule():
    assert cost(empty(ready(turn=1)), "metz", "luxembourg") == 2
    assert cost(empty(ready(turn=1, lux_is_belgium="yes")), "metz", "luxembourg") == 1


def test_t27_two_units_cross_a_river_and_three_do_not():
    s = put(empty(ready()), "trier", "german", 3)
    s = held(s, CP, "luxembourg")
    units = ids(s, "trier")
    refused(simple(s, RR, *units), act.Advance(to="luxembourg"), "wpg-barrier")
    s = play(simple(s, RR, *units[:2]), act.Advance(to="luxembourg"))
    assert len(ids(s, "luxembourg")) == 2


def test_t28_with_esprit_de_corps_two_more_singles_cross_in_the_second_action():
    s = put(empty(ready(cp=(EC, II))), "trier", "german", 4)
    s = held(s, CP, "luxembourg")
    one, two, three, four = ids(s, "trier")
    s = play(s, act.Commit(card=EC, more=(II,)), act.Use(card=EC), act.ActSingly())
    for each in (one, two):
        s = play(s, act.Activate(units=(each,)), act.Advance(to="luxembourg"), act.Halt())
    s = play(s, act.Activate(units=(three,)))
    refused(s, act.Advance(to="luxembourg"), "wpg-barrier")
    s = play(s, act.Advance(to="koblenz"), act.Advance(to="trier"))
    s = play(s, act.Activate(units=(four,)), act.Advance(to="koblenz"), act.Advance(to="trier"))
    for each in (three, four):  # the second action of the same units
        s = play(s, act.Activate(units=(each,)), act.Advance(to="luxembourg"), act.Halt())
    assert len(ids(s, "luxembourg")) == 4


def test_ten_units_fill_an_area():
    s = put(put(empty(ready()), "aachen", "german"), "cologne", "german", 10)
    refused(simple(s, RR, ids(s, "aachen")[0]), act.Advance(to="cologne"), "wpg-full")


def test_a_group_moves_at_its_slowest_units_rate():
    s = put(put(empty(ready()), "metz", "german"), "metz", "german", move=1)
    with pytest.raises(IllegalMove):
        check_step(s, units_of(s, ids(s, "metz")), "luxembourg", 0)


# --- Turn one ---------------------------------------------------------------------------------


def test_t29_the_entente_must_pass_its_first_impulse():
    s = ready(CP, turn=1)
    s = replace(s, impulses=0)
    s = do(s, act.Pass())
    assert [offer.action for offer in GAME.legal(s, EN)] == [act.Pass()]
    refused(s, act.Commit(card=RR), "wpg-must-pass")


def test_t30_no_reaction_of_the_entente_in_turn_one():
    s = put(put(empty(ready(turn=1, en=(MG, RR))), "aachen", "german"), "liege", "belgian")
    s = do(s, act.Commit(card=RR), act.Use(), act.Activate(units=ids(s, "aachen")))
    s = do(s, act.Advance(to="liege"))
    refused_by = GAME.pending(s)
    assert refused_by.kind != "window"
    with pytest.raises(IllegalMove) as no:
        GAME.apply(s, EN, act.React(card=MG))
    assert no.value.reason.cite == wpg("13.3")


def test_the_entente_plays_single_cards_in_turn_one():
    s = ready(EN, en=(EC, SR), turn=1)
    refused(s, act.Commit(card=EC, more=(SR,)), "wpg-turn-one-single")


# --- Cards ------------------------------------------------------------------------------------


def test_t31_an_event_goes_with_coordination_and_not_with_esprit():
    s = ready(cp=(EC, BC, "poison-gas"), turn=4)
    refused(s, act.Commit(card=EC, event="poison-gas"), "wpg-event-with-esprit")
    refused(s, act.Commit(card=BC, more=(EC,), event="poison-gas"), "wpg-event-with-esprit")
    do(s, act.Commit(card=BC, event="poison-gas"))


def test_t32_no_card_twice():
    refused(ready(cp=(EC, SR, SR)), act.Commit(card=EC, more=(SR, SR)), "wpg-same-card-twice")


def test_t33_reinforcements_are_played_alone():
    s = ready(cp=(EC, "reinforcements"))
    refused(s, act.Commit(card=EC, more=("reinforcements",)), "wpg-plays-alone")


def test_t34_steel_rain_spends_nobody():
    s = put(put(empty(ready(cp=(SR,))), "metz", "german", 2), "verdun", "french", 3)
    s = play(s, act.Commit(card=SR), act.Use(), act.Bombard(at="verdun"))
    s = do(s, throw(s, 6, 6, 6))
    assert faces(s, "metz", CP) == (2, 0) and s.impulse is None


def test_t35_by_rail_then_steel_rain_from_where_the_group_arrived():
    s = put(put(empty(ready(cp=(EC, RR, SR))), "koblenz", "german", 2), "verdun", "french")
    s = group(s, EC, RR, SR, units=ids(s, "koblenz"))
    refused(s, act.Bombard(at="verdun"), "wpg-no-target")
    s = play(s, act.Rail(to="saarbruecken"))
    refused(s, act.Bombard(at="verdun"), "wpg-no-target")
    s = put(put(empty(ready(cp=(EC, RR, SR))), "koblenz", "german", 2), "verdun", "french")
    s = play(group(s, EC, RR, SR, units=ids(s, "koblenz")), act.Rail(to="metz"))
    s = play(s, act.Bombard(at="verdun"))
    assert GAME.pending(s).groups[0].count == 1


def test_t35_steel_rain_then_by_rail_fires_from_where_the_group_was():
    s = put(put(empty(ready(cp=(EC, RR, SR))), "metz", "german", 2), "verdun", "french")
    s = play(group(s, EC, RR, SR, units=ids(s, "metz")), act.Bombard(at="verdun"))
    s = play(s, throw(s, 6), act.Rail(to="koblenz"))
    assert len(ids(s, "koblenz")) == 2


def test_t36_with_coordination_the_groups_are_different_units():
    s = put(put(empty(ready(cp=(BC, RR, SR))), "metz", "german", 2), "verdun", "french")
    s = group(s, BC, RR, SR, units=ids(s, "metz"))
    s = play(s, act.Rail(to="saarbruecken"))
    refused(s, act.Bombard(at="verdun"), "wpg-no-target")
    s = put(put(empty(ready(cp=(BC, RR, SR))), "metz", "german", 2), "verdun", "french")
    s = play(group(s, BC, RR, SR, units=ids(s, "metz")[:1]), act.Rail(to="saarbruecken"))
    play(s, act.Bombard(at="verdun"))


def test_t36b_steel_rain_first_then_all_units_of_that_area():
    s = put(put(empty(ready(cp=(BC, SR))), "metz", "german", 2), "verdun", "french")
    s = play(s, act.Commit(card=BC, more=(SR,)), act.Use(card=BC), act.Bombard(at="verdun"))
    s = play(s, throw(s, 6), act.Activate(units=ids(s, "metz")), act.Advance(to="saarbruecken"))
    assert len(ids(s, "saarbruecken")) == 2


def test_t37_the_kaiser_offensive_needs_a_total_below_zero():
    s = ready(cp=("kaiser-offensive",), turn=5)
    at_zero = do(replace(s, victory=31), act.Commit(card="kaiser-offensive"))
    refused(undisturbed(at_zero), act.Use(card="kaiser-offensive"), "wpg-kaiser")
    behind = undisturbed(do(replace(s, victory=30), act.Commit(card="kaiser-offensive")))
    do(behind, act.Use(card="kaiser-offensive"))


def test_t38_stosstruppen_replace_three_and_two_are_lost():
    s = put(empty(ready(cp=("stosstruppen",), turn=5)), "metz", "german", 3)
    old = ids(s, "metz")
    s = play(s, act.Commit(card="stosstruppen"), act.Use(card="stosstruppen"))
    s = do(s, act.Choose(units=old))
    assert [unit(s, id).kind for id in ids(s, "metz")] == ["stoss"] * 3
    assert sum(u.kind == "stoss" and u.at == OUT for u in s.units) == 2
    assert all(unit(s, id).at == OUT for id in old)


def test_t39_mutinies_replace_later_arrivals():
    s = ready(cp=("french-army-mutinies",), turn=5)
    box = RESERVE_OF["french"]
    loyal = [u for u in units_in(s, box) if u.strength == 3]
    s = with_units(s, [replace(u, at="paris") for u in loyal[3:]])
    s = play(s, act.Commit(card="french-army-mutinies"), act.Use(card="french-army-mutinies"))
    assert sum(u.kind == "mutiny" for u in units_in(s, box)) == 3
    s = put(s, "paris", "german")
    lost = ids(s, "paris", EN)[:2]
    s = with_units(s, [replace(u, fresh=False) for u in units_of(s, lost)])
    s = push(s, Damage(seat=EN, hits=4, units=lost))
    for each in lost:
        s = do(s, act.Absorb(unit=each, to="provins"), act.Absorb(unit=each))
    assert sum(u.kind == "mutiny" for u in units_in(s, box)) == 5


def test_t40_french_units_need_the_south_and_british_ones_a_port():
    s = held(empty(ready()), CP, "amiens", "rouen", "compiegne", "cambrai", "lille", "ypres")
    s = put(put(s, "boulogne-sur-mer", "french"), "boulogne-sur-mer", "british")
    found = {u.nation: in_supply(s, u) for u in units_in(s, "boulogne-sur-mer")}
    assert found == {"french": False, "british": True}


def test_t41_eight_units_are_in_the_east_after_turn_two():
    s = replace(ready(turn=1), impulses=2)
    s = do(s, act.Pass(), act.Pass())
    for _ in (1, 2):  # with empty hands turn two is passed by itself
        if isinstance(s.todo[0], BuildHands):
            s = GAME.apply(s, EN, act.BuildHand(cards={})).state
            s = GAME.apply(s, CP, act.BuildHand(cards={})).state
        leaving = [u.id for u in s.units if u.nation == "german" and u.is_on_map and u.move > 1]
        s = do(s, act.Choose(units=tuple(leaving[:4])))
    assert s.turn == 3 and len(units_in(s, EAST)) == 8


def test_t42_paris_wins_at_once():
    s = put(empty(ready()), "meaux", "german")
    s = held(s, CP, "meaux")
    s = play(simple(s, RR, *ids(s, "meaux")), act.Advance(to="paris"))
    over = GAME.pending(s)
    assert isinstance(over, Over) and over.winners == (CP,)


def test_t43_five_cards_and_no_sixth():
    hand = (EC, BC, BR, SR, RR, II)
    s = ready(cp=hand)
    do(s, act.Commit(card=EC, more=(BC, BR, SR, RR)))
    refused(s, act.Commit(card=EC, more=(BC, BR, SR, RR, II)), "wpg-too-many-cards")


def test_t44_air_supremacy_before_anything_is_shown():
    s = ready(cp=(EC, SR, RR), en=(AS, RR), turn=5)
    s = do(s, act.Commit(card=EC, more=(SR,)), act.React(card=AS))
    assert s.impulse is None and s.todo == (NextImpulse(seat=EN),)
    assert {each.card for each in player(s, CP).discard} == {EC, SR}
    assert not any(each.seen for each in player(s, CP).discard)
    assert player(s, EN).out == (AS,)
    assert all(u.fresh for u in s.units if u.is_on_map)


def test_supplied_is_monotone():
    s = ready()
    more = held(s, EN, "aachen")
    assert supplied(s, "french") <= supplied(more, "french")
    assert settle(s, []) == s
