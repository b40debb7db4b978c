"""Every numbered row of the digest is a test that is named by it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

# T5 is a picture without numbers.
BOOK = {f"t{n}" for n in range(1, 25)} - {"t5"}
DERIVED = {f"d{n}" for n in range(1, 40)}


def rows() -> set[str]:
    """The ids at the start of the names of all tests here."""
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                named = re.match(r"test_((?:[td]\d+_)+)", node.name)
                found |= set(named[1].strip("_").split("_")) if named else set()
    return found


def test_every_row_of_the_book_and_every_derived_one_is_a_test():
    assert rows() == BOOK | DERIVED
