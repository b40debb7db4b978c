"""TOML to structs, naming every fault by its field: a club mends its whole file in one go."""

from __future__ import annotations

import re
import tomllib
import types
from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from server.games.kernel import Fault
from server.games.ruling import Phrase, Value


class Bounds(Struct, frozen=True):
    """Beyond these a number is a slip of the pen. Stands in `Annotated` beside its type."""

    low: float
    high: float


class Written(Struct, frozen=True):
    """The form a text must have; `fault` names the sentence that says which."""

    pattern: str
    fault: str


Faults = list[Fault]


class Unreadable(Exception):
    """The value is wrong; what and where was noted in the list of faults."""


def load(file: str, text: str, faults: Faults) -> Mapping[str, Any]:
    """The tables of a TOML text; decimals stay as they are written."""
    try:
        return tomllib.loads(text, parse_float=Decimal)
    except (ValueError, ArithmeticError, RecursionError) as wrong:
        faults.append(Fault(file, Phrase("aa-library-toml", {"problem": str(wrong)})))
        return {}


def read(kind: Any, raw: object, where: str, faults: Faults) -> Any:
    """The value of the given type that `raw` holds; else its faults are noted and this raises."""
    origin = get_origin(kind)
    if origin is Annotated:
        return _held(read(kind.__origin__, raw, where, faults), kind, where, faults)
    if origin in (Union, types.UnionType):
        return _either(get_args(kind), raw, where, faults)
    if origin is Literal:  # of texts: no file has a choice of numbers
        if not any(
            raw is each or (raw == each and type(raw) is type(each)) for each in get_args(kind)
        ):
            choices = ", ".join(get_args(kind))
            raise _wrong("aa-library-choice", where, faults, choices=choices)
        return raw
    if origin is tuple:
        return _row(get_args(kind), raw, where, faults)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _struct(kind, raw, where, faults)
    return _leaf(kind, raw, where, faults)


@cache
def hints(kind: type[Struct]) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _struct(kind: type[Struct], raw: object, where: str, faults: Faults) -> Any:
    if not isinstance(raw, dict):
        raise _wrong("aa-library-table", where, faults)
    before = len(faults)
    fields, values = msgspec.structs.fields(kind), {}
    for strange in sorted(raw.keys() - {field.name for field in fields}):
        _wrong("aa-library-unknown", f"{where}.{strange}", faults)
    for field in fields:
        inside = f"{where}.{field.name}"
        if field.name in raw:
            try:
                values[field.name] = read(hints(kind)[field.name], raw[field.name], inside, faults)
            except Unreadable:
                continue
        elif field.required:
            _wrong("aa-library-missing", inside, faults)
    if len(faults) > before:
        raise Unreadable
    return kind(**values)


def _row(items: tuple[Any, ...], raw: object, where: str, faults: Faults) -> tuple[Any, ...]:
    if not isinstance(raw, list):
        raise _wrong("aa-library-list", where, faults)
    if items[-1] is ...:
        items = items[:1] * len(raw)
    if len(raw) != len(items):
        raise _wrong("aa-library-length", where, faults, count=len(items))
    before, values = len(faults), []
    for number, (item, each) in enumerate(zip(items, raw, strict=True), 1):
        try:
            values.append(read(item, each, f"{where}[{number}]", faults))
        except Unreadable:
            continue
    if len(faults) > before:
        raise Unreadable
    return tuple(values)


def _either(kinds: tuple[Any, ...], raw: object, where: str, faults: Faults) -> Any:
    """A text or a table: which is meant shows from what stands there. TOML has no None."""
    kinds = tuple(kind for kind in kinds if kind is not type(None))
    if len(kinds) > 1:
        tables = tuple(k for k in kinds if isinstance(k, type) and issubclass(k, Struct))
        kinds = tables if isinstance(raw, dict) else tuple(k for k in kinds if k not in tables)
    return read(kinds[0], raw, where, faults)


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
    raise _wrong(f"aa-library-kind-{kind.__name__.lower()}", where, faults)


def _held(value: Any, kind: Any, where: str, faults: Faults) -> Any:
    """The value, if it keeps to what stands beside its type."""
    for rule in kind.__metadata__:
        if isinstance(rule, Bounds) and not rule.low <= value <= rule.high:
            raise _wrong("aa-library-bounds", where, faults, low=rule.low, high=rule.high)
        if isinstance(rule, Written) and not re.fullmatch(rule.pattern, value):
            raise _wrong(rule.fault, where, faults)
    return value


def _wrong(key: str, where: str, faults: Faults, **values: Value) -> Unreadable:
    faults.append(Fault(where, Phrase(key, values)))
    return Unreadable(where)
