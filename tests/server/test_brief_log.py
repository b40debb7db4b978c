"""Nobody in the network can fill the log."""

from __future__ import annotations

import logging

from server.net.brief import AT_ONCE, LONGEST, WITHIN, Brief
from tests.server.phone import Phone
from tests.server.process import ServerProcess


def record(text: str, *args: object, line: int = 1) -> logging.LogRecord:
    return logging.LogRecord("x", logging.INFO, "x.py", line, text, args, None)


def test_a_long_line_is_cut():
    long = record("%s", "y" * 1_000_000)
    assert Brief().filter(long)
    assert LONGEST < len(long.getMessage()) < LONGEST + 60


def test_of_a_flood_the_first_lines_are_shown_and_again_a_minute_later():
    now = 0.0
    brief = Brief(lambda: now)
    shown = [brief.filter(record("again")) for _ in range(1000)]
    assert sum(shown) == AT_ONCE + 1
    assert brief.filter(record("elsewhere", line=2))
    now = WITHIN + 1
    assert brief.filter(record("again"))


def test_percent_signs_of_strangers_are_only_text():
    sent = record("bad request %r", "%s %d %")
    assert Brief().filter(sent)
    assert sent.getMessage() == "bad request '%s %d %'"


def test_a_server_that_hears_nonsense_says_little(tmp_path):
    with ServerProcess(tmp_path, "--no-bots") as server:
        before = len(server.output)
        for number in range(100):
            phone = Phone(server.url)
            phone.client.call("say", {"type": "z" * 10_000, "number": number})
            phone.close()
        assert len(server.output) - before < 30_000
