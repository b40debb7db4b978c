"""Making up JSON of a given type, out of words and numbers that occur in a state."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from server.games.kernel import Luck

STRANGE: tuple[Any, ...] = (0, 1, -1, 10**6, "no-such-thing", "")


class Pool:
    """Every word and number in a state, by the field it stands in: what an action might name."""

    def __init__(self, state: Any) -> None:
        self.by_field: dict[str, dict[Any, None]] = {"": dict.fromkeys(STRANGE)}
        self._gather("", msgspec.to_builtins(state))
        self.words = list(dict.fromkeys(word for group in self.by_field.values() for word in group))

    def _gather(self, field: str, value: Any) -> None:
        match value:
            case dict(entries):
                for key, entry in entries.items():
                    self._gather(str(key), entry)
                if field and "id" in entries:  # what an `army` may be is the ids of the `armies`
                    self._gather(field, entries["id"])
            case list(items) | tuple(items):
                for item in items:
                    self._gather(field, item)
            case str() | int():
                self.by_field.setdefault(field, {})[value] = None

    def draw(self, kind: type, field: str, luck: Luck) -> Any:
        """A word that might fit: mostly one from a field of like name, or a seat."""
        alike = [name for name in self.by_field if name[:3] == field[:3]]
        groups = luck.choice([alike, alike, ["seat"], list(self.by_field)]) or [""]
        group = self.by_field.get(luck.choice(groups), {})
        fitting = [word for word in group if type(word) is kind]
        return luck.choice(fitting or [word for word in STRANGE if type(word) is kind])


@cache
def type_info(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


def invent(kind: Any, pool: Pool, luck: Luck) -> Any:
    """Some JSON that decodes into the type, as far as the type alone can tell."""
    return _make(type_info(kind), "", pool, luck)


def _make(kind: inspect.Type, field: str, pool: Pool, luck: Luck) -> Any:
    match kind:
        case inspect.UnionType(types=types):
            return _make(luck.choice(types), field, pool, luck)
        case inspect.StructType(fields=fields):
            made = {f.encode_name: _make(f.type, f.name, pool, luck) for f in fields}
            return made if kind.tag is None else {str(kind.tag_field): kind.tag, **made}
        case inspect.LiteralType(values=values):
            return luck.choice(values)
        case inspect.EnumType(cls=cls):
            return luck.choice([member.value for member in cls])
        case inspect.BoolType():
            return luck.choice([True, False])
        case inspect.IntType():
            return pool.draw(int, field, luck)
        case inspect.FloatType():
            return luck.random()
        case inspect.StrType():
            return pool.draw(str, field, luck)
        case inspect.TupleType(item_types=item_types):
            return [_make(item, field, pool, luck) for item in item_types]
        case inspect.DictType(key_type=key, value_type=value):
            return {
                _make(key, field, pool, luck): _make(value, field, pool, luck)
                for _ in range(luck.randint(0, 3))
            }
        case inspect.CollectionType(item_type=item):
            return [_make(item, field, pool, luck) for _ in range(luck.randint(0, 3))]
    return None
