"""Who uses more than a share of the server's time waits for those who do not."""

from __future__ import annotations

import os
from collections.abc import Iterator

import gevent
import pytest
from gevent.socket import wait_read

from server.net.places import Place, Rank
from server.net.turns import OWN, Account, Address, Client, Turns
from tests.own_hub import own_hub


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def client_of(turns: Turns, address: str = "a", rank: Rank = Rank.STRANGER) -> Client:
    accounts = turns.addresses.setdefault(address, Address())
    return Client(Place(address, rank, lambda: None), accounts)


def owing(turns: Turns, client: Client, seconds: float) -> Client:
    client.own.charge(seconds, turns.clock())
    return client


def served(turns: Turns, *clients: Client) -> list[int]:
    """In which order clients that all want a turn get it."""
    order: list[int] = []

    def want(number: int, client: Client) -> None:
        turns.take(client, again=True)
        order.append(number)

    wanting = [gevent.spawn(want, number, client) for number, client in enumerate(clients)]
    gevent.joinall(wanting, timeout=10, raise_error=True)
    return order


@pytest.fixture
def turns() -> Iterator[Turns]:
    with own_hub():
        yield Turns(Clock(), Clock())


def test_an_account_is_overdrawn_past_its_burst_and_pays_by_waiting():
    account = Account(OWN)
    account.charge(0.1, 1000.0)
    assert account.paid_until <= 1000.0
    account.charge(0.01, 1000.0)
    assert account.paid_until == pytest.approx(1000.1)


def test_whoever_used_least_is_served_first(turns):
    clients = [owing(turns, client_of(turns), cost) for cost in (0.9, 0.5, 0.7)]
    assert served(turns, *clients) == [1, 2, 0]


def test_whoever_plays_is_served_before_strangers_within_their_budget(turns):
    stranger = client_of(turns)
    player = client_of(turns, rank=Rank.KNOWN)
    greedy = owing(turns, client_of(turns, rank=Rank.KNOWN), 1.0)
    assert served(turns, greedy, stranger, player) == [2, 1, 0]


def test_within_the_budget_nobody_waits(turns):
    client = client_of(turns)
    turns.take(client)
    assert not turns.queue and turns.pump is None


def test_the_others_of_a_greedy_address_wait_too_but_not_for_the_greedy_one(turns):
    greedy, other = client_of(turns), client_of(turns)
    owing(turns, greedy, 5.0)
    greedy.shared.charge(5.0, turns.clock())
    waiting = gevent.spawn(turns.take, other)
    gevent.sleep(0)
    assert [client for *_, client in turns.queue] == [other]
    waiting.join(10)
    assert waiting.successful()


def test_who_plays_does_not_answer_for_strangers_behind_the_same_router(turns):
    client_of(turns).shared.charge(5.0, turns.clock())
    turns.take(client_of(turns, rank=Rank.KNOWN))
    assert not turns.queue and turns.pump is None


def test_between_two_messages_of_one_client_the_others_are_looked_for(turns):
    """However many are there already: gevent's own `sleep(0)` would run dozens in a row."""
    read, write = os.pipe()
    order: list[str] = []
    pipelining = client_of(turns)

    def pipeline() -> None:
        for number in range(20):
            turns.take(pipelining, again=True)
            order.append("pipelined")
            if number == 3:
                os.write(write, b"x")  # now somebody else's message arrives

    def arrive() -> None:
        wait_read(read)
        order.append("other")

    gevent.joinall([gevent.spawn(arrive), gevent.spawn(pipeline)], timeout=10, raise_error=True)
    os.close(read)
    os.close(write)
    assert order.index("other") <= 5


def test_a_connection_that_is_cut_waits_no_longer(turns):
    client = owing(turns, client_of(turns), 5.0)
    waiting = gevent.spawn(turns.take, client)
    gevent.sleep(0)
    turns.dismiss(client)
    waiting.join(10)
    assert isinstance(waiting.exception, OSError)


def test_addresses_that_owe_nothing_are_forgotten(turns):
    client_of(turns, "a")
    client_of(turns, "b").shared.charge(2.0, turns.clock())
    turns.sweep()
    assert list(turns.addresses) == ["b"]
