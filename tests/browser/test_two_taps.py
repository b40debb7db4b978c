"""A thumb that taps twice does a thing once."""

from __future__ import annotations

from tests.server.phone import Phone


def listed(phone):
    """The codes of the newest tables: the list is cut, so their number may not grow."""
    return {table["code"] for table in phone.ok("list_tables")["tables"]}


def test_a_table_is_opened_and_a_seat_taken_once(visit, server):
    other = Phone(server.url)
    before = listed(other)
    ada, bo = visit().open("/new/march-of-progress"), visit()
    ada.page.locator(".field input").first.fill("Ada")
    ada.page.locator(".prompt .primary").dblclick()
    ada.page.wait_for_url("**/t/*")
    bo.open(ada.page.url.removeprefix(ada.base))
    bo.page.locator(".field input").first.fill("Bo")
    bo.page.locator(".prompt .primary").dblclick()
    ada.page.locator(".prompt.mine").wait_for()  # every seat is taken
    bo.page.locator(".lobby").wait_for()
    assert len(listed(other) - before) == 1
    assert bo.page.locator(".toast").count() == 0
    other.close()
