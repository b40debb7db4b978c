"""Files of the phone that are generated from this game's data."""

from __future__ import annotations

import msgspec

from server.games.armored_advance.lists.squads import SQUADS
from server.games.armored_advance.units.library import shipped


def web_files() -> dict[str, str]:
    """What a quick check lists before anything is asked: the shipped cards, one a line, and the
    book's squads."""
    cards = shipped().cards().values()
    lines = ",\n".join(msgspec.json.encode(card).decode() for card in cards)
    squads = msgspec.json.format(msgspec.json.encode(tuple(SQUADS.values()))).decode()
    return {"cards.json": f"[\n{lines}\n]\n", "squads.json": f"{squads}\n"}
