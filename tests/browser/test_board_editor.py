"""The terrain editor by touch: a table drawn from nothing, kept, shared, printed and played on."""

from __future__ import annotations

import json

import pytest

from tests.browser.inspect import axe_faults, layout_faults, raw_words, small_targets
from tests.browser.visitor import Visitor

PHONE, TABLET, SCREEN = (390, 844), (820, 1180), (1920, 1080)
TOOLS = {  # what is drawn, and where on the board, in inches: a tap, or a stroke
    "building": [(14, 16)],
    "wall": [(20, 30), (26, 30)],
    "sandbags": [(30, 13)],
    "tank_traps": [(44, 30)],
    "foliage": [(6, 26), (12, 32)],
    "hedge": [(50, 14), (56, 20)],
    "road": [(0, 22), (36, 22), (72, 26)],
    "river": [(60, 47), (62, 30), (66, 1)],
    "water": [(24, 38)],
    "mud": [(50, 36), (57, 40)],
    "hill": [(34, 34), (44, 27)],
    "bunker": [(40, 16)],
}


class Board:
    """The drawn board on a page: places in inches to fingers on the glass."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """Where a place of the table lies on the glass."""
        found = self.page.evaluate(
            """([x, y]) => {
              const svg = document.querySelector(".aa-canvas .view > svg");
              const map = svg.querySelector(".aa-map");
              const at = new DOMPoint(x, map.height.baseVal.value - y);
              const spot = at.matrixTransform(svg.getScreenCTM());
              return [spot.x, spot.y];
            }""",
            [x, y],
        )
        return found[0], found[1]

    def draw(self, tool: str, *stroke: tuple[float, float]) -> None:
        self.page.locator(f'[data-tool="{tool}"]').click()
        self.page.locator(".aa-canvas.drawing").wait_for()
        self.stroke(*stroke)

    def stroke(self, *places: tuple[float, float]) -> None:
        first, *rest = [self.spot(*place) for place in places]
        self.page.mouse.move(*first)
        self.page.mouse.down()
        for spot in rest:
            self.page.mouse.move(*spot, steps=4)
        self.page.mouse.up()

    def tap(self, x: float, y: float) -> None:
        self.page.mouse.click(*self.spot(x, y))

    def pull(self, selector: str, dx: float, dy: float) -> None:
        """Drag a handle by so many pixels."""
        box = self.page.locator(selector).last.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + dx / 2, y + dy / 2)
        self.page.mouse.move(x + dx, y + dy)
        self.page.mouse.up()

    def pieces(self) -> list[str]:
        return self.page.locator(".aa-canvas [data-terrain]").evaluate_all(
            "all => all.map((each) => each.dataset.terrain)"
        )

    def kept(self) -> dict:
        """What this phone keeps of the board."""
        text = self.page.evaluate("localStorage.getItem('sandtable.boards')")
        return next(iter(json.loads(text).values()))["board"]


def sound(visitor: Visitor, name: str) -> None:
    page = visitor.page
    visitor.shot(f"boards-{name}")
    assert [*layout_faults(page), *small_targets(page), *raw_words(page)] == [], name
    assert axe_faults(page) == [], name


def new_board(visitor: Visitor, size: str = "72x48") -> Board:
    visitor.open("/boards")
    visitor.tap(f'[data-size="{size}"]')
    visitor.page.locator(".aa-canvas").wait_for()
    return Board(visitor)


@pytest.mark.parametrize(
    "lang, size, theme",
    [
        ("en", PHONE, "light"),
        ("de", TABLET, "dark"),
        ("de", PHONE, "dark"),
        ("en", SCREEN, "light"),
    ],
)
def test_a_table_is_drawn_saved_shared_and_played_on(visit, lang, size, theme):
    shown = f"{lang}-{size[0]}"
    ada = visit(lang=lang, size=size, theme=theme).open("/")
    ada.tap('a[href="/boards"]')
    ada.page.locator("[data-board]").first.wait_for()
    sound(ada, f"shelf-{shown}")
    ada.tap('[data-size="72x48"]')
    board = Board(ada)
    ada.page.locator(".aa-canvas").wait_for()
    for count, (tool, stroke) in enumerate(TOOLS.items(), 1):
        board.draw(tool, *stroke)
        ada.page.wait_for_function(
            "count => document.querySelectorAll('.aa-canvas [data-terrain]').length === count",
            arg=count,
        )
        ada.page.locator(".aa-ed-inspector h2").wait_for()
    board.draw("objective", (20, 20))
    board.draw("objective", (52, 28))
    ada.page.locator(".aa-ed-sound .icon").wait_for()
    board.tap(14, 16)
    sound(ada, f"drawn-{shown}")
    ada.tap(".prompt .primary")
    ada.page.wait_for_url("**/boards/*")
    ada.page.locator(".prompt .offer[aria-disabled=true]").first.wait_for()
    ada.tap(".appbar [aria-haspopup=dialog]")
    sound(ada, f"menu-{shown}")
    ada.page.locator(".sheet .row").nth(1).click()
    code = ada.page.locator(".share-code").inner_text()
    sound(ada, f"share-{shown}")

    jonas = visit(lang=lang, size=PHONE).open(f"/data/{code}")
    jonas.tap(".prompt .primary")
    jonas.page.wait_for_url("**/data/pack/*")
    jonas.tap('a[href^="/boards/"]')
    jonas.page.locator(".aa-canvas [data-terrain]").first.wait_for(state="attached")
    assert sorted(Board(jonas).pieces()) == sorted(board.pieces())
    jonas.page.locator(".aa-ed-sound .icon").wait_for()
    jonas.tap(".prompt .wide")
    jonas.page.wait_for_url("**/new/armored-advance?pack=*")
    jonas.page.locator("main input").first.fill("Jonas")
    jonas.tap(".prompt .primary")
    jonas.page.wait_for_url("**/t/*")
    jonas.sees({"en": "Our table", "de": "Unser Tisch"}[lang])
