"""Beginning a match at a table, playing again, calling the referee, taking a match file in."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from server.games.kernel import Seat
from server.hall.ends import note_look
from server.hall.hall import Hall
from server.hall.match_files import export_match, import_match, read_file
from server.hall.people import note_players
from server.hall.starting import ALL_TAKEN, FreeChairs, filled
from server.hall.tables import (
    Again,
    Call,
    Table,
    as_remembered,
    as_row,
    new_match_id,
    swapped,
)
from server.hall.tokens import Holder, as_rows
from server.match.fold import called, say
from server.match.formats import stored_row
from server.match.ledger import Draft, Ledger
from server.match.match import Match
from server.match.refereeing import note
from server.match.refusal import NotAllowed, NotPossible
from server.match.rows import Started
from server.store.store import MatchHead


def start(hall: Hall, code: str, free: FreeChairs = ALL_TAKEN) -> Match:
    """Begin the match; once it has begun, only tell of it."""
    with hall.lock:
        table = hall.table(code)
        if table.status != "lobby":
            return hall.match(table)
        return begin(hall, *filled(hall, table, free))


def start_if_full(hall: Hall, code: str) -> None:
    """Begin the match of a table that was opened to be played at once. It may have begun before:
    then the power went, or the answer was lost, between the table and its match."""
    with hall.lock:
        table = hall.tables.get(code)
        if table is not None and table.status == "lobby" and table.is_full():
            begin(hall, table)


def begin(hall: Hall, table: Table, holders: Sequence[Holder] = ()) -> Match:
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
    fed = (
        say("log-device-feeds", name=called(each.name), kind=each.kind)
        for each in table.devices
        if each.feeds and not each.needs
    )
    made = match.made([Draft(body=body, says=(say("log-start"), *fed))], None)
    hall.store.save(
        table=as_row(table),
        tokens_=as_rows(*holders),
        match=head,
        first=[stored_row(each.row) for each in made],
        kept=[made[-1].stored(game.version)],
    )
    note_players(hall.store, match.id, table.chairs)
    match.ledger.keep(made)
    hall.tokens.keep(*holders)
    hall.tables[table.code] = table
    hall.remember(table, match.id, match)
    hall.windows.follow(match)
    hall.news.table_changed(table)
    hall.news.match_changed(match)
    return match


def rematch(hall: Hall, code: str, after: str | None = None, *, swap: bool = False) -> Match:
    """The same game again, with the same people, at once; with `swap`, everybody on another seat.
    Once it has followed the match `after`, only tell of it."""
    with hall.lock:
        table = hall.table(code)
        if after in table.earlier:
            return hall.match(table)
        require_ended(table)
        earlier = (*table.earlier, table.match)
        sat = {**table.sat, table.match: as_remembered(table.chairs)}
        table = swapped(table) if swap else table
        return begin(
            hall,
            replace(table, match=new_match_id(), earlier=earlier, sat=sat, call=None, again=None),
        )


def require_ended(table: Table) -> None:
    if table.status != "over":
        raise NotPossible("refused-rematch")
    if not table.is_full():
        raise NotPossible("refused-seats-free")


def ask_again(hall: Hall, code: str, after: str, seat: Seat, *, swap: bool) -> Match:
    """Ask the others for another match. It begins at once where there is nobody to ask, or where
    somebody has asked for the same."""
    with hall.lock:
        table = hall.table(code)
        if after in table.earlier:
            return hall.match(table)
        require_ended(table)
        asked = table.again
        if asked is not None and asked.swap == swap and seat in asked.needs:
            return answer_again(hall, code, after, seat, yes=True)
        needs = table.others(seat)
        if not needs:
            return rematch(hall, code, after, swap=swap)
        return hall.match(hall.change(replace(table, again=Again(by=seat, swap=swap, needs=needs))))


def answer_again(hall: Hall, code: str, after: str, seat: Seat, *, yes: bool) -> Match:
    """Agree to another match, or not; whoever asked takes it back by a no."""
    with hall.lock:
        table = hall.table(code)
        if after in table.earlier:
            return hall.match(table)
        asked = table.again
        if asked is None or seat not in (asked.by, *asked.needs):
            raise NotPossible("refused-rematch-gone")
        if not yes:
            left = None if seat == asked.by else replace(asked, needs=(), no=seat)
            return hall.match(hall.change(replace(table, again=left)))
        same = table.chair(seat).token
        needs = tuple(each for each in asked.needs if table.chair(each).token != same)
        if not needs:
            return rematch(hall, code, after, swap=asked.swap)
        return hall.match(hall.change(replace(table, again=replace(asked, needs=needs))))


def set_pace(hall: Hall, code: str, pace: Literal["slow", "normal", "quick", "paused"]) -> None:
    """How fast the bots of a table play, or whether they wait to be stepped."""
    with hall.lock:
        hall.change(replace(hall.table(code), pace=pace, step=None))


def step_bots(hall: Hall, code: str) -> None:
    """Paused bots may act once: as long as no row follows the newest one."""
    with hall.lock:
        table = hall.table(code)
        if table.status != "playing" or table.pace != "paused":
            raise NotPossible("refused-not-paused")
        match = hall.match(table)
        hall.change(replace(table, step=match.numbers.number(match.seq)))


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
    return export_match(hall.store, hall.tables.values(), match, hall.pictures)


def take_in(hall: Hall, raw: bytes) -> Table:
    """A match file, at a table of its own, for replay."""
    made = read_file(raw)
    with hall.lock:
        table = import_match(hall.store, made, hall.games, hall.free_code(), hall.pictures)
        hall.tables[table.code] = table
    return table
