"""A strip along a map: which pixel lights for which place, and what is wrong with the file."""

from __future__ import annotations

import json

import pytest

from firmware.tray.layout import read_layout
from hardware.strip_map import GROUP, read_map
from hardware.trays import Lamp, card_payload
from server.games.lighting import Lamp as GameLamp
from server.games.lighting import strip
from server.games.ruling import Ref
from server.stations.tray_cards import as_shown
from tests.hardware import both
from tests.hardware.golden import layout

BLUE = Lamp("steady", "blue")


def test_each_place_lights_its_pixels_and_no_others():
    found = read_map('{"game": "x", "places": {"a": "0-1,4", "b": 3, "c": "6"}}')
    assert not found.faults
    row = found.group({"a": BLUE, "b": Lamp("blink")}).lamps
    assert [lamp.pattern for lamp in row] == [
        *("steady", "steady", "off", "blink", "steady", "off", "off")
    ]


def test_a_single_pixel_does_not_fill_the_strip():
    assert len(read_map('{"game": "x", "places": {"a": 0}}').group({"a": BLUE}).lamps) == 2


@pytest.mark.parametrize(
    "text, fault",
    [
        ("no JSON", "the map file is no JSON"),
        ("[]", "the map file is no JSON"),
        ('{"places": 3}', "the map file is no JSON"),
        ('{"places": {}}', "game: must name"),
        ('{"game": "x", "places": {"a": "x"}}', 'a: "x" is no range'),
        ('{"game": "x", "places": {"a": "1-2-3"}}', 'a: "1-2-3" is no range'),
        ('{"game": "x", "places": {"a": "5-2"}}', 'a: "5-2": pixels run'),
        ('{"game": "x", "places": {"a": 127}}', 'a: "127": pixels run'),
        ('{"game": "x", "places": {"a": -1}}', 'a: "-1" is no range'),
        ('{"game": "x", "places": {"a": true}}', "a: pixels are a number"),
        ('{"game": "x", "places": {"a": null}}', "a: pixels are a number"),
        ('{"game": "x", "places": {"a": "0-3", "b": 3}}', "b: pixel 3 belongs to a"),
    ],
)
def test_a_fault_is_named_and_the_rest_used(text, fault):
    assert read_map(text).faults[0].startswith(fault)


def test_the_firmware_shows_the_map_on_the_layout_that_we_bring():
    places = {f"p{n}": n for n in range(60)}
    found = read_map(json.dumps({"game": "x", "places": places}))
    lamps = {name: GameLamp("steady", "blue") for name in places if int(name[1:]) % 2}
    card = as_shown(strip(Ref("x", "map"), lamps), found)
    assert list(card.groups) == [GROUP]
    (shown,) = both.pictures([layout("strip"), card_payload(card).hex(), [0]])
    lit = [any(bytes.fromhex(shown)[at : at + 3]) for at in range(0, 180, 3)]
    assert lit == [n % 2 == 1 for n in range(60)]
    assert not read_layout(layout("strip")).faults
