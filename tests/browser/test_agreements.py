"""Players set the table right together, on their phones, and the referee may decide for them."""

from __future__ import annotations

import pytest

from tests.browser.inspect import sound
from tests.browser.visitor import seated
from tests.server.march import begin
from tests.server.phone import Phone

MENU = ".appbar .iconbtn:last-child"
WORDS = {
    "en": {
        "correct": "Propose to set the table right",
        "several": "Several at once",
        "propose": "Propose",
        "set": "Set",
        "two": "Ada wants to set the table right: 2 things",
        "points": "Victory points",
        "log": "Propose to go back here",
        "back": "wants to go back to row",
        "yes": "Decide: yes",
    },
    "de": {
        "correct": "Vorschlagen, den Tisch zu berichtigen",
        "several": "Mehreres auf einmal",
        "propose": "Vorschlagen",
        "set": "Setzen",
        "two": "Ada möchte den Tisch berichtigen: 2 Sachen",
        "points": "Siegpunkte",
        "log": "Vorschlagen, hierher zurückzugehen",
        "back": "möchte zu Zeile",
        "yes": "Entscheiden: ja",
    },
}


@pytest.fixture
def two(server):
    """Ada and Jonas at March, about to pick."""
    ada, jonas = Phone(server.url), Phone(server.url)
    ada.create("blue")
    begin(ada, jonas)
    yield ada, jonas
    for phone in (ada, jonas):
        phone.close()


def points(phone: Phone) -> list[int]:
    return [player["vp"] for player in phone.view["view"]["board"]["players"]]


@pytest.mark.parametrize("lang, size", [("en", (390, 844)), ("de", (360, 640))])
def test_two_corrections_are_agreed_in_one_row(visit, two, lang, size):
    words = WORDS[lang]
    first, second = two
    ada, jonas = (
        visit(lang=lang, size=size).keep(**seated(phone)).open(f"/t/{phone.code}") for phone in two
    )
    before = points(first)
    ada.tap(MENU)
    ada.page.locator(".sheet button", has_text=words["correct"]).click()
    ada.page.get_by_role("switch", name=words["several"]).click()
    rows = ada.page.locator(".mop-corrections .rowlist > div", has_text=words["points"])
    for at in (0, 1):
        rows.nth(at).locator(".stepper button").last.click()
        rows.nth(at).locator("button", has_text=words["set"]).click()
    sound(ada, f"agree-correct-{lang}")
    ada.page.locator(".sheet .noted .primary").click()
    jonas.page.locator(".proposal .ask", has_text=words["two"]).wait_for()
    assert jonas.page.locator(".proposal .tells li").count() >= 2
    sound(jonas, f"agree-asked-{lang}")
    ada.page.locator(".proposal").wait_for()
    sound(ada, f"agree-own-{lang}")
    jonas.tap(".prompt .primary")
    after = second.seen(lambda view: view["proposal"] is None)
    assert points(second) == [vp + 1 for vp in before]
    assert sum(line["kind"] == "corrected" for line in after["lines"]) >= 2
    assert len({line["seq"] for line in after["lines"] if line["kind"] == "corrected"}) == 1


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_referee_decides_a_rewind_that_nobody_answers(visit, server, two, lang):
    words = WORDS[lang]
    first, _ = two
    ada = visit(lang=lang).keep(**seated(first)).open(f"/t/{first.code}")
    signing = Phone(server.url)
    office = signing.sign_in(server, "referee")
    signing.close()
    referee = visit(lang=lang).keep(office=office).open(f"/referee/{first.code}")
    ada.tap(".appbar .iconbtn >> nth=-2")
    ada.page.locator(".sheet button", has_text=words["log"]).last.click()
    sound(ada, f"agree-rewind-{lang}")
    ada.page.locator(".sheet .primary", has_text=words["propose"]).click()
    referee.page.locator(".proposal .ask", has_text=words["back"]).wait_for()
    sound(referee, f"agree-referee-{lang}")
    referee.page.locator("button", has_text=words["yes"]).click()
    back = first.seen(lambda view: view["proposal"] is None and view["pending"]["type"] == "roll")
    assert any(line["text"]["key"] == "log-referee-agrees" for line in back["lines"])
