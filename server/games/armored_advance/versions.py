"""What changed between the versions of these rules, and how a match of an older one goes on.

Where a house rule covers a change, the match keeps the answer it was begun under; so it does with
heights, which are exact where `Options.height_error` was not saved. What has no choice is told in
its log.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from server.games.armored_advance.state import State
from server.games.ruling import Phrase

VERSION = "3"
# By older version: what house rules added since were before there was a choice.
WAS: Mapping[str, Mapping[str, str]] = {
    "1": {"towed_target": "no", "seen_share": "edge_length"},
    "2": {"seen_share": "edge_length"},
    VERSION: {},
}
# By older version: what its log is told: what changed without leaving a choice, and what is
# measured anew elsewhere and not here.
CHANGED: Mapping[str, tuple[str, ...]] = {
    "1": (
        "aa-changed-sandbags",
        "aa-changed-leaving",
        "aa-changed-counted",
        "aa-changed-scouts",
        "aa-kept-sight",
    ),
    "2": ("aa-kept-sight",),
    VERSION: (),
}


def upgraded(saved: Mapping[str, Any], version: str) -> State:
    """A state that an older version saved, with its answers to the house rules added since."""
    if version not in WAS:
        raise ValueError(f"no way from version {version!r} to {VERSION!r}")
    house = {**WAS[version], **saved["house"]}
    return msgspec.convert({**saved, "house": house}, State)


def changes(version: str) -> tuple[Phrase, ...]:
    """A sentence for each change since that version that the players would notice."""
    return tuple(Phrase(key) for key in CHANGED.get(version, ()))
