"""Cases on trains and full areas, and on groups that machine guns turn back as a whole (version 5);
and on cards that come back beside others."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.what_price_glory import GAME
from server.games.what_price_glory import actions as act
from server.games.what_price_glory.frames import Act
from server.games.what_price_glory.sides import CP, EN, RETURNING
from server.games.what_price_glory.state import Discarded, player, unit, with_player, with_units
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


def on_one_line(here=2, between=9):
    """German corps in Cologne; Aachen, which others fill, is the only way on, to Trier."""
    s = put(put(empty(ready(cp=(RR, EC, II))), "cologne", "german", here), "trier", "german")
    s = put(held(s, EN, "koblenz"), "aachen", "german", between)
    return held(s, CP, "trier")


def test_6_3_a_train_passes_no_area_that_it_would_overfill():
    s = on_one_line()
    s = simple(s, RR, *ids(s, "cologne"))
    refused(s, act.Rail(to="trier"), "wpg-no-rail", "14.8")
    offered = [o for o in GAME.legal(s, CP) if isinstance(o.action, act.Rail)]
    assert {to for o in offered for v in o.vary for to in v.values} | {
        o.action.to for o in offered
    } == {"duesseldorf"}


@pytest.mark.parametrize(("here", "between"), [(1, 9), (2, 8)])
def test_6_3_it_passes_where_there_is_room_for_all_of_it(here, between):
    s = on_one_line(here, between)
    s = play(simple(s, RR, *ids(s, "cologne")), act.Rail(to="trier"))
    assert faces(s, "trier", CP) == (1, here) and len(ids(s, "aachen")) == between


def test_6_3_it_goes_round_a_full_area():
    """From Cologne to Saarbrücken: Koblenz is full, and the Eifel lets two pass."""
    s = put(put(empty(ready()), "cologne", "german", 3), "koblenz", "german", 8)
    blocked = simple(s, RR, *ids(s, "cologne"))
    refused(blocked, act.Rail(to="saarbruecken"), "wpg-no-rail", "14.8")
    two = ids(s, "cologne")[:2]
    s = play(simple(put(s, "koblenz", "german", 1), RR, *two), act.Rail(to="saarbruecken"))
    assert ids(s, "saarbruecken") == two


def test_10_3_no_train_comes_in_through_an_edge_area_that_is_full():
    """Munich alone is left of the edge; nine are there, and four come from the East."""
    s = put(put(empty(ready(turn=6)), "munich", "german", 7), RETURNING, "german", 4)
    s = held(s, EN, "duesseldorf", "cologne", "koblenz")
    s = play(s, act.Commit(card=RR), act.Use(), act.Activate(units=ids(s, RETURNING)))
    refused(s, act.Rail(to="strasbourg"), "wpg-no-rail", "14.8")


def turned_back(*cards):
    """Two units enter Luxembourg with Esprit de Corps, and machine guns turn both back."""
    s = put(empty(ready(cp=(EC, *cards), en=(MG, RR))), "metz", "german", 2)
    s = put(s, "luxembourg", "french", 1)
    s = group(s, EC, *cards, units=ids(s, "metz"))
    both = ids(s, "metz")
    s = do(s, act.Advance(to="luxembourg"), act.React(card=MG))
    s = do(s, throw(s, 1))
    return play(do(s, *(act.Absorb(unit=each, to="metz") for each in both))), both


def test_14_2_a_group_that_was_turned_back_as_a_whole_is_still_the_group():
    """It is where it came from, and Battlefield Recovery serves as its second action (5.4a)."""
    s, both = turned_back(BR)
    assert s.todo[0] == Act(units=both)
    refused(s, act.Advance(to="luxembourg"), "wpg-spent", "4.3")
    s = play(s, act.Recover())
    assert s.impulse is None and faces(s, "metz", CP) == (2, 0)


def test_14_2_without_it_those_turned_back_do_nothing_more():
    s, _ = turned_back()
    assert s.impulse is None and faces(s, "metz", CP) == (0, 2)


def test_15_ec_rr_ii_the_railed_group_acts_on_as_single_units():
    s = put(empty(ready(cp=(EC, RR, II))), "cologne", "german", 6)
    s = held(s, EN, "luxembourg")
    s = play(group(s, EC, RR, II, units=ids(s, "cologne")), act.Rail(to="metz"), act.ActSingly())
    crew = ids(s, "metz")
    for each in crew[:4]:
        s = play(s, act.Activate(units=(each,)), act.Advance(to="saarbruecken"), act.Halt())
    assert s.impulse is None
    assert faces(s, "saarbruecken", CP) == (0, 4) and faces(s, "metz", CP) == (0, 2)


def test_15_bc_ec_sr_br_the_second_group_fires_and_then_recovers():
    s = put(put(empty(ready(cp=(BC, EC, SR, BR))), "metz", "german", 2), "trier", "german", 2)
    s = put(s, "verdun", "french", 2)
    s = with_units(s, [replace(unit(s, each), fresh=False) for each in ids(s, "metz")])
    s = play(group(s, BC, EC, SR, BR, units=ids(s, "trier")), act.Advance(to="koblenz"), act.Halt())
    s = play(s, act.Activate(units=ids(s, "metz")), act.Bombard(at="verdun"))
    s = play(do(s, throw(s, 6, 6)), act.Use(card=EC), act.Recover())
    assert s.impulse is None and faces(s, "metz", CP) == (2, 0)
    assert faces(s, "koblenz", CP) == (0, 2)


def test_14_5_a_card_that_the_kaiser_brings_back_waits_for_the_next_impulse():
    """Beside Battlefield Coordination: what was committed before is all that this impulse has."""
    s = put(empty(ready(cp=(BC, "kaiser-offensive"), turn=5)), "metz", "german", 2)
    who = player(s, CP)
    deck = list(who.deck)
    deck.remove(SR)
    s = with_player(s, replace(who, deck=tuple(deck), discard=(Discarded(SR, seen=True),)))
    s = put(s, "verdun", "french", 2)
    s = play(s, act.Commit(card=BC, event="kaiser-offensive"), act.Use(card=BC))
    s = play(s, act.Use(card="kaiser-offensive"), act.Take(cards={SR: 1}))
    assert SR in player(s, CP).hand
    refused(s, act.Bombard(at="verdun"), "wpg-card-needed", "14.1")
