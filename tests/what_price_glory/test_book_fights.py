"""Sentences of the book on combat (7) and on card texts (14) that are no worked example; each name
begins with the section."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.kernel import Shuffle
from server.games.what_price_glory import GAME
from server.games.what_price_glory import actions as act
from server.games.what_price_glory.combat import attack, shots
from server.games.what_price_glory.damage import way
from server.games.what_price_glory.frames import Damage, Fire, NextImpulse
from server.games.what_price_glory.movement import retreats
from server.games.what_price_glory.sides import CP, EN, NOT_IN_PLAY, OUT, RESERVE_OF
from server.games.what_price_glory.state import (
    player,
    push,
    unit,
    units_in,
    units_of,
    with_units,
)
from tests.what_price_glory.table import (
    AS,
    BC,
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
    held,
    ids,
    in_order,
    play,
    put,
    ready,
    refused,
    simple,
    throw,
    undisturbed,
)

# --- 7: combat ----------------------------------------------------------------------------------


def test_7_1_only_in_an_area_with_enemies_and_spent_afterwards():
    s = put(empty(ready()), "metz", "german", 2)
    s = simple(s, RR, *ids(s, "metz"))
    refused(s, act.Attack(), "wpg-no-enemy")
    s = put(put(empty(ready()), "nancy", "german", 2), "nancy", "french", 2)
    s = play(simple(s, RR, *ids(s, "nancy", CP)), act.Attack())
    s = play(s, throw(s, 6, 6))
    assert faces(s, "nancy", CP) == (0, 2) and faces(s, "nancy", EN) == (2, 0)


@pytest.mark.parametrize(
    ("area", "seat", "german", "french"),
    [
        pytest.param("verdun", CP, 0, 0, id="7.4-enemy-controlled"),
        pytest.param("verdun", EN, 1, 1, id="7.4-enemy-units"),
        pytest.param("verdun", EN, 0, 10, id="7.4-ten-units"),
    ],
)
def test_7_4_where_nobody_retreats_to(area, seat, german, french):
    s = put(put(empty(ready()), "nancy", "french", fresh=False), "nancy", "german", 2)
    free = held(s, EN, area)
    assert area in retreats(free, units_in(free, "nancy", EN)[0], "", {})
    s = held(put(put(s, area, "german", german), area, "french", french), seat, area)
    assert area not in retreats(s, units_in(s, "nancy", EN)[0], "", {})


def test_7_4_units_retreat_apart_and_control_changes_when_the_last_has_gone():
    s = put(put(empty(ready()), "nancy", "french", 2, fresh=False), "nancy", "german", 3)
    one, two = ids(s, "nancy", EN)
    s = play(simple(s, RR, *ids(s, "nancy", CP)), act.Attack())
    s = do(s, throw(s, 1, 1, 6))
    s = do(s, act.Absorb(unit=one, to="verdun"))
    assert s.ground["nancy"].controller == EN
    s = play(s, act.Absorb(unit=two, to="epinal"))
    assert s.ground["nancy"].controller == CP and s.initiative == 1
    assert unit(s, one).at == "verdun" and unit(s, two).at == "epinal"


def test_7_5_the_last_bef_leave_the_game_and_two_corps_take_their_place():
    s = put(
        put(empty(ready()), "amiens", "british", 2, kind="bef", fresh=False), "amiens", "german"
    )
    bef = ids(s, "amiens", EN)
    waiting = len(units_in(s, RESERVE_OF["british"]))
    s = push(s, Damage(seat=EN, hits=2, units=bef))
    assert way(s, s.todo[0], unit(s, bef[0])).how == "reserve"
    s = do(s, act.Absorb(unit=bef[0]), act.Absorb(unit=bef[1]))
    assert {unit(s, id).at for id in bef} == {OUT}
    assert len(units_in(s, RESERVE_OF["british"])) == waiting + 2


def test_7_5_a_3_2_takes_the_place_of_a_bef_corps_whatever_else_lies_there():
    """The table may have put another British corps among those that are not in play."""
    s = put(put(empty(ready()), "amiens", "british", kind="bef", fresh=False), "amiens", "german")
    (strong,) = (u for u in units_in(s, RESERVE_OF["british"]) if u.strength == 4)
    s = with_units(s, [replace(strong, at=NOT_IN_PLAY)])
    (bef,) = ids(s, "amiens", EN)
    waiting = set(ids(s, RESERVE_OF["british"]))
    s = do(push(s, Damage(seat=EN, hits=1, units=(bef,))), act.Absorb(unit=bef))
    (new,) = set(ids(s, RESERVE_OF["british"])) - waiting
    assert unit(s, new).strength == 3


def test_7_5_stosstruppen_alone_ignore_what_makes_fire_worse():
    s = put(put(empty(ready()), "amiens", "german"), "amiens", "german", kind="stoss")
    s = held(put(s, "amiens", "british", kind="tank"), EN, "amiens", trench=True)
    ours = {u.kind: u.strength for u in units_in(s, "amiens", CP)}
    needs = [shot.need for shot in shots(s, attack("amiens", CP, units_in(s, "amiens", CP)))]
    assert sorted(needs) == sorted((ours["stoss"], ours["corps"] - 2))


def test_7_5_nothing_of_it_protects_the_central_powers_but_a_trench():
    s = put(put(empty(ready(EN)), "nancy", "german"), "nancy", "french")
    fire = Fire(seat=EN, at="nancy", how="attack", units=ids(s, "nancy", EN))
    assert [shot.need for shot in shots(held(s, CP, "nancy"), fire)] == [3]
    assert [shot.need for shot in shots(held(s, CP, "nancy", trench=True), fire)] == [2]


def test_7_5_a_trench_goes_with_control_and_there_is_one_in_an_area():
    s = put(empty(ready(cp=("trench-warfare", RR), turn=5)), "metz", "german")
    s = held(put(s, "trier", "german"), CP, "metz", trench=True)
    s = play(s, act.Commit(card="trench-warfare"), act.Use(card="trench-warfare"))
    refused(s, act.Mark(areas=("metz",)), "wpg-not-for-card")
    s = play(s, act.Mark(areas=("trier",)))
    assert s.ground["trier"].trench and s.ground["metz"].trench
    lost = with_units(s, [replace(u, at=OUT) for u in units_in(s, "metz")])
    lost = put(replace(lost, todo=(NextImpulse(seat=EN),)), "nancy", "french")
    lost = play(simple(lost, RR, *ids(lost, "nancy")), act.Advance(to="metz"))
    assert lost.ground["metz"].controller == EN and not lost.ground["metz"].trench


def test_7_5_gas_hits_every_unit_once_but_stosstruppen():
    s = ready(EN, en=("poison-gas", RR), turn=5)
    s = put(put(empty(s), "metz", "german", 2), "metz", "german", kind="stoss")
    s = put(put(s, "metz", "german", fresh=False), "nancy", "french")
    s = play(
        s, act.Commit(card="poison-gas"), act.Use(card="poison-gas"), act.Mark(areas=("metz",))
    )
    assert s.todo[0].hits == 3
    while isinstance(s.todo[0], Damage):
        s = do(s, GAME.legal(s, CP)[0].action)
    assert [u.fresh for u in units_in(s, "metz") if u.kind == "stoss"] == [True]
    assert faces(s, "metz", CP) == (1, 2)


# --- 14: card texts -----------------------------------------------------------------------------


def test_14_2_one_card_is_held_back_and_each_single_unit_is_fired_at_once():
    s = put(empty(ready(cp=(II, RR), en=(MG, RR))), "metz", "german", 2)
    s = put(s, "verdun", "french", 2)
    one, two = ids(s, "metz")
    s = undisturbed(do(s, act.Commit(card=II)))
    s = play(s, act.Use(), act.ActSingly(), act.Activate(units=(one,)))
    s = undisturbed(do(s, act.Advance(to="verdun")))
    s = do(play(s, act.Activate(units=(two,))), act.Advance(to="verdun"), act.React(card=MG))
    assert s.todo[0].targets == (two,)


def test_14_2_who_fires_stays_fresh_and_who_was_hit_counts_as_spent():
    s = put(empty(ready(en=(MG, RR))), "metz", "german", 2)
    s = put(s, "verdun", "french", 1)
    s = do(simple(s, RR, *ids(s, "metz")), act.Advance(to="verdun"), act.React(card=MG))
    s = do(s, throw(s, 1))
    assert s.todo[0].hits == 2
    first = GAME.legal(s, CP)[0].action
    assert first.to == "metz"  # no turning to spent before the retreat
    s = undisturbed(do(do(s, first), GAME.legal(do(s, first), CP)[1].action))
    assert faces(s, "verdun", EN) == (1, 0)


def test_14_3_reinforcements_are_drawn_into_one_supplied_area_spent():
    s = empty(ready(cp=("reinforcements", RR)))
    s = play(s, act.Commit(card="reinforcements"), act.Use(card="reinforcements"))
    refused(s, act.Reinforce(box=RESERVE_OF["german"], to="paris"), "wpg-not-for-card")
    s = do(s, act.Reinforce(box=RESERVE_OF["german"], to="metz"))
    assert isinstance(GAME.pending(s), Shuffle)
    assert faces(play(s, in_order(s)), "metz", CP) == (0, 4)


def test_14_10_cards_that_come_back_are_of_no_use_in_this_impulse():
    s = ready(EN, en=("somme-offensive", SR, RR), turn=5)
    s = put(empty(s), "orleans", "french")
    s = play(s, act.Commit(card=SR), act.Use(), act.Skip())
    s = play(s, act.Pass(), act.Commit(card="somme-offensive"), act.Use(card="somme-offensive"))
    s = play(s, act.Take(cards={SR: 1}))
    assert SR in player(s, EN).hand and s.todo[0] == NextImpulse(seat=CP)


def test_14_12_six_corps_land_spent_in_one_supplied_area_and_mutinies_end():
    s = empty(ready(EN, en=("usa-enters", RR), turn=8))
    s = put(s, "paris", "french", 2, kind="mutiny", move=1)
    s = play(s, act.Commit(card="usa-enters"), act.Use(card="usa-enters"))
    s = play(s, act.Mark(areas=("le-havre",)))
    assert faces(s, "le-havre", EN) == (0, 6)
    assert {u.kind for u in units_in(s, "paris")} == {"corps"}
    assert s.effects.usa and len([u for u in units_of(s, ids(s, OUT)) if u.kind == "mutiny"]) == 2


def test_14_7_each_of_two_groups_crosses_with_two_units():
    s = held(put(empty(ready(cp=(BC, RR))), "metz", "german", 5), CP, "nancy")
    units = ids(s, "metz")
    s = play(s, act.Commit(card=BC), act.Use(card=BC))
    refused(play(s, act.Activate(units=units[:3])), act.Advance(to="nancy"), "wpg-barrier", "6.2")
    for pair in (units[:2], units[2:4]):
        s = play(s, act.Activate(units=pair), act.Advance(to="nancy"), act.Halt())
    assert s.impulse is None and len(ids(s, "nancy")) == 4


def test_14_8_a_train_of_three_does_not_cross_where_no_way_leads_round():
    s = held(put(empty(ready()), "munich", "german", 3), EN, "koblenz")
    three = simple(s, RR, *ids(s, "munich"))
    refused(three, act.Rail(to="strasbourg"), "wpg-no-rail", "14.8")
    s = play(simple(s, RR, *ids(s, "munich")[:2]), act.Rail(to="strasbourg"))
    assert len(ids(s, "strasbourg")) == 2


def test_14_9_air_supremacy_between_two_actions_discards_the_rest_unseen():
    s = put(empty(ready(cp=(EC, BC, RR, SR), en=(AS, RR), turn=5)), "metz", "german", 2)
    s = put(s, "orleans", "french")
    s = play(s, act.Commit(card=EC, more=(BC, RR)), act.Use(card=EC))
    s = play(s, act.Activate(units=ids(s, "metz")), act.Advance(to="saarbruecken"))
    s = do(do(s, act.Halt()), act.React(card=AS))
    assert s.impulse is None and faces(s, "saarbruecken", CP) == (0, 2)
    seen = {each.card: each.seen for each in player(s, CP).discard}
    assert seen == {EC: True, BC: False, RR: False}


@pytest.mark.parametrize(("face", "lost"), [(3, True), (4, False)])
def test_14_13_a_countered_fleet_may_leave_the_game(face, lost):
    s = ready(cp=(HSF, RR), en=(GFS, RR))
    s = undisturbed(do(s, act.Commit(card=HSF)))
    s = do(s, act.Use(card=HSF), act.React(card=GFS))
    s = do(s, throw(s, face))
    assert s.victory == 0 and (HSF in player(s, CP).out) == lost
