"""Runs when a tray gets power; copied to the board as main.py. Change the pins here."""

from firmware.start import Body, read_text, run
from firmware.tray.layout import read_layout
from firmware.tray.tray import Tray

STRIP = 16  # GPIO numbers of a Pico
CONFIRM, UNDO, REFEREE = 10, 11, 12


def make():
    layout = read_layout(read_text("layout.json"))
    return Tray(Body(STRIP, layout.pixels, (CONFIRM, UNDO, REFEREE)), layout)


run(make, button=CONFIRM)
