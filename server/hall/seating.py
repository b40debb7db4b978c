"""Sitting down and getting up: making tables, taking seats, bots."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from server.games.kernel import Seat
from server.games.ruling import Phrase, Ref
from server.hall.hall import Hall
from server.hall.room import make_room
from server.hall.setup import completed, rules_of
from server.hall.tables import (
    Chair,
    Ruled,
    Table,
    new_match_id,
    require_lobby,
    require_source,
    with_chair,
)
from server.hall.tokens import Holder
from server.match.refusal import NotPossible
from server.match.values import Policy
from server.store.store import Receipt

PACK = "pack."  # begins the key of a rule that names a data pack


class BotWish(Struct, frozen=True):
    """A seat, and the level of the bot that is to play it."""

    seat: Seat
    level: str


class NewTable(Struct, frozen=True, kw_only=True):
    """What somebody wants who opens a table."""

    game: str
    name: str
    answers: Mapping[str, Any] = {}
    policy: Policy = Policy()
    seats: tuple[Seat, ...] = ()
    bots: tuple[BotWish, ...] = ()
    start: bool = False  # at once: every seat must be filled
    address: str = ""  # where the wish comes from
    identity: str | None = None
    packs: tuple[str, ...] = ()  # data of the one who opens it


class Seated(Struct, frozen=True):
    """Somebody who holds seats at a table."""

    holder: Holder
    table: Table
    identity: str | None = None  # that comes with the seats of another phone


# Makes the answer that is kept with the change, so that a lost one can be given again.
Answer = Callable[[Seated], Receipt]


def packs_of(hall: Hall, wish: NewTable) -> Iterator[Ruled]:
    """The data packs that were chosen, for both sides to see."""
    for number, id in enumerate(wish.packs, 1):
        pack = hall.own_data.pack(id, wish.identity or "")
        yield Ruled(
            key=f"{PACK}{number}",
            group="data",
            label=hall.own_data.kind(pack.game, pack.kind).label,
            chosen=Phrase("plain-value", {"value": pack.name}),
            usual=False,
        )


def kept_answer(seated: Seated, answer: Answer | None) -> Receipt | None:
    return None if answer is None else answer(seated)


def create(hall: Hall, wish: NewTable, answer: Answer | None = None) -> Seated:
    """A new table; the one who asks sits down on the seats they named."""
    chosen = hall.setup(wish.game, wish.answers, wish.packs, wish.identity)
    form, setup = completed(hall.game(wish.game), chosen)
    with hall.lock:
        make_room(hall, wish.address)
        table = Table(
            code=hall.free_code(),
            game=wish.game,
            match=new_match_id(),
            setup=setup,
            policy=wish.policy,
            chairs=tuple(Chair(seat=seat) for seat in form.seats),
            created=time.time(),
            opened=hall.clock(),
            opener=wish.address,
            rules=(*rules_of(form, setup), *packs_of(hall, wish)),
            fewest=form.fewest,
        )
        require_source(table, table.policy.dice)
        holder = hall.tokens.make("player", table.code, wish.name, identity=wish.identity)
        table, holders = sit(table, wish.seats, holder), [holder]
        for bot in wish.bots:
            table, bot_holder = with_bot(hall, table, bot)
            holders.append(bot_holder)
        if wish.start and not table.is_full():
            raise NotPossible("refused-seats-free")
        seated = Seated(holder, table)
        hall.change(table, *holders, receipt=kept_answer(seated, answer))
    return seated


def join(
    hall: Hall,
    code: str,
    name: str,
    seats: tuple[Seat, ...],
    token: str | None,
    answer: Answer | None = None,
    identity: str | None = None,
) -> Seated:
    """Sit down on free seats, with the token one has for this table or a new one."""
    with hall.lock:
        table = hall.table(code)
        holder = hall.tokens.make("player", table.code, name, identity=identity)
        if token is not None:
            known = hall.tokens.read(token)
            if known.role == "player" and known.table == table.code:
                holder = replace(known, name=name, identity=identity or known.identity)
        seated = Seated(holder, sit(table, seats, holder))
        if seated.table != table:
            hall.require_seats_open(table)
        hall.change(seated.table, holder, receipt=kept_answer(seated, answer))
    return seated


def sit(table: Table, seats: tuple[Seat, ...], holder: Holder) -> Table:
    for seat in seats:
        chair = table.chair(seat)
        if chair.holder != "free" and chair.token != holder.id:
            raise NotPossible("refused-seat-taken", seat=Ref("seat", seat))
        chair = Chair(
            seat=seat,
            holder="human",
            name=holder.name,
            token=holder.id,
            identity=holder.identity,
        )
        table = with_chair(table, chair)
    return table


def leave(hall: Hall, code: str, seat: Seat) -> None:
    """Stand up, in the lobby; a table nobody sits at any more is cleared away."""
    with hall.lock:
        table = hall.table(code)
        require_lobby(table)
        left = hall.change(with_chair(table, Chair(seat=seat)))
        if all(chair.holder != "human" for chair in left.chairs):
            hall.forget(left)


def set_policy(hall: Hall, code: str, policy: Policy) -> None:
    """Change how the table plays, in the lobby."""
    with hall.lock:
        table = hall.table(code)
        require_lobby(table)
        require_source(table, policy.dice)
        hall.change(replace(table, policy=policy))


def set_answers(hall: Hall, code: str, answers: Mapping[str, Any]) -> None:
    """Answer the set-up anew, in the lobby: the chairs follow. Whoever sits on one that would go
    is named, and stays; bots are sent away."""
    with hall.lock:
        table = hall.table(code)
        require_lobby(table)
        form, setup = completed(hall.game(table.game), hall.setup_again(table, answers))
        gone = [chair for chair in table.chairs if chair.seat not in form.seats]
        for chair in gone:
            if chair.holder == "human":
                raise NotPossible(
                    "refused-seat-in-use", seat=Ref("seat", chair.seat), name=chair.name or ""
                )
        known = {chair.seat: chair for chair in table.chairs}
        chairs = tuple(known.get(seat, Chair(seat=seat)) for seat in form.seats)
        bots = [hall.tokens.holders.get(chair.token or "") for chair in gone]
        out = [replace(bot, revoked=True) for bot in bots if bot is not None]
        packs = tuple(rule for rule in table.rules if rule.key.startswith(PACK))
        rules = (*rules_of(form, setup), *packs)
        table = replace(table, setup=setup, chairs=chairs, rules=rules, fewest=form.fewest)
        hall.change(table, *out)
    for bot in out:
        hall.news.removed(bot)


# --- Bots ------------------------------------------------------------------------------------


def with_bot(hall: Hall, table: Table, bot: BotWish) -> tuple[Table, Holder]:
    if bot.level not in hall.bots.get(table.game, ()):
        raise NotPossible("refused-bot")
    if table.chair(bot.seat).holder != "free":
        raise NotPossible("refused-seat-taken", seat=Ref("seat", bot.seat))
    holder = hall.tokens.make("player", table.code, bot.level)
    chair = Chair(seat=bot.seat, holder="bot", level=bot.level, token=holder.id)
    return with_chair(table, chair), holder


def seat_bot(hall: Hall, code: str, bot: BotWish, receipt: Receipt | None = None) -> None:
    with hall.lock:
        hall.change(*with_bot(hall, hall.table(code), bot), receipt=receipt)


def unseat_bot(hall: Hall, code: str, seat: Seat) -> None:
    """Take a bot off its seat, in the lobby."""
    with hall.lock:
        table = hall.table(code)
        require_lobby(table)
        chair = table.chair(seat)
        if chair.holder != "bot" or not chair.token:
            return
        gone = replace(hall.tokens.holders[chair.token], revoked=True)
        hall.change(with_chair(table, Chair(seat=seat)), gone)
    hall.news.removed(gone)


def bot_chairs(hall: Hall) -> list[tuple[Table, Chair, Holder]]:
    """Every bot's chair of a match that is being played, and its holder."""
    return [
        (table, chair, hall.tokens.holders[chair.token])
        for table in hall.tables.values()
        if table.status == "playing"
        for chair in table.chairs
        if chair.holder == "bot" and chair.token in hall.tokens.holders
    ]
