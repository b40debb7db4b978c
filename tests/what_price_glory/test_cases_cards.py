"""Cases against the book on hands, cards and their combinations, groups, movement and the East
(1 to 6, 10, 15): values on, under and over each limit. Each name begins with the section."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from server.games.kernel import Shuffle
from server.games.ruling import IllegalMove
from server.games.what_price_glory import GAME
from server.games.what_price_glory import actions as act
from server.games.what_price_glory.frames import Act, BringBack, BuildHands, NextImpulse, SendEast
from server.games.what_price_glory.sides import CP, EAST, EN, RETURNING
from server.games.what_price_glory.state import player, unit, units_in, with_player, with_units
from tests.what_price_glory.table import (
    AS,
    BC,
    BR,
    EC,
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
    in_order,
    play,
    put,
    ready,
    refused,
    simple,
    start,
    throw,
    without,
)

# --- 1 and 4: groups ----------------------------------------------------------------------------


def in_amiens(*cards):
    s = put(empty(ready(EN, en=cards)), "amiens", "british", 2)
    return put(s, "amiens", "french", 2)


def test_1_1_single_units_are_no_group_whatever_their_nation():
    s = in_amiens(II, RR)
    s = play(s, act.Commit(card=II), act.Use(), act.ActSingly())
    for each in ids(s, "amiens"):
        s = play(s, act.Activate(units=(each,)), act.Advance(to="rouen"), act.Halt())
    assert s.impulse is None and faces(s, "rouen", EN) == (0, 4)


def test_1_1_two_groups_of_one_area_are_one_nation_each():
    s = in_amiens(BC, RR)
    british, french = ids(s, "amiens")[2:], ids(s, "amiens")[:2]
    s = play(group(s, BC, units=british), act.Advance(to="rouen"), act.Halt())
    s = play(s, act.Activate(units=french), act.Advance(to="rouen"), act.Halt())
    assert s.impulse is None and faces(s, "rouen", EN) == (0, 4)


def test_4_a_group_names_each_unit_once_and_only_own_ones():
    s = play(put(empty(ready()), "metz", "german", 2), act.Commit(card=RR), act.Use())
    one = ids(s, "metz")[0]
    refused(s, act.Activate(units=(one, one)), "wpg-group-size", "4")
    refused(s, act.Activate(units=()), "wpg-group-size", "4")
    refused(s, act.Activate(units=("french-1",)), "wpg-not-your-unit", "4")
    refused(s, act.Activate(units=("nobody",)), "wpg-no-such-unit", "1.1")


# --- 3: the turn --------------------------------------------------------------------------------


def counted(*cards):
    return {name: cards.count(name) for name in cards}


def built(s, cp=(RR,), en=(RR,)):
    """Events are drawn and these hands taken."""
    while isinstance(GAME.pending(s), Shuffle):
        s = do(s, in_order(s))
    s = GAME.apply(s, EN, act.BuildHand(cards=counted(*en))).state
    return GAME.apply(s, CP, act.BuildHand(cards=counted(*cp))).state


@pytest.mark.parametrize(("seat", "most"), [(CP, 8), (EN, 3)])
def test_3_1_a_hand_has_up_to_the_limit_and_what_lies_in_the_deck(seat, most):
    s = start()
    deck = player(s, seat).deck
    for many in (0, 1, most):
        GAME.check(s, seat, act.BuildHand(cards=counted(*deck[:many])))
    for cards, key in (
        (counted(*deck[: most + 1]), "wpg-hand-too-large"),
        ({EC: 3}, "wpg-not-in-deck"),
        ({EC: -1}, "wpg-not-in-deck"),
        ({"poison-gas": 1}, "wpg-not-in-deck"),
    ):
        with pytest.raises(IllegalMove) as no:
            GAME.check(s, seat, act.BuildHand(cards=cards))
        assert no.value.reason.key == key


def test_3_1_a_hand_may_be_chosen_anew_until_the_other_side_has_chosen():
    s = GAME.apply(start(), CP, act.BuildHand(cards={EC: 1})).state
    s = GAME.apply(s, CP, act.BuildHand(cards={BC: 1})).state
    s = GAME.apply(s, EN, act.BuildHand(cards={MG: 1})).state
    assert player(s, CP).hand == (BC,) and player(s, EN).hand == (MG,)


def test_3_1_in_turn_four_events_then_hands_then_who_comes_back():
    s = ready(turn=3)
    s = with_units(s, [replace(u, at=EAST) for u in units_in(s, "koblenz")])
    s = do(s, act.Pass(), act.Pass())
    s = do(s, in_order(s))
    s = do(s, in_order(s))
    assert isinstance(s.todo[0], BuildHands)
    s = built(s)
    assert isinstance(s.todo[0], BringBack)
    east = ids(s, EAST)
    for wrong in (east[:3], east):
        refused(s, act.Choose(units=wrong), "wpg-exactly", "10.3")
    refused(s, act.Choose(units=(*east[:3], "german-1")), "wpg-not-in-the-east", "10.3")
    s = do(s, act.Choose(units=east[:4]))
    assert ids(s, RETURNING) == east[:4] and ids(s, EAST) == east[4:]


def test_3_1_who_has_no_card_passes_and_the_other_goes_on():
    s = built(start(), cp=(RR, SR), en=(RR, SR))
    s = play(s, act.Commit(card=RR), act.Use(), act.Skip())
    s = play(do(s, act.Pass()), act.Commit(card=SR), act.Use(), act.Skip())
    s = play(s, act.Commit(card=RR), act.Activate(units=ids(s, "paris")))
    s = play(s, act.Advance(to="orleans"), act.Halt())
    assert s.todo[0] == NextImpulse(seat=EN) and s.passes == 1  # the other side passed by itself
    assert isinstance(do(s, act.Pass()).todo[0], SendEast)


def test_13_2_a_pass_before_the_forced_one_ends_turn_one():
    s = do(built(start()), act.Pass(), act.Pass())
    assert isinstance(s.todo[0], SendEast) and s.turn == 1


# --- 5 and 15: cards together -------------------------------------------------------------------


def by_the_book(cards, kinds):
    """Whether these cards may begin an impulse, as 5.3 says it."""
    if len(cards) == 1:
        return True
    events = [name for name in cards if kinds[name].kind == "event"]
    others = {name for name in cards if kinds[name].kind == "battle"}
    if len(set(cards)) < len(cards) or len(cards) > 5 or not others & {EC, BC}:
        return False
    if not others <= {EC, BC, BR, II, SR, RR} or len(events) > 1 or AS in events:
        return False
    return not events or (BC in others and EC not in others)


def ways(cards, kinds):
    """Every way to commit these cards."""
    for first in cards:
        rest = without(cards, first)
        yield act.Commit(card=first, more=rest)
        for event in (name for name in rest if kinds[name].kind == "event"):
            yield act.Commit(card=first, more=without(rest, event), event=event)


def is_allowed(s, seat, action):
    try:
        GAME.check(s, seat, action)
    except IllegalMove as no:
        assert no.reason.cite is not None
        return False
    return True


@pytest.mark.parametrize("seat", [CP, EN])
def test_5_3_every_set_of_up_to_three_cards(seat):
    s = ready(seat, turn=5)
    kinds = s.atlas.cards
    names = [c.id for c in s.pack.cards if (c.copies.cp if seat == CP else c.copies.en)]
    s = with_player(s, replace(player(s, seat), hand=tuple(sorted((*names, *names)))))
    pool = (*names, EC, SR)  # two of them twice
    sets = {tuple(sorted(each)) for many in (1, 2, 3) for each in combinations(pool, many)}
    for cards in sets:
        found = any(is_allowed(s, seat, action) for action in ways(cards, kinds))
        assert found == by_the_book(cards, kinds), cards


def front(*cards, tired=0):
    """Corps in Metz and Trier, and spent ones in Aachen; French corps in Verdun."""
    s = put(put(empty(ready(cp=cards, turn=5)), "metz", "german", 4), "trier", "german", 2)
    return put(put(s, "aachen", "german", tired, fresh=False), "verdun", "french", 2)


def test_5_4_five_cards_make_special_actions_of_all_three():
    s = front(EC, BC, BR, SR, RR, tired=2)
    s = group(s, EC, BC, BR, SR, RR, units=ids(s, "aachen"))
    s = play(s, act.Recover(), act.Rail(to="metz"), act.Use(card=BC), act.Bombard(at="verdun"))
    s = play(s, throw(s, 6, 6))
    assert s.impulse is None and faces(s, "metz", CP) == (4, 2)
    assert [each.seen for each in player(s, CP).discard] == [True] * 5


def test_5_4c_after_coordination_esprit_is_for_the_second_group():
    s = front(BC, EC, HSF)
    a, b = ids(s, "metz"), ids(s, "trier")
    s = play(group(s, BC, EC, units=a), act.Advance(to="saarbruecken"), act.Halt())
    s = play(s, act.Activate(units=b), act.Advance(to="koblenz"), act.Halt(), act.Use(card=EC))
    assert s.todo[0] == Act(units=b)


def test_5_4d_beside_initiative_each_further_card_serves_one_unit():
    s = front(BC, II, BR, RR, SR, tired=2)
    tired, fresh = ids(s, "aachen"), ids(s, "metz")
    s = play(s, act.Commit(card=BC, more=(II, BR, RR, SR)), act.Use(card=BC), act.ActSingly())
    s = play(s, act.Activate(units=tired[:1]), act.Recover())
    refused(s, act.Activate(units=tired[1:]), "wpg-spent", "4.3")
    s = play(s, act.Activate(units=fresh[:1]), act.Rail(to="cologne"))
    s = play(s, act.Activate(units=fresh[1:2]))
    refused(s, act.Rail(to="cologne"), "wpg-card-needed", "14.8")
    s = play(s, act.Bombard(at="verdun"))
    s = play(s, throw(s, 6), act.Activate(units=fresh[2:3]))  # one die (14.1)
    refused(s, act.Bombard(at="verdun"), "wpg-card-needed", "14.1")
    s = play(s, act.Advance(to="saarbruecken"), act.Halt(), act.Skip())
    assert s.impulse is None
    assert [unit(s, id).fresh for id in (tired[0], *fresh[:3])] == [True, False, True, False]


def test_5_4d_four_single_units_each_once():
    s = front(II, RR, tired=1)
    s = play(s, act.Commit(card=II), act.Use(), act.ActSingly())
    first, *others = ids(s, "metz")
    s = play(s, act.Activate(units=(first,)), act.Advance(to="saarbruecken"), act.Halt())
    refused(s, act.Activate(units=(first,)), "wpg-group-acted", "5.4")
    refused(s, act.Activate(units=tuple(others[:2])), "wpg-one-unit", "5.4")
    for each in others:
        s = play(s, act.Activate(units=(each,)), act.Advance(to="saarbruecken"), act.Halt())
    assert s.impulse is None


def test_15_the_same_single_units_twice_with_different_actions():
    s = front(EC, II, RR)
    one, two, three, _ = ids(s, "metz")
    s = play(s, act.Commit(card=EC, more=(II, RR)), act.Use(card=EC), act.ActSingly())
    s = play(s, act.Activate(units=(one,)), act.Advance(to="saarbruecken"), act.Halt())
    s = play(s, act.Activate(units=(two,)), act.Rail(to="cologne"), act.Skip())
    refused(s, act.Activate(units=(three,)), "wpg-same-units", "15")
    s = play(s, act.Activate(units=(two,)), act.Advance(to="koblenz"), act.Halt())
    s = play(s, act.Activate(units=(one,)), act.Advance(to="trier"), act.Halt())
    assert s.impulse is None and (unit(s, one).at, unit(s, two).at) == ("trier", "koblenz")


def test_5_2_an_event_that_was_committed_and_not_used_stays_in_the_game():
    s = front(BC, "poison-gas")
    s = play(s, act.Commit(card=BC, event="poison-gas"), act.Use(card=BC))
    s = play(s, act.Skip(), act.Skip(), act.Skip())  # both groups, and whatever else it may be
    assert s.impulse is None and not player(s, CP).out
    seen = {each.card: each.seen for each in player(s, CP).discard}
    assert seen == {BC: True, "poison-gas": False}


def test_7_1_with_esprit_a_group_enters_and_attacks_or_attacks_twice():
    s = put(put(empty(ready(cp=(EC, RR))), "metz", "german", 2), "luxembourg", "french", 2)
    s = play(group(s, EC, units=ids(s, "metz")), act.Advance(to="luxembourg"), act.Attack())
    s = play(s, throw(s, 6, 6))
    assert s.impulse is None and faces(s, "luxembourg", CP) == (0, 2)
    s = put(put(empty(ready(cp=(EC, RR))), "metz", "german", 2), "metz", "french", 2)
    s = play(group(s, EC, units=ids(s, "metz", CP)), act.Attack())
    s = play(s, throw(s, 6, 6), act.Attack())
    assert play(s, throw(s, 6, 6)).impulse is None


# --- 6: movement --------------------------------------------------------------------------------


def test_6_1_a_unit_with_one_point_enters_an_own_area_and_leaves_no_contested_one():
    s = put(empty(ready()), "metz", "german", move=1, strength=3)
    assert play(simple(s, RR, *ids(s, "metz")), act.Advance(to="saarbruecken")).impulse is None
    s = put(s, "metz", "french")
    refused(simple(s, RR, *ids(s, "metz", CP)), act.Advance(to="saarbruecken"), "wpg-too-far")


def test_6_2_the_limit_is_one_of_each_boundary_and_each_action():
    s = held(put(empty(ready(turn=1)), "aachen", "german", 2), CP, "luxembourg")
    s = play(simple(s, RR, *ids(s, "aachen")), act.Advance(to="trier"))  # through the Eifel
    assert len(ids(play(s, act.Advance(to="luxembourg")), "luxembourg")) == 2  # over the Moselle
    s = held(put(empty(ready(cp=(EC, RR))), "trier", "german", 2), CP, "luxembourg")
    s = play(group(s, EC, units=ids(s, "trier")), act.Advance(to="luxembourg"), act.Halt())
    assert len(ids(play(s, act.Advance(to="trier"), act.Halt()), "trier")) == 2


@pytest.mark.parametrize(("there", "fits"), [(8, True), (9, False)])
def test_6_3_a_group_does_not_even_pass_through_a_full_area(there, fits):
    s = put(put(empty(ready()), "aachen", "german", 2), "cologne", "german", there)
    s = simple(s, RR, *ids(s, "aachen"))
    if fits:
        assert len(ids(play(s, act.Advance(to="cologne"), act.Halt()), "cologne")) == 10
    else:
        refused(s, act.Advance(to="cologne"), "wpg-full", "6.3")


def test_6_4_each_tank_of_a_group_rolls_and_the_others_go_on():
    s = ready(EN, en=(EC, RR), turn=5)
    s = replace(s, effects=replace(s.effects, usa=True))
    s = put(put(empty(s), "amiens", "british", kind="tank"), "amiens", "french", kind="tank")
    s = put(s, "amiens", "french")
    s = play(group(s, EC, units=ids(s, "amiens")), act.Advance(to="rouen"))
    s = play(s, act.Advance(to="le-havre"))
    assert [(each.count, each.need) for each in GAME.pending(s).groups] == [(2, 2)]
    s = play(s, throw(s, 2, 3), act.Advance(to="rouen"), act.Halt())
    s = play(s, throw(s, 2))
    assert s.impulse is None and len(ids(s, "rouen")) == 2


# --- 10: trains from the East -------------------------------------------------------------------


def test_10_3_by_rail_and_then_on_with_esprit_de_corps():
    s = put(empty(ready(cp=(EC, RR), turn=6)), RETURNING, "german", 4)
    s = group(s, EC, RR, units=ids(s, RETURNING))
    refused(s, act.Advance(to="koblenz"), "wpg-only-by-rail", "10.3")
    s = play(s, act.Rail(to="metz"), act.Advance(to="saarbruecken"), act.Halt())
    assert faces(s, "saarbruecken", CP) == (0, 4)


def test_10_3_of_single_units_one_comes_by_rail():
    s = put(empty(ready(cp=(BC, II, RR), turn=6)), RETURNING, "german", 2)
    one, two = ids(s, RETURNING)
    s = play(s, act.Commit(card=BC, more=(II, RR)), act.Use(card=BC), act.ActSingly())
    s = play(s, act.Activate(units=(one,)), act.Rail(to="metz"))
    refused(s, act.Activate(units=(two,)), "wpg-only-by-rail", "10.3")


@pytest.mark.parametrize(("there", "fits"), [(6, True), (8, False)])
def test_10_3_trains_come_in_where_the_edge_is_held_and_has_room(there, fits):
    """Munich is cut off: the only area of the edge that is left, and the end of every line."""
    s = put(empty(ready()), "munich", "german", there)
    s = with_units(s, [replace(u, at=RETURNING) for u in units_in(s, "german-reserve")[:4]])
    s = held(s, EN, "duesseldorf", "cologne", "koblenz", "strasbourg", "mulhouse")
    s = play(s, act.Commit(card=RR), act.Use(), act.Activate(units=ids(s, RETURNING)))
    if fits:
        assert len(ids(play(s, act.Rail(to="munich")), "munich")) == 10
    else:
        refused(s, act.Rail(to="munich"), "wpg-no-rail", "14.8")
        assert not any(isinstance(offer.action, act.Rail) for offer in GAME.legal(s, CP))


def test_10_3_no_train_comes_in_over_an_edge_that_is_lost():
    s = put(put(empty(ready(turn=6)), RETURNING, "german", 4), "metz", "german")
    s = held(s, EN, "duesseldorf", "cologne", "koblenz", "munich")
    s = play(s, act.Commit(card=RR), act.Use(), act.Activate(units=ids(s, RETURNING)))
    refused(s, act.Rail(to="metz"), "wpg-no-rail", "14.8")
