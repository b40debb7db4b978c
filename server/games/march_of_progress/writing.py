"""Completing a scenario: a scenario file and the answers at set-up become what is played."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from server.games.kernel import Answer, Fault
from server.games.march_of_progress.cards import PHASES, SEATS
from server.games.march_of_progress.files import CountryFile, ScenarioFile, SpaceFile
from server.games.march_of_progress.scenario import (
    HIGHEST_FACE,
    Country,
    Names,
    Scenario,
    Space,
)
from server.games.ruling import Phrase, Value
from server.games.telling import seat_ref

Answers = Mapping[str, Answer]
Complaint = tuple[str, str, Mapping[str, Value]]  # where in the scenario, text key, values

MOST_COUNTRIES = 8
MOST_ARMIES = 6
_RANGE = re.compile(r"\s*([0-6])\s*[-–]\s*([0-6])\s*")
_ID = re.compile(r"[a-z][a-z0-9_-]*")


def read_range(text: Answer) -> tuple[int, int] | None:
    """`"0-6"`, as it is printed on a die's space."""
    found = _RANGE.fullmatch(text) if isinstance(text, str) else None
    return (int(found[1]), int(found[2])) if found else None


def write(draft: ScenarioFile, file: str, answers: Answers) -> tuple[Scenario, list[Fault]]:
    """The scenario that these answers complete, and its faults, named by the answer that causes
    them."""
    scenario = Scenario(
        id=draft.id,
        name=draft.name,
        countries=tuple(_country(draft, card, answers) for card in draft.countries),
        adjacency=draft.adjacency or draft.layouts.get(str(answers.get("scenario.layout")), ()),
        vp_stock=draft.vp_stock,
        armies_per_player=draft.armies_per_player,
        cards=draft.cards,
        order=draft.order,
        rules=draft.rules,
        initiative=draft.initiative,
        end=draft.end,
    )
    faults = []
    for where, key, values in complaints(scenario):
        places = _to_blame(where, answers) or [f"{file}: {where}"]
        faults += [Fault(place, Phrase(key, values)) for place in places]
    return scenario, faults


def _to_blame(where: str, answers: Answers) -> list[str]:
    """The answers that cause a complaint; several, if a side has too many armies."""
    what, _, seat = where.partition(".")
    if what == "armies":
        return [
            key for key, answer in answers.items() if key.endswith(f".armies_{seat}") and answer
        ]
    return [where] if where in answers else []


def _country(draft: ScenarioFile, card: CountryFile, answers: Answers) -> Country:
    armies = {seat: _armies(card, seat, answers) for seat in SEATS}
    strength = card.strength
    return Country(
        id=card.id,
        name=_name(draft, card, answers),
        owner=card.owner,
        vp=_space(card.id, "vp", card.vp, answers),
        strength=_space(card.id, "strength", strength, answers) if strength else None,
        garrison=card.garrison,
        blue_armies=armies["blue"],
        orange_armies=armies["orange"],
    )


def _name(draft: ScenarioFile, card: CountryFile, answers: Answers) -> Names:
    typed = str(answers.get(f"{card.id}.name") or "").strip()
    if typed:
        return Names(typed, typed)
    if card.name is not None:
        return card.name
    assert draft.home_names is not None  # else the name had to be typed
    first, second = draft.home_names
    return first if answers.get("scenario.first_home") == card.owner else second


def _armies(card: CountryFile, seat: str, answers: Answers) -> int:
    if card.armies is not None:
        return card.armies.blue if seat == "blue" else card.armies.orange
    return int(answers.get(f"{card.id}.armies_{seat}") or 0)


def _space(id: str, what: str, space: SpaceFile, answers: Answers) -> Space:
    low, high = read_range(answers.get(f"{id}.{what}_range")) or (0, 0)
    start = space.start if space.start is not None else answers.get(f"{id}.{what}_start")
    return Space(start=int(start or 0), low=low, high=high)


def complaints(scenario: Scenario) -> Iterator[Complaint]:
    """Everything that keeps the scenario from being played."""
    yield from _of_ids(scenario)
    yield from _of_the_map(scenario)
    for card in scenario.countries:
        yield from _of_a_country(card)
    yield from _of_the_sides(scenario)
    yield from _of_the_rules(scenario)


def _of_ids(scenario: Scenario) -> Iterator[Complaint]:
    ids = [card.id for card in scenario.countries]
    if not _ID.fullmatch(scenario.id):
        yield "id", "mop-fault-id", {}
    for id in ids:
        if not _ID.fullmatch(id):
            yield f"{id}.id", "mop-fault-id", {}
        if ids.count(id) > 1:
            yield f"{id}.id", "mop-fault-same-id", {}
    if not 2 <= len(ids) <= MOST_COUNTRIES:
        yield "countries", "mop-fault-countries", {"most": MOST_COUNTRIES}
    for seat in SEATS:
        if sum(card.owner == seat for card in scenario.countries) != 1:
            yield "countries", "mop-fault-one-home", {"side": seat_ref(seat)}


def _of_the_map(scenario: Scenario) -> Iterator[Complaint]:
    where = "adjacency"
    ids = {card.id for card in scenario.countries}
    for a, b in scenario.adjacency:
        for id in {a, b} - ids:
            yield where, "mop-fault-no-country", {"country": id}
        if a == b:
            yield where, "mop-fault-itself", {"country": a}
    reached, edge = set(), {scenario.countries[0].id} if scenario.countries else set()
    while edge:
        reached |= edge
        edge = {n for id in edge for n in scenario.neighbours(id)} - reached
    if reached != ids:
        yield where, "mop-fault-apart", {}


def _of_a_country(card: Country) -> Iterator[Complaint]:
    yield from _of_a_space(card.id, "vp", card.vp, 0)
    if card.strength is not None:
        yield from _of_a_space(card.id, "strength", card.strength, 1)
    if (card.strength is None) != (card.owner is None):
        yield f"{card.id}.strength", "mop-fault-home-strength", {}
    if not 0 <= card.garrison <= HIGHEST_FACE or (card.garrison and card.owner is None):
        yield f"{card.id}.garrison", "mop-fault-garrison", {}


def _of_a_space(id: str, what: str, space: Space, lowest: int) -> Iterator[Complaint]:
    if not lowest <= space.low <= space.high <= HIGHEST_FACE:
        yield f"{id}.{what}_range", "mop-fault-range", {}
    elif not space.low <= space.start <= space.high:
        values: dict[str, Value] = {"low": space.low, "high": space.high}
        yield f"{id}.{what}_start", "mop-fault-start", values


def _of_the_sides(scenario: Scenario) -> Iterator[Complaint]:
    most = scenario.armies_per_player
    if not 1 <= most <= MOST_ARMIES:
        yield "armies_per_player", "mop-fault-number", {"low": 1, "high": MOST_ARMIES}
    for seat, cards in (("blue", scenario.cards.blue), ("orange", scenario.cards.orange)):
        counts = [card.armies(seat) for card in scenario.countries]
        if min(counts, default=0) < 0 or sum(counts) > most:
            yield f"armies.{seat}", "mop-fault-armies", {"most": most}
        if "score" not in cards or len(set(cards)) != len(cards) or len(cards) < 2:
            yield f"cards.{seat}", "mop-fault-cards", {}


def _of_the_rules(scenario: Scenario) -> Iterator[Complaint]:
    rules, end, cubes = scenario.rules, scenario.end, scenario.vp_stock
    if sorted(scenario.order) != sorted(PHASES):
        yield "order", "mop-fault-order", {}
    if not 0 <= rules.strength_floor_home <= HIGHEST_FACE:
        yield "rules.strength_floor_home", "mop-fault-number", {"low": 0, "high": HIGHEST_FACE}
    if rules.score_base < 1:  # without a sure score a match might never end
        yield "rules.score_base", "mop-fault-score-base", {}
    if cubes.black < 0 or cubes.white < 0 or end.vp < 1 or cubes.vp < 2 * end.vp - 1:
        yield "vp_stock", "mop-fault-cubes", {"need": 2 * end.vp - 1}
