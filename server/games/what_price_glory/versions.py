"""What changed between the versions of these rules, and how a match of an older one goes on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from server.games.ruling import Phrase
from server.games.what_price_glory.play import go_on
from server.games.what_price_glory.state import State

VERSION = "5"
SINCE_4 = ("wpg-changed-full-trains", "wpg-changed-turned-back")
SINCE_3 = ("wpg-changed-rain-first", "wpg-changed-tank-cover", *SINCE_4)
SINCE_2 = ("wpg-changed-second-card", "wpg-changed-stand-in", "wpg-changed-groups", *SINCE_3)
# By older version: what its log is told.
CHANGED: Mapping[str, tuple[str, ...]] = {
    "1": ("wpg-changed-crossing", "wpg-changed-gas", "wpg-changed-order", *SINCE_2),
    "2": SINCE_2,
    "3": SINCE_3,
    "4": SINCE_4,
    VERSION: (),
}


def upgraded(saved: Mapping[str, Any], version: str) -> State:
    """A state that an older version saved."""
    if version not in CHANGED:
        raise ValueError(f"no way from version {version!r} to {VERSION!r}")
    if version == "1" and saved["impulse"] is not None:
        saved = {**saved, "impulse": _counted(saved["impulse"])}
    state = msgspec.convert(saved, State)
    # What was asked may have no answer any more, as of a card that nobody is left for.
    return state if version == VERSION else go_on(state, [])


def _counted(impulse: Mapping[str, Any]) -> Mapping[str, Any]:
    """Version 1 knew how many units had crossed a boundary in the action, and not which."""
    before = impulse.get("crossed", {})
    crossed = {key: [f"unknown-{n}" for n in range(many)] for key, many in before.items()}
    return {**impulse, "crossed": crossed}


def changes(version: str) -> tuple[Phrase, ...]:
    """A sentence for each change since that version that the players would notice."""
    return tuple(Phrase(key) for key in CHANGED.get(version, ()))
