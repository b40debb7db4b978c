"""Scenario files: TOML text to a checked draft, with faults named by file, entry and field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from server.games.data_file import Faults, Unreadable, load, read
from server.games.kernel import Fault
from server.games.march_of_progress.cards import PHASES, CountryId, Phase
from server.games.march_of_progress.scenario import Cubes, End, Hands, Initiative, Names, Rules
from server.games.ruling import Phrase

Pairs = tuple[tuple[CountryId, CountryId], ...]


class SpaceFile(Struct, frozen=True, kw_only=True):
    start: int | None = None
    low: int | None = None
    high: int | None = None


class ArmiesFile(Struct, frozen=True, kw_only=True):
    blue: int = 0
    orange: int = 0


class CountryFile(Struct, frozen=True, kw_only=True):
    id: CountryId
    owner: Literal["blue", "orange"] | None = None
    name: Names | None = None
    vp: SpaceFile
    strength: SpaceFile | None = None
    garrison: int = 0
    armies: ArmiesFile | None = None


class ScenarioFile(Struct, frozen=True, kw_only=True):
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


Draft = ScenarioFile | tuple[Fault, ...]


@lru_cache(maxsize=64)
def parse(file: str, text: str) -> Draft:
    """The draft in the text, or everything that keeps it from being one."""
    faults: Faults = []
    raw = load(file, text, faults)
    if faults:
        return tuple(faults)
    try:
        draft: ScenarioFile = read(ScenarioFile, raw, f"{file}: ", faults)
    except Unreadable:
        return tuple(faults)
    missing = Phrase("data-missing")
    return tuple(Fault(f"{file}: {field}", missing) for field in _missing(draft)) or draft


def _missing(draft: ScenarioFile) -> Iterator[str]:
    """The fields that a file with the status `complete` leaves out; and adjacency, which set-up can
    only ask for as a choice of layouts."""
    if draft.adjacency is None and not draft.layouts:
        yield "adjacency"
    for card in draft.countries if draft.status == "complete" else ():
        yield from (f"countries.{card.id}.{field}" for field in _open(card))


def _open(card: CountryFile) -> Iterator[str]:
    for name, space in (("vp", card.vp), ("strength", card.strength)):
        if space is not None:
            fields = ("start", "low", "high")
            yield from (f"{name}.{field}" for field in fields if getattr(space, field) is None)
    yield from (field for field in ("name", "armies") if getattr(card, field) is None)
