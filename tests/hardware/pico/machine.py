"""A Pico's `machine` for MicroPython on a desktop; the working folder is the board's flash.

A file `pin10` there closes the switch on GPIO 10. What the board does goes into `board.log`.
"""

import os
import sys
import time

RESET = 77  # exit status that asks pico.sh to start again


def log(*words):
    with open("board.log", "a") as file:
        file.write(" ".join(str(word) for word in words) + "\n")


def unique_id():
    text = os.getenv("UNIQUE_ID")
    return bytes(int(text[at : at + 2], 16) for at in range(0, len(text), 2))


def reset():
    log("reset")
    sys.exit(RESET)


class Pin:
    IN = 0
    OUT = 1
    PULL_UP = 1

    def __init__(self, number, mode, pull=None):
        self.file = f"pin{number}"

    def value(self):
        try:
            os.stat(self.file)
            return 0
        except OSError:
            return 1


class WDT:
    def __init__(self, timeout):
        log("watchdog", timeout)
        self.timeout = timeout
        self.fed = time.ticks_ms()

    def feed(self):
        now = time.ticks_ms()
        if time.ticks_diff(now, self.fed) > self.timeout:
            log("bitten")
            sys.exit(RESET)
        self.fed = now
