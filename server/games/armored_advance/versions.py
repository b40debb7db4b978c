"""What changed between the versions of these rules, and how a match of an older one goes on.

Where a house rule covers a change, the match keeps the answer it was begun under. What has no
choice is told in its log.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from server.games.armored_advance.state import State
from server.games.ruling import Phrase

VERSION = "2"
# By older version: what house rules added since were before there was a choice.
WAS: Mapping[str, Mapping[str, str]] = {
    "1": {"towed_target": "no"},
    VERSION: {},
}
# By older version: the texts that say what changed without leaving a choice.
CHANGED: Mapping[str, tuple[str, ...]] = {
    "1": ("aa-changed-sandbags", "aa-changed-leaving", "aa-changed-counted", "aa-changed-scouts"),
    VERSION: (),
}


def upgraded(saved: Mapping[str, Any], version: str) -> State:
    """A state that an older version saved, with its answers to the house rules added since."""
    if version not in WAS:
        raise ValueError(f"no way from version {version!r} to {VERSION!r}")
    house = {**WAS[version], **saved["house"]}
    return msgspec.convert({**saved, "house": house}, State)


def changes(version: str) -> tuple[Phrase, ...]:
    """A sentence for each change since that version that no house rule covers."""
    return tuple(Phrase(key) for key in CHANGED.get(version, ()))
