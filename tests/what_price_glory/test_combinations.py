"""Every combination of section 15, played from the committed cards to the end of the impulse; each
name has the cards as the digest shortens them, in the order they are shown."""

from __future__ import annotations

import pytest

from server.games.what_price_glory import GAME
from server.games.what_price_glory import actions as act
from server.games.what_price_glory.sides import CP
from server.games.what_price_glory.state import player, unit
from tests.what_price_glory.table import (
    BC,
    BR,
    EC,
    II,
    RR,
    SR,
    do,
    empty,
    faces,
    group,
    ids,
    play,
    put,
    ready,
    throw,
)

GAS = "poison-gas"


def front(*cards, fresh=True):
    """Four German corps in Metz and two in Trier, French corps in Verdun, these cards in hand."""
    s = put(empty(ready(cp=(*cards, RR if RR not in cards else SR), turn=4)), "metz", "german", 4)
    s = put(put(s, "trier", "german", 2), "verdun", "french", 2)
    return s


def move(s, *way):
    return play(s, *(act.Advance(to=to) for to in way))


def is_over(s, *spent):
    """The impulse has ended, its cards are put away, and these units are spent."""
    assert s.impulse is None and not player(s, CP).committed and not player(s, CP).used
    assert all(not unit(s, id).fresh for id in spent)
    return True


def test_15_ec_bc():
    s = front(EC, BC)
    a, b = ids(s, "metz"), ids(s, "trier")
    s = group(s, EC, BC, units=a)
    s = move(move(s, "saarbruecken", "koblenz"), "saarbruecken", "metz")
    s = play(s, act.Use(card=BC), act.Activate(units=b))
    assert is_over(move(s, "koblenz", "cologne"), *a, *b)


def test_15_bc_ec():
    s = front(EC, BC)
    a, b = ids(s, "metz"), ids(s, "trier")
    s = move(group(s, BC, EC, units=b), "koblenz", "cologne")
    s = move(play(s, act.Activate(units=a)), "saarbruecken", "koblenz")
    s = move(play(s, act.Use(card=EC)), "saarbruecken", "metz")
    assert is_over(s, *a, *b)


@pytest.mark.parametrize("first", ["group", "singles"])
def test_15_bc_ii_in_either_order(first):
    s = front(BC, II)
    a, b = ids(s, "metz"), ids(s, "trier")
    s = play(s, act.Commit(card=BC, more=(II,)), act.Use(card=BC))
    if first == "group":
        s = move(play(s, act.Activate(units=b)), "koblenz", "cologne")
    s = play(s, act.ActSingly())
    for each in a:
        s = move(play(s, act.Activate(units=(each,))), "saarbruecken", "koblenz")
    if first == "singles":
        s = move(play(s, act.Activate(units=b)), "koblenz", "cologne")
    assert is_over(s, *a, *b)


def test_15_ec_ii_the_same_units_twice():
    s = front(EC, II)
    a, b = ids(s, "metz"), ids(s, "trier")
    s = play(s, act.Commit(card=EC, more=(II,)), act.Use(card=EC), act.ActSingly())
    for each in a[:2]:
        s = move(play(s, act.Activate(units=(each,))), "saarbruecken", "koblenz")
    s = play(s, act.Skip())
    assert refusal(s, act.Activate(units=b[:1])) == "wpg-same-units"
    for each in a[:2]:
        s = move(play(s, act.Activate(units=(each,))), "saarbruecken", "metz")
    assert is_over(s, *a[:2])


def refusal(s, action):
    from server.games.ruling import IllegalMove

    with pytest.raises(IllegalMove) as no:
        do(s, action)
    return no.value.reason.key


def test_15_ec_ii_bc():
    s = front(EC, II, BC)
    a, b = ids(s, "metz"), ids(s, "trier")
    s = move(group(s, EC, II, BC, units=a), "saarbruecken", "koblenz")
    s = play(s, act.ActSingly())
    assert refusal(s, act.Activate(units=b[:1])) == "wpg-same-units"
    for each in a:
        s = move(play(s, act.Activate(units=(each,))), "saarbruecken", "metz")
    s = play(s, act.Use(card=BC), act.Activate(units=b))
    assert is_over(move(s, "koblenz", "cologne"), *a, *b)


@pytest.mark.parametrize("first", ["recover", "move"])
def test_15_bc_br_in_either_order(first):
    s = put(front(BC, BR), "aachen", "german", 2, fresh=False)
    a, tired = ids(s, "metz"), ids(s, "aachen")
    s = play(s, act.Commit(card=BC, more=(BR,)), act.Use(card=BC))
    steps = [
        lambda s: play(s, act.Activate(units=tired), act.Recover()),
        lambda s: move(play(s, act.Activate(units=a)), "saarbruecken", "koblenz"),
    ]
    for step in steps if first == "recover" else reversed(steps):
        s = step(s)
    assert is_over(s, *a) and faces(s, "aachen", CP) == (2, 0)


def test_15_ec_br_first_recover_then_act():
    s = put(front(EC, BR), "aachen", "german", 2, fresh=False)
    tired = ids(s, "aachen")
    s = play(group(s, EC, BR, units=tired), act.Recover())
    assert is_over(move(s, "cologne", "koblenz"), *tired)


def test_15_ec_br_first_act_then_recover():
    s = front(EC, BR)
    a = ids(s, "metz")
    s = play(move(group(s, EC, BR, units=a), "saarbruecken", "koblenz"), act.Recover())
    assert is_over(s) and faces(s, "koblenz", CP) == (4, 0)


def test_15_ec_br_bc_first_act_then_recover():
    s = front(EC, BR, BC)
    a, b = ids(s, "metz"), ids(s, "trier")
    s = play(move(group(s, EC, BR, BC, units=a), "saarbruecken", "koblenz"), act.Recover())
    s = play(s, act.Use(card=BC), act.Activate(units=b))
    s = move(s, "koblenz", "cologne")
    assert is_over(s, *b) and faces(s, "koblenz", CP) == (4, 0)


def test_15_ec_br_bc_first_recover_then_act():
    s = put(front(EC, BR, BC), "aachen", "german", 2, fresh=False)
    tired, b = ids(s, "aachen"), ids(s, "trier")
    s = move(play(group(s, EC, BR, BC, units=tired), act.Recover()), "cologne", "koblenz")
    s = play(s, act.Use(card=BC), act.Activate(units=b))
    assert is_over(move(s, "koblenz", "cologne"), *tired, *b)


@pytest.mark.parametrize("first", ["bombard", "move"])
def test_15_ec_sr_in_either_order(first):
    s = front(EC, SR)
    a = ids(s, "metz")
    s = group(s, EC, SR, units=a)
    if first == "bombard":
        s = play(s, act.Bombard(at="verdun"))
        s = move(play(s, throw(s, 6, 6)), "saarbruecken", "koblenz")
    else:
        s = play(move(s, "saarbruecken", "metz"), act.Bombard(at="verdun"))
        s = play(s, throw(s, 6, 6))
    assert is_over(s, *a)


def test_15_bc_sr_from_any_supplied_area():
    s = front(BC, SR)
    b = ids(s, "trier")
    s = move(group(s, BC, SR, units=b), "koblenz", "cologne")
    s = play(s, act.Bombard(at="verdun"))
    assert is_over(play(s, throw(s, 6, 6)), *b) and faces(s, "metz", CP) == (4, 0)


def test_15_ec_sr_ii():
    s = front(EC, SR, II)
    a = ids(s, "metz")
    s = play(group(s, EC, SR, II, units=a), act.Bombard(at="verdun"))
    s = play(s, throw(s, 6), act.ActSingly())  # one die beside Independent Initiative (14.1)
    for each in a[:3]:
        s = move(play(s, act.Activate(units=(each,))), "saarbruecken", "koblenz")
    s = play(s, act.Skip())
    assert is_over(s, *a[:3]) and faces(s, "metz", CP) == (1, 0)


def test_14_1_steel_rain_with_initiative_is_one_die():
    s = front(BC, II, SR)
    a = ids(s, "metz")
    s = play(s, act.Commit(card=BC, more=(II, SR)), act.Use(card=BC), act.ActSingly())
    s = play(s, act.Activate(units=a[:1]), act.Bombard(at="verdun"))
    assert [dice.count for dice in GAME.pending(s).groups] == [1]


@pytest.mark.parametrize("first", ["rail", "move"])
def test_15_bc_rr_in_either_order(first):
    s = front(BC, RR)
    a, b = ids(s, "metz"), ids(s, "trier")
    s = play(s, act.Commit(card=BC, more=(RR,)), act.Use(card=BC))
    steps = [
        lambda s: play(s, act.Activate(units=a), act.Rail(to="cologne")),
        lambda s: move(play(s, act.Activate(units=b)), "koblenz", "cologne"),
    ]
    for step in steps if first == "rail" else reversed(steps):
        s = step(s)
    assert is_over(s, *a, *b) and len(ids(s, "cologne")) == 6


@pytest.mark.parametrize("first", ["event", "move"])
def test_15_bc_event_in_either_order(first):
    s = front(BC, GAS)
    b = ids(s, "trier")
    s = play(s, act.Commit(card=BC, event=GAS), act.Use(card=BC))
    french = ids(s, "verdun")

    def gas(s):
        s = play(s, act.Use(card=GAS), act.Mark(areas=("verdun",)))
        return play(s, *(act.Absorb(unit=each) for each in french))

    def march(s):
        return move(play(s, act.Activate(units=b)), "koblenz", "cologne")

    for step in (gas, march) if first == "event" else (march, gas):
        s = step(s)
    assert is_over(s, *b) and player(s, CP).out == (GAS,)
    assert all(not unit(s, each).fresh for each in french)
