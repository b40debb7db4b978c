"""`sandtable glory`: let bots measure the balance, and check data files."""

from __future__ import annotations

from server.games.command import Argument, Asked, Command, Output
from server.games.kernel import Answer, Setup
from server.games.package import data_files
from server.games.ruling import Phrase, Value
from server.games.what_price_glory.balance import Report, measure
from server.games.what_price_glory.bots import BOTS
from server.games.what_price_glory.form import DEFAULT, form
from server.games.what_price_glory.packs import check as check_pack
from server.games.what_price_glory.shelf import ORDER, kind_of
from server.games.what_price_glory.sides import CP, EN, side_ref

SHIPPED = data_files(__package__, "data")


def balance(asked: Asked, output: Output) -> None:
    """So many whole matches by bots, with the data that are named."""
    answers: dict[str, Answer] = {kind: str(asked.values[kind]) for kind in ORDER}
    setup = Setup(answers=answers, data={**asked.data, **asked.texts})
    found = form(setup, SHIPPED)
    known = {field.key for field in found.fields}
    unknown = [kind for kind in ORDER if answers[kind] != DEFAULT and kind not in known]
    if found.faults or unknown:
        output.complaints += [f"{f.where}: {asked.words.say(f.text)}" for f in found.faults]
        no = asked.words.say(Phrase("wpg-fault-choice"))
        output.complaints += [f"{kind}: {no}" for kind in unknown]
        output.code = 1
        return
    bots = {EN: BOTS[str(asked.values["entente"])], CP: BOTS[str(asked.values["central"])]}
    games = max(1, int(asked.values["games"]))
    tell(measure(bots, setup, games, int(asked.values["seed"])), asked, output)


def tell(report: Report, asked: Asked, output: Output) -> None:
    def say(key: str, **values: Value) -> None:
        output.lines.append(asked.words.say(Phrase(f"wpg-cli-{key}", values)))

    say("games", count=report.games, turns=round(report.turns, 1))
    for seat in (CP, EN):
        share, cut = round(100 * report.wins[seat]), round(report.cut_off[seat], 1)
        say("wins", side=side_ref(seat), share=share, cut=cut)
    say("paris", share=round(100 * report.paris))
    say("front", areas=round(report.front, 1), total=round(report.total, 1))
    say("held" if not report.misses else "missed", which=", ".join(report.misses))


def check(asked: Asked, output: Output) -> None:
    """Every fault of the files, by file, entry and field."""
    for name in asked.values["files"]:
        text = asked.texts.get(name, "")
        kind = kind_of(text)
        faults = check_pack(kind or "map", name, text, asked.data)
        output.complaints += [f"{fault.where}: {asked.words.say(fault.text)}" for fault in faults]
        if faults:
            output.code = 1
        else:
            output.lines.append(asked.words.say(Phrase("wpg-cli-sound", {"file": name})))


COMMANDS = (
    Command(
        name="glory",
        help="What Price Glory?: balance measured by bots, data files checked",
        commands=(
            Command(
                name="balance",
                help="let bots play whole matches against each other",
                arguments=(
                    Argument(name="--games", help="how many", kind="number", default=100),
                    Argument(name="--seed", help="of the chance", kind="number", default=1),
                    *(
                        Argument(
                            name=f"--{kind}", help=f"id of the {kind} to play with", default=DEFAULT
                        )
                        for kind in ORDER
                    ),
                    Argument(
                        name="--central",
                        help="who plays the Central Powers",
                        default="hard",
                        choices=tuple(BOTS),
                    ),
                    Argument(
                        name="--entente",
                        help="who plays the Entente",
                        default="hard",
                        choices=tuple(BOTS),
                    ),
                ),
                run=balance,
            ),
            Command(
                name="check",
                help="name what is wrong with maps, forces, cards or turn tracks",
                arguments=(Argument(name="files", help=".toml files", many=True, reads=".toml"),),
                run=check,
            ),
        ),
    ),
)
