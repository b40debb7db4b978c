"""Cameras that are missing, unplugged, frozen, black or burnt: each has a word, none is final."""

from __future__ import annotations

import numpy as np
import pytest

from server.stations.camera.eyes import FROZEN, GIVE_UP, OPEN_AGAIN, Eye
from server.stations.camera.trays import Mark, MarkedTray
from tests.camera.painted import Painter, read_painted
from vision.sources import SourceLost


class Fake:
    """A camera that gives what it is told to."""

    live = True

    def __init__(self) -> None:
        self.painter, self.now = Painter(), 0.0
        self.plugged, self.still, self.opened, self.closed = True, False, 0, 0
        self.frame = self.painter.frame()
        self.paint = self.painter.frame

    def open(self, _name: str) -> Fake:
        if not self.plugged:
            raise SourceLost("none")
        self.opened += 1
        return self

    def read(self) -> np.ndarray:
        self.now += 1 / 15
        if not self.plugged:
            raise SourceLost("unplugged")
        if not self.still:
            self.frame = self.paint()
        return self.frame

    def close(self) -> None:
        self.closed += 1

    def sleep(self, seconds: float) -> None:
        self.now += seconds

    def eye(self) -> Eye:
        eye = Eye("0", opening=self.open, clock=lambda: self.now, sleep=self.sleep)
        eye.trays = (MarkedTray(Mark(id="t", table="R6KX", camera="0"), read_painted),)
        return eye


def run(eye: Eye, camera: Fake, seconds: float) -> None:
    until = camera.now + seconds
    while camera.now < until:
        eye.step()


def test_a_camera_that_comes_late_or_is_unplugged_is_opened_again():
    camera = Fake()
    camera.plugged = False
    eye = camera.eye()
    run(eye, camera, 1)
    assert eye.fault == "none"
    camera.plugged = True
    run(eye, camera, OPEN_AGAIN + 0.5)
    assert eye.fault is None and eye.frame is not None
    camera.plugged = False
    run(eye, camera, 0.1)
    assert eye.fault == "unplugged" and camera.closed == 1
    camera.plugged = True
    run(eye, camera, OPEN_AGAIN + 0.5)
    assert eye.fault is None and camera.opened == 2


def test_a_camera_that_gives_the_same_frame_for_seconds_is_frozen_and_reopened():
    camera = Fake()
    eye = camera.eye()
    run(eye, camera, 1)
    camera.still = True
    run(eye, camera, FROZEN - 0.5)
    assert eye.fault is None
    run(eye, camera, 1)
    assert eye.fault == "frozen" and eye.step() == ()
    run(eye, camera, GIVE_UP)
    assert camera.opened == 2
    camera.still = False
    run(eye, camera, 3)
    assert eye.fault is None


def test_a_recording_may_stand_still():
    camera = Fake()
    camera.live = False
    eye = camera.eye()
    camera.still = True
    run(eye, camera, 2 * FROZEN)
    assert eye.fault is None


def test_a_read_that_hangs_is_a_fault():
    camera = Fake()
    eye = camera.eye()
    run(eye, camera, 1)
    camera.now += FROZEN + 1
    assert eye.fault == "silent"


def test_black_and_burnt_frames_are_words_and_not_read():
    camera = Fake()
    eye = camera.eye()
    camera.paint = lambda: np.random.default_rng(1).integers(0, 8, (480, 640, 3)).astype(np.uint8)
    run(eye, camera, 0.3)
    [told] = eye.step()
    assert told.state == "too-dark"
    camera.paint = lambda: np.full((480, 640, 3), 255, np.uint8)
    run(eye, camera, 0.3)
    assert eye.fault == "too-bright"


@pytest.mark.parametrize("level, fault, state", [(0, None, "too-dark"), (255, "too-bright", None)])
def test_frames_that_are_all_black_or_white_are_not_a_frozen_camera(level, fault, state):
    camera = Fake()
    eye = camera.eye()
    camera.paint = lambda: np.full((480, 640, 3), level, np.uint8)
    run(eye, camera, FROZEN + GIVE_UP)
    assert eye.fault == fault and camera.opened == 1
    assert [told.state for told in eye.step()] == [state] * (state is not None)


def test_a_video_that_has_ended_is_not_played_again():
    camera = Fake()
    eye = camera.eye()
    run(eye, camera, 0.3)

    def end() -> np.ndarray:
        raise SourceLost("ended")

    camera.read = end  # type: ignore[method-assign]
    eye.step()
    run(eye, camera, 10)
    assert eye.fault == "ended" and camera.opened == 1
