"""Files of the phone that are generated from this game's data."""

from __future__ import annotations

import msgspec

from server.games.progress.files import SHIPPED


def web_files() -> dict[str, str]:
    """The technologies of the shipped decks, one a line, so that no view has to bring them."""
    decks = []
    for pack in SHIPPED.values():
        lines = ",\n".join(msgspec.json.encode(card).decode() for card in pack.cards)
        decks.append(f'"{pack.id}": [\n{lines}\n]')
    return {"cards.json": "{\n" + ",\n".join(decks) + "\n}\n"}
