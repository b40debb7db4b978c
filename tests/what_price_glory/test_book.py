"""Sentences of the book that state a rule and are no worked example, in its order; each name begins
with the section."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.kernel import Decide, Shuffle
from server.games.what_price_glory import GAME
from server.games.what_price_glory import actions as act
from server.games.what_price_glory.control import result
from server.games.what_price_glory.files import LAST_TURN
from server.games.what_price_glory.frames import DrawEvent, EndTurn, NextImpulse
from server.games.what_price_glory.movement import step_cost
from server.games.what_price_glory.sides import CP, EN, RESERVE_OF, RETURNING
from server.games.what_price_glory.state import (
    Marker,
    player,
    push,
    total,
    units_in,
)
from server.games.what_price_glory.supply import in_supply, line_of
from server.games.what_price_glory.turn import begin, end
from tests.what_price_glory.table import (
    AS,
    BC,
    BR,
    EC,
    GFS,
    HSF,
    MG,
    RR,
    SR,
    do,
    empty,
    faces,
    group,
    held,
    ids,
    in_order,
    play,
    put,
    ready,
    refused,
    simple,
    start,
    throw,
)

# --- 3 and 4: the turn, impulses, groups --------------------------------------------------------


@pytest.mark.parametrize(("turn", "draws"), [(2, 0), (3, 2), (10, 2)])
def test_3_1_events_are_drawn_from_turn_three_on(turn, draws):
    s = begin(replace(ready(), turn=turn, todo=()), [])
    assert sum(isinstance(frame, DrawEvent) for frame in s.todo) == draws


def test_3_1_a_drawn_event_may_be_taken_at_once():
    s = push(ready(turn=3), DrawEvent(seat=CP))
    assert isinstance(GAME.pending(s), Shuffle)
    before, after = player(s, CP), player(do(s, in_order(s)), CP)
    (drawn,) = set(before.events) - set(after.events)
    assert drawn in after.deck and len(after.events) == len(before.events) - 1


def test_3_1_the_end_of_a_turn():
    """Spent units in supply are turned, others not; markers go; cards go back to the deck."""
    s = put(empty(ready(turn=3)), "metz", "german", 2, fresh=False)
    s = held(put(s, "amiens", "german", fresh=False), CP, "amiens")
    s = held(put(s, "orleans", "french", fresh=False), EN, "orleans")
    s = replace(s, markers=(Marker("gas", "metz", EN), Marker("machine-gun", "nancy", EN)))
    s = play(s, act.Commit(card=RR), act.Use(), act.Skip())
    s = end(replace(s, todo=(EndTurn(),)), [])
    assert faces(s, "metz", CP) == (2, 0) and faces(s, "amiens", CP) == (0, 1)
    assert faces(s, "orleans", EN) == (1, 0) and not s.markers
    assert all(not who.hand and not who.discard for who in s.players)
    assert len(player(s, CP).deck) == 16


def test_4_1_one_pass_ends_nothing_and_who_passed_may_act_later():
    s = put(empty(ready()), "metz", "german")
    s = do(s, act.Pass())
    assert s.todo[0] == NextImpulse(seat=EN)
    s = play(put(s, "paris", "french"), act.Commit(card=RR), act.Use(), act.Skip())
    assert s.todo[0] == NextImpulse(seat=CP) and s.passes == 0
    assert act.Commit(card=RR) in [o.action for o in GAME.legal(s, CP)]


def test_4_1_two_passes_in_a_row_end_the_impulses():
    s = do(do(ready(turn=3), act.Pass()), act.Pass())
    assert s.turn == 4


def test_4_2_with_an_empty_hand_one_must_pass():
    s = do(ready(cp=(), turn=3), act.Pass())  # of the Entente: the other passed by itself
    assert s.turn == 3 and not player(s, CP).hand
    assert isinstance(GAME.pending(ready(cp=())), Decide)


def test_4_3_some_of_the_fresh_units_of_one_area():
    s = put(put(empty(ready()), "metz", "german", 3), "metz", "german", fresh=False)
    s = put(s, "trier", "german")
    fresh = ids(s, "metz")[:3]
    s = play(s, act.Commit(card=RR), act.Use())
    refused(s, act.Activate(units=(fresh[0], *ids(s, "trier"))), "wpg-group-area")
    s = play(s, act.Activate(units=fresh[:2]), act.Advance(to="saarbruecken"), act.Halt())
    assert faces(s, "metz", CP) == (1, 1) and faces(s, "saarbruecken", CP) == (0, 2)


def test_4_3_a_spent_unit_acts_only_to_recover():
    s = put(empty(ready(cp=(RR, BR))), "metz", "german", fresh=False)
    tired = ids(s, "metz")
    refused(play(s, act.Commit(card=RR), act.Use()), act.Activate(units=tired), "wpg-spent")
    s = play(s, act.Commit(card=BR), act.Use(), act.Activate(units=tired))
    refused(s, act.Advance(to="saarbruecken"), "wpg-spent")
    assert faces(play(s, act.Recover()), "metz", CP) == (1, 0)


@pytest.mark.parametrize(("usa", "together"), [(False, False), (True, True)])
def test_1_1_british_and_french_units_in_one_group(usa, together):
    s = put(put(empty(ready(EN)), "amiens", "british"), "amiens", "french")
    s = replace(s, effects=replace(s.effects, usa=usa))
    s = play(put(s, "amiens", "belgian"), act.Commit(card=RR), act.Use())
    all_of_them = act.Activate(units=ids(s, "amiens"))
    if together:
        do(s, all_of_them)
    else:
        refused(s, all_of_them, "wpg-british-and-french")
        belgian = [u.id for u in units_in(s, "amiens") if u.nation != "french"]
        do(s, act.Activate(units=tuple(belgian)))


# --- 5: cards -----------------------------------------------------------------------------------


@pytest.mark.parametrize("alone", ["reinforcements", MG, HSF])
@pytest.mark.parametrize("start", [EC, BC])
def test_5_3_some_cards_are_never_combined(alone, start):
    refused(ready(cp=(start, alone)), act.Commit(card=start, more=(alone,)), "wpg-plays-alone")


def test_5_3_nor_are_sorties_or_an_event_that_reacts():
    refused(ready(EN, en=(BC, GFS)), act.Commit(card=BC, more=(GFS,)), "wpg-plays-alone")
    refused(ready(cp=(BC, AS), turn=5), act.Commit(card=BC, event=AS), "wpg-plays-alone")


def test_5_2_an_event_leaves_the_game_when_it_is_used_and_only_then():
    s = put(empty(ready(cp=("trench-warfare", RR), turn=5)), "metz", "german")
    used = play(s, act.Commit(card="trench-warfare"), act.Use(card="trench-warfare"))
    used = play(used, act.Mark(areas=("metz",)))
    assert player(used, CP).out == ("trench-warfare",)
    spent = play(s, act.Commit(card="trench-warfare"), act.Use(), act.Skip())
    assert not player(spent, CP).out and len(player(spent, CP).discard) == 1


def test_5_3_the_third_group_of_an_event_and_both_starting_cards_is_refused():
    s = ready(cp=(BC, EC, "trench-warfare"), turn=5)
    refused(s, act.Commit(card=BC, more=(EC,), event="trench-warfare"), "wpg-event-with-esprit")


# --- 6: movement --------------------------------------------------------------------------------


def cost(s, here, to, seat=CP):
    return step_cost(s, seat, here, to).value


def test_6_2_the_extra_point_counts_once_for_control_and_units():
    s = put(empty(ready()), "nancy", "french")
    assert cost(s, "metz", "nancy") == 2 and cost(s, "metz", "verdun") == 2
    own = held(s, CP, "nancy")  # an enemy in an own area costs the same
    assert cost(own, "metz", "nancy") == 2
    assert cost(own, "nancy", "metz") == 2 and cost(own, "nancy", "epinal") == 3


def test_6_2_an_area_that_was_just_taken_is_left_for_nothing_more():
    s = put(empty(ready(turn=1)), "aachen", "german")
    s = play(simple(s, RR, *ids(s, "aachen")), act.Advance(to="liege"), act.Advance(to="aachen"))
    assert faces(s, "aachen", CP) == (0, 1) and s.ground["liege"].controller == CP


def test_6_3_ten_of_each_side_share_an_area():
    s = held(put(put(empty(ready()), "nancy", "french", 10), "nancy", "german", 10), EN, "nancy")
    s = put(s, "metz", "german")
    s = simple(s, RR, *ids(s, "metz"))
    refused(s, act.Advance(to="nancy"), "wpg-full")


def test_6_4_a_tank_rolls_after_every_move_for_the_points_of_that_move():
    s = put(empty(ready(EN, en=(EC, RR), turn=5)), "amiens", "british", kind="tank")
    s = held(group(s, EC, units=ids(s, "amiens")), EN, "lille")
    s = play(s, act.Advance(to="lille"), act.Halt())
    assert GAME.pending(s).groups[0].need == 1
    s = play(s, throw(s, 2), act.Advance(to="amiens"), act.Advance(to="rouen"))
    assert GAME.pending(s).groups[0].need == 2
    s = play(s, throw(s, 2))
    assert units_in(s, RESERVE_OF["british"]) and not units_in(s, "rouen")


def test_6_4_a_tank_that_goes_by_rail_or_retreats_does_not_roll():
    s = put(empty(ready(EN, en=(RR, SR), turn=5)), "amiens", "british", kind="tank")
    s = play(simple(s, RR, *ids(s, "amiens")), act.Rail(to="rouen"))
    assert s.impulse is None and faces(s, "rouen", EN) == (0, 1)


def test_13_4_only_the_extra_point_for_control_is_forgiven_and_only_in_belgium():
    s = empty(ready(turn=1))
    assert cost(s, "aachen", "liege") == 1 and cost(s, "metz", "verdun") == 2
    assert cost(put(s, "liege", "belgian"), "aachen", "liege") == 2
    assert cost(put(put(s, "liege", "german"), "liege", "belgian"), "liege", "namur") == 2
    assert cost(replace(s, turn=2), "aachen", "liege") == 2
    assert cost(s, "liege", "aachen", EN) == 2


# --- 8 to 12 ------------------------------------------------------------------------------------


def test_8_2_a_line_does_not_pass_enemies_but_may_begin_among_them():
    s = put(put(empty(ready()), "metz", "german"), "metz", "french")
    german = units_in(s, "metz", CP)[0]
    assert in_supply(s, german)
    cut = put(held(s, EN, "trier", "strasbourg", "luxembourg"), "saarbruecken", "french")
    assert not in_supply(cut, german)


def test_8_3_a_british_unit_in_a_port_is_always_supplied_and_a_french_one_is_not():
    s = held(put(empty(ready()), "boulogne-sur-mer", "british"), CP, *start().ground)
    s = put(s, "boulogne-sur-mer", "french")
    british, french = sorted(units_in(s, "boulogne-sur-mer", EN), key=lambda u: u.nation)
    assert in_supply(s, british) and not in_supply(s, french)


def test_8_3_a_line_does_not_end_in_an_own_port_that_the_enemy_controls():
    s = held(put(put(empty(ready()), "le-havre", "us"), "le-havre", "german"), CP, "le-havre")
    assert line_of(s, "le-havre", "us") == ("le-havre", "rouen", "amiens", "boulogne-sur-mer")
    assert line_of(s, "le-havre", "british") == ("le-havre",)  # always, in a port


def test_10_3_units_from_the_east_come_by_rail_alone():
    s = put(empty(ready(cp=(RR, SR), turn=4)), RETURNING, "german", 4)
    back = ids(s, RETURNING)
    s = play(s, act.Commit(card=SR), act.Use())
    refused(s, act.Activate(units=back), "wpg-only-by-rail")
    s = put(empty(ready(cp=(RR, SR), turn=4)), RETURNING, "german", 4)
    s = play(s, act.Commit(card=RR), act.Use(), act.Activate(units=back), act.Rail(to="metz"))
    assert faces(s, "metz", CP) == (0, 4)


def test_11_2_areas_of_no_value_and_areas_taken_back_move_the_marker():
    s = put(empty(ready(EN)), "epinal", "french", 2)
    s = play(simple(s, RR, *ids(s, "epinal")), act.Advance(to="mulhouse"))
    assert s.ground["mulhouse"].controller == EN and s.initiative == -1


@pytest.mark.parametrize(("victory", "winners"), [(29, (EN,)), (31, (EN, CP)), (32, (CP,))])
def test_12_above_zero_below_and_a_draw(victory, winners):
    s = replace(start(), turn=LAST_TURN, victory=victory)
    s = end(replace(s, todo=(EndTurn(),)), [])
    assert s.over and result(s).winners == winners and total(s) == victory - 31
