"""From power to a running program on a Raspberry Pi Pico, and back on its feet after any fault.

The watchdog cannot be stopped once it runs, and Ctrl-C is switched off because garbage on the line
contains it. The way in for new files is maintenance mode: no watchdog, Ctrl-C on, and the prompt of
MicroPython. A MAINTENANCE message leads there by a restart, and so does a button held at the start.
"""

import io
import os
import select
import sys
import time

import machine
import micropython
from micropython import const
from neopixel import NeoPixel

FLAG = "maintenance"  # a file: it outlives the restart
VERSION_FILE = "version.txt"  # written at flashing
WATCHDOG = const(8000)  # ms; a Pico cannot count further
FAULTS = const(5)  # so many without a second of rest between them, and the board restarts


class Clock:
    """Milliseconds since the start; ticks_ms wraps around after 12 days, this does not."""

    def __init__(self):
        self.ticks = time.ticks_ms()
        self.total = 0

    def __call__(self):
        ticks = time.ticks_ms()
        self.total += time.ticks_diff(ticks, self.ticks)
        self.ticks = ticks
        return self.total


class Console:
    """The USB serial port, which is standard input and output of MicroPython."""

    def __init__(self):
        self.poll = select.poll()
        self.poll.register(sys.stdin, select.POLLIN)
        self.byte = bytearray(1)

    def wait(self, ms):
        self.poll.poll(ms)

    def read(self):
        """One byte if there is one: a read of more would block until all have come."""
        if not self.poll.poll(0) or not sys.stdin.buffer.readinto(self.byte):
            return None
        return self.byte[0]

    def write(self, data):
        sys.stdout.buffer.write(data)


class Strip:
    """A row of WS2812 pixels on one pin."""

    def __init__(self, pin, pixels):
        self.pixels = NeoPixel(pin, pixels)

    def show(self, channels):
        for place in range(len(channels) // 3):
            at = 3 * place
            self.pixels[place] = (channels[at], channels[at + 1], channels[at + 2])
        self.pixels.write()


class Body:
    """The parts of this board, as a Program wants them."""

    def __init__(self, strip_pin, pixels, input_pins):
        self.port = Console()
        self.clock = Clock()
        self.strip = Strip(machine.Pin(strip_pin, machine.Pin.OUT), pixels)
        self.pins = [pulled_up(number) for number in input_pins]
        self.unique = "".join(f"{byte:02x}" for byte in machine.unique_id())
        self.boot = os.urandom(4)
        self.version = read_text(VERSION_FILE).strip()

    def restart(self):
        """Restart into maintenance mode."""
        with open(FLAG, "w") as file:
            file.write("")
        time.sleep_ms(50)  # for the acknowledgement to leave
        machine.reset()


def pulled_up(number):
    """An input that is 0 when its button connects it with ground."""
    return machine.Pin(number, machine.Pin.IN, machine.Pin.PULL_UP)


def read_text(path):
    """The text of a file on the board; "" if there is none."""
    try:
        with open(path) as file:
            return file.read()
    except OSError:
        return ""


def wants_maintenance(button):
    """Whether a message asked for it before the restart, or the button is held now."""
    try:
        os.remove(FLAG)
        return True
    except OSError:
        return not pulled_up(button).value()


def run(make, button):
    """Run the program that `make()` builds for ever, or return to the prompt for maintenance."""
    if wants_maintenance(button):
        micropython.kbd_intr(3)
        print("Maintenance: the prompt is yours. A restart ends it.")
        return
    micropython.kbd_intr(-1)
    watchdog = machine.WDT(timeout=WATCHDOG)
    try:
        program = make()
    except Exception as error:
        # No program, nobody to report to: say it on the line, and try again after a restart.
        print(trace(error))
        time.sleep_ms(1000)
        machine.reset()
    loop(program, watchdog)


def loop(program, watchdog):
    clock = program.body.clock
    faults, last = 0, 0
    while True:
        watchdog.feed()
        try:
            program.step()
        except Exception as error:
            now = clock()
            faults = faults + 1 if now - last < 1000 else 1
            last = now
            if faults >= FAULTS:
                machine.reset()
            report(program, trace(error), now)


def report(program, text, now):
    try:
        program.fault(text, now)
    except Exception:  # the line itself is at fault: the next fault in a row restarts the board
        return


def trace(error):
    out = io.StringIO()
    sys.print_exception(error, out)
    return out.getvalue()
