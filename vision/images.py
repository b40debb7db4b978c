"""Pictures from files that nobody vouches for: checked before they are decoded.

JPEG, PNG and WebP are taken. The size is read from the header, so that a small file cannot ask
for gigabytes; a file that breaks off is refused, where OpenCV would fill the rest with grey.
"""

from __future__ import annotations

import re
import struct

import cv2
import numpy as np
import numpy.typing as npt

Picture = npt.NDArray[np.uint8]  # height x width x 3, blue first

MOST_PIXELS = 64 * 1000 * 1000
MOST_BYTES = 64 * 1024 * 1024
LONGEST = 4096  # pixels; a larger photograph is halved while it is decoded, until it is no longer
SHORTEST = 32
HALVED = {
    1: cv2.IMREAD_COLOR,
    2: cv2.IMREAD_REDUCED_COLOR_2,
    4: cv2.IMREAD_REDUCED_COLOR_4,
    8: cv2.IMREAD_REDUCED_COLOR_8,
}

MARK = re.compile(rb"\xff[^\x00\xd0-\xd7\xff]")  # of a JPEG, after pixels
BETWEEN = (0xC4, 0xDA, 0xDB, 0xDC, 0xDD, *range(0xE0, 0xF0), 0xFE)  # marks between its scans

HEIC = (b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"hevm", b"hevs", b"mif1", b"msf1")

REASONS = {
    "empty": "the file is empty",
    "not-an-image": "this is not a picture in JPEG, PNG or WebP",
    "heic": "this is a HEIC picture; set the phone to take JPEG (“most compatible”)",
    "too-large": "the picture has more than 64 million pixels, or its file more than 64 MB",
    "too-small": "the picture is smaller than 32 pixels",
    "broken": "the picture is damaged or breaks off",
    "too-dark": "the picture is black: more light, or take off the lens cap",
    "too-bright": "the picture is white all over: less light, or a shorter exposure",
}


class BadPicture(Exception):
    """No picture to read; `reason` is a key of REASONS."""

    def __init__(self, reason: str) -> None:
        super().__init__(REASONS[reason])
        self.reason = reason


def decode(data: bytes) -> Picture:
    """The picture in these bytes, upright; raises `BadPicture`."""
    width, height = checked_size(data)
    if width * height > MOST_PIXELS or len(data) > MOST_BYTES:
        raise BadPicture("too-large")
    part = next((part for part in HALVED if max(width, height) <= part * LONGEST), 8)
    if min(width, height) // part < SHORTEST:
        raise BadPicture("too-small")
    # OpenCV turns the picture as its EXIF orientation says, with each of these.
    try:
        picture = cv2.imdecode(np.frombuffer(data, np.uint8), HALVED[part])
    except cv2.error as error:
        raise BadPicture("broken") from error
    if picture is None or picture.ndim != 3:
        raise BadPicture("broken")
    return picture.astype(np.uint8, copy=False)


def checked_size(data: bytes) -> tuple[int, int]:
    """Width and height, from the header; raises `BadPicture` if the file is none or not whole."""
    if not data:
        raise BadPicture("empty")
    if data[4:8] == b"ftyp" and data[8:12] in HEIC:
        raise BadPicture("heic")
    try:
        if data.startswith(b"\xff\xd8"):
            return jpeg_size(data)
        if data.startswith(b"\x89PNG\r\n\x1a\n"):
            return png_size(data)
        if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
            return webp_size(data)
    except (struct.error, IndexError) as short:
        raise BadPicture("broken") from short
    raise BadPicture("not-an-image")


def jpeg_size(data: bytes) -> tuple[int, int]:
    at, size = 2, None
    while True:
        if data[at] != 0xFF:
            raise BadPicture("broken")
        marker = data[at + 1]
        if marker == 0xFF:  # fill
            at += 1
            continue
        (length,) = struct.unpack_from(">H", data, at + 2)
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack_from(">HH", data, at + 5)
            size = width, height
        at += 2 + length
        if marker == 0xDA:  # the pixels follow, up to the next mark
            found = MARK.search(data, at)
            if size is None or found is None:
                raise BadPicture("broken")
            if found.group() == b"\xff\xd9":
                return size
            if found.group()[1] not in BETWEEN:
                raise BadPicture("broken")  # OpenCV would fill the rest with grey
            at = found.start()


def png_size(data: bytes) -> tuple[int, int]:
    width, height = struct.unpack_from(">II", data, 16)
    if data.rfind(b"IEND") < 0:
        raise BadPicture("broken")
    return width, height


def webp_size(data: bytes) -> tuple[int, int]:
    (length,) = struct.unpack_from("<I", data, 4)
    if length + 8 > len(data):
        raise BadPicture("broken")
    kind = data[12:16]
    if kind == b"VP8X":
        return _three(data, 24) + 1, _three(data, 27) + 1
    if kind == b"VP8L":
        (bits,) = struct.unpack_from("<I", data, 21)
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    width, height = struct.unpack_from("<HH", data, 26)
    return width & 0x3FFF, height & 0x3FFF


def _three(data: bytes, at: int) -> int:
    low, middle, high = data[at], data[at + 1], data[at + 2]
    return low | middle << 8 | high << 16


def check_light(picture: Picture) -> None:
    """Raises `BadPicture` for a frame that is black or white all over."""
    sample = cv2.resize(picture, (256, 256), interpolation=cv2.INTER_NEAREST)
    small = cv2.resize(sample, (64, 64), interpolation=cv2.INTER_AREA)
    blue, green, red = (small[..., k] for k in range(3))
    brightest = np.maximum(np.maximum(blue, green), red)
    darkest = np.minimum(np.minimum(blue, green), red)
    if np.count_nonzero(brightest < 14) > brightest.size * 99 // 100:
        raise BadPicture("too-dark")
    if np.count_nonzero(darkest <= 250) <= darkest.size * 2 // 100:
        raise BadPicture("too-bright")
