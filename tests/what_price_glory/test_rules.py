"""Rules that no worked example of the book covers, and where two of them meet."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.kernel import Decide
from server.games.ruling import IllegalMove
from server.games.what_price_glory import GAME
from server.games.what_price_glory import actions as act
from server.games.what_price_glory.frames import SendEast
from server.games.what_price_glory.sides import CP, EAST, EN, RESERVE_OF, wpg
from server.games.what_price_glory.state import Effects, player, push, unit, units_in
from server.games.what_price_glory.supply import in_supply
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
    closed,
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
    undisturbed,
)


def line(*cards, **more):
    """Four German corps in Metz and two in Trier, two French corps in Verdun."""
    s = put(empty(ready(cp=cards, turn=4, **more)), "metz", "german", 4)
    return put(put(s, "trier", "german", 2), "verdun", "french", 2)


# --- Groups of one impulse are different units (5.4) --------------------------------------------


def test_single_units_are_not_those_of_the_other_group():
    s = line(BC, II)
    a = ids(s, "metz")
    s = play(s, act.Commit(card=BC, more=(II,)), act.Use(card=BC), act.Activate(units=a))
    s = play(s, act.Advance(to="saarbruecken"), act.Halt(), act.ActSingly())
    refused(s, act.Activate(units=a[:1]), "wpg-group-acted", "5.4")
    assert all(a[0] not in o.action.units for o in GAME.legal(s, CP) if o.about == "saarbruecken")


def test_the_other_group_is_none_of_the_single_units():
    s = line(BC, II)
    a = ids(s, "metz")
    s = play(s, act.Commit(card=BC, more=(II,)), act.Use(card=BC), act.ActSingly())
    for each in a[:2]:
        s = play(s, act.Activate(units=(each,)), act.Advance(to="saarbruecken"), act.Halt())
    s = play(s, act.Skip())
    refused(s, act.Activate(units=a[:1]), "wpg-group-acted", "5.4")
    play(s, act.Activate(units=a[2:]))


def test_singles_then_a_group_with_two_actions():
    """Coordination, Initiative and Esprit: the second group acts twice, as a group."""
    s = line(BC, II, EC)
    a, b = ids(s, "metz"), ids(s, "trier")
    s = play(s, act.Commit(card=BC, more=(II, EC)), act.Use(card=BC), act.ActSingly())
    s = play(s, act.Activate(units=a[:1]), act.Advance(to="saarbruecken"), act.Halt(), act.Skip())
    s = play(s, act.Activate(units=b), act.Advance(to="koblenz"), act.Halt())
    s = play(s, act.Use(card=EC), act.Advance(to="trier"), act.Halt())
    assert faces(s, "trier", CP) == (0, 2) and s.impulse is None


def test_steel_rain_first_and_then_a_group_of_its_area_acts_on_with_esprit():
    s = line(BC, SR, EC)
    a, b = ids(s, "metz"), ids(s, "trier")
    s = play(group(s, BC, SR, EC, units=b), act.Advance(to="koblenz"), act.Halt())
    s = play(s, act.Bombard(at="verdun"))
    s = play(s, throw(s, 6, 6), act.Use(card=EC))
    refused(s, act.Activate(units=b), "wpg-group-acted")
    s = play(s, act.Activate(units=a), act.Advance(to="saarbruecken"), act.Halt())
    assert faces(s, "saarbruecken", CP) == (0, 4) and s.impulse is None


def test_the_group_after_steel_rain_comes_from_an_area_that_could_fire_it():
    s = put(line(BC, SR, EC), "cologne", "german", 2)
    b, far = ids(s, "trier"), ids(s, "cologne")
    s = play(group(s, BC, SR, EC, units=b), act.Advance(to="koblenz"), act.Halt())
    s = play(s, act.Bombard(at="verdun"))
    s = play(s, throw(s, 6, 6), act.Use(card=EC))
    refused(s, act.Activate(units=far), "wpg-other-base", "5.4")
    assert {o.about for o in GAME.legal(s, CP) if isinstance(o.action, act.Activate)} == {"metz"}


def test_single_units_after_steel_rain_come_from_such_an_area_too():
    s = put(line(BC, SR, II, EC), "cologne", "german", 2)
    b = ids(s, "trier")
    s = play(group(s, BC, SR, II, EC, units=b), act.Advance(to="koblenz"), act.Halt())
    s = play(s, act.Bombard(at="verdun"))
    s = play(s, throw(s, 6), act.Use(card=EC), act.ActSingly())
    refused(s, act.Activate(units=ids(s, "cologne")[:1]), "wpg-other-base", "5.4")
    assert {o.about for o in GAME.legal(s, CP) if isinstance(o.action, act.Activate)} == {"metz"}


# --- Steel Rain beside Independent Initiative (14.1, A-43) --------------------------------------


@pytest.mark.parametrize("first", ["rain", "singles"])
def test_steel_rain_is_one_die_beside_initiative_in_either_order(first):
    s = line(BC, II, SR)
    a = ids(s, "metz")
    s = play(s, act.Commit(card=BC, more=(II, SR)), act.Use(card=BC))
    if first == "singles":
        s = play(s, act.ActSingly(), act.Activate(units=a[:1]))
        s = play(s, act.Advance(to="saarbruecken"), act.Advance(to="metz"), act.Skip())
    s = play(s, act.Bombard(at="verdun"))
    assert [dice.count for dice in GAME.pending(s).groups] == [1]


def test_it_falls_at_or_beside_one_of_the_units_that_acted():
    s = line(BC, II, SR)
    b = ids(s, "trier")
    s = play(s, act.Commit(card=BC, more=(II, SR)), act.Use(card=BC), act.ActSingly())
    s = play(s, act.Activate(units=b[:1]), act.Advance(to="koblenz"), act.Halt(), act.Skip())
    refused(s, act.Bombard(at="verdun"), "wpg-no-target", "14.1")


# --- Control (9.2) ------------------------------------------------------------------------------


def test_an_area_left_for_the_east_falls_to_whoever_stays_behind():
    s = put(put(empty(ready(turn=1)), "metz", "german", 4), "metz", "french", 1)
    s = do(push(s, SendEast()), act.Choose(units=ids(s, "metz", CP)))
    assert s.ground["metz"].controller == EN and s.initiative == -1
    assert len(units_in(s, EAST)) == 4


def test_four_leave_or_all_who_may():
    s = push(put(empty(ready(turn=1)), "metz", "german", 3), SendEast())
    refused(s, act.Choose(units=ids(s, "metz")[:2]), "wpg-exactly", "10.2")
    do(s, act.Choose(units=ids(s, "metz")))


def test_slow_units_and_units_out_of_supply_do_not_leave():
    s = put(put(empty(ready(turn=1)), "metz", "german", 5), "metz", "german", move=1, strength=3)
    s = push(put(s, "paris", "german"), SendEast())
    slow = [u.id for u in units_in(s, "metz") if u.move == 1]
    metz = [u.id for u in units_in(s, "metz") if u.move == 2]
    refused(s, act.Choose(units=(*metz[:3], *slow)), "wpg-not-eastbound", "10.2")
    refused(s, act.Choose(units=(*metz[:3], *ids(s, "paris"))), "wpg-not-eastbound", "10.2")


# --- Reactions ----------------------------------------------------------------------------------


def test_machine_guns_wait_in_an_own_area_only():
    s = put(put(empty(ready(cp=(RR, SR), en=(MG, RR))), "metz", "german", 1), "verdun", "french")
    theirs = held(put(s, "verdun", "german"), CP, "verdun")
    s = simple(theirs, RR, *ids(theirs, "metz"))
    s = do(s, act.Advance(to="verdun"))
    assert not (isinstance(GAME.pending(s), Decide) and GAME.pending(s).kind == "window")


def test_tanks_on_their_way_roll_when_air_supremacy_ends_the_impulse():
    s = put(empty(ready(EN, en=(RR, SR), cp=(AS, RR), turn=5)), "amiens", "british", kind="tank")
    tank = ids(s, "amiens")[0]
    s = do(simple(s, RR, tank), act.Advance(to="lille"), act.React(card=AS))
    assert GAME.pending(s).why.key == "wpg-roll-breakdown"
    s = do(s, throw(s, 1))
    assert unit(s, tank).at == RESERVE_OF["british"] and s.impulse is None


def test_the_fleet_is_countered_at_once_or_not_at_all():
    s = do(ready(cp=(HSF, RR), en=(GFS, RR)), act.Commit(card=HSF), act.Use(card=HSF))
    s = do(s, act.React(card=GFS))
    assert s.victory == 0
    lost, home = do(s, throw(s, 3)), do(s, throw(s, 4))
    assert player(lost, CP).out == (HSF,)
    assert [each.card for each in player(home, CP).discard] == [HSF]


def test_a_reaction_too_late_is_refused():
    s = put(put(empty(ready(cp=(RR,), en=(MG,))), "metz", "german"), "verdun", "french")
    s = do(simple(s, RR, *ids(s, "metz")), act.Advance(to="verdun"))
    s = do(s, closed(s))
    with pytest.raises(IllegalMove) as no:
        GAME.apply(s, EN, act.React(card=MG))
    assert no.value.reason.key == "wpg-too-late"
    assert no.value.reason.cite == wpg("4.2")


def test_shown_events_leave_no_doubt_whether_air_supremacy_is_there():
    s = ready(cp=(EC, SR), en=(RR, "tanks"), turn=5, reveal_events="shown")
    s = do(s, act.Commit(card=EC, more=(SR,)))
    assert GAME.pending(s).kind == "turn"
    s = ready(cp=(EC, SR), en=(RR, "tanks"), turn=5)
    assert GAME.pending(do(s, act.Commit(card=EC, more=(SR,)))).kind == "window"


# --- Turn one and the war of the USA ------------------------------------------------------------


def test_no_text_of_the_entente_in_turn_one():
    s = do(ready(EN, en=("tanks",), turn=1), act.Commit(card="tanks"))
    refused(s, act.Use(card="tanks"), "wpg-turn-one-single", "13.3")


@pytest.mark.parametrize("card", ["submarine-warfare", "french-army-mutinies"])
def test_what_the_usa_end_is_not_begun_after_them(card):
    s = replace(ready(cp=(card,), turn=7), effects=Effects(usa=True))
    s = undisturbed(do(s, act.Commit(card=card)))
    refused(s, act.Use(card=card), "wpg-usa-ended-it", "14.12")


@pytest.mark.parametrize(("controller", "supplied"), [(EN, True), (CP, False)])
def test_us_corps_in_a_contested_port_need_its_control(controller, supplied):
    s = put(put(empty(ready()), "le-havre", "us"), "le-havre", "german")
    s = held(s, controller, "le-havre")
    s = held(s, CP, *s.atlas.neighbours["le-havre"])
    corps = next(u for u in units_in(s, "le-havre") if u.nation == "us")
    assert in_supply(s, corps) == supplied
    always = held(put(empty(ready(us_ports="as_british")), "le-havre", "us"), CP, "le-havre")
    assert in_supply(always, units_in(always, "le-havre")[0])


def test_several_cards_begin_with_one_that_allows_them():
    s = ready(cp=(EC, BR))
    refused(s, act.Commit(card=BR, more=(EC,)), "wpg-start-with", "5.3")
