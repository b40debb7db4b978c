"""Cases against the book on combat, supply, control, victory and turn one (7 to 9, 11 to 13):
values on, under and over each limit, and who may do what when. Each name begins with the
section."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from server.games.kernel import Closed, Decide, Faces, Order, Roll
from server.games.ruling import IllegalMove
from server.games.what_price_glory import GAME
from server.games.what_price_glory import actions as act
from server.games.what_price_glory.frames import Damage, DrawEvent, Slot
from server.games.what_price_glory.questions import AskAttack, AskSupply
from server.games.what_price_glory.sides import CP, EN, OUT, RESERVE_OF
from server.games.what_price_glory.state import (
    push,
    unit,
    units_in,
    vp_difference,
)
from server.games.what_price_glory.supply import in_supply
from tests.what_price_glory.table import (
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
    held,
    ids,
    play,
    put,
    ready,
    refused,
    simple,
    start,
    throw,
)


def facing(german=1, fresh=2, spent=0, strength=4):
    """French corps hold Nancy, and German ones are there."""
    s = put(empty(ready()), "nancy", "german", german, strength=strength)
    s = put(put(s, "nancy", "french", fresh), "nancy", "french", spent, fresh=False)
    return held(s, EN, "nancy")


def attacked(s, *dice):
    s = play(simple(s, RR, *ids(s, "nancy", CP)), act.Attack())
    return do(s, throw(s, *dice))


def absorb(unit, to=None):
    return act.Absorb(unit=unit, to=to)


# --- 7.3: damage --------------------------------------------------------------------------------


def test_7_3_the_first_example_played():
    s = attacked(facing(5, 2, 3), 1, 2, 3, 4, 4)
    spent = [u.id for u in units_in(s, "nancy", EN) if not u.fresh]
    one, two = (u.id for u in units_in(s, "nancy", EN) if u.fresh)
    s = do(s, absorb(one), absorb(two), absorb(spent[0], "verdun"), absorb(spent[1], "epinal"))
    s = play(s, absorb(one, "verdun"))
    assert s.impulse is None and faces(s, "nancy", EN) == (0, 2)


def test_7_3_the_second_example_played():
    """One unit takes three hits, in their order; arithmetic wins over the print (A-11)."""
    s = attacked(facing(5, 2, 3), 1, 2, 3, 4, 4)
    spent = [u.id for u in units_in(s, "nancy", EN) if not u.fresh]
    one, two = (u.id for u in units_in(s, "nancy", EN) if u.fresh)
    refused(s, absorb(one, "verdun"), "wpg-no-retreat-now", "7.3")
    s = do(s, absorb(one))
    refused(s, absorb(one), "wpg-must-retreat", "7.3")
    s = do(s, absorb(one, "verdun"))
    refused(s, absorb(one, "epinal"), "wpg-no-retreat-now", "7.3")
    s = play(s, absorb(one), absorb(two), absorb(spent[0], "epinal"))
    assert s.impulse is None and faces(s, "nancy", EN) == (0, 3)
    assert unit(s, one).at == RESERVE_OF["french"]


@pytest.mark.parametrize(("fresh", "spent", "hits"), [(1, 0, 2), (0, 1, 1)])
def test_7_3_without_a_way_back_that_hit_is_not_absorbed(fresh, spent, hits):
    s = facing(6, fresh, spent)
    s = attacked(held(s, CP, *s.atlas.neighbours["nancy"]), *[1] * 6)
    (only,) = ids(s, "nancy", EN)
    for _ in range(hits):
        refused(s, absorb(only, "verdun"), "wpg-no-retreat-now", "7.3")
        s = do(s, absorb(only))
    assert not isinstance(s.todo[0], Damage) and s.ground["nancy"].controller == CP


def test_7_3_only_units_of_the_area_take_its_hits_and_their_own_side_says_which():
    s = attacked(put(facing(), "verdun", "french"), 1)
    refused(s, absorb(ids(s, "verdun")[0]), "wpg-not-hit", "7.3")
    refused(s, absorb(ids(s, "nancy", CP)[0]), "wpg-not-hit", "7.3")
    with pytest.raises(IllegalMove):
        GAME.apply(s, CP, absorb(ids(s, "nancy", EN)[0]))


def test_7_4_the_tenth_place_is_the_last():
    s = put(facing(2, 0, 2), "verdun", "french", 9)
    ways = set(s.atlas.neighbours["nancy"]) - {"verdun"}
    s = attacked(held(s, CP, *ways), 1, 1)
    one, two = ids(s, "nancy", EN)
    s = do(s, absorb(one, "verdun"))
    refused(s, absorb(two, "verdun"), "wpg-no-retreat-now", "7.3")
    assert unit(play(s, absorb(two)), two).at == RESERVE_OF["french"]


def can_hold(s):
    """Whether any way to absorb the hits leaves a unit of the defender in the area."""
    if not isinstance(s.todo[0], Damage):
        return bool(units_in(s, "nancy", EN))
    return any(
        can_hold(do(s, replace(offer.action, to=to)))
        for offer in GAME.legal(s, EN)
        for to in (offer.vary[0].values if offer.vary else (offer.action.to,))
    )


@pytest.mark.parametrize(
    ("fresh", "spent", "room"), [(1, 0, 10), (1, 1, 10), (0, 2, 1), (1, 1, 1), (1, 1, 0), (0, 2, 0)]
)
def test_the_odds_that_an_area_is_held_are_those_of_every_way_to_absorb(fresh, spent, room):
    s = facing(4, fresh, spent)
    ways = set(s.atlas.neighbours["nancy"]) - {"verdun"}
    s = put(held(s, CP, *ways), "verdun", "french", 10 - room if room < 10 else 0)
    mine = ids(s, "nancy", CP)
    odds = GAME.ask(s, None, AskAttack(units=mine)).value
    s = play(simple(s, RR, *mine), act.Attack())
    holds = [can_hold(do(s, throw(s, *[1] * hits, *[6] * (4 - hits)))) for hits in range(5)]
    expected = sum(chance for chance, kept in zip(odds.hits, holds, strict=True) if kept)
    assert odds.holds == pytest.approx(expected, abs=1e-5)


# --- 7.5: special units -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("british", "trench", "strength", "need"),
    [
        (("bef",), False, 4, 3),
        (("bef", "bef"), False, 4, 3),
        (("bef", "corps"), False, 4, 4),
        (("bef",), True, 4, 2),
        (("bef",), True, 2, 0),
        (("tank",), False, 4, 3),
        (("tank", "corps"), False, 4, 3),
        (("tank", "bef"), True, 4, 2),
        (("tank", "corps"), True, 3, 1),
        (("tank",), True, 2, 0),
        (("corps",), True, 2, 1),
    ],
)
def test_7_5_what_makes_german_fire_worse(british, trench, strength, need):
    s = put(empty(ready()), "amiens", "german", strength=strength)
    for kind in british:
        s = put(s, "amiens", "british", kind=kind)
    s = held(s, EN, "amiens", trench=trench)
    s = play(simple(s, RR, *ids(s, "amiens", CP)), act.Attack())
    if need:
        assert [(each.need, each.count) for each in GAME.pending(s).groups] == [(need, 1)]
    else:  # no die at all, and the unit has attacked
        assert s.impulse is None and faces(s, "amiens", CP) == (0, 1)


def test_7_5b_a_fresh_bef_corps_takes_two_hits_and_never_retreats():
    s = put(put(empty(ready()), "amiens", "german", 2), "amiens", "british", 2, kind="bef")
    bef, _ = ids(s, "amiens", EN)
    s = held(s, EN, "amiens")
    s = play(simple(s, RR, *ids(s, "amiens", CP)), act.Attack())
    s = do(s, throw(s, 1, 1), absorb(bef))
    refused(s, absorb(bef, "rouen"), "wpg-no-retreat-now", "7.3")
    assert unit(play(s, absorb(bef)), bef).at == OUT


def test_7_5d_a_trench_is_gone_when_the_enemy_has_passed_through():
    s = held(put(empty(ready(turn=1)), "aachen", "german"), EN, "liege", trench=True)
    s = play(simple(s, RR, *ids(s, "aachen")), act.Advance(to="liege"), act.Advance(to="namur"))
    assert not s.ground["liege"].trench


# --- 8, 9, 11, 12 -------------------------------------------------------------------------------


def test_8_3_in_a_port_of_the_enemy_british_units_are_supplied_and_beside_it_not():
    s = put(put(empty(ready()), "le-havre", "british"), "le-havre", "german")
    s = held(put(s, "rouen", "british"), CP, *s.ground)
    s = held(s, EN, "rouen")
    assert in_supply(s, units_in(s, "le-havre", EN)[0])
    assert not in_supply(s, units_in(s, "rouen")[0])


def test_8_2_one_area_may_carry_the_whole_line():
    s = put(empty(ready()), "liege", "german")
    s = held(held(s, EN, *s.ground), CP, "liege", "aachen", "cologne")
    corps = units_in(s, "liege")[0]
    assert in_supply(s, corps)
    assert not in_supply(put(s, "aachen", "french"), corps)
    assert not in_supply(held(s, EN, "aachen"), corps)


@pytest.mark.parametrize(
    ("nation", "area"), [("german", "metz"), ("french", "nancy"), ("belgian", "ypres")]
)
def test_8_2_the_line_that_is_shown_leads_from_neighbour_to_neighbour(nation, area):
    s = start()
    line = GAME.ask(s, None, AskSupply(area=area, nation=nation)).value.areas
    assert line[0] == area
    assert all(two in s.atlas.neighbours[one] for one, two in pairwise(line))
    cut = held(s, EN if nation == "german" else CP, *s.ground)
    assert GAME.ask(cut, None, AskSupply(area=area, nation=nation)).value.areas == ()


def test_9_2_who_leaves_a_shared_area_gives_it_up_at_once():
    s = put(put(empty(ready(EN)), "nancy", "french"), "nancy", "german")
    s = play(simple(s, RR, *ids(s, "nancy", EN)), act.Advance(to="verdun"))
    assert (s.ground["nancy"].controller, s.initiative, vp_difference(s)) == (CP, 1, -27)


def test_11_2_from_two_the_marker_comes_back_by_one():
    s = replace(put(empty(ready(EN)), "langres", "french"), initiative=2)
    s = play(simple(s, RR, *ids(s, "langres")), act.Advance(to="mulhouse"))
    assert s.initiative == 1


def test_12_paris_falls_when_its_last_defender_leaves_it_by_himself():
    s = held(put(put(empty(ready(EN)), "paris", "french"), "paris", "german"), EN, "paris")
    s = play(simple(s, RR, *ids(s, "paris", EN)), act.Advance(to="orleans"))
    assert GAME.pending(s).winners == (CP,)


def test_12_paris_falls_in_the_middle_of_the_damage():
    s = put(put(empty(ready()), "paris", "german", 3), "paris", "french", fresh=False)
    (last,) = ids(s, "paris", EN)
    s = play(simple(held(s, EN, "paris"), RR, *ids(s, "paris", CP)), act.Attack())
    s = do(s, throw(s, 1, 1, 6), absorb(last, "orleans"))
    assert GAME.pending(s).winners == (CP,)


def test_12_paris_shared_is_not_paris_controlled():
    s = held(put(put(empty(ready()), "meaux", "german"), "paris", "french"), CP, "meaux")
    assert not play(simple(s, RR, *ids(s, "meaux")), act.Advance(to="paris")).over


# --- 13: turn one -------------------------------------------------------------------------------


def is_window(s):
    wanted = GAME.pending(s)
    return isinstance(wanted, Decide) and wanted.kind == "window"


def test_13_3_the_fleet_sails_unhindered_in_turn_one():
    s = do(ready(cp=(HSF,), en=(GFS,), turn=1), act.Commit(card=HSF))
    assert not is_window(s)
    s = do(s, act.Use(card=HSF))
    assert s.impulse is None and s.victory == 2


def test_13_3_the_central_powers_react_in_turn_one():
    s = put(put(empty(ready(EN, cp=(MG,), turn=1)), "verdun", "french", 2), "metz", "german")
    s = do(s, act.Commit(card=RR), act.Activate(units=ids(s, "verdun")), act.Advance(to="metz"))
    assert is_window(s) and isinstance(GAME.pending(do(s, act.React(card=MG))), Roll)


@pytest.mark.parametrize("card", [BR, II, SR, RR, EC, BC, "reinforcements"])
def test_13_3_no_card_of_the_entente_has_a_text_in_turn_one(card):
    s = play(put(empty(ready(EN, en=(card,), turn=1)), "paris", "french"), act.Commit(card=card))
    assert isinstance(s.todo[0], Slot)
    chosen = do(s, act.Activate(units=ids(s, "paris")))
    for now, action in (
        (s, act.ActSingly()),
        (s, act.Bombard(at="metz")),
        (s, act.Use(card=card)),
        (chosen, act.Recover()),
        (chosen, act.Rail(to="orleans")),
        (chosen, act.Bombard(at="metz")),
    ):
        with pytest.raises(IllegalMove):
            do(now, action)


def test_13_4_to_leave_enemies_in_belgium_costs_a_point_more():
    s = put(put(empty(ready(turn=1)), "liege", "german"), "liege", "belgian")
    s = play(simple(s, RR, *ids(s, "liege", CP)), act.Advance(to="namur"))
    assert s.impulse is None and s.ground["namur"].controller == CP  # two points: one in, one out


# --- What nobody asked for ----------------------------------------------------------------------


def test_dice_and_orders_that_do_not_fit_are_refused_with_a_section():
    s = play(simple(facing(2), RR, *ids(facing(2), "nancy", CP)), act.Attack())
    roll = GAME.pending(s).id
    dice = [{"need-4": given} for given in ((1,), (1, 2, 3), (0, 1), (7, 1))]
    wrong = [Faces(roll=roll, faces=each) for each in (*dice, {}, {"need-4": (1, 2), "x": (1,)})]
    wrong += [Faces(roll="other", faces={"need-4": (1, 2)}), Closed(decision=roll)]
    drawn = push(ready(turn=3), DrawEvent(seat=CP))
    draw = GAME.pending(drawn).id
    orders = [Order(shuffle=draw, places=places) for places in ((0,) * 8, (0, 1), range(1, 9), ())]
    for state, given in [(s, each) for each in wrong] + [(drawn, each) for each in orders]:
        with pytest.raises(IllegalMove) as no:
            GAME.feed(state, given)
        assert no.value.reason.cite is not None
