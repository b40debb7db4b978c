"""`sandtable dice taught`: what one club has taught is taken in by another."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from server.command.cli import main
from server.stations.camera.teaching import Teacher
from vision.dice.gallery import CROP, WIDE, Gallery, Lesson, load, save

SIDE = round(CROP * WIDE)


def lessons(die: str, *values: int) -> tuple[Lesson, ...]:
    luck = np.random.default_rng(len(die))
    noise = luck.integers(0, 255, (len(values), SIDE, SIDE, 3), np.uint8)
    pictures = [cv2.imencode(".png", each)[1].tobytes() for each in noise]
    return tuple(
        Lesson(die=die, value=value, picture=picture)
        for value, picture in zip(values, pictures, strict=True)
    )


@pytest.fixture
def clubs(tmp_path):
    one, two = tmp_path / "one", tmp_path / "two"
    for folder in (one, two):
        folder.mkdir()
    taught = Gallery((*lessons("orks", 1, 6), *lessons("skulls", 2)))
    (one / "taught-dice.json").write_bytes(save(taught))
    return one, two


def test_dice_are_handed_to_another_club(clubs, tmp_path, capsys):
    one, two = clubs
    file = tmp_path / "orks.json"
    assert main(["dice", "taught", "export", str(file), "--die", "orks", "--data", str(one)]) == 0
    teacher = Teacher(two / "taught-dice.json")
    assert teacher.taught().dice == ()
    for _ in range(2):  # twice is once
        assert main(["dice", "taught", "import", str(file), "--data", str(two)]) == 0
    assert [each.name for each in teacher.taught().dice] == ["orks"], "a running camera notices"
    assert len(load((two / "taught-dice.json").read_bytes()).lessons) == 2
    capsys.readouterr()
    assert main(["dice", "taught", "list", "--data", str(one)]) == 0
    assert capsys.readouterr().out == "orks: faces 1, 6\nskulls: faces 2\n"


@pytest.mark.parametrize("text", [b"", b"no json", b'{"lessons": [{"die": "x"}]}'])
def test_a_file_that_holds_no_dice_changes_nothing(clubs, tmp_path, text, capsys):
    one, _ = clubs
    before = (one / "taught-dice.json").read_bytes()
    file = tmp_path / "strange.json"
    file.write_bytes(text)
    assert main(["dice", "taught", "import", str(file), "--data", str(one)]) == 1
    assert "holds no taught dice" in capsys.readouterr().err
    assert (one / "taught-dice.json").read_bytes() == before


def test_a_die_that_nobody_taught_is_named(clubs, tmp_path, capsys):
    file = tmp_path / "x.json"
    assert main(["dice", "taught", "export", str(file), "--die", "elves", "--data", str(clubs[0])])
    assert "no die called elves: orks, skulls" in capsys.readouterr().err
    assert not file.exists()
