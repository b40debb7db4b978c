"""A game without drawings can be played all the same: its offers are buttons, its log the board."""

from __future__ import annotations

import pytest

from tests.browser.visitor import SCREEN, Visitor, seated
from tests.server.phone import Phone
from tests.server.process import ServerProcess


@pytest.fixture
def server(tmp_path):
    with ServerProcess(tmp_path, "--no-bots", module="tests.server.serve_test_games") as running:
        yield running


def test_a_game_without_drawings_is_played_on_a_phone_and_shown_on_a_screen(visit, server):
    blue = Phone(server.url).create("blue", game="nim")
    orange = Phone(server.url).join(blue.code, "orange")
    blue.change("start_match")
    screen = visit(size=SCREEN).open(f"/screen/{blue.code}")
    phone = visit().keep(**seated(blue)).open(f"/t/{blue.code}")
    take(phone)
    orange.seen(lambda view: view["pending"]["id"] == "take-1")
    orange.act({"type": "take", "count": 3})
    phone.page.locator(".prompt .primary").wait_for()
    assert blue.view["view"]["board"] == {"left": 16}
    assert screen.page.locator(".screen-head .conn").inner_text() == f"Table {blue.code}"
    screen.page.locator(".generic li").nth(2).wait_for()  # it began, two were taken, three


def take(phone: Visitor) -> None:
    """Take two matches: the offer, one more than it says, done."""
    phone.tap(".prompt .primary")
    phone.tap(".vary .stepper button:last-child")
    phone.tap(".vary .primary")
