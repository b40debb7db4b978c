"""The catalogues: they parse, the languages agree, and every key the code names is there."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeGuard

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from server.games.catalogue import GAMES

ROOT = Path(__file__).parent.parent
FOLDERS = tuple(
    sorted({file.parent for room in ("server", "tests") for file in (ROOT / room).rglob("*.ftl")})
)
LANGUAGES = ("en", "de")
ID = re.compile(r"-?[a-z][a-z0-9_-]*")
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9_]+)+")

every_folder = pytest.mark.parametrize(
    "folder", FOLDERS, ids=lambda path: str(path.relative_to(ROOT))
)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def catalogue(folder: Path, lang: str) -> ftl.Resource:
    return FluentParser(with_spans=False).parse((folder / f"{lang}.ftl").read_text("utf-8"))


def texts(folder: Path, lang: str) -> dict[str, ftl.Pattern]:
    """Every pattern by its key: messages, `-terms`, and attributes as `key.attribute`."""
    found = {}
    for entry in catalogue(folder, lang).body:
        if isinstance(entry, (ftl.Message, ftl.Term)):
            key = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
            if entry.value is not None:
                found[key] = entry.value
            for attribute in entry.attributes:
                found[f"{key}.{attribute.id.name}"] = attribute.value
    return found


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(pattern: ftl.Pattern) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.names


# --- The catalogues --------------------------------------------------------------------------


def test_the_shared_words_are_among_the_catalogues():
    assert ROOT / "server/texts" in FOLDERS


@every_folder
@every_language
def test_a_catalogue_parses_without_junk(folder, lang):
    junk = [entry.content for entry in catalogue(folder, lang).body if isinstance(entry, ftl.Junk)]
    assert not junk


@every_folder
def test_both_languages_have_the_same_keys(folder):
    english, german = (set(texts(folder, lang)) for lang in LANGUAGES)
    assert english == german


@every_folder
def test_both_languages_fill_the_same_gaps(folder):
    english, german = (texts(folder, lang) for lang in LANGUAGES)
    differ = {
        key: (variables(english[key]), variables(german[key]))
        for key in english.keys() & german.keys()
        if variables(english[key]) != variables(german[key])
    }
    assert not differ


@every_language
def test_no_key_is_defined_twice(lang):
    keys = Counter(
        entry.id.name
        for folder in FOLDERS
        for entry in catalogue(folder, lang).body
        if isinstance(entry, (ftl.Message, ftl.Term))
    )
    assert not [key for key, times in keys.items() if times > 1]


@every_folder
@every_language
def test_keys_are_lower_case(folder, lang):
    assert not [key for key in texts(folder, lang) if not ID.fullmatch(key.partition(".")[0])]


@pytest.mark.parametrize("game", GAMES)
@every_language
def test_every_game_has_a_title_and_a_line_about_it(game, lang):
    assert {f"game-{game}", f"game-{game}.line"} <= known(lang).keys()


# --- The keys in the code --------------------------------------------------------------------


class Use(NamedTuple):
    """A key that stands in the code, and the values given with it if they stand there too."""

    key: str
    given: set[str] | None
    where: str


def uses(file: Path) -> Iterator[Use]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            called = node.func.id if isinstance(node.func, ast.Name) else ""
            where = f"{file.relative_to(ROOT)}:{node.lineno}"
            if called in ("Phrase", "Reason") and (key := literal(argument(node, 0, "key"))):
                values = argument(node, 1 if called == "Phrase" else 3, "values")
                yield Use(key, keys_of(values), where)
            if called == "Cite" and (key := literal(argument(node, 2, "chapter"))):
                yield Use(key, None, where)


def named(file: Path, families: set[str]) -> Iterator[Use]:
    """Every other literal that looks like a key: rules give keys to helpers of their own."""
    tree = ast.parse(file.read_text("utf-8"))
    kinds = {id(node.args[0]) for node in ast.walk(tree) if is_ref(node)}
    parts = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for part in node.values
    }
    no_keys = kinds | parts
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or id(node) in no_keys:
            continue
        key = literal(node)
        if key and key.partition("-")[0] in families and KEY.fullmatch(key):
            yield Use(key, None, f"{file.relative_to(ROOT)}:{node.lineno}")


def is_ref(node: ast.AST) -> TypeGuard[ast.Call]:
    called = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id
    return called == "Ref"


def family(folder: Path) -> str:
    """The prefix a game gives its keys."""
    return Counter(key.partition("-")[0] for key in texts(folder, "en")).most_common(1)[0][0]


def argument(call: ast.Call, place: int, name: str) -> ast.expr | None:
    named = [keyword.value for keyword in call.keywords if keyword.arg == name]
    return named[0] if named else call.args[place] if len(call.args) > place else None


def literal(node: ast.expr | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def keys_of(node: ast.expr | None) -> set[str] | None:
    """The keys of a dict that is written out; None: it is made elsewhere."""
    if node is None:
        return set()
    if not isinstance(node, ast.Dict):
        return None
    keys = [literal(key) for key in node.keys]
    return None if None in keys else {key for key in keys if key}


def all_uses() -> Iterator[Use]:
    for file in (ROOT / "server").rglob("*.py"):
        yield from uses(file)
    for room in ("match", "hall", "net"):
        for file in (ROOT / "server" / room).rglob("*.py"):
            yield from named(file, {"log", "refused", "result"})
    for file in (ROOT / "server/games").glob("*.py"):
        yield from named(file, {"data", "pay"})
    for folder in FOLDERS:
        if folder != ROOT / "server/texts":
            for file in folder.rglob("*.py"):
                yield from named(file, {family(folder)})


USES = tuple(all_uses())


def known(lang: str) -> dict[str, ftl.Pattern]:
    return {key: text for folder in FOLDERS for key, text in texts(folder, lang).items()}


@every_language
def test_every_key_in_the_code_has_words(lang):
    words = known(lang)
    assert USES
    wordless = [f"{use.where}: {use.key}" for use in USES if use.key not in words]
    assert not wordless, "\n".join(wordless)


@every_language
def test_every_gap_is_filled_where_the_code_says_with_what(lang):
    words = known(lang)
    unfilled = [
        f"{use.where}: {use.key} wants {missing}"
        for use in USES
        if use.given is not None and use.key in words
        if (missing := variables(words[use.key]) - use.given)
    ]
    assert not unfilled, "\n".join(unfilled)
