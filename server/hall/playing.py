"""Beginning a match at a table, playing again, calling the referee, taking a match file in."""

from __future__ import annotations

import secrets
import time

from msgspec.structs import replace

from server.games.kernel import Seat
from server.hall.ends import note_look
from server.hall.hall import Hall
from server.hall.match_files import export_match, import_match, read_file
from server.hall.tables import Call, Table, as_row
from server.match.fold import say
from server.match.formats import stored_row
from server.match.ledger import Draft, Ledger
from server.match.match import Match
from server.match.refereeing import note
from server.match.refusal import NotAllowed, NotPossible
from server.match.rows import Started
from server.store.store import MatchHead


def new_match_id() -> str:
    return secrets.token_hex(8)


def start(hall: Hall, code: str) -> Match:
    """Begin the match; once it has begun, only tell of it."""
    with hall.lock:
        table = hall.table(code)
        if table.status != "lobby":
            return hall.match(table)
        if not table.is_full():
            raise NotPossible("refused-seats-free")
        return begin(hall, table)


def start_if_full(hall: Hall, code: str) -> None:
    """Begin the match of a table that was opened to be played at once. It may have begun before:
    then the power went, or the answer was lost, between the table and its match."""
    with hall.lock:
        table = hall.tables.get(code)
        if table is not None and table.status == "lobby" and table.is_full():
            begin(hall, table)


def begin(hall: Hall, table: Table) -> Match:
    """Row 0 and the table's new state, in one transaction; then all are told."""
    table = replace(table, status="playing")
    game = hall.game(table.game)
    head = MatchHead(table.match, secrets.token_hex(32), table.code, time.time())
    match = hall.seated(Ledger(hall.store, game, head))
    body = Started(
        game=game.id,
        version=game.version,
        setup=table.setup,
        seats=tuple(chair.seat for chair in table.chairs),
        policy=table.policy,
    )
    made = match.made([Draft(body=body, says=(say("log-start"),))], None)
    hall.store.save(
        table=as_row(table),
        match=head,
        first=[stored_row(each.row) for each in made],
        kept=[made[-1].stored(game.version)],
    )
    match.ledger.keep(made)
    hall.tables[table.code], hall.matches[match.id] = table, match
    hall.windows.follow(match)
    hall.news.table_changed(table)
    hall.news.match_changed(match)
    return match


def rematch(hall: Hall, code: str, after: str | None = None) -> Match:
    """The same game again, with the same people, at once. Once it has followed the match `after`,
    only tell of it."""
    with hall.lock:
        table = hall.table(code)
        if after in table.earlier:
            return hall.match(table)
        if table.status != "over":
            raise NotPossible("refused-rematch")
        if not table.is_full():
            raise NotPossible("refused-seats-free")
        earlier = (*table.earlier, table.match)
        return begin(hall, replace(table, match=new_match_id(), earlier=earlier, call=None))


def set_call(hall: Hall, code: str, call: Call | None) -> None:
    """Note that somebody wants the referee, or that the matter is settled."""
    with hall.lock:
        hall.change(replace(hall.table(code), call=call))


def accept_end(hall: Hall, match: Match, command: str, seat: Seat, seats: tuple[Seat, ...]) -> int:
    """Somebody who holds `seats` lets the end stand; with the last of them the secrets open."""
    if not match.is_over:
        raise NotPossible("refused-not-over")
    hall.ends.accept(match, seats)
    return note(match, command, seat, "log-end-accepted", "")


def give_out(hall: Hall, match: str) -> bytes:
    """The file of a match whose end is final."""
    for table in list(hall.tables.values()):
        if table.match == match and table.status != "lobby":
            opened = hall.match(table)
            if not hall.is_final(opened):
                raise NotAllowed("refused-end-open")
            note_look(table, opened, None)
    return export_match(hall.store, hall.tables.values(), match)


def take_in(hall: Hall, raw: bytes) -> Table:
    """A match file, at a table of its own, for replay."""
    made = read_file(raw)
    with hall.lock:
        table = import_match(hall.store, made, hall.games, hall.free_code())
        hall.tables[table.code] = table
    return table
