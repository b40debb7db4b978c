"""The room with its tables: making them, sitting down, getting up, starting, playing again."""

from __future__ import annotations

import logging
import secrets
import threading
import time
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from server.exchange import import_match, read_file
from server.games.kernel import Game, Seat, Setup
from server.games.ruling import Ref
from server.ledger import Draft, Ledger, open_ledger
from server.match import Match
from server.messages import BotSeat, Call, CreateTable, JoinTable, Policy, Seated, WantedBot
from server.record import Started, say
from server.refusal import refuse
from server.store import MatchHead, Store, StoreFailed, undamaged
from server.tables import Chair, Table, completed, rules_of, with_chair
from server.tokens import Holder, Tokens, as_rows, make_code

log = logging.getLogger(__name__)
MOST_TABLES = 500
SEAT_CODE_LASTS = 300.0
LOBBY_LASTS = 24 * 3600.0


class Hall:
    """All tables of this server. Changes to a table are under one lock and kept before told."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any]],
        bots: Mapping[str, tuple[str, ...]],
        packs: Callable[[str], Mapping[str, str]] = lambda game: {},
    ) -> None:
        self.store, self.games, self.bots, self.packs = store, games, bots, packs
        self.tokens = Tokens(store)
        self.lock = threading.RLock()
        self.matches: dict[str, Match] = {}
        self.seat_codes: dict[str, tuple[str, float]] = {}  # code: token id, until when
        self.table_changed: Callable[[Table], None] = lambda table: None
        self.match_changed: Callable[[Match], None] = lambda match: None
        self.removed: Callable[[Holder], None] = lambda holder: None
        with undamaged("a table"):
            kept = [msgspec.json.decode(body, type=Table) for body in store.all_tables()]
        self.tables = {table.code: table for table in kept if not is_stale(table)}
        for table in kept:
            if is_stale(table):
                store.forget_table(table.code)

    # -- finding ------------------------------------------------------------------------------

    def game(self, game: str) -> Game[Any]:
        if game not in self.games:
            raise refuse("refused-game")
        return self.games[game]

    def table(self, code: str) -> Table:
        found = self.tables.get(code.upper())
        if found is None:
            raise refuse("refused-table", code=code.upper())
        return found

    def setup(self, game: str, answers: Mapping[str, Any]) -> Setup:
        """The answers, with the club's own data files as they are now."""
        return Setup(answers=dict(answers), data=dict(self.packs(game)))

    def match(self, table: Table, match: str | None = None) -> Match:
        """The match on a table, or an earlier one of it; opened when first asked for."""
        wanted = match or table.match
        if wanted != table.match and wanted not in table.earlier:
            raise refuse("refused-match")
        if wanted == table.match and table.status == "lobby":
            raise refuse("refused-not-started")
        with self.lock:
            if wanted not in self.matches:
                self.matches[wanted] = self.opened(table, wanted)
            return self.matches[wanted]

    def let_go(self, code: str) -> None:
        """Keep a match in memory no longer that is over and that nobody looks at: an evening of an
        event has hundreds. Whoever wants to see it again opens it from the disk."""
        with self.lock:
            table = self.tables.get(code)
            if table is not None and table.status == "over":
                for match in (table.match, *table.earlier):
                    self.matches.pop(match, None)

    def opened(self, table: Table, match: str) -> Match:
        head = self.store.match_head(match)
        if head is None:
            raise refuse("refused-match")
        ledger = open_ledger(self.store, self.game(table.game), head)
        opened = self.seated_match(ledger, table.code)
        opened.upgrade()
        self.settle(opened, table.code)  # the power may have gone between a last row and its table
        return opened

    def seated_match(self, ledger: Ledger, code: str) -> Match:
        return Match(
            ledger,
            consenters=lambda seat: self.table(code).others(seat),
            changed=lambda match: self.after(match, code),
        )

    def after(self, match: Match, code: str) -> None:
        """Every commit of a match ends here: the table notices an end, then all are told."""
        self.settle(match, code)
        self.match_changed(match)

    def settle(self, match: Match, code: str) -> None:
        """Let the table know whether its match is over."""
        status = "over" if match.is_over else "playing"
        if self.table(code).status == status:
            return
        with self.lock:
            table = self.table(code)
            if table.match != match.id or table.status == status:
                return
            try:
                self.change(replace(table, status=status))
            except StoreFailed as why:  # the row itself is safe; the next change says it again
                log.error("the table's state was not saved: %s", why)

    # -- sitting down -------------------------------------------------------------------------

    def change(self, table: Table, *holders: Holder) -> Table:
        """Keep a changed table, then tell of it. It must have been read under the same lock: while
        the disk works, others change tables too."""
        with self.lock:
            self.store.save(table=as_row(table), tokens_=as_rows(*holders))
            self.tables[table.code] = table
            self.tokens.keep(*holders)
        self.table_changed(table)
        return table

    def create(self, wish: CreateTable) -> Seated:
        """A new table; the one who asks sits down on the seats they named."""
        game = self.game(wish.game)
        form, setup = completed(game, self.setup(wish.game, wish.answers))
        with self.lock:
            if sum(table.status != "over" for table in self.tables.values()) >= MOST_TABLES:
                raise refuse("refused-full")
            table = Table(
                code=self.free_code(),
                game=wish.game,
                match=new_match_id(),
                setup=setup,
                policy=wish.policy,
                chairs=tuple(Chair(seat=seat) for seat in form.seats),
                created=time.time(),
                rules=rules_of(form, setup),
            )
            holder = self.tokens.make("player", table.code, wish.name)
            table = sit(table, wish.seats, holder)
            bots = []
            for bot in wish.bots:
                table, bot_holder = self.sit_bot(table, bot)
                bots.append(bot_holder)
            if wish.start and not table.is_full():
                raise refuse("refused-seats-free")
            self.change(table, holder, *bots)
        if wish.start:
            self.start(table.code)
        return self.seated(holder, table)

    def free_code(self) -> str:
        while (code := make_code(4)) in self.tables:
            pass
        return code

    def seated(self, holder: Holder, table: Table) -> Seated:
        return Seated(
            token=self.tokens.sign(holder),
            table=table.code,
            match=table.match,
            seats=table.seats_of(holder.id),
            name=holder.name,
        )

    def join(self, wish: JoinTable) -> Seated:
        """Sit down on free seats, with the token one has for this table or a new one."""
        with self.lock:
            table = self.table(wish.table)
            holder = self.tokens.make("player", table.code, wish.name)
            if wish.token is not None:
                known = self.tokens.read(wish.token)
                if known.role == "player" and known.table == table.code:
                    holder = replace(known, name=wish.name)
            table = self.change(sit(table, wish.seats, holder), holder)
        return self.seated(holder, table)

    def leave(self, table: Table, seat: Seat) -> None:
        """Stand up, in the lobby; a table nobody sits at any more is cleared away."""
        with self.lock:
            table = self.table(table.code)
            in_lobby(table)
            left = self.change(with_chair(table, Chair(seat=seat)))
            if all(chair.holder != "human" for chair in left.chairs):
                self.store.forget_table(table.code)
                del self.tables[table.code]

    def sit_bot(self, table: Table, bot: BotSeat) -> tuple[Table, Holder]:
        if bot.level not in self.bots.get(table.game, ()):
            raise refuse("refused-bot")
        if table.chair(bot.seat).holder != "free":
            raise refuse("refused-seat-taken", seat=Ref("seat", bot.seat))
        holder = self.tokens.make("player", table.code, bot.level)
        chair = Chair(seat=bot.seat, holder="bot", level=bot.level, token=holder.id)
        return with_chair(table, chair), holder

    def seat_bot(self, code: str, bot: BotSeat) -> None:
        with self.lock:
            self.change(*self.sit_bot(self.table(code), bot))

    def unseat_bot(self, table: Table, seat: Seat) -> None:
        with self.lock:
            table = self.table(table.code)
            in_lobby(table)
            chair = table.chair(seat)
            if chair.holder != "bot" or not chair.token:
                return
            gone = replace(self.tokens.holders[chair.token], revoked=True)
            self.change(with_chair(table, Chair(seat=seat)), gone)
        self.removed(gone)

    def wanted_bots(self) -> tuple[WantedBot, ...]:
        """Every bot seat of a match that is being played."""
        return tuple(
            WantedBot(
                table=table.code,
                match=table.match,
                game=table.game,
                seat=chair.seat,
                level=chair.level or "",
                token=self.tokens.sign(self.tokens.holders[chair.token]),
            )
            for table in self.tables.values()
            if table.status == "playing"
            for chair in table.chairs
            if chair.holder == "bot" and chair.token in self.tokens.holders
        )

    # -- other phones -------------------------------------------------------------------------

    def new_watcher(self, table: Table) -> str:
        """A token for somebody who looks on. It is kept nowhere: anybody may look."""
        return self.tokens.sign(self.tokens.make("watcher", table.code))

    def make_seat_code(self, holder: Holder) -> tuple[str, int]:
        """A code by which another phone takes over this one's seats, and how long it lasts."""
        now, code = time.time(), make_code(6)
        self.seat_codes = {
            made: (token, until)
            for made, (token, until) in self.seat_codes.items()
            if token != holder.id and until > now  # one a phone: each more is one more to guess
        }
        self.seat_codes[code] = (holder.id, now + SEAT_CODE_LASTS)
        return code, int(SEAT_CODE_LASTS)

    def claim(self, code: str) -> Seated:
        """Move the seats to the phone that knows the code; the old token is void at once."""
        with self.lock:
            token, until = self.seat_codes.pop(code.strip().upper(), ("", 0.0))
            old = self.tokens.holders.get(token)
            if old is None or old.revoked or old.table is None or until < time.time():
                raise refuse("refused-secret")
            table, new = self.table(old.table), self.tokens.make("player", old.table, old.name)
            for seat in table.seats_of(old.id):
                table = with_chair(table, replace(table.chair(seat), token=new.id))
            self.change(table, new, replace(old, revoked=True))
        self.removed(old)
        return self.seated(new, table)

    def revoke(self, table: Table, holder: Holder) -> None:
        """Take a token of this table back. Its seats wait for somebody else to sit down."""
        with self.lock:
            table = self.table(table.code)
            for seat in table.seats_of(holder.id):
                table = with_chair(table, Chair(seat=seat))
            gone = replace(holder, revoked=True)
            self.change(table, gone)
        self.removed(gone)

    def holders_of(self, table: Table) -> list[Holder]:
        return [
            holder
            for holder in self.tokens.holders.values()
            if holder.table == table.code and self.tokens.counts(holder)
        ]

    # -- playing ------------------------------------------------------------------------------

    def set_policy(self, table: Table, policy: Policy) -> None:
        with self.lock:
            table = self.table(table.code)
            in_lobby(table)
            self.change(replace(table, policy=policy))

    def set_call(self, code: str, call: Call | None) -> None:
        with self.lock:
            self.change(replace(self.table(code), call=call))

    def start(self, code: str) -> Match:
        """Begin the match; once it has begun, only tell of it."""
        with self.lock:
            table = self.table(code)
            if table.status != "lobby":
                return self.match(table)
            if not table.is_full():
                raise refuse("refused-seats-free")
            return self.begin(table)

    def begin(self, table: Table) -> Match:
        """Row 0 and the table's new state, in one transaction; then all are told."""
        table = replace(table, status="playing")
        game = self.game(table.game)
        head = MatchHead(table.match, secrets.token_hex(32), table.code, time.time())
        match = self.seated_match(Ledger(self.store, game, head), table.code)
        body = Started(
            game=game.id,
            version=game.version,
            setup=table.setup,
            seats=tuple(chair.seat for chair in table.chairs),
            policy=table.policy,
        )
        made = match.made([Draft(body=body, says=(say("log-start"),))], None)
        rows = [row for row, _ in made]
        self.store.save(table=as_row(table), match=head, first=rows)
        for row, position in made:
            match.ledger.keep(row, position)
        self.tables[table.code], self.matches[match.id] = table, match
        self.table_changed(table)
        self.match_changed(match)
        return match

    def take_in(self, raw: bytes) -> Table:
        """A match file, at a table of its own, for replay."""
        made = read_file(raw)
        with self.lock:
            table = import_match(self.store, made, self.games, self.free_code())
            self.tables[table.code] = table
        return table

    def rematch(self, code: str) -> Match:
        """The same game again, with the same people, at once."""
        with self.lock:
            table = self.table(code)
            if table.status != "over":
                raise refuse("refused-rematch")
            earlier = (*table.earlier, table.match)
            return self.begin(replace(table, match=new_match_id(), earlier=earlier, call=None))


def sit(table: Table, seats: tuple[Seat, ...], holder: Holder) -> Table:
    for seat in seats:
        chair = table.chair(seat)
        if chair.holder != "free" and chair.token != holder.id:
            raise refuse("refused-seat-taken", seat=Ref("seat", seat))
        chair = Chair(seat=seat, holder="human", name=holder.name, token=holder.id)
        table = with_chair(table, chair)
    return table


def in_lobby(table: Table) -> None:
    if table.status != "lobby":
        raise refuse("refused-lobby-only")


def is_stale(table: Table) -> bool:
    """A lobby nobody started within a day is not brought back at the next start."""
    return table.status == "lobby" and table.created < time.time() - LOBBY_LASTS


def new_match_id() -> str:
    return secrets.token_hex(8)


def as_row(table: Table) -> tuple[str, str, bytes]:
    return table.code, table.match, msgspec.json.encode(table)
