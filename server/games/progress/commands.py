"""`sandtable progress`: measure a deck, print a template, turn a table of cards into a deck."""

from __future__ import annotations

from server.games.command import Argument, Asked, Command, Output
from server.games.kernel import Fault
from server.games.progress.balance import Report, alike, measure, of_taste, setup_of
from server.games.progress.bots import BOTS
from server.games.progress.data import MOST_PLAYERS, PRINTED, ROMAN, Pack
from server.games.progress.files import (
    DEFAULT,
    SHIPPED,
    SHIPPED_TEXTS,
    copies_by_age,
    parse,
    too_few_symbols,
)
from server.games.progress.form import fill
from server.games.progress.importing import to_toml
from server.games.progress.tables import rows
from server.games.ruling import Phrase, Value

DECK = Argument(name="--deck", help="a deck's id, or a .toml file", default=DEFAULT, reads=".toml")
PLAYERS = tuple(range(1, MOST_PLAYERS + 1))
TASTE = "taste"  # greedy bots that judge technologies differently


def complain(faults: tuple[Fault, ...], asked: Asked, output: Output) -> None:
    output.complaints += [f"{fault.where}: {asked.words.say(fault.text)}" for fault in faults]
    output.code = 1


def chosen(asked: Asked, output: Output) -> tuple[Pack, str | None] | None:
    """The deck that is meant, and its text if it is not shipped."""
    name = str(asked.values["deck"])
    if name in SHIPPED:
        return SHIPPED[name], None
    text = asked.texts.get(name)
    if text is None:
        output.complaints.append(asked.words.say(Phrase("pr-cli-no-deck", {"deck": name})))
        output.code = 1
        return None
    draft = parse(name, text)
    if not isinstance(draft, Pack):
        complain(draft, asked, output)
        return None
    return draft, text


def balance(asked: Asked, output: Output) -> None:
    deck = chosen(asked, output)
    if deck is None:
        return
    pack, text = deck
    games, seed = int(asked.values["games"]), int(asked.values["seed"])
    if games < 1:
        output.complaints.append(asked.words.say(Phrase("pr-cli-no-games")))
        output.code = 1
        return
    only = asked.values["players"]
    for players in (int(only),) if only else PLAYERS:
        level = str(asked.values["bot"])
        table = of_taste(pack) if level == TASTE else alike(BOTS[level])
        if faults := fill(setup_of(pack, text, players)).form.faults:
            complain(faults, asked, output)
            continue
        tell(measure(pack, text, players, games, seed, table), asked, output)


def tell(report: Report, asked: Asked, output: Output) -> None:
    def say(key: str, **values: Value) -> None:
        output.lines.append(asked.words.say(Phrase(f"pr-cli-{key}", values)))

    def name(id: str) -> str:
        return f"{id} {round(100 * report.use[id])} %"

    use = sorted(report.use, key=lambda id: report.use[id])
    least = [name(id) for id in use if report.use[id] < 0.15]
    most = [name(id) for id in use if report.use[id] > 0.85]
    ends = ", ".join(f"{why} {many}" for why, many in sorted(report.ends.items()))
    seats = ", ".join(f"{round(100 * share)} %" for share in report.seats)
    best, mean, last = (round(points, 1) for points in report.scores)
    say("players", players=report.players, games=report.games, ends=ends)
    say("length", turns=report.turns, low=report.shortest, high=report.longest)
    say("scores", best=best, mean=mean, last=last)
    say("seats", seats=seats)
    say("use", many=len(use), low=", ".join(least) or "–", high=", ".join(most) or "–")
    say("dead", cards=", ".join(report.dead) or "–")
    say("held" if not report.misses else "missed", which=", ".join(report.misses))
    output.lines.append("")


def template(asked: Asked, output: Output) -> None:
    if asked.values["form"] == "csv":
        output.lines += rows(SHIPPED[DEFAULT])
    else:
        output.lines += SHIPPED_TEXTS[f"{DEFAULT}.toml"].rstrip("\n").split("\n")


def convert(asked: Asked, output: Output) -> None:
    file, id = str(asked.values["table"]), str(asked.values["id"])
    text = asked.texts.get(file)
    if text is None:
        complain((Fault(file, Phrase("pr-fault-no-table")),), asked, output)
        return
    made = to_toml(file, text, id)
    if not isinstance(made, str):
        complain(made, asked, output)
        return
    output.lines += made.rstrip("\n").split("\n")
    pack = parse(file, made)
    assert isinstance(pack, Pack)
    for age, have in enumerate(copies_by_age(pack), 1):
        if have != (want := PRINTED[age - 1]) and (have or age < 4):
            # Not a fault, as nobody need type in all; but a card forgotten is easily overlooked.
            words = Phrase("pr-cli-copies", {"age": ROMAN[age], "have": have, "want": want})
            output.complaints.append(f"{file}: {asked.words.say(words)}")
    for age, players, have, want in too_few_symbols(pack):
        values: dict[str, Value] = {"age": ROMAN[age], "players": players}
        words = Phrase("pr-cli-symbols", values | {"have": have, "want": want})
        output.complaints.append(f"{file}: {asked.words.say(words)}")


COMMANDS = (
    Command(
        name="progress",
        help="decks of Progress: measured, printed, read from a table",
        commands=(
            Command(
                name="balance",
                help="let bots play a deck and compare it with the limits",
                arguments=(
                    DECK,
                    Argument(name="--games", help="of each number", kind="number", default=100),
                    Argument(
                        name="--players",
                        help="only so many",
                        kind="number",
                        default=None,
                        choices=PLAYERS,
                    ),
                    Argument(name="--seed", help="of the chance", kind="number", default=1),
                    Argument(name="--bot", help="who plays", default=TASTE, choices=(TASTE, *BOTS)),
                ),
                run=balance,
            ),
            Command(
                name="template",
                help="print our own deck, to begin one from",
                arguments=(
                    Argument(name="--form", help="how", default="toml", choices=("toml", "csv")),
                ),
                run=template,
            ),
            Command(
                name="import",
                help="turn a table of cards (CSV) into a deck file",
                arguments=(
                    Argument(name="table", help="the .csv file", reads=".csv"),
                    Argument(name="--id", help="of the new deck", default="our-deck"),
                ),
                run=convert,
            ),
        ),
    ),
)
