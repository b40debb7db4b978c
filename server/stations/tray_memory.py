"""Which tray lies under which card: remembered by the tray's unique id, whatever port it is on."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

log = logging.getLogger(__name__)
BRIGHT = 6  # of 10: enough indoors, and kind to the supply


class Known(Struct, frozen=True, kw_only=True):
    """One tray. Its number is what people call it; cards go by game, so that next week's table
    needs no dialogue."""

    number: int
    cards: dict[str, str | None] = {}  # game: card; None: not used there
    table: str | None = None  # where it was given its card last
    level: int = BRIGHT  # 0 to 10


class Written(Struct, frozen=True, kw_only=True):
    trays: dict[str, Known] = {}


def usual_path() -> Path:
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home) / "sandtable" / "trays.json"


class TrayMemory:
    """All trays this machine has ever seen, in one small file."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or usual_path()
        self.trays = dict(self.read().trays)

    def read(self) -> Written:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Written)
        except FileNotFoundError:
            return Written()
        except (OSError, msgspec.DecodeError) as why:
            log.warning("%s cannot be read, so no tray has a card yet: %s", self.path, why)
            return Written()

    def tray(self, id: str) -> Known:
        """What is known of a tray; one that was never seen gets the next number."""
        if id not in self.trays:
            taken = {each.number for each in self.trays.values()}
            self.trays[id] = Known(number=min(set(range(1, len(taken) + 2)) - taken))
            self.write()
        return self.trays[id]

    def assign(self, id: str, game: str, card: str | None, table: str) -> None:
        """The tray lies under this card now; whichever lay there at this table does not."""
        for other, known in self.trays.items():
            if card is not None and known.cards.get(game) == card and known.table == table:
                cards = {name: each for name, each in known.cards.items() if name != game}
                self.trays[other] = replace(known, cards=cards)
        known = self.tray(id)
        self.trays[id] = replace(known, cards={**known.cards, game: card}, table=table)
        self.write()

    def brighten(self, id: str, level: int) -> None:
        self.trays[id] = replace(self.tray(id), level=level)
        self.write()

    def write(self) -> None:
        """Whole or not at all: a pulled plug must not cost every assignment."""
        beside = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            beside.write_bytes(msgspec.json.encode(Written(trays=self.trays)))
            beside.replace(self.path)
        except OSError as why:
            log.warning("the trays' cards are not kept: %s", why)
