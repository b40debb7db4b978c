"""Places for connections: how many there are, and who gives way when all are taken.

Nobody is told to wait while somebody else has more than a share. A newcomer takes the place of the
one who matters least: of the address that holds the most, the one that does the least, the oldest
of those. Whoever has shown the token of a seat or an office never gives way to a stranger, and a
fifth of all places is kept for them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from enum import IntEnum
from ipaddress import IPv6Address, ip_address
from typing import Protocol


class Rank(IntEnum):
    """What a connection is about; the lower ones give way first."""

    WAITING = 0  # no request yet, or none at the moment
    ASKING = 1  # a request is being answered
    STRANGER = 2  # speaks Socket.IO
    KNOWN = 3  # and has shown the token of a seat or an office


class Place:
    """One connection's place. `deadline`: by then it must have done more, or it ends."""

    __slots__ = ("address", "deadline", "end", "rank")

    def __init__(self, address: str, rank: Rank, end: Callable[[], None]) -> None:
        self.address, self.rank, self.end = address, rank, end
        self.deadline: float | None = None


class Share:
    """The places of one address, by rank, oldest first."""

    def __init__(self) -> None:
        self.by_rank: tuple[dict[Place, None], ...] = tuple({} for _ in Rank)
        self.strangers = 0

    def add(self, place: Place) -> None:
        self.by_rank[place.rank][place] = None
        self.strangers += place.rank < Rank.KNOWN

    def remove(self, place: Place) -> bool:
        """Whether it was there."""
        held = self.by_rank[place.rank]
        if place not in held:
            return False
        del held[place]
        self.strangers -= place.rank < Rank.KNOWN
        return True

    def least(self) -> Place:
        """The oldest stranger of the lowest rank."""
        return next(place for held in self.by_rank for place in held)

    def __len__(self) -> int:
        return sum(len(held) for held in self.by_rank)

    def __iter__(self) -> Iterator[Place]:
        for held in self.by_rank:
            yield from held


class Places:
    """So many places, of which one address may have `of_one` as long as it shows no tokens."""

    def __init__(
        self,
        most: int,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.most, self.of_one, self.kept = most, most * 3 // 5, most // 5
        self.clock = clock
        self.shares: dict[str, Share] = {}
        self.taken = 0
        self.strangers = 0

    def take(self, address: str, rank: Rank, end: Callable[[], None]) -> Place | None:
        """A place, made free if need be; none if all are taken by those who have shown tokens.
        `end` is called when it has to be given up."""
        mine = self.shares.get(address)
        if mine is not None and mine.strangers >= self.of_one:
            self.evict(mine)
        elif self.strangers >= self.most - self.kept or self.taken >= self.most:
            if not self.strangers:
                return None
            self.evict(max(self.shares.values(), key=lambda share: share.strangers))
        place = Place(address, rank, end)
        self.add(place)
        return place

    def evict(self, share: Share) -> None:
        place = share.least()
        self.free(place)
        place.end()

    def add(self, place: Place) -> None:
        self.shares.setdefault(place.address, Share()).add(place)
        self.taken += 1
        self.strangers += place.rank < Rank.KNOWN

    def free(self, place: Place) -> None:
        """Give a place back; idempotent."""
        share = self.shares.get(place.address)
        if share is None or not share.remove(place):
            return
        self.taken -= 1
        self.strangers -= place.rank < Rank.KNOWN
        if not share:
            del self.shares[place.address]

    def move(self, place: Place, rank: Rank) -> None:
        """Give a place another rank, unless it was given up meanwhile."""
        if place.rank == rank:
            return
        share = self.shares.get(place.address)
        if share is None or not share.remove(place):
            return
        self.strangers += (rank < Rank.KNOWN) - (place.rank < Rank.KNOWN)
        place.rank = rank
        share.add(place)

    def sweep(self) -> None:
        """End those whose deadline has passed."""
        now = self.clock()
        overdue = [
            place
            for share in self.shares.values()
            for place in share
            if place.deadline is not None and place.deadline < now
        ]
        for place in overdue:
            self.free(place)
            place.end()


class Bytes:
    """Bytes kept for all connections together, unsent or not yet whole. Past the limit whoever
    makes us keep the most is dropped."""

    def __init__(self, most: int) -> None:
        self.most, self.total = most, 0
        self.kept: dict[Holding, int] = {}

    def keep(self, holding: Holding, size: int) -> None:
        """So many are kept for this connection now."""
        self.total += size - self.kept.get(holding, 0)
        if size:
            self.kept[holding] = size
        else:
            self.kept.pop(holding, None)
        if self.total > self.most:
            max(self.kept, key=lambda each: self.kept[each]).drop()


class Holding(Protocol):
    """A connection for which bytes are kept; to drop it ends with keeping none."""

    def drop(self) -> None: ...


def network_of(address: str) -> str:
    """What limits count as one address: of IPv6 the /64 prefix, because one machine has it all."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return found.exploded[:19]
