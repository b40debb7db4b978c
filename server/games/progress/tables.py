"""Cards as a table: one row each, to be typed into a spreadsheet; `importing.py` reads it back."""

from __future__ import annotations

from collections.abc import Iterator

from server.games.progress.data import Card, CostLine, Pack

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
