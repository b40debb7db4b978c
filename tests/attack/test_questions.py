"""Questions that take long are worked out elsewhere: nobody waits for another's."""

from __future__ import annotations

import gzip
import os
import signal
import threading
from pathlib import Path

import pytest

from tests.server.phone import Phone
from tests.server.process import ServerProcess, until

TABLE = "6ZD2"  # with five tanks, being played
KEPT = Path(__file__).parents[1] / "kept" / "armored-v2.db.gz"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    data = tmp_path_factory.mktemp("questions")
    (data / "sandtable.db").write_bytes(gzip.decompress(KEPT.read_bytes()))
    with ServerProcess(data, "--no-bots") as running:
        yield running


@pytest.fixture
def watcher(server):
    """A stranger who looks at a match with tanks on the board."""
    phone = Phone(server.url)
    phone.watch(TABLE)
    phone.seen(lambda view: True)
    yield phone
    phone.close()


def overlay(phone: Phone, number: int = 0) -> dict:
    """Another question for each number, as many as there are units times two."""
    units = phone.view["view"]["board"]["units"]
    unit = units[number % len(units)]["id"]
    show = ("sees", "hits")[number // len(units) % 2]
    question = {"type": "ask-overlay", "unit": unit, "show": show}
    return phone.say("ask", game="armored-advance", match=phone.match, question=question)


def workers(server: ServerProcess) -> list[int]:
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
            command = (status.parent / "cmdline").read_text()
        except OSError:
            continue
        if int(fields[1]) == server.process.pid and "asking.worker" in command:
            found.append(int(status.parent.name))
    return found


def test_the_first_slow_question_is_the_last_to_be_answered_in_the_loop(server, watcher):
    assert not workers(server)
    first = overlay(watcher)
    assert first["type"] == "ruling"
    until(lambda: workers(server))  # it does not wait for the second
    assert overlay(watcher) == first
    assert len(workers(server)) == 1


def test_a_worker_that_is_killed_is_replaced(server, watcher):
    known = overlay(watcher)
    for _ in range(3):
        overlay(watcher)
        for pid in workers(server):
            os.kill(pid, signal.SIGKILL)
        assert overlay(watcher) == known


def test_a_worker_killed_in_the_middle_of_a_question_is_replaced(server, watcher):
    known = overlay(watcher)
    [pid] = until(lambda: len(found := workers(server)) == 1 and found, what="one worker")
    os.kill(pid, signal.SIGSTOP)
    answers = []
    asking = threading.Thread(target=lambda: answers.append(overlay(watcher)))
    asking.start()
    until(lambda: waits_for_an_answer(pid))
    os.kill(pid, signal.SIGKILL)
    asking.join(20)
    assert answers == [known]


def waits_for_an_answer(pid: int) -> bool:
    """Whether something lies in the socket of a stopped worker."""
    number = os.readlink(f"/proc/{pid}/fd/0").strip("socket:[]")
    return any(number in line for line in Path("/proc/net/unix").read_text().splitlines())


def test_a_question_the_rules_refuse_is_refused_by_a_worker_in_the_same_words(server, watcher):
    question = {"type": "ask-overlay", "unit": "nobody", "show": "sees"}
    wish = {"game": "armored-advance", "match": watcher.match, "question": question}
    assert overlay(watcher)["type"] == "ruling"  # from now on the kind is slow
    assert watcher.say("ask", **wish)["type"] == "refused"


def test_nobody_waits_for_anothers_question(server, watcher):
    overlay(watcher)
    others = [Phone(server.url) for _ in range(8)]
    for phone in others:
        phone.watch(watcher.code)
        phone.seen(lambda view: True)
    finished: list[str] = []

    def asks(phone: Phone, number: int) -> None:
        overlay(phone, number)
        finished.append("question")

    numbered = zip(others, range(1, 9), strict=True)  # each its own: no answer is known
    asking = [threading.Thread(target=asks, args=each) for each in numbered]
    for each in asking:
        each.start()
    watcher.ok("hello", protocol=1)
    finished.append("hello")
    for each in asking:
        each.join(30)
    assert finished.index("hello") < 8
    for phone in others:
        phone.close()
