"""Frames: there and back, and nothing but sound frames out of any bytes."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware import power, protocol
from hardware.protocol import ANIMATIONS, CARD, MAX_LINE, MAX_PAYLOAD, Lines, encode

payloads = st.binary(max_size=MAX_PAYLOAD)
bytewise = st.integers(0, 255)
texts = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=24)
lamps = st.tuples(st.integers(0, 5), st.integers(0, 9), st.integers(0, 2), st.integers(0, 9))
groups = st.tuples(
    texts.filter(len), st.lists(lamps, max_size=8), st.none() | st.integers(0, 65535)
)


def received(data: bytes) -> list[tuple[int, int, bytes]]:
    lines = Lines()
    return [frame for byte in data if (frame := lines.push(byte))]


@given(bytewise, bytewise, payloads)
def test_a_frame_arrives_as_it_was_sent(kind, seq, payload):
    assert received(encode(kind, seq, payload)) == [(kind, seq, payload)]


@given(bytewise, bytewise, payloads)
def test_a_frame_is_printable_and_fits_the_input_ring(kind, seq, payload):
    line = encode(kind, seq, payload)
    assert len(line) <= MAX_LINE <= 512
    assert line[:2] == b"\n:" and line[-1:] == b"\n"
    assert all(32 < byte < 127 for byte in line[1:-1])


def test_the_longest_payload_fits_and_one_more_byte_does_not():
    assert received(encode(CARD, 1, bytes(MAX_PAYLOAD)))
    with pytest.raises(ValueError, match="at most"):
        encode(CARD, 1, bytes(MAX_PAYLOAD + 1))


@given(st.binary(max_size=600), payloads)
def test_after_any_garbage_the_next_frame_is_read(garbage, payload):
    assert received(garbage + encode(CARD, 9, payload))[-1] == (CARD, 9, payload)


@given(payloads, st.data())
def test_a_frame_with_a_changed_byte_is_dropped(payload, data):
    line = bytearray(encode(CARD, 9, payload))
    place = data.draw(st.integers(0, len(line) - 1))
    line[place] ^= data.draw(st.integers(1, 255))
    assert received(bytes(line)) == []


def test_half_a_frame_and_then_a_whole_one_gives_the_whole_one():
    line = encode(CARD, 1, b"half")
    for cut in range(len(line) - 1):
        assert received(line[:cut] + encode(CARD, 2, b"whole")) == [(CARD, 2, b"whole")]


def test_random_noise_holds_no_frame():
    assert received(random.Random(1).randbytes(200_000)) == []


@given(st.lists(groups, max_size=5))
def test_a_card_arrives_as_it_was_packed(card):
    assert protocol.unpack_card(protocol.pack_card(card)) == card


@given(st.binary(min_size=4, max_size=4), st.integers(0, 1999))
def test_a_hello_arrives_as_it_was_packed(session, beat):
    packed = protocol.pack_hello(session, beat)
    assert protocol.hello_version(packed) == protocol.VERSION
    assert protocol.unpack_hello(packed) == (session, beat)


def test_the_longest_identity_fits_into_a_frame():
    long = "x" * 500
    packed = protocol.pack_hello_r(b"boot", long, long, long, long, 65535, 65535, long, long)
    assert received(encode(protocol.HELLO_R, 1, packed))
    assert protocol.unpack_hello_r(packed)[1] == "x" * 32


def test_text_that_a_tray_cannot_hold_is_replaced():
    assert protocol.text("Hügel\n") == b"\x06H?gel?"


@given(st.integers(0, 6), st.integers(0, 9), st.integers(0, 9), st.integers(0, 65535), texts)
def test_an_animation_arrives_as_it_was_packed(animation, colour, other, ms, group):
    packed = protocol.pack_anim(animation, colour, other, ms, group)
    assert protocol.unpack_anim(packed) == (animation, colour, other, ms, group)


@pytest.mark.parametrize(
    "unpack, payload",
    [
        (protocol.unpack_card, b"\x02vp\x01\x60\x10"),  # pattern 6
        (protocol.unpack_card, b"\x02vp\x01\x13\x10"),  # level 3
        (protocol.unpack_card, b"\x02vp\x01\x10\xa0"),  # colour 10
        (protocol.unpack_card, b"\x02vp\x02\x10\x10"),  # a lamp is missing
        (protocol.unpack_card, b"\x02v\x80\x00"),  # not ASCII
        (protocol.unpack_leds, b"\0\0\1\2"),
        (protocol.unpack_leds, b"\0"),
        (protocol.unpack_anim, bytes((len(ANIMATIONS), 0, 0, 0, 0, 0))),
        (protocol.unpack_bright, b""),
        (protocol.unpack_bright, b"\1\2"),
        (protocol.unpack_hello, b"\1abc"),
        (protocol.hello_version, b""),
    ],
)
def test_a_malformed_payload_is_refused(unpack, payload):
    with pytest.raises(ValueError):
        unpack(payload)


@given(st.binary(min_size=3, max_size=900), bytewise, st.integers(1, 2000))
def test_the_supply_is_never_overdrawn(channels, brightness, milliamps):
    channels = channels[: len(channels) // 3 * 3]
    most = power.ceiling(len(channels) // 3, milliamps)
    scale = power.factor(sum(channels), brightness, most)
    shown = bytes(channel * scale >> 8 for channel in channels)
    assert power.milliamps(shown) <= max(milliamps, len(channels) // 3)


def test_a_white_pixel_draws_sixty_milliamps_and_one():
    assert power.milliamps(bytes((255, 255, 255))) == 61
    assert power.factor(0, 255, 0) == power.FULL
