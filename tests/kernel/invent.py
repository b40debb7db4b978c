"""Making up JSON of a given type, out of words and numbers that occur in a state."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect

from server.games.kernel import Luck


def words_of(state: Any) -> list[Any]:
    """Every word and number in the state: what an action about it might name."""
    found: dict[Any, None] = {0: None, 1: None, "no-such-thing": None}
    waiting = [msgspec.to_builtins(state)]
    while waiting:
        match waiting.pop():
            case dict(entries):
                found |= dict.fromkeys(entries)
                waiting.extend(entries.values())
            case list(items) | tuple(items):
                waiting.extend(items)
            case str() | int() as leaf:
                found[leaf] = None
    return list(found)


def invent(kind: Any, pool: list[Any], luck: Luck) -> Any:
    """Some JSON that decodes into the type, as far as the type alone can tell."""
    return _make(inspect.type_info(kind), pool, luck)


def _make(kind: inspect.Type, pool: list[Any], luck: Luck) -> Any:
    match kind:
        case inspect.UnionType(types=types):
            return _make(luck.choice(types), pool, luck)
        case inspect.StructType(fields=fields):
            made = {field.encode_name: _make(field.type, pool, luck) for field in fields}
            return made if kind.tag is None else {str(kind.tag_field): kind.tag, **made}
        case inspect.LiteralType(values=values):
            return luck.choice(values)
        case inspect.EnumType(cls=cls):
            return luck.choice([member.value for member in cls])
        case inspect.BoolType():
            return luck.choice([True, False])
        case inspect.IntType():
            return luck.choice([x for x in pool if type(x) is int])
        case inspect.FloatType():
            return luck.random()
        case inspect.StrType():
            return luck.choice([x for x in pool if type(x) is str])
        case inspect.TupleType(item_types=item_types):
            return [_make(item, pool, luck) for item in item_types]
        case inspect.DictType(key_type=key, value_type=value):
            return {_make(key, pool, luck): _make(value, pool, luck)}
        case inspect.CollectionType(item_type=item):
            return [_make(item, pool, luck) for _ in range(luck.randint(0, 3))]
    return None
