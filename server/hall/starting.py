"""What becomes of the chairs that nobody has taken when a match begins."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from server.hall.hall import Hall
from server.hall.seating import BotWish, with_bot
from server.hall.tables import Table
from server.hall.tokens import Holder
from server.match.refusal import NotPossible


class FreeChairs(Struct, frozen=True):
    """What becomes of the chairs that are free when a match begins."""

    how: Literal["wait", "drop", "bot"] = "wait"  # wait: it does not begin
    level: str = ""  # of the bots


ALL_TAKEN = FreeChairs()


def filled(hall: Hall, table: Table, free: FreeChairs) -> tuple[Table, list[Holder]]:
    """The table with nobody missing: its free chairs dropped or given to bots."""
    holders = list[Holder]()
    if free.how == "bot":
        for chair in table.chairs:
            if chair.holder == "free":
                table, holder = with_bot(hall, table, BotWish(chair.seat, free.level))
                holders.append(holder)
    if free.how == "drop" and not table.is_full():
        table = with_taken_chairs(table)
    if not table.is_full():
        raise NotPossible("refused-seats-free")
    return table, holders


def with_taken_chairs(table: Table) -> Table:
    """Without the free chairs, if the game can be played by so few."""
    taken = tuple(chair for chair in table.chairs if chair.holder != "free")
    if table.fewest is None:
        raise NotPossible("refused-seats-free")
    if len(taken) < max(1, table.fewest):
        raise NotPossible("refused-too-few", count=max(1, table.fewest))
    return replace(table, chairs=taken)
