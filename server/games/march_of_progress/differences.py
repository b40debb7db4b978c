"""What a scenario changes against the introduction, for the rules of the match.

Nobody chooses these: each is a field of the form with one answer, and so stands wherever the
options and house rules of a match are shown.
"""

from __future__ import annotations

from collections.abc import Iterator

from server.games.kernel import Choice, Field, Seat
from server.games.march_of_progress.cards import CARDS, PHASES, SEATS, Card
from server.games.march_of_progress.files import ScenarioFile
from server.games.march_of_progress.scenario import Cubes, End, Initiative, Rules
from server.games.march_of_progress.state import card_ref, mop
from server.games.ruling import Phrase, Ref, Value
from server.games.telling import seat_ref

INTRODUCTION = (Cubes(black=5, white=10), 3)  # its cubes, and the armies of a side
ANSWER = "scenario"  # the only one there is


def differences(draft: ScenarioFile) -> Iterator[Field]:
    """One field for each change, in the order of a turn."""
    yield from _cards(draft)
    yield from _order(draft)
    yield from _rules(draft.rules)
    yield from _end(draft.end)
    cubes, armies = INTRODUCTION
    if draft.vp_stock.vp != cubes.vp:
        stock = draft.vp_stock
        yield _field("vp_stock", vp=stock.vp, black=stock.black, white=stock.white)
    if draft.armies_per_player != armies:
        yield _field("armies", count=draft.armies_per_player)


def _cards(draft: ScenarioFile) -> Iterator[Field]:
    blue, orange = _left_out(draft.cards.blue), _left_out(draft.cards.orange)
    if blue == orange:
        if blue:
            yield _field("cards", cards=blue)
        return
    for seat, missing in zip(SEATS, (blue, orange), strict=True):
        if missing:
            yield _field("cards_of", seat, side=seat_ref(seat), cards=missing)


def _left_out(cards: tuple[Card, ...]) -> tuple[Ref, ...]:
    return tuple(card_ref(card) for card in CARDS if card not in cards)


def _order(draft: ScenarioFile) -> Iterator[Field]:
    usual, starts = Initiative(), draft.initiative.start
    if draft.order != PHASES:
        yield _field("order", phases=_phases(draft.order))
    if starts != "roll":
        yield _field("start", side=seat_ref(starts))
    if set(draft.initiative.flip_on) != set(usual.flip_on):
        flips = _phases(draft.initiative.flip_on)
        yield _field("flip", count=len(flips), phases=flips)


def _phases(phases: tuple[str, ...]) -> tuple[Ref, ...]:
    return tuple(Ref("mop-ui-phase", phase) for phase in phases)


def _rules(rules: Rules) -> Iterator[Field]:
    usual = Rules()
    if rules.strength_floor_home != usual.strength_floor_home:
        yield _field("strength_floor", floor=rules.strength_floor_home)
    if rules.score_base != usual.score_base:
        yield _field("score_base", vp=rules.score_base)
    if rules.score_home_blocked_by != usual.score_home_blocked_by:
        yield _field("score_home")
    if rules.score_nothing_if_capital_occupied != usual.score_nothing_if_capital_occupied:
        yield _field("score_occupied")


def _end(end: End) -> Iterator[Field]:
    usual = End()
    if end.vp != usual.vp:
        yield _field("end_vp", vp=end.vp)
    if end.both != usual.both:
        yield _field("end_both", vp=end.vp)


def _field(name: str, seat: Seat | None = None, **values: Value) -> Field:
    """Texts: `mop-differs-<name>` names the matter, `mop-differs-<name>-says` tells the change."""
    says = Phrase(f"mop-differs-{name}-says", values)
    return Field(
        key=f"scenario.rule_{name}" if seat is None else f"scenario.rule_{name}_{seat}",
        group="option",
        label=Phrase(f"mop-differs-{name}", values),
        kind="choice",
        default=ANSWER,
        choices=(Choice(id=ANSWER, label=says),),
        cite=mop("mop-chapter-scenario"),
    )
