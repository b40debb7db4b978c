"""A tray in the dark gets light from its ring, and the phones are told."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from firmware.dice_tray.dice_tray import DiceTray, Ring
from hardware.virtual_tray import VirtualTray
from server.stations.camera.ring_light import ADAPTS, LEVELS, TOLD, Brightness, RingLight
from tests.camera.rig import Rig, Tray, pair
from tests.camera.test_station import state
from tests.server.process import until


class RingedTray(Tray):
    """A tray in a dark room: seen as far as the ring shines."""

    def __init__(self, ring: VirtualTray) -> None:
        super().__init__()
        self.ring = ring

    def read(self) -> np.ndarray:
        light = max(self.ring.pixels or b"\0") / 60
        return (super().read() * min(1.0, 0.02 + light)).astype(np.uint8)


@pytest.fixture
def ring():
    """A dice tray's board, with the firmware's own program."""
    board = VirtualTray(lambda body: DiceTray(body, Ring("")), unique="e6614c311b7f3a77", buttons=1)
    thread = threading.Thread(target=board.run, daemon=True)
    thread.start()
    yield board
    board.close()
    thread.join(10)


def test_a_tray_in_the_dark_is_lit_and_the_phones_are_told(server, phones, tmp_path, ring):
    blue = phones().create("blue", "orange")
    token = pair(phones(), blue)["token"]
    rig = Rig(server.url, token, tmp_path / "camera.json")
    rig.trays = [RingedTray(ring)]
    with rig:
        state(blue, "device-camera-too-dark")
        assert not any(ring.pixels or b"")
        with RingLight([ring.url], usb=False) as light:
            rig.station.ring = light
            until(lambda: any(ring.pixels or b""), what="light")
            state(blue, "device-camera-lit")
            assert light.brightness.level in LEVELS[1:]
        rig.station.ring = None
        until(lambda: not any(ring.pixels or b""), what="the dark, as nobody speaks to it")
        state(blue, "device-camera-too-dark")


def test_the_light_is_raised_step_by_step_and_lowered_when_the_picture_is_burnt():
    light, now = Brightness(), 100.0
    levels = []
    for _ in range(5):
        light.follow({"too-dark"}, now, served=True)
        light.follow({"too-dark"}, now + ADAPTS / 2, served=True)  # the camera adapts first
        levels.append(light.level)
        now += ADAPTS
    assert levels == [*LEVELS[1:], LEVELS[-1], LEVELS[-1]]
    light.follow({"empty", ""}, now, served=True)
    assert light.level == LEVELS[-1], "light enough is no reason to put it out"
    light.follow({"too-bright"}, now, served=True)
    assert light.level == LEVELS[-2]


def test_the_light_goes_out_when_no_table_is_served():
    light = Brightness()
    light.follow({"too-dark"}, 1.0, served=True)
    assert light.was_raised(1.0 + TOLD) and not light.was_raised(1.0 + ADAPTS + TOLD)
    light.follow(set(), 1.5, served=False)
    assert light.level == 0 and not light.was_raised(1.5)
