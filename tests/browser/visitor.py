"""Somebody with a phone, or a screen on the wall: a page, and what a person would do on it."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any

from tests.server.phone import Phone

# Plain HTTP under a name: no secure context, as at a real table. The server knows its machine's.
NAME = f"{socket.gethostname().partition('.')[0].lower()}.test"
PHONE, SCREEN = (390, 844), (1920, 1080)
NO_HINTS = """try { localStorage["sandtable.coach"] ??= "off" } catch {}"""
ASSETS = Path(__file__).parents[2] / "server" / "static" / "assets"
SHOTS = Path(__file__).parents[1] / "shots"


def seated(phone: Phone, *seats: str) -> dict:
    """What a phone keeps of its seats."""
    kept = {"type": "seated", "token": phone.token, "table": phone.code, "match": phone.match}
    return {"seats": {phone.code: {**kept, "seats": seats or phone.seats, "name": "Ada"}}}


def add_words(route: Any, folder: Path) -> None:
    """Let the page know the texts of a game that only tests play: the web app, as it was built, has
    those of the server's games, and these go in front of the first of each language."""
    body = (ASSETS / route.request.url.rpartition("/")[2]).read_text()
    for lang, first in (("en", "seat-blue = Blue"), ("de", "seat-blue = Blau")):
        text = json.dumps((folder / f"{lang}.ftl").read_text())[1:-1].replace("`", "\\`")
        body = body.replace(first, f"{text}\\n{first}", 1)
    route.fulfill(body=body, content_type="text/javascript")


class Visitor:
    """One page in a browser context of its own."""

    def __init__(
        self,
        chromium: Any,
        server: Any,
        *,
        lang: str = "en",
        theme: str = "light",
        size: tuple[int, int] = PHONE,
        motion: bool = False,
        coach: bool = False,
        words: Path | None = None,
        mobile: bool = False,  # with a page that could be zoomed by two fingers
    ) -> None:
        self.base = f"http://{NAME}:{server.port}"
        self.faults: list[str] = []
        self.context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "de": "de-DE"}[lang],
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size[0] < 1000,
            is_mobile=mobile,
        )
        if not coach:  # somebody who has played before
            self.context.add_init_script(NO_HINTS)
        if words is not None:
            self.context.route("**/assets/*.js", lambda route: add_words(route, words))
        self.page = self.context.new_page()
        self.page.set_default_timeout(30_000)
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self.page.on("request", self.watch_host)

    def watch_host(self, request: Any) -> None:
        """Nothing may ever be asked of another host."""
        if not request.url.startswith((self.base, "data:", "blob:")):
            self.faults.append(f"asked another host: {request.url}")

    def open(self, path: str = "/") -> Visitor:
        """Go to an address, and wait until the page is connected and has what it asked for."""
        self.page.goto(self.base + path)
        self.page.locator("main, .tv").first.wait_for()
        self.page.locator(".conn:not(.wait):not(.off)").first.wait_for(state="attached")
        self.page.locator('.skeleton, .word[aria-busy="true"]').first.wait_for(state="detached")
        return self

    def keep(self, **kept: Any) -> Visitor:
        """Let the phone remember this and nothing else, as if it had been here before."""
        self.page.goto(self.base + "/api/health")
        self.page.evaluate(
            """(kept) => {
              localStorage.clear();
              for (const [key, value] of Object.entries(kept))
                localStorage.setItem("sandtable." + key, value);
            }""",
            {key: v if isinstance(v, str) else json.dumps(v) for key, v in kept.items()},
        )
        return self

    def tap(self, selector: str, **options: Any) -> None:
        self.page.locator(selector).first.click(**options)

    def sees(self, text: str) -> None:
        self.page.get_by_text(text).first.wait_for()

    def words(self) -> str:
        return str(self.page.locator("body").inner_text())

    def shot(self, name: str) -> None:
        """A picture to look at; `tests/shots` is not kept in the repository."""
        SHOTS.mkdir(exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")
