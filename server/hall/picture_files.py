"""What a picture is, told by its first bytes and its last, without decoding it: JPEG, PNG, WebP."""

from __future__ import annotations

import struct

from msgspec import Struct

from server.match.refusal import NotPossible, TooMuch

MOST_BYTES = 1_500_000
MOST_SIDE = 4096  # pixels: nothing that a phone would choke on
PNG = b"\x89PNG\r\n\x1a\n"
PNG_END = b"IEND\xaeB`\x82"
# Start-of-frame markers of JPEG; the gaps are tables, not frames.
FRAMES = {*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC}


class Picture(Struct, frozen=True):
    mime: str
    width: int
    height: int


def look_at(body: bytes) -> Picture:
    """What the bytes are; refuses what is no picture, cut off, or too large."""
    if len(body) > MOST_BYTES:
        raise TooMuch("refused-picture-large", megabytes=MOST_BYTES / 1_000_000)
    try:
        picture = jpeg(body) or png(body) or webp(body)
    except (struct.error, IndexError):
        raise NotPossible("refused-picture-cut") from None
    if picture is None:
        raise NotPossible("refused-picture")
    if not (0 < picture.width <= MOST_SIDE and 0 < picture.height <= MOST_SIDE):
        raise TooMuch("refused-picture-size", pixels=MOST_SIDE)
    return picture


def mime_of(body: bytes) -> str:
    """Of a picture that was looked at before."""
    if body.startswith(PNG):
        return "image/png"
    return "image/webp" if body.startswith(b"RIFF") else "image/jpeg"


def jpeg(body: bytes) -> Picture | None:
    if not body.startswith(b"\xff\xd8\xff"):
        return None
    if b"\xff\xd9" not in body[-64:]:  # some cameras fill up with zeros behind the end
        raise NotPossible("refused-picture-cut")
    at = 2
    while True:
        while body[at] != 0xFF:
            at += 1
        while body[at] == 0xFF:
            at += 1
        marker = body[at]
        if marker in FRAMES:
            height, width = struct.unpack_from(">HH", body, at + 4)
            return Picture("image/jpeg", width, height)
        if marker in (0xD9, 0xDA):  # the end, or pixels before any frame
            return None
        at += 1 + struct.unpack_from(">H", body, at + 1)[0]


def png(body: bytes) -> Picture | None:
    if not body.startswith(PNG):
        return None
    if not body.endswith(PNG_END):
        raise NotPossible("refused-picture-cut")
    if body[12:16] != b"IHDR":
        return None
    width, height = struct.unpack_from(">II", body, 16)
    return Picture("image/png", width, height)


def webp(body: bytes) -> Picture | None:
    if not (body.startswith(b"RIFF") and body[8:12] == b"WEBP"):
        return None
    if struct.unpack_from("<I", body, 4)[0] + 8 > len(body):
        raise NotPossible("refused-picture-cut")
    kind = body[12:16]
    if kind == b"VP8X":
        width = 1 + int.from_bytes(body[24:27], "little")
        height = 1 + int.from_bytes(body[27:30], "little")
    elif kind == b"VP8 ":
        width, height = (side & 0x3FFF for side in struct.unpack_from("<HH", body, 26))
    elif kind == b"VP8L":
        bits = struct.unpack_from("<I", body, 21)[0]
        width, height = 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    else:
        return None
    return Picture("image/webp", width, height)
