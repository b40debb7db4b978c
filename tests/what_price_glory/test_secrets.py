"""Held and committed cards never show, neither in a view nor by how often or how long somebody is
asked: one history with different hands looks the same to the other side and to watchers."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace

from server.games.kernel import Closed, Decide
from server.games.what_price_glory import GAME
from server.games.what_price_glory import actions as act
from server.games.what_price_glory.sides import CP, EN
from server.games.what_price_glory.state import player, with_player
from tests.kernel.canon import canon
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
    ids,
    put,
    ready,
)


def in_turn_five(**hands):
    """These hands, with three events of each side drawn since turn three, whichever they were."""
    s = ready(turn=5, **hands)
    for who in s.players:
        many = len(who.events) - 5
        drawn, box = who.events[:many], who.events[many:]
        s = with_player(s, replace(who, events=box, deck=(*who.deck, *drawn)))
    return s


def told(s, *actions, viewers):
    """Everything the viewers see while these actions are played and every window is sat out: views,
    what is asked of whom under which id, and how many prompts that makes."""
    seen = [look(s, viewers)]
    for action in actions:
        s = do(s, action)
        seen.append(look(s, viewers))
        while isinstance(wanted := GAME.pending(s), Decide) and wanted.kind == "window":
            s = do(s, Closed(decision=wanted.id))
            seen.append(look(s, viewers))
    return s, seen


def look(s, viewers):
    return canon((GAME.pending(s), *(GAME.view(s, viewer) for viewer in viewers)))


def same(*histories):
    """All of them look alike, step by step."""
    for one, two in itertools.pairwise(histories):
        assert len(one) == len(two), "another number of prompts"
        assert one == two


HANDS = [
    pytest.param((RR, SR), id="no-reaction"),
    pytest.param((MG, SR), id="machine-guns"),
    pytest.param((AS, SR), id="air-supremacy"),
    pytest.param((AS, MG), id="both"),
    pytest.param((GFS, "usa-enters"), id="sorties"),
]


def march(hand):
    """The Central Powers use Esprit de Corps to enter Verdun and attack; the Entente sits still."""
    s = put(empty(in_turn_five(cp=(EC, RR, SR), en=hand)), "metz", "german", 2)
    s = put(s, "verdun", "french", 2)
    steps = (
        act.Commit(card=EC, more=(RR,)),
        act.Use(card=EC),
        act.Activate(units=ids(s, "metz")),
        act.Advance(to="verdun"),
    )
    return told(s, *steps, viewers=(CP, None))


@pytest.mark.parametrize("hand", HANDS)
def test_a_held_reaction_changes_neither_the_prompts_nor_what_the_others_see(hand):
    (_, plain), (s, other) = march((BR, BC)), march(hand)
    assert isinstance(GAME.pending(s), Decide)
    same(plain, other)


@pytest.mark.parametrize("hand", HANDS)
def test_the_fleet_is_waited_for_whoever_could_stop_it(hand):
    def sails(cards):
        s = in_turn_five(cp=(HSF, RR), en=cards)
        return told(s, act.Commit(card=HSF), act.Use(card=HSF), viewers=(CP, None))

    (_, plain), (_, other) = sails((BR, BC)), sails(hand)
    same(plain, other)


def two_marches(first, more):
    """Two moves of one group, and the cards that were committed besides are never used."""
    s = put(empty(in_turn_five(cp=(first, more, "reinforcements"))), "metz", "german", 2)
    steps = (
        act.Commit(card=first, more=(more,)),
        act.Use(card=first),
        act.Activate(units=ids(s, "metz")),
        act.Advance(to="saarbruecken"),
        act.Advance(to="koblenz"),
        act.Advance(to="saarbruecken"),
        act.Advance(to="metz"),
        act.Skip(),
    )
    return told(s, *steps, viewers=(EN, None))


@pytest.mark.parametrize("more", [SR, RR, II, BC])
def test_what_was_committed_and_not_used_is_never_known(more):
    """Also at the end: whether another card goes on with the impulse is asked whatever it is."""
    (_, plain), (s, other) = two_marches(EC, BR), two_marches(EC, more)
    same(plain, other)
    assert s.impulse is None and not any(d.card == more and d.seen for d in player(s, CP).discard)


@pytest.mark.parametrize("card", [EC, SR, MG, HSF, "kaiser-offensive", AS])
def test_a_card_spent_for_a_simple_action_is_any_card(card):
    def spent(name):
        s = put(empty(in_turn_five(cp=(name, RR))), "metz", "german", 2)
        steps = (
            act.Commit(card=name),
            act.Use(),
            act.Activate(units=ids(s, "metz")),
            act.Advance(to="saarbruecken"),
            act.Halt(),
        )
        return told(s, *steps, viewers=(EN, None))

    same(spent(BR)[1], spent(card)[1])


@pytest.mark.parametrize("cards", [{AS: 1, MG: 1}, {RR: 2}, {}])
def test_a_waiver_is_open_to_every_hand(cards):
    """The waiver is offered with or without a reaction, and looks the same."""
    hand = tuple(name for name, many in cards.items() for _ in range(many)) or (SR,)
    s = do(in_turn_five(cp=(EC, RR), en=hand), act.Commit(card=EC, more=(RR,)))
    assert act.Waive() in [offer.action for offer in GAME.legal(s, EN)]
    plain = do(in_turn_five(cp=(EC, RR), en=(BR,) * len(hand)), act.Commit(card=EC, more=(RR,)))
    one, two = do(s, act.Waive()), do(plain, act.Waive())
    assert look(one, (CP, None)) == look(two, (CP, None))
