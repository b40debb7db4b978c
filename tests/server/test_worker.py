"""The store's work leaves everybody else free to go on, unless it is done at once."""

from __future__ import annotations

import itertools

import gevent
import pytest
from gevent.monkey import get_original

from server.store.worker import QUICK, TRUST, Worker

sleep = get_original("time", "sleep")
thread = get_original("_thread", "get_ident")


@pytest.fixture
def quick():
    """A worker that trusts the disk; by its clock every work takes a tenth of what it may."""
    worker = Worker(clock=itertools.count(0, QUICK / 10).__next__)
    for _ in range(TRUST):
        assert worker(thread) != thread()
    return worker


def test_a_disk_that_was_quick_is_waited_for(quick):
    assert quick(thread) == thread()


def test_a_slow_work_sends_the_next_ones_to_the_thread(quick):
    quick.clock = itertools.count(0, QUICK * 2).__next__
    quick(thread)
    assert quick(thread) != thread()


def test_while_the_thread_works_others_go_on_and_wait_their_turn(quick):
    done = []
    quick.quick = 0
    slow = gevent.spawn(quick, lambda: (sleep(0.2), done.append("slow")))
    gevent.sleep(0.02)
    assert done == []  # and yet this greenlet runs
    quick.quick = TRUST
    assert quick(lambda: (done.append("next"), thread())[1]) != thread()
    slow.join()
    assert done == ["slow", "next"]


def test_what_fails_fails_for_whoever_asked(quick):
    for trust in (TRUST, 0):
        quick.quick = trust
        with pytest.raises(ZeroDivisionError):
            quick(lambda: 1 // 0)
    assert quick(lambda: 7) == 7
