"""Paying on a phone: one good suggestion first, steppers, and a word for what does not add up."""

from __future__ import annotations

import pytest

from tests.browser.visitor import seated
from tests.server.phone import Phone
from tests.server.process import ServerProcess

SMALL = (360, 640)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("bazaar")
    with ServerProcess(folder, "--no-bots", module="tests.server.serve_test_games") as running:
        yield running


@pytest.mark.parametrize(
    "lang, size, missing, over, silver",
    [
        ("en", (390, 844), "2 missing", "1 too much", "Silver"),
        ("de", SMALL, "2 fehlen", "1 zu viel", "Silber"),
    ],
)
def test_a_payment_is_changed_until_it_adds_up(visit, server, lang, size, missing, over, silver):
    blue = Phone(server.url).create("blue", game="bazaar")
    Phone(server.url).join(blue.code, "orange")
    blue.change("start_match")
    phone = visit(lang=lang, size=size).keep(**seated(blue)).open(f"/t/{blue.code}")
    phone.tap(".prompt .offer >> nth=0")
    total = phone.page.locator(".payment-total .num")
    assert total.inner_text() == "3", "the suggestion adds up already"
    for _ in range(2):  # of the three coppers that were suggested
        step(phone, COPPER[lang], "first")
    phone.page.get_by_text(missing).first.wait_for()
    phone.shot(f"payment-short-{lang}")
    send = phone.page.locator(".vary .wide")
    assert send.get_attribute("aria-disabled") == "true" and missing in send.inner_text()
    send.click(force=True)
    assert blue.view["view"]["board"]["price"] == 3, "nothing was sent"
    for _ in range(2):
        step(phone, silver, "last")
    phone.page.get_by_text(over).first.wait_for()
    step(phone, COPPER[lang], "first")
    phone.page.locator(".vary .primary").wait_for()
    phone.shot(f"payment-whole-{lang}")
    small = phone.page.locator(".vary button").evaluate_all(
        "all => all.filter(b => b.offsetHeight < 44 || b.offsetWidth < 44).length"
    )
    assert small == 0
    phone.tap(".vary .primary")
    blue.seen(lambda view: view["pending"]["id"] == "lot-1")
    coins = blue.view["view"]["board"]["purses"][0]["coins"]
    assert coins == {"copper": 6, "silver": 1, "gold": 1}


COPPER = {"en": "Copper", "de": "Kupfer"}


def step(phone, name: str, which: str) -> None:
    """Tap the stepper of a coin: its first button takes one away, its last adds one."""
    getattr(phone.page.get_by_role("group", name=name).locator("button"), which).click()
