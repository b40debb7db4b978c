"""Personalities, Milestones and Industrial Revolution (PR-120 to PR-141), alone and together."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.kernel import Setup
from server.games.progress import GAME
from server.games.progress.actions import (
    ChooseDev,
    ChoosePerson,
    ChooseSkill,
    Discover,
    Generate,
    NoMore,
    Pass,
    PayMilestone,
    Research,
    Take,
    TakeBack,
    TakePersonality,
    UseHeritage,
)
from server.games.progress.benefits import options
from server.games.progress.files import SHIPPED, SHIPPED_TEXTS
from server.games.progress.personalities import next_rank
from server.games.progress.scoring import breaker, parts, power_points, score
from server.games.progress.state import Choice, Dev, Four, Levels, Powers, State, value
from tests.progress.table import begun, do, house, passed, put, refused, shuffled

FIRST = SHIPPED["open-progress-1"]
TEXT = SHIPPED_TEXTS["open-progress-1.toml"]


def guided(*people: str, age: int = 2, players: int = 2, **fields: object) -> State:
    """A match in an age, the active player guided by the last of these."""
    s = replace(begun(players, personalities=True, industrial=True), age=age)
    given = {"ready": Four(), "spent": Four(), **fields}
    return put(s, person=people[-1], people=people, **given)


def own_deck(old: str, new: str, **answers: object) -> State:
    """A match of our deck with one thing in it otherwise."""
    assert old in TEXT
    text = TEXT.replace(old, new, 1).replace('"open-progress-1"', '"club-deck"', 1)
    setup = Setup(answers={"players": 2, "deck": "club-deck", **answers}, data={"club.toml": text})
    assert not GAME.form(setup).faults, GAME.form(setup).faults
    return shuffled(GAME.setup(setup, GAME.form(setup).seats))


# --- Personalities ---------------------------------------------------------------------------


def test_pr120_a_philosopher_lends_from_the_beginning():
    s = begun(5, personalities=True)
    lent = {"thales": "S", "confucius": "C", "archimedes": "E"}
    for player in s.players:
        [person] = player.people
        assert player.person == person
        if person in lent:
            assert player.ready == Four().plus(lent[person])
    of = {player.people[0]: player for player in s.players}
    assert value(s, of["plato"], "hand") == 6 and value(s, of["hypatia"], "draw") == 4


def test_a23_clockwise_from_the_lowest_philosopher():
    s = begun(4, seed=3, personalities=True, philosopher_order="seat_from_lowest")
    order = {person.id: person.order for person in FIRST.personalities}
    lowest = min(s.players, key=lambda player: order[player.people[0]]).seat
    seats = [player.seat for player in s.players]
    at = seats.index(lowest)
    assert s.order == (*seats[at:], *seats[:at])
    assert [len(s.of(seat).hand) for seat in s.order] == [5, 6, 6, 7]


def test_pr121_no_scientist_before_age_2():
    s = guided("plato", age=1)
    assert refused(s, TakePersonality(person="fibonacci")) == "pr-no-personality-now"
    s = do(replace(s, age=2), TakePersonality(person="fibonacci"))
    assert s.me.people == ("plato", "fibonacci") and s.turn.actions == 2  # free


def test_pr121_no_artist_straight_after_a_philosopher():
    assert refused(guided("plato"), TakePersonality(person="durer")) == "pr-personality-taken"


def test_pr122_an_artist_from_age_3():
    s = guided("plato", "fibonacci", age=2)
    assert refused(s, TakePersonality(person="durer")) == "pr-no-personality-now"
    s = do(guided("plato", "fibonacci", age=3), TakePersonality(person="durer"))
    assert s.me.person == "durer" and s.me.ready == Four(G=1)
    assert refused(s, TakePersonality(person="monteverdi")) == "pr-no-personality-now"


def test_a24_nobody_gets_a_scientist_whom_somebody_had():
    s = guided("plato")
    s = put(s, "orange" if s.active == "blue" else "blue", people=("thales", "fibonacci"))
    assert refused(s, TakePersonality(person="fibonacci")) == "pr-personality-taken"


def before_age_4(*people: str) -> State:
    met, hand = ("optics", "university"), ("scientific-method",)
    return guided(*people, age=3, active=met, hand=hand, ready=Four(E=1))


def test_pr123_age_4_sends_scientists_away_and_offers_an_artist():
    s = do(before_age_4("plato", "al-jazari"), Discover(card="scientific-method"))
    assert s.age == 4 and s.me.person is None
    s = do(s, ChoosePerson(person="monteverdi"))
    assert s.me.people == ("plato", "al-jazari", "monteverdi") and s.me.ready == Four(C=1)


def test_pr123_no_scientist_comes_in_age_4():
    s = put(guided("plato", age=4), person=None)
    assert next_rank(s, s.active) is None
    assert refused(s, TakePersonality(person="fibonacci")) == "pr-no-personality-now"


def test_pr124_artists_leave_their_heritage_in_age_3_and_not_in_age_4():
    s = guided("plato", "fibonacci", "michelangelo", age=3)
    assert do(s, UseHeritage()).me.power.prestige == 3
    assert refused(replace(s, age=4), UseHeritage()) == "pr-heritage-late"


def test_pr124_philosophers_leave_none():
    assert refused(guided("plato"), UseHeritage()) == "pr-no-heritage"


def test_pr124_drawing_by_heritage_is_free_and_ends_nothing():
    s = guided("plato", "al-khwarizmi", hand=(), ready=Four(S=1))
    s = do(s, UseHeritage())
    assert s.me.ready == Four()  # what was lent is gone
    for _ in range(3):
        s = do(s, Take(age=1, pile="deck"))
    assert len(s.me.hand) == 3 and s.phase == "action" and s.turn.actions == 2


def test_pr124_two_markers_less_on_one_technology():
    s = guided("plato", "ibn-al-haytham", dev=(Dev("wheel", 3), Dev("pottery", 2)))
    s = do(s, UseHeritage())
    left = do(s, ChooseDev(card="wheel"))
    assert left.me.dev == (Dev("wheel", 1), Dev("pottery", 2))
    active = do(s, ChooseDev(card="pottery"))
    assert active.me.active == ("pottery",) and active.me.dev == (Dev("wheel", 3),)


def test_a_deck_says_how_many_markers_a_heritage_removes():
    s = own_deck("heritage = { markers = 2 }", "heritage = { markers = 3 }", personalities=True)
    s = replace(s, age=2)
    s = put(s, person="ibn-al-haytham", people=("ibn-al-haytham",), dev=(Dev("wheel", 4),))
    s = do(do(s, UseHeritage()), ChooseDev(card="wheel"))
    assert s.me.dev == (Dev("wheel", 1),)


def test_pr124_leonardo_activates_one_technology_now():
    people = ("plato", "fibonacci", "leonardo-da-vinci")
    s = guided(*people, age=3, dev=(Dev("opera", 4),))
    s = do(do(s, UseHeritage()), ChooseDev(card="opera"))
    assert s.me.active == ("opera",) and s.me.power.prestige == 2


def test_pr124_durer_raises_two_skills_of_choice():
    s = do(guided("plato", "fibonacci", "durer", age=3, ready=Four(G=1)), UseHeritage())
    s = do(do(s, ChooseSkill(skill="draw")), ChooseSkill(skill="draw"))
    assert s.me.skill.draw == 2 and not s.choices


@pytest.mark.parametrize("rule, allowed", [("next", True), ("none", False)])
def test_a31_after_a_heritage(rule, allowed):
    s = house(guided("plato", "fibonacci", age=2), after_heritage=rule)
    s = replace(do(s, UseHeritage()), age=3)
    if allowed:
        assert do(s, TakePersonality(person="durer")).me.person == "durer"
    else:
        assert refused(s, TakePersonality(person="durer")) == "pr-no-personality-now"


def test_pr125_everybody_who_ever_guided_counts():
    s = guided("plato", "fibonacci", "durer", age=3)
    people = [part.points for part in parts(s, s.active) if part.source == "people"]
    assert people == [1 + 2 + 3]


def test_a25_a_lent_token_goes_back_though_it_is_spent():
    s = guided("thales", ready=Four(S=1), hand=("alphabet", "logic"))
    s = do(s, Generate(pay={"S": 1}))
    s = do(s, TakePersonality(person="fibonacci"))
    assert s.me.tokens == Four() and s.pool == Four(S=1)


# --- Milestones ------------------------------------------------------------------------------


def milestone(id: str, covers: tuple[str | None, ...], players: int = 3) -> State:
    s = begun(players, milestones=True)
    assert s.milestone is not None
    decks = tuple(tuple(m for m in (*deck, s.milestone) if m != id) for deck in s.milestone_decks)
    decks = (decks[0], *s.milestone_decks[1:])
    return replace(s, milestone=id, covers=covers, milestone_decks=decks)


def test_pr130_seven_ancient_ones_of_which_the_top_is_current():
    s = begun(3, milestones=True)
    assert s.milestone is not None and [len(deck) for deck in s.milestone_decks] == [6, 5, 4]
    shown = GAME.view(s, "blue").board.milestone
    assert shown.left == 6 and shown.below == ()


def test_a21_looking_through_the_milestones():
    s = house(begun(3, milestones=True), milestone_browse="yes")
    assert GAME.view(s, "blue").board.milestone.below == s.milestone_decks[0]


def test_pr132_a_cost_is_paid_like_a_technology():
    s = put(milestone("aqueduct", (None, None)), hand=("drama",), ready=Four(S=5))
    assert refused(s, PayMilestone(cost=0, pay={"S": 2})) == "pay-unknown"
    s = do(s, PayMilestone(cost=0, pay={"drama": 1}))
    assert s.covers == (s.active, None) and s.turn.actions == 2


def test_pr132_each_cost_is_covered_once():
    s = put(milestone("aqueduct", ("orange", None)), ready=Four(E=4))
    assert refused(s, PayMilestone(cost=0, pay={"E": 2})) == "pr-cost-covered"
    assert refused(s, PayMilestone(cost=2, pay={"E": 2})) == "pr-no-such-cost"


def test_pr132_without_actions_only_the_free_cost():
    s = put(milestone("great-wall", (None, None, None)), ready=Four(E=6))
    s = replace(s, turn=replace(s.turn, actions=0))
    s = do(s, PayMilestone(cost=0, pay={"E": 2}))
    assert s.active != "blue" or refused(s, PayMilestone(cost=1, pay={"E": 2}))


def test_pr132_a_milestone_is_paid_after_a_draw_too():
    s = put(milestone("aqueduct", (None, None)), ready=Four(E=2), hand=())
    s = replace(s, turn=replace(s.turn, actions=0, drawn=True))
    assert do(s, PayMilestone(cost=0, pay={"E": 2})).covers[0] == "blue"


def test_pr133_all_costs_by_one_player():
    s = put(milestone("aqueduct", (None, None)), ready=Four(E=4))
    s = do(do(s, PayMilestone(cost=0, pay={"E": 2})), PayMilestone(cost=1, pay={"E": 2}))
    assert s.me.milestones == ("aqueduct",) and s.me.power.population == 2  # once
    assert s.turn.actions == 1


def test_pr133_the_keeper_has_benefits_again_and_points():
    s = put(begun(2, milestones=True), "blue", milestones=("cathedral",))
    assert power_points(s, "prestige") == {"blue": 10, "orange": 6}
    assert [p.points for p in parts(s, "blue") if p.source == "milestones"] == [3]


@pytest.mark.parametrize("when, board, tokens", [("before", 1, 1), ("after", 0, 1)])
def test_a30_benefits_before_or_after_the_ranking(when, board, tokens):
    s = house(begun(2, milestones=True), milestone_end=when)
    s = put(s, "blue", milestones=("silk-road", "great-library"), skill=Levels(draw=1))
    points = {part.source: part.points for part in parts(s, "blue")}
    assert points["board"] == board and points["milestones"] == 4
    assert points["population"] == (11 if when == "before" else 9)
    assert breaker(s, "blue")[2] == tokens  # a tie is broken after everything is scored


def test_pr134_age_2_replaces_all_but_the_current_one():
    s = begun(2, milestones=True)
    current = s.milestone
    s = put(s, active=("mathematics",), hand=("medicine",), ready=Four(C=2))
    s = do(s, Discover(card="medicine", pay={"C": 2}))
    assert s.age == 2 and s.milestone == current
    assert [len(deck) for deck in s.milestone_decks] == [0, 5, 4] and len(s.milestones_gone) == 6


def test_pr134_the_next_one_is_of_the_new_era():
    s = milestone("aqueduct", ("orange", None))
    gone = s.milestone_decks[0]
    s = replace(s, age=2, milestone_decks=((), *s.milestone_decks[1:]), milestones_gone=gone)
    s = do(put(s, ready=Four(E=2)), PayMilestone(cost=1, pay={"E": 2}))
    assert s.milestone in {m.id for m in FIRST.milestones if m.era == "medieval"}


def test_a22_an_empty_deck_has_no_current_milestone_until_the_next_age():
    s = milestone("aqueduct", ("orange", None), players=2)
    gone = s.milestone_decks[0]
    s = replace(s, milestone_decks=((), *s.milestone_decks[1:]), milestones_gone=gone)
    s = do(put(s, ready=Four(E=2)), PayMilestone(cost=1, pay={"E": 2}))
    assert s.milestone is None
    assert refused(s, PayMilestone(cost=0)) == "pr-no-milestone-now"
    s = put(s, active=("mathematics",), hand=("medicine",), ready=Four(C=2))
    s = do(s, Discover(card="medicine", pay={"C": 2}))
    assert s.age == 2 and s.milestone is not None


def test_pr134_age_4_leaves_only_the_current_one():
    s = begun(2, milestones=True, industrial=True)
    current = s.milestone
    s = replace(s, age=3)
    s = put(s, active=("optics", "university"), hand=("scientific-method",))
    s = do(s, Discover(card="scientific-method"))
    assert s.age == 4 and s.milestone == current
    assert not any(s.milestone_decks) and len(s.milestones_gone) == 15


def test_a_milestone_that_raises_any_skill_asks_nobody_who_has_left():
    s = put(begun(3), "orange", out=True)
    assert options(s, Choice(seat="orange", kind="skill")) == ()


def test_taking_back_is_over_once_a_milestone_is_paid():
    s = put(milestone("aqueduct", (None, None)), ready=Four(E=2), dev=(Dev("wheel", 2),))
    assert do(s, TakeBack(card="wheel")).me.dev == ()
    s = do(s, PayMilestone(cost=0, pay={"E": 2}))
    assert refused(s, TakeBack(card="wheel")) == "pr-too-late-to-take-back"


# --- Industrial Revolution -------------------------------------------------------------------


@pytest.mark.parametrize(
    "players, row",
    [
        (1, (1, 1, 1, 1)),
        (2, (1, 1, 1, 2)),
        (3, (1, 2, 2, 2)),
        (4, (2, 2, 2, 3)),
        (5, (2, 3, 3, 3)),
    ],
)
def test_pr67_thresholds(players, row):
    assert begun(players, industrial=True).thresholds == row


def test_pr140_55_cards_of_age_4_only_with_the_expansion():
    assert len(begun(5, industrial=True).decks[3]) == 55
    assert begun(5).decks[3] == ()


def test_pr66_the_fourth_age_ends_with_symbols_of_the_fifth():
    s = replace(begun(2, industrial=True), age=4)
    s = put(s, active=("mechanics", "steam-engine", "banking"), hand=("thermodynamics", "railways"))
    s = do(s, Discover(card="thermodynamics"))
    assert s.phase == "action" and not s.ended
    s = do(s, Discover(card="railways"))
    assert s.phase == "over" and s.why == "symbols"


@pytest.mark.parametrize("many, points", [(4, 0), (5, 1), (9, 1), (10, 2)])
def test_pr141_a_point_for_every_five_rounded_down(many, points):
    types = [card.id for card in FIRST.cards if card.type == "C" and not card.benefits.set_bonus]
    s = put(begun(2, industrial=True), "blue", active=(*types[: many - 1], "romanticism"))
    sets = [part.points for part in parts(s, "blue") if part.source == "sets"]
    assert sets == [points]


def test_a_choice_comes_before_the_age_that_its_card_opens():
    """PR-63: the age check comes last among a card's benefits."""
    s = replace(begun(2), age=3)
    s = put(s, active=("monasticism", "printing-press"), hand=("reformation",))
    s = do(s, Discover(card="reformation"))
    assert s.choices and not s.ended
    s = do(s, ChooseSkill(skill="draw"))
    assert s.phase == "over" and score(s, s.active)


COMBINATIONS = [
    {"personalities": p, "milestones": m, "industrial": i}
    for p in (False, True)
    for m in (False, True)
    for i in (False, True)
]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("modules", COMBINATIONS, ids=lambda m: "".join(k[0] for k in m if m[k]))
def test_every_combination_begins_and_plays_a_round(players, modules):
    s = begun(players, **modules)
    GAME.invariants(s)
    first = s.active
    for _ in range(players):
        s = shuffled(passed(s))
        GAME.invariants(s)
    assert s.active == first and s.round == 2


def test_hands_over_the_limit_wait_for_the_own_upkeep():
    """A-28: an opening hand of seven, and whatever comes in another's turn."""
    s = begun(3)
    last = s.order[-1]
    s = passed(passed(s))
    assert len(s.of(last).hand) == 7 and s.active == last
    s = do(s, Pass())
    assert s.phase == "upkeep"
    [offer] = GAME.legal(s, last)
    assert offer.vary[0].low == offer.vary[0].high == 2
    assert len(do(s, offer.action).of(last).hand) == 5


def test_powers_are_shown_without_the_end_benefits_until_the_end():
    s = put(begun(2, milestones=True), "blue", milestones=("cathedral",))
    assert s.of("blue").power == Powers()


def test_a_heritage_may_stop_before_all_cards_are_drawn():
    s = do(guided("plato", "al-khwarizmi", hand=(), ready=Four(S=1)), UseHeritage())
    s = do(do(s, Take(age=1, pile="deck")), NoMore())
    assert len(s.me.hand) == 1 and s.phase == "action"


def test_a_technology_put_under_development_after_one_taken_back():
    s = put(begun(2), dev=(Dev("wheel", 2),), hand=("pottery",))
    s = do(do(s, TakeBack(card="wheel")), Research(card="pottery"))
    assert s.me.dev == (Dev("pottery", 4),) and s.me.hand == ("wheel",)
