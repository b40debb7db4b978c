"""Corrections as forms: what a game's correction types ask for, so that any game's can be made.

Drawn by the phone for games without drawings of their own. A field that no form can ask for, such
as a place or a list, is left out where it has a default; else the whole correction is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import NODEFAULT, Struct, inspect
from msgspec.structs import replace

from server.games.kernel import Choice, Field, Game, Seat
from server.games.ruling import Phrase

SEAT = "seat"  # a text field of this name holds one of the match's seats


class CorrectionKind(Struct, frozen=True, kw_only=True):
    """One kind of correction: its tag (empty where the game has but one, untagged), its name and
    its fields. The names are texts of the game, which it may do without."""

    type: str
    label: Phrase
    fields: tuple[Field, ...]


def correction_kinds(game: Game[Any], seats: tuple[Seat, ...]) -> tuple[CorrectionKind, ...]:
    """Every correction of the game that a form can ask for, in the order of its types."""
    known = inspect.type_info(game.types.correction)
    kinds = known.types if isinstance(known, inspect.UnionType) else (known,)
    structs = (kind for kind in kinds if isinstance(kind, inspect.StructType))
    return tuple(made for struct in structs if (made := _kind(game.id, struct, seats)))


def _kind(game: str, struct: inspect.StructType, seats: tuple[Seat, ...]) -> CorrectionKind | None:
    fields = []
    for field in struct.fields:
        asked = _field(game, field, seats)
        if asked is not None:
            fields.append(asked)
        elif field.required:
            return None
    tag = str(struct.tag or "")
    return CorrectionKind(type=tag, label=Phrase(f"correct-{game}-{tag}"), fields=tuple(fields))


def _field(game: str, field: inspect.Field, seats: tuple[Seat, ...]) -> Field | None:
    key, kind = field.encode_name, _plain(field.type)
    default = None if field.default is NODEFAULT else field.default
    made = Field(
        key=key,
        group="data",
        label=Phrase("ui-seat" if key == SEAT else f"field-{game}-{key}"),
        kind="text",
        default=default if isinstance(default, str | int | bool) else None,
    )
    match kind:
        case inspect.StrType() if key == SEAT:
            choices = tuple(_choice(seat, Phrase(f"seat-{seat}")) for seat in seats)
            return replace(made, kind="choice", choices=choices)
        case inspect.StrType():
            return made
        case inspect.BoolType():
            return replace(made, kind="yes_no", default=made.default or False)
        case inspect.IntType(ge=low, le=high):
            return replace(
                made, kind="number", low=low, high=high, default=made.default or low or 0
            )
        case inspect.LiteralType() | inspect.EnumType():
            words = list(_words(kind))
            if not all(isinstance(word, str) for word in words):
                return None
            names = [Phrase(f"value-{game}-{word}") for word in words]
            choices = tuple(map(_choice, words, names))
            return replace(made, kind="choice", choices=choices)
    return None


def _choice(id: str, label: Phrase) -> Choice:
    return Choice(id=id, label=label)


def _plain(kind: inspect.Type) -> inspect.Type:
    """The type without None: what is left empty keeps its default."""
    if isinstance(kind, inspect.UnionType):
        rest = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
        return rest[0] if len(rest) == 1 else kind
    return kind


def _words(kind: inspect.LiteralType | inspect.EnumType) -> Iterator[Any]:
    if isinstance(kind, inspect.LiteralType):
        yield from kind.values
    else:
        yield from (member.value for member in kind.cls)
