"""What CPython and MicroPython must agree on; runs in both: JSON list in, a line of JSON for each.

`micropython both.py frames < list.json`; the tests import the functions and compare.
"""

import json
import sys
from binascii import hexlify, unhexlify

from firmware.tray.animations import Animation
from firmware.tray.layout import read_layout
from firmware.tray.render import Scene
from hardware import power, protocol

UNPACK = {
    protocol.HELLO: protocol.unpack_hello,
    protocol.HELLO_R: protocol.unpack_hello_r,
    protocol.CARD: protocol.unpack_card,
    protocol.LEDS: protocol.unpack_leds,
    protocol.ANIM: protocol.unpack_anim,
    protocol.BRIGHT: protocol.unpack_bright,
    protocol.PING: protocol.unpack_beat,
    protocol.NAK: protocol.unpack_nak,
    protocol.EVENT: protocol.unpack_event,
}


def frames(stream):
    """Every frame in a stream of bytes, in hex, with what is in it or what is wrong with it."""
    lines = protocol.Lines()
    found = []
    for byte in unhexlify(stream):
        frame = lines.push(byte)
        if frame:
            kind, seq, payload = frame
            try:
                content = repr(UNPACK[kind](payload)) if kind in UNPACK else ""
            except ValueError as why:
                content = "wrong: " + str(why)
            found.append([kind, seq, hexlify(payload).decode(), content])
    return found


def layouts(text):
    """A layout as it is read, with its faults."""
    layout = read_layout(text)
    groups = [[name, layout.groups[name]] for name in sorted(layout.groups)]
    digits = sorted(layout.digits)
    return [layout.name, layout.pixels, layout.milliamps, groups, digits, layout.faults]


def pictures(asked):
    """The pixels of a card in a layout at some moments of the beat, before brightness."""
    text, payload, moments = asked
    layout = read_layout(text)
    scene = Scene(layout)
    scene.show(protocol.unpack_card(unhexlify(payload)))
    out = bytearray(3 * layout.pixels)
    shown = []
    for beat in moments:
        scene.render(beat, out)
        shown.append(hexlify(out).decode())
    return shown


def films(asked):
    """An animation over a dark strip, at some moments."""
    number, pixels, moments = asked
    animation = Animation(number, 7, 3, 0, range(pixels), 0)
    shown = []
    for now in moments:
        out = bytearray(3 * pixels)
        animation.render(now, out)
        shown.append(hexlify(out).decode())
    return shown


def powers(asked):
    total, brightness, pixels, milliamps = asked
    return power.factor(total, brightness, power.ceiling(pixels, milliamps))


MODES = {
    "frames": frames,
    "layouts": layouts,
    "pictures": pictures,
    "films": films,
    "powers": powers,
}

if __name__ == "__main__":
    for each in json.loads(sys.stdin.read()):
        print(json.dumps(MODES[sys.argv[1]](each)))
