"""A board in the terrain editor, drawn by a finger or a mouse at places in inches."""

from __future__ import annotations

import json
import re

from tests.browser.finger import Finger, Spot, middle
from tests.browser.visitor import Visitor
from tests.server.phone import until


def bounds_of(pieces: list[dict]) -> list[int]:
    """The box around them, in thousandths of an inch."""
    corners = [corner for piece in pieces for corner in piece.get("outline") or piece["line"]]
    across, up = zip(*corners, strict=True) if corners else ((0,), (0,))
    return [min(across), min(up), max(across), max(up)]


class Board:
    """The drawn board on a page: places in inches to fingers on the glass; at a screen, a mouse."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.touch = visitor.page.viewport_size["width"] < 1000
        self.finger = Finger(visitor)

    def spot(self, x: float, y: float) -> Spot:
        """Where a place of the table lies on the glass, once the map has come to rest."""
        found = self.page.evaluate(
            """async ([x, y]) => {
              const svg = document.querySelector(".aa-canvas .view > svg");
              const map = svg.querySelector(".aa-map");
              const at = new DOMPoint(x, map.height.baseVal.value - y);
              for (let before, calm = 0; ; ) {
                const spot = at.matrixTransform(svg.getScreenCTM());
                calm = before?.x === spot.x && before.y === spot.y ? calm + 1 : 0;
                if (calm === 3) return [spot.x, spot.y];
                before = spot;
                await new Promise(requestAnimationFrame);
              }
            }""",
            [x, y],
        )
        return found[0], found[1]

    def press(self, selector: str) -> None:
        target = self.page.locator(selector).first
        if self.touch:
            target.tap()
        else:
            target.click()

    def draw(self, tool: str, *stroke: tuple[float, float]) -> None:
        self.press(f'[data-tool="{tool}"]')
        self.page.locator(".aa-canvas.drawing").wait_for()
        self.drag(*(self.spot(*place) for place in stroke))

    def drag(self, *spots: Spot) -> None:
        if self.touch:
            self.finger.drag(*spots)
            return
        self.page.mouse.move(*spots[0])
        self.page.mouse.down()
        for spot in spots[1:]:
            self.page.mouse.move(*spot, steps=4)
        self.page.mouse.up()

    def tap(self, x: float, y: float) -> None:
        self.drag(self.spot(x, y))

    def pull(self, hold: str, right: float, up: float) -> None:
        """Drag a handle by so many inches; it is drawn further out where there is no room."""
        x, y = middle(self.visitor, f'.aa-canvas [data-hold^="{hold}"] .aa-ed-touch')
        (x0, y0), (x1, y1) = self.spot(0, 0), self.spot(right, up)
        self.drag((x, y), (x + x1 - x0, y + y1 - y0))

    def tool(self, name: str) -> None:
        self.page.locator(".aa-ed-tools .offer", has_text=name).tap()

    def type(self, label: str, value: str) -> None:
        field = self.page.get_by_label(re.compile(rf"^{label} \("))
        field.fill(value)
        field.press("Enter")

    def has(self, count: int) -> None:
        self.page.wait_for_function(
            "count => document.querySelectorAll('.aa-canvas [data-terrain]').length === count",
            arg=count,
        )

    def pieces(self) -> list[str]:
        return self.page.locator(".aa-canvas [data-terrain]").evaluate_all(
            "all => all.map((each) => each.dataset.terrain)"
        )

    def kept(self) -> dict:
        """What this phone keeps of the board."""
        text = self.page.evaluate("localStorage.getItem('sandtable.boards')")
        return next(iter(json.loads(text).values()))["board"]

    def piece(self, place: int) -> dict:
        """One of those it keeps, which it does a moment after it has drawn it."""
        until(lambda: len(self.kept()["pieces"]) > place, what=f"{place + 1} pieces kept")
        return self.kept()["pieces"][place]

    def lies(self, *bounds: float) -> None:
        """The first piece has come to lie between these: west, south, east, north."""
        wanted = [round(each * 1000) for each in bounds]
        until(lambda: bounds_of(self.kept()["pieces"][:1]) == wanted, what=f"a piece in {bounds}")


def new_board(visitor: Visitor, size: str = "72x48") -> Board:
    visitor.open("/boards")
    visitor.tap(f'[data-size="{size}"]')
    visitor.page.locator(".aa-canvas").wait_for()
    return Board(visitor)
