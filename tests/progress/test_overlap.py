"""The optional overlap: the next turn begins while the last player still discards (book p.5)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.kernel import Decide
from server.games.progress import GAME
from server.games.progress.actions import (
    Discard,
    Discover,
    Draw,
    Generate,
    Pass,
    QuickDraw,
    Research,
    ShuffleDraw,
    Take,
    UseHeritage,
)
from server.games.progress.invariants import no_age_is_due
from server.games.progress.state import Dev, Four, State
from tests.progress.table import begun, do, house, put, refused

SEVEN = ("wheel", "pottery", "poetry", "drama", "burial", "logic", "geometry")
TWO = Discard(cards={"wheel": 1, "pottery": 1})


def late(players: int = 3, **fields: object) -> State:
    """Blue has two cards too many, and Orange is at turn."""
    s = house(begun(players), upkeep_overlap="yes")
    s = put(s, "blue", hand=SEVEN, ready=Four(), spent=Four(S=1))
    s = do(put(s, "orange", hand=("masonry", "alphabet"), **fields), Pass(), "blue")
    assert (s.late, s.active) == ("blue", "orange")
    return s


def test_without_it_the_next_turn_waits():
    s = do(put(begun(3), hand=SEVEN), Pass())
    assert (s.active, s.phase, s.late) == ("blue", "upkeep", None)


def test_who_has_not_too_many_cards_is_never_late():
    s = house(begun(3), upkeep_overlap="yes")
    assert do(put(s, hand=SEVEN[:5]), Pass()).late is None


def test_both_decide_and_tokens_are_ready_at_once():
    s = late()
    wanted = GAME.pending(s)
    assert isinstance(wanted, Decide) and set(wanted.waiting) == {"blue", "orange"}
    assert s.of("blue").ready == Four(S=1)
    [offer] = GAME.legal(s, "blue")
    assert isinstance(offer.action, Discard) and offer.vary[0].low == offer.vary[0].high == 2
    assert GAME.view(s, "blue").prompt.key == "pr-prompt-upkeep"
    assert GAME.view(s, "orange").prompt.key == "pr-prompt-action"


def test_the_late_discard_leaves_the_other_turn_as_it_is():
    s = do(late(), Research(card="masonry"))
    after = do(s, TWO, "blue")
    assert after.late is None and after.of("blue").hand == SEVEN[2:]
    assert after.discards[0] == ("wheel", "pottery") and after.pool == Four()
    assert (after.active, after.turn) == (s.active, s.turn)
    assert GAME.pending(after).id == GAME.pending(s).id and GAME.pending(after).seats == ("orange",)
    assert refused(after, TWO, "blue") == "pr-not-your-turn"


def test_nobody_does_the_others_part():
    s = late()
    assert refused(s, Pass(), "blue") == "pr-late-first"
    assert refused(s, TWO, "orange") == "pr-not-now"
    assert refused(s, TWO, "green") == "pr-not-your-turn"
    assert refused(s, Discard(cards={"wheel": 1}), "blue") == "pay-short"


@pytest.mark.parametrize(
    "action",
    [
        Draw(),
        QuickDraw(),
        ShuffleDraw(ages=(1,)),
        Generate(pay={"alphabet": 1}),
        Discover(card="masonry", pay={"E": 1, "alphabet": 1}),
    ],
    ids=lambda action: type(action).__name__,
)
def test_nothing_that_needs_a_pile_comes_before_it(action):
    s = replace(late(ready=Four(E=1)), discards=(("drama",), (), (), ()))
    assert refused(s, action) == "pr-upkeep-first"
    assert type(action) not in [type(o.action) for o in GAME.legal(s, "orange")] or (
        isinstance(action, Generate)
    )


def test_tokens_and_prerequisites_pay_meanwhile():
    s = do(late(ready=Four(E=2)), Discover(card="masonry", pay={"E": 2}))
    assert s.of("orange").active == ("masonry",) and s.late == "blue"


def test_what_is_under_development_goes_on():
    s = late(dev=(Dev("masonry", 1), Dev("drama", 3)))
    assert s.of("orange").active == ("masonry",) and s.of("orange").dev == (Dev("drama", 2),)


def test_an_age_begins_only_when_the_discard_is_made():
    s = late(active=("mathematics",), dev=(Dev("medicine", 1),))
    assert s.age == 1 and GAME.pending(s).seats == ("blue",)
    assert not GAME.legal(s, "orange") and GAME.view(s, "orange").prompt.key == "pr-prompt-upkeep"
    no_age_is_due(s)
    after = do(s, TWO, "blue")
    assert after.age == 2 and GAME.pending(after).seats == ("orange",)
    assert GAME.pending(after).id != GAME.pending(s).id


def test_the_next_turn_does_not_end_before_it():
    s = do(late(), Pass())
    assert (s.active, s.phase) == ("orange", "upkeep") and GAME.pending(s).seats == ("blue",)
    assert do(s, TWO, "blue").active == "green"


def test_a_heritage_that_draws_waits_too():
    s = house(replace(begun(2, personalities=True), age=2), upkeep_overlap="yes")
    first, second = s.order
    s = put(s, first, hand=SEVEN)
    s = put(s, second, hand=(), person="al-khwarizmi", people=("plato", "al-khwarizmi"))
    s = do(put(s, second, ready=Four(S=1)), Pass(), first)
    assert refused(s, UseHeritage()) == "pr-upkeep-first"
    assert not [o for o in GAME.legal(s, second) if isinstance(o.action, UseHeritage)]
    s = do(put(s, second, person="fibonacci", people=("plato", "fibonacci")), UseHeritage())
    assert s.of(second).ready.G == 1


def test_who_is_late_may_leave():
    s = GAME.drop(late(), "blue").state
    assert s.late is None and s.active == "orange"
    s = do(do(s, Draw()), Take(age=1, pile="deck"))
    assert s.active == "orange"


def test_printed_cards_and_the_last_turns_know_no_overlap():
    s = house(begun(2, play="companion"), upkeep_overlap="yes")
    s = put(s, hand=("?1",) * 7)
    assert do(s, Pass()).phase == "upkeep"
    s = replace(house(begun(2), upkeep_overlap="yes", end_mode="finish_turn"), ended="symbols")
    assert do(put(s, hand=SEVEN), Pass()).phase == "upkeep"
