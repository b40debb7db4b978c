"""CPython and MicroPython read the same frames and layouts, and draw the same pixels."""

import json
import random
import subprocess
from typing import Any

import pytest

from hardware import protocol
from hardware.protocol import ANIMATIONS, encode
from tests.hardware import both, golden
from tests.hardware.boards import HERE, interpreter, needs_micropython
from tests.hardware.test_layout import FAULTY

FRAMES = 3000


def in_micropython(mode: str, asked: list[Any]) -> list[Any]:
    done = subprocess.run(
        [str(interpreter()), HERE / "both.py", mode],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=True,
        env={"MICROPYPATH": str(HERE.parents[1])},
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def sound_frames(luck: random.Random) -> list[bytes]:
    """One of every kind, with payloads that mean something."""
    lamps = [(luck.randrange(6), luck.randrange(10), luck.randrange(3), luck.randrange(10))] * 3
    card = protocol.pack_card([("vp", lamps, None), ("turn", lamps[:1], luck.randrange(65536))])
    identity = ("e661", "tray", "country", "1", 28, 350, "vp,turn", "")
    payloads = {
        protocol.HELLO: protocol.pack_hello(luck.randbytes(4), luck.randrange(2000)),
        protocol.HELLO_R: protocol.pack_hello_r(luck.randbytes(4), *identity),
        protocol.CARD: card,
        protocol.LEDS: protocol.pack_leds(luck.randrange(300), luck.randbytes(30)),
        protocol.ANIM: protocol.pack_anim(luck.randrange(7), 1, 2, luck.randrange(9999), "vp"),
        protocol.BRIGHT: luck.randbytes(1),
        protocol.PING: protocol.word(luck.randrange(2000)),
        protocol.PONG: b"",
        protocol.ACK: b"",
        protocol.NAK: protocol.pack_nak(luck.randrange(5), "no"),
        protocol.EVENT: protocol.pack_event(luck.randrange(5), luck.randrange(3), "pressed"),
        protocol.MAINTENANCE: protocol.MAGIC,
    }
    return [encode(kind, luck.randrange(256), data) for kind, data in payloads.items()]


def mutated(line: bytes, luck: random.Random) -> bytes:
    """Wrong on the line, or wrong before it was sent and then with a sound checksum."""
    data = bytearray(line)
    place = luck.randrange(len(data))
    match luck.randrange(8):
        case 0:
            data[place] ^= 1 << luck.randrange(8)
        case 1:
            del data[place : place + luck.randrange(1, 5)]
        case 2:
            data[place:place] = luck.randbytes(luck.randrange(1, 9))
        case 3:
            data[place] = luck.choice(b"=+/\n:\r\x00\x03 ")
        case 4:
            data[-1:-1] = b"=" * luck.randrange(1, 4)
        case 5:
            data *= luck.randrange(2, 30)
        case _:
            frame = protocol.decode(line.strip())
            assert frame
            kind, seq, payload = frame
            return encode(kind, seq, changed(payload, luck))
    return bytes(data)


def changed(payload: bytes, luck: random.Random) -> bytes:
    data = bytearray(payload or b"\0")
    for _ in range(luck.randrange(1, 4)):
        data[luck.randrange(len(data))] = luck.randrange(256)
    return bytes(data[: luck.randrange(len(data) + 1)]) if luck.random() < 0.3 else bytes(data)


@needs_micropython
def test_mutated_frames_are_read_alike():
    luck = random.Random(13)
    sound = [line for _ in range(FRAMES // 12) for line in sound_frames(luck)]
    streams = [mutated(line, luck) + luck.choice(sound) for line in sound]
    assert len(streams) == FRAMES
    here = [both.frames(stream.hex()) for stream in streams]
    assert in_micropython("frames", [stream.hex() for stream in streams]) == here
    # The frame behind each is never lost, and enough of the mutated ones were readable.
    assert all(found for found in here)
    assert sum(len(found) > 1 for found in here) > 500
    assert sum("wrong" in str(found) for found in here) > 200


@needs_micropython
def test_layout_files_are_read_alike():
    texts = [text for text, _ in FAULTY] + [golden.layout(n) for n in ("country", "centre")]
    assert in_micropython("layouts", texts) == [both.layouts(text) for text in texts]


@needs_micropython
def test_power_is_counted_alike():
    luck = random.Random(7)
    asked = [
        [luck.randrange(230_000), luck.randrange(256), luck.randrange(1, 300), luck.randrange(2000)]
        for _ in range(500)
    ]
    assert in_micropython("powers", asked) == [both.powers(each) for each in asked]


@pytest.fixture(scope="module")
def kept() -> dict[str, Any]:
    return json.loads(golden.FILE.read_text())


def test_every_card_state_gives_its_golden_pixels(kept):
    drawn = {name: both.pictures(asked) for name, asked in golden.asked_pictures().items()}
    assert drawn == kept["pictures"]


@needs_micropython
def test_every_card_state_gives_its_golden_pixels_on_the_board(kept):
    asked = golden.asked_pictures()
    drawn = in_micropython("pictures", list(asked.values()))
    assert dict(zip(asked, drawn, strict=True)) == kept["pictures"]


def test_every_animation_gives_its_golden_pixels(kept):
    drawn = {name: both.films(asked) for name, asked in golden.asked_films().items()}
    assert drawn == kept["films"]


@needs_micropython
def test_every_animation_gives_its_golden_pixels_on_the_board(kept):
    asked = golden.asked_films()
    drawn = in_micropython("films", list(asked.values()))
    assert dict(zip(asked, drawn, strict=True)) == kept["films"]


def test_there_is_a_golden_film_of_every_animation(kept):
    assert list(kept["films"]) == list(ANIMATIONS)
