"""Who somebody is at a table: tokens, signed, revocable and expiring; and short codes.

A token lasts for so many days of the server's running time, and for as long as it holds a seat of
a match that is being played."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Literal

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from msgspec import Struct
from msgspec.structs import replace

from server.hall.clock import RunningTime
from server.match.refusal import NotAllowed
from server.store.errors import undamaged
from server.store.store import Store

Role = Literal["player", "referee", "organiser", "watcher", "device"]
DAY = 24 * 3600.0
LASTS: dict[Role, float] = {
    "player": 30 * DAY,
    "referee": 2 * DAY,
    "organiser": 30 * DAY,
    "watcher": 30 * DAY,
    "device": 365 * DAY,
}
# No 0/O, 1/I/L, 5/S, 8/B, U/V: a code is read aloud across a hall.
LETTERS = "234679ACDEFGHJKMNPQRTWXYZ"


def make_code(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


class Holder(Struct, frozen=True, kw_only=True):
    """Somebody who was given a token. Which seats are theirs stands on the table's chairs."""

    id: str
    role: Role
    expires: float  # on the clock of `Tokens`
    given: float | None = None  # wall clock, for people to read
    table: str | None = None  # None: good at every table
    name: str = ""
    revoked: bool = False
    identity: str | None = None  # see `identities.py`
    kind: str = ""  # of a device; before there were several kinds, all were bot stations


class Tokens:
    """All tokens that were given out and not forgotten."""

    def __init__(self, store: Store, clock: Callable[[], float] | None = None) -> None:
        self.store, self.clock = store, clock or RunningTime(store)
        self.is_playing: Callable[[Holder], bool] = lambda holder: False
        self.signer = URLSafeSerializer(store.secret("signing"), salt="token")
        with undamaged("a token"):
            self.holders = {
                token_id: read_holder(expires, body)
                for token_id, expires, body in store.all_tokens()
            }

    def make(
        self,
        role: Role,
        table: str | None = None,
        name: str = "",
        *,
        kind: str = "",
        identity: str | None = None,
    ) -> Holder:
        """A new holder, not kept yet: `keep` it in the transaction that seats it."""
        expires = self.clock() + LASTS[role]
        return Holder(
            id=secrets.token_hex(8),
            role=role,
            expires=expires,
            given=time.time(),
            table=table,
            name=name,
            identity=identity,
            kind=kind,
        )

    def sign(self, holder: Holder) -> str:
        """A watcher's token says all about its holder: whoever looks in costs no memory, and is
        kept only once it was taken back."""
        watcher = holder.role == "watcher"
        said = [holder.id, holder.table, holder.expires, holder.given] if watcher else holder.id
        return str(self.signer.dumps(said))

    def read(self, token: str) -> Holder:
        """The holder of a token that is genuine, not expired and not taken back."""
        try:
            said = self.signer.loads(token)
        except BadSignature:
            raise NotAllowed("refused-token") from None
        holder = watcher(*said) if isinstance(said, list) else self.holders.get(said)
        if holder is None or not self.counts(holder):
            raise NotAllowed("refused-token")
        return holder

    def counts(self, holder: Holder | None) -> bool:
        """Whether a holder's token is good at this moment."""
        if holder is None:
            return False
        kept = self.holders.get(holder.id, holder)
        return not kept.revoked and not self.has_expired(kept)

    def has_expired(self, holder: Holder) -> bool:
        return holder.expires < self.clock() and not self.is_playing(holder)

    def forget_expired(self) -> None:
        gone = [holder.id for holder in self.holders.values() if self.has_expired(holder)]
        if gone:
            self.store.forget_tokens(gone)
        for token_id in gone:
            self.holders.pop(token_id, None)

    def keep(self, *holders: Holder) -> None:
        for holder in holders:
            self.holders[holder.id] = holder


def read_holder(expires: float, body: bytes) -> Holder:
    """A holder as it was kept. Before schema 3 the body said by the wall clock when it expires,
    and when it was given followed from that."""
    holder = msgspec.json.decode(body, type=Holder)
    given = holder.given
    if given is None:
        given = holder.expires - LASTS[holder.role]
    return replace(holder, expires=expires, given=given)


def watcher(id: str, table: str, expires: float, given: float | None = None) -> Holder:
    return Holder(id=id, role="watcher", table=table, expires=expires, given=given)


def as_rows(*holders: Holder) -> list[tuple[str, float, bytes]]:
    """Holders as the store keeps them."""
    return [(holder.id, holder.expires, msgspec.json.encode(holder)) for holder in holders]
