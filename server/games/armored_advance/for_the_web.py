"""Files of the phone that are generated from this game's data."""

from __future__ import annotations

import msgspec

from server.games.armored_advance.units.library import shipped


def web_files() -> dict[str, str]:
    """The shipped cards, one a line: a quick check lists them before anything is asked."""
    cards = shipped().cards().values()
    lines = ",\n".join(msgspec.json.encode(card).decode() for card in cards)
    return {"cards.json": f"[\n{lines}\n]\n"}
