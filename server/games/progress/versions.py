"""What changed between the versions of these rules, and how a match of an older one goes on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from server.games.progress.ages import remove_age
from server.games.progress.data import AGES
from server.games.progress.state import State, excess, has_left
from server.games.progress.turn import advance
from server.games.ruling import Phrase

VERSION = "4"
# By older version: what its log is told.
CHANGED: Mapping[str, tuple[str, ...]] = {
    "1": ("pr-changed-time", "pr-changed-round", "pr-changed-ages"),
    "2": ("pr-changed-round", "pr-changed-ages"),  # its count of the rounds stands, and goes on
    "3": ("pr-changed-ages",),
    VERSION: (),
}


def upgraded(saved: Mapping[str, Any], version: str) -> State:
    """A state that an older version saved."""
    if version not in CHANGED:
        raise ValueError(f"no way from version {version!r} to {VERSION!r}")
    state = msgspec.convert(saved, State)
    if version == VERSION:
        return state
    # What the Time deck costs does not change in the middle of a match.
    return without_old_ages(replace(state, house=replace(state.house, old_time_cards="stay")))


def without_old_ages(s: State) -> State:
    """Version 1 let cards of an age that had left the game come back from the Time deck, and up to
    version 3 Age II stayed in Age IV where the table had decided that Age I stays."""
    before = s
    for age in AGES:
        if has_left(s, age):
            s = remove_age(s, age, [])
    if s == before or s.phase == "over":
        return s
    late = s.late if s.late is not None and excess(s, s.of(s.late)) else None
    return advance(replace(s, late=late, to_discard=min(s.to_discard, len(s.me.hand))), [])


def changes(version: str) -> tuple[Phrase, ...]:
    """A sentence for each change since that version that the players would notice."""
    return tuple(Phrase(key) for key in CHANGED.get(version, ()))
