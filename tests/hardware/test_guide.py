"""docs/build-a-tray.md: its examples, drawings and names are those of the program."""

import re
from pathlib import Path

import pytest

from firmware.tray.layout import read_layout
from hardware import protocol
from hardware.strip_map import read_map
from hardware.wire import ADVICE
from server.command.cli import parser
from tests.hardware.golden import layout

DOCS = Path(__file__).parents[2] / "docs"
GUIDE = (DOCS / "build-a-tray.md").read_text()
COMMANDS = re.findall(r"^sandtable (trays [^#\n]+)", GUIDE, re.M)
KINDS = [
    "HELLO",
    "HELLO_R",
    "CARD",
    "LEDS",
    "ANIM",
    "BRIGHT",
    "PING",
    "PONG",
    "ACK",
    "NAK",
    "EVENT",
    "MAINTENANCE",
]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_one_that_we_have(command):
    words = command.split()
    assert parser(words).parse_args(words).run


def test_every_sub_command_and_message_is_described():
    assert all(
        f"sandtable trays {name}" in GUIDE for name in ("list", "test", "flash", "virtual", "serve")
    )
    assert [getattr(protocol, kind) for kind in KINDS] == list(range(1, 13))
    assert all(f"`{kind}`" in GUIDE for kind in KINDS)


def test_the_advice_of_ports_is_explained():
    told = re.findall(r"^\| \*([^*]+)\* \|", GUIDE, re.M)
    assert all(any(advice.startswith(words) for advice in ADVICE.values()) for words in told)
    assert len(told) == len(ADVICE) - 1  # a port that is gone needs no row


def test_the_layout_and_the_map_in_the_guide_have_no_faults():
    layout, places = re.findall(r"```json\n(.*?)```", GUIDE, re.S)
    assert read_layout(layout).faults == []
    assert read_map(places).faults == ()


def test_the_template_has_a_hole_for_every_lamp_of_the_country_layout():
    drawn = (DOCS / "trays/country-template.svg").read_text()
    holes = re.findall(r'id="pixel-(\d+)" data-group="(\w+)" data-lamp="(\d+)"', drawn)
    groups = read_layout(layout("country")).groups
    assert {(name, int(lamp)): int(pixel) for pixel, name, lamp in holes} == {
        (name, lamp): pixel
        for name, pixels in groups.items()
        for lamp, pixel in enumerate(pixels, 1)
    }


def test_the_drawings_it_shows_exist():
    for path in re.findall(r"\]\((trays/[^)]+)\)", GUIDE):
        assert (DOCS / path).exists()
