"""Data packs and their versions, kept in the store; and who played which match.

Bytes in, bytes out, as in `store.py`; every function is one transaction.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import exc

from server.store.schema import pack_shares, pack_versions, packs, players
from server.store.store import Receipt, Store, insert_receipt


class StoredPack(Struct, frozen=True, kw_only=True):
    """A pack without its text."""

    id: str
    owner: str | None
    game: str
    kind: str
    name: str
    version: int
    faults: int  # more than 0: a draft
    changed: float


class StoredVersion(Struct, frozen=True, kw_only=True):
    version: int
    at: float
    size: int


class Taken(Exception):
    """Somebody has saved that version of the pack before."""


def find_packs(
    store: Store, *, owner: str | None = None, game: str | None = None
) -> list[StoredPack]:
    """All packs, or those of one owner or one game; the newest first."""
    query = sa.select(packs).order_by(packs.c.changed.desc(), packs.c.id)
    if owner is not None:
        query = query.where(packs.c.owner == owner)
    if game is not None:
        query = query.where(packs.c.game == game)
    found = store.transaction(lambda c: c.execute(query).mappings().all())
    return [StoredPack(**each) for each in found]


def find_pack(store: Store, pack: str) -> StoredPack | None:
    query = sa.select(packs).where(packs.c.id == pack)
    found = store.transaction(lambda c: c.execute(query).mappings().first())
    return None if found is None else StoredPack(**found)


def count_packs(store: Store, owner: str) -> tuple[int, int, int]:
    """How many packs this owner has, how many there are, and how many bytes all versions take."""

    def work(connection: sa.Connection) -> tuple[int, int, int]:
        own = sa.select(sa.func.count()).select_from(packs).where(packs.c.owner == owner)
        every = sa.select(sa.func.count()).select_from(packs)
        size = sa.select(sa.func.coalesce(sa.func.sum(pack_versions.c.size), 0))
        return tuple(int(connection.scalar(query) or 0) for query in (own, every, size))  # type: ignore[return-value]

    return store.transaction(work)


def save_pack(
    store: Store, pack: StoredPack, body: bytes, keep: int, receipt: Receipt | None = None
) -> None:
    """A new version, and all that is known of the pack with it; the oldest versions go where
    there are more than `keep`. Raises `Taken` where another came first."""

    def work(connection: sa.Connection) -> None:
        if receipt is not None:
            insert_receipt(connection, receipt)
        values = {name: getattr(pack, name) for name in StoredPack.__struct_fields__}
        row = {"pack": pack.id, "version": pack.version, "at": pack.changed}
        connection.execute(sa.insert(pack_versions).values(**row, size=len(body), body=body))
        if pack.version == 1:
            connection.execute(sa.insert(packs).values(**values))
            return
        older = sa.update(packs).where(packs.c.id == pack.id, packs.c.version == pack.version - 1)
        if connection.execute(older.values(**values)).rowcount != 1:
            raise Taken(pack.id)
        oldest = pack.version - keep
        versions = pack_versions.c
        gone = sa.delete(pack_versions).where(versions.pack == pack.id, versions.version <= oldest)
        connection.execute(gone)

    try:
        store.transaction(work)
    except exc.IntegrityError as why:
        raise Taken(pack.id) from why


def rename_pack(store: Store, pack: str, name: str) -> None:
    change = sa.update(packs).where(packs.c.id == pack).values(name=name)
    store.transaction(lambda c: c.execute(change))


def delete_pack(store: Store, pack: str) -> None:
    """The pack, its versions and its codes. Matches keep the text they were played with."""

    def work(connection: sa.Connection) -> None:
        connection.execute(sa.delete(packs).where(packs.c.id == pack))
        connection.execute(sa.delete(pack_versions).where(pack_versions.c.pack == pack))
        connection.execute(sa.delete(pack_shares).where(pack_shares.c.pack == pack))

    store.transaction(work)


def versions_of(store: Store, pack: str) -> list[StoredVersion]:
    """The versions that are kept, the newest first."""
    columns = pack_versions.c
    query = (
        sa.select(columns.version, columns.at, columns.size)
        .where(columns.pack == pack)
        .order_by(columns.version.desc())
    )
    found = store.transaction(lambda c: c.execute(query).mappings().all())
    return [StoredVersion(**each) for each in found]


def pack_body(store: Store, pack: str, version: int) -> bytes | None:
    columns = pack_versions.c
    query = sa.select(columns.body).where(columns.pack == pack, columns.version == version)
    return store.transaction(lambda c: c.scalar(query))


# --- Sharing ---------------------------------------------------------------------------------


def share_code(store: Store, pack: str, version: int) -> tuple[str, float] | None:
    """The code that shares this version, and until when."""
    columns = pack_shares.c
    query = sa.select(columns.code, columns.expires).where(
        columns.pack == pack, columns.version == version
    )
    found = store.transaction(lambda c: c.execute(query).first())
    return None if found is None else (found.code, found.expires)


def keep_share(
    store: Store, code: str, pack: str, version: int, expires: float, now: float
) -> None:
    """A code for this version; codes that have expired are forgotten."""

    def work(connection: sa.Connection) -> None:
        columns = pack_shares.c
        same = sa.and_(columns.pack == pack, columns.version == version)
        connection.execute(sa.delete(pack_shares).where(sa.or_(columns.expires < now, same)))
        values = {"code": code, "pack": pack, "version": version, "expires": expires}
        connection.execute(sa.insert(pack_shares).values(**values))

    store.transaction(work)


def shared(store: Store, code: str, now: float) -> tuple[str, int] | None:
    """The pack and the version that a code shares."""
    columns = pack_shares.c
    query = sa.select(columns.pack, columns.version).where(
        columns.code == code, columns.expires >= now
    )
    found = store.transaction(lambda c: c.execute(query).first())
    return None if found is None else (found.pack, found.version)


# --- People ----------------------------------------------------------------------------------


def keep_players(store: Store, match: str, seated: Iterable[tuple[str, str]]) -> None:
    """Who holds which seat of a match: pairs of a seat and an identity."""

    def work(connection: sa.Connection) -> None:
        for seat, identity in seated:
            key = {"match": match, "seat": seat, "identity": identity}
            where = [players.c[name] == value for name, value in key.items()]
            if connection.scalar(sa.select(sa.func.count()).select_from(players).where(*where)):
                continue
            connection.execute(sa.insert(players).values(**key))

    store.transaction(work)


def matches_of(store: Store, identity: str) -> Sequence[tuple[str, str]]:
    """The matches an identity played, each with its seat."""
    query = sa.select(players.c.match, players.c.seat).where(players.c.identity == identity)
    return store.transaction(
        lambda c: [(row.match, row.seat) for row in c.execute(query.order_by(players.c.match))]
    )


def forget_identity(store: Store, identity: str) -> None:
    """Nobody played as this person any more, and its packs are the organiser's."""

    def work(connection: sa.Connection) -> None:
        connection.execute(sa.delete(players).where(players.c.identity == identity))
        connection.execute(sa.update(packs).where(packs.c.owner == identity).values(owner=None))

    store.transaction(work)
