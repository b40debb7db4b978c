"""Where two rules meet, and what nobody does twice."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from server.games.progress import GAME
from server.games.progress.actions import (
    ChoosePerson,
    Discover,
    Draw,
    NoMore,
    QuickDraw,
    SwapTime,
    Take,
)
from server.games.progress.bots import BOTS
from server.games.progress.scoring import parts
from server.games.progress.state import Dev, Levels, State
from server.games.progress.story import story
from server.games.progress.turn import advance
from server.games.story import Frame
from tests.progress.table import begun, do, house, put, refused


def before_age_4(rule: str) -> State:
    """Playing alone, with a card that opens Age IV and cards of both ages in the Time deck."""
    s = begun(1, industrial=True, old_time_cards=rule)
    s = put(s, active=("optics", "university"), hand=("scientific-method", "opera"))
    return replace(s, age=3, time_deck=("compass", "opera", "guilds", "compass"))


@pytest.mark.parametrize(
    "rule, left, penalty",
    [("leave", ("opera",), 1), ("stay", ("compass", "opera", "guilds", "compass"), 4)],
)
def test_pr68_p8_all_cards_of_age_2_leave_and_so_do_those_of_the_time_deck(rule, left, penalty):
    step = GAME.apply(before_age_4(rule), "blue", Discover(card="scientific-method"))
    s = step.state
    assert s.age == 4 and s.time_deck == left
    assert {p.source: p.points for p in parts(s, "blue")}["time"] == -penalty
    assert s.removed.count("guilds") == (2 if rule == "leave" else 1)  # one was in the deck
    told = [each.text for each in step.happenings if each.text.key == "pr-time-removed"]
    assert [each.values["many"] for each in told] == ([3] if rule == "leave" else [])


def test_a_match_of_an_older_version_counts_the_time_deck_as_it_began():
    s = begun(1, industrial=True)
    saved = msgspec.to_builtins(replace(s, time_deck=("wheel", "pottery")))
    del saved["house"]["old_time_cards"]
    later = put(GAME.upgrade(saved, "3"), active=("cartography", "shipbuilding"))
    assert advance(replace(later, age=2), []).time_deck == ("wheel", "pottery")


def test_pr68_what_the_time_deck_still_counts_of_an_age_that_left_cannot_be_swapped():
    s = put(replace(begun(1), age=3, time_deck=("wheel", "optics")), hand=("opera",))
    s = house(s, old_time_cards="stay")
    assert refused(s, SwapTime(give="opera", take="wheel")) == "pr-time-gone"
    [offer] = [o for o in GAME.legal(s, "blue") if isinstance(o.action, SwapTime)]
    assert {vary.field: vary.values for vary in offer.vary}["take"] == ("optics",)
    assert do(s, offer.action).me.hand == ("optics",)
    none = replace(s, time_deck=("wheel",))
    assert not [o for o in GAME.legal(none, "blue") if isinstance(o.action, SwapTime)]
    assert BOTS["hard"].swap(
        GAME.view(s, "blue").board, GAME.view(s, "blue").board.players[0], offer
    )


def test_a18_what_an_age_asks_comes_before_the_next_age():
    s = begun(2, personalities=True, industrial=True)
    s = put(s, "blue", person="thales", people=("thales",), active=("cartography", "calculus"))
    s = put(s, "orange", person=None, people=("plato",))
    s = advance(replace(s, age=2), [])
    assert s.age == 3 and s.choices[0].kind == "scientist"
    s = do(s, ChoosePerson(person="fibonacci"), "blue")
    assert s.age == 4 and s.of("blue").person is None and s.choices[0].kind == "artist"
    assert s.of("blue").people == ("thales", "fibonacci")


def test_a_match_of_version_1_gives_up_cards_of_an_age_that_is_gone():
    s = put(replace(begun(1), age=3), hand=("wheel", "opera"))
    s = replace(s, decks=((), *s.decks[1:]), discards=(("pottery",), (), (), ()))
    later = GAME.upgrade(msgspec.to_builtins(s), "1")
    assert later.me.hand == ("opera",) and later.discards[0] == ()
    assert set(later.removed) >= {"wheel", "pottery"}
    told = [phrase.key for phrase in GAME.changes("1")]
    assert told == ["pr-changed-time", "pr-changed-round", "pr-changed-ages"]
    now = GAME.upgrade(msgspec.to_builtins(later), GAME.version)
    assert now == later and GAME.changes(GAME.version) == ()


def test_a_match_of_version_3_gives_up_age_2_in_age_4_where_age_1_stays():
    s = house(replace(begun(2, industrial=True), age=4), remove_old_ages="no")
    s = put(s, hand=("optics", "wheel"), dev=(Dev("guilds", 2), Dev("opera", 1)))
    later = GAME.upgrade(msgspec.to_builtins(s), "3")
    assert later.me.hand == ("wheel",) and later.me.dev == (Dev("opera", 1),)
    assert not later.decks[1] and later.decks[0] == s.decks[0]
    assert [phrase.key for phrase in GAME.changes("3")] == ["pr-changed-ages"]


def test_who_is_late_with_nothing_left_to_discard_is_late_no_more():
    s = house(replace(begun(2, industrial=True), age=4), remove_old_ages="no", upkeep_overlap="yes")
    s = put(s, "orange", hand=("optics", "optics", "wheel", "wheel", "wheel", "wheel"))
    later = GAME.upgrade(msgspec.to_builtins(replace(s, late="orange")), "3")
    assert later.late is None and GAME.pending(later).seats == ("blue",)
    more = put(s, "orange", hand=("optics", *("wheel",) * 6))
    later = GAME.upgrade(msgspec.to_builtins(replace(more, late="orange")), "3")
    assert later.late == "orange" and GAME.pending(later).seats == ("blue", "orange")


def test_pr69_the_last_card_of_an_age_opens_the_next_in_the_middle_of_a_draw():
    s = begun(2)
    s = replace(s, decks=(s.decks[0][:1], *s.decks[1:]), removed=s.decks[0][1:])
    s = do(do(s, Draw()), Take(age=1, pile="deck"))
    assert (s.age, s.phase, s.drawing.left) == (2, "draw", 2)
    assert refused(s, Take(age=1, pile="deck")) == "pr-deck-closed"
    hand, seat = len(s.me.hand), s.active
    s = do(do(s, Take(age=2, pile="deck")), Take(age=2, pile="deck"))
    assert len(s.of(seat).hand) == hand + 2 and s.turn.actions == 0
    GAME.invariants(s)


def test_pr46_68_what_an_age_takes_from_the_hand_need_not_be_discarded():
    s = put(replace(begun(2), age=2), skill=Levels(quick_draw=1), hand=("wheel",))  # 2/1
    second = s.decks[1]
    s = replace(s, decks=(s.decks[0], second[:1], *s.decks[2:]), removed=second[1:])
    s = do(do(s, QuickDraw()), Take(age=2, pile="deck"))
    assert s.age == 3 and "wheel" not in s.me.hand  # Age II ran out, and Age I leaves
    s = do(s, NoMore())
    assert (s.phase, s.to_discard) == ("discard", 1)
    s = do(s, GAME.legal(s, s.active)[0].action)
    assert s.phase == "action" and s.me.hand == () and s.turn.actions == 1


def test_the_turning_point_is_what_was_discovered_not_what_its_age_took_away():
    """A discovery that opened an age was told by the cards that its player lost to it."""
    s = put(begun(2), hand=("university", "wheel"), active=("philosophy", "logic"))
    s = replace(s, age=2, thresholds=(1, 1, 9, 9))
    step = GAME.apply(s, s.active, Discover(card="university"))
    assert step.state.age == 3 and step.happenings[-2].text.key == "pr-removed"
    frames = (
        Frame(row=1, turn=1, board=GAME.view(s, None).board, scores={"blue": 3, "orange": 3}),
        Frame(
            row=2,
            turn=1,
            board=GAME.view(step.state, None).board,
            scores={"blue": 9, "orange": 3},
            told=tuple(each for each in step.happenings if each.to is None),
            seat="blue",
        ),
    )
    assert [turning.text.key for turning in story(frames).turnings] == ["pr-activated"]
