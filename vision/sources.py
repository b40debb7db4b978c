"""Where pictures come from: a USB camera, the Pi's own, a stream, a video, a folder.

The only file of `vision/` that opens anything. Every source is read from one thread, blocks until
there is a frame, and raises `SourceLost` with a key for words when there will be none: whoever
reads opens it again later.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import cv2
import numpy as np

from vision.images import BadPicture, Picture, decode

WIDTH, HEIGHT, RATE = 1280, 960, 15.0  # asked of a camera; it may have others
STREAM_MS = 5000  # a stream that is silent for so long is lost
LONGEST_JPEG = 8 * 1024 * 1024
PICTURES, VIDEOS = (".jpg", ".jpeg", ".png", ".webp"), (".mp4", ".avi", ".mkv", ".mov", ".webm")


class SourceLost(Exception):
    """No more pictures; `key` says why: none, busy, unplugged, silent, ended, no-rpicam, file."""

    def __init__(self, key: str, detail: str = "") -> None:
        super().__init__(detail or key)
        self.key = key


class Source(Protocol):
    live: bool  # a camera, whose frames always differ a little; a recording may stand still

    def read(self) -> Picture:
        """The next frame, height x width x 3, blue first."""

    def close(self) -> None: ...


def open_source(name: str) -> Source:
    """`0` or `/dev/video0`, `pi`, an address, a video file or a folder; raises `SourceLost`."""
    if name == "pi" or name.startswith("pi:"):
        return PiCamera(name[3:] or "0")
    if name.isdecimal():
        return Camera(int(name))
    if name.startswith("/dev/"):
        return Camera(name)
    if "://" in name:
        return Stream(name)
    if Path(name).is_dir():
        return Folder(Path(name))
    return Video(Path(name))


def is_recording(name: str) -> bool:
    """Whether this is a file or a folder, which can wait until somebody looks."""
    camera = name == "pi" or name.isdecimal() or name.startswith("/dev/")
    return not camera and os.path.exists(name)


class Camera:
    """A USB camera, by OpenCV and V4L2."""

    live = True

    def __init__(self, device: int | str) -> None:
        path = f"/dev/video{device}" if isinstance(device, int) else device
        if not os.path.exists(path):
            raise SourceLost("none", f"there is no {path}")
        self.capture = cv2.VideoCapture(device, cv2.CAP_V4L2)
        if not self.capture.isOpened():
            raise SourceLost("busy", f"{path} cannot be opened")
        # MJPEG first: uncompressed frames of this size do not fit through USB 2 at this rate.
        self.capture.set(cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG"))
        for option, value in (
            (cv2.CAP_PROP_FRAME_WIDTH, WIDTH),
            (cv2.CAP_PROP_FRAME_HEIGHT, HEIGHT),
            (cv2.CAP_PROP_FPS, RATE),
            (cv2.CAP_PROP_BUFFERSIZE, 1),  # an old frame is worse than none
        ):
            self.capture.set(option, value)

    def read(self) -> Picture:
        good, frame = self.capture.read()
        if not good or frame is None:
            raise SourceLost("unplugged")
        return as_picture(frame)

    def close(self) -> None:
        self.capture.release()


class Stream:
    """A camera in the network: whatever FFmpeg can open (RTSP, MJPEG over HTTP)."""

    live = True

    def __init__(self, address: str) -> None:
        limits = [cv2.CAP_PROP_OPEN_TIMEOUT_MSEC, STREAM_MS, cv2.CAP_PROP_READ_TIMEOUT_MSEC]
        self.capture = cv2.VideoCapture(address, cv2.CAP_FFMPEG, [*limits, STREAM_MS])
        if not self.capture.isOpened():
            raise SourceLost("none", "the stream does not answer")

    def read(self) -> Picture:
        good, frame = self.capture.read()
        if not good or frame is None:
            raise SourceLost("silent")
        return as_picture(frame)

    def close(self) -> None:
        self.capture.release()


class PiCamera:
    """The Raspberry Pi's camera: JPEGs from `rpicam-vid`, which its system brings."""

    live = True

    def __init__(self, number: str, command: tuple[str, ...] = ()) -> None:
        program = shutil.which("rpicam-vid") or shutil.which("libcamera-vid")
        if program is None and not command:
            raise SourceLost("no-rpicam", "rpicam-vid is not installed: apt install rpicam-apps")
        size = ("--width", str(WIDTH), "--height", str(HEIGHT), "--framerate", f"{RATE:g}")
        output = ("--codec", "mjpeg", "--nopreview", "--timeout", "0", "--output", "-")
        words = command or (program or "", "--camera", number, *size, *output)
        # A pipe of our own: under gevent a process's stdout belongs to the thread that made it.
        self.pipe, theirs = os.pipe()
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(words, stdin=quiet, stdout=theirs, stderr=quiet)
        os.close(theirs)
        self.frames = jpegs(lambda: os.read(self.pipe, 1 << 16))

    def read(self) -> Picture:
        try:
            return decode(next(self.frames))
        except (StopIteration, OSError) as end:
            raise SourceLost("unplugged") from end
        except BadPicture:
            return self.read()  # half a frame, at the start

    def close(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(2)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.pipe)


def jpegs(more: Callable[[], bytes]) -> Iterator[bytes]:
    """The JPEGs in a stream of bytes that stand one after the other."""
    held = b""
    while data := more():
        held += data
        while (end := held.find(b"\xff\xd9")) >= 0:
            start = held.rfind(b"\xff\xd8", 0, end)
            piece, held = held[:end], held[end + 2 :]
            if 0 <= start < end:
                yield piece[start:] + b"\xff\xd9"
        if len(held) > LONGEST_JPEG:
            held = b""


class Video:
    """A video file, at its own speed, once."""

    live = False

    def __init__(self, path: Path) -> None:
        if not path.is_file():
            raise SourceLost("file", f"{path} is no file")
        self.capture = cv2.VideoCapture(str(path), cv2.CAP_FFMPEG)
        if not self.capture.isOpened():
            raise SourceLost("file", f"{path} is no video that can be read")
        rate = self.capture.get(cv2.CAP_PROP_FPS)
        self.pace = Pace(rate if 1 <= rate <= 120 else RATE)

    def read(self) -> Picture:
        self.pace.wait()
        good, frame = self.capture.read()
        if not good or frame is None:
            raise SourceLost("ended")
        return as_picture(frame)

    def close(self) -> None:
        self.capture.release()


class Folder:
    """Pictures and videos of a folder in the order of their names, those that are added later too;
    the last picture stays. For demos and tests: a throw is copied in, and happens."""

    live = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.shown = ""
        self.video: Video | None = None
        self.last: Picture | None = None
        self.pace = Pace(RATE)

    def read(self) -> Picture:
        while True:
            if self.video is not None:
                try:
                    self.last = self.video.read()
                    return self.last
                except SourceLost:
                    self.video = None
            self.pace.wait()
            self.turn_page()
            if self.video is None:
                if self.last is None:
                    raise SourceLost("file", f"{self.path} has no pictures")
                return self.last

    def turn_page(self) -> None:
        """Go on to the next file, if there is one."""
        names = sorted(
            each for each in os.listdir(self.path) if each.lower().endswith(PICTURES + VIDEOS)
        )
        name = next((each for each in names if each > self.shown), None)
        if name is None:
            return
        self.shown = name
        file = self.path / name
        try:
            if name.lower().endswith(VIDEOS):
                self.video = Video(file)
            else:
                self.last = decode(file.read_bytes())
        except (BadPicture, SourceLost, OSError) as why:
            raise SourceLost("file", f"{file}: {why}") from why

    def close(self) -> None:
        if self.video is not None:
            self.video.close()


class Pace:
    """Waits so that frames come at a steady rate."""

    def __init__(self, rate: float) -> None:
        self.step, self.due = 1 / rate, 0.0

    def wait(self) -> None:
        now = time.monotonic()
        if self.due > now:
            time.sleep(self.due - now)
        self.due = max(self.due, now - self.step) + self.step


def as_picture(frame: object) -> Picture:
    """A frame as colours of eight bits; some cameras give grey ones."""
    array = np.asarray(frame)
    if array.ndim == 2:
        array = cv2.cvtColor(array, cv2.COLOR_GRAY2BGR)
    return array.astype(np.uint8, copy=False)
