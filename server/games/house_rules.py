"""House rules as fields of the set-up form, from a struct of `Literal` fields with defaults."""

from __future__ import annotations

from typing import get_args

from msgspec.structs import FieldInfo

from server.games.kernel import Choice, Field
from server.games.ruling import Cite, Phrase


def house_field(prefix: str, rule: FieldInfo, cite: Cite | None) -> Field:
    """The form field of one rule. Text keys: `<prefix>-house-<rule>`, `…-<option>`, `…-help`."""
    key = f"{prefix}-house-{rule.name}"
    return Field(
        key=rule.name,
        group="house",
        label=Phrase(key),
        kind="choice",
        default=rule.default,
        choices=tuple(
            Choice(id=option, label=Phrase(f"{key}-{option}")) for option in get_args(rule.type)
        ),
        help=Phrase(f"{key}-help"),
        cite=cite,
    )
