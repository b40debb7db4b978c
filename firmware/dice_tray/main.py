"""Runs when a dice tray gets power; copied to the board as main.py. Change the pins here."""

from firmware.dice_tray.dice_tray import DiceTray, Ring
from firmware.start import Body, read_text, run

RING = 16  # GPIO numbers of a Pico
SENSOR = 10  # 0 while the beam is broken or the switch is tilted
BUTTON = 12  # held at the start: maintenance


def make():
    ring = Ring(read_text("ring.json"))
    return DiceTray(Body(RING, ring.pixels, (SENSOR,)), ring)


run(make, button=BUTTON)
