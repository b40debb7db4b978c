"""By keyboard alone: sheets open, close and give the focus back, and the prompt keeps its place."""

from __future__ import annotations

import pytest

from tests.browser.test_every_page import seated
from tests.browser.visitor import Visitor
from tests.server.phone import Phone

MENU = ".appbar .iconbtn[aria-label=Menu]"


@pytest.fixture
def rolling(server, visit):
    """Ada's page while the dice of the initiative are wanted."""
    blue = Phone(server.url).create("blue")
    orange = Phone(server.url).join(blue.code, "orange")
    blue.change("start_match")
    blue.seen(lambda view: view["pending"]["type"] == "roll")
    page = visit().keep(**seated(blue)).open(f"/t/{blue.code}")
    page.orange = orange
    yield page
    for phone in (blue, orange):
        phone.close()


def focused(visitor: Visitor, selector: str) -> bool:
    """Whether it gets the focus: it is given back a frame after a sheet has gone."""
    has_focus = "(s) => document.activeElement.matches(s)"
    return bool(visitor.page.wait_for_function(has_focus, arg=selector))


def open_menu(visitor: Visitor) -> None:
    visitor.page.locator(MENU).focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.locator(".sheet").wait_for()
    assert focused(visitor, ".sheet")


def test_a_sheet_takes_the_focus_and_gives_it_back(rolling):
    open_menu(rolling)
    board = rolling.page.locator("main")
    assert board.evaluate("(main) => main.inert")
    rolling.page.locator(".sheet .row", has_text="Rules and terms").press("Enter")
    rolling.page.locator(".sheet h2", has_text="Rules and terms").wait_for()
    assert focused(rolling, ".sheet")
    rolling.page.keyboard.press("Escape")
    rolling.page.locator(".sheet").wait_for(state="detached")
    assert focused(rolling, MENU)
    assert not board.evaluate("(main) => main.inert")


def test_escape_closes_a_sheet_from_the_prompt_too_and_leaves_the_focus_there(rolling):
    open_menu(rolling)
    rolling.page.locator(".facebtn").first.focus()
    rolling.page.keyboard.press("Escape")
    rolling.page.locator(".sheet").wait_for(state="detached")
    assert focused(rolling, ".facebtn")


def test_the_next_tab_goes_on_at_the_prompt(rolling):
    page = rolling.page
    page.locator(".facebtn").nth(4).press("Enter")
    page.locator(".prompt .offer.primary").press("Enter")
    page.get_by_text("Waiting for the dice of Jonas").wait_for()
    rolling.orange.throw(orange=1)
    page.locator(".mop-hand .card").nth(2).press("Enter")
    page.locator(".prompt .offer.primary").press("Enter")
    page.locator(".prompt .undo").wait_for()
    assert focused(rolling, "body"), "the button that was pressed is gone"
    page.keyboard.press("Tab")
    assert focused(rolling, ".prompt .undo")
