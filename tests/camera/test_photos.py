"""Pictures from phones: brought as evidence, read by a station without a camera, none twice."""

from __future__ import annotations

import socket
import threading

import cv2
import pytest

from server.stations.camera.pictures import fetch, upload
from tests.camera.painted import Painted, Painter
from tests.camera.rig import Rig, pair
from tests.server.pictures import bring
from tests.server.process import until


@pytest.fixture
def table(server, phones, tmp_path):
    """Blue alone with both sides, and the initiative to be thrown for, by photographs."""
    blue = phones().create("blue", "orange")
    paired = pair(phones(), blue, "photo", ("reads_photos",))
    blue.change("set_policy", policy={"dice": "photo", "confirm": False, "window": 10})
    with Rig(server.url, paired["token"], tmp_path / "camera.json", trays=0) as rig:
        until(lambda: listed(blue)["state"]["key"] == "device-camera-photos", what="the station")
        blue.change("start_match")
        blue.seen(lambda view: view["pending"]["type"] == "roll")
        until(lambda: rig.station.request_at(blue.code), what="the request")
        yield blue, paired["device"]


def listed(phone):
    return phone.table["devices"][0]


def photo(*dice: Painted, seed: int = 1) -> bytes:
    return cv2.imencode(".jpg", Painter(seed).frame(dice))[1].tobytes()


def read(blue, device: str, url: str, body: bytes):
    """What the station says of a picture."""
    status, kept = bring(url, blue.token, blue.match, body)
    assert status == 201, kept
    ask = {"type": "read_photo", "evidence": kept["hash"]}
    asked = blue.ok("tell_device", match=blue.match, device=device, ask=ask)["request"]

    def answer():
        said = (each for each in blue.told if each["type"] == "device_said")
        return next((each["said"] for each in said if each["request"] == asked), None)

    return until(answer, what="the answer")


TWO = (Painted(100, 100, 6), Painted(300, 300, 2))


def test_a_picture_is_read_for_the_open_roll_and_shown(table, server):
    blue, device = table
    assert read(blue, device, server.url, photo(*TWO))["type"] == "ok"
    doubt = blue.seen(lambda view: view["doubt"])["doubt"]
    assert doubt["why"]["key"] == "device-doubt-colours" and len(doubt["evidence"]) == 1


def test_the_same_picture_is_not_read_twice(table, server):
    blue, device = table
    read(blue, device, server.url, photo(*TWO))
    again = read(blue, device, server.url, photo(*TWO))
    assert again["why"]["key"] == "device-photo-again"


def test_pictures_without_dice_or_sense_are_words(table, server):
    blue, device = table
    assert read(blue, device, server.url, photo())["why"]["key"] == "device-photo-no-dice"
    cut = photo(*TWO)
    broken = cut[: len(cut) // 2] + b"\xff\xd9"
    said = read(blue, device, server.url, broken)
    assert said["type"] in ("ok", "no")
    unknown = {"type": "read_photo", "evidence": "0" * 64}
    asked = blue.ok("tell_device", match=blue.match, device=device, ask=unknown)["request"]
    until(
        lambda: [
            each["said"]["why"]["key"] == "device-photo-gone"
            for each in blue.told
            if each["type"] == "device_said" and each["request"] == asked
        ],
        what="the answer",
    )


@pytest.mark.parametrize(
    "answer", [b"", b"nonsense\r\n\r\n", b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{"]
)
def test_a_server_that_answers_nonsense_does_not_stop_the_camera(answer):
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve():
            for _ in range(2):
                caller, _ = listening.accept()
                with caller:
                    caller.recv(65536)
                    caller.sendall(answer)

        threading.Thread(target=serve, daemon=True).start()
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        assert upload(url, "m", "token", b"jpeg") is None
        assert fetch(url, "m", "token", "name", 100) in (None, b"{")  # refused when decoded
