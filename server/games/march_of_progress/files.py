"""Scenario files: TOML text to a checked draft, with faults named by file, entry and field."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

from server.games.kernel import Fault
from server.games.march_of_progress.cards import PHASES, CountryId, Phase
from server.games.march_of_progress.scenario import Cubes, End, Hands, Initiative, Names, Rules
from server.games.ruling import Phrase

Pairs = tuple[tuple[CountryId, CountryId], ...]


class _Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class SpaceFile(_Entry, frozen=True, kw_only=True):
    start: int | None = None
    low: int | None = None
    high: int | None = None


class ArmiesFile(_Entry, frozen=True, kw_only=True):
    blue: int = 0
    orange: int = 0


class CountryFile(_Entry, frozen=True, kw_only=True):
    id: CountryId
    owner: Literal["blue", "orange"] | None = None
    name: Names | None = None
    vp: SpaceFile
    strength: SpaceFile | None = None
    garrison: int = 0
    armies: ArmiesFile | None = None


class ScenarioFile(_Entry, frozen=True, kw_only=True):
    """A scenario as written down. What a partial one leaves out is asked at set-up."""

    id: str
    status: Literal["complete", "partial"] = "complete"
    name: Names
    countries: tuple[CountryFile, ...]
    adjacency: Pairs | None = None
    layouts: Mapping[str, Pairs] = {}  # a choice of adjacencies
    home_names: tuple[Names, Names] | None = None  # if it is open which side is which
    vp_stock: Cubes
    armies_per_player: int
    cards: Hands = Hands()
    order: tuple[Phase, ...] = PHASES
    rules: Rules = Rules()
    initiative: Initiative = Initiative()
    end: End = End()


@lru_cache(maxsize=64)
def parse(file: str, text: str) -> ScenarioFile | Fault:
    """The draft in the text, or the first thing that keeps it from being one."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        return Fault(file, Phrase("mop-fault-toml", {"problem": str(wrong)}))
    try:
        draft = msgspec.convert(raw, ScenarioFile)
    except msgspec.ValidationError as wrong:
        problem, _, path = str(wrong).partition(" - at `$")
        where = f"{file}: {_entry(raw, path)}" if path else file
        return Fault(where, Phrase("mop-fault-entry", {"problem": problem}))
    return _missing(file, draft) or draft


def _entry(raw: Mapping[str, Any], path: str) -> str:
    """`.countries[1].vp.start` by the country's own name, where it has one."""
    path = path.strip("`.")
    found = re.match(r"countries\[(\d+)\]", path)
    entry = raw["countries"][int(found[1])] if found else None
    if found and isinstance(entry, dict) and isinstance(entry.get("id"), str):
        return f"countries.{entry['id']}{path[found.end() :]}"
    return path


def _missing(file: str, draft: ScenarioFile) -> Fault | None:
    """What a file that calls itself complete still leaves open; and adjacency, which set-up can
    only ask for by a choice of layouts."""
    open_fields = [] if draft.adjacency is not None or draft.layouts else ["adjacency"]
    for card in draft.countries if draft.status == "complete" else ():
        open_fields += (f"countries.{card.id}.{field}" for field in _open(card))
    if not open_fields:
        return None
    return Fault(f"{file}: {open_fields[0]}", Phrase("mop-fault-missing"))


def _open(card: CountryFile) -> list[str]:
    spaces = {"vp": card.vp, "strength": card.strength}
    fields = [
        f"{name}.{field}"
        for name, space in spaces.items()
        if space is not None
        for field in ("start", "low", "high")
        if getattr(space, field) is None
    ]
    return fields + [field for field in ("name", "armies") if getattr(card, field) is None]
