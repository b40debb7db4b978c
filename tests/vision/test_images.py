"""Files that are no picture, or too much of one, are refused before they cost anything."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
import zlib

import cv2
import numpy as np
import pytest

from vision.images import REASONS, BadPicture, check_light, decode


def picture(width: int = 120, height: int = 80) -> np.ndarray:
    """Dark, with a bright upper left corner."""
    made = np.full((height, width, 3), 40, np.uint8)
    made[: height // 2, : width // 2] = 220
    return made


def stored(kind: str, made: np.ndarray | None = None) -> bytes:
    return cv2.imencode(kind, picture() if made is None else made)[1].tobytes()


def png_claiming(width: int, height: int) -> bytes:
    """A PNG of a few bytes whose header tells of many pixels."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"\0" * 99)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


def turned_jpeg(orientation: int) -> bytes:
    """A JPEG whose EXIF says how it is to be turned."""
    entry = struct.pack("<HHIHH", 0x0112, 3, 1, orientation, 0)
    exif = b"Exif\0\0II*\0" + struct.pack("<IH", 8, 1) + entry + struct.pack("<I", 0)
    data = stored(".jpg")
    return data[:2] + b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif + data[2:]


@pytest.mark.parametrize("kind", [".jpg", ".png", ".webp"])
def test_a_picture_is_decoded(kind):
    made = decode(stored(kind))
    assert made.shape == (80, 120, 3)
    assert made[5, 5].min() > 180 and made[75, 115].max() < 80


@pytest.mark.parametrize(
    "orientation, corner", [(1, (5, 5)), (3, (75, 115)), (6, (5, 75)), (8, (115, 5))]
)
def test_a_photograph_is_turned_as_its_exif_says(orientation, corner):
    made = decode(turned_jpeg(orientation))
    assert made[corner].min() > 180


def test_a_48_megapixel_photograph_is_read_at_half_its_size():
    large = cv2.resize(picture(), (8064, 6048), interpolation=cv2.INTER_NEAREST)
    assert decode(stored(".jpg", large)).shape == (3024, 4032, 3)


@pytest.mark.parametrize("kind", [".jpg", ".png", ".webp"])
def test_however_wide_a_panorama_is_it_is_made_as_small_as_other_pictures(kind):
    assert decode(stored(kind, picture(13000, 300))).shape == (75, 3250, 3)


def test_a_panorama_too_flat_for_dice_is_refused():
    with pytest.raises(BadPicture, match="smaller than 32 pixels"):
        decode(stored(".jpg", picture(40000, 200)))


@pytest.mark.parametrize("brand", [b"heic", b"heim", b"heis", b"hevx", b"mif1"])
def test_pictures_of_phones_that_nobody_else_reads_are_called_by_name(brand):
    with pytest.raises(BadPicture, match="most compatible"):
        decode(b"\0\0\0\x18ftyp" + brand + bytes(200))


@pytest.mark.parametrize(
    "data, reason",
    [
        (b"", "empty"),
        (b"hello", "not-an-image"),
        (b"GIF89a" + bytes(200), "not-an-image"),
        (b"\0\0\0\x18ftypheic" + bytes(200), "heic"),
        (png_claiming(16000, 16000), "too-large"),
        (png_claiming(2**31 - 1, 2**31 - 1), "too-large"),
        (png_claiming(8, 8), "too-small"),
        (png_claiming(400, 400), "broken"),
        (b"\xff\xd8", "broken"),
        (b"\xff\xd8\xff\xe0", "broken"),
        (b"\x89PNG\r\n\x1a\n", "broken"),
        (b"RIFF\xff\xff\xff\0WEBPVP8 ", "broken"),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_what_is_no_picture_is_refused(data, reason):
    with pytest.raises(BadPicture) as refused:
        decode(data)
    assert refused.value.reason == reason
    assert str(refused.value) == REASONS[reason]


@pytest.mark.parametrize("kind", [".jpg", ".png", ".webp"])
@pytest.mark.parametrize("share", [0.02, 0.3, 0.7, 0.98])
def test_a_file_that_breaks_off_is_refused(kind, share):
    data = stored(kind, np.random.default_rng(1).integers(0, 255, (90, 90, 3), np.uint8))
    with pytest.raises(BadPicture):
        decode(data[: int(len(data) * share)])


def test_a_photograph_whose_pixels_are_noise_is_broken():
    whole = stored(".jpg", np.random.default_rng(1).integers(0, 255, (300, 400, 3), np.uint8))
    noise = np.random.default_rng(2).bytes(len(whole) // 2)
    with pytest.raises(BadPicture, match="damaged"):
        decode(whole[: len(whole) // 2] + noise + b"\xff\xd9")


@pytest.mark.parametrize("kind", [cv2.IMWRITE_JPEG_PROGRESSIVE, cv2.IMWRITE_JPEG_RST_INTERVAL])
def test_photographs_in_several_scans_or_with_restarts_are_read(kind):
    picture = np.random.default_rng(1).integers(0, 255, (300, 400, 3), np.uint8)
    data = cv2.imencode(".jpg", picture, [kind, 1])[1].tobytes()
    assert decode(data + b"the second picture of a phone").shape == (300, 400, 3)


def test_noise_after_a_true_beginning_is_no_picture_and_no_crash():
    luck = np.random.default_rng(3)
    for kind in (".jpg", ".png", ".webp"):
        data = bytearray(stored(kind))
        for _ in range(150):
            spoiled = bytearray(data)
            for at in luck.integers(0, len(data), 6):
                spoiled[at] = luck.integers(256)
            try:
                made = decode(bytes(spoiled))
            except BadPicture:
                continue
            assert made.ndim == 3


@pytest.mark.parametrize("level, reason", [(3, "too-dark"), (255, "too-bright")])
def test_a_frame_without_light_or_with_nothing_else_is_refused(level, reason):
    with pytest.raises(BadPicture) as refused:
        check_light(np.full((90, 120, 3), level, np.uint8))
    assert refused.value.reason == reason


def test_a_dim_picture_with_something_in_it_is_not_refused():
    check_light(picture() // 4)


def test_opencv_is_told_how_many_pixels_a_file_may_have():
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            "import vision, os; print(os.environ['OPENCV_IO_MAX_IMAGE_PIXELS'])",
        ],
        capture_output=True,
        text=True,
        env={k: v for k, v in os.environ.items() if k != "OPENCV_IO_MAX_IMAGE_PIXELS"},
        check=True,
    )
    assert int(told.stdout) == 64_000_000
