"""A move is drawn with a finger: it stops at the exact limit, tells its cost, and is never lost."""

from __future__ import annotations

import re

import pytest

from tests.browser.armored_table import DOMINATION, Battle
from tests.browser.finger import Finger, middle
from tests.browser.inspect import layout_faults, raw_words, small_targets, sound
from tests.browser.test_every_page import seated
from tests.browser.visitor import Visitor
from tests.server.phone import Phone

TABLET = (820, 1180)
PHONE = (390, 844)
SCREEN = (1920, 1080)
READY = ".offers .offer.primary"
ENDS = {"en": "ends at", "de": "endet in"}


@pytest.fixture
def battle(server):
    phones = [Phone(server.url), Phone(server.url)]
    yield Battle(*phones, DOMINATION)
    for phone in phones:
        phone.close()


def draw(visitor: Visitor, unit: str) -> None:
    """Take up the unit and its move."""
    visitor.page.locator(f"[data-unit={unit}]").press("Enter")
    visitor.page.locator(".aa-deeds .offer").first.click()
    visitor.page.locator(".aa-handle.spot").wait_for()


@pytest.mark.parametrize(
    ("size", "lang", "theme"),
    [(PHONE, "en", "dark"), (TABLET, "de", "light"), (SCREEN, "en", "light")],
    ids=["phone", "tablet", "screen"],
)
def test_a_move_is_dragged_to_the_exact_limit(visit, battle, size, lang, theme):
    battle.listed().deployed()
    phone = visit(size=size, lang=lang, theme=theme).keep(**seated(battle.blue))
    phone.open(f"/t/{battle.code}")
    draw(phone, "blue-2")
    x, y = middle(phone, ".aa-handle.spot")
    Finger(phone).drag((x, y), (x, y - 300))
    page = phone.page
    limit = {"en": "as far as it goes", "de": "weiter geht es nicht"}[lang]
    page.locator(".aa-way-cost .sum", has_text=limit).wait_for()
    page.locator(READY, has_text=re.compile(r"[A-Z]\d")).wait_for()
    page.locator(".aa-there li").first.wait_for()
    page.locator(".aa-tag.ink text", has_text=re.compile(r"^\d\+$")).first.wait_for()
    phone.shot(f"armored-drag-{size[0]}-{lang}")
    assert [*layout_faults(page), *small_targets(page), *raw_words(page)] == []
    before = battle.blue.view["seq"]
    phone.tap(READY)
    after = battle.orange.seen(lambda view: view["seq"] > before)
    (moved,) = [u for u in after["view"]["board"]["units"] if u["id"] == "blue-2"]
    assert 4990 <= moved["inches"] <= 6000, "all that it has, to the thousandth"


IN_THE_WAY = {
    "en": ("Move by numbers", "Inches", "Degrees right of the bow", "Draw it", "in the way"),
    "de": ("Bewegung in Zahlen", "Zoll", "Grad rechts vom Bug", "Einzeichnen", "im Weg"),
}


@pytest.mark.parametrize(
    ("size", "lang"),
    [(PHONE, "de"), (TABLET, "en"), (SCREEN, "de")],
    ids=["phone", "tablet", "screen"],
)
def test_a_refused_move_is_told_before_it_is_sent_and_corrected(visit, battle, size, lang):
    battle.listed().deployed()
    phone = visit(size=size, lang=lang).keep(**seated(battle.blue)).open(f"/t/{battle.code}")
    draw(phone, "blue-2")
    page = phone.page
    numbers, inches, degrees, go, refused = IN_THE_WAY[lang]
    page.get_by_label(numbers).click()
    page.get_by_label(inches).fill("3")
    page.get_by_label(degrees).fill("0")
    page.get_by_role("button", name=go).click()
    page.locator(".aa-refused", has_text=refused).wait_for()
    assert page.locator(READY).count() == 0, "what would be refused is not sent"
    sound(phone, f"armored-drag-refused-{size[0]}-{lang}")
    x, y = middle(phone, ".aa-handle.spot")
    finger = Finger(phone)
    finger.drag((x, y), (x - 40, y - 90))
    page.locator(READY, has_text=ENDS[lang]).wait_for()
    page.locator(".aa-refused").wait_for(state="detached")
    page.locator(".aa-there li").first.wait_for()
    # Two fingers move the map, and leave the drawing alone.
    drawn = page.locator(".aa-way-cost").inner_text()
    finger.send("touchStart", (150, 150), (250, 150))
    finger.send("touchMove", (120, 150), (280, 150))
    finger.send("touchEnd")
    assert page.locator(".aa-way-cost").inner_text() == drawn
    before = battle.blue.view["seq"]
    phone.tap(READY)
    after = battle.orange.seen(lambda view: view["seq"] > before)
    (moved,) = [u for u in after["view"]["board"]["units"] if u["id"] == "blue-2"]
    assert moved["moved"] == "yes"


def test_what_is_taken_up_comes_into_sight_where_the_map_showed_another_part(visit, battle):
    battle.listed().deployed()
    phone = visit(size=(360, 640)).keep(**seated(battle.blue)).open(f"/t/{battle.code}")
    page = phone.page
    page.get_by_label("Nearer").click()
    page.get_by_label("Nearer").click()
    finger = Finger(phone)
    finger.drag((150, 100), (150, 240))  # away from one's own edge
    draw(phone, "blue-2")
    field = page.locator(".aa-field").bounding_box()
    assert field is not None
    for handle in ("spot", "ring"):
        x, y = middle(phone, f".aa-handle.{handle} .mark")
        assert field["x"] < x < field["x"] + field["width"], handle
        assert field["y"] < y < field["y"] + field["height"], handle
    x, y = middle(phone, ".aa-handle.spot")
    finger.drag((x, y), (x + 30, y - 60))
    page.locator(".aa-way-cost .sum").wait_for()
    phone.shot("armored-drag-in-sight")
    # Moved by hand it stays where it was put.
    before = middle(phone, "[data-piece=blue-2]")
    finger.drag((60, 80), (60, 140))
    after = middle(phone, "[data-piece=blue-2]")
    assert after[1] > before[1] + 30
    page.locator(".offer", has_text="Back").first.click()
    assert middle(phone, "[data-piece=blue-2]")[1] > before[1] + 30


class Wire:
    """The page's connection, which can be cut and mended."""

    def __init__(self, visitor: Visitor) -> None:
        self.cut, self.open, self.page = False, [], visitor.page
        visitor.page.route_web_socket(re.compile("socket.io"), self.dial)
        visitor.page.route(re.compile("socket.io"), self.poll)

    def dial(self, socket) -> None:
        if self.cut:
            socket.close()
        else:
            self.open.append(socket)
            socket.connect_to_server()

    def poll(self, route) -> None:
        if self.cut:
            route.abort()
        else:
            route.continue_()

    def lose(self) -> None:
        self.cut = True
        while self.open:
            self.open.pop().close()

    def mend(self) -> None:
        """The network is back, and the page is told, as a phone tells it."""
        self.cut = False
        self.page.evaluate("dispatchEvent(new Event('online'))")


def test_a_phone_that_loses_the_network_while_dragging_keeps_the_move(visit, battle):
    battle.listed().deployed()
    phone = visit(size=PHONE)
    wire = Wire(phone)
    phone.keep(**seated(battle.blue)).open(f"/t/{battle.code}")
    draw(phone, "blue-2")
    x, y = middle(phone, ".aa-handle.spot")
    finger, page = Finger(phone), phone.page
    finger.send("touchStart", (x, y))
    finger.send("touchMove", (x, y - 20))
    wire.lose()
    page.locator(".conn.wait, .conn.off").first.wait_for(state="attached")
    # A palm on the glass moves neither the map nor the unit.
    before = middle(phone, "[data-piece=blue-2]")
    finger.send("touchMove", (x, y - 40), (60, 150))
    finger.send("touchMove", (x, y - 60), (90, 250))
    assert middle(phone, "[data-piece=blue-2]") == before
    finger.send("touchEnd")
    assert page.locator(".aa-handle.spot").count() == 1, "it stays drawn"
    assert page.locator(READY).count() == 0
    wire.mend()
    page.locator(READY, has_text="ends at").wait_for(timeout=60_000)
    seq = battle.blue.view["seq"]
    phone.tap(READY)
    after = battle.orange.seen(lambda view: view["seq"] > seq)
    (moved,) = [u for u in after["view"]["board"]["units"] if u["id"] == "blue-2"]
    assert moved["moved"] == "yes"
