"""Companion play: printed cards on the table; the match counts them and learns names by use."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.bot import Seen
from server.games.kernel import Decide, Roll, Setup
from server.games.mixer import Mixer
from server.games.ruling import IllegalMove
from server.games.what_price_glory import GAME
from server.games.what_price_glory import actions as act
from server.games.what_price_glory.bots import BOTS
from server.games.what_price_glory.frames import NextImpulse
from server.games.what_price_glory.sides import CP, EN
from server.games.what_price_glory.state import PRINTED, player, with_player
from tests.what_price_glory.table import (
    AS,
    BC,
    BR,
    EC,
    HSF,
    MG,
    SR,
    closed,
    do,
    empty,
    faces,
    ids,
    in_order,
    play,
    put,
    refused,
    throw,
)


def companion(cp=5, en=5, turn=4):
    """The Central Powers are to begin an impulse with so many printed cards in both hands."""
    s = GAME.setup(Setup(answers={"play": "companion"}), (EN, CP))
    for seat, many in ((CP, cp), (EN, en)):
        who = player(s, seat)
        who = replace(who, deck=(*who.deck[many:], PRINTED), hand=(PRINTED,) * many)
        s = with_player(s, replace(who, events=who.events[1:]))
    s = replace(s, turn=turn, impulses=5, todo=(NextImpulse(seat=CP),))
    return put(put(empty(s), "metz", "german", 2), "verdun", "french", 2)


def test_a_hand_is_a_number():
    s = GAME.setup(Setup(answers={"play": "companion"}), (EN, CP))
    (offer,) = GAME.legal(s, CP)
    assert offer.action == act.BuildHand(cards={PRINTED: 8})
    with pytest.raises(IllegalMove) as no:
        GAME.apply(s, CP, act.BuildHand(cards={PRINTED: 9}))
    assert no.value.reason.key in ("wpg-hand-too-large", "wpg-not-in-deck")
    s = GAME.apply(s, CP, act.BuildHand(cards={PRINTED: 8})).state
    s = GAME.apply(s, EN, act.BuildHand(cards={PRINTED: 3})).state
    assert GAME.view(s, None).board.play == "companion"
    assert GAME.view(s, None).board.hands == {CP: 8, EN: 3}


def test_cards_are_committed_by_number():
    s = companion()
    refused(s, act.CommitPrinted(count=6), "wpg-so-many-in-hand")
    refused(companion(cp=6), act.CommitPrinted(count=6), "wpg-too-many-cards")
    refused(s, act.Commit(card=SR), "wpg-cards-on-the-table")
    s = do(s, act.CommitPrinted(count=3))
    assert GAME.view(s, EN).board.players[1].committed == 3


def test_a_simple_action_needs_no_name():
    s = companion()
    units = ids(s, "metz")
    s = play(s, act.CommitPrinted(count=1), act.Use(), act.Activate(units=units))
    s = play(s, act.Advance(to="saarbruecken"), act.Halt())
    assert [each.card for each in player(s, CP).discard] == [PRINTED]
    assert faces(s, "saarbruecken", CP) == (0, 2)


def test_names_come_with_use_and_follow_the_grammar():
    s = companion()
    units = ids(s, "metz")
    s = play(s, act.CommitPrinted(count=3))
    refused(s, act.Use(card=HSF), "wpg-plays-alone")
    s = play(s, act.Use(card=EC), act.Activate(units=units), act.Bombard(at="verdun"))
    assert player(s, CP).used == (EC, SR) and player(s, CP).committed == (PRINTED,)
    s = play(s, throw(s, 6, 6))
    refused(s, act.Bombard(at="verdun"), "wpg-card-needed")  # no card twice
    s = play(s, act.Advance(to="saarbruecken"), act.Halt(), act.Use(card=BC))
    assert player(s, CP).used == (EC, SR, BC)


def test_no_event_beside_esprit_de_corps():
    s = play(companion(), act.CommitPrinted(count=2), act.Use(card=EC))
    refused(s, act.Use(card="poison-gas"), "wpg-event-with")
    s = play(companion(), act.CommitPrinted(count=2), act.Use(card=BC), act.Use(card="poison-gas"))
    assert player(s, CP).used == (BC, "poison-gas")


def test_a_card_is_named_no_more_often_than_it_exists():
    s = companion()
    for _ in range(2):
        s = play(s, act.CommitPrinted(count=1), act.Use(card="reinforcements"))
        s = play(s, GAME.legal(s, CP)[0].action)
        s = play(s, in_order(s), act.Pass())
    s = play(s, act.CommitPrinted(count=1))
    refused(s, act.Use(card="reinforcements"), "wpg-not-committed")


def test_reactions_are_named_too():
    s = companion()
    s = do(s, act.CommitPrinted(count=1))
    assert {o.action.card for o in GAME.legal(s, EN) if isinstance(o.action, act.React)} == {AS}
    s = do(s, closed(s), act.Use(), act.Waive())
    assert s.players[0].waives


def test_machine_guns_from_a_printed_hand():
    s = companion()
    units = ids(s, "metz")
    s = play(s, act.CommitPrinted(count=1), act.Use(), act.Activate(units=units))
    s = do(s, act.Advance(to="verdun"), act.React(card=MG))
    assert len(player(s, EN).hand) == 4
    assert [each.card for each in player(s, EN).discard] == [MG]


def test_a_card_with_a_text_of_its_own_is_put_away():
    s = play(companion(), act.CommitPrinted(count=1), act.Use(card="other"))
    assert s.impulse is None and [each.card for each in player(s, CP).discard] == ["other"]


def test_recovery_in_companion_play():
    s = companion()
    s = put(s, "trier", "german", 2, fresh=False)
    tired = ids(s, "trier")
    s = play(s, act.CommitPrinted(count=1), act.Use(), act.Activate(units=tired), act.Recover())
    assert faces(s, "trier", CP) == (2, 0)
    assert [each.card for each in player(s, CP).discard] == [BR]


# --- The number of hits instead of every die ----------------------------------------------------


def counted(answers=(("hits", "number"),)):
    """Two German corps of 4 attack Verdun, and the table says how many of its dice hit."""
    chosen = GAME.setup(Setup(answers={"play": "companion", **dict(answers)}), (EN, CP))
    s = replace(companion(), hits=chosen.hits)
    s = put(s, "verdun", "german", 2, strength=4)
    mine = ids(s, "verdun", CP)
    return play(s, act.CommitPrinted(count=1), act.Use(), act.Activate(units=mine), act.Attack())


def test_the_table_may_say_how_many_dice_hit():
    s = counted()
    wanted = GAME.pending(s)
    assert isinstance(wanted, Decide) and wanted.waiting == (CP,)
    assert [offer.action.count for offer in GAME.legal(s, CP)] == [0, 1, 2]
    assert GAME.view(s, CP).board.now.needs == (4, 4)
    step = GAME.apply(s, CP, act.Hits(count=2))
    assert step.reveals  # as dice do: it is taken back by agreement alone
    assert step.state.todo[0].hits == 2
    assert step.happenings[0].text.values["hits"] == 2
    assert faces(do(s, act.Hits(count=0)), "verdun", EN) == (2, 0)


def test_no_more_hits_than_dice_and_nobody_elses():
    s = counted()
    refused(s, act.Hits(count=3), "wpg-more-hits-than-dice")
    refused(s, act.Hits(count=-1), "wpg-more-hits-than-dice")
    with pytest.raises(IllegalMove):
        GAME.apply(s, EN, act.Hits(count=1))


def test_where_faces_are_given_a_number_is_refused():
    s = counted(answers=())
    assert isinstance(GAME.pending(s), Roll)
    with pytest.raises(IllegalMove):
        GAME.apply(s, CP, act.Hits(count=1))


def test_it_is_asked_in_companion_play_alone():
    def keys(**answers):
        return {field.key for field in GAME.form(Setup(answers=answers)).fields}

    assert "hits" in keys(play="companion") and "hits" not in keys()
    assert not GAME.setup(Setup(answers={"hits": "number"}), (EN, CP)).hits


def test_machine_guns_count_double_however_they_are_told():
    s = replace(companion(), hits=True)
    s = put(s, "luxembourg", "french")
    s = play(s, act.CommitPrinted(count=1), act.Use(), act.Activate(units=ids(s, "metz", CP)))
    s = do(s, act.Advance(to="luxembourg"), act.React(card=MG), act.Hits(count=1))
    assert s.todo[0].hits == 2


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_bot_throws_for_itself(level):
    s = counted()
    seen = Seen(seat=CP, view=GAME.view(s, CP), pending=GAME.pending(s))
    told = [BOTS[level].choose(seen, Mixer(seed)).count for seed in range(200)]
    assert 1.1 < sum(told) / 200 < 1.55  # four in six, twice
