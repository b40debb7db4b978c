"""Commands that a game adds to the command line `sandtable`.

A command is pure: it gets the values of its arguments, the texts of the files they name and the
club's data files, and collects lines and files in an `Output`. The edge reads, prints and writes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, Protocol

from msgspec import Struct

from server.games.drawing import Drawing, TextWidth
from server.games.ruling import Cite, Phrase, Reason, Ref, Ruling

Names = Mapping[str, Mapping[str, str]]  # as `View.names`


class Speech(Protocol):
    """Keys into words of one language."""

    lang: str

    def say(self, what: Phrase | Reason | Ref | Cite, names: Names = ...) -> str: ...
    def explain(self, ruling: Ruling[Any], names: Names = ...) -> str: ...


class Argument(Struct, frozen=True, kw_only=True):
    """One argument, as in `argparse`: an option if its name begins with hyphens."""

    name: str
    help: str
    kind: Literal["text", "number"] = "text"
    default: str | int | None = None
    choices: tuple[str | int, ...] = ()
    required: bool = False  # of an option; a single positional argument always is
    many: bool = False  # any number of values: a tuple
    metavar: str | None = None
    reads: str | None = None  # a value that ends so names a file whose text is wanted; "": any

    @property
    def key(self) -> str:
        """Under which its value is found."""
        return self.name.lstrip("-").replace("-", "_")


class Asked(Struct, frozen=True, kw_only=True):
    """All that a command is told."""

    values: Mapping[str, Any]  # of the arguments, by key
    texts: Mapping[str, str]  # of the files that arguments name, by the name as it was given
    data: Mapping[str, str]  # the club's own data files for this game, as in `Setup`
    words: Speech
    text_width: TextWidth


class Output(Struct, kw_only=True):
    """What a command has to say, collected while it runs; what it said before a refusal counts."""

    lines: list[str] = []
    complaints: list[str] = []  # for the standard error stream
    files: dict[str, bytes | Drawing] = {}  # to be written, by name; a drawing as .pdf or .svg
    code: int = 0  # the exit code


Run = Callable[[Asked, Output], None]  # raises `IllegalMove` to refuse


class Command(Struct, frozen=True, kw_only=True):
    """A command, or a group of commands under one name."""

    name: str
    help: str
    arguments: tuple[Argument, ...] = ()
    run: Run | None = None  # None: a group
    commands: tuple[Command, ...] = ()
