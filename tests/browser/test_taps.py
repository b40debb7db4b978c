"""How many taps a shot takes, by real touches: counted and printed."""

from __future__ import annotations

from typing import Any

import pytest

from server.games.armored_advance.fire.quick_check import QuickCheck, quick_check
from server.games.armored_advance.units.library import shipped
from tests.browser.armored_table import DOMINATION, Battle
from tests.browser.inspect import short_phone_faults, sound
from tests.browser.visitor import SCREEN, Visitor, seated
from tests.server.phone import Phone

READY = ".prompt .offer.primary:not([aria-disabled=true])"
SMALL, USUAL = (360, 640), (390, 844)


class Fingers:
    """Touches a page, and counts."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.taps = visitor, 0

    def tap(self, what: Any) -> None:
        locator = self.visitor.page.locator(what) if isinstance(what, str) else what
        # Of units that stand close the nearest is taken, whichever lies on top.
        locator.first.tap(force=isinstance(what, str) and what.startswith("[data-unit"))
        self.taps += 1

    def type(self, text: str) -> None:
        """On the keys that the field brought up; they are no taps on the page."""
        self.visitor.page.keyboard.type(text)


def need_shown(visitor: Visitor, need: int) -> None:
    visitor.page.locator(".prompt .need", has_text=f"{need}+").first.wait_for()


def need_of(**facts: Any) -> int:
    value = quick_check(QuickCheck(**facts), shipped().cards()).value
    assert value.need is not None
    return value.need


@pytest.mark.parametrize(("lang", "size"), [("en", USUAL), ("de", SMALL)])
def test_a_quick_check_takes_eight_taps_and_three_for_a_pair_checked_before(visit, lang, size):
    visitor = visit(lang=lang, size=size).open("/check")
    page, fingers = visitor.page, Fingers(visitor)
    for place, typed in enumerate(("panther", "t-34-85")):
        fingers.tap(page.locator(".aa-unit").nth(place))
        page.wait_for_function("() => document.activeElement.type === 'search'")
        fingers.type(typed)
        fingers.tap(".aa-cards .row")
    fingers.tap(".aa-typed")
    fingers.type("22.5" if lang == "en" else "22,5")
    fingers.tap("[data-face=side]")
    fingers.tap("[data-fact=foliage] button")
    shot = {"shooter": "panther-g", "target": "t-34-85", "distance": 22_500}
    need_shown(visitor, need_of(**shot, face="side", foliage=1))
    print(f"\nquick check of two new units, {lang}: {fingers.taps} taps")
    assert fingers.taps <= 8
    sound(visitor, f"quick-check-{lang}-{size[0]}")
    assert short_phone_faults(page) == []

    page.locator(".aa-swap").tap()
    page.locator(".aa-typed").tap()
    page.keyboard.type("9")
    again = Fingers(visitor)
    again.tap(".aa-recent .offer")
    again.tap(".aa-typed")
    again.type("30.1")
    again.tap("[data-face=front]")
    need_shown(visitor, need_of(**{**shot, "distance": 30_100}, foliage=1))
    print(f"quick check of a pair checked before, {lang}: {again.taps} taps")
    assert again.taps <= 3


def force(unit: str, name: str) -> dict[str, Any]:
    return {"name": name, "units": [{"unit": unit, "count": 2}], "squads": []}


def battle(server: Any, board: str) -> Battle:
    phones = Phone(server.url), Phone(server.url)
    begun = Battle(*phones, {**DOMINATION, "board": board})
    begun.listed(force("m4a3-75w", "Blue"), force("stug-iii-g", "Orange"))
    if board != "none":
        return begun.deployed()
    begun.rolled_off().at("deploy").blue.act({"type": "deployed"})
    return begun.rolled_off().at("play")


@pytest.mark.parametrize(("lang", "size"), [("en", USUAL), ("de", SMALL)])
def test_a_counted_shot_takes_eight_taps_with_its_die(server, visit, lang, size):
    table = battle(server, "none")
    visitor = visit(lang=lang, size=size).keep(**seated(table.blue)).open(f"/t/{table.code}")
    screen = visit(lang=lang, theme="dark", size=SCREEN).open(f"/screen/{table.code}")
    fingers, page = Fingers(visitor), visitor.page
    fingers.tap("[data-unit=blue-2]")
    fingers.tap("[data-unit=orange-1]")
    sound(visitor, f"counted-unsaid-{lang}-{size[0]}")
    assert page.locator(READY).count() == 0, "a range that nobody measured was taken for one"
    fingers.tap(".aa-typed")
    fingers.type("22.5" if lang == "en" else "22,5")
    fingers.tap("[data-face=side]")
    fingers.tap("[data-fact=foliage] button")
    shot = {"shooter": "m4a3-75w", "target": "stug-iii-g", "distance": 22_500}
    need_shown(visitor, need_of(**shot, face="side", foliage=1))
    assert page.locator("[data-fact=walls]").count() == 0, "walls change nothing here"
    sound(visitor, f"counted-said-{lang}-{size[0]}")
    fingers.tap(READY)
    fingers.tap(".prompt.roll.mine .facebtn[aria-label='6']")
    screen.page.locator(".aa-event .need").first.wait_for()
    screen.shot(f"counted-rolling-{lang}-screen")
    fingers.tap(READY)
    screen.page.locator(".aa-event.done").wait_for()
    sound(screen, f"counted-{lang}-screen")
    fired = table.blue.seen(lambda view: view["view"]["board"]["last_shot"]["successes"])
    assert fired["view"]["board"]["last_shot"]["need"] == 6
    visitor.shot(f"counted-after-{lang}-{size[0]}")
    print(f"\ncounted shot at 22.5 inches in a side with foliage, {lang}: {fingers.taps} taps")
    assert fingers.taps <= 8


def test_a_mapped_shot_takes_three_taps_to_its_ruling(server, visit):
    table = battle(server, "crossroads")
    visitor = visit(lang="en").keep(**seated(table.blue)).open(f"/t/{table.code}")
    fingers = Fingers(visitor)
    fingers.tap("[data-unit=blue-1]")
    fingers.tap("[data-unit=orange-s2]")
    visitor.page.locator(".aa-card .need").wait_for()
    print(f"\nmapped shot to its ruling: {fingers.taps} taps")
    assert fingers.taps <= 3


def test_a_shot_that_cannot_be_fired_now_says_why(server, visit):
    table = battle(server, "crossroads")
    referee = Phone(server.url)
    referee.sign_in(server, "referee")
    referee.watch(table.code)
    spent = {"type": "set-actions", "unit": "blue-1", "spent": 2}
    referee.change("correct", correction=spent, reason="It has fired")
    visitor = visit(lang="de", size=SMALL).keep(**seated(table.blue)).open(f"/t/{table.code}")
    fingers = Fingers(visitor)
    fingers.tap("[data-unit=blue-1]")
    fingers.tap("[data-unit=orange-1]")
    why = "Diese Einheit hat keine Aktion mehr."
    visitor.page.locator(".prompt .offer.no .why", has_text=why).wait_for()
    sound(visitor, "no-shot")
