"""The one secret of this game is a sealed force list: replaced by another, for the leak test."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.armored_advance.lists import forces
from server.games.armored_advance.lists.handing_in import presets
from server.games.armored_advance.state import SEATS, State
from server.games.kernel import Luck, Viewer


def disguise(s: State, viewer: Viewer, luck: Luck) -> State:
    """The same table to the viewer; every other side's sealed list is some list it could be."""
    if s.stage != "lists":
        return s
    sealed = tuple(
        text if text is None or seat == viewer else forces.to_json(luck.choice(presets(s)))
        for seat, text in zip(SEATS, s.sealed, strict=True)
    )
    return replace(s, sealed=sealed)
