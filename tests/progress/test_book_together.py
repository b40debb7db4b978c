"""Sentences of the book that meet in one turn: expansions with actions, with ages, and alone."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.kernel import Over
from server.games.progress import GAME
from server.games.progress.actions import (
    ChooseDev,
    Discard,
    Discover,
    Draw,
    Pass,
    PayMilestone,
    QuickDraw,
    Research,
    Take,
    UseHeritage,
)
from server.games.progress.state import Dev, Four, State, value
from tests.progress.table import begun, do, put, refused
from tests.progress.test_book_edges import with_milestone


def guided(*people: str, age: int = 2, **fields: object) -> State:
    s = replace(begun(2, personalities=True), age=age)
    return put(s, person=people[-1], people=people, **{"ready": Four(), **fields})


# --- Personalities (p.8) -------------------------------------------------------------------------


def test_p8_what_is_under_development_stays_when_the_lent_room_for_it_goes():
    devs = (Dev("wheel", 2), Dev("pottery", 1), Dev("logic", 3))
    s = guided("plato", "fibonacci", "leonardo-da-vinci", age=3, dev=devs, hand=("opera",))
    assert value(s, s.me, "development") == 2
    s = do(do(s, UseHeritage()), ChooseDev(card="wheel"))
    assert value(s, s.me, "development") == 1 and s.me.active == ("wheel",)
    assert s.me.dev == devs[1:]
    assert refused(s, Research(card="opera")) == "pr-development-full"


def test_p8_a_heritage_may_be_used_after_the_draw_and_its_cards_count_for_the_hand():
    s = guided("plato", "al-khwarizmi", ready=Four(S=1), hand=())
    s = do(s, Draw())
    for _ in range(3):
        s = do(s, Take(age=1, pile="deck"))
    assert s.phase == "action" and refused(s, QuickDraw()) == "pr-drawn"
    s = do(s, UseHeritage())
    assert s.me.tokens == Four()  # the lent token has gone
    for _ in range(3):
        s = do(s, Take(age=2, pile="deck"))
    assert s.phase == "upkeep" and len(s.me.hand) == 6
    s = do(s, Discard(cards={s.me.hand[0]: 1}))
    assert s.active == "orange" and len(s.of("blue").hand) == 5


def test_p8_a_heritage_that_takes_the_last_markers_opens_an_age_for_the_turn_that_goes_on():
    s = guided("plato", "ibn-al-haytham", dev=(Dev("university", 2),), hand=("wheel", "optics"))
    s = do(replace(s, thresholds=(9, 1, 9, 9)), UseHeritage())
    s = do(s, ChooseDev(card="university"))
    assert s.age == 3 and s.me.active == ("university",)
    assert s.me.hand == ("optics",) and "wheel" in s.removed  # Age I leaves with Age III
    assert s.turn.actions == 2


def test_p8_a_heritage_without_a_technology_to_work_on_is_gone_all_the_same():
    s = do(guided("plato", "ibn-al-haytham", dev=()), UseHeritage())
    assert s.me.person is None and s.choices == () and s.turn.actions == 2


# --- Milestones (p.8) ----------------------------------------------------------------------------


def test_p8_one_cost_is_free_in_a_turn_also_where_the_next_milestone_is_another():
    s = with_milestone(begun(2, milestones=True), "lighthouse", "orange", None)
    s = put(s, ready=Four(S=9, E=9, C=9, G=9))
    s = do(s, PayMilestone(cost=1, pay={"S": 2}))
    assert s.milestone not in (None, "lighthouse") and s.turn.actions == 2
    [offer, *_] = [o for o in GAME.legal(s, s.active) if isinstance(o.action, PayMilestone)]
    assert do(s, offer.action).turn.actions == 1


def test_p8_a_milestones_skill_is_used_in_the_turn_that_completes_it():
    s = with_milestone(begun(2, milestones=True), "lighthouse", "orange", None)
    s = do(put(s, ready=Four(S=2)), PayMilestone(cost=1, pay={"S": 2}))
    s = do(s, QuickDraw())
    assert s.drawing is not None and s.drawing.left == 2  # 2/1 instead of 1/0
    assert value(s, s.of("orange"), "quick_draw") == 2  # and hers, in her own turn


# --- Ages and the end (p.6, digest PR-67) --------------------------------------------------------


def test_pr67_five_players_need_two_symbols_whoever_has_them():
    s = begun(5)
    s = put(s, "green", active=("monotheism",))
    s = put(s, hand=("medicine",), active=("mathematics", "burial"))
    assert (s.age, do(s, Discover(card="medicine")).age) == (1, 2)
    assert do(put(s, "green", active=()), Discover(card="medicine")).age == 1


# --- Alone (p.7) ---------------------------------------------------------------------------------


def test_p7_the_hand_is_held_to_its_size_before_a_card_is_revealed():
    s = do(begun(1), Pass())
    assert s.phase == "upkeep" and s.time_deck == ()
    s = do(s, Discard(cards={s.me.hand[0]: 1}))
    assert len(s.time_deck) == 1 and s.round == 2


def test_p7_nothing_is_revealed_once_the_last_symbol_is_there():
    s = put(replace(begun(1), age=3), active=("optics", "university"), hand=("scientific-method",))
    s = do(s, Discover(card="scientific-method"))
    assert isinstance(GAME.pending(s), Over) and s.why == "symbols" and s.time_deck == ()
