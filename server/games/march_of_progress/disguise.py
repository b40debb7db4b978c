"""Replacing the only secret of this game, a card picked face down, for the leak test."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.kernel import Luck, Viewer
from server.games.march_of_progress.pick import why_not
from server.games.march_of_progress.state import State, with_player


def disguise(s: State, viewer: Viewer, luck: Luck) -> State:
    """The same view for the viewer; the other sides' hidden picks are random legal cards."""
    if s.stage != "pick" or s.cards == "table":
        return s
    for me in s.players:
        if me.picked is not None and me.seat != viewer:
            possible = [card for card in me.hand if why_not(me, card) is None]
            s = with_player(s, replace(me, picked=luck.choice(possible)))
    return s
