"""Dice read by a camera, on both phones: the picture, a doubtful die, one too many; photographs."""

from __future__ import annotations

import struct

import cv2
import numpy as np
import pytest

from tests.browser.armored_table import DOMINATION, SQUAD, Battle
from tests.browser.inspect import axe_faults, layout_faults, raw_words, small_targets
from tests.browser.visitor import SCREEN, Visitor, seated
from tests.camera.painted import Painted, Painter, row
from tests.camera.rig import Rig, pair
from tests.server.phone import Phone
from tests.server.pictures import fetch
from tests.server.process import until

CARS = {
    "name": "Cars",
    "units": [{"unit": "sdkfz-222", "count": 3}],
    "squads": [SQUAD, {**SQUAD, "machine_gun": False, "grenades": 0}],
}
SMALL = (360, 640)


class Shots:
    """Two sides whose autocannons throw three dice a shot, read by a camera."""

    def __init__(self, server, settings, *, photos: bool = False) -> None:
        self.blue, self.orange = Phone(server.url), Phone(server.url)
        battle = Battle(self.blue, self.orange, {**DOMINATION, "board": "none"})
        battle.listed(blue=CARS).rolled_off().at("deploy").blue.act({"type": "deployed"})
        battle.rolled_off().at("play")
        self.shot = 0
        self.feeds, can = (
            ("photo", ("reads_photos",)) if photos else ("camera", ("look", "mark_tray"))
        )
        station = Phone(server.url)
        paired = pair(station, self.blue, self.feeds, can)
        station.close()
        self.orange.change("consent_device", device=paired["device"], yes=True)
        self.rig = Rig(server.url, paired["token"], settings, trays=0 if photos else 1)

    def fire(self) -> None:
        """The next car fires; its three dice are the camera's."""
        self.shot += 1
        view = self.blue.seen(lambda view: view["pending"]["type"] == "decide")
        offers = (offer["action"] for offer in view["view"]["offers"])
        unit = f"blue-{self.shot}"
        shots = (each for each in offers if each["type"] == "say-fire")
        action = next(each for each in shots if each["unit"] == unit)
        self.blue.act({**action, "inches": 20_000})
        self.blue.seen(lambda view: view["pending"]["type"] == "roll")
        if self.shot == 1:
            self.blue.change("propose", seat="blue", what="dice", dice=self.feeds)
            self.orange.seen(lambda view: view["proposal"])
            self.orange.consent(yes=True)
        self.blue.seen(lambda v: v["dice"] == self.feeds and v["pending"]["type"] == "roll")
        until(lambda: self.rig.station.request_at(self.blue.code), what="the station's request")
        for tray in self.rig.trays:
            tray.settle()  # what is thrown before the station knows of the roll does not count

    def close(self) -> None:
        self.blue.close()
        self.orange.close()


@pytest.fixture
def shots(server, tmp_path):
    made = Shots(server, tmp_path / "camera.json")
    with made.rig:
        yield made
    made.close()


def sits(visit, phone: Phone, **options) -> Visitor:
    return visit(**options).keep(**seated(phone)).open(f"/t/{phone.code}")


def sound(visitor: Visitor) -> None:
    page = visitor.page
    assert layout_faults(page) == []
    assert small_targets(page) == []
    assert raw_words(page) == []


def test_three_dice_are_thrown_read_settled_and_counted(visit, shots):
    tray = shots.rig.tray
    shots.fire()
    thrower = sits(visit, shots.blue)
    other = sits(visit, shots.orange, lang="de", theme="dark", size=SMALL)
    for each in (thrower, other):
        each.page.locator(".photo img").wait_for()  # the live picture
        sound(each)
    thrower.shot("camera-asked")
    other.shot("camera-asked-de")
    assert axe_faults(thrower.page) == []

    # A leaning die: ringed on both phones, settled by one tap of the thrower.
    tray.throw([*row(5, 2), Painted(430, 240, 4, leans=True)])
    for each in (thrower, other):
        each.page.locator(".die-mark.doubt").wait_for()
        sound(each)
    thrower.shot("camera-doubt")
    other.shot("camera-doubt-de")
    assert axe_faults(thrower.page) == []
    assert not other.page.locator(".facebtn").count()
    thrower.sees("What does the ringed die show?")
    thrower.tap(".facebtn.guess")
    for each in (thrower, other):
        each.page.locator(".last-throw .photo img").wait_for()
        sound(each)
    thrower.shot("camera-read")
    other.shot("camera-read-de")
    lines = [each for each in shots.blue.view["lines"] if each["source"] == "camera"]
    assert lines[0]["text"]["values"]["faces"] == "5 2 4"
    assert lines[0]["evidence"]

    # Three clear ones: nobody taps anything.
    thrower.tap(".last-throw .offer.primary")
    shots.fire()
    tray.throw(row(6, 6, 1, y=100))
    shots.blue.seen(lambda view: any("6 6 1" in str(each["text"]) for each in view["lines"]))
    for each in (thrower, other):
        each.page.locator(".last-throw .die-mark.read b", has_text="6").first.wait_for()

    # A fourth die is questioned.
    shots.fire()
    tray.throw([*row(5, 2, 6, y=380), Painted(520, 120, 3, "red")])
    thrower.sees("Which die does not count?")
    sound(thrower)
    thrower.shot("camera-fourth")
    thrower.tap(".seen-dice .offer.primary")
    shots.blue.seen(lambda view: any("5 2 6" in str(each["text"]) for each in view["lines"]))


def test_a_camera_is_set_up_on_the_phone(visit, server, tmp_path):
    blue, station = Phone(server.url), Phone(server.url)
    paired = pair(station, blue.create("blue", "orange"))
    station.close()
    with Rig(server.url, paired["token"], tmp_path / "camera.json") as rig:
        rig.tray.dice = row(3, 5)
        phone = sits(visit, blue, lang="de", size=SMALL)
        phone.open(f"/t/{blue.code}/camera")
        phone.page.locator(".photo img").wait_for()
        sound(phone)
        phone.tap(".camera-choice")
        phone.page.locator(".corner").nth(3).wait_for()
        sound(phone)
        phone.shot("setup-tray-de")
        corner = phone.page.locator(".corner").first
        corner.focus()
        corner.press("ArrowLeft")
        phone.tap(".offer.primary")
        phone.page.locator(".checks li").nth(2).wait_for()
        sound(phone)
        phone.shot("setup-check-de")
        assert axe_faults(phone.page) == []
        phone.tap(".offer.primary")
        phone.page.locator(".tries").wait_for()
        until(lambda: rig.station.eyes[0].trays[0].testing, what="test throws")
        rig.tray.settle()
        rig.tray.throw([Painted(300, 330, 6), Painted(400, 330, 1)], row(3, 5))
        phone.sees("Sie liest")
        phone.shot("setup-test-de")
        sound(phone)
        phone.tap(".offer.primary")
        assert phone.page.locator(".tries .right").count() == 1
        kept = rig.station.settings.kept.marks
        assert [mark.table for mark in kept] == [blue.code]
    blue.close()


def test_a_die_is_taught_and_forgotten(visit, server, tmp_path):
    blue, station = Phone(server.url), Phone(server.url)
    paired = pair(station, blue.create("blue", "orange"))
    station.close()
    with Rig(server.url, paired["token"], tmp_path / "camera.json") as rig:
        rig.tray.dice = [Painted(300, 240, 5)]
        phone = sits(visit, blue, lang="de", size=SMALL)
        phone.open(f"/t/{blue.code}/teach")
        phone.page.locator(".photo img").wait_for()
        phone.page.locator("input[type=text]").fill("Orks")
        phone.page.locator(".facebtn").nth(5).click()
        phone.page.locator(".taught", has_text="6: ein Bild").wait_for()
        sound(phone)
        phone.shot("teach-de")
        assert axe_faults(phone.page) == []
        assert (tmp_path / "taught-dice.json").exists()
        rig.tray.dice = []
        rig.tray.settle()
        phone.page.locator(".facebtn").first.click()
        phone.sees("ein Würfel allein")
        phone.tap(".taught .offer")
        phone.sees("Noch wurde nichts beigebracht")
    blue.close()


def test_the_dice_page_shows_throws_and_fair_counts(visit, shots):
    shots.fire()
    shots.rig.tray.throw(row(6, 6, 1))
    view = shots.blue.seen(lambda v: any("6 6 1" in str(each["text"]) for each in v["lines"]))
    told = next(each for each in view["lines"] if "6 6 1" in str(each["text"]))
    assert told["seat"] == "blue" and told["faces"] == {"hit": [6, 6, 1]}
    for lang, size in (("en", (390, 844)), ("de", SMALL)):
        page = sits(visit, shots.blue, lang=lang, size=size)
        page.open(f"/t/{shots.blue.code}/dice")
        page.page.locator(".throws .photo img").first.wait_for()
        sound(page)
        page.shot(f"dice-throws-{lang}")
        page.page.locator(".seg button").nth(1).click()
        page.page.locator(".counts").first.wait_for()
        sound(page)
        page.shot(f"dice-counts-{lang}")
        assert axe_faults(page.page) == []


def test_the_big_screen_says_that_the_camera_reads(visit, server):
    blue, station = Phone(server.url), Phone(server.url)
    pair(station, blue.create("blue", "orange"))
    blue.change("set_policy", policy={"dice": "camera", "confirm": False, "window": 10})
    blue.change("start_match")
    screen = visit(size=SCREEN).open(f"/screen/{blue.code}")
    screen.sees("the camera reads the dice")
    screen.shot("camera-screen")
    assert layout_faults(screen.page) == []
    blue.close()
    station.close()


@pytest.fixture
def photographed(server, tmp_path):
    made = Shots(server, tmp_path / "camera.json", photos=True)
    with made.rig:
        yield made
    made.close()


def on_its_side(jpeg: bytes) -> bytes:
    """The same JPEG with an EXIF that says: turn me, and where I was taken."""
    entry = struct.pack(">HHIHH", 0x0112, 3, 1, 6, 0)  # orientation: a quarter turn
    body = b"Exif\0\0MM\0*\0\0\0\x08" + struct.pack(">H", 1) + entry + bytes(4) + b"GPS 52.5 N"
    return jpeg[:2] + b"\xff\xe1" + struct.pack(">H", len(body) + 2) + body + jpeg[2:]


def test_a_picture_from_a_phone_is_upright_bare_and_read(visit, photographed, server, tmp_path):
    photographed.fire()
    thrower = sits(visit, photographed.blue, size=SMALL)
    thrower.sees("Take a picture of the dice")
    sound(thrower)
    thrower.shot("photo-asked")
    lying = cv2.rotate(Painter().frame(row(5, 3, 6)), cv2.ROTATE_90_COUNTERCLOCKWISE)
    photo = tmp_path / "IMG_0001.jpg"
    photo.write_bytes(on_its_side(cv2.imencode(".jpg", lying)[1].tobytes()))
    thrower.page.set_input_files("input[type=file]", photo)
    thrower.page.locator(".last-throw .photo img").wait_for()
    thrower.shot("photo-read")
    blue = photographed.blue
    line = next(each for each in blue.view["lines"] if each["source"] == "photo")
    assert line["text"]["values"]["faces"] == "5 3 6"
    status, kept = fetch(server.url, blue.token, blue.match, line["evidence"][0])
    assert status == 200 and b"GPS" not in kept and b"Exif" not in kept
    shown = cv2.imdecode(np.frombuffer(kept, np.uint8), cv2.IMREAD_IGNORE_ORIENTATION)
    assert shown.shape[0] < shown.shape[1]


@pytest.mark.parametrize(
    "content, words",
    [
        (b"\0\0\0\x18ftypheic" + bytes(200), "HEIC"),
        (b"this is no picture", "no picture that this phone can open"),
    ],
)
def test_what_is_no_photograph_is_said_on_the_phone(visit, photographed, tmp_path, content, words):
    photographed.fire()
    thrower = sits(visit, photographed.blue)
    file = tmp_path / "IMG_0002.jpg"
    file.write_bytes(content)
    thrower.sees("Take a picture of the dice")
    thrower.page.set_input_files("input[type=file]", file)
    thrower.sees(words)
