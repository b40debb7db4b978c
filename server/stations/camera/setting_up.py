"""The set-up page's questions to a station: three checks, and throws for nobody's roll."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from msgspec import Struct

from server import device_talk as d
from server import messages as m
from server.stations.camera.judging import Seen, mark, reason_of
from server.stations.camera.pictures import LOOK_QUALITY, LOOK_WIDEST, as_jpeg
from server.stations.camera.trays import MarkedTray, Told
from server.stations.connection import Lost
from vision.dice.reading import Die
from vision.images import BadPicture, Picture
from vision.tray_setup import NEEDED, Checks, check_tray

if TYPE_CHECKING:
    from server.stations.camera.station import CameraStation
    from server.stations.camera.talk import Talker

# Where nothing looks like a tray: most of the picture, to be dragged.
PROPOSED = ((0.15, 0.15), (0.85, 0.15), (0.85, 0.85), (0.15, 0.85))


def checks_of(station: CameraStation, crop: Picture) -> d.FromDevice:
    """Focus, light and die size of a tray, each with what to do."""
    try:
        dice = station.work(lambda: station.read(crop)).dice
    except BadPicture:
        dice = ()
    height, width = crop.shape[:2]
    seen = Seen(inside=dice, width=width, height=height)
    found = check_tray(crop, [die.size for die in dice])
    return d.TalkChecks(
        checks=(focus(found), light(found), size(found)),
        dice=tuple(mark(die, seen, {"": list(dice)}, doubtful=False) for die in dice),
    )


def focus(found: Checks) -> d.Check:
    return check("focus", found.focus, "good" if found.focus >= NEEDED else "bad", {})


def light(found: Checks) -> d.Check:
    word = "good" if found.light >= NEEDED else "bad"
    if word == "good" and found.dim != "nowhere":
        word = "shade"
    return check("light", found.light, word, {"place": found.dim})


def size(found: Checks) -> d.Check:
    word = "none" if found.size is None else "good" if found.size >= NEEDED else "bad"
    return check("size", found.size or 0.0, word, {"pixels": round(found.pixels)})


def check(key: str, level: float, word: str, values: dict[str, str | int]) -> d.Check:
    said = f"device-check-{key}-{word}"
    return d.Check(
        key=key,  # type: ignore[arg-type]
        level=level,
        needed=NEEDED,
        word=d.Said(said, values),
        hint=d.Said(f"{said}-hint", values),
    )


class Testing(Struct):
    """A phone that is told of test throws."""

    table: str
    until: float


class TestThrows:
    """Who is told of throws that no roll asks for."""

    def __init__(self, talker: Talker) -> None:
        self.talker = talker
        self.testing: dict[str, Testing] = {}  # by the request's number

    def begin(self, message: m.DeviceAsked, seconds: float) -> None:
        found = self.talker.station.tray_of(message.table)
        if found is None:
            answer = d.TalkNo(why=d.Said("device-camera-no-tray"))
            self.talker.tell(message.request, answer)
            return
        until = time.monotonic() + seconds
        self.testing[message.request] = Testing(message.table, until)
        found[1].testing = True

    def end_old(self) -> None:
        """Whoever asked for so long has heard enough."""
        now = time.monotonic()
        for request, each in list(self.testing.items()):
            if now > each.until:
                self.end(request)

    def end(self, request: str) -> None:
        each = self.testing.pop(request, None)
        if each is None or any(other.table == each.table for other in self.testing.values()):
            return
        found = self.talker.station.tray_of(each.table)
        if found is not None:
            found[1].testing = False

    def thrown(self, told: Told) -> None:
        """Tell a throw to all who test this tray."""
        if told.throw is None or told.request is not None:
            return
        waiting = [key for key, each in self.testing.items() if each.table == told.tray.mark.table]
        if not waiting:
            return
        answer = as_read(told.tray, told)
        try:
            for request in waiting:
                if not self.talker.tell(request, answer, more=True):
                    self.end(request)
        except Lost:
            self.testing.clear()


def as_read(tray: MarkedTray, told: Told) -> d.TalkThrow:
    assert told.throw is not None
    seen = tray.seen(told.throw)
    why = reason_of(seen)
    doubtful: list[Die] = [die for die in seen.inside if die.doubts or die.value is None]
    return d.TalkThrow(
        jpeg=as_jpeg(told.throw.picture, LOOK_WIDEST, LOOK_QUALITY),
        dice=tuple(
            mark(die, seen, {"": list(seen.inside)}, doubtful=die in doubtful)
            for die in seen.inside
        ),
        sure=why is None,
        why=why,
    )
