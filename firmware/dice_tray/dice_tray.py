"""A dice tray: a ring of white light at the level it was told, and a sensor of thrown dice."""

import json

from firmware.program import Program
from hardware import power, protocol
from hardware.protocol import BRIGHT, LOOK

WHITE = bytes((255, 210, 180))  # near daylight on WS2812, for true colours of the dice
QUIET = 400  # ms; dice break a beam many times in one throw, the camera is told once


class Ring:
    """What the board's ring.json says: {"pixels": 24, "milliamps": 350}."""

    def __init__(self, text):
        self.faults = []
        try:
            data = json.loads(text) if text else {}
        except ValueError:
            data = None
        if not isinstance(data, dict):
            self.faults.append("ring.json is not JSON")
            data = {}
        self.pixels = self.number(data, "pixels", 24, 120)
        self.milliamps = self.number(data, "milliamps", power.USB_MA, 20000)

    def number(self, data, name, usual, most):
        value = data.get(name, usual)
        if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= most:
            return value
        self.faults.append(f"{name}: must be a number from 1 to {most}")
        return usual


class DiceTray(Program):
    kind = "dice tray"

    def __init__(self, body, ring):
        self.ring = ring
        self.looked = -QUIET
        super().__init__(body, ring.pixels, ring.milliamps)
        self.brightness = 0  # dark until a camera wants light

    def describe(self):
        ring = self.ring
        faults = "; ".join(ring.faults)
        return "dice tray", self.body.version, ring.pixels, ring.milliamps, "ring", faults

    def handle(self, kind, payload):
        if kind != BRIGHT:
            raise KeyError(kind)
        self.brightness = protocol.unpack_bright(payload)
        self.show(self.body.clock())

    def input(self, number, now):
        if now - self.looked >= QUIET:
            self.looked = now
            self.session.report(LOOK, number, "", now)

    def draw(self, now):
        light = not self.session.silent(now)
        for place in range(len(self.picture)):
            self.picture[place] = WHITE[place % 3] if light else 0
