"""Data packs of March: scenarios."""

from __future__ import annotations

from collections.abc import Mapping

from server.games.kernel import Answer, Fault, Setup
from server.games.march_of_progress.files import ScenarioFile, parse
from server.games.march_of_progress.form import fill
from server.games.pack import PackKind, Texts
from server.games.package import data_files
from server.games.ruling import Phrase

SHIPPED = data_files(__package__, "scenarios")


def check_scenario(file: str, text: str, others: Texts) -> tuple[Fault, ...]:
    """What keeps the scenario from being played; what a partial one leaves open is no fault."""
    draft = parse(file, text)
    if not isinstance(draft, ScenarioFile):
        return draft
    filled = fill(Setup(answers={"scenario": draft.id}, data={file: text}), SHIPPED)
    return tuple(fault for fault in filled.form.faults if fault.where.startswith(f"{file}:"))


def choose_scenario(text: str) -> Mapping[str, Answer]:
    draft = parse("", text)
    return {"scenario": draft.id} if isinstance(draft, ScenarioFile) else {}


PACKS = (
    PackKind(
        id="scenario",
        label=Phrase("mop-pack-scenario"),
        hint=Phrase("mop-pack-scenario-hint"),
        example=SHIPPED["thirty-years-war.toml"],
        check=check_scenario,
        answers=choose_scenario,
    ),
)
