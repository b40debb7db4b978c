"""What phones ask of the camera: pictures, where a tray is, whether it can be read."""

from __future__ import annotations

import threading
import time
import uuid
from typing import TYPE_CHECKING

from msgspec import Struct

from server import device_talk as d
from server import messages as m
from server.stations.camera.photos import PhotoReader
from server.stations.camera.pictures import LOOK_QUALITY, LOOK_WIDEST, as_jpeg
from server.stations.camera.setting_up import PROPOSED, TestThrows, checks_of
from server.stations.camera.trays import Mark, Told, overlap
from vision.images import Picture
from vision.tray_setup import find_tray

if TYPE_CHECKING:
    from server.stations.camera.eyes import Eye
    from server.stations.camera.station import CameraStation

EVERY = 0.35  # seconds between two live pictures for one phone
MOST_A_SECOND = 8.0  # for all phones together: the server takes ten
IN_COMMON = 0.1  # share of a tray that may belong to another one too
SMALLEST = 0.02  # share of the picture that a tray has at least


class Looking(Struct):
    """A phone that is shown live pictures."""

    table: str
    part: str | None
    until: float
    due: float = 0.0


class Talker:
    """Answers for one station."""

    def __init__(self, station: CameraStation) -> None:
        self.station = station
        self.photos = PhotoReader(self)
        self.tests = TestThrows(self)
        self.looking: dict[str, Looking] = {}  # by the request's number

    def asked(self, message: m.DeviceAsked) -> None:
        """Answer, or begin to."""
        answer = self.answer(message)
        if answer is not None:
            self.tell(message.request, answer)

    def answer(self, message: m.DeviceAsked) -> d.FromDevice | None:
        match message.ask:
            case d.TakeLook(seconds=seconds, part=part):
                if seconds == 0:
                    return self.picture(message.table, part)
                until = time.monotonic() + seconds
                self.looking[message.request] = Looking(message.table, part, until)
                return None
            case d.ListParts():
                return self.parts()
            case d.MarkTray() as mark:
                return self.mark(mark, message)
            case d.FindTray(part=part):
                return self.find(part)
            case d.CheckTray():
                return self.check(message.table)
            case d.TestThrows(seconds=seconds):
                self.tests.begin(message, seconds)
                return None
            case d.TeachFace() | d.ListTaught() | d.ForgetDie():
                return self.teach(message.table, message.ask)
            case d.ReadPhoto(evidence=name):
                threading.Thread(target=self.photos.read, args=(message, name), daemon=True).start()
                return None
            case _:
                return no("device-cannot")

    def tell(self, request: str, answer: d.FromDevice, *, more: bool = False) -> bool:
        """Whether somebody still waits for it."""
        reply = self.station.say(m.AnswerAsk(request=request, answer=answer, more=more))
        return not isinstance(reply, m.Refused) or reply.by == "limits"

    def thrown(self, told: Told) -> None:
        """A throw came to rest."""
        self.tests.thrown(told)

    # -- pictures -------------------------------------------------------------------------------

    def show(self) -> None:
        """Send a live picture to every phone whose turn it is."""
        self.tests.end_old()
        now = time.monotonic()
        pause = max(EVERY, len(self.looking) / MOST_A_SECOND)
        for request, each in list(self.looking.items()):
            if now < each.due:
                continue
            each.due, last = now + pause, now + pause > each.until
            answer = self.picture(each.table, each.part)
            if not self.tell(request, answer, more=not last) or last:
                self.looking.pop(request, None)

    def picture(self, table: str, part: str | None) -> d.FromDevice:
        """What is seen now: of a tray, or of a whole camera."""
        found = self.station.tray_of(table)
        eye = self.eye(part)
        if part is None and found is not None:
            eye, tray = found
            seen = None if eye.frame is None else tray.crop(eye.frame)
        else:
            seen = None if eye is None else eye.frame
        if eye is None or seen is None or eye.fault not in (None, "too-bright", "ended"):
            fault = "none" if eye is None else eye.fault or "opening"
            return no(f"device-camera-{fault}")
        return shown(seen)

    def eye(self, part: str | None) -> Eye | None:
        """The camera of this id; without one, the first."""
        for number, eye in enumerate(self.station.eyes):
            if part in (None, camera_id(number)):
                return eye
        return None

    def find(self, part: str | None) -> d.FromDevice:
        """Where a tray seems to be."""
        eye = self.eye(part)
        if eye is None or eye.frame is None:
            return no("device-camera-none" if eye is None else f"device-camera-{eye.fault}")
        found = find_tray(eye.frame)
        return d.TalkTray(corners=found or PROPOSED, found=found is not None)

    def check(self, table: str) -> d.FromDevice:
        """Whether the tray of a table can be read."""
        found = self.station.tray_of(table)
        frame = None if found is None else found[0].frame
        if found is None or frame is None:
            return no("device-camera-no-tray")
        return checks_of(self.station, found[1].crop(frame))

    def teach(self, table: str, ask: d.TeachFace | d.ListTaught | d.ForgetDie) -> d.FromDevice:
        """What a club teaches its camera."""
        teacher, found = self.station.teacher, self.station.tray_of(table)
        if teacher is None:
            return no("device-cannot")
        match ask:
            case d.ListTaught():
                return teacher.taught()
            case d.ForgetDie(die=die):
                return teacher.forget(die)
        frame = None if found is None else found[0].frame
        if found is None or frame is None:
            return no("device-camera-no-tray")
        crop = found[1].crop(frame)
        answer: d.FromDevice = self.station.work(lambda: teacher.teach(ask.die, ask.value, crop))
        return answer

    # -- trays ----------------------------------------------------------------------------------

    def parts(self) -> d.TalkParts:
        """Every camera, and every marked tray with its corners."""
        cameras = [
            d.ConnectedPart(
                id=camera_id(number),
                name=eye.name[-60:],
                light="live" if eye.fault is None else "seeking",
            )
            for number, eye in enumerate(self.station.eyes)
        ]
        names = {eye.name: camera_id(number) for number, eye in enumerate(self.station.eyes)}
        trays = [
            d.ConnectedPart(
                id=mark.id, place=names[mark.camera], table=mark.table, corners=mark.corners
            )
            for mark in self.station.marks()
            if mark.camera in names
        ]
        return d.TalkParts(parts=(*cameras, *trays))

    def mark(self, wish: d.MarkTray, message: m.DeviceAsked) -> d.FromDevice:
        """Keep where a table's tray is, if it is nobody else's."""
        station, eye = self.station, self.eye(wish.part)
        if wish.table != message.table and not message.official:
            return no("device-not-your-table")
        if eye is None or wish.table not in station.served:
            return no("device-not-your-table")
        corners = wish.corners
        if area(corners) < SMALLEST:
            return no("device-camera-mark-small")
        for other in station.settings.kept.marks:
            taken = other.camera == eye.name and other.table != wish.table
            if (
                taken
                and other.table in station.served
                and overlap(corners, other.corners) > IN_COMMON
            ):
                return d.TalkNo(why=d.Said("device-camera-mark-taken", {"table": other.table}))
        mark = Mark(
            id=f"tray-{uuid.uuid4().hex[:8]}", table=wish.table, camera=eye.name, corners=corners
        )
        station.settings.keep_mark(mark)
        station.arrange()
        return self.parts()


def camera_id(number: int) -> str:
    return f"camera-{number}"


def no(key: str) -> d.TalkNo:
    return d.TalkNo(why=d.Said(key))


def shown(picture: Picture) -> d.TalkPicture:
    height, width = picture.shape[:2]
    jpeg = as_jpeg(picture, LOOK_WIDEST, LOOK_QUALITY)
    return d.TalkPicture(jpeg=jpeg, width=width, height=height)


def area(corners: tuple[d.Point, ...]) -> float:
    """By the shoelace formula."""
    turned = (*corners[1:], corners[0])
    return abs(sum(x * v - u * y for (x, y), (u, v) in zip(corners, turned, strict=True))) / 2
