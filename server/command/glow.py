"""What virtual trays show, for their page: pixels as colours, lamps as the tray itself has them.

Everything is read from the firmware's program and its strip: what did not arrive is not shown.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from firmware.tray.animations import DRAWN
from firmware.tray.render import DIGITS, PALETTE
from hardware.protocol import ANIMATIONS, COLOURS, LEVELS, PATTERNS
from hardware.virtual_tray import VirtualTray

SEGMENTS = 7


class ShownLamp(Struct, frozen=True):
    """A lamp as the card says it is; the pixel says how it is at this moment."""

    pattern: str
    colour: str
    level: str
    other: str


class ShownGroup(Struct, frozen=True, kw_only=True):
    name: str
    pixels: tuple[int, ...]
    lamps: tuple[ShownLamp, ...]  # one for each pixel
    number: int | None = None  # what its digits read


class ShownTray(Struct, frozen=True, kw_only=True):
    id: str
    number: int
    layout: str
    plugged: bool
    heard: bool  # a host talks to it
    glow: tuple[tuple[str, int], ...]  # colour and percent, for each pixel
    groups: tuple[ShownGroup, ...]
    animation: str | None
    delayed: bool


class Recovery(Struct, kw_only=True):
    """A fault, and how long it took until a frame was right again; None: not yet."""

    tray: int
    fault: str
    at: float
    ms: int | None = None


class News(Struct, frozen=True, kw_only=True):
    trays: tuple[ShownTray, ...]
    log: tuple[Recovery, ...]


def shown(tray: VirtualTray, number: int) -> ShownTray:
    program = tray.program
    glow = tuple(glow_of(*tray.pixels[at : at + 3]) for at in range(0, len(tray.pixels) - 2, 3))
    alive = program is not None and not program.session.silent(program.body.clock())
    return ShownTray(
        id=tray.unique,
        number=number,
        layout=program.layout.name if program is not None else "",
        plugged=tray.plugged,
        heard=alive,
        glow=glow,
        groups=groups(program) if program is not None and alive else (),
        animation=animation(program) if alive else None,
        delayed=tray.faults.delay > 0,
    )


def glow_of(red: int, green: int, blue: int) -> tuple[str, int]:
    """The palette's colour that this is a dimmer one of, and how bright it is."""
    most = max(red, green, blue)
    if most == 0:
        return "none", 0

    def unlike(name: int) -> float:
        wanted = PALETTE[name]
        scale = most / max(wanted)
        there = (red, green, blue)
        return sum((each - full * scale) ** 2 for each, full in zip(there, wanted, strict=True))

    nearest = min(range(1, len(COLOURS)), key=unlike)
    return COLOURS[nearest], max(1, most * 100 // 255)


def groups(program: Any) -> tuple[ShownGroup, ...]:
    layout, lamps = program.layout, bytes(program.scene.lamps)
    return tuple(
        group(name, layout.groups[name], lamps, digits=name in layout.digits)
        for name in sorted(layout.groups)
    )


def group(name: str, pixels: list[int], lamps: bytes, *, digits: bool) -> ShownGroup:
    row = tuple(lamp(*lamps[4 * pixel : 4 * pixel + 4]) for pixel in pixels)
    number = read_number([each.pattern != "off" for each in row]) if digits else None
    return ShownGroup(name=name, pixels=tuple(pixels), lamps=row, number=number)


def lamp(pattern: int, colour: int, level: int, other: int) -> ShownLamp:
    return ShownLamp(PATTERNS[pattern], COLOURS[colour], LEVELS[level], COLOURS[other])


def read_number(lit: list[bool]) -> int | None:
    """The number that lit segments show; None for none, and for dashes."""
    text = ""
    for at in range(0, len(lit), SEGMENTS):
        bits = sum(1 << place for place, on in enumerate(lit[at : at + SEGMENTS]) if on)
        if bits in DIGITS:
            text += str(DIGITS.index(bits))
        elif bits:
            return None
    return int(text) if text else None


def animation(program: Any) -> str | None:
    playing = program.animation
    return ANIMATIONS[DRAWN.index(playing.draw)] if playing else None
