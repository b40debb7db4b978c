"""Data packs of Armored Advance: boards, units and force lists."""

from __future__ import annotations

from collections.abc import Mapping

from server.games.armored_advance.ground import boards
from server.games.armored_advance.ground.plan import BoardPlan
from server.games.armored_advance.lists import forces
from server.games.armored_advance.lists.forces import Cards, Force, Limits, UnitEntry
from server.games.armored_advance.units import unit_files
from server.games.armored_advance.units.library import library
from server.games.kernel import Answer, Fault
from server.games.pack import PackKind, Texts
from server.games.package import data_files
from server.games.ruling import IllegalMove, Phrase, Reason, Ref, Value

DEAREST = 10**6  # a list is held to a match's limits when it is handed in, not when it is saved


# --- Boards ----------------------------------------------------------------------------------


def check_board(file: str, text: str, others: Texts) -> tuple[Fault, ...]:
    plan = boards.parse(file, text)
    return () if isinstance(plan, BoardPlan) else plan


def choose_board(text: str) -> Mapping[str, Answer]:
    plan = boards.parse("", text)
    return {"board": plan.id} if isinstance(plan, BoardPlan) else {}


# --- Units -----------------------------------------------------------------------------------


def check_units(file: str, text: str, others: Texts) -> tuple[Fault, ...]:
    found = unit_files.parse(file, text)
    if not found.units and not found.faults:  # a board, which lies beside units in a folder
        return (Fault(file, Phrase("aa-library-no-units")),)
    return found.faults


# --- Lists -----------------------------------------------------------------------------------


def check_list(file: str, text: str, others: Texts) -> tuple[Fault, ...]:
    """What is wrong with a list whatever is played; units may be the club's."""
    try:
        force = forces.from_json(text)
    except IllegalMove as no:
        return (Fault(file, Phrase(no.reason.key, no.reason.values)),)
    cards = library(others).cards()
    wrong = forces.faults(force, cards, Limits(requisition=DEAREST, actions=1))
    return tuple(Fault(f"{file}: {_entry(reason)}", _plain(reason, cards)) for reason in wrong)


def _entry(reason: Reason) -> str:
    """Which part of the list a reason is about."""
    what = reason.values.get("unit", reason.values.get("what", reason.values.get("squad")))
    return what.id if isinstance(what, Ref) else str(what or "units")


def _plain(reason: Reason, cards: Cards) -> Phrase:
    """The reason with names in it: outside a match nobody else knows what a unit is called."""
    return Phrase(reason.key, {key: _named(each, cards) for key, each in reason.values.items()})


def _named(value: Value, cards: Cards) -> Value:
    if isinstance(value, Ref) and value == forces.card_ref(value.id):
        return cards[value.id].name.en if value.id in cards else value.id
    return value


PACKS = (
    PackKind(
        id="board",
        label=Phrase("aa-pack-board"),
        hint=Phrase("aa-pack-board-hint"),
        example=data_files(__package__, "ground/boards")["hedgerows.toml"],
        check=check_board,
        answers=choose_board,
    ),
    PackKind(
        id="units",
        label=Phrase("aa-pack-units"),
        hint=Phrase("aa-pack-units-hint"),
        example=data_files(__package__, "units")["italy.toml"],
        check=check_units,
    ),
    PackKind(
        id="list",
        label=Phrase("aa-pack-list"),
        hint=Phrase("aa-pack-list-hint"),
        example=forces.to_json(Force(name="Stuarts", units=(UnitEntry(unit="m5a1-stuart"),))),
        ending=".json",
        check=check_list,
        at_setup=False,
        builds_on=("units",),
    ),
)
