"""Cards as a table: one row each, to be typed into a spreadsheet, and back into a deck file."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping

from server.games.kernel import Fault
from server.games.progress.data import SKILLS, TOKENS, Card, CostLine, Pack
from server.games.progress.files import DEFAULT, SHIPPED_TEXTS, parse
from server.games.ruling import Phrase

COLUMNS = (
    "id",
    "age",
    "type",
    "name_en",
    "name_de",
    "cost1",
    "prereq1",
    "cost2",
    "prereq2",
    "benefit",
    "prestige",
    "population",
    "army",
    "symbol",
    "vp",
    "discard",
    "copies",
)


def rows(pack: Pack) -> Iterator[str]:
    """The deck's technologies as lines of a CSV file, its heads first."""
    yield ",".join(COLUMNS)
    for card in pack.cards:
        yield ",".join(_quoted(cell) for cell in _cells(card))


def _quoted(cell: str) -> str:
    return '"' + cell.replace('"', '""') + '"' if set(cell) & set(',"\n') else cell


def _cells(card: Card) -> tuple[str, ...]:
    lines = [*card.cost, None, None][:2]
    power = card.benefits.power
    return (
        card.id,
        str(card.age),
        card.type,
        card.name.en,
        card.name.de,
        *(cell for line in lines for cell in _cost_cells(line)),
        _benefit(card),
        *(str(power.get(each, 0)) for each in ("prestige", "population", "army")),
        "yes" if card.benefits.age_symbols else "",
        str(card.vp),
        str(card.discard),
        " ".join(card.copies),
    )


def _cost_cells(line: CostLine | None) -> tuple[str, str]:
    return ("", "") if line is None else (f"{line.amount} {line.type}", line.prereq or "")


def _benefit(card: Card) -> str:
    icons = card.benefits
    return " ".join(
        [*icons.skills, *(f"k{token}" for token in icons.tokens)]
        + ([f"set{icons.set_bonus}"] if icons.set_bonus else [])
    )


def to_toml(file: str, text: str, id: str) -> str | tuple[Fault, ...]:
    """A deck file of the table's cards, with everything else as in our own deck; or its faults."""
    reader = csv.DictReader(text.splitlines())
    missing = [column for column in COLUMNS if column not in (reader.fieldnames or ())]
    if missing:
        words = Phrase("pr-fault-columns", {"columns": ", ".join(missing)})
        return (Fault(f"{file}: 1", words),)
    faults: list[Fault] = []
    cards = []
    for number, row in enumerate(reader, 2):
        try:
            cards.append(_card({key: (value or "").strip() for key, value in row.items() if key}))
        except ValueError as wrong:
            words = Phrase("pr-fault-row", {"problem": str(wrong)})
            faults.append(Fault(f"{file}: {number}", words))
    if faults:
        return tuple(faults)
    whole = _around(id) + "\n".join(cards) + _expansions()
    draft = parse(file, whole)
    return whole if isinstance(draft, Pack) else draft


def _card(row: Mapping[str, str]) -> str:
    """One row as an entry of the deck file."""
    age = _number(row["age"])
    costs = ", ".join(_cost(row[f"cost{n}"], row[f"prereq{n}"]) for n in (1, 2) if row[f"cost{n}"])
    names = f"{{ en = {_text(row['name_en'])}, de = {_text(row['name_de'] or row['name_en'])} }}"
    copies = ", ".join(_text(mark) for mark in row["copies"].split())
    return "\n".join(
        (
            "",
            "[[cards]]",
            f"id = {_text(row['id'])}",
            f"age = {age}",
            f"type = {_text(row['type'])}",
            f"name = {names}",
            f"cost = [{costs}]",
            f"benefits = {{ {', '.join(_icons(row, age))} }}",
            f"vp = {_number(row['vp'])}",
            f"discard = {_number(row['discard'])}",
            f"copies = [{copies}]",
        )
    )


def _icons(row: Mapping[str, str], age: int) -> Iterator[str]:
    words = row["benefit"].split()
    skills = [word for word in words if word in (*SKILLS, "any")]
    tokens = [word[1:] for word in words if word[:1] == "k" and word[1:] in TOKENS]
    sets = [word[3:] for word in words if word.startswith("set")]
    if len(skills) + len(tokens) + len(sets) != len(words):
        raise ValueError(f"benefit {row['benefit']!r}")
    if skills:
        yield f"skills = [{', '.join(map(_text, skills))}]"
    if tokens:
        yield f"tokens = [{', '.join(map(_text, tokens))}]"
    for kind in sets:
        yield f"set_bonus = {_text(kind)}"
    power = {each: _number(row[each] or "0") for each in ("prestige", "population", "army")}
    steps = ", ".join(f"{each} = {many}" for each, many in power.items() if many)
    if steps:
        yield f"power = {{ {steps} }}"
    if row["symbol"]:
        yield f"age_symbols = [{age + 1}]"


def _cost(cost: str, prereq: str) -> str:
    amount, _, kind = cost.partition(" ")
    rest = f", prereq = {_text(prereq)}" if prereq else ""
    return f"{{ amount = {_number(amount)}, type = {_text(kind)}{rest} }}"


def _number(cell: str) -> int:
    if not cell.isdecimal():
        raise ValueError(f"{cell!r} is no number")
    return int(cell)


def _text(cell: str) -> str:
    escaped = cell.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _around(id: str) -> str:
    """The head of our own deck, under another id and without its promised counts."""
    head = SHIPPED_TEXTS[f"{DEFAULT}.toml"].partition("[[cards]]")[0]
    kept = [line for line in head.splitlines() if not line.startswith(("#", "counts", "inferred"))]
    named = "\n".join(kept).replace(f'"{DEFAULT}"', _text(id), 1)
    return named.replace('"Open deck"', _text(id)).replace('"Offenes Deck"', _text(id))


def _expansions() -> str:
    text = SHIPPED_TEXTS[f"{DEFAULT}.toml"]
    return "\n\n[[personalities]]" + text.partition("[[personalities]]")[2]
