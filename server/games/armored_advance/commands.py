"""`sandtable units`: units and force lists, listed, checked and printed."""

from __future__ import annotations

from collections.abc import Sequence

from server.games.armored_advance.ground.boards import shelf
from server.games.armored_advance.ground.boards import shipped as shipped_boards
from server.games.armored_advance.house import settled
from server.games.armored_advance.lists import forces
from server.games.armored_advance.lists.share import from_code, to_code
from server.games.armored_advance.units import sheet
from server.games.armored_advance.units.cards import SCALES, UnitCard
from server.games.armored_advance.units.library import Library, library
from server.games.command import Argument, Asked, Command, Output, Speech
from server.games.drawing import Drawing, Page
from server.games.kernel import Fault
from server.games.ruling import Phrase
from server.games.telling import refuse


def known(asked: Asked, output: Output) -> Library:
    """The shipped units and the club's; faults of the club's files are told, not fatal."""
    found = library(asked.data)
    complain(found.faults, asked, output)
    return found


def complain(faults: Sequence[Fault], asked: Asked, output: Output) -> None:
    output.complaints += [f"{fault.where}: {asked.words.say(fault.text)}" for fault in faults]


def wanted(cards: Sequence[UnitCard], asked: Asked) -> list[UnitCard]:
    nation, year = asked.values["nation"], asked.values["year"]
    return [
        card
        for card in cards
        if nation is None or {nation.upper(), "any"} & {*card.nations}
        if year is None or card.years[0] <= year <= card.years[1]
    ]


# --- List ------------------------------------------------------------------------------------


def list_units(asked: Asked, output: Output) -> None:
    words = asked.words
    found = wanted([*known(asked, output).cards().values()], asked)
    rows = [heads(words), *(row(card, words) for card in found)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for each in rows if found else ():
        cells = (cell.ljust(width) for cell, width in zip(each, widths, strict=True))
        output.lines.append("  ".join(cells).rstrip())
    key = "aa-units-listed" if found else "aa-units-none"
    output.lines.append(words.say(Phrase(key, {"count": len(found)})))
    output.code = 0 if found else 1


def heads(words: Speech) -> list[str]:
    numbers = ("cost", "hp", "move", "armour", "weapons")
    return ["id", "", "", *(words.say(Phrase(f"aa-card-{name}")) for name in numbers), ""]


def row(card: UnitCard, words: Speech) -> list[str]:
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


# --- Check -----------------------------------------------------------------------------------


def check_files(asked: Asked, output: Output) -> None:
    words, named = asked.words, bool(asked.values["files"])
    texts = asked.texts if named else asked.data
    plans, wrong_boards = shelf(texts)
    found = library(texts)
    faults = (*found.faults, *wrong_boards)
    complain(faults, asked, output)
    if faults:
        count = len(faults)
        output.complaints.append(words.say(Phrase("aa-units-faulty", {"count": count})))
        output.code = 1
        return
    count = len(found.units) - (len(library({}).units) if named else 0)
    output.lines.append(words.say(Phrase("aa-units-sound", {"count": count})))
    if own := len(plans) - len(shipped_boards()):
        output.lines.append(words.say(Phrase("aa-boards-sound", {"count": own})))


# --- Cards -----------------------------------------------------------------------------------


def print_cards(asked: Asked, output: Output) -> None:
    words, file = asked.words, asked.values["output"]
    chosen = wanted(chosen_cards(asked, output), asked)
    if not chosen:
        raise refuse("aa-units-none", settled())
    pages = sheet.sheet(chosen, sheet.Means(words, asked.text_width))
    output.files |= drawn(file, pages, words.say(Phrase("aa-units-title")))
    values = {"cards": len(chosen), "file": file}
    output.lines.append(words.say(Phrase("aa-units-written", values)))


def chosen_cards(asked: Asked, output: Output) -> list[UnitCard]:
    """All cards, those of the units named, or those of a force list, one for every model."""
    cards = known(asked, output).cards(asked.values["scale"])
    units: tuple[str, ...] = asked.values["unit"]
    for id in units:
        if id not in cards:
            raise refuse("aa-units-no-such", settled(), unit=id)
    if asked.values["force"] is not None:
        force = read_force(asked, cards)
        return [cards[entry.unit] for entry in force.units for _ in range(entry.count)]
    return [cards[id] for id in units] if units else [*cards.values()]


def drawn(file: str, pages: tuple[Page, ...], title: str) -> dict[str, Drawing]:
    """The files of a sheet: one PDF, or one SVG for each page."""
    stem, _, kind = file.rpartition(".")
    if kind.lower() not in ("pdf", "svg"):
        raise refuse("aa-units-kind-of-file", settled(), file=file)
    if kind.lower() == "pdf" or len(pages) == 1:
        return {file: Drawing(title=title, pages=pages)}
    return {
        f"{stem}-{number}.{kind}": Drawing(title=title, pages=(page,))
        for number, page in enumerate(pages, 1)
    }


# --- Force -----------------------------------------------------------------------------------


def show_force(asked: Asked, output: Output) -> None:
    words, cards = asked.words, known(asked, output).cards()
    force = read_force(asked, cards)
    names, ruling = forces.names(cards), forces.cost(force, cards)
    output.lines += [force.name] if force.name else []
    output.lines.append(words.explain(ruling, names))
    output.lines.append(words.say(Phrase("aa-force-total", {"cost": ruling.value})))
    output.lines.append(words.say(Phrase("aa-units-code", {"code": to_code(force)})))
    limits = limits_in(asked, ruling.value)
    for told, reasons in (
        (output.lines, forces.advice(force, cards, limits)),
        (output.complaints, wrong := forces.faults(force, cards, limits)),
    ):
        told += [f"{words.say(reason, names)} ({words.say(reason.cite)})" for reason in reasons]
    if (file := asked.values["save"]) is not None:
        output.files[file] = forces.to_json(force).encode()
        output.lines.append(words.say(Phrase("aa-units-saved", {"file": file})))
    output.code = 1 if wrong else 0


def limits_in(asked: Asked, cost: int) -> forces.Limits:
    """The limits given; without one for the requisition, what the list costs."""
    limit, values = asked.values["requisition"], asked.values
    requisition = cost if limit is None else limit
    return forces.Limits(
        requisition=requisition, actions=values["actions"], squads=values["squads"]
    )


def read_force(asked: Asked, cards: forces.Cards) -> forces.Force:
    """A list by its code or from its file; raises `IllegalMove` if it is none."""
    text = asked.values["force"]
    if text in asked.texts:
        return forces.from_json(asked.texts[text])
    return from_code(text, cards)


# --- The arguments ---------------------------------------------------------------------------

NATION = Argument(name="--nation", help="only this nation's: DE, SU, US...")
YEAR = Argument(name="--year", help="only those in service that year", kind="number")

LIST = Command(
    name="list",
    help="the units of the library and of the club",
    arguments=(NATION, YEAR),
    run=list_units,
)
CHECK = Command(
    name="check",
    help="name every fault in files of units",
    arguments=(
        Argument(name="files", metavar="FILE", help="default: all known", many=True, reads=""),
    ),
    run=check_files,
)
CARDS = Command(
    name="cards",
    help="print cards to cut out",
    arguments=(
        Argument(name="--unit", help="a unit's id; repeatable", many=True),
        Argument(
            name="--force", help="the cards of a force list: its code or its file", reads=".json"
        ),
        Argument(name="--scale", help="of the models", kind="number", choices=SCALES, default=100),
        Argument(name="--output", help="a file .pdf or .svg", required=True),
        NATION,
        YEAR,
    ),
    run=print_cards,
)
FORCE = Command(
    name="force",
    help="show a force list",
    arguments=(
        Argument(name="force", metavar="CODE", help="its code, or its file", reads=".json"),
        Argument(name="--requisition", help="hold it to this requisition limit", kind="number"),
        Argument(name="--actions", help="actions in a turn (default: 5)", kind="number", default=5),
        Argument(name="--squads", help="hold it to this number of squads", kind="number"),
        Argument(name="--save", metavar="FILE", help="write it to a file"),
    ),
    run=show_force,
)
COMMANDS = (
    Command(
        name="units",
        help="Armored Advance: list, check and print units",
        commands=(LIST, CHECK, CARDS, FORCE),
    ),
)
