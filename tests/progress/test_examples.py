"""The worked examples of the rules digest, T-01 to T-28, each by its id."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.progress import GAME
from server.games.progress.actions import (
    Activate,
    ChoosePerson,
    Discard,
    Discover,
    Draw,
    Generate,
    NoMore,
    PayMilestone,
    Research,
    Take,
    UseHeritage,
)
from server.games.progress.files import SHIPPED
from server.games.progress.scoring import awards, parts, score
from server.games.progress.solo import penalty, rank
from server.games.progress.state import Dev, Four, Powers, State
from server.games.progress.turn import advance
from tests.progress.table import SEATS, begun, do, me, passed, put, refused, turn

FIVE = ("jane", "john", "mary", "david", "dan")
AWARDS = {
    "prestige": (10, 6, 3, 1, 0),
    "population": (11, 7, 4, 2, 0),
    "army": (12, 7, 3, 1, 0),
}


def jane(**fields: object) -> State:
    """Jane's area in the book's first discovery example."""
    given = {
        "active": ("alphabet", "bridges", "pottery"),
        "ready": Four(E=1, S=1, G=1),
        "hand": ("irrigation", "calendar", "poetry"),
        **fields,
    }
    return put(begun(3), **given)


ALL = {"S": 1, "E": 1, "G": 1, "calendar": 1, "poetry": 1}


def test_t01_a_discarded_card_gives_its_value_in_general_knowledge():
    s = put(begun(), hand=("monotheism", "poetry"))
    s = do(s, Generate(pay={"monotheism": 1}))
    assert s.pool == Four(G=2)
    assert s.discards[0][-1] == "monotheism" and me(s).hand == ("poetry",)


def test_t02_a_flipped_culture_token_gives_one_culture():
    s = put(begun(), ready=Four(C=1))
    s = do(s, Generate(pay={"C": 1}))
    assert s.pool == Four(C=1)
    assert (me(s).ready, me(s).spent) == (Four(), Four(C=1))


def test_t03_jane_discovers_irrigation():
    s = do(jane(), Discover(card="irrigation", pay=ALL))
    assert s.pool == Four()
    assert "irrigation" in me(s).active
    assert me(s).spent == Four(E=1, S=1, G=1)
    assert s.discards[0] == ("calendar", "poetry")


def test_t04_without_poetry_jane_is_one_short():
    s = jane(hand=("irrigation", "calendar"))
    pay = {key: many for key, many in ALL.items() if key != "poetry"}
    assert refused(s, Discover(card="irrigation", pay=pay)) == "pay-short"
    assert not [o for o in GAME.legal(s, s.active, "irrigation") if isinstance(o.action, Discover)]


def second(active: tuple[str, ...]) -> State:
    hand = ("philosophy", "monotheism")
    return jane(active=active, ready=Four(), spent=Four(E=1, S=1, G=1), hand=hand)


def test_t05_jane_discovers_philosophy_with_alphabet_and_monotheism():
    s = second(("alphabet", "bridges", "pottery", "irrigation"))
    s = do(s, Discover(card="philosophy", pay={"monotheism": 1}))
    assert "philosophy" in me(s).active and s.pool == Four()


def test_t06_without_alphabet_the_second_line_is_open():
    s = second(("bridges", "pottery", "irrigation"))
    assert refused(s, Discover(card="philosophy", pay={"monotheism": 1})) == "pay-short"


def test_t07_medicine_with_mathematics_pays_the_culture_line_only():
    s = put(begun(), active=("mathematics",), hand=("medicine", "poetry"), ready=Four(C=1))
    s = do(s, Discover(card="medicine", pay={"C": 1, "poetry": 1}))
    assert "medicine" in me(s).active and s.pool == Four()


@pytest.mark.parametrize(
    "track, places, points",
    [
        pytest.param("prestige", (6, 6, 5, 5, 3), (8, 8, 2, 2, 0), id="T-08"),
        pytest.param("population", (4, 5, 5, 5, 8), (0, 4, 4, 4, 11), id="T-09"),
        pytest.param("army", (5, 3, 3, 4, 3), (12, 1, 1, 7, 1), id="T-10"),
        pytest.param("army", (2, 2, 2, 2, 2), (4, 4, 4, 4, 4), id="T-11"),
        pytest.param("prestige", (4, 4), (8, 8), id="T-12"),
    ],
)
def test_power_tracks_are_awarded_by_rank(track, places, points):
    seats = FIVE[: len(places)]
    given = awards(dict(zip(seats, places, strict=True)), AWARDS[track])
    assert given == dict(zip(seats, points, strict=True))


def test_the_printed_scoring_example_in_a_match():
    s = begun(5)
    prestige, people, army = (6, 6, 5, 5, 3), (4, 5, 5, 5, 8), (5, 3, 3, 4, 3)
    for seat, *at in zip(SEATS, prestige, people, army, strict=True):
        s = put(s, seat, power=Powers(prestige=at[0], population=at[1], army=at[2]))
    scored = {p.seat: [part.points for part in parts(s, p.seat)[:3]] for p in s.players}
    assert scored == {
        "blue": [8, 0, 12],
        "orange": [8, 4, 1],
        "green": [2, 4, 1],
        "plum": [2, 4, 7],
        "chalk": [0, 11, 1],
    }


@pytest.mark.parametrize(
    "cards, lost", [(0, 0), (7, 7), (8, 9), (14, 21), (15, 24), (21, 42), (22, 46)]
)
def test_t13_the_time_deck_costs_points(cards, lost):
    assert penalty(cards) == lost


@pytest.mark.parametrize(
    "points, name",
    [
        (20, "novice"),
        (21, "leader"),
        (40, "leader"),
        (41, "mastermind"),
        (65, "mastermind"),
        (66, "demigod"),
    ],
)
def test_t14_ranks_of_a_player_alone(points, name):
    assert rank(points) == name


@pytest.mark.parametrize(
    "players, hands",
    [(1, [6]), (2, [5, 6]), (3, [5, 6, 7]), (4, [5, 6, 6, 7]), (5, [5, 6, 6, 7, 7])],
)
def test_t15_opening_hands(players, hands):
    s = begun(players)
    assert [len(s.of(seat).hand) for seat in s.order] == hands


def test_t16_research_4_becomes_active_four_turns_later():
    s = put(begun(2), hand=("irrigation",))
    s = do(s, Research(card="irrigation"))
    seat, seen = s.active, [s.me.dev[0].markers]
    for _ in range(4):
        s = passed(passed(s))
        assert s.active == seat
        seen.append(s.me.dev[0].markers if s.me.dev else 0)
    assert seen == [4, 3, 2, 1, 0]
    assert "irrigation" in s.me.active


def test_t17_draw_takes_three_and_ends_the_actions():
    s = do(turn(begun(), actions=2), Draw())
    hand, seat = len(s.me.hand), s.active
    for _ in range(3):
        s = do(s, Take(age=1, pile="deck"))
    assert len(s.of(seat).hand) == hand + 3
    assert s.phase == "upkeep" or s.active != seat


def test_t17_up_to_three_means_fewer_may_be_taken():
    s = put(begun(), hand=("wheel",))
    s = do(s, Draw())
    s = do(do(s, Take(age=1, pile="deck")), NoMore())
    assert s.active != begun().active


def test_t18_one_technology_under_development_at_first():
    s = put(begun(), dev=(Dev("pottery", 2),), hand=("wheel",))
    assert refused(s, Research(card="wheel")) == "pr-development-full"


def test_t19_discard_down_to_the_hand_size_without_knowledge():
    hand = ("wheel", "pottery", "poetry", "drama", "burial", "logic", "geometry", "masonry")
    s = put(begun(), hand=hand)
    seat = s.active
    s = replace(s, phase="upkeep", turn=replace(s.turn, actions=0))
    two = Discard(cards={"wheel": 1, "pottery": 1})
    assert refused(s, two) == "pay-short"
    s = do(s, Discard(cards={"wheel": 1, "pottery": 1, "poetry": 1}))
    assert len(s.of(seat).hand) == 5 and s.pool == Four()


def test_t20_surplus_serves_a_second_discover_and_is_gone_next_turn():
    s = put(begun(2), hand=("pottery", "wheel", "drama", "poetry"))
    s = put(s, hand=("pottery", "mathematics", "drama", "poetry"), active=("alphabet",))
    s = do(s, Discover(card="pottery", pay={"drama": 1, "poetry": 1}))
    assert s.pool == Four(G=1)
    assert s.turn.actions == 1
    assert passed(s).pool == Four()
    again = put(s, hand=("wheel", "agriculture"))
    again = do(again, Discover(card="wheel", pay={"agriculture": 1}))
    assert "wheel" in again.of(s.active).active


def test_t21_age_4_removes_every_age_2_card_that_is_not_active():
    s = begun(5, industrial=True)
    s = replace(s, age=3)
    s = put(s, "blue", active=("calculus", "numerals"), hand=("mechanics",), ready=Four(S=9, E=9))
    s = put(s, "orange", active=("reformation",), hand=("optics", "banking"))
    s = put(s, "green", dev=(Dev("alchemy", 3), Dev("opera", 2)), hand=())
    s = replace(s, active="blue", phase="action", turn=replace(s.turn, actions=2))
    s = do(s, Discover(card="mechanics", pay={"E": 4}))
    assert s.age == 4
    assert s.of("orange").hand == ("banking",)
    assert s.of("green").dev == (Dev("opera", 2),)
    assert "numerals" in s.of("blue").active
    assert not s.decks[1] and not s.discards[1]


def test_t22_age_3_empty_ends_the_game():
    s = replace(begun(3), age=3)
    emptied = replace(s, decks=((), (), (), ()), discards=((), (), (), ()))
    assert advance(emptied, []).why == "empty"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_t23_quicker_the_first_symbol_opens_age_2(players):
    s = put(begun(players, variant="quicker"), active=("mathematics",), hand=("medicine",))
    s = put(s, ready=Four(C=2))
    assert s.turn.actions == 3
    assert do(s, Discover(card="medicine", pay={"C": 2})).age == 2


def with_milestone(id: str, covers: tuple[str | None, ...]) -> State:
    s = begun(3, milestones=True)
    decks = tuple(tuple(each for each in deck if each != id) for deck in s.milestone_decks)
    if s.milestone != id:
        assert s.milestone is not None
        decks = ((s.milestone, *decks[0]), *decks[1:])
    return replace(s, milestone=id, covers=covers, milestone_decks=decks)


def test_t24_the_one_who_paid_most_keeps_the_milestone():
    s = with_milestone("great-library", ("blue", "blue", None))
    s = replace(s, active="orange", phase="action", turn=replace(s.turn, actions=2))
    s = put(s, "orange", ready=Four(C=1))
    s = do(s, PayMilestone(cost=2, pay={"C": 1}))
    assert s.of("blue").milestones == ("great-library",)
    assert (s.of("blue").ready, s.of("orange").ready) == (Four(S=1), Four(S=1))
    assert s.of("green").tokens == Four()


def test_t25_a_tie_takes_the_milestone_out_of_the_game():
    s = with_milestone("aqueduct", ("blue", None))
    s = replace(s, active="orange", phase="action", turn=replace(s.turn, actions=2))
    s = put(s, "orange", ready=Four(E=2))
    s = do(s, PayMilestone(cost=1, pay={"E": 2}))
    assert "aqueduct" in s.milestones_gone
    assert not s.of("blue").milestones and not s.of("orange").milestones
    assert s.of("blue").power.population == s.of("orange").power.population == 2
    assert s.milestone is not None and s.milestone != "aqueduct"


def before_age_3() -> State:
    s = replace(begun(2, personalities=True), age=2)
    return put(s, active=("trigonometry", "shipbuilding"), hand=("cartography",))


def test_t26_age_3_sends_philosophers_away_and_offers_a_scientist():
    s = before_age_3()
    seat, philosopher = s.active, s.me.person
    s = do(s, Discover(card="cartography"))
    assert s.age == 3
    assert all(player.person is None for player in s.players)
    s = do(s, ChoosePerson(person="fibonacci"), seat)
    assert s.of(seat).person == "fibonacci"
    assert s.of(seat).people == (philosopher, "fibonacci")
    other = s.choices[0].seat
    assert other != seat
    s = do(s, ChoosePerson(person=None), other)
    assert s.of(other).person is None and s.active == seat


def test_t27_a_scientists_heritage_is_refused_once_age_3_is_open():
    s = replace(begun(2, personalities=True), age=3)
    s = put(s, person="fibonacci", people=("plato", "fibonacci"))
    assert refused(s, UseHeritage()) == "pr-heritage-late"


def test_t28_set_bonuses_count_separately():
    cards = SHIPPED["open-progress-1"].cards
    nine = tuple(card.id for card in cards if card.type == "S" and card.age < 4)[:9]
    s = put(begun(2, industrial=True), "blue", active=(*nine, "vaccination", "evolution"))
    sets = [reason.change for reason in score(s, "blue").reasons if reason.key == "pr-score-set"]
    assert sets == [2, 2]


def test_several_technologies_without_markers_are_ordered_by_the_player():
    s = begun(2)
    s = put(s, dev=(Dev("pottery", 0), Dev("wheel", 0)))
    s = replace(s, phase="develop")
    s = do(s, Activate(card="wheel"))
    assert s.me.active == ("wheel", "pottery")
