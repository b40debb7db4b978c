"""A table of cards, typed into a spreadsheet, to a deck file; its faults by line, entry and column.

Spreadsheets save what their country is used to: commas, semicolons or tabs, with or without a byte
order mark, with empty lines at the end. All of that is read; what is meant otherwise is named.
"""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator, Mapping

from msgspec import Struct

from server.games.kernel import Fault
from server.games.progress.data import SKILLS, TOKENS, Pack
from server.games.progress.files import DEFAULT, SHIPPED_TEXTS, parse
from server.games.progress.tables import COLUMNS
from server.games.ruling import Phrase, Value

YES = ("yes", "y", "ja", "j", "x", "1", "true", "wahr")
NO = ("", "no", "n", "nein", "-", "0", "false", "falsch")
LOST = "\N{REPLACEMENT CHARACTER}"  # what became of bytes that are not UTF-8
MANY = "twice"  # in the line of heads: a column that the table has more than once
POWERS = ("prestige", "population", "army")


class Wrong(Exception):
    """A cell that cannot be read: its column, and what is wrong with it."""

    def __init__(self, column: str, key: str, **values: Value) -> None:
        super().__init__(column)
        self.column, self.text = column, Phrase(f"pr-fault-{key}", values)


class Line(Struct, frozen=True):
    """One card as it was typed, by the heads of the columns."""

    number: int  # in the file
    cells: Mapping[str, str]

    def where(self, file: str) -> str:
        return f"{file}:{self.number}: {self.cells['id'] or '?'}"


def to_toml(file: str, text: str, id: str) -> str | tuple[Fault, ...]:
    """A deck file of the table's cards, with everything else as in our own deck; or its faults."""
    try:
        heads, *typed = lines(text)
    except csv.Error as why:
        return (Fault(file, Phrase("pr-fault-table", {"problem": str(why)})),)
    if LOST in "".join(heads.cells):
        return (Fault(f"{file}:1", Phrase("pr-fault-utf-8")),)
    missing = [column for column in COLUMNS if column not in heads.cells]
    if not missing and (twice := [head for head, many in heads.cells.items() if many == MANY]):
        words = Phrase("pr-fault-columns-twice", {"columns": ", ".join(twice)})
        return (Fault(f"{file}:1", words),)
    if missing:
        words = Phrase("pr-fault-columns", {"columns": ", ".join(missing)})
        return (Fault(f"{file}:1", words),)
    faults: list[Fault] = []
    cards = []
    for line in typed:
        try:
            cards.append(entry(line.cells))
        except Wrong as wrong:
            faults.append(Fault(f"{line.where(file)}.{wrong.column}", wrong.text))
    if faults:
        return tuple(faults)
    whole = around(id) + "\n".join(cards) + expansions()
    draft = parse(file, whole)
    return whole if isinstance(draft, Pack) else tuple(placed(file, typed, draft))


def lines(text: str) -> Iterator[Line]:
    """The line of heads, then every line that has anything in it."""
    text = text.removeprefix("\ufeff")
    first = text.partition("\n")[0]
    delimiter = max(",;\t", key=first.count)
    reader = csv.reader(text.splitlines(keepends=True), delimiter=delimiter, strict=True)
    heads = [head.strip().lower() for head in next(reader, [])]
    yield Line(1, {head: MANY if head and heads.count(head) > 1 else "" for head in heads})
    for row in reader:
        cells = [" ".join(cell.split()) for cell in row]
        if any(cells):
            short = cells + [""] * (len(heads) - len(cells))
            named = dict(zip(heads, short, strict=False))
            more = "".join(cells[len(heads) :])
            yield Line(reader.line_num, named | ({"": more} if more else {}))


def placed(file: str, typed: list[Line], faults: tuple[Fault, ...]) -> Iterator[Fault]:
    """The faults of the deck, with the line on which a card stands that they are about."""
    at = {line.cells["id"]: line for line in typed}
    for fault in faults:
        found = re.match(rf"{re.escape(file)}: cards\.([^.]+)(.*)", fault.where)
        line = at.get(found[1]) if found else None
        where = f"{line.where(file)}{found[2]}" if line and found else fault.where
        yield Fault(where, fault.text)


def entry(cells: Mapping[str, str]) -> str:
    """One row as an entry of the deck file."""
    if extra := cells.get(""):
        raise Wrong("", "cells", text=extra)
    for column in COLUMNS:
        if LOST in cells[column]:
            raise Wrong(column, "utf-8")
    if not cells["id"]:
        raise Wrong("id", "id")
    age = number(cells, "age")
    costs = ", ".join(cost(cells, n) for n in (1, 2) if cells[f"cost{n}"] or cells[f"prereq{n}"])
    german = cells["name_de"] or cells["name_en"]
    fields = {
        "id": quoted(cells["id"]),
        "age": age,
        "type": quoted(cells["type"].upper()),
        "name": f"{{ en = {quoted(cells['name_en'])}, de = {quoted(german)} }}",
        "cost": f"[{costs}]",
        "benefits": f"{{ {', '.join(icons(cells, age))} }}",
        "vp": number(cells, "vp"),
        "discard": number(cells, "discard"),
        "copies": f"[{', '.join(map(quoted, cells['copies'].split()))}]",
    }
    return "\n".join(("", "[[cards]]", *(f"{key} = {value}" for key, value in fields.items())))


def icons(cells: Mapping[str, str], age: int) -> Iterator[str]:
    words = cells["benefit"].split()
    skills = [word for word in words if word in (*SKILLS, "any")]
    tokens = [word[1:] for word in words if word[:1] == "k" and word[1:] in TOKENS]
    sets = [word[3:] for word in words if word.startswith("set")]
    if len(skills) + len(tokens) + len(sets) != len(words) or len(sets) > 1:
        raise Wrong("benefit", "benefit", choices=", ".join((*SKILLS, "any", "kS", "setS")))
    if skills:
        yield f"skills = [{', '.join(map(quoted, skills))}]"
    if tokens:
        yield f"tokens = [{', '.join(map(quoted, tokens))}]"
    for kind in sets:
        yield f"set_bonus = {quoted(kind)}"
    power = {each: number(cells, each) for each in POWERS if cells[each]}
    steps = ", ".join(f"{each} = {many}" for each, many in power.items() if many)
    if steps:
        yield f"power = {{ {steps} }}"
    if cells["symbol"].lower() not in (*YES, *NO):
        raise Wrong("symbol", "yes-no")
    if cells["symbol"].lower() in YES:
        yield f"age_symbols = [{age + 1}]"


def cost(cells: Mapping[str, str], n: int) -> str:
    found = re.fullmatch(r"(\d{1,2}) ?([SECsec])", cells[f"cost{n}"])
    if found is None:
        raise Wrong(f"cost{n}", "cost")
    prereq = cells[f"prereq{n}"]
    rest = f", prereq = {quoted(prereq)}" if prereq else ""
    return f"{{ amount = {int(found[1])}, type = {quoted(found[2].upper())}{rest} }}"


def number(cells: Mapping[str, str], column: str) -> int:
    if not re.fullmatch(r"\d{1,4}", cells[column]):
        raise Wrong(column, "whole-number")
    return int(cells[column])


def quoted(cell: str) -> str:
    """A text of TOML, which escapes what JSON does."""
    return json.dumps(cell, ensure_ascii=False).replace("\x7f", "\\u007f")


def around(id: str) -> str:
    """The head of our own deck, under another id and without its promised counts."""
    head = SHIPPED_TEXTS[f"{DEFAULT}.toml"].partition("[[cards]]")[0]
    kept = [line for line in head.splitlines() if not line.startswith(("#", "counts", "inferred"))]
    named = "\n".join(kept).replace(f'"{DEFAULT}"', quoted(id), 1)
    return named.replace('"Open deck"', quoted(id)).replace('"Offenes Deck"', quoted(id))


def expansions() -> str:
    text = SHIPPED_TEXTS[f"{DEFAULT}.toml"]
    return "\n\n[[personalities]]" + text.partition("[[personalities]]")[2]
