"""A table as it is kept: its match, its chairs and how it plays."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from server.games.kernel import Answer, Seat, Setup
from server.games.ruling import Cite, Phrase
from server.games.verdicts import Weighed
from server.match.match import Voters
from server.match.refusal import NotPossible
from server.match.values import OWN_SOURCES, DiceSource, Policy


class Chair(Struct, frozen=True, kw_only=True):
    """A seat of the game and who holds it."""

    seat: Seat
    holder: Literal["free", "human", "bot"] = "free"
    name: str | None = None
    level: str | None = None
    token: str | None = None  # the id of the holder's token
    identity: str | None = None  # who that is at every table, if their phone said so; told nobody


class Ruled(Struct, frozen=True, kw_only=True):
    """One option or house rule as it was chosen, for both sides to see."""

    key: str
    group: Literal["option", "house", "data"]
    label: Phrase
    chosen: Phrase
    answer: Answer = None  # as it was given at set-up
    usual: bool
    cite: Cite | None = None


class Call(Struct, frozen=True, kw_only=True):
    """Somebody wants the referee."""

    seat: Seat | None
    text: str
    at: float
    row: int | None = None  # the number of the row in question
    question: dict[str, Any] | None = None  # to the rules: the shot or the step that is meant
    said: Mapping[Seat, str] = {}  # what others say about it
    weighed: tuple[Weighed, ...] = ()  # what verdicts would do to the step in question


class Again(Struct, frozen=True, kw_only=True):
    """Somebody wants to play again, and these others have not answered."""

    by: Seat
    swap: bool
    needs: tuple[Seat, ...]
    no: Seat | None = None  # who does not want to


class Binding(Struct, frozen=True, kw_only=True):
    """The seat whose buttons something has, and the token that held it then."""

    seat: Seat
    token: str


class Device(Struct, frozen=True, kw_only=True):
    """A device that serves a table, and what it may do there."""

    id: str  # of its token's holder
    kind: str
    name: str
    feeds: DiceSource | None = None  # the source of dice it is
    can: tuple[str, ...] = ()
    by: Seat | None = None  # who asked for it; None: an official
    at: float = 0.0  # wall clock, for people to read
    needs: tuple[Seat, ...] = ()  # who has yet to agree before its dice count
    bound: Mapping[str, Binding] = {}  # by the part; "": the whole device


class Table(Struct, frozen=True, kw_only=True):
    """A place with a code, and the match on it."""

    code: str
    game: str
    match: str
    setup: Setup
    policy: Policy
    chairs: tuple[Chair, ...]
    created: float  # wall clock, for lists
    opened: float = 0.0  # running time (`clock.py`), for how long a lobby lasts
    opener: str = ""  # the network address it was opened from
    status: Literal["lobby", "playing", "over"] = "lobby"
    rules: tuple[Ruled, ...] = ()
    call: Call | None = None
    earlier: tuple[str, ...] = ()  # matches played here before
    fewest: int | None = None  # so many taken chairs are enough to begin; None: all of them
    devices: tuple[Device, ...] = ()
    pace: Literal["slow", "normal", "quick", "paused"] = "normal"  # of its bots
    step: int | None = None  # paused: after the row of this number they may act, once
    again: Again | None = None  # after the end
    sat: Mapping[str, tuple[Chair, ...]] = {}  # who sat where in earlier matches, without tokens

    def chair(self, seat: Seat) -> Chair:
        for chair in self.chairs:
            if chair.seat == seat:
                return chair
        raise NotPossible("refused-seat")

    def seats_of(self, token: str) -> tuple[Seat, ...]:
        return tuple(chair.seat for chair in self.chairs if chair.token == token)

    def device(self, id: str) -> Device:
        for device in self.devices:
            if device.id == id:
                return device
        raise NotPossible("refused-device")

    def bound_seat(self, device: Device, part: str) -> Seat | None:
        """The seat whose buttons a part has, if it is still the same person's."""
        binding = device.bound.get(part)
        if binding is None or self.chair(binding.seat).token != binding.token:
            return None
        return binding.seat

    def sources(self) -> tuple[DiceSource, ...]:
        """Where the dice of this table can come from."""
        fed = (each.feeds for each in self.devices if each.feeds and not each.needs)
        return tuple(dict.fromkeys((*OWN_SOURCES, *fed)))

    def is_full(self) -> bool:
        return all(chair.holder != "free" for chair in self.chairs)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The people's seats whose consent a seat needs, connected or not. Not those that the same
        token holds: whoever has all seats on one phone plays alone, or with friends who look at
        the same screen, and there is nobody to ask. A seat that is free counts: whoever is given
        it will answer, and until then nobody can answer in its place."""
        own = self.chair(seat).token
        return tuple(
            chair.seat for chair in self.chairs if chair.holder != "bot" and chair.token != own
        )

    def asked(self, seat: Seat) -> Voters:
        """Who is asked when a seat proposes something, and how many must agree."""
        bots = tuple(c.seat for c in self.chairs if c.holder == "bot" and c.seat != seat)
        return Voters(people=self.others(seat), bots=bots, rule=self.policy.consent)


def swapped(table: Table) -> Table:
    """Everybody sits one chair further, with whatever is theirs."""
    before = dict(zip(table.chairs, (*table.chairs[1:], table.chairs[0]), strict=True))
    chairs = tuple(replace(old, seat=taken.seat) for old, taken in before.items())
    moved = {old.token: taken.seat for old, taken in before.items() if old.token}
    devices = tuple(
        replace(
            device,
            bound={
                part: replace(each, seat=moved.get(each.token, each.seat))
                for part, each in device.bound.items()
            },
        )
        for device in table.devices
    )
    order = [chair.seat for chair in table.chairs]
    return replace(
        table,
        chairs=tuple(sorted(chairs, key=lambda chair: order.index(chair.seat))),
        devices=devices,
    )


def as_remembered(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """Who sat where, for lists: nothing that gives anybody a right."""
    return tuple(replace(chair, token=None, identity=None) for chair in chairs)


def new_match_id() -> str:
    return secrets.token_hex(8)


def with_chair(table: Table, chair: Chair) -> Table:
    chairs = tuple(chair if old.seat == chair.seat else old for old in table.chairs)
    return replace(table, chairs=chairs)


def with_device(table: Table, device: Device) -> Table:
    """The table with this device, in the place of the one with its id if there was one."""
    if any(old.id == device.id for old in table.devices):
        devices = tuple(device if old.id == device.id else old for old in table.devices)
    else:
        devices = (*table.devices, device)
    return replace(table, devices=devices)


def without_device(table: Table, id: str) -> Table:
    """The table without it. Dice that nobody feeds any more are typed from the next match on."""
    left = replace(table, devices=tuple(old for old in table.devices if old.id != id))
    if left.policy.dice in left.sources():
        return left
    return replace(left, policy=replace(left.policy, dice="typed"))


def require_source(table: Table, dice: DiceSource) -> None:
    if dice not in table.sources():
        raise NotPossible("refused-source", source=dice)


def require_lobby(table: Table) -> None:
    if table.status != "lobby":
        raise NotPossible("refused-lobby-only")


def as_row(table: Table) -> tuple[str, str, bytes]:
    """A table as the store keeps it."""
    return table.code, table.match, msgspec.json.encode(table)


read_table = msgspec.json.Decoder(Table).decode
