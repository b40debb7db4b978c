"""A tray: shows the card it was sent, plays animations over it, and reports its buttons."""

from firmware.program import Program
from firmware.tray.animations import Animation
from firmware.tray.render import Scene, paint
from hardware import protocol
from hardware.protocol import ANIM, BEAT, BRIGHT, BUTTON, CARD, LEDS

WHITE, RED = 1, 2  # in COLOURS
IDLE_EVERY = 4  # pixels


class Tray(Program):
    kind = "tray"

    def __init__(self, body, layout):
        self.layout = layout
        self.scene = Scene(layout)
        self.raw = None  # pixels as a host set them, instead of a card
        self.animation = None
        super().__init__(body, layout.pixels, layout.milliamps)

    def describe(self):
        layout = self.layout
        groups = ",".join(sorted(layout.groups))
        faults = "; ".join(layout.faults)
        return layout.name, self.body.version, layout.pixels, layout.milliamps, groups, faults

    def handle(self, kind, payload):
        if kind == CARD:
            self.scene.show(protocol.unpack_card(payload))
            self.raw = None
        elif kind == LEDS:
            self.set_pixels(*protocol.unpack_leds(payload))
        elif kind == ANIM:
            self.animate(*protocol.unpack_anim(payload))
        elif kind == BRIGHT:
            self.brightness = protocol.unpack_bright(payload)
        else:
            raise KeyError(kind)
        # Written before the answer leaves: an acknowledged change is one that can be seen.
        self.show(self.body.clock())

    def set_pixels(self, first, channels):
        start, end = 3 * first, 3 * first + len(channels)
        if end > len(self.picture):
            raise ValueError(f"there are {self.layout.pixels} pixels")
        if self.raw is None:
            self.raw = bytearray(len(self.picture))
        self.raw[start:end] = channels

    def animate(self, number, colour, other, duration, group):
        pixels = self.layout.groups.get(group) if group else range(self.layout.pixels)
        if pixels:  # a tray without this group has nothing to animate
            now = self.body.clock()
            self.animation = Animation(number, colour, other, duration, pixels, now)

    def input(self, number, now):
        self.session.report(BUTTON, number, "", now)

    def draw(self, now):
        beat = (now + self.session.beat) % BEAT
        if self.session.silent(now):
            self.draw_idle(beat)
            return
        if self.raw is None:
            self.scene.render(beat, self.picture)
        else:
            self.picture[:] = self.raw
        if self.animation and self.animation.over(now):
            self.animation = None
        if self.animation:
            self.animation.render(now, self.picture)

    def draw_idle(self, beat):
        """Nobody there: dim dots wander; the first is red if the layout file has faults."""
        step = beat * IDLE_EVERY // BEAT
        for pixel in range(self.layout.pixels):
            paint(self.picture, pixel, WHITE, 28 if pixel % IDLE_EVERY == step else 0)
        if self.layout.faults:
            paint(self.picture, 0, RED, 255 if beat % 500 < 250 else 0)
