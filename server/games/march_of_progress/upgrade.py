"""From older versions of these rules to the one at hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from server.games.march_of_progress.state import State
from server.games.ruling import Phrase

CHANGES: Mapping[str, tuple[str, ...]] = {  # what each version changed
    "1": (),
    "2": ("mop-changed-combat-record",),
    "3": ("mop-changed-forced-attack", "mop-changed-last-turn", "mop-changed-cards"),
}
KEPT_SINCE_3 = {"forced_attack": "any_standing"}  # what older rules did without asking


def upgrade(saved: Mapping[str, Any], version: str, newest: str) -> State:
    """A state of any version. House rules added since it keep the answer it was played by."""
    if version not in CHANGES:
        raise ValueError(f"no way from version {version!r} to {newest!r}")
    if version != newest:
        saved = {**saved, "house": {**saved["house"], **KEPT_SINCE_3}}
    return msgspec.convert(saved, State)


def changes(version: str) -> tuple[Phrase, ...]:
    """What the versions after this one changed."""
    later = (keys for number, keys in CHANGES.items() if int(number) > int(version))
    return tuple(Phrase(key) for keys in later for key in keys)
