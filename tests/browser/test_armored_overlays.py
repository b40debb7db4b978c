"""What a unit sees, reaches, hits and fears, over the table; best shots; and the referee's help."""

from __future__ import annotations

import json
import time

import pytest

from tests.browser.armored_table import DOMINATION, Battle
from tests.browser.finger import Finger, middle
from tests.browser.inspect import axe_faults, layout_faults, raw_words, sound
from tests.browser.test_every_page import seated
from tests.browser.visitor import SCREEN, Visitor
from tests.server.phone import Phone

WORDS = {"en": ("Sees", "Reaches", "Hits", "Safe"), "de": ("Sieht", "Erreicht", "Trifft", "Sicher")}


@pytest.fixture
def battle(server):
    phones = [Phone(server.url), Phone(server.url)]
    yield Battle(*phones, {**DOMINATION, "error": "1"})
    for phone in phones:
        phone.close()


def take_up(visitor: Visitor, unit: str) -> None:
    visitor.page.locator(f"[data-unit={unit}]").press("Enter")
    visitor.page.locator(".aa-line").wait_for()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_overlays_lie_over_the_table_with_numerals(visit, battle, lang):
    battle.listed().deployed()
    phone = visit(lang=lang, theme={"en": "light", "de": "dark"}[lang]).keep(**seated(battle.blue))
    phone.open(f"/t/{battle.code}")
    take_up(phone, "blue-2")
    page = phone.page
    for word, part in zip(WORDS[lang], ("none", "reached", "need", "need"), strict=True):
        page.locator(".aa-looks .seg button", has_text=word).click()
        page.locator(f".aa-cells .{part}").first.wait_for(state="attached")
        sound(phone, f"armored-look-{word.lower()}")
    figures = set(page.locator(".aa-cells text").all_text_contents())
    assert {"2+", "3+", "4+", "5+", "6+", "✓"} <= figures, "safe cells are ticked, others numbered"
    *legend, doubtful = page.locator(".aa-legend .swatch").all_inner_texts()
    assert [each[:2] for each in legend] == ["1+", "2+", "3+", "4+", "5+", "6+", "✓ "]
    assert doubtful == {"en": "too close to call", "de": "zu knapp"}[lang]
    assert "M" in (page.locator(".aa-cells .doubtful").get_attribute("d") or ""), "it is dotted"
    page.locator(".aa-looks .seg button", has_text=WORDS[lang][3]).click()
    page.locator(".aa-cells").wait_for(state="detached")


def test_overlays_are_asked_for_before_they_are_tapped(visit, battle):
    battle.listed().deployed()
    phone = visit().keep(**seated(battle.blue))
    page, shows = phone.page, ("sees", "goes", "hits", "safe")
    asked: list[str] = []
    told: list[str] = []
    page.on(
        "websocket",
        lambda line: (
            line.on("framesent", lambda frame: asked.append(str(frame))),
            line.on("framereceived", lambda frame: told.append(str(frame))),
        ),
    )
    phone.open(f"/t/{battle.code}")
    take_up(phone, "blue-2")

    def ahead() -> int:
        return sum('"ask-overlay"' in frame and '"ahead":true' in frame for frame in asked)

    deadline = time.monotonic() + 30
    while ahead() < len(shows) or sum('"columns"' in frame for frame in told) < len(shows):
        assert time.monotonic() < deadline, f"{ahead()} are asked for"
        page.wait_for_timeout(50)
    before = len([frame for frame in asked if '"ask-overlay"' in frame])
    for word, show in zip(WORDS["en"], shows, strict=True):
        page.locator(".aa-looks .seg button", has_text=word).click()
        page.locator(f".aa-cells.{show} path").first.wait_for(state="attached")
    assert len([frame for frame in asked if '"ask-overlay"' in frame]) == before == len(shows)


def test_on_a_small_phone_an_overlay_brings_the_table_into_sight(visit, battle):
    battle.listed().deployed()
    phone = visit(size=(360, 640)).keep(**seated(battle.blue)).open(f"/t/{battle.code}")
    take_up(phone, "blue-2")
    page = phone.page
    button = page.locator(".aa-looks .seg button").last
    button.scroll_into_view_if_needed()
    button.tap()
    page.locator(".aa-cells .need").first.wait_for(state="attached")
    sound(phone, "look-small")
    top = page.locator("main").bounding_box()
    field = page.locator(".aa-field").bounding_box()
    assert top is not None and field is not None and field["y"] >= top["y"] - 1


COVERED = """() => {
  const boxes = (what) =>
    [...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
  const shown = boxes(".aa-field [data-piece] .body");
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  const map = document.querySelector(".aa-field").getBoundingClientRect();
  const above = [...boxes(".aa-tag.ink"), ...boxes(".aa-zoom button")];
  const plates = boxes(".aa-plate .box");
  return above.filter((each) => shown.some((unit) => meet(each, unit) && meet(unit, map))).length
    + boxes(".aa-tag.ink").filter((need) => plates.some((plate) => meet(need, plate))).length;
}"""


@pytest.mark.parametrize(
    "size", [(360, 640), (844, 390), (820, 1180)], ids=["upright", "lying", "tablet"]
)
def test_neither_a_need_nor_a_button_lies_on_a_unit_nor_a_plate_on_a_need(visit, battle, size):
    battle.listed().deployed()
    phone = visit(size=size).keep(**seated(battle.blue)).open(f"/t/{battle.code}")
    take_up(phone, "blue-2")
    page = phone.page
    page.locator(".aa-tag.ink").first.wait_for()
    assert page.evaluate(COVERED) == 0
    if size[0] == 820:  # the table is large enough there for names and HP
        assert page.locator(".aa-plate .box").count() > 5
        sound(phone, "needs-820")
        page.locator(".aa-deeds .offer").first.click()
        page.locator(".aa-handle.spot").wait_for()
        page.locator(".aa-plate .box").first.wait_for(state="detached")  # a move has the room


def test_the_target_and_its_face_change_where_it_is_hit(visit, battle):
    battle.listed().deployed()
    phone = visit().keep(**seated(battle.blue)).open(f"/t/{battle.code}")
    take_up(phone, "blue-2")
    page = phone.page
    page.locator(".aa-looks .seg button", has_text="Hits").click()
    page.locator(".aa-cells .need").first.wait_for(state="attached")

    def drawn() -> str:
        return str(page.locator(".aa-cells").evaluate("each => each.innerHTML"))

    before = drawn()
    page.get_by_label("Face struck").select_option("rear")
    page.wait_for_function(
        "before => document.querySelector('.aa-cells')?.innerHTML !== before", arg=before
    )
    assert page.get_by_label("Target", exact=True).locator("option").count() == 5


def test_a_best_shot_is_taken_up_by_a_tap(visit, battle):
    battle.listed().deployed()
    phone = visit().keep(**seated(battle.blue)).open(f"/t/{battle.code}")
    phone.page.locator("button", has_text="Best shots").click()
    first = phone.page.locator(".aa-best .row").first
    name = first.locator("b").first.inner_text()
    sound(phone, "armored-best-shots")
    first.click()
    phone.page.locator(".aa-card .need").wait_for()
    assert name in phone.page.locator(".prompt .ask").inner_text()


def test_of_two_units_under_the_thumb_the_nearer_is_taken(visit, battle):
    battle.listed().deployed()
    phone = visit().keep(**seated(battle.blue)).open(f"/t/{battle.code}")
    for unit in ("blue-1", "blue-2", "blue-4"):
        phone.page.mouse.click(*middle(phone, f"[data-unit={unit}]"))
        phone.page.locator(f"[data-unit={unit}][aria-pressed=true]").wait_for(state="attached")
        phone.page.locator("button", has_text="Another unit").click()


def test_a_tap_on_the_screen_shows_the_same_there(visit, battle):
    battle.listed().deployed()
    screen = visit(size=SCREEN, theme="dark").open(f"/screen/{battle.code}")
    unit = screen.page.locator("[data-unit=blue-2]")
    for part in ("none", "reached", "need", "need"):
        unit.press("Enter")
        screen.page.locator(f".aa-cells .{part}").first.wait_for(state="attached")
    screen.page.locator(".aa-screen-legend .swatch").first.wait_for()
    screen.shot("armored-screen-safe")
    assert [*layout_faults(screen.page), *raw_words(screen.page), *axe_faults(screen.page)] == []
    unit.press("Enter")
    screen.page.locator(".aa-cells").wait_for(state="detached")


def test_a_referee_sets_hp_and_place_right_and_puts_a_unit_back(visit, battle, server):
    battle.listed().deployed()
    signing = Phone(server.url)
    office = signing.sign_in(server, "referee")
    signing.close()
    referee = visit().keep(office=office).open(f"/referee/{battle.code}")
    page = referee.page

    def begin(unit: str) -> None:
        page.locator(".prompt .offer", has_text="Set right").click()
        page.locator("textarea").fill("it stands otherwise on the table")
        page.locator(".aa-corrections select").first.select_option(unit)

    def shown(unit: str) -> dict:
        units = battle.blue.view["view"]["board"]["units"]
        return next(each for each in units if each["id"] == unit)

    begin("orange-1")
    sound(referee, "armored-corrections")
    for _ in range(16):
        page.locator(".aa-corrections .stepper button").first.click()
    page.locator(".aa-corrections button", has_text="Set").first.click()
    battle.blue.seen(lambda view: shown("orange-1").get("state") == "destroyed")
    page.locator(".sheet").wait_for(state="detached")
    begin("orange-1")
    page.locator(".aa-place-form svg").first.click(position={"x": 150, "y": 60})
    page.locator(".aa-place-form .offer.wide").click()
    battle.blue.seen(lambda view: shown("orange-1").get("state") is None)
    page.locator(".sheet").wait_for(state="detached")
    begin("orange-1")
    before = shown("orange-1")["heading"]
    page.locator(".aa-place-form .aa-turns button").first.click()
    page.locator(".aa-place-form .offer.wide").click()
    battle.blue.seen(lambda view: shown("orange-1")["heading"] == (before + 1500) % 36000)


def test_a_list_is_kept_saved_opened_and_printed(visit, battle, tmp_path):
    phone = visit().keep(**seated(battle.blue)).open(f"/t/{battle.code}")
    page = phone.page
    page.locator(".aa-ready button", has_text="Stuart troop").click()
    page.locator(".aa-list .stepper button").nth(1).click()  # a second Stuart
    page.locator(".aa-cost .num", has_text="180").wait_for()
    page.locator(".fold summary").click()
    page.get_by_label("Name of the list").fill("Two Stuarts")
    page.locator("button", has_text="Keep on this phone").click()
    page.locator(".aa-ready .offer", has_text="Two Stuarts").wait_for()
    sound(phone, "armored-list-kept")
    with page.expect_download() as saved:
        page.locator("button", has_text="Save as a file").click()
    assert saved.value.suggested_filename == "Two-Stuarts.json"
    path = tmp_path / "list.json"
    saved.value.save_as(path)
    written = json.loads(path.read_text("utf-8"))
    assert written["list"]["units"] == [{"unit": "m5a1-stuart", "count": 2}]
    page.locator(".aa-list .stepper button").first.click()
    page.locator(".aa-cost .num", has_text="90").wait_for()
    page.locator("input[type=file]").set_input_files(path)
    page.locator(".aa-cost .num", has_text="180").wait_for()
    path.write_text("{}", "utf-8")
    page.locator("input[type=file]").set_input_files(path)
    phone.sees("This file holds no force list.")
    page.emulate_media(media="print")
    assert page.locator(".aa-print td", has_text="M5A1 Stuart").is_visible()
    assert not page.locator(".appbar h1").is_visible()


def test_what_lies_over_the_table_follows_the_ghost(visit, battle):
    battle.listed().deployed()
    phone = visit(size=(820, 1180), lang="de").keep(**seated(battle.blue))
    phone.open(f"/t/{battle.code}")
    take_up(phone, "blue-2")
    page, cells = phone.page, "document.querySelector('.aa-cells')?.innerHTML"
    page.locator(".aa-looks .seg button", has_text="Sieht").click()
    page.locator(".aa-cells .none").first.wait_for(state="attached")
    before = page.evaluate(cells)
    page.locator(".aa-deeds .offer").first.click()
    x, y = middle(phone, ".aa-handle.spot")
    Finger(phone).drag((x, y), (x - 60, y - 120))
    page.wait_for_function(f"before => ![undefined, before].includes({cells})", arg=before)
    sound(phone, "armored-look-from-there")
    page.locator(".aa-looks.moving .seg button", has_text="Sieht").click()
    page.locator(".aa-cells").wait_for(state="detached")
    page.locator(".aa-sight .seen").wait_for(state="attached")
    seen = page.locator(".aa-sight .seen").get_attribute("d")
    page.locator(".prompt .offer", has_text="Zurück").first.click()
    page.wait_for_function(
        "seen => ![undefined, seen].includes(document.querySelector('.aa-sight .seen')"
        "?.getAttribute('d'))",
        arg=seen,
    )
