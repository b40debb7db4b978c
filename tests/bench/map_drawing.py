"""How long a phone's main thread draws the map of What Price Glory?, its processor slowed down."""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.test_what_price_glory import at, hand, opponents, units
from tests.browser.visitor import Visitor, seated
from tests.server.process import ServerProcess

SLOWER = 4  # times
TIMES = 9
PAINTED = """async (press) => {
  const painted = () => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(done)));
  await painted();
  const before = performance.now();
  document.querySelector(press).click();
  await painted();
  return performance.now() - before;
}"""
PINCH = """async (frames) => {
  const box = document.querySelector(".wpg-scroll");
  const { left, top } = box.getBoundingClientRect();
  const finger = (id, x, y) =>
    new Touch({ identifier: id, target: box, clientX: left + x, clientY: top + y });
  const send = (type, apart) => box.dispatchEvent(new TouchEvent(type, {
    bubbles: true, cancelable: true,
    touches: apart ? [finger(1, 160 - apart, 120), finger(2, 160 + apart, 120)] : [],
  }));
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  send("touchstart", 40);
  const took = [];
  for (let n = 0; n < frames; n++) {
    const before = await frame();
    send("touchmove", 40 + n);
    took.push((await frame()) - before);
  }
  send("touchend", 0);
  return took;
}"""


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
    cdp = visitor.context.new_cdp_session(visitor.page)
    cdp.send("Performance.enable")
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    visitor.open(f"/t/{orange.code}")
    visitor.page.locator(".wpg-map").first.wait_for()
    print(f"the phone's processor slowed down {SLOWER} times, 390x844:")
    print(f"  opening the match, all of the page: {busy(cdp):.0f} ms of the main thread")
    before = busy(cdp)
    orange.act({"type": "commit", "card": "railroads"})
    at(orange, "begin")
    orange.act({"type": "use"})
    at(orange, "slot")
    orange.act({"type": "activate", "units": units(orange, "aachen", "orange")})
    at(orange, "act")
    orange.act({"type": "advance", "to": "liege"})
    visitor.page.locator(".wpg-steps .offer", has_text="Namur").wait_for()
    print(f"  a view of the match: {(busy(cdp) - before) / 4:.0f} ms of the main thread")
    drawn = [
        visitor.page.evaluate(PAINTED, f".wpg-zoom button:nth-child({1 + place % 2})")
        for place in range(TIMES)
    ]
    print(f"  drawing the map in another size: {median(drawn):.0f} ms until it is painted")
    frames = visitor.page.evaluate(PINCH, 40)
    print(f"  two fingers: {median(frames):.0f} ms a frame, {max(frames):.0f} the longest")
    for phone in (orange, blue):
        phone.close()


def busy(cdp: Any) -> float:
    """Milliseconds the page's main thread has worked since it was opened."""
    metrics = cdp.send("Performance.getMetrics")["metrics"]
    return 1000 * next(each["value"] for each in metrics if each["name"] == "TaskDuration")


if __name__ == "__main__":
    main()
