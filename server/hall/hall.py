"""The tables of this server and the matches on them: finding, opening, changing.

What people do in the hall is in `seating.py`, `playing.py` and `offices.py`.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from server.games.kernel import Game, Setup
from server.hall.clock import RunningTime
from server.hall.ends import Ends
from server.hall.identities import Identities
from server.hall.lapses import Lapses
from server.hall.news import News
from server.hall.packs import Packs
from server.hall.presence import Presence
from server.hall.seat_codes import SeatCodes
from server.hall.tables import Table, as_row, read_table
from server.hall.tokens import Holder, Tokens, as_rows, make_code
from server.hall.windows import Windows
from server.match.ledger import Ledger, open_ledger
from server.match.match import Match
from server.match.refusal import NotAllowed, NotPossible
from server.match.upgrading import upgrade
from server.store.errors import StoreFailed, undamaged
from server.store.pictures import Pictures
from server.store.store import Receipt, Store

log = logging.getLogger(__name__)
LOBBY_LASTS = 24 * 3600.0  # of running time


class Hall:
    """All tables of this server. Changes to a table are under one lock and kept before told."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any]],
        bots: Mapping[str, tuple[str, ...]],
        packs: Callable[[str], Mapping[str, str]] = lambda game: {},
        pictures: Pictures | None = None,
    ) -> None:
        self.store, self.games, self.bots, self.packs = store, games, bots, packs
        self.clock = RunningTime(store)
        self.tokens = Tokens(store, self.clock)
        self.identities = Identities(store)
        self.own_data = Packs(store, self.clock, games, packs)
        self.tokens.is_playing = self.is_playing
        self.news = News()
        self.windows = Windows(lambda match: self.table(match.table).policy.window)
        self.lapses = Lapses(lambda match: self.table(match.table).policy.lapse)
        self.lock = threading.RLock()
        self.matches: dict[str, Match] = {}
        self.seat_codes = SeatCodes()
        self.presence = Presence()
        self.pictures = pictures
        self.ends = Ends(self.news.match_changed)
        self.tables: dict[str, Table] = {}
        self.check_later: Callable[[Match], None] = lambda match: (
            None
        )  # its rows, in the background
        self.watched: Callable[[], set[str]] = set  # tables that somebody is connected to
        with undamaged("a table"):
            kept = [read_table(body) for body in store.all_tables()]
        for table in kept:
            if self.is_stale(table):
                store.forget_table(table.code)
            else:
                self.tables[table.code] = table
        self.tokens.forget_expired()

    # -- time ---------------------------------------------------------------------------------

    def tend(self) -> None:
        """What is done every few minutes."""
        self.clock.keep()
        with self.lock:
            for table in list(self.tables.values()):
                if self.is_stale(table):
                    self.clear(table)
            self.tokens.forget_expired()

    def is_stale(self, table: Table) -> bool:
        """A lobby nobody started within a day is cleared away."""
        return table.status == "lobby" and table.opened < self.clock() - LOBBY_LASTS

    def is_playing(self, holder: Holder) -> bool:
        """Whether a token holds a seat in a match that is being played: it does not expire."""
        table = self.tables.get(holder.table or "")
        return table is not None and table.status == "playing" and bool(table.seats_of(holder.id))

    # -- finding ------------------------------------------------------------------------------

    def game(self, game: str) -> Game[Any]:
        if game not in self.games:
            raise NotPossible("refused-game")
        return self.games[game]

    def table(self, code: str) -> Table:
        found = self.tables.get(code.upper())
        if found is None:
            raise NotPossible("refused-table", code=code.upper())
        return found

    def free_code(self) -> str:
        while (code := make_code(4)) in self.tables:
            pass
        return code

    def setup(
        self,
        game: str,
        answers: Mapping[str, Any],
        packs: Iterable[str] = (),
        owner: str | None = None,
    ) -> Setup:
        """The answers, with the club's own data files and the chosen packs as they are now."""
        return Setup(answers=dict(answers), data=self.own_data.data(game, owner, packs))

    def setup_again(self, table: Table, answers: Mapping[str, Any]) -> Setup:
        """Other answers at a table, with the data that was chosen when it was opened."""
        return Setup(answers=dict(answers), data={**self.packs(table.game), **table.setup.data})

    # -- matches ------------------------------------------------------------------------------

    def match(self, table: Table, match: str | None = None) -> Match:
        """The match on a table, or an earlier one of it; opened when first asked for."""
        wanted = match or table.match
        if wanted != table.match and wanted not in table.earlier:
            raise NotPossible("refused-match")
        if wanted == table.match and table.status == "lobby":
            raise NotPossible("refused-not-started")
        with self.lock:
            if wanted not in self.matches:
                self.remember(table, wanted, self.opened(table, wanted))
            return self.matches[wanted]

    def remember(self, table: Table, id: str, match: Match) -> None:
        """Hold a match in memory, and of the table's earlier ones no other: an evening of rematches
        would never be forgotten."""
        for each in table.earlier:
            self.matches.pop(each, None)
        self.matches[id] = match

    def opened(self, table: Table, match: str) -> Match:
        head = self.store.match_head(match)
        if head is None:
            raise NotPossible("refused-match")
        ledger = open_ledger(self.store, self.game(table.game), head)
        opened = self.seated(ledger)
        upgrade(opened, finished=match != table.match or table.status == "over")
        self.settle(opened)  # the power may have gone between a last row and its table
        self.windows.follow(opened)
        self.lapses.follow(opened)
        self.check_later(opened)
        return opened

    def seated(self, ledger: Ledger) -> Match:
        """The match of a ledger, at its table."""
        code = ledger.head.table
        return Match(
            ledger,
            asked=lambda seat: self.table(code).asked(seat),
            changed=self.after,
        )

    def after(self, match: Match) -> None:
        """Every commit of a match ends here: the clock of a window or a proposal it opened starts,
        the table notices an end, then all are told."""
        self.windows.follow(match)
        self.lapses.follow(match)
        self.settle(match)
        self.news.match_changed(match)

    def settle(self, match: Match) -> None:
        """Let the table know whether its match is over."""
        status = "over" if match.is_over else "playing"
        table = self.table(match.table)
        if table.status == status:
            return
        # Before anything that waits: nobody may find the match over and its end not noted.
        if table.match == match.id:
            self.ends.follow(match, table)
        with self.lock:
            table = self.table(match.table)
            if table.match != match.id or table.status == status:
                return
            try:
                self.change(replace(table, status=status))
            except StoreFailed as why:  # the row itself is safe; the next change says it again
                log.error("the table's state was not saved: %s", why)

    def is_final(self, match: Match) -> bool:
        """Whether a match is over for good, so that all of it may be told to everybody."""
        earlier = self.table(match.table).match != match.id
        return earlier or (match.is_over and match.id not in self.ends.open)

    def require_seats_open(self, table: Table) -> None:
        """A seat that became free in a match is given by a referee or the organiser: its next
        holder reads the secrets of the last one, and answers in their name."""
        if table.status == "playing" or table.match in self.ends.open:
            raise NotAllowed("refused-seat-waits")

    def open_all(self) -> None:
        """Open every match once, so that each one's newest position is kept while the rules it was
        played under are at hand."""
        for table in list(self.tables.values()):
            for match in (*table.earlier, table.match) if table.status != "lobby" else ():
                try:
                    self.match(table, match)
                except (NotPossible, StoreFailed) as why:
                    log.error("match %s at table %s: %s", match, table.code, why)
            self.let_go(table.code)

    def let_go(self, code: str) -> None:
        """Drop a finished match that nobody looks at from memory: an evening of an event has
        hundreds. Whoever wants to see it again opens it from the disk."""
        with self.lock:
            table = self.tables.get(code)
            if table is not None and table.status == "over":
                for match in (table.match, *table.earlier):
                    self.matches.pop(match, None)

    # -- changing -----------------------------------------------------------------------------

    def change(self, table: Table, *holders: Holder, receipt: Receipt | None = None) -> Table:
        """Keep a changed table, then tell of it. It must have been read under the same lock: while
        the disk works, others change tables too."""
        with self.lock:
            self.store.save(table=as_row(table), tokens_=as_rows(*holders), receipt=receipt)
            self.tables[table.code] = table
            self.tokens.keep(*holders)
        self.news.table_changed(table)
        return table

    def clear(self, table: Table, receipt: Receipt | None = None) -> None:
        """Take a table out of the hall, and tell whoever is at it."""
        self.forget(table, receipt)
        self.news.closed(table)

    def forget(self, table: Table, receipt: Receipt | None = None) -> None:
        """The table and its tokens; its matches stay in the store."""
        with self.lock:
            given = [
                holder for holder in self.tokens.holders.values() if holder.table == table.code
            ]
            self.store.forget_table(table.code, [holder.id for holder in given], receipt)
            del self.tables[table.code]
            for holder in given:
                del self.tokens.holders[holder.id]
            for match in (table.match, *table.earlier):
                self.matches.pop(match, None)
