"""Questions while a list is built: cards, costs, codes; and that they give nothing away."""

from __future__ import annotations

import msgspec
import pytest

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import Pick
from server.games.armored_advance.lists import handing_in
from server.games.armored_advance.lists.force_questions import AskCards, AskCode, AskForce
from server.games.armored_advance.lists.forces import (
    Force,
    Limits,
    SquadEntry,
    UnitEntry,
    canonical,
)
from server.games.armored_advance.lists.share import LONGEST_CODE
from server.games.kernel import Setup
from server.games.ruling import IllegalMove
from tests.armored_advance.hand_made import CLUB_UNIT
from tests.armored_advance.table import CARDS, play

STUARTS = Force(name="Patrol", units=(UnitEntry(unit="m5a1-stuart", count=2),))


def start(data=None, **answers):
    return GAME.setup(Setup(answers=answers, data=data or {}), GAME.seats)


def ask(s, question, viewer="blue"):
    return GAME.ask(s, viewer, question)


def judged(s, force):
    return ask(s, AskForce(force=force)).value


def guns(count: int, **more) -> Force:
    return Force(units=(UnitEntry(unit="pak-40", count=count),), **more)


# --- Cards -----------------------------------------------------------------------------------


def test_without_a_match_the_cards_are_the_shipped_ones():
    assert {card.id for card in ask(None, AskCards()).value} == set(CARDS)


def test_a_match_knows_the_clubs_cards_at_its_own_scale():
    cards = {c.id: c for c in ask(start({"club.toml": CLUB_UNIT}, scale="72"), AskCards()).value}
    assert set(cards) == {*CARDS, "bob-semple"}
    small, large = CARDS["tiger-i"].hull.length, cards["tiger-i"].hull.length
    assert large == pytest.approx(small * 100 / 72, abs=1)


def test_without_a_match_a_file_of_ones_own_is_known_where_it_is_sent_along():
    own = (CLUB_UNIT, "this is no file of units")
    cards = {card.id for card in ask(None, AskCards(units=own)).value}
    assert cards == {*CARDS, "bob-semple"}
    force = Force(units=(UnitEntry(unit="bob-semple", count=1),))
    told = ask(None, AskForce(force=force, units=own)).value
    assert (told.faults, told.cost > 0) == ((), True)
    assert ask(None, AskCode(code=told.code, units=own)).value == force
    assert [f.key for f in ask(None, AskForce(force=force)).value.faults] != []
    with pytest.raises(IllegalMove):
        ask(None, AskCode(code=told.code))


@pytest.mark.parametrize("units", [["x"] * 4, ["x" * 100_001], [1]])
def test_no_more_and_no_longer_files_are_sent_along(units):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "ask-cards", "units": units}, AskCards)


# --- What a list costs, and whether it may be played -----------------------------------------


def test_a_sound_list_is_told_its_cost_term_by_term_and_its_code():
    ruling = ask(start(), AskForce(force=STUARTS))
    assert ruling.value.cost == 180 == sum(reason.change for reason in ruling.reasons)
    assert ruling.value.faults == () and ruling.value.code


@pytest.mark.parametrize(
    "force, answers",
    [
        (Force(), {}),
        (Force(units=(UnitEntry(unit="tiger-ii"),)), {}),
        (Force(units=(UnitEntry(unit="maus"),)), {}),
        (Force(units=(UnitEntry(unit="m5a1-stuart", count=-3),)), {}),
        (Force(units=STUARTS.units, squads=(SquadEntry(count=2),)), {"squads": 1}),
        (Force(units=STUARTS.units, squads=(SquadEntry(kind="sniper", grenades=1),)),
         {"squads": 1}),
        (guns(2), {"annihilation_scope": "vehicles"}),
    ],
)  # fmt: skip
def test_what_is_wrong_is_what_handing_it_in_would_be_refused_for(force, answers):
    s = start(**answers)
    found = judged(s, force)
    with pytest.raises(IllegalMove) as no:
        GAME.check(s, "blue", Pick(force=force))
    assert found.faults[0] == no.value.reason


@pytest.mark.parametrize("n", range(3))
def test_every_ready_list_that_is_offered_has_no_faults(n):
    s = start(**[{}, {"mission": "domination"}, {"requisition": 100}][n])
    for force in handing_in.presets(s):
        assert judged(s, force).faults == ()
        GAME.check(s, "blue", Pick(force=force))


def test_a_list_that_may_be_played_may_still_be_worth_a_word():
    told = judged(start(requisition=2000), guns(3)).advice
    assert {reason.key for reason in told} == {"aa-force-many-actions", "aa-force-unmanned"}


def test_impossible_numbers_have_no_code():
    wrong = Force(units=(UnitEntry(unit="m5a1-stuart", count=-3),))
    found = judged(start(), wrong)
    assert found.code is None and found.faults[0].key == "aa-force-count"


# --- Codes -----------------------------------------------------------------------------------


def test_a_code_brings_the_list_back():
    s = start(squads=2)
    force = Force(units=STUARTS.units, squads=(SquadEntry(machine_gun=True, grenades=2),))
    code = judged(s, force).code
    assert ask(s, AskCode(code=code)).value == canonical(force)


def test_a_clubs_unit_is_unknown_where_the_club_is_not():
    own = Force(units=(UnitEntry(unit="bob-semple"),))
    code = judged(start({"club.toml": CLUB_UNIT}), own).code
    assert ask(start({"club.toml": CLUB_UNIT}), AskCode(code=code)).value == own
    with pytest.raises(IllegalMove, match="aa-share"):
        ask(start(), AskCode(code=code))


@pytest.mark.parametrize("code", ["", "nonsense", "0000-0000-0000", "\u2603"])
def test_what_is_no_code_is_refused(code):
    with pytest.raises(IllegalMove, match="aa-share"):
        ask(start(), AskCode(code=code))


def test_an_endless_code_is_not_even_read():
    raw = msgspec.json.encode({"type": "ask-code", "code": "x" * (2 * LONGEST_CODE + 1)})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(raw, type=GAME.types.question)


# --- Without a match, and in secret ----------------------------------------------------------


def test_without_a_match_a_list_is_held_to_the_limits_it_is_asked_with():
    limits = Limits(requisition=100, actions=2)
    found = ask(None, AskForce(force=STUARTS, limits=limits)).value
    assert (found.cost, found.actions) == (180, 2 * CARDS["m5a1-stuart"].actions)
    assert [reason.key for reason in found.faults] == ["aa-force-over"]
    assert ask(None, AskForce(force=STUARTS)).value.faults == (), "without limits, no fault"
    assert ask(None, AskCode(code=found.code)).value == STUARTS


def test_in_a_match_its_own_limits_count_whatever_is_asked():
    wide = Limits(requisition=10**6, actions=5)
    s = start(requisition=100)
    asked = ask(s, AskForce(force=STUARTS, limits=wide)).value
    assert asked == judged(s, STUARTS) and asked.faults


@pytest.mark.parametrize("limits", [{"requisition": -1}, {"requisition": 2 * 10**6}, {"cards": 1}])
def test_limits_that_nobody_plays_by_are_not_even_read(limits):
    question = {"type": "ask-force", "force": {}, "limits": {"requisition": 1, "actions": 5}}
    assert msgspec.convert(question, GAME.types.question)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(
            {**question, "limits": {**question["limits"], **limits}}, GAME.types.question
        )


def test_asking_changes_nothing_and_tells_nothing_of_the_other_sides_list():
    s = start()
    sealed = play(s, Pick(force=STUARTS), "orange")
    for question in (AskCards(), AskForce(force=STUARTS)):
        assert ask(s, question) == ask(sealed, question)
    assert sealed.sealed[0] is None
