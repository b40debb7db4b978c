"""A page that is older than the server says so, and does not fall over."""

from __future__ import annotations

import pytest

from tests.browser.visitor import Visitor, seated
from tests.server.phone import Phone

# What the page parses loses a field that its types promise, as if a newer server had renamed it.
RENAMED = """([type, path]) => {
  const parse = JSON.parse;
  JSON.parse = (...given) => {
    const packet = parse(...given);
    const [, message] = Array.isArray(packet) ? packet : [];
    if (message?.type === type) {
      const holder = path.slice(0, -1).reduce((inner, key) => inner?.[key], message);
      if (holder) delete holder[path.at(-1)];
    }
    return packet;
  };
}"""


def older(visitor: Visitor, kind: str, *path: str) -> Visitor:
    visitor.page.add_init_script(f"({RENAMED})({[kind, list(path)]})")
    return visitor


@pytest.mark.parametrize("path", [("view", "board", "players"), ("view", "prompt")])
def test_a_view_that_the_page_cannot_read_asks_for_a_reload(visit, server, path):
    phone = Phone(server.url).create("blue", "orange")
    phone.change("start_match")
    visitor = older(visit().keep(**seated(phone)), "view", *path)
    visitor.page.goto(f"{visitor.base}/t/{phone.code}")
    visitor.sees("This page is older than the server")
    assert visitor.page.get_by_role("button", name="Load again").is_visible()
    phone.close()


def test_a_page_of_another_protocol_asks_for_a_reload(visit):
    visitor = visit()
    visitor.page.add_init_script("""{
      const write = JSON.stringify;
      JSON.stringify = (value, ...more) => {
        if (value?.[1]?.type === "hello") value[1].protocol = 0;
        return write(value, ...more);
      };
    }""")
    visitor.page.goto(visitor.base)
    visitor.sees("This page is older than the server")


def test_a_part_that_cannot_be_loaded_asks_for_a_reload(visit, server):
    """The server was renewed while the page was open, or the phone left the Wi-Fi."""
    phone = Phone(server.url).create("blue", "orange")
    phone.change("start_match")
    visitor = visit(lang="de").keep(**seated(phone)).open("/")
    visitor.context.route("**/assets/*.js", lambda route: route.abort())
    visitor.tap(f'a[href="/t/{phone.code}"]')
    visitor.sees("Ein Teil dieser Seite ließ sich nicht laden")
    visitor.context.unroute("**/assets/*.js")
    visitor.page.get_by_role("button", name="Neu laden").click()
    visitor.page.locator(".prompt").wait_for()
    phone.close()


def test_a_language_that_cannot_be_loaded_leaves_the_page_as_it_is(visit):
    visitor = visit().open("/")
    visitor.context.route("**/assets/*.js", lambda route: route.abort())
    visitor.page.get_by_role("button", name="DE, Deutsch").click()
    visitor.sees("The words of that language could not be loaded")
    visitor.context.unroute("**/assets/*.js")
    visitor.page.get_by_role("button", name="DE, Deutsch").click()
    visitor.page.locator('html[lang="de"]').wait_for()
