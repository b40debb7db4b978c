"""What the map of What Price Glory? costs a phone's main thread, its processor slowed down: opening
the match, a further view, another size, one finger and two. Processor time, so that a busy machine
counts as little as possible."""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

from tests.bench.bench_board import SLOWED, Glass, measured, middle, pan, pinch
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.test_what_price_glory import at, hand, opponents, units
from tests.browser.visitor import Visitor, seated
from tests.server.process import ServerProcess

TIMES = 5


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        measure(chromium, server)
        chromium.close()


def measure(chromium: Any, server: Any) -> None:
    orange, blue = opponents(server)
    at(orange, "build-hands")
    hand(orange, railroads=2, steel_rain=2)
    hand(blue, railroads=2)
    at(orange, "next-impulse")
    visitor = Visitor(chromium, server).keep(**seated(orange))
    glass = Glass(visitor)
    print(f"the phone's processor slowed down {SLOWED} times, 390x844, of the main thread:")
    opened = [opening(visitor, glass, orange.code) for _ in range(TIMES)]
    print(f"  opening the match: {opened[0]:.0f} ms at first, {median(opened[1:]):.0f} again")
    before = glass.busy()
    orange.act({"type": "commit", "card": "railroads"})
    at(orange, "begin")
    orange.act({"type": "use"})
    at(orange, "slot")
    orange.act({"type": "activate", "units": units(orange, "aachen", "orange")})
    at(orange, "act")
    orange.act({"type": "advance", "to": "liege"})
    visitor.page.locator(".wpg-steps .offer", has_text="Namur").wait_for()
    glass.settle()
    print(f"  a view of the match: {(glass.busy() - before) / 4:.0f} ms")
    print(f"  drawing the map in another size: {median(sizes(visitor, glass)):.0f} ms")
    spot = middle(visitor.page, ".wpg-scroll")
    measured("  one finger", glass, pan(*spot))
    measured("  two fingers", glass, pinch(*spot))
    for phone in (orange, blue):
        phone.close()


def opening(visitor: Visitor, glass: Glass, code: str) -> float:
    """All of the page, from an empty one."""
    visitor.page.goto("about:blank")
    visitor.open(f"/t/{code}")
    visitor.page.locator(".wpg-map").first.wait_for()
    glass.settle()
    return glass.busy()  # which a new page counts from its start


def sizes(visitor: Visitor, glass: Glass) -> list[float]:
    took = []
    for place in range(TIMES):
        before = glass.busy()
        visitor.page.locator(".wpg-zoom button").nth(place % 2).click()
        glass.settle()
        took.append(glass.busy() - before)
    return took


if __name__ == "__main__":
    main()
