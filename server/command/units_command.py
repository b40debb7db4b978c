"""`sandtable units`: Armored Advance's units and force lists, listed, checked and printed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from server.config import CannotStart, read_packs
from server.games.armored_advance.lists import forces
from server.games.armored_advance.lists.share import from_code, to_code
from server.games.armored_advance.units import paper, sheet
from server.games.armored_advance.units.cards import SCALES, UnitCard
from server.games.armored_advance.units.library import Library, library
from server.games.kernel import Fault
from server.games.ruling import IllegalMove, Phrase
from server.words import LANGUAGES, Words

GAME = "armored-advance"


def add_commands(commands: Any, add_data: Callable[[argparse.ArgumentParser], None]) -> None:
    listing = commands.add_parser("list", help="the units of the library and of the club")
    listing.set_defaults(run=list_units)
    checking = commands.add_parser("check", help="name every fault in files of units")
    checking.add_argument("files", nargs="*", type=Path, metavar="FILE", help="default: all known")
    checking.set_defaults(run=check_files)
    printing = commands.add_parser("cards", help="print cards to cut out")
    printing.add_argument("--unit", action="append", default=[], help="a unit's id; repeatable")
    printing.add_argument("--force", help="the cards of a force list: its code or its file")
    printing.add_argument("--scale", type=int, choices=SCALES, default=100, help="of the models")
    printing.add_argument("--output", type=Path, required=True, help="a file .pdf or .svg")
    printing.set_defaults(run=print_cards)
    showing = commands.add_parser("force", help="show a force list")
    showing.add_argument("force", metavar="CODE", help="its code, or its file")
    showing.add_argument("--requisition", type=int, help="hold it to this requisition limit")
    showing.add_argument("--actions", type=int, default=5, help="actions in a turn (default: 5)")
    showing.add_argument("--squads", type=int, help="hold it to this number of squads")
    showing.add_argument("--save", type=Path, metavar="FILE", help="write it to a file")
    showing.set_defaults(run=show_force)
    for command in (listing, printing):
        command.add_argument("--nation", type=str.upper, help="only this nation's: DE, SU, US...")
        command.add_argument("--year", type=int, help="only those in service that year")
    for command in (listing, checking, printing, showing):
        command.add_argument("--language", choices=LANGUAGES, default="en")
        add_data(command)


def words_of(options: argparse.Namespace) -> Words:
    return words_in(options.language)


@cache
def words_in(language: str) -> Words:
    package = files("server.games.armored_advance")
    return Words(language, (files("server") / "texts", package))


def known(options: argparse.Namespace) -> Library:
    """The shipped units and the club's; the club hears of what is wrong with its files."""
    found = library(read_packs(options.data, GAME))
    tell(found.faults, words_of(options))
    return found


def tell(faults: Sequence[Fault], words: Words) -> None:
    for fault in faults:
        print(f"{fault.where}: {words.say(fault.text)}", file=sys.stderr)


def wanted(cards: Sequence[UnitCard], options: argparse.Namespace) -> list[UnitCard]:
    return [
        card
        for card in cards
        if options.nation is None or {options.nation, "any"} & {*card.nations}
        if options.year is None or card.years[0] <= options.year <= card.years[1]
    ]


# --- The commands ----------------------------------------------------------------------------


def list_units(options: argparse.Namespace) -> int:
    words = words_of(options)
    found = wanted([*known(options).cards().values()], options)
    rows = [heads(words), *(row(card, words) for card in found)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for each in rows if found else ():
        cells = (cell.ljust(width) for cell, width in zip(each, widths, strict=True))
        print("  ".join(cells).rstrip())
    key = "aa-units-listed" if found else "aa-units-none"
    print(words.say(Phrase(key, {"count": len(found)})))
    return 0 if found else 1


def heads(words: Words) -> list[str]:
    numbers = ("cost", "hp", "move", "armour", "weapons")
    return ["id", "", "", *(words.say(Phrase(f"aa-card-{name}")) for name in numbers), ""]


def row(card: UnitCard, words: Words) -> list[str]:
    armour = card.armour
    return [
        card.id,
        card.name.de if words.lang == "de" else card.name.en,
        "–".join(str(year) for year in dict.fromkeys(card.years)),
        str(card.cost),
        str(card.hp),
        f"{card.move}″",
        f"{armour.front}/{armour.side}/{armour.rear}",
        ", ".join(weapon.stats for weapon in card.weapons),
        ", ".join(sheet.keyword_text(word, words.say) for word in card.keywords),
    ]


def check_files(options: argparse.Namespace) -> int:
    words = words_of(options)
    texts = {str(path): read(path, words) for path in options.files}
    found = library(texts or read_packs(options.data, GAME))
    tell(found.faults, words)
    if found.faults:
        print(words.say(Phrase("aa-units-faulty", {"count": len(found.faults)})), file=sys.stderr)
        return 1
    count = len(found.units) - (len(library({}).units) if texts else 0)
    print(words.say(Phrase("aa-units-sound", {"count": count})))
    return 0


def print_cards(options: argparse.Namespace) -> int:
    words, cards = words_of(options), known(options).cards(options.scale)
    for id in options.unit:
        if id not in cards:
            raise CannotStart(words.say(Phrase("aa-units-no-such", {"unit": id})))
    chosen = [cards[id] for id in options.unit] if options.unit else [*cards.values()]
    if options.force is not None:
        force = read_force(options.force, cards, words)
        chosen = [cards[entry.unit] for entry in force.units for _ in range(entry.count)]
    chosen = wanted(chosen, options)
    if not chosen:
        raise CannotStart(words.say(Phrase("aa-units-none")))
    pages = sheet.sheet(chosen, words.say, words.lang)
    for path, made in printed(options.output, pages, words):
        write(path, made, words)
    values: dict[str, Any] = {"cards": len(chosen), "file": str(options.output)}
    print(words.say(Phrase("aa-units-written", values)))
    return 0


def printed(path: Path, pages: Sequence[paper.Page], words: Words) -> Iterator[tuple[Path, bytes]]:
    """The files of a sheet: one PDF, or one SVG for each page."""
    kind = path.suffix.lower()
    if kind == ".pdf":
        yield path, paper.pdf(pages, words.say(Phrase("aa-units-title")))
    elif kind != ".svg":
        raise CannotStart(words.say(Phrase("aa-units-kind-of-file", {"file": str(path)})))
    elif len(pages) == 1:
        yield path, paper.svg(pages[0]).encode()
    else:
        for number, page in enumerate(pages, 1):
            yield path.with_stem(f"{path.stem}-{number}"), paper.svg(page).encode()


def show_force(options: argparse.Namespace) -> int:
    words, cards = words_of(options), known(options).cards()
    force = read_force(options.force, cards, words)
    names, ruling = forces.names(cards), forces.cost(force, cards)
    if force.name:
        print(force.name)
    print(words.explain(ruling, names))
    print(words.say(Phrase("aa-force-total", {"cost": ruling.value})))
    print(words.say(Phrase("aa-units-code", {"code": to_code(force)})))
    limit = ruling.value if options.requisition is None else options.requisition
    limits = forces.Limits(requisition=limit, actions=options.actions, squads=options.squads)
    for reason in forces.advice(force, cards, limits):
        print(f"{words.say(reason, names)} ({words.say(reason.cite)})")
    wrong = forces.faults(force, cards, limits)
    for reason in wrong:
        print(f"{words.say(reason, names)} ({words.say(reason.cite)})", file=sys.stderr)
    if options.save is not None:
        write(options.save, forces.to_json(force).encode(), words)
        print(words.say(Phrase("aa-units-saved", {"file": str(options.save)})))
    return 1 if wrong else 0


# --- Files -----------------------------------------------------------------------------------


def read_force(text: str, cards: forces.Cards, words: Words) -> forces.Force:
    """A list by its code or from its file; whatever ends in .json is a file."""
    try:
        if text.endswith(".json"):
            return forces.from_json(read(Path(text), words))
        return from_code(text, cards)
    except IllegalMove as no:
        raise CannotStart(words.say(no.reason)) from no


def read(path: Path, words: Words) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError as why:
        values = {"file": str(path), "problem": why.strerror or ""}
        raise CannotStart(words.say(Phrase("aa-units-unreadable", values))) from why


def write(path: Path, made: bytes, words: Words) -> None:
    try:
        path.write_bytes(made)
    except OSError as why:
        values = {"file": str(path), "problem": why.strerror or ""}
        raise CannotStart(words.say(Phrase("aa-units-unwritable", values))) from why
