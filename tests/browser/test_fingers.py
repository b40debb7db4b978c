"""Fingers, as events of a touch screen: undo, the end of a turn, pinching, back, refusals."""

from __future__ import annotations

import pytest

from tests.browser.armored_table import DOMINATION, Battle
from tests.browser.visitor import Visitor, seated
from tests.server.phone import Phone, until

TANK = "[data-unit=blue-2]"
SIZES = ((360, 640), (375, 553), (412, 780), (844, 390))


@pytest.fixture(scope="module")
def phones(server):
    made: list[Phone] = []

    def phone() -> Phone:
        made.append(Phone(server.url))
        return made[-1]

    yield phone
    for each in made:
        each.close()


@pytest.fixture(scope="module")
def battle(phones):
    return Battle(phones(), phones(), DOMINATION).listed().deployed()


def touch(visitor: Visitor, selector: str) -> None:
    """A finger on the middle of it: what lies there gets the touch, whatever it is."""
    target = visitor.page.locator(selector).first
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    visitor.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def sit_at(visit, battle: Battle, **options) -> Visitor:
    visitor = visit(**options).keep(**seated(battle.blue)).open(f"/t/{battle.code}")
    visitor.page.locator(TANK).press("Enter")
    return visitor


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_finger_takes_back_the_step_that_undo_names(visit, battle, size):
    blue = sit_at(visit, battle, size=size)
    battle.blue.act(a_move(battle))
    blue.page.locator(".undo-says", has_text="M4A3(75)W").wait_for()
    turned = battle.blue.view["seq"]
    touch(blue, ".prompt .undo")
    battle.blue.seen(lambda view: view["seq"] > turned, "the undo")
    assert [line["text"]["key"] for line in battle.blue.view["lines"] if line["undone"]]


def a_move(battle: Battle) -> dict:
    """What the first offer to move the tank proposes."""
    actions = [offer["action"] for offer in battle.blue.view["view"]["offers"]]
    return next(each for each in actions if each["type"] == "move" and each["unit"] == "blue-2")


def test_the_end_of_a_turn_is_asked_for_once(visit, battle):
    blue = sit_at(visit, battle, lang="de", size=(360, 640))
    before = battle.blue.view["seq"]
    touch(blue, ".prompt .offer:text('Zug beenden')")
    blue.sees("5 Aktionen sind noch übrig.")
    assert battle.blue.view["seq"] == before
    blue.tap(".prompt .offer:text('Andere Einheit')")  # asking binds nobody


def test_a_move_tapped_too_far_stops_at_its_limit_and_stays_drawn(visit, battle):
    blue = sit_at(visit, battle, size=(412, 780))
    touch(blue, ".aa-deeds .offer:text('Move')")
    field = blue.page.locator(".aa-field").bounding_box()
    blue.page.touchscreen.tap(field["x"] + field["width"] / 2, field["y"] + 70)
    blue.page.locator(".aa-way").wait_for()
    blue.page.locator(".aa-way-cost .sum", has_text="5″").wait_for()
    assert blue.page.locator(".aa-way").count() == 1


def test_pinching_never_leaves_the_page_zoomed(visit, battle):
    visitor = sit_at(visit, battle, mobile=True)
    scale = "visualViewport.scale"
    for selector in (".appbar .titles", ".prompt .ask", ".aa-field", ".aa-line"):
        pinch(visitor, selector)
        assert visitor.page.evaluate(scale) == 1, selector
    visitor.page.add_style_tag(content="html, .aa-field { touch-action: auto !important }")
    pinch(visitor, ".appbar .titles")
    assert visitor.page.evaluate(scale) > 1, "this test could not have seen a zoom"


def pinch(visitor: Visitor, selector: str) -> None:
    """Two fingers that part."""
    box = visitor.page.locator(selector).first.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = visitor.context.new_cdp_session(visitor.page)

    def fingers(kind: str, *places: float) -> None:
        points = [{"x": place, "y": y, "id": one} for one, place in enumerate(places)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", x - 10, x + 10)
    for apart in range(15, 80, 5):
        fingers("touchMove", x - apart, x + apart)
    fingers("touchEnd")
    visitor.page.wait_for_timeout(200)


def test_the_back_button_closes_a_sheet_before_it_leaves_the_match(visit, battle):
    visitor = visit().open("/")
    visitor.keep(**seated(battle.blue)).open("/")
    visitor.page.evaluate("history.pushState(null, '', '/move')")
    visitor.open(f"/t/{battle.code}")
    page = visitor.page
    here = page.url
    sheet = page.locator(".sheet")
    for close in (lambda: page.go_back(), lambda: touch(visitor, ".sheet-head .iconbtn")):
        touch(visitor, ".appbar .iconbtn:last-child")
        sheet.wait_for()
        touch(visitor, ".sheet .rowlist > button:first-child")  # from the menu to the log
        page.locator(".log").wait_for()
        close()
        sheet.wait_for(state="detached")
        assert page.url == here
    until(lambda: not page.evaluate("history.state?.guard ?? false"), what="the page's own entry")
    page.go_back()
    until(lambda: page.url != here, what="the page before")
