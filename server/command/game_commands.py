"""The games' own commands on the command line: arguments and files in, lines and files out."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

from server.command.printing import rendered, text_width
from server.config import CannotStart, read_packs
from server.games.catalogue import GAMES, commands_of
from server.games.command import Argument, Asked, Command, Output
from server.games.drawing import Drawing
from server.games.kernel import Game
from server.games.ruling import IllegalMove, Phrase
from server.words import LANGUAGES, Words, catalogues

AddData = Callable[[argparse.ArgumentParser], None]


def add_commands(parsers: Any, add_data: AddData) -> None:
    """Add every command of every game to the sub-parsers of the command line."""
    for game in GAMES.values():
        for command in commands_of(game):
            add_command(parsers, game, command, add_data)


def add_command(parsers: Any, game: Game[Any], command: Command, add_data: AddData) -> None:
    parser = parsers.add_parser(command.name, help=command.help)
    if command.run is None:
        inner = parser.add_subparsers(required=True, metavar="COMMAND")
        for each in command.commands:
            add_command(inner, game, each, add_data)
        return
    for argument in command.arguments:
        add_argument(parser, argument)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    add_data(parser)
    parser.set_defaults(run=partial(run, game, command))


def add_argument(parser: argparse.ArgumentParser, argument: Argument) -> None:
    settings: dict[str, Any] = {"help": argument.help, "metavar": argument.metavar}
    settings["default"] = [] if argument.many else argument.default
    is_option = argument.name.startswith("-")
    if argument.kind == "number":
        settings["type"] = int
    if argument.choices:
        settings["choices"] = argument.choices
    if argument.many:
        settings |= {"action": "append"} if is_option else {"nargs": "*"}
    if is_option:
        settings["required"] = argument.required
    parser.add_argument(argument.name, **settings)


def run(game: Game[Any], command: Command, options: argparse.Namespace) -> int:
    """Run a command: read what its arguments name, print what it says, write what it made."""
    assert command.run is not None
    words, output = words_in(options.language, game.id), Output()
    try:
        command.run(asked(game, command, options, words), output)
    except IllegalMove as no:
        raise CannotStart(words.say(no.reason)) from no
    finally:
        for complaint in output.complaints:
            print(complaint, file=sys.stderr)
    for name, made in output.files.items():
        write(name, rendered(name, made) if isinstance(made, Drawing) else made, words)
    for line in output.lines:
        print(line)
    return output.code


@cache
def words_in(language: str, game: str) -> Words:
    return Words(language, catalogues([GAMES[game]]))


def asked(game: Game[Any], command: Command, options: argparse.Namespace, words: Words) -> Asked:
    values = {argument.key: value_of(argument, options) for argument in command.arguments}
    files = [name for each in command.arguments for name in files_named(each, values[each.key])]
    return Asked(
        values=values,
        texts={name: read(name, words) for name in files},
        data=read_packs(options.data, game.id),
        words=words,
        text_width=text_width,
    )


def value_of(argument: Argument, options: argparse.Namespace) -> Any:
    value = getattr(options, argument.key)
    return tuple(value) if argument.many else value


def files_named(argument: Argument, value: Any) -> list[str]:
    """Which of the argument's values are names of files to read."""
    if argument.reads is None or value is None:
        return []
    return [
        name for name in (value if argument.many else (value,)) if name.endswith(argument.reads)
    ]


def read(name: str, words: Words) -> str:
    try:
        return Path(name).read_text(encoding="utf-8", errors="replace")
    except OSError as why:
        values = {"file": name, "problem": why.strerror or ""}
        raise CannotStart(words.say(Phrase("command-unreadable", values))) from why


def write(name: str, content: bytes, words: Words) -> None:
    try:
        Path(name).write_bytes(content)
    except OSError as why:
        values = {"file": name, "problem": why.strerror or ""}
        raise CannotStart(words.say(Phrase("command-unwritable", values))) from why
