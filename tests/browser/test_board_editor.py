"""The terrain editor by touch: a table drawn from nothing, kept, shared, printed and played on; its
tools; and what goes wrong while one draws."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.browser.armored_table import Battle
from tests.browser.drawn_board import Board, bounds_of, new_board
from tests.browser.finger import Finger, middle
from tests.browser.inspect import sound
from tests.browser.visitor import Visitor
from tests.server.phone import Phone, until

TANK = {"name": "", "units": [{"unit": "m5a1-stuart", "count": 1}], "squads": []}
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


@pytest.mark.parametrize(
    "lang, size, theme, other",  # and the phone that the board is handed to
    [
        ("de", PHONE, "dark", ("en", TABLET)),
        ("en", TABLET, "light", ("de", PHONE)),
        ("de", SCREEN, "light", ("en", SCREEN)),
    ],
    ids=["phone", "tablet", "screen"],
)
def test_a_table_is_drawn_saved_shared_and_played_on(visit, server, lang, size, theme, other):
    shown = f"{lang}-{size[0]}"
    ada = visit(lang=lang, size=size, theme=theme).open("/")
    ada.tap('a[href="/boards"]')
    ada.page.locator("[data-board]").first.wait_for()
    sound(ada, f"boards-shelf-{shown}")
    ada.tap('[data-size="72x48"]')
    board = Board(ada)
    ada.page.locator(".aa-canvas").wait_for()
    for count, (tool, stroke) in enumerate(TOOLS.items(), 1):
        board.draw(tool, *stroke)
        board.has(count)
        ada.page.locator(".aa-ed-inspector h2").wait_for()
    board.draw("objective", (20, 20))
    board.draw("objective", (52, 28))
    ada.page.locator(".aa-ed-sound .icon").wait_for()
    board.tap(14, 16)
    sound(ada, f"boards-drawn-{shown}")
    ada.tap(".prompt .primary")
    ada.page.wait_for_url("**/boards/*")
    ada.page.locator(".prompt .offer[aria-disabled=true]").first.wait_for()
    printed(ada, len(TOOLS) + 2 + 3)
    ada.tap(".appbar [aria-haspopup=dialog]")
    ada.page.locator(".sheet .row").nth(1).click()
    code = ada.page.locator(".share-code").inner_text()
    sound(ada, f"boards-share-{shown}")

    jonas = visit(lang=other[0], size=other[1]).open(f"/data/{code}")
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
    paul = Phone(server.url).join(jonas.page.url.rpartition("/")[2], "orange")
    jonas.tap(".prompt .primary")
    played = paul.seen(lambda view: view["view"]["board"]["stage"] == "lists", "the match")
    assert {each["id"] for each in played["view"]["board"]["map"]["pieces"]} == {*board.pieces()}
    own = the_same_seat(jonas, server, paul.code)
    Battle.begun(own, paul).listed(TANK, TANK).deployed()
    moved(jonas, paul)
    sound(jonas, f"boards-played-{shown}")
    for phone in (own, paul):
        phone.close()


def printed(ada: Visitor, lines: int) -> None:
    """The plan, with a line for every piece, zone and objective, and measures from two edges."""
    page = ada.page
    page.evaluate("window.print = () => undefined")
    button = page.get_by_role("button", name=re.compile("Print plan|Plan drucken"))
    if not any(each.is_visible() for each in button.all()):  # a phone has it among the rest
        ada.tap(".appbar [aria-haspopup=dialog]")
    button.locator("visible=true").first.click()
    page.emulate_media(media="print")
    assert page.locator(".aa-plan").is_visible() and not page.locator(".appbar").is_visible()
    assert page.locator(".aa-plan tbody tr").count() == lines
    assert page.locator(".aa-plan .grid-names text").count() == 2 * (12 + 8)
    page.emulate_media(media="screen")
    page.locator(".aa-canvas").wait_for()


def the_same_seat(visitor: Visitor, server, code: str) -> Phone:
    """Another phone with the seat of this one, which plays what is not tried here."""
    seats = visitor.page.evaluate("localStorage.getItem('sandtable.seats')")
    return Phone(server.url).sit(json.loads(seats)[code])


def moved(visitor: Visitor, other: Phone) -> None:
    """A finger drags a tank over the new board, and the other phone sees it there."""
    visitor.page.locator("[data-unit=blue-1]").press("Enter")
    visitor.tap(".aa-deeds .offer")
    x, y = middle(visitor, ".aa-handle.spot")
    finger, before = Finger(visitor), other.view["seq"]
    finger.drag((x, y), (x, y - 60))
    visitor.page.locator(".aa-way-cost .sum").wait_for()
    visitor.tap(".offers .offer.primary:not([aria-disabled=true])")
    after = other.seen(lambda view: view["seq"] > before)
    (unit,) = [u for u in after["view"]["board"]["units"] if u["id"] == "blue-1"]
    assert unit["moved"] == "yes"


# --- Its tools -------------------------------------------------------------------------------


def test_pieces_are_dragged_turned_stretched_copied_mirrored_grouped_and_laid_out_twice(visit):
    ada = visit()
    board = new_board(ada)
    page = ada.page
    board.press('[data-tool="building"]')
    board.finger.send("touchStart", board.spot(10, 16))
    board.finger.send("touchStart", board.spot(10, 16), board.spot(30, 30))  # a palm
    board.finger.send("touchMove", board.spot(16, 20), board.spot(34, 34))
    board.finger.send("touchEnd")
    assert board.pieces() == [], "two fingers move the map, and draw nothing"
    page.get_by_label("The whole table").tap()
    board.press('[data-tool="building"]')  # laid aside, to be taken up again
    board.draw("building", (10, 16), (16, 20))
    board.lies(10, 16, 16, 20)
    board.drag(board.spot(13, 18), board.spot(15, 18))  # taken by its middle
    board.lies(12, 16, 18, 20)
    board.pull("side 1 0", 3, 0)  # its east side
    board.lies(12, 16, 21, 20)
    knob = middle(ada, '.aa-canvas [data-hold="turn"] .aa-ed-touch')
    board.drag(knob, board.spot(30, 18))  # from the north to the east: a quarter
    board.lies(14.5, 13.5, 18.5, 22.5)
    board.type("Turned", "0")
    board.type("Height", "2.5")
    page.get_by_role("switch", name="Cover range of its own").tap()
    board.type("Cover range", "4")
    board.type("From the west edge", "20")
    board.lies(15.5, 16, 24.5, 20)
    (piece,) = board.kept()["pieces"]
    assert (piece["height"], piece["cover"]) == (2_500, 4_000)
    board.tool("Copy")
    board.has(2)
    west, south, east, north = bounds_of([board.piece(1)])
    board.drag(board.spot((west + east) / 2000, (south + north) / 2000), board.spot(60, 18))
    until(lambda: bounds_of(board.kept()["pieces"][1:])[0] > 50_000, what="the copy elsewhere")
    board.tool("Add")
    board.tap(20, 18)
    page.locator(".aa-ed-inspector h2", has_text="2 pieces").wait_for()
    board.tool("Group")
    page.locator(".aa-ed-tools .offer", has_text="Split up").wait_for()
    first, second = (bounds_of([each]) for each in board.kept()["pieces"])
    page.get_by_label("Let go").tap()
    board.tap(20, 18)  # one of them, and both are chosen
    page.locator(".aa-ed-inspector h2", has_text="2 pieces").wait_for()
    board.drag(board.spot(20, 18), board.spot(20, 14))
    board.lies(*(each / 1000 - 4 * (k % 2) for k, each in enumerate(first)))
    moved = bounds_of(board.kept()["pieces"][1:])
    assert moved == [each - 4_000 * (k % 2) for k, each in enumerate(second)], "both moved"
    board.draw("wall", (40, 10), (46, 14))
    board.has(3)
    line = board.piece(2)["line"]
    board.tool("Mirror")
    until(lambda: board.piece(2)["line"] != line, what="the wall's mirror image")
    mirrored = board.piece(2)["line"]
    assert sorted(y for _, y in mirrored) == sorted(y for _, y in line)
    page.locator(".seg button", has_text="Half turn").tap()
    board.has(6)
    sound(ada, "boards-laid-out")
    for _ in range(2):
        page.get_by_label("Undo", exact=True).tap()
    board.has(3)
    until(lambda: board.piece(2)["line"] == line, what="the wall as it was drawn")
    page.get_by_label("Redo", exact=True).tap()
    until(lambda: board.piece(2)["line"] == mirrored, what="the mirror image again")


COVERED = """() => {
  const boxes = (what) =>
    [...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
  const meet = (a, b) => Math.min(a.right, b.right) > Math.max(a.left, b.left)
    && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
  const grips = boxes(".aa-ed-grip rect");
  return boxes(".aa-ed-measure rect").filter((tag) => grips.some((grip) => meet(tag, grip))).length;
}"""


@pytest.mark.parametrize("lang", ["en", "de"])
def test_on_a_small_phone_the_board_keeps_its_room_beside_what_is_chosen(visit, lang):
    ada = visit(lang=lang, size=(360, 640))
    board = new_board(ada)
    board.draw("building", (14, 16))
    page = ada.page
    page.locator(".aa-ed-inspector h2").wait_for()
    sound(ada, f"small-{lang}")
    view = page.locator(".aa-canvas .view").bounding_box()
    assert view is not None and view["height"] >= 150
    tools = page.locator(".aa-ed-tools .offer").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().top)"
    )
    assert len(tools) == 5 and len(set(tools)) == 1, "in one line"
    assert page.evaluate(COVERED) == 0, "a measure lies under a handle"
    board.drag(board.spot(14, 16), board.spot(40, 24))
    until(lambda: board.kept()["pieces"][0]["outline"][0][0] > 30_000, what="it elsewhere")
    assert page.evaluate(COVERED) == 0


def test_a_table_of_any_size_in_centimetres_and_a_ready_one_and_its_plan_on_paper(visit):
    ada = visit(size=TABLET).open("/boards")
    page = ada.page
    page.get_by_role("button", name="Any size").tap()
    page.get_by_role("button", name="Centimetres").tap()
    for label, value in (("West to east", "180"), ("South to north", "120")):
        page.get_by_label(f"{label} (cm)").fill(value)
        page.get_by_label(f"{label} (cm)").press("Enter")
    page.get_by_role("button", name="Begin").tap()
    page.locator(".appbar", has_text="180 × 120 cm").wait_for()
    page.locator(".appbar a, .appbar button").first.tap()
    page.evaluate("window.print = () => undefined")
    page.locator('[data-board="works"]').tap()
    page.locator(".aa-canvas").wait_for()
    board = Board(ada)
    assert len(board.pieces()) == 19
    page.get_by_role("button", name="Print plan").tap()
    page.emulate_media(media="print")
    ada.shot("boards-plan")
    assert page.locator(".aa-plan").is_visible() and not page.locator(".appbar").is_visible()
    letters = page.locator(".aa-plan .grid-names text").all_text_contents()
    assert letters.count("A") == letters.count("J") == letters.count("8") == 2, "on both sides"
    steps = page.locator(".aa-plan .steps text").all_text_contents()
    assert steps.count("15.2 cm") == 2 and {"106.7 cm", "152.4 cm"} <= {*steps}, "from two edges"
    rows = page.locator(".aa-plan tbody tr")
    assert rows.count() == 19 + 5 + 2
    assert "55.9 cm / 66 cm, 86.4 cm / 66 cm, 86.4 cm" in rows.nth(1).inner_text()
    sheets = re.findall(rb"/Type ?/Page\b", page.pdf(format="A4"))
    assert len(sheets) == 2
    page.emulate_media(media="screen")
    page.locator(".aa-canvas").wait_for()  # the paper is gone, the board is there


# --- What goes wrong -------------------------------------------------------------------------

ZONES = """
[[zones]]
id = "south"
outline = [[0, 0], [72, 0], [72, 8], [0, 8]]
[[zones]]
id = "north"
outline = [[0, 40], [72, 40], [72, 48], [0, 48]]
"""
HEAD = 'id = "x"\nname = { en = "From elsewhere", de = "Von anderswo" }\nwidth = 72\ndepth = 48\n'


def a_piece(number: int, corners: str, kind: str = "building", height: str = "3") -> str:
    return f"""
[[pieces]]
id = "piece-{number}"
kind = "{kind}"
height = {height}
outline = {corners}
"""


STAR = "[[36, 0.5], [38.4, 7.5], [32, 3], [40, 3], [33.6, 7.5]]"  # turns left at each corner


def box(number: int) -> str:
    x, y = number % 35 * 2, 10 + number // 35 * 2
    return f"[[{x}, {y}], [{x + 1}, {y}], [{x + 1}, {y + 1}], [{x}, {y + 1}]]"


def opened(ada: Visitor, tmp_path: Path, text: str) -> Board:
    file = tmp_path / "elsewhere.toml"
    file.write_text(text, encoding="utf-8")
    ada.open("/boards").page.locator("input[type=file]").set_input_files(file)
    ada.page.locator(".aa-canvas").wait_for()
    return Board(ada)


def test_a_file_from_elsewhere_is_opened_with_its_faults_and_mended(visit, tmp_path):
    crossing = "[[10, 20], [20, 30], [20, 20], [10, 30]]"
    text = HEAD + ZONES + a_piece(1, crossing) + a_piece(2, box(2), "volcano") + a_piece(3, box(3))
    ada = visit()
    board = opened(ada, tmp_path, text)
    assert board.pieces() == ["piece-1", "piece-3"], "what can be read is there"
    ada.page.locator('[data-fault="piece-1"]').wait_for(state="attached")
    fault = ada.page.locator(".prompt li", has_text="crosses")
    fault.wait_for()
    sound(ada, "boards-faults")
    play = ada.page.locator(".prompt .wide")
    assert play.get_attribute("aria-disabled") == "true", "a faulty board is not played on"
    fault.locator("button").tap()  # it is chosen, and shown
    board.tool("Corners")
    board.pull("corner 1", 2, -12)
    ada.page.locator('[data-fault="piece-1"]').wait_for(state="detached")
    ada.page.locator(".prompt .wide:not([aria-disabled=true])").wait_for()

    star = ZONES.replace("[[0, 40], [72, 40], [72, 48], [0, 48]]", STAR)
    many = opened(ada, tmp_path, HEAD + star + "".join(a_piece(k, box(k)) for k in range(500)))
    many.has(500)
    ada.page.locator(".prompt", has_text="At most 200 pieces").wait_for()
    ada.page.locator('[data-fault="zones[1]"]').wait_for(state="attached")
    ada.page.locator(".prompt li", has_text="Deployment zone 2").wait_for()
    many.draw("objective", (50, 44))
    ada.page.locator(".aa-ed-inspector h2", has_text="Objective 1").wait_for()  # it goes on
    nothing = tmp_path / "letter.toml"
    nothing.write_bytes(b"Dear \xff sir")
    ada.open("/boards").page.locator("input[type=file]").set_input_files(nothing)
    ada.page.locator(".toast").wait_for()


def test_two_editors_of_one_board_and_a_lost_network_lose_nothing(visit):
    ada = visit()
    board = new_board(ada)
    board.draw("building", (20, 20))
    board.press(".prompt .primary")
    ada.page.wait_for_url(re.compile(r"/boards/(?!new-)"))
    path = ada.page.url.removeprefix(ada.base)

    identity = ada.page.evaluate("localStorage.getItem('sandtable.identity')")
    other = visit(size=TABLET, lang="de").keep(identity=identity).open(path)
    there = Board(other)
    there.has(1)
    there.draw("wall", (40, 20), (46, 20))
    there.press(".prompt .primary")
    other.page.locator(".prompt .offer[aria-disabled=true]").first.wait_for()

    ada.context.set_offline(True)
    board.draw("mud", (50, 30), (56, 34))
    board.has(2)
    ada.page.locator(".conn.wait, .conn.off").first.wait_for(state="attached")
    ada.context.set_offline(False)
    ada.open(path)  # the phone was off in between
    again = Board(ada)
    again.has(2)
    assert [piece["kind"] for piece in again.kept()["pieces"]] == ["building", "mud"]
    again.press(".prompt .primary")
    late = ada.page.locator(".banner.bad")
    late.wait_for()
    sound(ada, "boards-late")
    late.locator(".offer").first.tap()  # as a copy
    ada.page.wait_for_url(lambda url: "/boards/" in url and not url.endswith(path))
    again.has(2)
    ada.open(path)
    again.has(2)
    assert any("wall" in piece for piece in again.pieces()), "theirs is as they saved it"
