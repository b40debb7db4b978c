"""The phone's types are the server's: generated, and never stale."""

from __future__ import annotations

import re
from types import SimpleNamespace

import pytest
from msgspec import Struct, defstruct

from server import messages
from server.generate import protocol_page, typescript

FILES = typescript.files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_generated_types_are_up_to_date(path):
    assert path.read_text(encoding="utf-8") == FILES[path], "run `make types`"


PAGES = protocol_page.files()


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_the_protocol_pages_are_up_to_date(path):
    assert path.read_text(encoding="utf-8") == PAGES[path], "run `make types`"


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_a_protocol_page_describes_every_type_it_names(path):
    """So that a stranger can write a client from the pages alone."""
    text, shared = PAGES[path], PAGES[protocol_page.PAGE]
    kinds = " ".join(re.findall(r"^  - `\w+\??`: `([^`]+)`", text, re.MULTILINE))
    named = set(re.findall(r"[A-Z]\w+", re.sub(r'"[^"]*"', "", kinds)))
    known = set(re.findall(r"^- \*\*(\w+)\*\*", text + shared, re.MULTILINE))
    assert named - known - {"Array", "Record", "Readonly", "ReadonlyArray"} == set()


def test_a_game_may_not_use_the_name_of_a_shared_message():
    result = defstruct("Result", [("winners", tuple[str, ...])], module="server.games.other")
    types = SimpleNamespace(
        action=None, board=result, question=None, correction=None, answers=(result,)
    )
    _, shared = typescript.message_types()
    with pytest.raises(TypeError, match="Result is a struct of"):
        typescript.game_types(SimpleNamespace(types=types), shared)


def test_two_structs_of_one_file_may_not_share_a_name():
    one = defstruct("Twin", [("a", int)], module="here")
    other = defstruct("Twin", [("b", int)], module="there")
    with pytest.raises(TypeError, match="Twin"):
        typescript.declare({"Both": tuple[one, other]})


def test_a_game_may_speak_of_a_shared_struct():
    board = defstruct("Board", [("said", messages.Phrase)], bases=(Struct,))
    text, structs = typescript.declare({"Board": board}, {"Phrase": messages.Phrase})
    assert "readonly said: Phrase;" in text and "interface Phrase" not in text
    assert structs == {"Board": board, "Phrase": messages.Phrase}
