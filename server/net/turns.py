"""Whose turn it is: server time is measured for each connection and each address, and whoever has
used more than a share waits until nobody else wants any.

All tables share one event loop, where a greenlet runs until it waits. Who is within its budget is
served at once. The others queue, and one of them is served whenever the loop has nothing else to
do: all idle time is theirs, and the loop looks for new messages between any two of them. Those who
hold a seat or an office do not answer for the strangers behind the same router.
"""

from __future__ import annotations

import heapq
import itertools
import time
from collections.abc import Callable
from typing import Any

import gevent
import greenlet  # type: ignore[import-untyped]
from gevent.hub import Waiter

from server.net.places import Place, Rank


class Budget:
    """A share of the server's time, and how much of it may be used at once (seconds)."""

    def __init__(self, share: float, burst: float) -> None:
        self.share, self.saved = share, burst / share


OWN = Budget(share=0.1, burst=0.1)  # of a connection
SHARED = Budget(share=0.3, burst=0.3)  # of all strangers from one address, and of all known there
# Seconds until a turn comes though the loop is never idle: for those who play, for strangers, for
# whoever has used too much.
SOON, LATER, LAST = 0.001, 0.005, 0.05
ACCEPTING = 0.0001  # seconds it takes to accept a connection, before anything is measured


class Account:
    """Server time used, as the moment until which it is paid for."""

    __slots__ = ("budget", "paid_until")

    def __init__(self, budget: Budget) -> None:
        self.budget, self.paid_until = budget, 0.0

    def charge(self, cost: float, now: float) -> None:
        earliest = now - self.budget.saved
        if self.paid_until < earliest:
            self.paid_until = earliest
        self.paid_until += cost / self.budget.share


class Address:
    """The accounts of one address, and how many connections it has."""

    __slots__ = ("known", "strangers", "users")

    def __init__(self) -> None:
        self.known, self.strangers, self.users = Account(SHARED), Account(SHARED), 0


class Client:
    """One connection, as far as its use of time goes."""

    __slots__ = ("address", "own", "place", "used", "waiter")

    def __init__(self, place: Place, address: Address) -> None:
        self.place, self.own, self.address = place, Account(OWN), address
        self.used = 0.0  # seconds since the last charge
        self.waiter: Waiter | None = None

    @property
    def shared(self) -> Account:
        known = self.place.rank is Rank.KNOWN
        return self.address.known if known else self.address.strangers


class Turns:
    """Measures and queues the greenlets of the connections."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        work: Callable[[], float] = time.thread_time,
    ) -> None:
        self.clock = clock
        self.work = work  # seconds the processor has worked here: others may want it too
        self.addresses: dict[str, Address] = {}
        self.running: dict[Any, Client] = {}  # greenlet: whose connection it serves
        self.since = work()  # when the greenlet that runs now began to
        self.queue: list[tuple[bool, bool, float, int, Client]] = []
        self.number = itertools.count()
        self.pump: gevent.Greenlet | None = None

    # -- measuring ----------------------------------------------------------------------------

    def start(self) -> None:
        """Measure from now on, in this thread."""
        greenlet.settrace(self.switched)

    def switched(self, _event: str, switch: tuple[Any, Any]) -> None:
        """Called by greenlet at every switch, hence as short as can be."""
        now = self.work()
        client = self.running.get(switch[0])
        if client is not None:
            client.used += now - self.since
        self.since = now

    def enter(self, place: Place) -> Client:
        """The greenlet that calls this serves a connection from now on."""
        address = self.addresses.get(place.address)
        if address is None:
            address = self.addresses[place.address] = Address()
        address.users += 1
        client = Client(place, address)
        client.used = ACCEPTING
        self.running[gevent.getcurrent()] = client
        return client

    def leave(self, client: Client) -> None:
        self.charge(client)
        client.address.users -= 1
        del self.running[gevent.getcurrent()]

    def charge(self, client: Client) -> None:
        """Bill a connection for what its greenlet, which calls this, has used."""
        worked, now = self.work(), self.clock()
        cost, client.used = client.used + worked - self.since, 0.0
        self.since = worked
        client.own.charge(cost, now)
        client.shared.charge(cost, now)

    def sweep(self) -> None:
        """Forget addresses that nobody is connected from, and who owe nothing."""
        now = self.clock()
        for name, address in list(self.addresses.items()):
            paid = max(address.known.paid_until, address.strangers.paid_until)
            if not address.users and paid < now:
                del self.addresses[name]

    # -- queueing -----------------------------------------------------------------------------

    def take(self, client: Client, *, again: bool = False) -> None:
        """Wait for this connection's turn. `again`: it has more to say already, so that others are
        looked for first. Raises OSError when the connection is to end instead."""
        self.charge(client)
        now = self.clock()
        own = client.own.paid_until
        if not again and own <= now and client.shared.paid_until <= now:
            return
        client.waiter = Waiter()
        stranger = client.place.rank < Rank.KNOWN
        heapq.heappush(self.queue, (own > now, stranger, own, next(self.number), client))
        if self.pump is None:
            self.pump = gevent.spawn(self.serve)
        try:
            client.waiter.get()
        finally:
            client.waiter = None

    def serve(self) -> None:
        hub = gevent.get_hub()
        while self.queue:
            is_over, is_stranger = self.queue[0][:2]
            with gevent.Timeout(LAST if is_over else LATER if is_stranger else SOON, False):
                gevent.idle()
            waiter = heapq.heappop(self.queue)[-1].waiter
            if waiter is not None:
                hub.loop.run_callback(waiter.switch, None)
        self.pump = None

    def dismiss(self, client: Client) -> None:
        """Let a connection wait no longer: it has been cut."""
        waiter, client.waiter = client.waiter, None
        if waiter is not None:
            gone = ConnectionAbortedError("its place was needed")
            gevent.get_hub().loop.run_callback(waiter.throw, gone)
