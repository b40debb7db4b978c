"""Pictures as the station hands them on: small ones for phones, and a throw's as evidence."""

from __future__ import annotations

import http.client
import json
import logging
import urllib.request
from hashlib import sha256

import cv2

from vision.images import Picture

log = logging.getLogger(__name__)
WIDEST, QUALITY = 1024, 85  # of evidence: pips of a small die can still be counted
LOOK_WIDEST, LOOK_QUALITY = 480, 70  # of a live picture
PATIENCE = 5.0  # seconds
UNHEARD = (OSError, http.client.HTTPException)  # no answer, or no sensible one


def as_jpeg(picture: Picture, widest: int = WIDEST, quality: int = QUALITY) -> bytes:
    """The picture as a JPEG, shrunk if it is larger."""
    height, width = picture.shape[:2]
    scale = widest / max(width, height)
    if scale < 1:
        size = (max(1, round(width * scale)), max(1, round(height * scale)))
        picture = cv2.resize(picture, size, interpolation=cv2.INTER_AREA).astype("uint8")
    _, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])
    return data.tobytes()


def upload(url: str, match: str, token: str, jpeg: bytes) -> str | None:
    """Give a picture to the server; its hash, or None where it is not kept."""
    request = urllib.request.Request(
        f"{url.rstrip('/')}/api/evidence?match={match}",
        data=jpeg,
        headers={"Authorization": f"Bearer {token}", "Content-Type": "image/jpeg"},
    )
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            json.load(answer)
    except (*UNHEARD, ValueError) as why:
        log.warning("the picture is not kept: %s", why)
        return None
    return sha256(jpeg).hexdigest()


def fetch(url: str, match: str, token: str, name: str, most: int) -> bytes | None:
    """A picture that the server keeps."""
    request = urllib.request.Request(
        f"{url.rstrip('/')}/api/matches/{match}/evidence/{name}",
        headers={"Authorization": f"Bearer {token}"},
    )
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            data: bytes = answer.read(most + 1)
    except UNHEARD as why:
        log.warning("the picture %s cannot be had: %s", name[:12], why)
        return None
    return data if len(data) <= most else None
