"""Reading data files: TOML text to structs, with every fault of a file named by its field.

Faults are collected instead of raised one at a time, so that a club can correct its whole file in
one go. Nothing here opens a file: texts arrive as arguments.
"""

from __future__ import annotations

import re
import tomllib
import types
from collections.abc import Iterable, Mapping
from decimal import Decimal
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from server.games.kernel import Fault
from server.games.ruling import Phrase, Value


class Bounds(Struct, frozen=True):
    """Limits of a number, in `Annotated` beside its type."""

    low: float
    high: float


class Written(Struct, frozen=True):
    """The pattern a text must match, and the key of the fault that says so."""

    pattern: str
    fault: str


Faults = list[Fault]
Places = Iterable[tuple[str, Any, Any]]  # where in the file, the type, what stands there


class Unreadable(Exception):
    """The value is wrong; what and where was added to the list of faults."""


def load(file: str, text: str, faults: Faults) -> Mapping[str, Any]:
    """The tables of a TOML text, which some editors begin with a byte order mark; decimals stay as
    they are written."""
    try:
        return tomllib.loads(text.removeprefix("\ufeff"), parse_float=Decimal)
    except (ValueError, ArithmeticError, RecursionError) as wrong:
        faults.append(Fault(file, Phrase("data-toml", {"problem": str(wrong)})))
        return {}


def read(kind: Any, raw: object, where: str, faults: Faults) -> Any:
    """The value of the given type that `raw` holds; else its faults are added and this raises.

    `where` is the file and the place in it, such as "club.toml: board"; with "club.toml: " the
    fields of the outermost table are named alone.
    """
    origin = get_origin(kind)
    if origin is Annotated:
        return _held(read(kind.__origin__, raw, where, faults), kind, where, faults)
    if origin in (Union, types.UnionType):
        return _either(get_args(kind), raw, where, faults)
    if origin is Literal:
        return _choice(get_args(kind), raw, where, faults)
    if origin is tuple:
        return _list(get_args(kind), raw, where, faults)
    if origin is Mapping:
        return _mapping(get_args(kind)[1], raw, where, faults)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _struct(kind, raw, where, faults)
    return _leaf(kind, raw, where, faults)


@cache
def hints(kind: type[Struct]) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


@cache  # a deck has hundreds of entries, and inspecting a struct's types is slow
def fields_of(kind: type[Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)


def _struct(kind: type[Struct], raw: object, where: str, faults: Faults) -> Any:
    if not isinstance(raw, dict):
        raise _wrong("data-table", where, faults)
    before, fields = len(faults), fields_of(kind)
    for strange in sorted(raw.keys() - {field.name for field in fields}):
        _wrong("data-unknown", _inside(where, strange), faults)
    for field in fields:
        if field.required and field.name not in raw:
            _wrong("data-missing", _inside(where, field.name), faults)
    given = [field.name for field in fields if field.name in raw]
    places = ((_inside(where, name), hints(kind)[name], raw[name]) for name in given)
    values = _all(places, faults)
    if len(faults) > before:
        raise Unreadable(where)
    return kind(**dict(zip(given, values, strict=True)))


def _list(items: tuple[Any, ...], raw: object, where: str, faults: Faults) -> tuple[Any, ...]:
    if not isinstance(raw, list):
        raise _wrong("data-list", where, faults)
    if items[-1] is ...:
        items = items[:1] * len(raw)
    if len(raw) != len(items):
        raise _wrong("data-length", where, faults, count=len(items))
    before = len(faults)
    numbered = enumerate(zip(items, raw, strict=True), 1)
    values = _all(((_entry(where, each, n), item, each) for n, (item, each) in numbered), faults)
    if len(faults) > before:
        raise Unreadable(where)
    return tuple(values)


def _mapping(kind: Any, raw: object, where: str, faults: Faults) -> dict[str, Any]:
    if not isinstance(raw, dict):
        raise _wrong("data-table", where, faults)
    before = len(faults)
    values = _all(((_inside(where, key), kind, each) for key, each in raw.items()), faults)
    if len(faults) > before:
        raise Unreadable(where)
    return dict(zip(raw, values, strict=True))


def _all(places: Places, faults: Faults) -> list[Any]:
    """The values of all places; one that cannot be read does not hide the faults of the next."""
    values = []
    for where, kind, raw in places:
        try:
            values.append(read(kind, raw, where, faults))
        except Unreadable:
            continue
    return values


def _inside(where: str, name: str) -> str:
    return f"{where}{name}" if where.endswith(": ") else f"{where}.{name}"


def _entry(where: str, raw: object, number: int) -> str:
    """An entry of a list: by its own id, or by its number if it has none."""
    id = raw.get("id") if isinstance(raw, dict) else None
    return f"{where}.{id}" if isinstance(id, str) and id else f"{where}[{number}]"


def _either(kinds: tuple[Any, ...], raw: object, where: str, faults: Faults) -> Any:
    """Of a union, the struct for a table and the other type for anything else. TOML has no None."""
    kinds = tuple(kind for kind in kinds if kind is not type(None))
    if len(kinds) > 1:
        tables = tuple(k for k in kinds if isinstance(k, type) and issubclass(k, Struct))
        kinds = tables if isinstance(raw, dict) else tuple(k for k in kinds if k not in tables)
    return read(kinds[0], raw, where, faults)


def _choice(choices: tuple[str, ...], raw: object, where: str, faults: Faults) -> str:
    """One of the texts of a `Literal`; no file has a choice of numbers."""
    if isinstance(raw, str) and raw in choices:
        return raw
    raise _wrong("data-choice", where, faults, choices=", ".join(choices))


def _leaf(kind: Any, raw: object, where: str, faults: Faults) -> Any:
    if kind is bool and isinstance(raw, bool):
        return raw
    if kind is str and isinstance(raw, str):
        return raw
    number = isinstance(raw, int) and not isinstance(raw, bool)
    if kind is int and number:
        return raw
    if kind is Decimal and (number or (isinstance(raw, Decimal) and raw.is_finite())):
        return Decimal(raw)  # type: ignore[arg-type]
    raise _wrong(f"data-kind-{kind.__name__.lower()}", where, faults)


def _held(value: Any, kind: Any, where: str, faults: Faults) -> Any:
    """The value, if it keeps to the rules in the `Annotated` beside its type."""
    for rule in kind.__metadata__:
        if isinstance(rule, Bounds) and not rule.low <= value <= rule.high:
            raise _wrong("data-bounds", where, faults, low=rule.low, high=rule.high)
        if isinstance(rule, Written) and not re.fullmatch(rule.pattern, value):
            raise _wrong(rule.fault, where, faults)
    return value


def _wrong(key: str, where: str, faults: Faults, **values: Value) -> Unreadable:
    faults.append(Fault(where, Phrase(key, values)))
    return Unreadable(where)
