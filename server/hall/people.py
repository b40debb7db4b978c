"""Who played which match, and how a person is forgotten."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from server.hall.hall import Hall
from server.hall.tables import Chair, Table
from server.hall.tokens import as_rows
from server.store import packs as kept
from server.store.store import Store


def note_players(store: Store, match: str, chairs: Iterable[Chair]) -> None:
    """Keep who plays a match, for histories: apart from its log, which others may read."""
    seated = [(chair.seat, chair.identity) for chair in chairs if chair.identity is not None]
    if seated:
        kept.keep_players(store, match, seated)


def forget(hall: Hall, identity: str) -> None:
    """Take an identity off everything the server keeps. Packs stay, as the organiser's."""
    with hall.lock:
        kept.forget_identity(hall.store, identity)
        for table in list(hall.tables.values()):
            if any(chair.identity == identity for chair in table.chairs):
                hall.change(nameless(table, identity))
        own = [each for each in hall.tokens.holders.values() if each.identity == identity]
        gone = [replace(holder, identity=None) for holder in own]
        hall.store.save(tokens_=as_rows(*gone))
        hall.tokens.keep(*gone)


def nameless(table: Table, identity: str) -> Table:
    chairs = tuple(
        replace(chair, identity=None) if chair.identity == identity else chair
        for chair in table.chairs
    )
    return replace(table, chairs=chairs)
