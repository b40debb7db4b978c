"""`sandtable trays`, run as a person runs it; boards are flashed by the real mpremote."""

import re
import threading
import tomllib
from pathlib import Path

import pytest
from setuptools import find_packages

from firmware.tray.layout import read_layout
from server.command import flashing
from server.command import trays as command
from server.command.cli import main
from server.command.flashing import FIRMWARE, LAYOUTS, board_files, firmware_version
from tests.hardware.boards import Board, needs_micropython, until
from tests.hardware.test_firmware import CONFIRM
from tests.hardware.test_ports import stranger

ROOT = Path(flashing.__file__).parents[2]


@pytest.fixture(autouse=True)
def only_named_ports(monkeypatch):
    """No boards that happen to be plugged in here, and no long waits."""
    monkeypatch.setattr("hardware.link.HELLO_TRIES", 8)
    monkeypatch.setattr("hardware.link.TRIES", 4)
    for place in ("hardware.link", "server.command.trays", "server.command.flashing"):
        monkeypatch.setattr(f"{place}.usb_ports", list)


@needs_micropython
def test_list_names_what_is_connected_and_what_is_wrong(tmp_path, capsys):
    old = Board(tmp_path / "old", "00000000000000aa")
    (old.flash / "version.txt").write_text("abc")
    layout = old.flash / "layout.json"
    layout.write_text(layout.read_text().replace('"0-7"', '"0-77"'))
    with Board(tmp_path / "new") as new, old, stranger(b"") as other:
        ports = [word for port in (new.port, old.port, other) for word in ("--port", port)]
        assert main(["trays", "list", *ports]) == 0
    said = capsys.readouterr().out
    assert f"{new.unique}  tray “country” at {new.port}: 28 pixels\n" in said
    assert "its firmware is abc, this program brings" in said
    assert "faults in its layout: edge: pixel 28 of 28" in said
    assert f"{other}: nothing answers there" in said
    assert said.count("run `sandtable trays flash`") == 2


def test_list_says_where_to_look_when_nothing_is_there(capsys):
    assert main(["trays", "list"]) == 1
    assert "docs/build-a-tray.md" in capsys.readouterr().out


@needs_micropython
def test_test_lights_every_group_and_tells_of_buttons(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(command, "STEP", 0.05)
    with Board(tmp_path / "flash") as board:
        arguments = ["trays", "test", "--port", board.port, "--buttons", "0.8"]
        finished = threading.Thread(target=main, args=(arguments,))
        finished.start()
        until(lambda: any(board.pixels()[:3]), "lamps")
        while finished.is_alive():  # it listens some time after the lamps, later on a busy machine
            board.press(CONFIRM)
            finished.join(0.1)
        lit = {bytes(place > 0 for place in picture[::3]) for picture in board.pictures()}
    said = capsys.readouterr().out
    assert "  capital\n" in said and "  all red\n" in said
    assert f"{board.unique}: confirm\n" in said
    assert len(lit) >= len(read_layout((board.flash / "layout.json").read_text()).groups)


def test_test_without_such_a_tray_says_so(capsys):
    assert main(["trays", "test", "--tray", "none"]) == 1
    assert "No such tray is connected" in capsys.readouterr().err


@needs_micropython
def test_flash_brings_a_new_board_to_life_and_an_old_one_up_to_date(tmp_path, capsys):
    board = Board(tmp_path / "flash", kind=None)
    with board:
        until(lambda: board.log() == ["power", "prompt"])
        flash = ["trays", "flash", "--port", board.port]
        assert main([*flash, "--layout", "player"]) == 0
        said = capsys.readouterr().out
        assert f"{board.unique}  tray “player” at {board.port}: 27 pixels" in said
        total = len(board_files("tray"))
        assert re.findall(r"\d+ of (\d+) files", said) == [str(total)] * 4
        assert board.log()[-2:] == ["power", "watchdog 8000"]

        # Now it runs, and ignores Ctrl-C: the way in is the message. A half-copied firmware
        # cannot run, and leaves the board at its prompt.
        session = board.flash / "firmware/session.py"
        session.write_text(session.read_text().replace("AGAIN = 150", "AGAIN = 151"))
        (board.flash / "firmware/start.py").write_text("def run(")
        assert main(flash) == 0
        assert "The board keeps its layout" in capsys.readouterr().out
    for name, path in board_files("tray").items():
        assert (board.flash / name).read_bytes() == path.read_bytes()
    assert (board.flash / "version.txt").read_text() == firmware_version("tray")


@needs_micropython
def test_flash_of_a_board_that_does_not_listen_says_what_to_do(tmp_path, capsys, monkeypatch):
    with stranger(b"") as port:
        monkeypatch.setattr(flashing, "_mpremote", no_answer)
        assert main(["trays", "flash", "--port", port]) == 1
    said = capsys.readouterr().err
    assert "confirm" in said and "--uf2" in said


def no_answer(port: str, *_words: str, seconds: float = 0) -> str:
    raise flashing.CannotStart(f"mpremote gets no answer from {port}.")


def test_flash_names_the_boards_when_there_are_several_or_none(capsys, monkeypatch):
    assert main(["trays", "flash"]) == 1
    assert "No board is connected" in capsys.readouterr().err
    monkeypatch.setattr(command, "usb_ports", lambda: ["/dev/ttyACM0", "/dev/ttyACM1"])
    assert main(["trays", "flash"]) == 1
    assert "--port: /dev/ttyACM0, /dev/ttyACM1" in capsys.readouterr().err


def test_micropython_is_copied_to_the_boot_drive_and_its_port_awaited(tmp_path, monkeypatch):
    uf2, drive = tmp_path / "pico.uf2", tmp_path / "RPI-RP2"
    uf2.write_bytes(b"UF2\n" + bytes(508))
    drive.mkdir()
    ports = ["/dev/ttyACM0"]

    def usb_ports() -> list[str]:
        return [*ports, "/dev/ttyACM1"] if (drive / "pico.uf2").exists() else ports

    monkeypatch.setattr(flashing, "usb_ports", usb_ports)
    assert flashing.install_micropython(uf2, drive, print) == "/dev/ttyACM1"
    assert (drive / "pico.uf2").read_bytes() == uf2.read_bytes()


def test_a_file_that_is_no_uf2_is_refused(tmp_path, capsys):
    (tmp_path / "page.uf2").write_text("<html>not found</html>")
    assert main(["trays", "flash", "--uf2", str(tmp_path / "page.uf2")]) == 1
    assert "is no UF2 file" in capsys.readouterr().err
    assert main(["trays", "flash", "--uf2", str(tmp_path / "none.uf2")]) == 1
    assert "cannot be read" in capsys.readouterr().err


def test_the_wheel_carries_the_firmware():
    setup = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]
    packages = find_packages(str(ROOT), include=setup["packages"]["find"]["include"])
    carried = {path for name in packages for path in (ROOT / name.replace(".", "/")).glob("*.py")}
    carried |= {path for data in setup["package-data"]["firmware"] for path in FIRMWARE.glob(data)}
    needed = {*board_files("tray").values(), *board_files("dice-tray").values()}
    needed |= {FIRMWARE / f"tray/layouts/{name}.json" for name in LAYOUTS}
    assert needed <= carried
