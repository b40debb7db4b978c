"""Printed personalities and milestones that no deck file knows, entered by their icons."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.bot import Seen
from server.games.kernel import Setup
from server.games.mixer import Mixer
from server.games.progress import GAME
from server.games.progress.actions import (
    ChoosePerson,
    Discover,
    Draw,
    EnterCard,
    EnterMilestone,
    EnterPerson,
    PayMilestone,
    TakeBack,
    UseHeritage,
)
from server.games.progress.bots import BOTS
from server.games.progress.deeds import deeds
from server.games.progress.scoring import parts
from server.games.progress.state import Dev, Four, Levels, State, milestone_of, person_of, value
from tests.progress.table import begun, do, passed, put, refused

PRINTED = {"play": "companion"}


def seen(s: State) -> State:
    GAME.invariants(s)
    for viewer in (*GAME.seats[: len(s.players)], None):
        assert GAME.view(s, viewer)
    return s


def dealt() -> State:
    """Two Philosophers of the printed game, whom our deck does not have."""
    s = begun(2, personalities=True, **PRINTED)
    assert s.choices[0].kind == "philosopher"
    s = do(s, EnterPerson(icon="hand", order=3, vp=2), "blue")
    return seen(do(s, EnterPerson(icon="kG", order=1, vp=1), "orange"))


def test_philosophers_of_the_printed_game_are_dealt_by_their_icons():
    s = dealt()
    assert s.order == ("orange", "blue")  # by the numbers on them
    assert s.of("blue").people == ("own-philosopher-1",)
    assert value(s, s.of("blue"), "hand") == 6 and s.of("orange").ready == Four(G=1)
    points = [part.points for part in parts(s, "blue") if part.source == "people"]
    assert points == [2]


def test_two_philosophers_have_two_numbers():
    s = do(begun(2, personalities=True, **PRINTED), EnterPerson(icon="hand", order=3), "blue")
    assert refused(s, EnterPerson(icon="draw", order=3), "orange") == "pr-order-taken"
    assert refused(s, EnterPerson(icon="any", order=4), "orange") == "pr-no-such-icon"
    assert refused(s, EnterPerson(icon="draw", order=4, vp=99), "orange") == "pr-no-such-icon"
    s = do(s, ChoosePerson(person="plato"), "orange")  # or one of our own
    assert s.of("orange").person == "plato"


def test_anybody_may_enter_and_everybody_knows_whose_turn_it_is():
    s = dealt()
    wanted = GAME.pending(s)
    assert wanted.waiting == ("orange",) and set(wanted.seats) == {"blue", "orange"}
    s = do(s, Draw(), "blue")  # for orange
    assert s.active == "orange" and GAME.pending(s).waiting == ("orange",)
    assert GAME.view(s, "orange").prompt.key == "pr-prompt-draw"
    assert GAME.view(s, "blue").prompt.key == "pr-watch-draw"


@pytest.mark.parametrize("level", BOTS)
def test_bots_enter_nothing(level):
    """They could only make up which printed cards they hold."""
    s = begun(2, **PRINTED)
    told = Seen(seat="blue", view=GAME.view(s, "blue"), pending=GAME.pending(s))
    assert told.view.offers and BOTS[level].choose(told, Mixer(1)) is None


def test_a_scientist_takes_over_and_leaves_a_heritage():
    s = replace(dealt(), age=2)
    s = put(s, dev=(Dev("optics", 4),))
    entered = EnterPerson(icon="draw", vp=2, leaves="kS", army=2, markers=3)
    s = seen_person(do(s, entered))
    assert s.me.person == "own-scientist-1" and value(s, s.me, "draw") == 4
    assert s.me.ready == Four()  # what the Philosopher lent is gone
    s = do(s, UseHeritage())
    assert s.me.power.army == 2 and s.me.ready == Four(S=1) and s.choices[0].many == 3


def seen_person(s: State) -> State:
    shown = {person.id for person in GAME.view(s, None).board.people}
    assert {id for player in s.players for id in player.people} <= shown
    return s


def test_no_personality_out_of_its_time():
    assert refused(dealt(), EnterPerson(icon="draw")) == "pr-no-personality-now"
    s = replace(begun(2, personalities=True), age=2)
    assert refused(s, EnterPerson(icon="draw")) == "pr-no-personality-now"


def test_a_milestone_of_the_printed_game():
    s = begun(2, milestones=True, **PRINTED)
    assert s.choices[0].kind == "milestone"
    before = len(s.milestone_decks[0])
    s = seen(do(s, EnterMilestone(first="3S", second="2C", third="none", icon="kE", army=1, vp=4)))
    assert s.milestone == "own-1" and len(s.milestone_decks[0]) == before - 1
    assert [(c.amount, c.type) for c in milestone_of(s, "own-1").costs] == [(3, "S"), (2, "C")]
    s = put(s, ready=Four(S=3, C=2))
    s, before = do(s, PayMilestone(cost=0, pay={"S": 3})), s
    assert "pr-deed-cover" in told_deeds(before, s)
    s, before = do(s, PayMilestone(cost=1, pay={"C": 2})), s
    assert "pr-deed-cover" in told_deeds(before, s)  # the first marker comes back
    keeper = s.of("blue")
    assert keeper.milestones == ("own-1",) and keeper.power.army == 1
    assert s.choices[0].kind == "milestone"  # the next one lies on top
    assert [p.points for p in parts(s, "blue") if p.source == "milestones"] == [4]


def told_deeds(before: State, after: State) -> list[str]:
    boards = (GAME.view(state, "blue").board for state in (before, after))
    return [deed.text.key for deed in deeds(*boards)]


@pytest.mark.parametrize("costs", [("none", "2S"), ("2S", "none"), ("2S", "99S"), ("2S", "2G")])
def test_a_milestone_has_two_costs_at_least(costs):
    s = begun(2, milestones=True, **PRINTED)
    entered = EnterMilestone(first=costs[0], second=costs[1], icon="none")
    assert refused(s, entered) == "pr-no-such-icon"


def test_digital_decks_have_their_own():
    s = replace(begun(2, personalities=True, milestones=True), age=2)
    assert not [o for o in GAME.legal(s, s.active) if isinstance(o.action, EnterPerson)]
    assert person_of(s, s.me.people[0]).rank == "philosopher"


def test_the_table_says_how_many_printed_cards_there_are():
    counted = {"deck.I": 40, "deck.II": 25, "deck.III": 24}
    s = begun(3, play="companion", **counted)
    assert [len(deck) for deck in s.decks] == [40 - 18, 25, 24, 0]
    GAME.invariants(s)
    asked = {f.key: f for f in GAME.form(Setup(answers={"players": 3, "play": "companion"})).fields}
    assert asked["deck.I"].default == 44 and asked["deck.I"].low == 19
    assert "deck.I" not in {f.key for f in GAME.form(Setup(answers={"players": 3})).fields}
    left = GAME.form(Setup(answers={"players": 3, **counted}))
    assert left.faults == ()  # the answers of a set-up that was changed to cards on the phones


def test_a_card_that_no_file_knows_is_put_under_development():
    s = put(begun(2, **PRINTED), ready=Four(S=1))
    entered = EnterCard(age=1, kind="C", icon="draw", army=2, vp=1, research=True)
    assert refused(s, replace(entered, pay={"S": 1})) == "pr-nothing-to-pay"
    hand, seat = len(s.me.hand), s.active
    s = seen(do(s, entered))
    assert s.me.dev == (Dev("own-1", 4),) and len(s.me.hand) == hand - 1 and not s.me.active
    assert refused(s, entered) == "pr-development-full"
    assert not any(
        o.action.research for o in GAME.legal(s, seat) if isinstance(o.action, EnterCard)
    )
    s = put(s, dev=(Dev("own-1", 1),))
    s = passed(passed(s))
    assert s.me.active == ("own-1",) and s.me.power.army == 2 and s.me.skill.draw == 1
    back = put(s, active=(), dev=(Dev("own-1", 2),))
    assert do(back, TakeBack(card="own-1")).me.hand.count("?1") == s.me.hand.count("?1") + 1


def test_a_set_bonus_stands_on_cards_of_age_4_alone():
    s = replace(begun(2, industrial=True, **PRINTED), age=4)
    s = put(s, hand=("?3", "?4"))
    assert refused(s, EnterCard(age=3, kind="E", icon="setE")) == "pr-no-such-icon"
    s = do(s, EnterCard(age=4, kind="E", icon="setE", vp=4))
    assert s.extra[0].benefits.set_bonus == "E"


def test_p5_no_more_actions_than_the_skill_whoever_lends_a_step_of_it():
    """A Philosopher who lends an action goes with Age II, and a Scientist lends it again: the
    skill is where it was, and so is the number of actions."""
    s = begun(2, personalities=True, **PRINTED)
    s = do(s, EnterPerson(icon="action", order=1), "blue")
    s = do(s, EnterPerson(icon="draw", order=2), "orange")
    assert s.turn.actions == value(s, s.me, "action") == 3
    s = put(replace(s, age=2), active=("trigonometry", "shipbuilding"), hand=("?2", "?2"))
    s = do(s, Discover(card="cartography"))
    assert s.age == 3 and s.turn.actions == 2 and s.choices[0].seat == "blue"
    lent = do(s, EnterPerson(icon="action"), "blue")
    assert value(lent, lent.me, "action") == 3 and lent.turn.actions == 2
    more = do(put(s, skill=Levels(action=1)), EnterPerson(icon="action"), "blue")
    assert value(more, more.me, "action") == 4 and more.turn.actions == 3


def test_hints_know_that_the_cards_lie_on_the_table():
    """No card can be tapped that is not on the phone."""
    assert GAME.view(begun(2, play="companion"), "blue").prompt.values["play"] == "companion"
    assert GAME.view(begun(2), "blue").prompt.values["play"] == "digital"
