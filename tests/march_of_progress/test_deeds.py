"""What to do on the table: every block, die, cube and card, said as a person would."""

from __future__ import annotations

import random
from typing import Any

import pytest

from server.games.deeds import laid
from server.games.kernel import Seat
from server.games.march_of_progress import GAME
from server.games.march_of_progress.actions import Enter, Pick
from server.games.march_of_progress.board import Board
from server.games.march_of_progress.deeds import deeds, table, trails
from server.words import Words, catalogues
from tests.kernel.playout import playout
from tests.march_of_progress.table import dice, place, points, start


def board(state: Any, viewer: Seat | None = None) -> Board:
    return GAME.view(state, viewer).board


def told(before: Any, after: Any, lang: str = "en") -> list[str]:
    words, view = Words(lang, catalogues([GAME])), GAME.view(after, None)
    made = deeds(board(before), board(after))
    return [f"{deed.seat}: {words.say(deed.text, view.names)}" for deed in made]


def drawn(board: Board) -> dict[str, Any]:
    """What lies on each card and in front of each player, read from the board itself."""
    return {
        "armies": sorted(
            (army.seat, card.id, army.fortified, army.on_capital)
            for card in board.countries
            for army in card.armies
        ),
        "vp dice": {card.id: card.vp.value for card in board.countries if card.vp.value},
        "strength": {card.id: card.strength.value for card in board.countries if card.strength},
        "stock": {area.seat: area.army_stock for area in board.players if area.army_stock},
        "cubes": {"stock": board.vp_stock} | {area.seat: area.vp for area in board.players},
        "initiative": board.initiative,
    }


def drawn_from(lying: dict[str, Any]) -> dict[str, Any]:
    """The same, read from how the table lies."""

    def of(kind: str) -> dict[str, Any]:
        return {key.split("/")[1]: lie for key, lie in lying.items() if key.startswith(f"{kind}/")}

    armies, stock = [], {}
    for key, count in lying.items():
        match key.split("/"):
            case ["army", seat, "stock"]:
                stock[seat] = count
            case ["army", seat, country, how]:
                armies += [(seat, country, "lying" in how, "capital" in how)] * count
    return {
        "armies": sorted(armies),
        "vp dice": of("vp"),
        "strength": of("strength"),
        "stock": stock,
        "cubes": of("cubes"),
        "initiative": lying.get("initiative"),
    }


def test_nothing_that_the_board_draws_is_missing_from_the_deeds():
    boards = [board(moment.after) for moment in playout(GAME, random.Random(11))]
    luck = random.Random(3)
    for _ in range(60):
        before, after = luck.choice(boards), luck.choice(boards)
        assert drawn_from(laid(table(before), deeds(before, after))) == drawn(after)


def test_a_lost_army_is_taken_off_and_put_back_as_it_lay():
    fought = place(start(), "orange", "home_orange")
    before = place(start(), "orange", "home_orange", "neutral lying")
    [off] = told(before, fought)
    assert off.startswith("orange: take Orange’s army off ")
    [back] = told(fought, before)
    assert back.startswith("orange: put an army of Orange from the stock on ")
    assert back.endswith(", lying down")


def test_a_die_is_turned_from_what_it_shows():
    before = dice(start(), blue=2, orange=1)
    [turn] = told(before, dice(start(), blue=1, orange=1))
    assert turn.startswith("blue: turn the strength die from 2 to 1")
    [de] = told(before, dice(start(), blue=1, orange=1), "de")
    assert de.startswith("blue: den Stärkewürfel von 2 auf 1 drehen")


def test_two_dice_of_one_country_are_turned_each_by_its_own_number():
    before, after = dice(start(), 3, 3, 3, orange=1), dice(start(), 3, 3, 2, orange=2)
    strength, vp = told(before, after)
    assert "from 1 to 2" in strength and "from 3 to 2" in vp


def test_cubes_go_back_to_the_stock():
    assert told(points(start(), 3, 1), points(start(), 1, 1)) == [
        "blue: put 2 VP of Blue back into the stock"
    ]


def test_two_armies_that_changed_places_are_left_alone():
    before = place(start(), "blue", "home_blue", "neutral")
    assert told(before, place(start(), "blue", "neutral", "home_blue")) == []


def test_an_army_that_lies_down_is_turned_and_not_carried():
    before = place(start(), "blue", "home_blue", "neutral")
    after = place(start(), "blue", "home_blue", "neutral lying")
    [lay] = told(before, after)
    assert lay.startswith("blue: lay an army of Blue down")
    assert [trail.how for trail in trails(board(before), board(after))] == ["turned"]


@pytest.mark.parametrize(
    "cards, pick, count",
    [("table", Enter(side="blue", card="move1"), 1), ("phone", Pick(card="move1"), 0)],
)
def test_printed_cards_are_taken_back_and_those_on_phones_are_not(cards, pick, count):
    state = start(cards=cards)
    later = GAME.apply(state, "blue", pick).state
    assert len(deeds(board(later), board(state))) == count
