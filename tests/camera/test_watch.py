"""`sandtable dice watch`: a film of a throw in the terminal and on the page, really read."""

from __future__ import annotations

import argparse
import json
import urllib.request

import cv2
import pytest

from server.command.dice_watch import Shown, serve, watch
from server.config import CannotStart
from tests.camera.painted import HEIGHT, WIDTH, Painter, row
from vision.dice.tray import Look, TrayState


def test_a_film_is_told_in_the_terminal(tmp_path, capsys):
    film = cv2.VideoWriter(
        str(tmp_path / "throw.avi"), cv2.VideoWriter.fourcc(*"MJPG"), 15, (WIDTH, HEIGHT)
    )
    painter = Painter()
    for frame in (*painter.rest(frames=15), *painter.throw(row(5, 2, 6), frames=30)):
        film.write(frame)
    film.release()
    options = argparse.Namespace(source=str(tmp_path / "throw.avi"), port=None)
    assert watch(options) == 0
    told = capsys.readouterr().out
    assert "moving" in told and "throw 1: " in told and "throw 2" not in told


def test_the_page_shows_the_newest_frame():
    shown = Shown()
    port = serve(shown, 0)
    shown.look(Painter().frame(), Look(TrayState.EMPTY))
    state = json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/state.json", timeout=10))
    assert state["state"] == "empty"
    picture = urllib.request.urlopen(f"http://127.0.0.1:{port}/frame.jpg?1", timeout=10).read()
    assert picture.startswith(b"\xff\xd8")


def test_nothing_to_watch_is_said():
    with pytest.raises(CannotStart, match="nothing to watch"):
        watch(argparse.Namespace(source="/dev/video99", port=None))
