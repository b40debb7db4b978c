"""A tray station in a process of its own, virtual trays for it, and what a phone asks of it."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from firmware.tray.layout import read_layout
from firmware.tray.tray import Tray
from hardware.virtual_tray import VirtualTray
from server.command.flashing import FIRMWARE
from tests.server.phone import Phone
from tests.server.process import until

PLACES = {name: FIRMWARE / f"tray/layouts/{name}.json" for name in ("country", "player", "centre")}


class StationProcess:
    """`sandtable trays serve`, which can be killed and started again."""

    def __init__(self, url: str, state: Path, *ports: str, code: str = "", token: str = "") -> None:
        self.url, self.state, self.ports, self.code, self.token = url, state, ports, code, token

    def start(self, *more: str) -> StationProcess:
        command = [sys.executable, "-m", "server.command", "trays", "serve", "--url", self.url]
        command += ["--no-usb", "--name", "Lamps", *more]
        command += [word for port in self.ports for word in ("--port", port)]
        environment = {**os.environ, "XDG_STATE_HOME": str(self.state)}
        if self.code:
            environment["SANDTABLE_CODE"] = self.code
        self.process = subprocess.Popen(command, env=environment)
        return self

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(20)

    def __enter__(self) -> StationProcess:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()


@contextlib.contextmanager
def virtual_tray(name: str = "country", unique: str = "virtual1") -> Iterator[VirtualTray]:
    layout = read_layout(PLACES[name].read_text() if name in PLACES else name)
    tray = VirtualTray(lambda body: Tray(body, layout), unique=unique)
    thread = threading.Thread(target=tray.run)
    thread.start()
    try:
        yield tray
    finally:
        tray.close()
        thread.join()


def pairing_code(phone: Phone) -> str:
    code: str = phone.ok("make_pairing_code", match=phone.match, kind="tray")["code"]
    return code


def device(phone: Phone):
    """The tray station, as everybody at the table sees it."""
    devices = phone.table["devices"] if phone.table else ()
    return next((each for each in devices if each["kind"] == "tray"), None)


def part(phone: Phone, id: str):
    found = device(phone) or {"parts": ()}
    return next((each for each in found["parts"] if each["id"] == id), None)


def sees(phone: Phone, id: str, **wanted: str):
    """Wait until a tray is told to be so: by its light, or the keys of its state and detail."""

    def holds():
        found = part(phone, id)
        now = found and {
            "light": found["light"],
            "state": found["state"]["key"],
            "detail": found["detail"] and found["detail"]["key"],
        }
        return found if now and all(now[key] == value for key, value in wanted.items()) else None

    return until(holds, what=f"{id} {wanted}, not {device(phone)}")


def ask(phone: Phone, ask_: str, **fields: object):
    """What the station answers."""
    found = until(lambda: device(phone), what="the trays at the table")
    wish = {"type": ask_, **fields}
    asked = phone.ok("tell_device", match=phone.match, device=found["id"], ask=wish)["request"]
    heard = until(
        lambda: next((each for each in phone.told if each.get("request") == asked), None),
        what="the station's answer",
    )
    return heard["said"]


def assign(phone: Phone, part_: str, place: str | None):
    """Give a tray its card; a station that has just come may not have seen the table yet."""
    until(lambda: has_cards(phone), what="cards to choose from")
    said = ask(phone, "assign_part", part=part_, place=place)
    assert said["type"] == "parts", said
    return said


def has_cards(phone: Phone) -> bool:
    found = bool(ask(phone, "list_parts")["places"])
    if not found:
        time.sleep(0.3)  # the server passes on five questions a second
    return found


def bind(phone: Phone, part_: str) -> None:
    phone.change("bind_part", device=device(phone)["id"], part=part_, seat=phone.seat)


def colour(pixels: bytes, place: int) -> str:
    """What colour a pixel has, as somebody at the table would call it."""
    red, green, blue = pixels[3 * place : 3 * place + 3] or (0, 0, 0)
    if max(red, green, blue) == 0:
        return "dark"
    if blue > 2 * red:
        return "blue"
    if blue * 3 > red:
        return "white"
    return "orange" if green * 6 > red else "red"


def colours(pixels: bytes, first: int, last: int) -> list[str]:
    step = 1 if first <= last else -1
    return [colour(pixels, place) for place in range(first, last + step, step)]
