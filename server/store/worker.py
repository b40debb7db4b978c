"""Where the store's work is done: in a native thread while the disk is slow, as a memory card is,
so that it stalls nobody; here while it is quick, because the way to a thread and back takes longer
than the commit."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from gevent.threadpool import ThreadPool

QUICK = 0.002  # seconds the event loop may be blocked
TRUST = 5  # after so many quick tasks in a row the next one is done in the event loop
T = TypeVar("T")


class Worker:
    """Does one task at a time; greenlets that wait for it let the others run."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self.clock = clock
        self.pool = ThreadPool(1)
        self.in_thread = 0  # tasks queued for or running in the thread
        self.quick = 0  # quick tasks in a row

    def __call__(self, work: Callable[[], T], /) -> T:
        if self.quick >= TRUST and not self.in_thread:
            return self.timed(work)
        self.in_thread += 1
        try:
            result, fault = self.pool.apply(self.attempt, (work,))
        finally:
            self.in_thread -= 1
        if fault is not None:
            raise fault
        return result

    def attempt(self, work: Callable[[], T]) -> tuple[T | None, BaseException | None]:
        try:
            return self.timed(work), None
        except Exception as fault:  # raised again in the greenlet that waits
            return None, fault

    def timed(self, work: Callable[[], T]) -> T:
        began = self.clock()
        try:
            return work()
        finally:
            is_quick = self.clock() - began < QUICK
            self.quick = self.quick + 1 if is_quick else 0
