"""Unit cards to print and cut out (p16): nine of playing-card size on a page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from server.games.armored_advance.units.cards import THOUSANDTHS, Keyword, UnitCard, Weapon
from server.games.command import Speech
from server.games.drawing import PAGE_HEIGHT, PAGE_WIDTH, Box, Label, Page, TextWidth
from server.games.ruling import Phrase, Ref

Say = Callable[[Phrase | Ref], str]  # keys into words of one language

WIDTH, HEIGHT = 63.0, 88.0  # mm: what a card sleeve takes
COLUMNS, ROWS = 3, 3
EDGE = 3.0
INNER = WIDTH - 2 * EDGE
SMALLEST = 4.0  # points

Marks = Iterator[Label | Box]


class Means(NamedTuple):
    """What a card is laid out with: words, and how wide they will be."""

    words: Speech
    text_width: TextWidth


def sheet(cards: Sequence[UnitCard], by: Means) -> tuple[Page, ...]:
    """As many pages as the cards need."""
    per_page = COLUMNS * ROWS
    return tuple(
        tuple(
            mark
            for place, card in enumerate(cards[start : start + per_page])
            for mark in _card(card, *_corner(place), by)
        )
        for start in range(0, len(cards), per_page)
    )


def _corner(place: int) -> tuple[float, float]:
    row, column = divmod(place, COLUMNS)
    left, top = (PAGE_WIDTH - COLUMNS * WIDTH) / 2, (PAGE_HEIGHT - ROWS * HEIGHT) / 2
    return left + column * WIDTH, top + row * HEIGHT


def _card(card: UnitCard, x: float, y: float, by: Means) -> Marks:
    yield Box(x=x, y=y, width=WIDTH, height=HEIGHT, dashed=True)
    name = card.name.de if by.words.lang == "de" else card.name.en
    yield _fitted(by, name, x + EDGE, y + 7, 12, bold=True)
    yield _fitted(by, by.words.say(kind_of(card)), x + EDGE, y + 11, 6.5)
    yield from _numbers(card, x + EDGE, y + 14, by)
    yield from _protection(card, x + EDGE, y + 28, by)
    yield from _weapons(card, x + EDGE, y + 45, by)
    yield from _keywords(card, x + EDGE, y + HEIGHT - 15, by)
    yield _fitted(by, _footer(card, by), x + EDGE, y + HEIGHT - 3, 5.5)


def _numbers(card: UnitCard, x: float, y: float, by: Means) -> Marks:
    say = by.words.say
    values = {
        "aa-card-hp": str(card.hp),
        "aa-card-move": f"{card.move}″",
        "aa-card-actions": str(card.actions),
        "aa-card-cost": str(card.cost),
    }
    yield from _cells(by, x, y, [(say(Phrase(key)), value) for key, value in values.items()])


def _protection(card: UnitCard, x: float, y: float, by: Means) -> Marks:
    say = by.words.say
    yield _title(say(Phrase("aa-card-armour")), x, y + 1)
    armour = card.armour
    values = {
        "aa-card-front": armour.front,
        "aa-card-side": armour.side,
        "aa-card-rear": armour.rear,
    }
    yield from _cells(by, x, y + 2.5, [(say(Phrase(key)), str(cm)) for key, cm in values.items()])


def _cells(by: Means, x: float, y: float, cells: Sequence[tuple[str, str]]) -> Marks:
    """Equal boxes side by side: a small word over a large number."""
    width = INNER / len(cells)
    for number, (word, value) in enumerate(cells):
        left, middle = x + number * width, x + (number + 0.5) * width
        yield Box(x=left, y=y, width=width, height=10.5, grey=0.94)
        size = _fitting(by, word, 5.5, width - 1)
        yield Label(x=middle, y=y + 3, text=word, size=size, align="middle")
        yield Label(x=middle, y=y + 9, text=value, size=15, bold=True, align="middle")


def _weapons(card: UnitCard, x: float, y: float, by: Means) -> Marks:
    say = by.words.say
    yield _title(say(Phrase("aa-card-weapons")), x, y)
    for number, weapon in enumerate(card.weapons):
        line = y + 4.5 + 4 * number
        stats_width = by.text_width(weapon.stats, 9, bold=True) + 2
        yield _fitted(by, _armed(card, weapon, say), x, line, 8, within=INNER - stats_width)
        yield Label(x=x + INNER, y=line, text=weapon.stats, size=9, bold=True, align="right")


def _armed(card: UnitCard, weapon: Weapon, say: Say) -> str:
    """The weapon's name, with what limits this one weapon."""
    extra = [] if weapon.arc == "turret" else [say(Ref("aa-card-arc", weapon.arc))]
    if (limit := card.range_limit(weapon)) is not None:
        extra.append(say(Phrase("aa-card-within", {"inches": limit})))
    return f"{weapon.name} ({', '.join(extra)})" if extra else weapon.name


def _keywords(card: UnitCard, x: float, y: float, by: Means) -> Marks:
    say = by.words.say
    words = [keyword_text(word, say) for word in card.keywords]
    for number, line in enumerate(_wrapped(by, words, 8, INNER)):
        yield _fitted(by, line, x, y + 3.4 * number, 8, bold=True)


def _footer(card: UnitCard, by: Means) -> str:
    say, point = by.words.say, "," if by.words.lang == "de" else "."
    length, width = (
        f"{side / THOUSANDTHS:.1f}″".replace(".", point)
        for side in (card.hull.length, card.hull.width)
    )
    parts = [say(Ref("aa-card-source", card.source)), f"{length} × {width}"]
    if card.open_topped:
        parts.append(say(Phrase("aa-card-open-topped")))
    return " · ".join(parts)


# --- Words -----------------------------------------------------------------------------------


def kind_of(card: UnitCard) -> Phrase:
    """Whose, what and when: the line under the name."""
    first, last = card.years
    nations = tuple(Ref("aa-nation", nation.lower()) for nation in card.nations)
    years = str(first) if first == last else f"{first}–{last}"
    return Phrase(
        "aa-card-kind", {"nations": nations, "type": Ref("aa-type", card.type), "years": years}
    )


def keyword_text(word: Keyword, say: Say) -> str:
    name = Ref("aa-keyword", word.name)
    if word.x is None:
        return say(name)
    return say(Phrase("aa-keyword-with-x", {"keyword": name, "x": word.x}))


def _title(text: str, x: float, y: float) -> Label:
    return Label(x=x, y=y, text=text.upper(), size=5.5, bold=True)


def _fitted(
    by: Means,
    text: str,
    x: float,
    y: float,
    size: float,
    *,
    bold: bool = False,
    within: float = INNER,
) -> Label:
    return Label(x=x, y=y, text=text, size=_fitting(by, text, size, within, bold=bold), bold=bold)


def _fitting(by: Means, text: str, size: float, within: float, *, bold: bool = False) -> float:
    """The size at which the text is no wider than that, down to what can just be read."""
    wide = by.text_width(text, size, bold=bold)
    return size if wide <= within else max(SMALLEST, size * within / wide)


def _wrapped(by: Means, words: Sequence[str], size: float, within: float) -> list[str]:
    """The words in at most three lines; the third holds what is left."""
    lines: list[str] = []
    for number, word in enumerate(words, 1):
        part = word if number == len(words) else f"{word},"
        longer = f"{lines[-1]} {part}" if lines else part
        if lines and (len(lines) == 3 or by.text_width(longer, size, bold=True) <= within):
            lines[-1] = longer
        else:
            lines.append(part)
    return lines
