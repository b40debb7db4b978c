"""A few worker processes for questions that take long, and a fair queue before them.

A worker is started when there is something to do, or soon may be, and ends when there is not, so
that a server that is asked nothing has none. It may be killed at any time: its question is given to
another.
"""

from __future__ import annotations

import heapq
import itertools
import logging
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import gevent
from gevent.event import AsyncResult
from gevent.lock import Semaphore
from msgspec import Raw, Struct

from server.games.ruling import IllegalMove
from server.match.refusal import TooMuch
from server.net.asking.lines import (
    Answer,
    Fault,
    Given,
    Illegal,
    Request,
    read_answer,
    receive,
    send,
)
from server.net.turns import Account, Budget

PROGRAM = "server.net.asking.worker"
MOST_WORKERS = max(1, min(2, (os.cpu_count() or 1) - 1))
MOST_WAITING = 100  # questions of everybody
PATIENCE = 5.0  # seconds a question may wait and take; a phone waits for eight
IDLE_LASTS = 120.0  # seconds until a worker without work ends
TRIES = 2  # workers that are given one question

OWN = Budget(share=0.2, burst=1.0)  # of a connection, in workers' time
SHARED = Budget(share=0.5, burst=3.0)  # of an address

log = logging.getLogger(__name__)


class Asker(Struct, frozen=True):
    """Who asks, for the queue."""

    connection: str
    address: str
    known: bool  # holds a seat or an office
    ahead: bool = False  # asks what may be wanted soon


class Job:
    """One question on its way."""

    def __init__(self, request: Request, asker: Asker) -> None:
        self.request, self.asker = request, asker
        self.tries = 0
        self.result: AsyncResult = AsyncResult()

    def give_up(self) -> None:
        self.result.set_exception(TooMuch("refused-busy"))


class WorkerLost(Exception):
    """The process ended, or took too long and was ended."""


class Pool:
    """Answers requests in other processes."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.waiting: list[tuple[int, bool, float, int, Job]] = []
        self.ready = Semaphore(0)  # counts the waiting
        self.number = itertools.count()
        self.accounts: dict[str, Account] = {}
        self.workers: dict[gevent.Greenlet, Process | None] = {}
        self.idle = 0

    def answer(self, request: Request, asker: Asker) -> Raw:
        """The answer in JSON. Raises IllegalMove where the rules do, TooMuch where too many ask."""
        if asker.ahead and self.has_used_up(asker):
            raise TooMuch("refused-busy")
        if len(self.waiting) >= MOST_WAITING:
            self.make_room(asker)
        job = Job(request, asker)
        self.add(job)
        try:
            given: Answer = job.result.get(timeout=PATIENCE)
        except gevent.Timeout:
            job.give_up()
            given = job.result.get()
        match given:
            case Given(raw):
                return raw
            case Illegal(reason):
                raise IllegalMove(reason)
            case Fault(text):
                raise RuntimeError(f"a worker could not answer: {text}")

    def add(self, job: Job) -> None:
        heapq.heappush(self.waiting, (*self.urgency(job.asker), next(self.number), job))
        self.ready.release()
        if self.idle < len(self.waiting) and len(self.workers) < MOST_WORKERS:
            self.hire()

    def expect(self) -> None:
        """A question may come soon: its worker is started now, since that takes half a second."""
        if not self.workers:
            self.hire(ahead=True)

    def hire(self, ahead: bool = False) -> None:
        worker = gevent.Greenlet(self.work, ahead)
        self.workers[worker] = None
        worker.start()

    def urgency(self, asker: Asker) -> tuple[int, bool, float]:
        """Those within their budget first, of those whoever plays, then whoever used least; last of
        all what is asked ahead."""
        late = 2 if asker.ahead else int(self.has_used_up(asker))
        return late, not asker.known, self.paid(asker.connection)

    def has_used_up(self, asker: Asker) -> bool:
        """Whether it is over its budget; strangers are over that of their address as well."""
        own, shared = self.paid(asker.connection), self.paid(asker.address)
        return max(own, shared if not asker.known else own) > self.clock()

    def paid(self, name: str) -> float:
        account = self.accounts.get(name)
        return 0.0 if account is None else account.paid_until

    def charge(self, asker: Asker, cost: float) -> None:
        now = self.clock()
        for name, budget in ((asker.connection, OWN), (asker.address, SHARED)):
            self.accounts.setdefault(name, Account(budget)).charge(cost, now)
        if len(self.accounts) > 10 * MOST_WAITING:
            kept = {name: each for name, each in self.accounts.items() if each.paid_until > now}
            self.accounts = kept

    def make_room(self, asker: Asker) -> None:
        """Refuse the least urgent of all who wait; perhaps the one who asks now."""
        worst = max(self.waiting)
        if self.urgency(asker) >= worst[:3]:
            raise TooMuch("refused-busy")
        self.waiting.remove(worst)
        heapq.heapify(self.waiting)
        worst[-1].give_up()

    # -- the workers --------------------------------------------------------------------------

    def work(self, ahead: bool) -> None:
        """One worker, from its start until it is not needed or lost; `ahead` of any question."""
        process: Process | None = None
        try:
            process = self.start() if ahead else None
            while (job := self.next()) is not None:
                process = process or self.start(job)
                self.do(job, process)
        except (WorkerLost, OSError) as why:
            log.warning("a worker for questions was lost: %s", why)
        finally:
            if process is not None:
                process.end()
            del self.workers[gevent.getcurrent()]
            if self.waiting and not self.workers:
                self.add(heapq.heappop(self.waiting)[-1])

    def start(self, job: Job | None = None) -> Process:
        try:
            process = self.workers[gevent.getcurrent()] = Process()
        except OSError:
            if job is not None:
                job.give_up()
            raise
        return process

    def next(self) -> Job | None:
        """The most urgent question that still waits; none for a long time."""
        self.idle += 1
        try:
            while self.ready.acquire(timeout=IDLE_LASTS):
                if self.waiting:
                    job = heapq.heappop(self.waiting)[-1]
                    if not job.result.ready():
                        return job
            return None
        finally:
            self.idle -= 1

    def do(self, job: Job, process: Process) -> None:
        began = self.clock()
        job.tries += 1
        try:
            with gevent.Timeout(PATIENCE, WorkerLost("it takes too long")):
                body = process.ask(job.request)
        except (WorkerLost, OSError):
            if job.tries < TRIES and self.clock() - began < PATIENCE / 2:
                self.add(job)
            else:
                job.give_up()
            raise
        finally:
            self.charge(job.asker, self.clock() - began)
        if not job.result.ready():
            job.result.set(read_answer(body))

    def close(self) -> None:
        """End all workers."""
        for worker, process in list(self.workers.items()):
            worker.kill(block=False)
            if process is not None:
                process.end()


class Process:
    """One worker process and the socket to it."""

    def __init__(self) -> None:
        ours, theirs = socket.socketpair()
        # In a session of its own it gets no SIGINT from the terminal.
        self.child: Any = subprocess.Popen(
            [sys.executable, "-m", PROGRAM], stdin=theirs.fileno(), start_new_session=True
        )
        theirs.close()
        self.socket = ours

    def ask(self, request: Request) -> bytes:
        send(self.socket, request)
        body = receive(self.socket)
        if body is None:
            raise WorkerLost("it ended")
        return body

    def end(self) -> None:
        self.socket.close()
        self.child.kill()
        gevent.spawn(self.child.wait)
