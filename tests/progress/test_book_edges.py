"""The book's sentences on both sides of every number in them: tracks, symbols, ties, dry decks."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.kernel import Over
from server.games.progress import GAME
from server.games.progress.actions import (
    ChooseSkill,
    Discard,
    Discover,
    Draw,
    Generate,
    NoMore,
    Pass,
    PayMilestone,
    QuickDraw,
    Research,
    ShuffleDraw,
    SwapTime,
    Take,
    TakeBack,
)
from server.games.progress.files import SHIPPED
from server.games.progress.scoring import parts, power_points, score, standing
from server.games.progress.state import Dev, Four, Levels, Powers, State, value
from server.games.progress.turn import advance
from tests.progress.table import begun, do, house, passed, put, refused, shuffled, turn

CARDS = {card.id: card for card in SHIPPED["open-progress-1"].cards}
FIVES = ("vaccination", *(id for id, card in CARDS.items() if card.type == "S" and card.age < 4))


def points(s: State, seat: str, source: str) -> int:
    return {part.source: part.points for part in parts(s, seat)}[source]


def with_milestone(s: State, id: str, *covers: str | None) -> State:
    """This one of the first era is current."""
    deck = tuple(each for each in (*s.milestone_decks[0], s.milestone) if each not in (id, None))
    return replace(s, milestone=id, covers=covers, milestone_decks=(deck, *s.milestone_decks[1:]))


# --- Every position of every track (p.4) -------------------------------------------------------


@pytest.mark.parametrize("at, limit", [(0, 5), (1, 6), (2, 7), (3, 8), (4, 10)])
def test_p4_the_hand_is_held_to_its_size_at_every_position(at, limit):
    for many in (limit - 1, limit, limit + 1):
        s = do(put(begun(2), skill=Levels(hand=at), hand=("wheel",) * many), Pass())
        assert (s.phase == "upkeep") == (many > limit)
        assert many <= limit or GAME.legal(s, s.active)[0].action == Discard(cards={"wheel": 1})


@pytest.mark.parametrize("at, most", [(0, 1), (1, 2), (2, 3)])
def test_p4_as_many_piles_are_shuffled_as_cards_drawn(at, most):
    s = replace(begun(2, remove_old_ages="no"), age=3)
    s = put(s, skill=Levels(shuffle=at), hand=())
    s = replace(s, discards=(("wheel",), ("optics",), ("opera",), ()))
    for many in (1, 2, 3):
        action = ShuffleDraw(ages=tuple(range(1, many + 1)))
        if many > most:
            assert refused(s, action) == "pr-shuffle-many"
        else:
            after = shuffled(do(s, action))
            assert len(after.me.hand) == many and after.turn.actions == 1


@pytest.mark.parametrize("at, most", [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_p4_no_more_are_under_development_than_the_skill_says(at, most):
    cards = ("wheel", "pottery", "poetry", "masonry", "logic")
    s = turn(put(begun(2), skill=Levels(development=at), hand=cards), actions=9)
    for card in cards[:most]:
        s = do(s, Research(card=card))
    assert refused(s, Research(card=cards[most])) == "pr-development-full"


@pytest.mark.parametrize("at, actions", [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_p4_the_action_skill_is_the_number_of_actions(at, actions):
    assert passed(put(begun(2), "orange", skill=Levels(action=at))).turn.actions == actions


def test_p7_quick_begins_on_the_second_position_with_its_point():
    s = begun(3, variant="quick")
    assert {value(s, player, "action") for player in s.players} == {3}
    assert {points(s, player.seat, "board") for player in s.players} == {1}
    assert s.thresholds == begun(3).thresholds
    s = put(s, hand=("irrigation",), active=("calendar", "agriculture"))
    s = do(s, Discover(card="irrigation"))
    assert s.turn.actions == 3 and value(s, s.me, "action") == 4


# --- Knowledge (p.4 and 5) ---------------------------------------------------------------------


def test_p5_knowledge_left_over_may_be_kept_by_turning_tokens():
    s = replace(put(begun(2), hand=("alphabet", "wheel"), ready=Four(S=2)), pool=Four(G=2))
    [offer] = GAME.legal(s, s.active, "alphabet")[:1]
    [price] = offer.vary
    assert (price.low, price.high) == (0, 2)
    kept = do(s, Discover(card="alphabet", pay={"S": 2}))
    assert kept.pool == Four(G=2) and kept.me.spent == Four(S=2)
    assert do(kept, Discover(card="wheel")).of("blue").active == ("alphabet", "wheel")
    half = do(s, Discover(card="alphabet", pay={"S": 1}))
    assert half.pool == Four(G=1)
    spent = do(s, Discover(card="alphabet"))
    assert spent.pool == Four() and spent.me.ready == Four(S=3)  # and its own token
    assert refused(s, Discover(card="alphabet", pay={"S": 3})) == "pay-not-there"
    strict = house(s, strict_payment="yes")
    assert refused(strict, Discover(card="alphabet", pay={"S": 1})) == "pr-nothing-to-pay"


def test_p5_what_the_pool_holds_of_the_type_is_spent_first():
    s = replace(put(begun(2), hand=("logic",), ready=Four(S=1)), pool=Four(S=2, G=1, E=4))
    s = do(s, Discover(card="logic", pay={"S": 1}))
    assert s.pool == Four(G=1, E=4)


def test_p5_knowledge_of_another_type_pays_nothing():
    s = replace(put(begun(2), hand=("alphabet",), ready=Four()), pool=Four(E=2, C=3))
    assert refused(s, Discover(card="alphabet")) == "pay-short"


def test_p5_8_surplus_of_a_discover_pays_a_milestone():
    s = with_milestone(begun(2, milestones=True), "stone-circle", None, None)
    s = put(s, hand=("wheel", "drama", "geometry"), ready=Four())
    s = do(s, Discover(card="wheel", pay={"drama": 1, "geometry": 1}))
    assert s.pool == Four(G=2) and s.turn.actions == 1
    s = do(s, PayMilestone(cost=0))
    assert s.pool == Four() and s.covers[0] == "blue" and s.turn.actions == 1


def test_p5_a_technology_just_discovered_is_a_prerequisite_at_once():
    s = put(begun(2), hand=("alphabet", "mathematics"), ready=Four(S=2))
    s = do(do(s, Discover(card="alphabet", pay={"S": 2})), Discover(card="mathematics"))
    assert s.of("blue").active == ("alphabet", "mathematics") and s.of("blue").ready == Four(S=3)


def test_p5_an_action_is_completed_before_the_next():
    s = do(put(begun(2), hand=("wheel",), ready=Four(E=2)), QuickDraw())
    for action in (Discover(card="wheel", pay={"E": 2}), Research(card="wheel"), Draw(), Pass()):
        assert refused(s, action) == "pr-not-now"


def test_p5_generating_knowledge_ends_the_development_phase():
    s = put(begun(2), dev=(Dev("wheel", 2),), ready=Four(S=1))
    s = do(s, Generate(pay={"S": 1}))
    assert refused(s, TakeBack(card="wheel")) == "pr-too-late-to-take-back"


# --- Drawing (p.4) -----------------------------------------------------------------------------


def test_p4_cards_come_from_any_open_decks_and_piles_one_by_one():
    s = replace(begun(2), age=2, discards=(("wheel", "poetry"), (), (), ()))
    second = s.decks[1][0]
    s = do(put(s, hand=()), Draw())
    for age, pile in ((1, "discard"), (2, "deck"), (1, "discard")):
        s = do(s, Take(age=age, pile=pile))
    assert s.of("blue").hand == ("poetry", second, "wheel")


def test_p4_drawing_nothing_ends_the_actions_all_the_same():
    s = do(do(put(begun(2), hand=()), Draw()), NoMore())
    assert s.active == "orange"


def test_p4_a_card_just_drawn_may_be_the_one_that_is_discarded():
    s = put(begun(2), skill=Levels(quick_draw=1), hand=("wheel",))
    first = s.decks[0][0]
    s = do(s, QuickDraw())
    s = do(do(s, Take(age=1, pile="deck")), Take(age=1, pile="deck"))
    s = do(s, Discard(cards={first: 1}))
    assert s.discards[0] == (first,) and "wheel" in s.me.hand


@pytest.mark.parametrize("age, module", [(1, False), (2, False), (3, False), (3, True), (4, True)])
def test_pr69_an_age_whose_last_card_is_drawn_is_over(age, module):
    s = replace(begun(2, industrial=module), age=age)
    decks = tuple(deck[:1] if n == age - 1 else deck for n, deck in enumerate(s.decks))
    s = do(put(replace(s, decks=decks), hand=()), QuickDraw())
    s = do(s, Take(age=age, pile="deck"))
    if age == (4 if module else 3):
        assert isinstance(GAME.pending(s), Over) and s.why == "empty"
    else:
        assert s.age == age + 1 and not s.why and s.turn.actions == 1


def test_pr69_not_while_a_card_is_on_the_discard_pile():
    s = put(begun(2), hand=())
    s = replace(s, decks=(("pottery",), *s.decks[1:]), discards=(("wheel",), (), (), ()))
    s = do(do(s, QuickDraw()), Take(age=1, pile="deck"))
    assert s.age == 1
    assert do(do(s, QuickDraw()), Take(age=1, pile="discard")).age == 2


def test_pr67_age_1_is_drawn_from_in_age_2_also_after_it_ran_dry():
    s = begun(2)
    s = advance(replace(s, decks=((), *s.decks[1:]), removed=s.decks[0]), [])
    s = replace(put(s, hand=()), discards=(("poetry",), (), (), ()))
    assert s.age == 2
    assert shuffled(do(s, ShuffleDraw(ages=(1,)))).me.hand == ("poetry",)


# --- Ages and the end --------------------------------------------------------------------------

LAST = ("scientific-method", "calculus", "mechanics", "ocean-ships", "reformation")


@pytest.mark.parametrize("players, need", [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_pr67_the_base_game_ends_with_the_symbol_that_is_needed(players, need):
    s = replace(begun(players), age=3)
    s = put(s, active=("optics", "university"), hand=("scientific-method",))
    others = LAST[1:need]  # one of them is discovered now
    first = s.order[-1]
    s = put(s, first, active=(*s.of(first).active, *others))
    assert do(s, Discover(card="scientific-method")).phase == "over"
    if others:
        s = put(s, first, active=others[1:])
        assert do(s, Discover(card="scientific-method")).phase == "action"


@pytest.mark.parametrize("players, need", [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_p8_age_5_symbols_end_the_game_with_age_4(players, need):
    v = ("thermodynamics", "evolution", "railways", "encyclopaedia")
    s = replace(begun(players, industrial=True), age=4)
    assert advance(put(s, "blue", active=v[: need - 1]), []).phase != "over"
    assert advance(put(s, "blue", active=v[:need]), []).phase == "over"


def test_pr66_two_copies_with_two_players_are_two_symbols():
    s = put(put(begun(4), "orange", active=("medicine",)), active=("mathematics", "burial"))
    assert do(put(s, hand=("medicine",)), Discover(card="medicine")).age == 2


def test_pr68_what_paid_for_the_card_leaves_with_its_age():
    s = put(replace(begun(2), age=2), active=("trigonometry",), ready=Four())
    s = put(s, hand=("cartography", "wheel", "wheel", "wheel"))
    s = do(s, Discover(card="cartography", pay={"wheel": 3}))
    assert s.age == 3 and s.discards[0] == () and s.removed.count("wheel") >= 3


def test_pr70_an_activation_in_the_development_phase_ends_the_game():
    s = put(replace(begun(2), age=3), "orange", dev=(Dev("calculus", 1), Dev("opera", 2)), hand=())
    s = passed(put(s, hand=()))
    assert isinstance(GAME.pending(s), Over)
    assert s.of("orange").active == ("calculus",) and s.of("orange").dev == (Dev("opera", 1),)


def test_pr63_70_the_last_technologys_choice_comes_before_the_end():
    s = put(replace(begun(2), age=3), active=("monasticism", "printing-press"))
    s = do(put(s, hand=("reformation",)), Discover(card="reformation"))
    assert s.phase == "action" and s.choices
    s = do(s, ChooseSkill(skill="action"))
    assert s.phase == "over" and points(s, "blue", "board") == 1


@pytest.mark.parametrize("place, turns", [(0, 3), (1, 2), (2, 1)])
def test_a02_the_round_is_finished_from_every_seat(place, turns):
    s = house(replace(begun(3), age=3, thresholds=(1, 1, 1, 1)), end_mode="finish_round")
    for _ in range(place):
        s = passed(s)
    s = put(s, active=("optics", "university"), hand=("scientific-method",))
    s = do(s, Discover(card="scientific-method"))
    for _ in range(turns):
        assert s.phase == "action"
        s = passed(s)
    assert s.phase == "over"


# --- Scoring (p.7) -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "track, places, awarded",
    [
        ("prestige", (3, 3, 3), (6, 6, 6)),
        ("population", (3, 3, 3), (7, 7, 7)),
        ("army", (3, 3, 3), (7, 7, 7)),
        ("population", (4, 4), (9, 9)),
        ("army", (4, 4), (9, 9)),
        ("army", (4, 3), (12, 7)),
        ("prestige", (9, 8, 7, 1, 1), (10, 6, 3, 0, 0)),
        ("population", (9, 8, 7, 1, 1), (11, 7, 4, 1, 1)),
        ("prestige", (9, 9, 9, 1, 0), (6, 6, 6, 1, 0)),
        ("army", (5, 5, 5, 5), (5, 5, 5, 5)),
        ("population", (0, 0, 0, 0), (6, 6, 6, 6)),
        ("prestige", (9, 2, 2, 2, 2), (10, 2, 2, 2, 2)),
        ("population", (9, 2, 2, 2, 2), (11, 3, 3, 3, 3)),
        ("prestige", (5, 4, 4, 1), (10, 4, 4, 1)),
        ("army", (7, 7, 3, 3), (9, 9, 2, 2)),
    ],
)
def test_p7_the_average_of_the_tied_places_rounded_down(track, places, awarded):
    s = begun(len(places))
    for player, at in zip(s.players, places, strict=True):
        s = put(s, player.seat, power=Powers(**{track: at}))
    assert tuple(power_points(s, track).values()) == awarded


def test_p7_two_of_three_share_the_victory_until_a_token_decides():
    s = begun(3)
    for seat in ("blue", "orange"):
        s = put(s, seat, power=Powers(prestige=1, population=1, army=1))
    assert standing(s).winners == ("blue", "orange")
    assert standing(put(s, "orange", spent=Four(E=1))).winners == ("orange",)


def test_p7_alone_everything_is_added_and_the_time_deck_taken_off():
    s = put(begun(1), power=Powers(prestige=3, population=5, army=6), active=("opera", "wheel"))
    s = replace(put(s, skill=Levels(action=1, draw=2)), time_deck=("wheel",) * 15)
    assert score(s, "blue").value == (4 + 8 + 12) + (1 + 1) + 3 - (7 + 14 + 3)


@pytest.mark.parametrize("many, bonus", [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (11, 2)])
def test_p8_a_point_for_every_five_counts_the_card_itself(many, bonus):
    s = replace(begun(2, industrial=True), age=4)
    assert points(put(s, "blue", active=FIVES[:many]), "blue", "sets") == bonus
    under = put(s, "blue", active=FIVES[1:], dev=(Dev("vaccination", 1),))
    assert points(under, "blue", "sets") == 0


# --- Alone (p.7) -------------------------------------------------------------------------------


def test_p7_the_free_exchange_may_come_after_the_draw():
    s = do(put(passed(begun(1)), hand=("wheel",)), Draw())
    for _ in range(3):
        s = do(s, Take(age=1, pile="deck"))
    assert (s.phase, s.turn.actions) == ("action", 0)
    s = do(s, SwapTime(give="wheel", take=s.time_deck[0]))
    assert s.time_deck[0] == "wheel" and s.round == 3  # nothing else was left to do


def test_p7_what_is_revealed_is_of_the_age_that_began_this_turn():
    s = put(begun(1), hand=("medicine",), active=("mathematics", "burial"))
    s = passed(do(s, Discover(card="medicine")))
    assert [CARDS[id].age for id in s.time_deck] == [2]


def test_p7_the_search_goes_on_in_the_shuffled_discards():
    s = begun(1)
    s = replace(s, decks=(("medicine", "astronomy"), *s.decks[1:]), phase="reveal")
    s = replace(s, discards=(("wheel",), (), (), ()))
    s = shuffled(advance(s, []))
    assert s.time_deck == ("wheel",) and s.phase == "action"


def test_p7_the_last_card_of_an_age_joins_the_time_deck_and_the_age_is_over():
    s = begun(1)
    s = advance(replace(s, decks=(("wheel",), *s.decks[1:]), phase="reveal"), [])
    assert (s.age, s.time_deck, s.phase) == (2, ("wheel",), "action")


# --- Milestones (p.8) --------------------------------------------------------------------------


def test_p8_a_free_cost_and_one_for_each_action():
    s = with_milestone(begun(2, milestones=True), "great-wall", None, None, None)
    s = put(s, ready=Four(E=6), hand=())
    for cost in range(3):
        s = do(s, PayMilestone(cost=cost, pay={"E": 2}))
    assert s.of("blue").milestones == ("great-wall",) and s.of("blue").power.army == 2
    assert s.active == "orange"  # no action is left, and nothing to pay with


def test_p8_everybody_who_paid_has_the_benefit_at_once_whoevers_turn_it_is():
    s = with_milestone(begun(3, milestones=True), "lighthouse", "orange", None)
    s = do(put(s, ready=Four(S=2)), PayMilestone(cost=1, pay={"S": 2}))
    assert [player.skill.quick_draw for player in s.players] == [1, 1, 0]
    assert s.milestones_gone == ("lighthouse",)


def test_p8_the_kept_milestones_benefit_can_win_a_track():
    s = put(begun(2, milestones=True), "blue", power=Powers(army=1), milestones=("great-wall",))
    s = put(s, "orange", power=Powers(army=2))
    assert power_points(s, "army") == {"blue": 12, "orange": 7}
