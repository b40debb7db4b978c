"""A thumb that taps twice does a thing once."""

from __future__ import annotations

from tests.server.phone import Phone


def test_a_table_is_opened_and_a_seat_taken_once(visit, server):
    other = Phone(server.url)
    before = len(other.ok("list_tables")["tables"])
    ada, bo = visit().open("/new/march-of-progress"), visit()
    ada.page.locator(".field input").first.fill("Ada")
    ada.page.locator(".prompt .primary").dblclick()
    ada.page.wait_for_url("**/t/*")
    bo.open(ada.page.url.removeprefix(ada.base))
    bo.page.locator(".field input").first.fill("Bo")
    bo.page.locator(".prompt .primary").dblclick()
    ada.page.locator(".prompt.mine").wait_for()  # every seat is taken
    bo.page.locator(".lobby").wait_for()
    assert len(other.ok("list_tables")["tables"]) == before + 1
    assert bo.page.locator(".toast").count() == 0
    other.close()
