"""Corners where two rules of the book meet: boundaries crossed twice, cards shown in another order,
a group that machine guns tear apart, retreats over barriers, gas of one's own."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from server.games.what_price_glory import GAME
from server.games.what_price_glory import actions as act
from server.games.what_price_glory.cards import show
from server.games.what_price_glory.combat import attack
from server.games.what_price_glory.damage import capacity, way
from server.games.what_price_glory.frames import Damage, Event
from server.games.what_price_glory.odds import odds
from server.games.what_price_glory.sides import CP, EN
from server.games.what_price_glory.state import (
    Marker,
    player,
    pop,
    push,
    unit,
    units_in,
    units_of,
    with_units,
)
from tests.what_price_glory.table import (
    BC,
    BR,
    EC,
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
    throw,
)

# --- Restricted boundaries: so many units, not so many crossings (6.2, 14.6, 14.8) ---------------


def test_two_units_cross_a_river_and_come_back_in_one_action():
    """In turn one a raid over the Meuse takes Hasselt and returns for two points (13.4)."""
    s = held(put(empty(ready(turn=1)), "liege", "german", 2), CP, "liege")
    s = play(simple(s, RR, *ids(s, "liege")), act.Advance(to="hasselt"), act.Advance(to="liege"))
    assert len(ids(s, "liege")) == 2 and s.ground["hasselt"].controller == CP


def singles_over_the_moselle(*cards):
    s = held(put(empty(ready(cp=(*cards, SR))), "trier", "german", 4), CP, "luxembourg")
    return play(s, act.Commit(card=BC, more=cards[1:]), act.Use(card=BC), act.ActSingly())


def test_a_single_unit_that_comes_back_counts_once():
    s = singles_over_the_moselle(BC, II)
    one, two, three, _ = ids(s, "trier")
    s = play(s, act.Activate(units=(one,)), act.Advance(to="luxembourg"), act.Advance(to="trier"))
    s = play(s, act.Activate(units=(two,)), act.Advance(to="luxembourg"), act.Halt())
    s = play(s, act.Activate(units=(three,)))
    refused(s, act.Advance(to="luxembourg"), "wpg-barrier")


def over_the_rhine(*cards):
    """The only railway out of southern Germany crosses the Rhine."""
    s = held(put(empty(ready(cp=cards)), "munich", "german", 4), EN, "koblenz", "saarbruecken")
    s = held(s, EN, "mulhouse")
    return play(s, act.Commit(card=cards[0], more=cards[1:]), act.Use(card=cards[0]))


def test_a_single_unit_by_rail_counts_at_the_boundary_it_crosses():
    s = play(over_the_rhine(BC, II, RR), act.ActSingly())
    one, two, three, _ = ids(s, "munich")
    s = play(s, act.Activate(units=(one,)), act.Rail(to="strasbourg"))
    s = play(s, act.Activate(units=(two,)), act.Advance(to="strasbourg"), act.Halt())
    s = play(s, act.Activate(units=(three,)))
    refused(s, act.Advance(to="strasbourg"), "wpg-barrier")


def test_no_train_runs_where_two_single_units_have_crossed():
    s = play(over_the_rhine(BC, II, RR), act.ActSingly())
    one, two, three, _ = ids(s, "munich")
    for each in (one, two):
        s = play(s, act.Activate(units=(each,)), act.Advance(to="strasbourg"), act.Halt())
    s = play(s, act.Activate(units=(three,)))
    refused(s, act.Rail(to="strasbourg"), "wpg-no-rail")


def test_a_train_goes_round_a_river_where_it_can():
    """Ten units reach Strasbourg by Koblenz and Saarbrücken, over no boundary at all."""
    s = put(empty(ready(cp=(RR,))), "munich", "german", 10)
    s = play(simple(s, RR, *ids(s, "munich")), act.Rail(to="strasbourg"))
    assert len(ids(s, "strasbourg")) == 10


# --- Cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "slots"), [(EC, ("A", "A")), (BC, ("A", "B"))])
def test_which_of_both_starting_cards_is_shown_first_is_said_when_it_is_shown(first, slots):
    """Cards are chosen before the impulse and shown as they are used (5.4c, 5.4e)."""
    s = put(empty(ready(cp=(EC, BC, SR))), "metz", "german", 2)
    s = play(s, act.Commit(card=EC, more=(BC,)))
    assert {o.action.card for o in GAME.legal(s, CP) if isinstance(o.action, act.Use)} == {
        None,
        EC,
        BC,
    }
    s = play(s, act.Use(card=first))
    assert s.impulse is not None and s.impulse.slots == slots


def test_a_card_that_converts_an_action_does_not_start():
    s = play(ready(cp=(EC, SR, RR)), act.Commit(card=EC, more=(SR,)))
    refused(s, act.Use(card=SR), "wpg-not-the-start")


@pytest.mark.parametrize("owner", [CP, EN])
def test_nobody_recovers_in_gas_whoever_sent_it(owner):
    s = put(put(empty(ready(cp=(BR, RR))), "metz", "german", 2, fresh=False), "metz", "french")
    s = replace(s, markers=(Marker("gas", "metz", owner),))
    s = play(s, act.Commit(card=BR), act.Use(), act.Activate(units=ids(s, "metz", CP)))
    refused(s, act.Recover(), "wpg-gassed")


# --- A group that machine guns tear apart (7.4, 14.2) --------------------------------------------


def test_only_those_who_went_on_act_again():
    """Who was turned back at the first area is no part of the group's second action."""
    s = put(empty(ready(cp=(EC, RR), en=(MG, RR))), "metz", "german", 3)
    s = put(s, "luxembourg", "french")
    fast = [replace(u, move=5) for u in units_in(s, "metz")]
    s = with_units(s, fast)
    one, two, three = ids(s, "metz")
    s = play(s, act.Commit(card=EC), act.Use(card=EC), act.Activate(units=(one, two, three)))
    s = do(s, act.Advance(to="luxembourg"), act.React(card=MG))
    s = do(s, throw(s, 1))
    s = play(do(s, act.Absorb(unit=one, to="metz"), act.Absorb(unit=two, to="metz")))
    s = play(s, act.Advance(to="verdun"))
    assert s.todo[0].units == (three,)


# --- Retreats over barriers (A-06, A-07) ---------------------------------------------------------


def behind_rivers(**house):
    """Three spent French corps in Gent, which only leave it over rivers."""
    s = put(empty(ready(retreat_barriers="limited", **house)), "gent", "french", 3, fresh=False)
    s = held(put(s, "gent", "german", 6), CP, "bruxelles", "antwerpen", "mons", "lille")
    return s


def test_two_areas_back_counts_the_boundaries_that_were_crossed():
    s = behind_rivers(retreat_range="two_areas")
    units = ids(s, "gent", EN)
    s = push(s, Damage(seat=EN, hits=3, units=units))
    for each in units[:2]:  # by Ypres, over the Yser
        s = do(s, act.Absorb(unit=each, to="boulogne-sur-mer"))
    frame = s.todo[0]
    assert isinstance(frame, Damage)
    assert way(s, frame, unit(s, units[2])).how == "reserve"


def test_a_barrier_limits_what_the_defenders_absorb_and_hold():
    """Two of three retreat: 2 + 2 + 1 hits; the third stays if the others take their 4."""
    s = behind_rivers()
    damage = Damage(seat=EN, hits=9, units=ids(s, "gent", EN))
    assert capacity(s, damage) == 5
    found = odds(s, attack("gent", CP, units_of(s, ids(s, "gent", CP))))
    assert found.capacity == 5
    assert found.holds == pytest.approx(sum(found.hits[:5]), abs=1e-5)


def test_the_capacity_is_what_can_really_be_absorbed():
    s = behind_rivers()
    units = ids(s, "gent", EN)
    s = push(s, Damage(seat=EN, hits=9, units=units))
    taken = 0
    while isinstance(frame := s.todo[0], Damage):
        each = next(u for u in units_of(s, frame.units) if u.is_on_map)
        to = way(s, frame, each).to
        s = do(s, act.Absorb(unit=each.id, to=to[0] if to else None))
        taken += 1
    assert taken == 5 and not units_in(s, "gent", EN)


def test_room_that_becomes_free_takes_in_the_next():
    """The one place in Ypres serves both, if the first is then taken off the map."""
    s = put(empty(ready()), "ypres", "british", 9)
    s = put(put(s, "gent", "french", 2, fresh=False), "gent", "german")
    s = held(s, CP, "bruxelles", "antwerpen", "mons", "lille")
    assert capacity(s, Damage(seat=EN, hits=9, units=ids(s, "gent", EN))) == 4


# --- Faces ---------------------------------------------------------------------------------------


def test_units_that_only_bombarded_stay_fresh_beside_a_group_that_acted():
    s = put(put(empty(ready(cp=(BC, SR, RR))), "metz", "german", 3), "verdun", "french")
    a = ids(s, "metz")
    s = group(s, BC, SR, units=a[:1])
    s = play(s, act.Advance(to="saarbruecken"), act.Halt(), act.Bombard(at="verdun"))
    s = do(s, throw(s, 6))
    assert faces(s, "metz", CP) == (2, 0) and faces(s, "saarbruecken", CP) == (0, 1)
    assert {each.card for each in player(s, CP).discard} == {BC, SR}


# --- What a card needs before it, and who has acted already (5.3, 5.4b, 14.11) -------------------


def test_a_second_card_needs_a_starting_card_that_was_shown():
    """Spent unseen for a simple action, Esprit de Corps lets no two others be used (5.3)."""
    s = put(put(empty(ready(cp=(EC, II, SR))), "metz", "german", 2), "verdun", "french", 3)
    s = play(s, act.Commit(card=EC, more=(II, SR)), act.Use(), act.ActSingly())
    s = play(s, act.Activate(units=ids(s, "metz")[:1]))
    refused(s, act.Bombard(at="verdun"), "wpg-card-needed")
    s = play(s, act.Advance(to="saarbruecken"), act.Halt(), act.Skip())
    assert s.impulse is None
    assert {each.card: each.seen for each in player(s, CP).discard} == {
        EC: False,
        II: True,
        SR: False,
    }


def test_steel_rain_alone_has_all_its_dice_whatever_else_was_committed():
    s = put(put(empty(ready(cp=(EC, II, SR))), "metz", "german", 2), "verdun", "french", 3)
    s = play(s, act.Commit(card=EC, more=(II, SR)), act.Use(), act.Bombard(at="verdun"))
    assert sum(each.count for each in GAME.pending(s).groups) == 3


def test_stosstruppen_that_replace_a_group_that_acted_are_spent_with_it():
    """Faces turn at the end of the impulse (4.4): the new corps takes over what the old one did."""
    s = put(empty(ready(cp=(BC, "stosstruppen"), turn=9)), "metz", "german", 3)
    old = ids(s, "metz")
    s = play(s, act.Commit(card=BC, event="stosstruppen"), act.Use(card=BC))
    s = play(s, act.Activate(units=old[:2]), act.Advance(to="saarbruecken"), act.Halt())
    s = play(s, act.Use(card="stosstruppen"), act.Choose(units=old[:2]))
    assert s.impulse is None and faces(s, "saarbruecken", CP) == (0, 2)
    assert all(u.kind == "stoss" for u in units_in(s, "saarbruecken"))


def test_stosstruppen_first_are_a_group_that_may_act():
    s = put(empty(ready(cp=(BC, "stosstruppen"), turn=9)), "metz", "german", 3)
    s = play(s, act.Commit(card=BC, event="stosstruppen"), act.Use(card=BC))
    s = play(s, act.Use(card="stosstruppen"), act.Choose(units=ids(s, "metz")))
    s = play(s, act.Activate(units=ids(s, "metz")), act.Advance(to="saarbruecken"), act.Halt())
    assert s.impulse is None and faces(s, "saarbruecken", CP) == (0, 3)


def test_a_mutinous_corps_that_acted_is_spent_when_the_usa_replace_it():
    s = ready(EN, en=(BC, "usa-enters"), turn=9)
    s = put(empty(s), "paris", "french", kind="mutiny", move=1)
    s = put(s, "orleans", "french")
    angry = ids(s, "paris")
    s = play(s, act.Commit(card=BC, event="usa-enters"), act.Use(card=BC))
    s = play(s, act.Activate(units=angry), act.Advance(to="orleans"))
    s = play(s, act.Use(card="usa-enters"), act.Mark(areas=("le-havre",)))
    assert s.impulse is None and faces(s, "orleans", EN) == (1, 1)
    assert all(u.kind == "corps" for u in units_in(s, "orleans"))


def test_a_group_that_acted_does_not_take_the_siegfried_position():
    s = put(empty(ready(cp=(BC, "siegfried-position"), turn=7)), "metz", "german", 3)
    units = ids(s, "metz")
    s = play(s, act.Commit(card=BC, event="siegfried-position"), act.Use(card=BC))
    s = play(s, act.Activate(units=units[:2]), act.Advance(to="saarbruecken"), act.Halt())
    s = play(s, act.Use(card="siegfried-position"))
    refused(s, act.Activate(units=units[:1]), "wpg-not-for-card")
    s = play(s, act.Activate(units=units[2:]), act.Advance(to="saarbruecken"))
    assert s.ground["saarbruecken"].trench


def test_an_older_match_goes_on_where_nobody_is_left_to_take_the_position():
    """Version 2 asked for a group that had acted, and shows the card already."""
    s = put(empty(ready(cp=(BC, "siegfried-position"), turn=7)), "metz", "german", 2)
    units = ids(s, "metz")
    s = play(s, act.Commit(card=BC, event="siegfried-position"), act.Use(card=BC))
    s = play(s, act.Activate(units=units), act.Advance(to="saarbruecken"), act.Halt())
    s = show(s, CP, "siegfried-position")
    old = push(pop(s), Event(card="siegfried-position", seat=CP))
    later = GAME.upgrade(msgspec.to_builtins(old), "2")
    assert later.impulse is None and GAME.legal(later, GAME.pending(later).seats[0])
    assert GAME.upgrade(msgspec.to_builtins(later), GAME.version) == later


def test_a_group_that_only_fired_steel_rain_takes_the_siegfried_position():
    s = ready(cp=(BC, SR, "siegfried-position"), turn=7)
    s = put(put(empty(s), "metz", "german", 3), "verdun", "french")
    units = ids(s, "metz")
    s = play(s, act.Commit(card=BC, more=(SR,), event="siegfried-position"), act.Use(card=BC))
    s = play(s, act.Activate(units=units), act.Bombard(at="verdun"))
    s = play(s, throw(s, 6), act.Use(card="siegfried-position"))
    s = play(s, act.Activate(units=units), act.Advance(to="saarbruecken"))
    assert s.ground["saarbruecken"].trench and faces(s, "saarbruecken", CP) == (0, 3)


def test_a_group_that_fired_steel_rain_first_may_then_act():
    """Any area serves, even that of all units of the second group (5.4b)."""
    s = put(put(empty(ready(cp=(BC, SR, RR))), "metz", "german", 3), "verdun", "french")
    units = ids(s, "metz")
    s = play(group(s, BC, SR, units=units), act.Bombard(at="verdun"))
    s = play(s, throw(s, 6), act.Activate(units=units), act.Advance(to="saarbruecken"), act.Halt())
    assert s.impulse is None and faces(s, "saarbruecken", CP) == (0, 3)


def test_units_that_acted_fire_no_steel_rain_after_it():
    s = put(put(empty(ready(cp=(BC, SR, RR))), "metz", "german", 3), "nancy", "french")
    units = ids(s, "metz")
    s = play(group(s, BC, SR, units=units), act.Advance(to="saarbruecken"), act.Halt())
    refused(s, act.Bombard(at="nancy"), "wpg-no-target")


def test_5_4a_steel_rain_from_an_area_first_and_then_a_group_of_it_goes_by_rail():
    """The area is chosen for Steel Rain; the group is chosen in it for the second action."""
    s = ready(cp=(EC, SR, RR, II))
    s = put(put(put(empty(s), "metz", "german", 3), "verdun", "french"), "cologne", "german")
    s = play(s, act.Commit(card=EC, more=(SR, RR)), act.Use(card=EC))
    assert act.Bombard(at="verdun") in [o.action for o in GAME.legal(s, CP)]
    s = play(s, act.Bombard(at="verdun"))
    s = play(s, throw(s, 6))
    refused(s, act.Activate(units=ids(s, "cologne")), "wpg-other-base", "5.4")
    s = play(s, act.Activate(units=ids(s, "metz")[:2]), act.Rail(to="koblenz"))
    assert s.impulse is None
    assert faces(s, "koblenz", CP) == (0, 2) and faces(s, "metz", CP) == (1, 0)


def test_the_group_that_recovers_after_steel_rain_is_not_the_other_group_too():
    s = put(put(empty(ready(cp=(EC, SR, BR, BC))), "metz", "german", 2), "verdun", "french")
    s = play(s, act.Commit(card=EC, more=(SR, BR, BC)), act.Use(card=EC), act.Bombard(at="verdun"))
    s = play(s, throw(s, 6), act.Activate(units=ids(s, "metz")[:1]), act.Recover())
    s = play(s, act.Use(card=BC))
    refused(s, act.Activate(units=ids(s, "metz")), "wpg-group-acted", "5.4")
    do(s, act.Activate(units=ids(s, "metz")[1:]))


# --- Tanks under fire (7.5c) ---------------------------------------------------------------------


def test_7_5c_a_tank_in_the_area_covers_a_group_that_machine_guns_meet_there():
    """All fire of the Central Powers into its area is worse, whoever else is there."""
    s = ready(EN, cp=(MG, RR), turn=5)
    s = put(put(empty(s), "nancy", "german", strength=4), "nancy", "british", kind="tank")
    s = held(put(s, "epinal", "french"), CP, "nancy")
    s = do(simple(s, RR, *ids(s, "epinal")), act.Advance(to="nancy"), act.React(card=MG))
    assert [each.need for each in GAME.pending(s).groups] == [3]
