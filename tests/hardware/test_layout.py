"""Layout files: what is wrong is named, and the rest of the tray works."""

import json

import pytest

from firmware.tray.layout import read_layout
from server.command.flashing import FIRMWARE, LAYOUTS


def made(**changes: object) -> str:
    data: dict[str, object] = {"pixels": 28, "groups": {"vp": "0-5", "edge": "6-13"}}
    return json.dumps(data | changes)


FAULTY = [
    ("", "there is no layout file"),
    ("{", "the layout file is not JSON"),
    ("[]", "the layout file is not JSON"),
    (made(pixles=3), "pixles: no such field"),
    (made(pixels=0), "pixels: must be a number from 1 to 300"),
    (made(pixels=301), "pixels: must be a number from 1 to 300"),
    (made(pixels="many"), "pixels: must be a number from 1 to 300"),
    (made(pixels=True), "pixels: must be a number from 1 to 300"),
    (made(milliamps=0), "milliamps: must be a number from 1 to 20000"),
    (made(pixels=300, milliamps=300), "milliamps: 300 pixels need 300 even when dark"),
    (made(groups=[]), "groups: must name pixels for each group"),
    (made(groups={"vp": "0-28"}), "vp: pixel 28 of 28"),
    (made(groups={"vp": "0-3,2"}), "vp: pixel 2 twice"),
    (made(groups={"vp": "0-"}), 'vp: "0-" is no range of pixels'),
    (made(groups={"vp": 5}), 'vp: pixels are text like "0-5,7"'),
    (made(groups={"edge": "0-3", "vp": "3-5"}), "vp: pixel 3 belongs to edge"),
    (made(groups={"turn": {"digits": "0-7"}}), "turn: a digit has 7 pixels, here are 8"),
    (made(groups={"turn": {}}), 'turn: pixels are text like "0-5,7"'),
]


@pytest.mark.parametrize("text, fault", FAULTY, ids=[fault for _, fault in FAULTY])
def test_a_fault_is_named(text, fault):
    assert fault in read_layout(text).faults


def test_a_faulty_group_is_left_out_and_the_others_work():
    layout = read_layout(made(groups={"vp": "0-5", "edge": "90"}))
    assert layout.groups == {"vp": [0, 1, 2, 3, 4, 5]}
    assert len(layout.faults) == 1


def test_a_range_may_run_backwards():
    assert read_layout(made(groups={"vp": "5-3,9"})).groups["vp"] == [5, 4, 3, 9]


@pytest.mark.parametrize("name", LAYOUTS)
def test_the_layouts_that_we_bring_have_no_faults(name):
    layout = read_layout((FIRMWARE / f"tray/layouts/{name}.json").read_text())
    assert layout.faults == []
    assert layout.name == name
    pixels = [pixel for group in layout.groups.values() for pixel in group]
    assert sorted(pixels) == list(range(layout.pixels))
