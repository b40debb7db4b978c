"""Those whose token is good at every table: referees, organisers and devices; and their codes."""

from __future__ import annotations

import hmac
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from server.hall.hall import Hall
from server.hall.pairing import leave_all
from server.hall.tables import with_chair
from server.hall.tokens import Holder, Tokens, as_rows, make_code
from server.match.refusal import NotAllowed
from server.store.store import Store


class Secrets(Struct, frozen=True):
    """The codes that make somebody a referee or an organiser."""

    referee: str
    organiser: str
    renewed: bool = False  # made just now: somebody has to be told


# 46 bits: at a thousand guesses a second, from however many addresses, 1,500 years for half of
# them. So no limit on all guesses together is needed, which would lock the right code out too.
CODE_LETTERS = 10


def read_secrets(store: Store) -> Secrets:
    """The codes, made at the first start. The six letters that a referee's code once had can be
    guessed in a day or two from many addresses: such a code is replaced."""
    known = store.setting("referee")
    if known is not None and len(known) < CODE_LETTERS:
        store.forget_secrets("referee")
    return Secrets(
        referee=store.secret("referee", lambda: make_code(CODE_LETTERS)),
        organiser=store.secret("organiser", lambda: make_code(CODE_LETTERS)),
        renewed=known is None or len(known) < CODE_LETTERS,
    )


def renew_secrets(store: Store) -> Secrets:
    """Other codes. Whoever signed in by the old ones is out."""
    offices = (holder for holder in Tokens(store).holders.values() if holder.table is None)
    store.save(tokens_=as_rows(*(replace(holder, revoked=True) for holder in offices)))
    store.forget_secrets("referee", "organiser")
    return read_secrets(store)


def same_secret(wanted: str, given: str) -> bool:
    """Compared in constant time, forgiving spaces, dashes and small letters."""
    plain = "".join(given.split()).replace("-", "").upper()
    return hmac.compare_digest(wanted.replace("-", "").encode(), plain.encode())


def own_id(kind: str, name: str) -> str:
    """The id of a station that the server starts itself."""
    return "-".join(filter(None, ("station", kind, name)))[:40]


class Offices:
    """Signing in, and taking back what was given out."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.stations: set[str] = set()  # the server's own

    def own_station(self, kind: str = "bots", name: str = "") -> str:
        """A token for a station the server starts itself, good while it runs: it is kept nowhere.
        What tables are served by is known by its id, which therefore outlives a restart; bots have
        seats of their own, and another id each time."""
        made = self.hall.tokens.make("device", name=name, kind=kind)
        if kind != "bots":
            made = replace(made, id=own_id(kind, name))
        self.stations.add(made.id)
        self.hall.tokens.keep(made)
        return self.hall.tokens.sign(made)

    def sign_in(
        self, role: Literal["referee", "organiser", "device"], name: str, kind: str = ""
    ) -> Holder:
        holder = self.hall.tokens.make(role, name=name, kind=kind)
        self.hall.store.save(tokens_=as_rows(holder))
        self.hall.tokens.keep(holder)
        return holder

    def signed_in(self) -> list[Holder]:
        """Everybody who is signed in, the newest first. The server's own station is no guest."""
        tokens = self.hall.tokens
        found = [
            holder
            for holder in tokens.holders.values()
            if holder.table is None and holder.id not in self.stations and tokens.counts(holder)
        ]
        return sorted(found, key=lambda holder: -(holder.given or 0.0))

    def take_back(self, holder_id: str) -> None:
        """Void at once and for good. A device loses the bots' seats too, whose tokens it knows."""
        holder = self.hall.tokens.holders.get(holder_id)
        if holder is None or holder.table is not None or holder.id in self.stations:
            raise NotAllowed("refused-token")
        gone = replace(holder, revoked=True)
        self.hall.tokens.keep(gone)  # first of all, or it comes back while the rest is kept
        self.hall.news.removed(gone)
        if gone.role == "device":
            leave_all(self.hall, gone.id)
        if gone.role == "device" and gone.kind in ("", "bots"):
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
                    self.hall.news.removed(gone)
