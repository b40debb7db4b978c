"""Frames between a host and a tray, one ASCII line each.

This same file runs in CPython and, copied at flashing, in MicroPython on the board: no imports that
one of them lacks, and annotations only in signatures, which MicroPython skips.

A frame is a newline, a colon, base64 of (kind, seq, payload, crc32) and a newline. So a receiver is
in step again at any newline, and no byte is a control character that the board's console acts upon.
"""

from binascii import a2b_base64, b2a_base64, crc32

VERSION = 1  # of everything below; both sides name it in their hello

# What a frame is. A host sends HELLO, CARD, LEDS, ANIM, BRIGHT, PING and MAINTENANCE; a board
# answers each by HELLO_R, PONG, ACK or NAK with the same seq. EVENT goes the other way, and the
# host answers it by ACK.
HELLO = 1
HELLO_R = 2
CARD = 3
LEDS = 4
ANIM = 5
BRIGHT = 6
PING = 7
PONG = 8
ACK = 9
NAK = 10
EVENT = 11
MAINTENANCE = 12

# Why a board refuses a frame.
HELLO_FIRST = 1
BAD_PAYLOAD = 2
UNKNOWN_KIND = 3
OTHER_VERSION = 4

# What a board reports by itself.
BOOTED = 1
BUTTON = 2
LOOK = 3
FAULT = 4

# The board's input ring holds 512 bytes and one frame is in flight, so the longest must fit in it.
MAX_PAYLOAD = 345
MAX_LINE = 480

PATTERNS = ("off", "steady", "breathe", "blink", "alternate", "flash")
LEVELS = ("full", "half", "dim")
COLOURS = (
    "none",
    "white",
    "red",
    "orange",
    "yellow",
    "green",
    "cyan",
    "blue",
    "violet",
    "pink",
)
ANIMATIONS = ("pick", "reveal", "combat", "capital", "score", "victory", "refused")
BUTTONS = ("confirm", "undo", "referee")
BEAT = 2000  # ms; every pattern repeats within it, so a host sends only its clock modulo this

HAS_NUMBER = 0x80  # flag in a group's count of lamps
MOST_LAMPS = 0x7F
MAGIC = b"flash"  # guards MAINTENANCE, which is understood across versions and without a hello


# --- frames ----------------------------------------------------------------------------------


def encode(kind: int, seq: int, payload: bytes = b"") -> bytes:
    """The whole line of one frame."""
    if len(payload) > MAX_PAYLOAD:
        raise ValueError(f"a payload of {len(payload)} bytes; at most {MAX_PAYLOAD} fit")
    body = bytes((kind, seq)) + payload
    return b"\n:" + b2a_base64(body + crc32(body).to_bytes(4, "little"))


def decode(line: bytes) -> tuple[int, int, bytes] | None:
    """Kind, seq and payload of a line without its newlines, or None if it is no sound frame."""
    if line[:1] != b":" or len(line) < 9 or len(line) > MAX_LINE:
        return None
    text = line[1:]
    try:
        body = a2b_base64(text)
    except ValueError:
        return None
    # Decoders skip different letters that are not base64. Only one text encodes to these bytes.
    if b2a_base64(body) != text + b"\n" or len(body) < 6:
        return None
    if crc32(body[:-4]) != int.from_bytes(body[-4:], "little"):
        return None
    return body[0], body[1], body[2:-4]


class Lines:
    """Collects bytes into lines, in one buffer; a line that is too long is dropped."""

    def __init__(self) -> None:
        self.line = bytearray(MAX_LINE)
        self.length = 0

    def push(self, byte: int) -> tuple[int, int, bytes] | None:
        """The frame that this byte completes."""
        if byte != 10:
            if self.length < MAX_LINE:
                self.line[self.length] = byte
            self.length += 1
            return None
        length, self.length = self.length, 0
        return decode(bytes(self.line[:length])) if 0 < length <= MAX_LINE else None


# --- payloads --------------------------------------------------------------------------------


class Reader:
    """Takes a payload apart; too short, too long or out of range is a ValueError on both sides."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def take(self, count: int) -> bytes:
        if self.at + count > len(self.data):
            raise ValueError("the payload is too short")
        self.at += count
        return self.data[self.at - count : self.at]

    def byte(self) -> int:
        return self.take(1)[0]

    def below(self, limit: int, what: str) -> int:
        value = self.byte()
        if value >= limit:
            raise ValueError(f"no {what} {value}")
        return value

    def word(self) -> int:
        return int.from_bytes(self.take(2), "little")

    def text(self) -> str:
        data = self.take(self.byte())
        if any(letter < 32 or letter > 126 for letter in data):
            raise ValueError("text that is not printable ASCII")
        return data.decode()

    def end(self) -> None:
        if self.at != len(self.data):
            raise ValueError("the payload is too long")


def word(value: int) -> bytes:
    return value.to_bytes(2, "little")


def text(value: str, most: int = 255) -> bytes:
    """A text with its length before it, cut to size; what is not printable ASCII becomes `?`."""
    data = bytes(ord(c) if " " <= c <= "~" else 63 for c in value[:most])
    return bytes((len(data),)) + data


def pack_hello(session: bytes, beat: int) -> bytes:
    """Four random bytes that no other hello has, and the host's clock in ms modulo BEAT."""
    return bytes((VERSION,)) + session + word(beat)


def hello_version(payload: bytes) -> int:
    """The version of either side's hello; the first byte in all versions."""
    return Reader(payload).byte()


def unpack_hello(payload: bytes) -> tuple[bytes, int]:
    reader = Reader(payload)
    reader.byte()
    session, beat = reader.take(4), reader.word()
    reader.end()
    return session, beat


def pack_hello_r(
    boot: bytes,
    unique: str,
    kind: str,
    name: str,
    firmware: str,
    pixels: int,
    milliamps: int,
    groups: str,
    faults: str,
) -> bytes:
    """Who the board is; `boot` is other after every start, `groups` are joined by commas."""
    return (
        bytes((VERSION,))
        + boot
        + text(unique, 32)
        + text(kind, 12)
        + text(name, 24)
        + text(firmware, 24)
        + word(pixels)
        + word(milliamps)
        + text(groups, 100)
        + text(faults, 120)
    )


def unpack_hello_r(payload: bytes) -> tuple[bytes, str, str, str, str, int, int, str, str]:
    """The arguments of `pack_hello_r`, in their order."""
    reader = Reader(payload)
    reader.byte()
    found = (
        reader.take(4),
        reader.text(),
        reader.text(),
        reader.text(),
        reader.text(),
        reader.word(),
        reader.word(),
        reader.text(),
        reader.text(),
    )
    reader.end()
    return found


def pack_card(groups: list[tuple[str, list[tuple[int, int, int, int]], int | None]]) -> bytes:
    """A whole card: for each group its name, its lamps, and the number it shows, or None.

    A lamp is (pattern, colour, level, other): places in PATTERNS, COLOURS, LEVELS and COLOURS.
    """
    out = b""
    for name, lamps, number in groups:
        if len(lamps) > MOST_LAMPS:
            raise ValueError(f"{name} has {len(lamps)} lamps; at most {MOST_LAMPS}")
        out += text(name) + bytes((len(lamps) | (0 if number is None else HAS_NUMBER),))
        if number is not None:
            out += word(number)
        for pattern, colour, level, other in lamps:
            out += bytes((pattern << 4 | level, colour << 4 | other))
    return out


def unpack_card(
    payload: bytes,
) -> list[tuple[str, list[tuple[int, int, int, int]], int | None]]:
    reader = Reader(payload)
    groups = []
    while reader.at < len(payload):
        name, count = reader.text(), reader.byte()
        number = reader.word() if count & HAS_NUMBER else None
        lamps = [unpack_lamp(reader.byte(), reader.byte()) for _ in range(count & MOST_LAMPS)]
        groups.append((name, lamps, number))
    return groups


def unpack_lamp(first: int, second: int) -> tuple[int, int, int, int]:
    pattern, level, colour, other = first >> 4, first & 15, second >> 4, second & 15
    if pattern >= len(PATTERNS) or level >= len(LEVELS) or max(colour, other) >= len(COLOURS):
        raise ValueError(f"no lamp is {first}, {second}")
    return pattern, colour, level, other


def pack_leds(first: int, pixels: bytes) -> bytes:
    """Red, green and blue of pixels from the first on, as they are until the next card."""
    return word(first) + pixels


def unpack_leds(payload: bytes) -> tuple[int, bytes]:
    reader = Reader(payload)
    first, pixels = reader.word(), reader.take(max(0, len(payload) - 2))
    if len(pixels) % 3:
        raise ValueError("a pixel is three bytes")
    return first, pixels


def pack_anim(animation: int, colour: int, other: int, duration: int, group: str) -> bytes:
    """For so many ms (0: as long as it usually takes), on a group or, if that is "", the tray."""
    return bytes((animation, colour, other)) + word(duration) + text(group)


def unpack_anim(payload: bytes) -> tuple[int, int, int, int, str]:
    reader = Reader(payload)
    animation = reader.below(len(ANIMATIONS), "animation")
    colour = reader.below(len(COLOURS), "colour")
    other = reader.below(len(COLOURS), "colour")
    duration, group = reader.word(), reader.text()
    reader.end()
    return animation, colour, other, duration, group


def unpack_bright(payload: bytes) -> int:
    """BRIGHT is one byte, 0 to 255; the board's power budget may hold it lower."""
    reader = Reader(payload)
    level = reader.byte()
    reader.end()
    return level


def unpack_beat(payload: bytes) -> int:
    """PING carries the host's clock in ms modulo BEAT, so that all trays blink together."""
    reader = Reader(payload)
    beat = reader.word()
    reader.end()
    return beat


def pack_nak(reason: int, why: str) -> bytes:
    return bytes((reason,)) + text(why, 100)


def unpack_nak(payload: bytes) -> tuple[int, str]:
    reader = Reader(payload)
    reason, why = reader.byte(), reader.text()
    reader.end()
    return reason, why


def pack_event(event: int, value: int, detail: str = "") -> bytes:
    return bytes((event, value)) + text(detail)


def unpack_event(payload: bytes) -> tuple[int, int, str]:
    reader = Reader(payload)
    event, value, detail = reader.byte(), reader.byte(), reader.text()
    reader.end()
    return event, value, detail
