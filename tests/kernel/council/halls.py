"""Halls of Council, which people write themselves: what a word costs, and the coins everybody has.

A hall is a TOML text with an id, a name, a price and coins; `packs.py` lets people save them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, get_args

from msgspec import Struct

from server.games.data_file import Bounds, Faults, Unreadable, Written, load, read
from server.games.kernel import AddUp, Amount, Fault
from server.games.ruling import Phrase, Ref

Coin = Literal["copper", "silver", "gold"]
COINS: tuple[Coin, ...] = get_args(Coin)
WORTH = {"copper": 1, "silver": 2, "gold": 5}
TIP = 1  # may be paid beyond the price
Id = Annotated[str, Written("[a-z][a-z0-9-]{0,29}", "co-hall-id")]
Count = Annotated[int, Bounds(0, 20)]


class Purse(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What everybody brings."""

    copper: Count = 0
    silver: Count = 0
    gold: Count = 0


class Hall(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Id
    name: str
    price: Annotated[int, Bounds(1, 9)]  # of a word
    purse: Purse


OPEN = Hall(id="open", name="Open hall", price=2, purse=Purse(copper=3, silver=2, gold=1))
EXAMPLE = """\
id = "guild"
name = "Guild hall"
price = 3

[purse]
copper = 4
silver = 2
gold = 1
"""


def parse(file: str, text: str) -> Hall | tuple[Fault, ...]:
    """The hall in this text, or everything that is wrong with it."""
    faults: Faults = []
    raw = load(file, text, faults)
    if faults:
        return tuple(faults)
    try:
        hall: Hall = read(Hall, raw, f"{file}: ", faults)
    except Unreadable:
        return tuple(faults)
    if max_of(hall) < hall.price:
        return (Fault(f"{file}: price", Phrase("co-hall-price", {"price": hall.price})),)
    return hall


def max_of(hall: Hall) -> int:
    """All that one can pay."""
    return sum(WORTH[coin] * getattr(hall.purse, coin) for coin in COINS)


def shelf(data: Mapping[str, str]) -> tuple[dict[str, Hall], tuple[Fault, ...]]:
    """Every hall by its id, and what is wrong with the files that hold none."""
    halls, faults = {OPEN.id: OPEN}, []
    for file, text in data.items():
        hall = parse(file, text)
        if isinstance(hall, Hall):
            halls[hall.id] = hall
        else:
            faults += hall
    return halls, tuple(faults)


def coin_ref(coin: str) -> Ref:
    return Ref("co-coin", coin)


def price_of(hall: Hall, coins: Mapping[str, int]) -> AddUp:
    """What a word may be paid with, out of this purse."""
    amounts = tuple(
        Amount(key=coin, thing=coin_ref(coin), high=coins[coin], worth=WORTH[coin])
        for coin in COINS
    )
    return AddUp(field="coins", amounts=amounts, low=hall.price, high=hall.price + TIP)
