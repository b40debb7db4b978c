"""One canonical text of any value of a game, so that equal values compare and hash as equal."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

_encoder = msgspec.json.Encoder(order="sorted")


def canon(value: Any) -> bytes:
    """JSON with sorted keys: two values that mean the same have the same bytes."""
    return _encoder.encode(value)


def state_hash(state: Any) -> str:
    return hashlib.blake2b(canon(state), digest_size=16).hexdigest()
