"""Those whose token is good at every table: referees, organisers and devices."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from server.hall import Hall
from server.refusal import refuse
from server.tables import with_chair
from server.tokens import Holder, as_rows


class Offices:
    """Signing in, and taking back what was given out."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.station: Holder | None = None

    def own_station(self) -> str:
        """A token for the server's own bot station, good until it stops: it is kept nowhere."""
        self.station = self.hall.tokens.make("device")
        self.hall.tokens.keep(self.station)
        return self.hall.tokens.sign(self.station)

    def sign_in(self, role: Literal["referee", "organiser", "device"], name: str) -> Holder:
        holder = self.hall.tokens.make(role, name=name)
        self.hall.store.save(tokens_=as_rows(holder))
        self.hall.tokens.keep(holder)
        return holder

    def signed_in(self) -> list[Holder]:
        """Everybody who is signed in, the newest first. The server's own station is no guest."""
        tokens = self.hall.tokens
        found = [
            holder
            for holder in tokens.holders.values()
            if holder.table is None and holder != self.station and tokens.counts(holder)
        ]
        return sorted(found, key=lambda holder: -holder.since)

    def take_back(self, holder_id: str) -> None:
        """Void at once and for good. A device loses the bots' seats too, whose tokens it knows."""
        holder = self.hall.tokens.holders.get(holder_id)
        if holder is None or holder.table is not None or holder == self.station:
            raise refuse("refused-token")
        gone = replace(holder, revoked=True)
        self.hall.tokens.keep(gone)  # first of all, or it comes back while the rest is kept
        self.hall.removed(gone)
        if gone.role == "device":
            self.renew_bots()
        self.hall.store.save(tokens_=as_rows(gone))

    def renew_bots(self) -> None:
        """Other tokens for all bots: the stations that are left are told them."""
        with self.hall.lock:
            for table in list(self.hall.tables.values()):
                for chair in table.chairs:
                    old = self.hall.tokens.holders.get(chair.token or "")
                    if chair.holder != "bot" or old is None:
                        continue
                    new = self.hall.tokens.make("player", table.code, old.name)
                    table = with_chair(table, replace(chair, token=new.id))
                    gone = replace(old, revoked=True)
                    self.hall.change(table, new, gone)
                    self.hall.removed(gone)
