"""Files of the phone that are generated from this game's data."""

from __future__ import annotations

import msgspec

from server.games.armored_advance.lists.force_questions import ready_lists
from server.games.armored_advance.lists.squads import SQUADS
from server.games.armored_advance.questions.board_questions import shipped_drafts
from server.games.armored_advance.units.library import shipped


def web_files() -> dict[str, str]:
    """What pages list before anything is asked: the shipped cards, one a line, the book's squads,
    the ready lists, and the shipped boards as the editor begins from them."""
    cards = shipped().cards().values()
    lines = ",\n".join(msgspec.json.encode(card).decode() for card in cards)
    squads = msgspec.json.format(msgspec.json.encode(tuple(SQUADS.values()))).decode()
    lists = ",\n".join(msgspec.json.encode(ready).decode() for ready in ready_lists())
    boards = ",\n".join(msgspec.json.encode(board).decode() for board in shipped_drafts())
    return {
        "cards.json": f"[\n{lines}\n]\n",
        "squads.json": f"{squads}\n",
        "ready-lists.json": f"[\n{lists}\n]\n",
        "boards.json": f"[\n{boards}\n]\n",
    }
