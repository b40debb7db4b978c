"""The unchanged firmware in a real MicroPython: every message, and many ways to break the line."""

import random
import time

import pytest

from firmware.session import SILENCE
from hardware import power, protocol
from hardware.protocol import (
    ACK,
    ANIM,
    ANIMATIONS,
    BRIGHT,
    CARD,
    HELLO,
    HELLO_R,
    LEDS,
    MAINTENANCE,
    PING,
    PONG,
)
from hardware.trays import Card, Group, Lamp, card_payload
from tests.hardware.boards import Board, needs_micropython, until
from tests.hardware.raw_host import RawHost

pytestmark = needs_micropython

CONFIRM, UNDO, REFEREE = 10, 11, 12  # pins of firmware/tray/main.py
VP = 3 * 22  # the first channel of the country layout's VP bar


def bar(count: int, colour: str = "blue") -> bytes:
    lamps = [Lamp("steady", colour)] * count + [Lamp()] * (6 - count)
    return card_payload(Card({"vp": Group(tuple(lamps))}))


def vp_lamps(board: Board) -> int:
    """How many lamps of the VP bar are lit, and no other lamp at all."""
    pixels = board.pixels()
    lit = [place for place in range(0, len(pixels), 3) if any(pixels[place : place + 3])]
    return len(lit) if all(VP <= place < VP + 18 for place in lit) else -1


@pytest.fixture
def board(tmp_path):
    with Board(tmp_path / "flash") as board:
        yield board


@pytest.fixture
def host(board):
    host = RawHost(board)
    host.event(protocol.BOOTED)
    return host


def test_a_hello_tells_who_the_tray_is(board, host):
    kind, payload = host.asks(HELLO, 7, protocol.pack_hello(b"abcd", 0))
    boot, unique, what, name, version, pixels, most, groups, faults = protocol.unpack_hello_r(
        payload
    )
    assert (kind, unique, what, name) == (HELLO_R, board.unique, "tray", "country")
    assert version == (board.flash / "version.txt").read_text()
    assert (pixels, most, faults) == (28, 350, "")
    assert groups == "blue,capital,edge,orange,prompt,strength,vp"
    assert len(boot) == 4


def test_nothing_is_shown_before_a_hello(board, host):
    assert host.refusal(CARD, 1, bar(3))[0] == protocol.HELLO_FIRST
    host.hello(2)
    assert host.asks(CARD, 3, bar(3)) == (ACK, b"")
    assert vp_lamps(board) == 3


def test_an_acknowledged_card_is_on_the_strip(board, host):
    host.hello()
    for seq in range(1, 60):
        assert host.asks(CARD, seq, bar(seq % 7)) == (ACK, b"")
        assert vp_lamps(board) == seq % 7


def test_single_pixels_are_shown_until_the_next_card(board, host):
    host.hello()
    host.asks(BRIGHT, 1, b"\xff")
    assert host.asks(LEDS, 2, protocol.pack_leds(26, b"\x01\x02\x03\x04\x05\x06")) == (ACK, b"")
    assert board.pixels() == bytes(26 * 3) + b"\x01\x02\x03\x04\x05\x06"
    host.asks(CARD, 3, bar(1))
    assert vp_lamps(board) == 1


def test_pixels_beyond_the_strip_are_refused(board, host):
    host.hello()
    reason, why = host.refusal(LEDS, 1, protocol.pack_leds(28, b"\x01\x02\x03"))
    assert (reason, why) == (protocol.BAD_PAYLOAD, "there are 28 pixels")


@pytest.mark.parametrize("level, shown", [(255, 255), (96, 95), (1, 0), (0, 0)])
def test_brightness_scales_what_is_shown(board, host, level, shown):
    host.hello()
    host.asks(LEDS, 1, protocol.pack_leds(0, b"\xff\x00\x00"))
    assert host.asks(BRIGHT, 2, bytes((level,))) == (ACK, b"")
    assert board.pixels()[0] == shown


def test_more_light_than_power_is_dimmed_to_the_budget(board, host):
    host.hello()
    host.asks(BRIGHT, 1, b"\xff")
    host.asks(LEDS, 2, protocol.pack_leds(0, b"\xff" * 84))
    assert 300 < power.milliamps(board.pixels()) <= 350
    assert len(set(board.pixels())) == 1


def test_an_animation_passes_and_the_card_is_back(board, host):
    host.hello()
    host.asks(CARD, 1, bar(2))
    for seq, number in enumerate(range(len(ANIMATIONS)), 2):
        before = len(board.pictures())
        payload = protocol.pack_anim(number, 2, 3, 200, "")
        assert host.asks(ANIM, seq, payload) == (ACK, b"")
        until(lambda b=before: len(board.pictures()) > b + 1, ANIMATIONS[number])
        until(lambda: vp_lamps(board) == 2, f"the card after {ANIMATIONS[number]}")


def test_an_animation_of_a_group_that_the_tray_lacks_changes_nothing(board, host):
    host.hello()
    host.asks(CARD, 1, bar(2))
    assert host.asks(ANIM, 2, protocol.pack_anim(0, 1, 0, 0, "moon")) == (ACK, b"")
    assert vp_lamps(board) == 2


def test_a_ping_is_answered_and_sets_the_beat(board, host):
    host.hello()
    assert host.asks(PING, 1, protocol.word(1200)) == (PONG, b"")


def test_every_button_is_reported_once_a_press(board, host):
    host.hello()
    seen = []
    for pin in (CONFIRM, UNDO, REFEREE, CONFIRM):
        board.press(pin)
        seen.append(host.event(protocol.BUTTON))
    assert [value for _, value, _ in seen] == [0, 1, 2, 0]
    assert len({seq for seq, _, _ in seen}) == 4


def test_an_event_comes_again_until_it_is_acknowledged(board, host):
    host.hello()
    board.press(UNDO)
    events = [host.frame(), host.frame()]
    assert events[0] == events[1]
    host.send(ACK, events[0][1])
    assert host.asks(PING, 1, protocol.word(0))[0] == PONG
    until(lambda: host.frame(0.4) is None, "silence after the acknowledgement")


def test_malformed_and_unknown_messages_are_refused_with_a_reason(board, host):
    host.hello()
    assert host.refusal(CARD, 1, b"\x02vp\x01\x60\x10") == (
        protocol.BAD_PAYLOAD,
        "no lamp is 96, 16",
    )
    assert host.refusal(99, 2)[0] == protocol.UNKNOWN_KIND
    assert host.refusal(BRIGHT, 3, b"")[0] == protocol.BAD_PAYLOAD
    assert host.asks(CARD, 4, bar(5)) == (ACK, b"")
    assert vp_lamps(board) == 5


def test_a_repeated_frame_is_answered_again_and_done_once(board, host):
    host.hello()
    host.asks(CARD, 1, bar(4))
    pictures = len(board.pictures())
    for _ in range(5):
        # The same seq with another content: only a repeat of an old frame can look like that.
        assert host.asks(CARD, 1, bar(1)) == (ACK, b"")
    assert vp_lamps(board) == 4
    assert len(board.pictures()) == pictures


def test_an_old_frame_that_comes_late_changes_nothing(board, host):
    host.hello()
    for seq in (1, 2, 3):
        host.asks(CARD, seq, bar(seq))
    host.send(CARD, 2, bar(6))
    host.send(HELLO, 0, protocol.pack_hello(b"test", 0))
    assert host.asks(PING, 4, protocol.word(0))[0] == PONG
    assert vp_lamps(board) == 3


def test_seqs_go_on_over_255(board, host):
    host.hello(250)
    for step in range(1, 300):
        assert host.asks(PING, (250 + step) & 0xFF, protocol.word(0))[0] == PONG


def test_a_host_of_another_version_learns_ours_and_shows_nothing(board, host):
    host.hello(1)
    other = bytes((protocol.VERSION + 1,)) + b"whatever its hello holds"
    kind, payload = host.asks(HELLO, 2, other)
    assert (kind, protocol.hello_version(payload)) == (HELLO_R, protocol.VERSION)
    assert host.refusal(CARD, 3, bar(1))[0] == protocol.HELLO_FIRST


def test_a_thousand_bursts_of_garbage_lose_no_state(board, host):
    luck = random.Random(1000)
    host.hello()
    host.asks(CARD, 1, bar(0))
    for burst in range(1000):
        garbage = bytearray(luck.randbytes(luck.randrange(1, 60)))
        if burst % 3 == 0:  # half a frame: what a host that was killed leaves behind
            garbage += protocol.encode(CARD, 9, bar(6))[: luck.randrange(30)]
        if burst % 5 == 0:
            garbage += b"\x03\x03\x04\x01"
        host.write(bytes(garbage))
        if burst % 10 == 0:
            count = burst // 10 % 7
            assert host.asks(CARD, (2 + burst // 10) & 0xFF, bar(count)) == (ACK, b"")
            assert vp_lamps(board) == count
    assert board.log() == ["power", "watchdog 8000"]


def test_silence_brings_the_idle_pattern_and_a_frame_the_card_back(board, host):
    host.hello()
    host.asks(CARD, 1, bar(3))
    began = time.monotonic()
    until(lambda: vp_lamps(board) == -1, "the idle pattern")
    assert time.monotonic() - began > SILENCE / 1000 - 0.5
    assert host.asks(PING, 2, protocol.word(0))[0] == PONG
    until(lambda: vp_lamps(board) == 3, "the card")


def test_a_restart_puts_out_what_the_strip_still_shows(board, host):
    """Greeted before its first picture: a strip holds the old one for as long as it has power."""
    board.stop()
    host.send(HELLO, 1, protocol.pack_hello(b"abcd", 0))  # waits for it in the line
    board.power()
    assert host.answer(1)[0] == HELLO_R
    host.asks(PING, 2, protocol.word(0))
    assert board.pixels() == bytes(84)


def test_the_message_for_maintenance_leads_to_the_prompt_without_a_watchdog(board, host):
    assert host.asks(MAINTENANCE, 5, protocol.MAGIC) == (ACK, b"")  # also without a hello
    until(lambda: board.log()[-1:] == ["prompt"])
    assert board.log() == ["power", "watchdog 8000", "reset", "power", "prompt"]
    assert not (board.flash / "maintenance").exists()  # the next start is an ordinary one


def test_a_message_that_only_looks_like_maintenance_is_ignored(board, host):
    host.send(MAINTENANCE, 5, b"please")
    host.hello(6)
    assert "reset" not in board.log()


def test_a_button_held_at_the_start_leads_to_the_prompt(tmp_path):
    board = Board(tmp_path / "flash")
    board.hold(CONFIRM)
    with board:
        until(lambda: board.log() == ["power", "prompt"])


def test_an_exception_is_reported_and_the_tray_goes_on(tmp_path):
    board = Board(tmp_path / "flash")
    broken = board.flash / "firmware/tray/tray.py"
    broken.write_text(broken.read_text().replace("if kind == CARD:", "if kind == CARD and 1 / 0:"))
    with board:
        host = RawHost(board)
        host.hello()
        host.send(CARD, 1, bar(1))
        _, _, detail = host.event(protocol.FAULT)
        assert "ZeroDivisionError" in detail and "tray.py" in detail
        assert host.asks(PING, 2, protocol.word(0))[0] == PONG
        assert "reset" not in board.log()


def test_faults_without_end_restart_the_board(tmp_path):
    board = Board(tmp_path / "flash")
    broken = board.flash / "firmware/tray/tray.py"
    broken.write_text(broken.read_text().replace("def draw(self, now):", "def draw(self, now, x):"))
    with board:
        until(lambda: board.log().count("power") > 1)


def test_a_program_that_cannot_even_start_says_so_and_tries_again(tmp_path):
    board = Board(tmp_path / "flash")
    main = board.flash / "main.py"
    main.write_text(main.read_text().replace("def make():", "def make():\n    1 / 0"))
    with board:
        until(lambda: board.log().count("power") > 1)


def test_a_faulty_layout_is_named_in_the_hello_and_the_rest_works(tmp_path):
    board = Board(tmp_path / "flash")
    path = board.flash / "layout.json"
    path.write_text(path.read_text().replace('"21-19"', '"19-99"'))
    with board:
        host = RawHost(board)
        _, payload = host.asks(HELLO, 1, protocol.pack_hello(b"abcd", 0))
        assert protocol.unpack_hello_r(payload)[-1] == "blue: pixel 28 of 28"
        host.asks(CARD, 2, bar(2))
        assert vp_lamps(board) == 2


def test_a_tray_without_a_layout_still_speaks(tmp_path):
    board = Board(tmp_path / "flash")
    (board.flash / "layout.json").unlink()
    with board:
        _, payload = RawHost(board).asks(HELLO, 1, protocol.pack_hello(b"abcd", 0))
        assert protocol.unpack_hello_r(payload)[-1] == "there is no layout file"


def test_the_dice_tray_gives_light_and_tells_the_camera_once_a_throw(tmp_path):
    with Board(tmp_path / "flash", kind="dice-tray") as board:
        host = RawHost(board)
        _, payload = host.asks(HELLO, 1, protocol.pack_hello(b"abcd", 0))
        assert protocol.unpack_hello_r(payload)[2] == "dice tray"
        levels = []
        for seq, level in enumerate((255, 120, 20, 0), 2):
            assert host.asks(BRIGHT, seq, bytes((level,))) == (ACK, b"")
            levels.append(sum(board.pixels()))
            assert power.milliamps(board.pixels()) <= 350
        assert levels == sorted(levels, reverse=True) and levels[-1] == 0
        assert host.refusal(CARD, 9, bar(1))[0] == protocol.UNKNOWN_KIND
        board.press(10)
        board.press(10)  # dice that bounce break the beam again
        assert host.event(protocol.LOOK)[1] == 0
        assert host.frame(0.5) is None
