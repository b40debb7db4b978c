"""The real link, by pyserial on a pseudo-terminal, with the real firmware at the other end."""

import os
import pty
import random
import signal
import subprocess
import sys

import pytest
import serial

from hardware import link as links_module
from hardware.link import State
from hardware.trays import Animation, Card, Group, Lamp
from hardware.wire import Trouble
from tests.hardware.boards import HERE, Board, needs_micropython, until
from tests.hardware.heard import Heard

VP = 3 * 22  # the first channel of the country layout's VP bar
CONFIRM, UNDO = 10, 11


def bar(count: int, colour: str = "blue") -> Card:
    lamps = [Lamp("steady", colour)] * count + [Lamp()] * (6 - count)
    return Card({"vp": Group(tuple(lamps))})


def vp_lamps(board: Board) -> int:
    pixels = board.pixels()
    lit = [place for place in range(0, len(pixels), 3) if any(pixels[place : place + 3])]
    return len(lit) if all(VP <= place < VP + 18 for place in lit) else -1


@pytest.fixture
def board(tmp_path):
    with Board(tmp_path / "flash") as board:
        yield board


@needs_micropython
def test_a_tray_is_found_and_says_who_it_is(board):
    with Heard(board.port) as heard:
        heard.live(board.unique)
        (status,) = heard.trays.statuses()
        assert (status.state, status.port) == (State.LIVE, board.port)
        assert status.identity.name == "country"
        assert status.identity.pixels == 28
        assert "capital" in status.identity.groups
        assert status.identity.faults == ""
    assert heard.changes() == [(board.unique, State.LIVE)]


@needs_micropython
def test_a_port_in_use_is_closed_to_other_programs(board):
    with Heard(board.port) as heard:
        heard.live(board.unique)
        with pytest.raises(serial.SerialException, match="exclusively lock"):
            serial.Serial(board.port, exclusive=True)


@needs_micropython
def test_a_dice_tray_tells_the_camera_to_look_and_gives_light(tmp_path):
    with Board(tmp_path / "flash", kind="dice-tray") as board, Heard(board.port) as heard:
        heard.live(board.unique)
        assert heard.trays.statuses()[0].identity.kind == "dice tray"
        heard.trays.brighten(board.unique, 200)
        until(lambda: any(board.pixels()))
        board.press(10)
        until(lambda: heard.looks == [board.unique])


@needs_micropython
def test_what_is_shown_before_a_tray_is_there_is_shown_when_it_comes(tmp_path):
    board = Board(tmp_path / "flash")
    with Heard() as heard:
        heard.trays.show({board.unique: bar(4)})
        assert heard.trays.statuses()[0].state is State.SEARCHING
        with board:
            heard.trays.links.ports.append(board.port)
            until(lambda: vp_lamps(board) == 4)


@needs_micropython
def test_cards_pixels_brightness_and_animations_reach_the_strip(board):
    with Heard(board.port) as heard:
        heard.live(board.unique)
        heard.trays.show({board.unique: bar(5)})
        until(lambda: vp_lamps(board) == 5)
        heard.trays.brighten(board.unique, 255)
        until(lambda: 255 in board.pixels())
        heard.trays.play(board.unique, Animation("combat", "blue", "orange", ms=300))
        until(lambda: any(picture[2] for picture in board.pictures()[-5:]), "combat")
        until(lambda: vp_lamps(board) == 5, "the card after it")
        heard.trays.light(board.unique, [(9, 8, 7)] * 28)
        until(lambda: board.pixels() == bytes((9, 8, 7)) * 28)


@needs_micropython
def test_a_change_is_told_as_shown_when_its_last_lamp_is_written(board):
    with Heard(board.port) as heard:
        heard.live(board.unique)
        for count in (1, 2, 3):
            heard.trays.show({board.unique: bar(count)})
            until(lambda c=count: len(heard.shown) == c)
            assert vp_lamps(board) == count


@needs_micropython
def test_more_pixels_than_one_frame_holds_arrive(tmp_path):
    board = Board(tmp_path / "flash")
    (board.flash / "layout.json").write_text('{"pixels": 250, "milliamps": 9000, "groups": {}}')
    colours = [(place % 200, 1, 2) for place in range(250)]
    with board, Heard(board.port) as heard:
        heard.trays.brighten(board.unique, 255)
        heard.trays.light(board.unique, colours)
        until(lambda: board.pixels() == bytes(c for colour in colours for c in colour))


@needs_micropython
def test_buttons_are_told_by_name_and_once(board):
    with Heard(board.port) as heard:
        heard.live(board.unique)
        for pin in (CONFIRM, UNDO, CONFIRM):
            count = len(heard.buttons)
            board.press(pin)
            until(lambda c=count: len(heard.buttons) > c)
        until(lambda: heard.trays.links.link(board.unique)._flight is None)
    assert heard.buttons == [(board.unique, name) for name in ("confirm", "undo", "confirm")]


@needs_micropython
def test_garbage_in_both_directions_loses_no_state(board):
    luck = random.Random(4)
    with Heard(board.port) as heard:
        heard.live(board.unique)
        for burst in range(1000):
            os.write(board.slave, luck.randbytes(luck.randrange(1, 40)))
            if burst % 4 == 0:
                os.write(board.master, luck.randbytes(luck.randrange(1, 40)))
            if burst % 50 == 0:
                heard.trays.show({board.unique: bar(burst // 50 % 7)})
                until(lambda b=burst: vp_lamps(board) == b // 50 % 7)
    assert heard.changes() == [(board.unique, State.LIVE)]
    assert heard.buttons == []
    assert "reset" not in board.log()


@needs_micropython
def test_a_tray_comes_back_on_another_port_with_its_lights(board):
    with Heard(board.port) as heard:
        heard.trays.show({board.unique: bar(2)})
        heard.trays.brighten(board.unique, 200)
        until(lambda: vp_lamps(board) == 2)
        first = board.port
        board.unplug()
        until(lambda: heard.states[-1] == (board.unique, State.LOST))
        blockers = []  # to take the number that has become free
        while not os.path.exists(first):
            blockers += pty.openpty()
        heard.trays.show({board.unique: bar(6)})
        board.plug()
        heard.trays.links.ports.append(board.port)
        until(lambda: vp_lamps(board) == 6)
        assert first not in (status.port for status in heard.trays.statuses())
        for end in blockers:
            os.close(end)
    assert [state for _, state in heard.changes()] == [State.LIVE, State.LOST, State.LIVE]


def test_ports_are_looked_for_often_enough_for_lights_within_two_seconds():
    """`make bench` measures it; here one hello may be lost, and the board has a second to start."""
    looked = links_module.LOOK_EVERY + links_module.PAUSE[Trouble.GONE]
    assert looked + 2 * links_module.REPLY <= 1


@needs_micropython
def test_a_tray_that_resets_gets_everything_again_without_being_lost(board):
    with Heard(board.port) as heard:
        heard.trays.show({board.unique: bar(3)})
        until(lambda: vp_lamps(board) == 3)
        os.write(board.slave, b"\n:AwAB")  # half a frame is on its way
        board.reset()
        until(lambda: vp_lamps(board) == 3)
    assert State.LOST not in [state for _, state in heard.states]


@needs_micropython
def test_a_killed_host_leaves_the_tray_idle_and_the_next_one_finds_it(board):
    script = (
        "import sys; from hardware.trays import Trays\n"
        "with Trays([sys.argv[1]], usb=False, on_status=lambda s: print(s.state, flush=True)):\n"
        "    sys.stdin.read()"
    )
    host = subprocess.Popen(
        [sys.executable, "-c", script, board.port],
        cwd=HERE.parents[1],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    # On a slow machine a board may be lost and found again before it is there to stay.
    assert "State.LIVE\n" in iter(host.stdout.readline, "")
    until(lambda: board.pixels() == bytes(84), "greeted, and dark")
    host.send_signal(signal.SIGKILL)
    host.communicate()
    until(lambda: any(board.pixels()), "the idle pattern")
    with Heard(board.port) as heard:
        heard.trays.show({board.unique: bar(1)})
        until(lambda: vp_lamps(board) == 1)


@needs_micropython
def test_another_version_is_refused_with_what_to_do(tmp_path):
    board = Board(tmp_path / "flash")
    file = board.flash / "hardware/protocol.py"
    file.write_text(file.read_text().replace("VERSION = 1 ", "VERSION = 2 "))
    with board, Heard(board.port) as heard:
        until(lambda: heard.troubles)
        (problem,) = heard.trays.links.problems()
        assert problem.trouble is Trouble.OTHER_VERSION
        assert "sandtable trays flash" in str(problem)
        assert "it speaks 2, this program 1" in str(problem)
        assert heard.states == []


@needs_micropython
def test_of_two_trays_with_one_id_the_first_is_used_until_it_goes(tmp_path):
    with Board(tmp_path / "one") as one, Board(tmp_path / "two") as two, Heard(one.port) as heard:
        heard.trays.show({one.unique: bar(1)})
        until(lambda: vp_lamps(one) == 1)
        heard.trays.links.ports.append(two.port)
        until(lambda: Trouble.SAME_ID in heard.troubles)
        heard.trays.show({one.unique: bar(5)})
        until(lambda: vp_lamps(one) == 5)
        assert heard.changes() == [(one.unique, State.LIVE)]
        assert [status.port for status in heard.trays.statuses()] == [one.port]
        one.stop()
        until(lambda: vp_lamps(two) == 5)


@needs_micropython
def test_the_same_tray_on_another_port_is_taken_up_though_the_old_port_still_looks_alive(board):
    """As when a hub keeps the old port for a while: nobody reads there any more."""
    with Heard(board.port) as heard:
        heard.trays.show({board.unique: bar(2)})
        until(lambda: vp_lamps(board) == 2)
        board.stop()
        ends = board.master, board.slave
        board.plug()
        heard.trays.links.ports.append(board.port)
        until(lambda: vp_lamps(board) == 2)
        for end in ends:
            os.close(end)


@needs_micropython
def test_faults_of_layout_and_program_are_told(tmp_path):
    board = Board(tmp_path / "flash")
    layout, tray = board.flash / "layout.json", board.flash / "firmware/tray/tray.py"
    layout.write_text(layout.read_text().replace('"0-7"', '"0-77"'))
    tray.write_text(
        tray.read_text().replace("elif kind == BRIGHT:", "elif kind == BRIGHT and 1/0:")
    )
    with board, Heard(board.port) as heard:
        heard.live(board.unique)
        assert heard.trays.statuses()[0].identity.faults == "edge: pixel 28 of 28"
        heard.trays.brighten(board.unique, 9)
        until(lambda: heard.faults)
        assert "ZeroDivisionError" in heard.faults[0]
