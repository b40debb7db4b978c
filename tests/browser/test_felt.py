"""What is felt: the turn and the dice, one switch for both; dice that tumble; a lit screen."""

from __future__ import annotations

import pytest

from tests.browser.visitor import Visitor, seated
from tests.server.phone import Phone, until

HEARD = """() => {
  window.heard = [];
  document.addEventListener("felt", ({ detail }) => window.heard.push(detail));
}"""


@pytest.fixture
def pair(server):
    blue, orange = Phone(server.url), Phone(server.url)
    blue.create("blue", policy={"dice": "server"})
    orange.join(blue.code, "orange")
    blue.change("start_match")
    blue.seen(lambda view: view["pending"]["type"] == "roll")
    yield blue, orange
    for phone in (blue, orange):
        phone.close()


def heard(visitor: Visitor, what: str) -> bool:
    return what in visitor.page.evaluate("window.heard")


def throw_for_the_initiative(visitor: Visitor) -> None:
    """Equal dice are thrown again, until they differ."""

    def is_decided() -> bool:
        if visitor.page.locator(".prompt:not(.roll)").count() > 0:
            return True
        button = visitor.page.locator(".prompt.roll .offer.primary:not([aria-disabled='true'])")
        if button.count() > 0:
            button.first.click()
        return False

    until(is_decided, what="the initiative", seconds=60)


@pytest.mark.parametrize("motion", [True, False], ids=["motion", "still"])
def test_dice_the_server_throws_are_seen_and_felt(visit, pair, motion):
    blue, _ = pair
    visitor = visit(motion=motion).keep(**seated(blue)).open(f"/t/{blue.code}")
    visitor.page.evaluate(HEARD)
    visitor.tap(".prompt .offer.primary")
    visitor.page.locator(".thrown-dice .die[aria-label]").first.wait_for()
    visitor.shot(f"thrown-dice-{motion}")
    assert visitor.page.locator(".thrown-dice .throw").count() == 2  # whose initiative it is
    until(lambda: heard(visitor, "dice"), what="the dice to be felt")
    visitor.page.locator(".thrown-dice").wait_for(state="detached")


def test_one_switch_silences_all(visit, pair):
    blue, _ = pair
    visitor = visit().keep(**seated(blue), felt="off").open(f"/t/{blue.code}")
    visitor.page.evaluate(HEARD)
    throw_for_the_initiative(visitor)
    assert visitor.page.evaluate("window.heard") == []
    visitor.tap(".appbar .iconbtn:last-child")
    visitor.page.get_by_role("switch", name="Sounds and vibration").click()
    until(lambda: heard(visitor, "turn"), what="the sound of the switch")
    assert visitor.page.evaluate("localStorage.getItem('sandtable.felt')") is None


def test_the_screen_stays_on_without_a_secure_context(visit, pair):
    blue, _ = pair
    visitor = visit().keep(**seated(blue)).open(f"/t/{blue.code}")
    page = visitor.page
    assert page.evaluate("'wakeLock' in navigator") is False, "plain HTTP has no wake lock"
    visitor.tap(".appbar .titles")
    until(lambda: page.evaluate("document.querySelector('video.awake')?.currentTime > 0"))
    playing = page.evaluate("(v => [v.paused, v.muted, v.loop])(document.querySelector('.awake'))")
    assert playing == [False, False, True]
    visitor.tap(".appbar .back")
    page.locator("video.awake").wait_for(state="detached")
