"""Devices at tables: pairing by a code, serving from the hall, consent, taking back.

A device serves a table by an entry in it (`tables.Device`). One that was paired has a token for
that table; one of the hall came by the organiser's code and may serve several. Whatever feeds dice
needs the other side's consent, or an official's, and is said in the log.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from server.games.kernel import Seat
from server.hall.hall import Hall
from server.hall.seat_codes import plain
from server.hall.tables import Binding, Device, Table, with_device, without_device
from server.hall.tokens import Holder, make_code
from server.match.fold import called
from server.match.refereeing import tell
from server.match.refusal import NotAllowed, NotPossible, TooMuch
from server.match.values import RESERVED, DiceSource
from server.store.errors import StoreFailed
from server.store.store import Receipt

log = logging.getLogger(__name__)
LASTS = 600.0  # seconds a pairing code is good for, on the monotonic clock
LETTERS = 6  # 28 bits: see `docs/security.md`
MOST_DEVICES = 12  # at one table


class PairingCode(Struct, frozen=True, kw_only=True):
    """Who asked for a device, of which kind, and until when the code is good."""

    table: str
    kind: str
    until: float
    by: Seat | None  # None: an official


class PairingCodes:
    """The codes that are good now. They are in memory only: a restart makes them void."""

    def __init__(self) -> None:
        self.made: dict[str, PairingCode] = {}

    def make(self, table: str, kind: str, by: Seat | None) -> str:
        """A code; the one made before for the same table and kind is void."""
        now = time.monotonic()
        self.made = {
            code: old
            for code, old in self.made.items()
            if old.until > now and (old.table, old.kind) != (table, kind)
        }
        while (code := make_code(LETTERS)) in self.made:
            pass
        self.made[code] = PairingCode(table=table, kind=kind, until=now + LASTS, by=by)
        return code

    def find(self, code: str) -> PairingCode:
        found = self.made.get(plain(code))
        if found is None or found.until < time.monotonic():
            raise NotAllowed("refused-pairing-code")
        return found

    def spend(self, code: str) -> None:
        self.made.pop(plain(code), None)


class NewDevice(Struct, frozen=True, kw_only=True):
    """What a device says of itself."""

    kind: str
    name: str
    feeds: DiceSource | None = None
    can: tuple[str, ...] = ()


# Makes the answer that is kept with the change, so that a lost one can be given again.
Answer = Callable[[Holder], Receipt]


def require_honest(wish: NewDevice) -> None:
    """What no device may say of itself."""
    if wish.feeds in RESERVED:
        raise NotPossible("refused-source", source=wish.feeds)


def pair(
    hall: Hall, codes: PairingCodes, code: str, wish: NewDevice, answer: Answer | None = None
) -> tuple[Holder, Table]:
    """A token for the device that knows the code; the code is good once."""
    require_honest(wish)
    with hall.lock:
        what = codes.find(code)
        if wish.kind != what.kind:
            raise NotPossible("refused-device-kind")
        table = hall.table(what.table)
        holder = hall.tokens.make("device", table.code, wish.name, kind=wish.kind)
        device = entry(table, holder.id, wish, what.by)
        table = admitted(table, device)
        receipt = None if answer is None else answer(holder)
        table = hall.change(table, holder, receipt=receipt)
        codes.spend(code)
    announce(hall, table, device)
    return holder, table


def entry(table: Table, id: str, wish: NewDevice, by: Seat | None, *, asks: bool = False) -> Device:
    """What the table keeps of a device. Its dice wait for the other side, unless an official asked
    for it; `asks`: the device itself wants to come, so everybody is asked."""
    needs: tuple[Seat, ...] = ()
    if wish.feeds is not None and by is not None:
        needs = table.others(by)
    elif wish.feeds is not None and asks:
        needs = tuple(chair.seat for chair in table.chairs if chair.holder != "bot")
    return Device(
        id=id,
        kind=wish.kind,
        name=wish.name,
        feeds=wish.feeds,
        can=wish.can,
        by=by,
        at=time.time(),
        needs=needs,
    )


def admitted(table: Table, device: Device) -> Table:
    known = any(old.id == device.id for old in table.devices)
    if not known and len(table.devices) >= MOST_DEVICES:
        raise TooMuch("refused-many-devices", count=MOST_DEVICES)
    return with_device(table, device)


def serve(
    hall: Hall, code: str, id: str, wish: NewDevice, by: Seat | None, *, asks: bool = False
) -> Table:
    """A device of the hall serves a table too; if it does already, nothing changes."""
    with hall.lock:
        table = hall.table(code)
        known = next((old for old in table.devices if old.id == id), None)
        if known is not None and known.feeds == wish.feeds and (known.needs == () or asks):
            return table
        device = entry(table, id, wish, by, asks=asks)
        table = hall.change(admitted(table, device))
    announce(hall, table, device)
    return table


def consent(hall: Hall, code: str, id: str, seats: tuple[Seat, ...] | None, *, yes: bool) -> None:
    """Somebody who holds `seats` answers whether a device may feed dice; None: an official, who
    decides alone. A no sends the device away."""
    with hall.lock:
        table = hall.table(code)
        device = table.device(id)
        asked = device.needs if seats is None else tuple(s for s in device.needs if s in seats)
        if not asked:
            raise NotPossible("refused-no-proposal")
        if yes:
            left = tuple(seat for seat in device.needs if seat not in asked)
            table = hall.change(with_device(table, replace(device, needs=left)))
    if not yes:
        take_back(hall, code, id, key="log-device-declined")
    elif not left:
        write(hall, table, "log-device-feeds", device)


def take_back(hall: Hall, code: str, id: str, key: str = "log-device-gone") -> None:
    """End a device's service at a table; the token of one that was paired with it is void."""
    with hall.lock:
        table = hall.table(code)
        device = table.device(id)
        holder = hall.tokens.holders.get(id)
        paired = holder is not None and holder.table == table.code
        gone = [replace(holder, revoked=True)] if holder is not None and paired else []
        table = hall.change(without_device(table, id), *gone)
    for each in gone:
        hall.presence.forget(each.id)
        hall.news.removed(each)
    write(hall, table, key, device)


def leave_all(hall: Hall, id: str) -> None:
    """A device of the hall was taken back: it serves no table any more."""
    for table in list(hall.tables.values()):
        if any(device.id == id for device in table.devices):
            take_back(hall, table.code, id)
    hall.presence.forget(id)


def bind(hall: Hall, code: str, id: str, part: str, seat: Seat | None) -> None:
    """Give the buttons of a part to a seat, or take them back. They are the present holder's: with
    the seat they do not change hands."""
    with hall.lock:
        table = hall.table(code)
        device = table.device(id)
        bound = {key: old for key, old in device.bound.items() if key != part}
        if seat is not None and (token := table.chair(seat).token):
            bound[part] = Binding(seat=seat, token=token)
        if bound == dict(device.bound):
            return
        table = hall.change(with_device(table, replace(device, bound=bound)))
    note(hall, table, "log-device-bound" if seat else "log-device-unbound", seat, device)


# --- The log ---------------------------------------------------------------------------------


def announce(hall: Hall, table: Table, device: Device) -> None:
    """Say in the log that something wants to feed dice, or does."""
    write(hall, table, "log-device-asked" if device.needs else "log-device-feeds", device)


def write(hall: Hall, table: Table, key: str, device: Device) -> None:
    """A row about a device; only what feeds dice is worth one."""
    if device.feeds is not None:
        note(hall, table, key, device.by, device)


def note(hall: Hall, table: Table, key: str, seat: Seat | None, device: Device) -> None:
    if table.status == "playing":
        try:
            tell(hall.match(table), key, seat, name=called(device.name), kind=device.kind)
        except StoreFailed as why:  # the change itself is safe
            log.error("the log does not say what became of device %s: %s", device.id, why)
