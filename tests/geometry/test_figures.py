"""The figures in docs/ are what the code draws today, and the guide shows each of them."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import geometry
from tests.geometry.figures import FIGURES, FOLDER

GUIDE = FOLDER.parent / "geometry.md"


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_is_what_the_code_draws(name) -> None:
    stored = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    assert stored == FIGURES[name](), "run `python -m tests.geometry.figures`"
    ElementTree.fromstring(stored)


def test_the_guide_shows_every_figure_and_no_other() -> None:
    shown = re.findall(r"\(geometry/([a-z-]+)\.svg\)", GUIDE.read_text(encoding="utf-8"))
    assert sorted(shown) == sorted(FIGURES) == sorted(p.stem for p in Path(FOLDER).glob("*.svg"))


def test_the_guide_names_every_public_word() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    missing = [name for name in geometry.__all__ if f"`{name}" not in text]
    assert not missing


def test_the_examples_of_the_guide_run() -> None:
    space: dict[str, object] = {}
    for block in re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.S):
        exec(compile(block, str(GUIDE), "exec"), space)
