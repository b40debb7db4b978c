"""A finger on the glass, through Chromium itself: what lies under it gets the touch."""

from __future__ import annotations

from itertools import pairwise

from tests.browser.visitor import Visitor

Spot = tuple[float, float]
RESTS = 80  # milliseconds: a finger that leaves in motion flings, and the next tap only stops that


class Finger:
    """One finger, or several at once."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.talk = visitor.page.context.new_cdp_session(visitor.page)

    def send(self, kind: str, *places: Spot) -> None:
        points = [{"x": x, "y": y, "id": k} for k, (x, y) in enumerate(places)]
        self.talk.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag(self, *way: Spot) -> None:
        """Down on the first place, along the others, and up."""
        self.send("touchStart", way[0])
        for start, end in pairwise(way):
            for k in range(1, 6):
                x, y = (a + (b - a) * k / 5 for a, b in zip(start, end, strict=True))
                self.send("touchMove", (x, y))
        if len(way) > 1:
            self.page.wait_for_timeout(RESTS)
        self.send("touchEnd")

    def tap(self, spot: Spot) -> None:
        self.drag(spot)


def middle(visitor: Visitor, what: str) -> Spot:
    """Where a finger aims to meet it, once it rests: the map grows when what was told makes way."""
    found = visitor.page.locator(what).last
    found.wait_for(state="attached")
    box, last = found.bounding_box(), None
    while box != last:
        visitor.page.wait_for_timeout(RESTS)
        box, last = found.bounding_box(), box
    assert box is not None, what
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
