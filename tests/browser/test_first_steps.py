"""Somebody's first minute: what is missing says so, wherever the page was scrolled to."""

from __future__ import annotations

import pytest

from tests.browser.inspect import sound
from tests.browser.visitor import Visitor
from tests.server.phone import Phone, until

IN_HAND = """() => {
  const main = document.querySelector("main").getBoundingClientRect();
  const fault = document.querySelector(".field .fault").getBoundingClientRect();
  const isSeen = fault.top >= main.top && fault.bottom <= main.bottom;
  return isSeen && document.activeElement.closest(".field")?.querySelector(".fault") !== null;
}"""


def scroll_down(visitor: Visitor) -> None:
    down = "(main) => (main.scrollTo(0, 9999), main.scrollTop > 0)"
    until(lambda: visitor.page.locator("main").evaluate(down), what="a page to be scrolled")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_name_that_is_missing_is_asked_for_where_it_can_be_seen(visit, server, lang):
    table = Phone(server.url)
    table.create("blue")
    visitor = visit(lang=lang, size=(360, 500))
    for path in ("/new/march-of-progress", f"/t/{table.code}"):
        visitor.open(path)
        visitor.page.locator(".field input").first.wait_for()
        scroll_down(visitor)
        for _ in range(2):  # and again, if one scrolls away without typing it
            visitor.page.locator(".prompt .offer.primary").tap()
            until(lambda: visitor.page.evaluate(IN_HAND), what="the field of the name")
            scroll_down(visitor)
        sound(visitor, f"nameless-{lang}")
    table.close()
