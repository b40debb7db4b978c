"""Pictures that go with rows: who may bring one, who may look at it, and which go first when the
room for them is used up. A row keeps the hash of its picture for good."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, field

from server.games.kernel import Seat
from server.hall.hall import Hall
from server.hall.limits import Rates
from server.hall.picture_files import look_at
from server.hall.tables import Table
from server.hall.tokens import Holder
from server.match.match import Match
from server.match.refusal import NotAllowed, NotPossible, TooMuch
from server.match.rows import Row, named_in
from server.store.pictures import INCOMING, Pictures


class Seen(Struct):
    """Who may see the pictures of one match, as far as its rows were looked at."""

    rows: int = 0
    by: dict[str, set[Seat] | None] = field(default_factory=dict)  # None: everybody

    def add(self, row: Row) -> None:
        self.rows = row.seq + 1
        everybody = not row.happenings or any(told.to is None for told in row.happenings)
        seats = {seat for told in row.happenings for seat in told.to or ()}
        for name in named_in(row):
            known = self.by.get(name, set())
            self.by[name] = None if everybody or known is None else known | seats


class Evidence:
    """The pictures of this server."""

    def __init__(self, hall: Hall, pictures: Pictures, most_bytes: int) -> None:
        self.hall, self.pictures, self.most_bytes = hall, pictures, most_bytes
        self.rate = Rates(burst=30, per_second=1)
        self.seen: dict[str, Seen] = {}
        self.used: int | None = None  # bytes; None: not counted yet

    # -- bringing -----------------------------------------------------------------------------

    def bring(self, holder: Holder, match: str, body: bytes) -> str:
        """Keep a picture for a row to come; its hash."""
        self.require_part(holder, match)
        self.rate.spend(holder.id)
        look_at(body)
        self.make_room(len(body), match)
        return self.pictures.take(match, body)

    def require_part(self, holder: Holder, match: str) -> None:
        """Players of the match bring pictures, and the devices that serve its table."""
        for table in list(self.hall.tables.values()):
            if table.match == match and table.status == "playing":
                serves = any(device.id == holder.id for device in table.devices)
                if serves or table.seats_of(holder.id):
                    return
        raise NotAllowed("refused-picture-rights")

    def claim(self, match: str, names: Iterable[str]) -> None:
        """A row is about to name these: they stay."""
        for name in names:
            if not self.pictures.claim(match, name):
                raise NotPossible("refused-picture-missing")

    # -- looking ------------------------------------------------------------------------------

    def show(self, holder: Holder, match: str, name: str) -> bytes | None:
        """A picture, for whoever may read a row that names it; None: it is not kept any more."""
        table = self.table_of(match)
        if match == table.match and any(device.id == holder.id for device in table.devices):
            waiting = self.pictures.read_waiting(match, name)
            if waiting is not None:  # a device reads pictures from phones
                return waiting
        opened = self.hall.match(table, match)
        seats = self.audience(opened, name)
        mine = set(table.seats_of(holder.id))
        if seats is not None and not seats & mine and not self.hall.is_final(opened):
            raise NotAllowed("refused-secret-view")
        return self.pictures.read(match, name)

    def table_of(self, match: str) -> Table:
        for table in list(self.hall.tables.values()):
            if match in (table.match, *table.earlier) and table.status != "lobby":
                return table
        raise NotPossible("refused-match")

    def audience(self, match: Match, name: str) -> set[Seat] | None:
        """The seats that may see a picture; None: everybody. Whether one exists that no row names
        is nobody's business."""
        with match.lock:
            seen = self.seen.setdefault(match.id, Seen())
            if seen.rows <= match.seq:
                for row in match.ledger.rows(seen.rows, match.seq):
                    seen.add(row)
        if name not in seen.by:
            raise NotPossible("refused-picture-missing")
        return seen.by[name]

    # -- room ---------------------------------------------------------------------------------

    def make_room(self, size: int, match: str) -> None:
        """Delete the oldest pictures of finished matches until so many bytes fit."""
        if self.used is not None and self.used + size <= self.most_bytes:
            self.used += size
            return
        listed = self.pictures.sizes()
        used = size + sum(each for *_, each in listed)
        playing = {t.match for t in list(self.hall.tables.values()) if t.status == "playing"}
        for _, owner, path, each in listed:
            if used > self.most_bytes and owner not in {*playing, INCOMING, match}:
                self.pictures.delete(path)
                used -= each
        if used > self.most_bytes:
            raise TooMuch("refused-picture-room")
        self.used = used

    def tidy(self) -> None:
        """What is done every few minutes."""
        self.pictures.tidy()
        self.used = None
        self.seen = {key: seen for key, seen in self.seen.items() if key in self.hall.matches}
