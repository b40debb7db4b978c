"""March on phones: what a scenario changes, a glossary by the house rules, and a referee's help."""

from __future__ import annotations

import pytest

from tests.browser.inspect import axe_faults, layout_faults, raw_words, sound
from tests.browser.visitor import SCREEN, Visitor, seated
from tests.march_of_progress.test_scenarios import BOOKLET
from tests.server.march import begin
from tests.server.phone import Phone, until

MENU = ".appbar .iconbtn:last-child"
ANSWERS = {**BOOKLET, "fortified_value": "just_1"}


@pytest.fixture
def two(server):
    """Blue and Orange of a match in the Age of Marlborough, about to pick."""
    blue, orange = Phone(server.url), Phone(server.url)
    blue.create("blue", answers=ANSWERS)
    begin(blue, orange)
    yield blue, orange
    for phone in (blue, orange):
        phone.close()


@pytest.fixture
def referee(server, visit, two):
    signing = Phone(server.url)
    office = signing.sign_in(server, "referee")
    signing.close()
    return visit(size=(360, 740)).keep(office=office).open(f"/referee/{two[0].code}")


def set_right(referee: Visitor) -> None:
    referee.page.locator(".prompt .offer", has_text="Set right").click()
    referee.page.locator("textarea").fill("so it lies on the table")


@pytest.mark.parametrize(
    "lang, rules, change, fortified",
    [
        ("en", "What is played here", "if both have 18 VP, a draw", "it counts 1, whatever"),
        ("de", "Was hier gespielt wird", "ist es unentschieden", "zählt sie 1, wie stark"),
    ],
)
def test_the_rules_and_the_glossary_of_the_match_agree_with_it(
    visit, two, lang, rules, change, fortified
):
    phone = visit(lang=lang, size=(360, 740)).keep(**seated(two[0])).open(f"/t/{two[0].code}")
    phone.tap(MENU)
    phone.page.locator(".sheet button", has_text=rules).click()
    phone.sees(change)
    phone.sees("+1")
    sound(phone, f"march-rules-{lang}")
    phone.page.keyboard.press("Escape")
    phone.tap(MENU)
    phone.page.locator(
        ".sheet button", has_text={"en": "Rules and terms", "de": "Regeln und Begriffe"}[lang]
    ).click()
    phone.sees(fortified)


def test_the_form_tells_what_the_scenario_sets(visit):
    phone = visit(size=(360, 740)).open("/new/march-of-progress")
    phone.page.get_by_label("Scenario").select_option("age-of-marlborough")
    phone.sees("without Attack +1")
    sound(phone, "march-form")


def test_a_referee_sets_the_cards_of_a_hand(referee, two):
    blue, _ = two
    set_right(referee)
    cards = referee.page.locator(".mop-set-cards").first
    assert cards.locator("button", has_text="Score").is_disabled()
    for name in ("Move 1", "Recruit"):
        cards.locator("button", has_text=name).click()
    sound(referee, "march-cards")
    cards.locator("button", has_text="Set").click()
    view = blue.seen(lambda view: view["view"]["board"]["players"][0]["discard"])
    assert view["view"]["board"]["players"][0]["discard"] == ["move1", "recruit"]
    referee.page.locator(".sheet").wait_for(state="detached")


def test_everybody_is_told_that_corrected_points_end_the_game(visit, referee, two):
    blue, _ = two
    phone = visit(lang="de").keep(**seated(blue)).open(f"/t/{blue.code}")
    screen = visit(lang="de", size=SCREEN).open(f"/screen/{blue.code}")
    set_right(referee)
    row = referee.page.locator(".mop-corrections .rowlist > div", has_text="Victory points").first
    for _ in range(18):
        row.locator(".stepper button").last.click()
    row.locator("button", has_text="Set").click()
    phone.page.locator(".mop-ends", has_text="Das Spiel endet mit dieser Runde").wait_for()
    phone.page.locator(".prompt .ask", has_text="Letzte Runde: Wähle").wait_for()
    screen.page.locator(".mop-ends", has_text="Das Spiel endet mit dieser Runde").wait_for()
    sound(phone, "march-ends")
    screen.shot("march-ends-screen")
    assert [*layout_faults(screen.page), *raw_words(screen.page), *axe_faults(screen.page)] == []


# Something that may be tapped on the map is in view; the choices below leave no hole beside them.
ARMIES_IN_VIEW = """() => {
  const main = document.querySelector("main").getBoundingClientRect();
  return [...document.querySelectorAll("g.mop-tap")].some((each) => {
    const box = each.getBoundingClientRect();
    return box.top >= main.top - 1 && box.bottom <= main.bottom + 1;
  });
}"""
HOLES = """() => {
  const row = document.querySelector(".prompt-row"), left = row.getBoundingClientRect().left;
  const boxes = [...row.querySelectorAll("button")].map((each) => each.getBoundingClientRect());
  const rows = new Map();
  for (const { top, left: at } of boxes)
    rows.set(Math.round(top), Math.min(at, rows.get(Math.round(top)) ?? Infinity));
  return [...rows.values()].filter((at) => at > left + 1).length;
}"""


def test_a_move_is_chosen_on_a_map_that_is_seen(visit, server):
    blue, orange = Phone(server.url), Phone(server.url)
    blue.create("blue")
    begin(blue, orange)
    for mine, theirs in (("recruit", "recruit"), ("move2", "strength")):
        decision = blue.view["pending"]["id"]
        blue.pick(mine)
        orange.seen(lambda view: "blue" not in view["pending"]["waiting"])
        orange.pick(theirs)
        for phone in (blue, orange):
            phone.seen(lambda view, id=decision: view["pending"].get("id") != id)
    visitor = visit(lang="de", size=(360, 640)).keep(**seated(blue)).open(f"/t/{blue.code}")
    visitor.page.locator(".mop-choices button").nth(1).wait_for()
    until(lambda: visitor.page.evaluate(ARMIES_IN_VIEW), what="an army to be moved")
    assert visitor.page.evaluate(HOLES) == 0
    sound(visitor, "march-move-de")
    for phone in (blue, orange):
        phone.close()


# How high the map is drawn, every few frames for a while.
HEIGHTS = """async () => {
  const found = [];
  for (let n = 0; n < 10; n++) {
    await new Promise((done) => setTimeout(done, 50));
    found.push(document.querySelector(".mop-board svg").getAttribute("viewBox"));
  }
  return found;
}"""


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_map_comes_to_rest_at_every_size(visit, two, lang):
    """Its height follows the room that all else leaves, and it leaves that room."""
    watcher = visit(lang=lang).open(f"/t/{two[0].code}")
    for high in range(553, 853, 20):
        watcher.page.set_viewport_size({"width": 360 + high % 7 * 10, "height": high})
        watcher.page.wait_for_timeout(200)
        assert len(set(watcher.page.evaluate(HEIGHTS))) == 1, high
