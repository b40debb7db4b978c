"""Personalities and their Heritage (PR-120 to PR-125)."""

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
    Take,
    TakePersonality,
    UseHeritage,
)
from server.games.progress.files import SHIPPED, SHIPPED_TEXTS
from server.games.progress.personalities import next_rank
from server.games.progress.scoring import parts
from server.games.progress.state import Dev, Four, State, value
from tests.progress.table import begun, do, house, put, refused, shuffled

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


@pytest.mark.parametrize("rule, allowed", [("next", True), ("none", False)])
def test_a31_122_who_declines_a_scientist_has_nobody_to_replace(rule, allowed):
    """As after a Heritage, the ruling says whether one may still be taken."""
    s = house(guided("plato", age=2), after_heritage=rule)
    s = put(s, hand=("university",), active=("philosophy", "logic"))
    s = do(replace(s, thresholds=(1, 1, 9, 9)), Discover(card="university"))
    assert s.age == 3 and s.me.person is None and s.choices[0].kind == "scientist"
    s = do(s, ChoosePerson(person=None))
    while s.choices:  # the other's Philosopher leaves too
        s = do(s, ChoosePerson(person=None), s.choices[0].seat)
    if allowed:
        assert do(s, TakePersonality(person="fibonacci")).me.person == "fibonacci"
        assert refused(s, TakePersonality(person="durer")) == "pr-personality-taken"
    else:
        assert refused(s, TakePersonality(person="fibonacci")) == "pr-no-personality-now"


def test_pr125_everybody_who_ever_guided_counts():
    s = guided("plato", "fibonacci", "durer", age=3)
    people = [part.points for part in parts(s, s.active) if part.source == "people"]
    assert people == [1 + 2 + 3]


def test_a25_a_lent_token_goes_back_though_it_is_spent():
    s = guided("thales", ready=Four(S=1), hand=("alphabet", "logic"))
    s = do(s, Generate(pay={"S": 1}))
    s = do(s, TakePersonality(person="fibonacci"))
    assert s.me.tokens == Four() and s.pool == Four(S=1)


def test_a_heritage_may_stop_before_all_cards_are_drawn():
    s = do(guided("plato", "al-khwarizmi", hand=(), ready=Four(S=1)), UseHeritage())
    s = do(do(s, Take(age=1, pile="deck")), NoMore())
    assert len(s.me.hand) == 1 and s.phase == "action"
