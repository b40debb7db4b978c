"""Anyone measures anything on the map, by touch, and the match does not notice."""

from __future__ import annotations

import pytest

from tests.browser.armored_table import DOMINATION, Battle
from tests.browser.inspect import layout_faults, raw_words, small_targets
from tests.browser.test_armored_drag import PHONE, SCREEN, TABLET, Finger, middle
from tests.browser.visitor import Visitor, seated
from tests.server.phone import Phone

RULER = {"en": "Measure", "de": "Messen"}
HULLS = {"en": "hull edge to hull edge", "de": "von Wannenkante zu Wannenkante"}


@pytest.fixture(scope="module")
def battle(server):
    phones = [Phone(server.url), Phone(server.url)]
    yield Battle(*phones, DOMINATION).listed().deployed()
    for phone in phones:
        phone.close()


def unit(visitor: Visitor, id: str) -> tuple[float, float]:
    return middle(visitor, f"[data-piece={id}]")


def open_ruler(visitor: Visitor, lang: str) -> None:
    visitor.page.get_by_role("button", name=RULER[lang], exact=True).click()
    visitor.page.locator(".aa-measured").wait_for()


@pytest.mark.parametrize(
    ("who", "size", "lang", "theme"),
    [
        ("waiting", PHONE, "de", "dark"),
        ("waiting", TABLET, "en", "light"),
        ("player", TABLET, "de", "light"),
        ("watcher", PHONE, "en", "light"),
        ("waiting", SCREEN, "de", "light"),
        ("screen", SCREEN, "en", "dark"),
        ("referee", PHONE, "de", "light"),
    ],
)
def test_a_line_is_drawn_from_hull_to_hull(visit, server, battle, who, size, lang, theme):
    visitor = visit(size=size, lang=lang, theme=theme)
    if who in ("waiting", "player"):
        visitor.keep(**seated(battle.orange if who == "waiting" else battle.blue))
    if who == "referee":
        signing = Phone(server.url)
        visitor.keep(office=signing.sign_in(server, "referee"))
        signing.close()
    visitor.open(f"/{who if who in ('screen', 'referee') else 't'}/{battle.code}")
    page, before = visitor.page, battle.blue.view["seq"]
    open_ruler(visitor, lang)
    one, two = unit(visitor, "blue-2"), unit(visitor, "orange-1")
    if size[0] < 1000:
        Finger(visitor).drag(one, two)
    else:
        page.mouse.click(*one)
        page.mouse.click(*two)
    page.locator(".aa-measured .aa-value", has_text="Pz.Kpfw.").wait_for()
    page.locator(".aa-measured small", has_text=HULLS[lang]).wait_for()
    page.locator(".aa-measure-terms li").nth(2).wait_for()
    page.locator(".aa-rings rect").first.wait_for(state="attached")
    visitor.shot(f"armored-measure-{who}-{size[0]}-{lang}")
    assert [*layout_faults(page), *small_targets(page), *raw_words(page)] == []
    assert "M4A3(75)W" in page.locator(".aa-measured").inner_text()
    if (who, size) == ("waiting", SCREEN):  # beside the map, which has the whole height
        panel, field = (page.locator(each).bounding_box() for each in (".aa-measured", ".aa-field"))
        assert panel["x"] >= field["x"] + field["width"] and field["height"] > 900
    assert battle.blue.view["seq"] == before, "nothing was sent but questions"


def test_a_tap_tells_a_place_from_two_edges_and_what_is_seen_from_there(visit, battle):
    visitor = visit(size=PHONE).keep(**seated(battle.orange)).open(f"/t/{battle.code}")
    page = visitor.page
    open_ruler(visitor, "en")
    page.touchscreen.tap(*unit(visitor, "blue-2"))
    page.locator(".aa-place", has_text="from the west edge").wait_for()
    page.locator(".aa-place", has_text="bow").wait_for()
    page.locator(".aa-measure .seen").wait_for(state="attached")
    x, y = middle(visitor, ".aa-field")
    page.touchscreen.tap(x, y)
    page.locator(".aa-measured", has_text="to point").wait_for()
    visitor.shot("armored-measure-point")
    page.get_by_role("button", name="Other way round").click()
    page.locator(".aa-measured", has_text="A shot would strike").wait_for()
    # Two fingers move the map and leave the line alone.
    drawn = page.locator(".aa-measured .said").inner_text()
    finger = Finger(visitor)
    finger.send("touchStart", (150, 250), (250, 250))
    finger.send("touchMove", (120, 250), (280, 250))
    finger.send("touchEnd")
    assert page.locator(".aa-measured .said").inner_text() == drawn
    page.get_by_role("button", name="Done").click()
    page.locator(".aa-measured").wait_for(state="detached")


def test_shots_are_heard_as_a_list_and_taken_by_key(visit, battle):
    visitor = visit(size=PHONE).keep(**seated(battle.blue)).open(f"/t/{battle.code}")
    page = visitor.page
    page.locator("[data-unit=blue-2]").press("Enter")
    toggle = page.locator(".aa-unit-shots [aria-expanded]")
    toggle.press("Enter")
    row = page.locator(".aa-unit-shots li .row").first
    row.get_by_text("Range").wait_for()
    visitor.shot("armored-shot-list")
    assert [*layout_faults(page), *small_targets(page), *raw_words(page)] == []
    row.press("Enter")
    page.locator(".aa-card .need").wait_for()
    page.locator(".prompt .offer", has_text="Fire").wait_for()
