"""A force list as a short code: to read out, to type, or to stand in an address.

Letters and digits of Crockford's base 32: no case, no I, L, O or U. Units are named by a hash of
their id, so that a code needs no table of numbers and clubs' own units travel too.
"""

from __future__ import annotations

from typing import get_args
from zlib import crc32

from server.games.armored_advance.house import settled
from server.games.armored_advance.lists.forces import (
    LONGEST_NAME,
    MOST_OF_A_KIND,
    Cards,
    Force,
    SquadEntry,
    UnitEntry,
    canonical,
)
from server.games.armored_advance.lists.squads import MOST_GRENADES, SquadKind
from server.games.armored_advance.units.cards import UnitId
from server.games.ruling import IllegalMove, Value
from server.games.telling import refuse

VERSION = 1
DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
ALIKE = str.maketrans({"O": "0", "I": "1", "L": "1", "-": "", " ": ""})
KINDS: tuple[SquadKind, ...] = get_args(SquadKind)
LONGEST_CODE = 800


def fingerprint(id: UnitId) -> bytes:
    return crc32(id.encode()).to_bytes(4, "big")[1:]


def to_code(force: Force) -> str:
    """The code of a list; it may be too dear, but its numbers must be possible."""
    try:
        body = _body(canonical(force))
    except ValueError as why:
        raise _refuse("aa-share-impossible") from why
    return _digits(body + crc32(body).to_bytes(4, "big"))


def _body(force: Force) -> bytes:
    body = bytearray([VERSION, len(force.units)])
    for entry in force.units:
        body += fingerprint(entry.unit) + bytes([_few(entry.count, MOST_OF_A_KIND)])
    body.append(len(force.squads))
    for squad in force.squads:
        kit = KINDS.index(squad.kind) | squad.machine_gun << 2
        kit |= _few(squad.grenades, MOST_GRENADES) << 3
        body += bytes([kit, _few(squad.count, MOST_OF_A_KIND)])
    _few(len(force.name), LONGEST_NAME)
    return bytes(body) + force.name.encode()


def from_code(code: str, cards: Cards) -> Force:
    """The list a code stands for; raises `IllegalMove` if it is damaged or names unknown units."""
    data = _bytes(code)
    body, check = data[:-4], data[-4:]
    if len(data) < 7 or crc32(body).to_bytes(4, "big") != check:
        raise _refuse("aa-share-damaged")
    if body[0] != VERSION:
        raise _refuse("aa-share-version")
    try:
        return canonical(_force(body, cards))
    except (IndexError, UnicodeError, ValueError) as why:
        # The checksum is right, so somebody made this on purpose.
        raise _refuse("aa-share-damaged") from why


def _force(body: bytes, cards: Cards) -> Force:
    known = _known(cards)
    place, units, squads = 2, [], []
    for _ in range(body[1]):
        id, count = known.get(body[place : place + 3]), body[place + 3]
        if id is None:
            raise _refuse("aa-share-unknown")
        units.append(UnitEntry(unit=id, count=_few(count, MOST_OF_A_KIND)))
        place += 4
    for number in range(body[place]):
        kit, count = body[place + 1 + 2 * number], body[place + 2 + 2 * number]
        squads.append(
            SquadEntry(
                kind=KINDS[kit & 3],
                count=_few(count, MOST_OF_A_KIND),
                machine_gun=bool(kit >> 2 & 1),
                grenades=_few(kit >> 3, MOST_GRENADES),
            )
        )
    name = body[place + 1 + 2 * len(squads) :].decode()
    _few(len(name), LONGEST_NAME)
    return Force(name=name, units=tuple(units), squads=tuple(squads))


def _known(cards: Cards) -> dict[bytes, UnitId | None]:
    """Units by fingerprint; two alike name neither."""
    found: dict[bytes, UnitId | None] = {}
    for id in cards:
        found[fingerprint(id)] = None if fingerprint(id) in found else id
    return found


def _few(count: int, most: int) -> int:
    if not 0 <= count <= most:
        raise ValueError(count)
    return count


def _digits(data: bytes) -> str:
    length = -(-len(data) * 8 // 5)
    number = int.from_bytes(data, "big") << (5 * length - 8 * len(data))
    return "".join(DIGITS[number >> 5 * place & 31] for place in reversed(range(length)))


def _bytes(code: str) -> bytes:
    plain = code.strip().upper().translate(ALIKE)
    if len(plain) > LONGEST_CODE:
        raise _refuse("aa-share-damaged")
    number = 0
    for digit in plain:
        if digit not in DIGITS:
            raise _refuse("aa-share-digit", digit=digit)
        number = number << 5 | DIGITS.index(digit)
    spare = len(plain) * 5 % 8
    if spare >= 5 or number & (1 << spare) - 1:
        raise _refuse("aa-share-damaged")
    return (number >> spare).to_bytes(len(plain) * 5 // 8, "big")


def _refuse(key: str, **values: Value) -> IllegalMove:
    return refuse(key, settled(), **values)
