"""Industrial Revolution (PR-140, PR-141), and every combination of expansions."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.progress import GAME
from server.games.progress.actions import ChooseSkill, Discover, Pass, Research, TakeBack
from server.games.progress.files import SHIPPED
from server.games.progress.scoring import parts, score
from server.games.progress.state import Dev, Powers
from tests.progress.table import begun, do, passed, put, shuffled

FIRST = SHIPPED["open-progress-1"]


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


def test_a_technology_put_under_development_after_one_taken_back():
    s = put(begun(2), dev=(Dev("wheel", 2),), hand=("pottery",))
    s = do(do(s, TakeBack(card="wheel")), Research(card="pottery"))
    assert s.me.dev == (Dev("pottery", 4),) and s.me.hand == ("wheel",)
