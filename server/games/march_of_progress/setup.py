"""Game set-up (MP-1 to MP-5): the table before the first roll."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from server.games.kernel import Seat, Setup
from server.games.march_of_progress.cards import SEATS
from server.games.march_of_progress.form import fill, house_rules
from server.games.march_of_progress.scenario import Scenario
from server.games.march_of_progress.state import Army, House, Player, State, mop
from server.games.telling import refuse


def setup(chosen: Setup, shipped: Mapping[str, str]) -> State:
    """The state these answers start from; refused with the first fault of the form."""
    filled = fill(chosen, shipped)
    if filled.scenario is None:
        fault = filled.form.faults[0]
        raise refuse(fault.text.key, mop("mop-chapter-setup"), **fault.text.values)
    cards: Literal["phone", "table"] = "table" if filled.answers["cards"] == "table" else "phone"
    return lay_out(filled.scenario, house_rules(filled.answers), cards)


def lay_out(scenario: Scenario, house: House, cards: Literal["phone", "table"]) -> State:
    """Cards, dice and armies as the scenario starts."""
    starts = scenario.initiative.start
    return State(
        scenario=scenario,
        house=house,
        cards=cards,
        stage="roll" if starts == "roll" else "pick",
        initiative=None if starts == "roll" else starts,
        stock=scenario.vp_stock.vp,
        players=(_player(scenario, "blue"), _player(scenario, "orange")),
        vp_dice=tuple(card.vp.start for card in scenario.countries),
        armies=tuple(army for seat in SEATS for army in _armies(scenario, seat)),
    )


def _player(scenario: Scenario, seat: Seat) -> Player:
    home = next(card for card in scenario.countries if card.owner == seat)
    assert home.strength is not None
    hand = scenario.cards.blue if seat == "blue" else scenario.cards.orange
    return Player(seat=seat, hand=hand, strength=home.strength.start)


def _armies(scenario: Scenario, seat: Seat) -> list[Army]:
    places: list[str | None] = [
        card.id for card in scenario.countries for _ in range(card.armies(seat))
    ]
    places += [None] * (scenario.armies_per_player - len(places))
    return [Army(f"{seat}-{n}", seat, place) for n, place in enumerate(places, 1)]
