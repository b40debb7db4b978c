"""A match leaves by the replay page and comes back by the referee's, on another server."""

from __future__ import annotations

import re

import pytest

from tests.browser.visitor import Visitor
from tests.server.phone import Phone
from tests.server.process import ServerProcess


@pytest.fixture
def elsewhere(tmp_path):
    with ServerProcess(tmp_path / "data", "--no-bots") as running:
        yield running


def referee_of(server) -> dict:
    phone = Phone(server.url)
    signed = phone.sign_in(server, "referee")
    phone.close()
    return signed


def test_a_match_is_saved_here_and_taken_in_elsewhere(chromium, visit, server, elsewhere, tmp_path):
    player = Phone(server.url).create("blue", "orange")
    player.change("start_match")
    player.change("resign", seat="blue")
    player.close()
    reader = visit().open(f"/t/{player.code}/replay")
    with reader.page.expect_download() as saved:
        reader.tap("a[download]")
    saved.value.save_as(tmp_path / "match.json")

    referee = Visitor(chromium, elsewhere, lang="de").keep(office=referee_of(elsewhere))
    referee.open("/referee")
    referee.page.locator("input[type=file]").set_input_files(tmp_path / "match.json")
    referee.page.wait_for_url(re.compile("/t/[A-Z0-9]{4}/replay"))
    referee.sees("Orange")

    (tmp_path / "holiday.json").write_text("not a match")
    referee.open("/referee")
    referee.page.locator("input[type=file]").set_input_files(tmp_path / "holiday.json")
    referee.sees("keine Partiedatei")
    referee.page.locator("input[type=file]").set_input_files(tmp_path / "match.json")
    referee.sees("schon hier")
    referee.context.close()
    assert referee.faults == []
