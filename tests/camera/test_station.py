"""The whole way: a throw in the tray of a station, faces or a question on the phones."""

from __future__ import annotations

import cv2
import pytest

from server.stations.camera.eyes import Eye
from tests.camera.painted import HEIGHT, WIDTH, Painted, Painter, row
from tests.camera.rig import Rig, pair
from tests.server.process import until


@pytest.fixture
def table(server, phones, tmp_path):
    """Blue alone, with both sides, a camera, and the initiative to be thrown for: a die each."""
    blue = phones().create("blue", "orange")
    token = pair(phones(), blue)["token"]
    policy = {"dice": "camera", "confirm": False, "window": 10}
    blue.change("set_policy", policy=policy)
    with Rig(server.url, token, tmp_path / "camera.json") as rig:
        state(blue, "device-camera-empty")
        yield blue, rig


def device(phone):
    return next((d for d in phone.table["devices"] if d["kind"] == "dice_camera"), None)


def state(phone, key):
    """Wait until the tray of this table says so."""

    def found():
        shown = device(phone)
        return shown and shown["parts"] and shown["parts"][0]["state"]["key"] == key

    until(found, what=key)


def attends(phone):
    """Wait until the camera serves this table."""
    until(lambda: (device(phone) or {}).get("light") in ("live", "seeking"), what="the camera")


def begin(blue):
    blue.change("start_match")
    blue.seen(lambda view: view["pending"]["type"] == "roll")


BLUE, ORANGE = Painted(100, 100, 6, "blue"), Painted(300, 300, 2, "red")


def test_a_throw_is_read_for_the_open_roll_alone(table):
    blue, rig = table
    rig.tray.throw(row(1, 1))
    rig.tray.settle()
    begin(blue)
    rig.tray.settle()
    assert blue.view["pending"]["type"] == "roll"  # what lay there is not read
    rig.tray.throw([BLUE, ORANGE])
    doubt = blue.seen(lambda view: view["doubt"])["doubt"]
    assert doubt["why"]["key"] == "device-doubt-colours"
    assert sorted(die["face"] for die in doubt["dice"]) == [2, 6]
    assert len(doubt["evidence"]) == 1


def of_the_hall(server, phones) -> str:
    """The token of a camera that serves whoever asks for it."""
    wish = {"role": "device", "secret": server.code("organiser"), "kind": "dice_camera"}
    return phones().ok("sign_in", **wish, name="Hall")["token"]


def find(phone):
    """The camera of the hall, when it is there."""

    def listed():
        found = phone.ok("list_devices", token=phone.token)["devices"]
        here = (each for each in found if each["feeds"] == "camera" and each["light"] != "lost")
        return next((each["id"] for each in here), None)

    return until(listed, what="the camera in the hall")


def test_a_film_begins_when_a_table_is_served(server, phones, tmp_path):
    film = tmp_path / "film.avi"
    frames = Painter().rest(frames=15)
    writer = cv2.VideoWriter(str(film), cv2.VideoWriter.fourcc(*"MJPG"), 15, (WIDTH, HEIGHT))
    for frame in frames:
        writer.write(frame)
    writer.release()
    blue = phones().create("blue", "orange")
    rig = Rig(server.url, of_the_hall(server, phones), tmp_path / "camera.json")
    eye = Eye(str(film))
    rig.station.eyes = (eye,)
    with rig:
        found = find(blue)
        assert eye.fault == "opening" and eye.frame is None
        blue.change("ask_service", device=found)
        until(lambda: eye.frame is not None, what="the film")
        until(lambda: eye.fault == "ended", what="its end")


def test_states_in_words_follow_the_tray(table):
    blue, rig = table
    rig.tray.film = [rig.tray.painter.frame([], hand=400 - 40 * at) for at in range(4)] * 20
    state(blue, "device-camera-hand")
    rig.tray.film = []
    state(blue, "device-camera-empty")
    rig.tray.throw(row(3, 4))
    state(blue, "device-camera-settled")


# --- Setting up ------------------------------------------------------------------------------


def ask(phone, **wish) -> str:
    """Ask something of the camera; the request's number."""
    found = device(phone)
    return phone.ok("tell_device", match=phone.match, device=found["id"], ask=wish)["request"]


def said(phone, request: str):
    """The newest answer to a request."""

    def newest():
        told = (each for each in list(phone.told) if each["type"] == "device_said")
        answers = [each["said"] for each in told if each["request"] == request]
        return answers[-1] if answers else None

    return until(newest, what="the device's answer")


def test_a_marked_tray_is_kept_checked_and_tested(table):
    blue, rig = table
    rig.tray.dice = row(3, 5)
    rig.tray.settle()
    found = said(blue, ask(blue, type="find_tray"))
    assert found["type"] == "tray" and not found["found"]
    marking = {"corners": found["corners"], "table": blue.code}
    parts = said(blue, ask(blue, type="mark_tray", **marking))["parts"]
    assert [each["table"] for each in parts] == [None, blue.code]
    assert rig.station.settings.kept.marks[0].table == blue.code
    checks = said(blue, ask(blue, type="check_tray"))
    assert [each["key"] for each in checks["checks"]] == ["focus", "light", "size"]
    assert sorted(die["face"] for die in checks["dice"]) == [3, 5]
    rig.tray.settle()
    request = ask(blue, type="test_throws")
    rig.tray.settle()
    rig.tray.throw([Painted(300, 330, 6), Painted(400, 330, 1)], row(3, 5))
    thrown = said(blue, request)
    assert sorted(die["face"] for die in thrown["dice"]) == [1, 6] and thrown["sure"]


def test_a_live_picture_is_shown_again_and_again(table):
    blue, _rig = table
    request = ask(blue, type="look", seconds=5)
    assert said(blue, request)["type"] == "picture"
    told = lambda: [each for each in blue.told if each.get("request") == request]  # noqa: E731
    until(lambda: len(told()) > 2, what="more pictures")


def test_another_tables_tray_is_not_marked_nor_a_tiny_one(table):
    blue, _rig = table
    corners = [[0.1, 0.1], [0.9, 0.1], [0.9, 0.9], [0.1, 0.9]]
    no = said(blue, ask(blue, type="mark_tray", corners=corners, table="XXXX"))
    assert no["why"]["key"] == "device-not-your-table"
    tiny = [[0.1, 0.1], [0.12, 0.1], [0.12, 0.12], [0.1, 0.12]]
    no = said(blue, ask(blue, type="mark_tray", corners=tiny, table=blue.code))
    assert no["why"]["key"] == "device-camera-mark-small"


LEFT = [[0.02, 0.02], [0.45, 0.02], [0.45, 0.98], [0.02, 0.98]]
RIGHT = [[0.55, 0.02], [0.98, 0.02], [0.98, 0.98], [0.55, 0.98]]


def test_one_camera_reads_the_trays_of_two_tables_apart(server, phones, tmp_path):
    left, right = phones().create("blue", "orange"), phones().create("blue", "orange")
    with Rig(server.url, of_the_hall(server, phones), tmp_path / "camera.json") as rig:
        for phone, corners in ((left, LEFT), (right, RIGHT)):
            phone.change("ask_service", device=find(phone))
            policy = {"dice": "camera", "confirm": False, "window": 10}
            phone.change("set_policy", policy=policy)
            attends(phone)
            if phone is right:  # not on the other's tray, by mistake
                wish = {"type": "mark_tray", "corners": LEFT, "table": right.code}
                no = said(right, ask(right, **wish))["why"]
                assert no == {"key": "device-camera-mark-taken", "values": {"table": left.code}}
            said(phone, ask(phone, type="mark_tray", corners=corners, table=phone.code))
            begin(phone)
        until(lambda: rig.station.request_at(right.code), what="both requests")
        rig.tray.settle()
        rig.tray.throw(first := [Painted(80, 100, 6, "blue"), Painted(200, 300, 2, "red")])
        doubt = left.seen(lambda view: view["doubt"])["doubt"]
        assert sorted(die["face"] for die in doubt["dice"]) == [2, 6]
        rig.tray.settle()
        assert right.view["doubt"] is None
        rig.tray.throw([Painted(430, 100, 5, "blue"), Painted(550, 300, 1, "red")], first)
        doubt = right.seen(lambda view: view["doubt"])["doubt"]
        assert sorted(die["face"] for die in doubt["dice"]) == [1, 5]
        assert sorted(die["face"] for die in left.view["doubt"]["dice"]) == [2, 6]
