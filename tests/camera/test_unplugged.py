"""A camera that goes away and comes back: the phones are told, and nothing is read by mistake."""

from __future__ import annotations

import numpy as np

from tests.camera.painted import Painted, row
from tests.camera.rig import Rig, Tray, pair
from tests.camera.test_station import begin, device, state
from vision.sources import SourceLost

CAMERA = {"dice": "camera", "confirm": False, "window": 10}


class Pluggable(Tray):
    """A camera whose cable can be pulled."""

    plugged = True

    def read(self) -> np.ndarray:
        if not self.plugged:
            raise SourceLost("unplugged")
        return super().read()


class PluggableRig(Rig):
    def opened(self, name: str) -> Tray:
        tray = self.trays[int(name)]
        if not tray.plugged:
            raise SourceLost("unplugged")
        return tray


def test_a_camera_that_was_unplugged_reads_the_throw_after_it_came_back(server, phones, tmp_path):
    blue = phones().create("blue", "orange")
    token = pair(phones(), blue)["token"]
    blue.change("set_policy", policy=CAMERA)
    rig = PluggableRig(server.url, token, tmp_path / "camera.json")
    rig.trays = [Pluggable()]
    with rig:
        state(blue, "device-camera-empty")
        begin(blue)
        rig.tray.plugged = False
        state(blue, "device-camera-unplugged")
        assert device(blue)["light"] == "seeking"
        rig.tray.dice = row(1, 1)  # laid there while nobody looked: never read
        rig.tray.plugged = True
        state(blue, "device-camera-settled")
        rig.tray.settle()
        assert blue.view["pending"]["type"] == "roll" and blue.view["doubt"] is None
        rig.tray.throw([Painted(100, 100, 6, "blue"), Painted(300, 300, 2, "red")])
        assert blue.seen(lambda view: view["doubt"])["doubt"]["evidence"]
