"""Cases against the book on the texts of cards (14): who is fired at, what fits, what comes back.
Each name begins with the section."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.kernel import Decide
from server.games.what_price_glory import GAME
from server.games.what_price_glory import actions as act
from server.games.what_price_glory.sides import CP, EN, OUT, RESERVE_OF
from server.games.what_price_glory.state import (
    player,
    unit,
    units_in,
    with_units,
)
from tests.what_price_glory.table import (
    AS,
    EC,
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
    throw,
    undisturbed,
)


def absorb(unit, to=None):
    return act.Absorb(unit=unit, to=to)


def is_window(s):
    wanted = GAME.pending(s)
    return isinstance(wanted, Decide) and wanted.kind == "window"


def test_14_2_a_group_with_esprit_is_fired_at_once():
    s = put(empty(ready(cp=(EC, RR), en=(MG, RR))), "metz", "german", 2)
    s = put(put(s, "luxembourg", "french"), "verdun", "french")
    s = with_units(s, [replace(u, move=6) for u in units_in(s, "metz")])
    s = do(group(s, EC, units=ids(s, "metz")), act.Advance(to="luxembourg"), act.React(card=MG))
    s = do(s, throw(s, 6), act.Advance(to="verdun"))
    assert isinstance(GAME.pending(s), Decide) and not is_window(s)


def test_14_2_the_marker_fires_by_itself_in_a_later_impulse_of_the_turn():
    s = put(empty(ready(cp=(RR, SR), en=(MG, RR))), "metz", "german", 3)
    s = put(s, "luxembourg", "french", 2)
    one, two, three = ids(s, "metz")
    s = do(simple(s, RR, one), act.Advance(to="luxembourg"), act.React(card=MG))
    s = play(s, throw(s, 6, 6), act.Pass())
    s = do(simple(s, SR, two, three), act.Advance(to="luxembourg"))
    assert s.todo[0].targets == (two, three)
    s = do(s, throw(s, 1, 6))
    s = play(s, absorb(two, "metz"), absorb(two))
    assert s.impulse is None and faces(s, "luxembourg", EN) == (2, 0)


def test_14_2_entering_bef_are_lost_at_one_hit_each():
    s = put(empty(ready(EN, cp=(MG,))), "amiens", "british", 2, kind="bef")
    s = put(s, "lille", "german", strength=4)
    both = ids(s, "amiens")
    s = do(simple(held(s, CP, "lille"), RR, *both), act.Advance(to="lille"), act.React(card=MG))
    assert [each.need for each in GAME.pending(s).groups] == [3]  # nobody but BEF
    s = play(do(s, throw(s, 3)), *(absorb(each) for each in both))
    assert s.impulse is None and {unit(s, each).at for each in both} == {OUT}


def test_14_2_who_came_from_among_enemies_cannot_go_back():
    s = put(put(empty(ready(en=(MG,))), "nancy", "german", 2), "nancy", "french")
    s = put(
        with_units(s, [replace(u, move=4) for u in units_in(s, "nancy", CP)]), "epinal", "french"
    )
    both = ids(s, "nancy", CP)
    s = do(simple(s, RR, *both), act.Advance(to="epinal"), act.React(card=MG))
    s = do(s, throw(s, 1))
    refused(s, absorb(both[0], "nancy"), "wpg-no-retreat-now", "7.3")
    s = undisturbed(do(s, absorb(both[0]), absorb(both[1])))
    assert s.impulse is None and not units_in(s, "epinal", CP)


def test_14_3_no_more_reinforcements_than_fit_and_all_in_one_eligible_area():
    shared = put(empty(ready(cp=("reinforcements", RR))), "trier", "german")
    s = play(
        put(put(shared, "metz", "german", 8), "trier", "french"),
        act.Commit(card="reinforcements"),
        act.Use(card="reinforcements"),
    )
    for box, to in (
        ("german-reserve", "trier"),  # enemies there
        ("german-reserve", "liege"),  # controlled by the enemy
        ("french-reserve", "orleans"),
    ):
        refused(s, act.Reinforce(box=box, to=to), "wpg-not-for-card", "14")
    s = do(s, act.Reinforce(box="german-reserve", to="metz"))
    assert len(ids(play(s, in_order(s)), "metz")) == 10


def test_14_4_mutinies_and_the_usa_wherever_the_corps_are():
    s = ready(cp=("french-army-mutinies", RR), en=("usa-enters", RR), turn=5)
    s = play(s, act.Commit(card="french-army-mutinies"), act.Use(card="french-army-mutinies"))
    box = units_in(s, RESERVE_OF["french"])
    assert sum(u.kind == "mutiny" for u in box) == 5 and sum(u.strength == 2 for u in box) == 3
    angry = next(u for u in box if u.kind == "mutiny")
    s = with_units(s, [replace(angry, at="troyes", fresh=False)])
    s = play(s, act.Commit(card="usa-enters"), act.Use(card="usa-enters"))
    s = play(s, act.Mark(areas=("le-havre",)))
    assert sum(u.kind == "mutiny" and u.at == OUT for u in s.units) == 5
    (loyal,) = units_in(s, "troyes")
    assert (loyal.kind, loyal.strength, loyal.fresh) == ("corps", 3, False)


@pytest.mark.parametrize(("there", "fits"), [(4, True), (5, False)])
def test_14_12_six_corps_need_room_for_six_in_one_area(there, fits):
    s = put(empty(ready(EN, en=("usa-enters",), turn=8)), "le-havre", "british", there)
    s = play(s, act.Commit(card="usa-enters"), act.Use(card="usa-enters"))
    if fits:
        assert len(ids(play(s, act.Mark(areas=("le-havre",))), "le-havre")) == 10
    else:
        refused(s, act.Mark(areas=("le-havre",)), "wpg-not-for-card", "14")


@pytest.mark.parametrize("taken", [{SR: 1}, {}])
def test_14_12_a_card_of_the_discards_comes_back_but_not_this_one(taken):
    s = put(empty(ready(EN, en=("usa-enters", SR), turn=8)), "orleans", "french")
    s = play(s, act.Commit(card=SR), act.Use(), act.Skip(), act.Pass())
    s = play(s, act.Commit(card="usa-enters"), act.Use(card="usa-enters"))
    s = play(s, act.Mark(areas=("le-havre",)))
    refused(s, act.Take(cards={"usa-enters": 1}), "wpg-not-in-discard", "14.10")
    refused(s, act.Take(cards={SR: 2}), "wpg-not-in-discard", "14.10")
    s = play(s, act.Take(cards=taken))
    assert player(s, EN).hand == tuple(taken) and player(s, EN).out == ("usa-enters",)


def test_14_9_at_an_entered_area_air_supremacy_ends_the_move_there():
    s = put(empty(ready(cp=(EC, RR), en=(AS, RR), turn=5)), "metz", "german", 2)
    s = group(s, EC, units=ids(s, "metz"))
    s = do(s, act.Advance(to="saarbruecken"), act.React(card=AS))
    assert s.impulse is None and faces(s, "saarbruecken", CP) == (0, 2)


def test_14_9_an_event_that_air_supremacy_forestalls_stays_in_the_game():
    s = do(ready(cp=("poison-gas", RR), en=(AS, RR), turn=5), act.Commit(card="poison-gas"))
    s = do(s, act.React(card=AS))
    assert s.impulse is None and not player(s, CP).out
    assert [each.card for each in player(s, CP).discard] == ["poison-gas"]


def test_14_11_five_of_an_area_that_move_more_than_one_and_are_supplied():
    s = put(put(empty(ready(cp=("stosstruppen",), turn=5)), "metz", "german", 7), "paris", "french")
    s = put(put(s, "metz", "german", move=1, strength=3), "paris", "german")
    fit = [u.id for u in units_in(s, "metz") if u.move > 1]
    slow = [u.id for u in units_in(s, "metz") if u.move == 1]
    s = play(s, act.Commit(card="stosstruppen"), act.Use(card="stosstruppen"))
    for wrong in (fit[:6], [fit[0], *slow], list(ids(s, "paris", CP)), []):
        refused(s, act.Choose(units=tuple(wrong)), "wpg-not-for-card", "14")
    s = play(s, act.Choose(units=tuple(fit[:5])))
    assert sum(u.kind == "stoss" for u in units_in(s, "metz")) == 5
