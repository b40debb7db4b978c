"""What every board does in a loop: listen, answer, look at its inputs, draw.

A board is its parts, given to the constructor: `port` (wait, read, write), `clock` (ms that never
run back), `pins` (value() of each input, 0 when closed), `strip` (show(channels)), and `restart`.
"""

from firmware.session import Session
from hardware import power, protocol

FRAME = 40  # ms between two pictures
MOST_BYTES = 512  # read between two pictures, so that garbage cannot stop the lamps
DEBOUNCE = 30  # ms


class Input:
    """A button or a sensor: tells once when it closes."""

    def __init__(self, pin):
        self.pin = pin
        self.closed = False
        self.changed = 0

    def fires(self, now):
        closed = not self.pin.value()
        if closed == self.closed or now - self.changed < DEBOUNCE:
            return False
        self.closed = closed
        self.changed = now
        return closed


class Program:
    """Subclasses fill `handle`, `draw` and `input`, and say what they are in `describe`."""

    kind = ""

    def __init__(self, body, pixels, milliamps):
        self.body = body
        self.port = body.port
        self.strip = body.strip
        self.ceiling = power.ceiling(pixels, milliamps)
        self.brightness = 96
        self.picture = bytearray(3 * pixels)  # as drawn, before brightness
        self.shown = bytearray(3 * pixels)  # as last written to the strip
        self.inputs = [Input(pin) for pin in body.pins]
        self.lines = protocol.Lines()
        self.session = Session(body.port.write, self.identity, self.handle, body.restart)
        self.session.event_seq = body.boot[0]  # so that no event looks like one before the restart
        self.drawn = None
        self.strip.show(self.shown)  # over a restart it has kept the picture of before
        self.session.report(protocol.BOOTED, 0, "", body.clock())

    def identity(self):
        body = self.body
        return protocol.pack_hello_r(body.boot, body.unique, self.kind, *self.describe())

    def step(self):
        """One turn of the loop; returns after at most one FRAME."""
        self.port.wait(FRAME)
        for _ in range(MOST_BYTES):
            byte = self.port.read()
            if byte is None:
                break
            frame = self.lines.push(byte)
            if frame:
                self.session.receive(frame, self.body.clock())
        now = self.body.clock()
        for number, each in enumerate(self.inputs):
            if each.fires(now):
                self.input(number, now)
        self.session.tick(now)
        if self.drawn is None or now - self.drawn >= FRAME:
            self.show(now)

    def show(self, now):
        """Draw the picture of this moment, within the power there is."""
        self.drawn = now
        self.draw(now)
        picture, shown = self.picture, self.shown
        scale = power.factor(sum(picture), self.brightness, self.ceiling)
        changed = False
        for place in range(len(picture)):
            level = picture[place] * scale >> 8
            if level != shown[place]:
                shown[place] = level
                changed = True
        if changed:
            self.strip.show(shown)

    def fault(self, trace, now):
        """Report what went wrong, the end of it if it is long: that names the place."""
        self.session.report(protocol.FAULT, 0, trace[-250:].replace("\n", " | "), now)
