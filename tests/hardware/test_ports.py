"""Ports at which no tray answers: other devices, busy ones, none at all."""

from __future__ import annotations

import contextlib
import os
import pty
import threading
import tty

import pytest
import serial

from hardware import link as links_module
from hardware.trays import Card, Group, Lamp
from hardware.wire import ADVICE, Trouble
from tests.hardware.boards import until
from tests.hardware.heard import Heard


@contextlib.contextmanager
def stranger(says: bytes):
    """Another device: says something now and then, understands nothing."""
    master, slave = pty.openpty()
    tty.setraw(slave)
    stop = threading.Event()

    def talk() -> None:
        while not stop.wait(0.02):
            os.write(master, says)

    thread = threading.Thread(target=talk)
    thread.start()
    try:
        yield os.ttyname(slave)
    finally:
        stop.set()
        thread.join()
        os.close(master)
        os.close(slave)


@pytest.mark.parametrize("says", [b"", b">>> \r\n", b"\xff\x00\x03:\n"])
def test_another_device_is_told_as_such_and_left_alone(says, monkeypatch):
    monkeypatch.setattr(links_module, "HELLO_TRIES", 3)
    with stranger(says) as port, Heard(port) as heard:
        until(lambda: heard.troubles == [Trouble.SILENT])
        until(lambda: not heard.trays.links._links, "the port is closed again")
        serial.Serial(port, exclusive=True).close()


def test_a_port_that_another_program_has_open_is_busy():
    with stranger(b"") as port, serial.Serial(port, exclusive=True), Heard(port) as heard:
        until(lambda: heard.troubles == [Trouble.BUSY])


def test_a_port_that_is_not_there_is_gone():
    with Heard("socket://127.0.0.1:1", "/dev/no-such-port") as heard:
        until(lambda: len(heard.troubles) == 2)
        assert set(heard.troubles) == {Trouble.GONE}


def test_every_trouble_says_what_to_do():
    assert set(ADVICE) == set(Trouble)


def test_a_card_that_no_frame_can_hold_is_refused_to_whoever_shows_it():
    too_many = Group((Lamp("steady"),) * 100)
    with Heard() as heard, pytest.raises(ValueError, match="more lamps"):
        heard.trays.show({"tray": Card({"one": too_many, "two": too_many})})


def test_only_boards_with_the_usb_id_of_a_pico_are_looked_at(monkeypatch):
    class Port:
        def __init__(self, device: str, vid: int | None, pid: int | None) -> None:
            self.device, self.vid, self.pid = device, vid, pid

    ports = [
        Port("/dev/ttyACM1", 0x2E8A, 0x0005),
        Port("/dev/ttyUSB0", 0x0403, 0x6001),
        Port("/dev/ttyS0", None, None),
    ]
    monkeypatch.setattr("hardware.wire.comports", lambda: ports)
    assert links_module.usb_ports() == ["/dev/ttyACM1"]
