"""The phone's board with 40 units and 150 pieces, in Chromium with its processor slowed four times.

What a finger costs the main thread: all of its time during the gesture, less that of an equal time
without one, for each event. Letting go is in it. And from the tap on an overlay until it is drawn:
of a unit that was taken up just now, and of one that was a while ago.
"""

from __future__ import annotations

import math
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.armored_table import Battle
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.visitor import Visitor, seated
from tests.server.phone import Phone, command
from tests.server.process import ServerProcess

SLOWED = 4
EVENTS = 60
PACE = 1 / 60  # seconds between two events
TIMES = 5
LOOKS = 3
LATER = 2000  # milliseconds: by then it is asked for ahead
SIDE = [{"unit": "m5a1-stuart", "count": 10}, {"unit": "pz-iv-h", "count": 10}]
KINDS = ("building", "foliage", "wall", "mud", "sandbags", "water", "road", "tank_traps")

Point = tuple[float, float]


def board() -> str:
    """72 by 48 inches, 15 by 10 pieces between the zones."""
    head = """
        id = "bench"
        name = { en = "Bench", de = "Bank" }
        width = 72
        depth = 48
        objectives = [[36, 24], [20, 12], [52, 36]]
        [[zones]]
        id = "west"
        outline = [[0, 0], [13, 0], [13, 48], [0, 48]]
        [[zones]]
        id = "east"
        outline = [[59, 0], [72, 0], [72, 48], [59, 48]]
    """
    pieces = []
    for k in range(150):
        x, y = 14 + (k % 15) * 3, 0.5 + (k // 15) * 4.8
        kind = KINDS[k % len(KINDS)]
        far = (x + 2.2, y + (0.5 if kind in ("wall", "sandbags") else 3.2))
        corners = [[x, y], [far[0], y], list(far), [x, far[1]]]
        high = "" if kind in ("mud", "water", "road") else "height = 2\n"
        piece = f'[[pieces]]\nid = "piece-{k}"\nkind = "{kind}"\n{high}outline = {corners}\n'
        pieces.append(piece)
    return head.replace("        ", "") + "".join(pieces)


def full_table(server: ServerProcess) -> Battle:
    ada, jonas = Phone(server.url), Phone(server.url)
    mine = ada.ok("identify")["identity"]
    club = {"game": "armored-advance", "kind": "board", "name": "Bench", "text": board()}
    pack = ada.ok("save_pack", id=command(), identity=mine, **club)
    assert pack["type"] != "faulty", pack
    answers = {"mission": "annihilation", "board": "bench", "requisition": 5000, "squads": 0}
    own = {"packs": [pack["pack"]["id"]], "identity": mine}
    battle = Battle(ada, jonas, answers, **own)
    force = {"name": "", "units": SIDE, "squads": []}
    return battle.listed(force, force).deployed()


class Glass:
    """Fingers on the page, and the main thread's clock."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.talk = visitor.context.new_cdp_session(visitor.page)
        # Processor time, so that a busy machine counts as little as possible.
        self.talk.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.talk.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})

    def touch(self, kind: str, *places: Point) -> None:
        points = [{"x": x, "y": y, "id": k} for k, (x, y) in enumerate(places)]
        self.talk.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def busy(self) -> float:
        """Milliseconds of the main thread so far."""
        found = self.talk.send("Performance.getMetrics")["metrics"]
        return next(each["value"] for each in found if each["name"] == "TaskDuration") * 1000

    def settle(self) -> None:
        self.page.wait_for_timeout(700)

    def each(self, path: list[tuple[Point, ...]]) -> float:
        """Milliseconds of the main thread for each event of the gesture."""
        self.settle()
        idle, began = self.busy(), time.monotonic()
        self.page.wait_for_timeout(EVENTS * PACE * 1000)
        idle_rate = (self.busy() - idle) / (time.monotonic() - began)
        before, began = self.busy(), time.monotonic()
        self.touch("touchStart", *path[0])
        for k, places in enumerate(path[1:]):
            self.touch("touchMove", *places)
            time.sleep(max(0.0, began + (k + 1) * PACE - time.monotonic()))
        self.touch("touchEnd")
        self.settle()
        took = self.busy() - before - idle_rate * (time.monotonic() - began)
        return took / (len(path) - 1)


def swing(k: int, far: float) -> float:
    """To and fro, so that the map never comes to its edge."""
    return far * math.sin(2 * math.pi * k / EVENTS)


def pan(x: float, y: float) -> list[tuple[Point, ...]]:
    return [((x + swing(k, 60), y + swing(k, 80)),) for k in range(EVENTS + 1)]


def pinch(x: float, y: float) -> list[tuple[Point, ...]]:
    wide = [60 + swing(k, 40) for k in range(EVENTS + 1)]
    return [((x - w, y), (x + w, y)) for w in wide]


def measured(name: str, glass: Glass, path: list[tuple[Point, ...]]) -> None:
    found = sorted(glass.each(path) for _ in range(TIMES))
    print(f"{name:28} {median(found):7.2f} ms each, {found[0]:.2f} to {found[-1]:.2f}", flush=True)


def middle(page: Any, what: str) -> Point:
    box = page.locator(what).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


OVERLAY = """(name) => new Promise((done) => {
  const button = [...document.querySelectorAll(".aa-looks .seg button")]
    .find((each) => each.textContent === name);
  const field = document.querySelector(".aa-field");
  const began = performance.now();
  const drawn = () => {
    if (!field.querySelector(".aa-cells path")) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
  };
  const watch = new MutationObserver(drawn);
  watch.observe(field, { childList: true, subtree: true });
  button.click();
})"""


def overlays(page: Any, glass: Glass) -> None:
    """Of a unit taken up that very moment, of one that was taken up a while ago, and again."""
    names = page.locator(".aa-looks .seg button").all_inner_texts()
    units = cycle(range(2, 11))  # the first is in hand
    for name in names:
        took: dict[str, list[float]] = {"at once": [], "after a while": [], "again": []}
        busy: list[float] = []

        def look(when: str, name: str = name, took: Any = took, busy: Any = busy) -> None:
            before = glass.busy()
            took[when].append(page.evaluate(OVERLAY, name))
            busy.append(glass.busy() - before)
            page.locator(".aa-looks .seg button", has_text=name).click()
            page.locator(".aa-cells").wait_for(state="detached")

        for _ in range(LOOKS):
            take_up(page, next(units))
            look("at once")
            take_up(page, next(units))
            page.wait_for_timeout(LATER)
            look("after a while")
            look("again")
        told = [f"{median(each):.0f} ms {when} (to {max(each):.0f})" for when, each in took.items()]
        print(f"overlay {name!r:10} {', '.join(told)}; {median(busy):.0f} of the page", flush=True)


def take_up(page: Any, number: int) -> None:
    page.locator(f"[data-unit=blue-{number}]").press("Enter")
    page.locator(f"[data-unit=blue-{number}][aria-pressed=true]").wait_for(state="attached")


@contextmanager
def phone(server: ServerProcess, battle: Battle) -> Iterator[Visitor]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        visitor = Visitor(browser, server).keep(**seated(battle.blue))
        yield visitor.open(f"/t/{battle.code}")
        browser.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as room, ServerProcess(Path(room)) as server:
        battle = full_table(server)
        board = battle.blue.view["view"]["board"]
        units, pieces = len(board["units"]), len(board["map"]["pieces"])
        print(f"{units} units, {pieces} pieces, processor {SLOWED} times slower")
        with phone(server, battle) as visitor:
            page, glass = visitor.page, Glass(visitor)
            x, y = middle(page, ".aa-field")
            page.locator(".aa-zoom button").first.click()
            measured("pan", glass, pan(x, y))
            measured("pinch", glass, pinch(x, y))
            take_up(page, 1)
            overlays(page, glass)
            take_up(page, 1)
            page.locator(".aa-deeds .offer").first.click()
            page.locator(".aa-handle.spot").wait_for()
            glass.settle()
            x, y = middle(page, ".aa-handle.spot")
            drag = [((x + swing(k, 30), y + swing(k, 30)),) for k in range(EVENTS + 1)]
            measured("drag of the ghost", glass, drag)
        for each in battle.sides.values():
            each.close()


if __name__ == "__main__":
    main()
