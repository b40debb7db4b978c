"""Two phones and a screen play a whole Thirty Years War, from the start page to the result."""

from __future__ import annotations

import random
import re
import time
from contextlib import suppress

from playwright.sync_api import TimeoutError

from tests.browser.visitor import SCREEN, Visitor

LONGEST = 420.0  # seconds; a deadline for a loop of clicks, not a measurement

# What a player can tap now, found by one look at the page.
LOOK = """() => {
  const free = (selector) => [...document.querySelectorAll(selector)]
    .filter((each) => each.offsetParent !== null && each.ariaDisabled !== "true"
      && !each.disabled).length;
  return {
    over: free(".prompt.result"),
    face: free(".prompt.roll.mine .facebtn"),
    primary: free(".prompt .offer.primary"),
    first: free(".prompt .mop-first"),
    choices: free(".mop-choices .offer:not(.no):not(.on)"),
    cards: document.querySelector(".prompt.mine")
      ? free(".mop-hand .card:not(.no):not(.gone):not(.chosen)") : 0,
  };
}"""


# In the order a player would think of them; the last word of each is what is tapped.
TAPS = {
    "primary": ".prompt .offer.primary:not([aria-disabled=true])",
    "face": ".prompt.roll.mine .facebtn",
    "first": ".prompt .mop-first",
    "choices": ".mop-choices .offer:not(.no):not(.on)",
    "cards": ".mop-hand .card:not(.no):not(.gone):not(.chosen)",
}


def take_a_turn(phone: Visitor, luck: random.Random) -> str:
    """Tap what a player would tap next; what it was."""
    can = phone.page.evaluate(LOOK)
    if can["over"]:
        return "over"
    for what, selector in TAPS.items():
        if can[what]:
            with suppress(TimeoutError):  # the page moved on under the finger
                phone.page.locator(selector).nth(luck.randrange(can[what])).click(timeout=2000)
            return what
    return ""


def sit_down(visit) -> tuple[Visitor, Visitor, Visitor, str]:
    """Ada makes a table in English, Jonas joins it in German by its code, a screen looks on."""
    ada = visit(lang="en").open()
    ada.tap('a[href^="/new/march-of-progress"]')
    ada.page.get_by_label("Your name").fill("Ada")
    ada.tap(".prompt .offer.primary")
    ada.page.wait_for_url("**/t/*")
    code = ada.page.url.rsplit("/", 1)[1]
    jonas = visit(lang="de", theme="dark").open()
    jonas.page.locator(".join input").first.click()
    jonas.page.keyboard.type(code)
    jonas.page.wait_for_url(f"**/t/{code}")
    jonas.page.locator("input").first.fill("Jonas")
    jonas.tap(".prompt .offer.primary, main .offer.primary")
    screen = visit(lang="en", theme="dark", size=SCREEN).open(f"/screen/{code}")
    screen.sees(code)
    return ada, jonas, screen, code


def test_two_phones_and_a_screen_play_a_whole_game(visit):
    luck = random.Random(1)
    ada, jonas, screen, _ = sit_down(visit)
    assert ada.page.evaluate("window.isSecureContext") is False
    ada.sees("Jonas")
    ada.tap(".prompt .offer.primary")
    ada.page.wait_for_selector(".facebtn")
    end, over, said = time.monotonic() + LONGEST, set(), set()
    while len(over) < 2:
        assert time.monotonic() < end, (ada.words(), jonas.words())
        did = ""
        for name, phone in (("ada", ada), ("jonas", jonas)):
            if name not in over:
                what = take_a_turn(phone, luck)
                said.add(what)
                over |= {name} if what == "over" else set()
                did += what
        if not did:
            time.sleep(0.05)
    assert {"face", "primary", "cards", "over"} <= said
    ada.shot("whole-game-en")
    jonas.shot("whole-game-de")
    the_end_is_told_in_both_languages(ada, jonas, screen)


def the_end_is_told_in_both_languages(ada: Visitor, jonas: Visitor, screen: Visitor) -> None:
    assert any(word in ada.words() for word in ("wins", "draw", "tie"))
    assert any(word in jonas.words() for word in ("gewinnt", "nentschieden"))
    for phone in (ada, jonas):  # which were open all the while
        phone.page.locator(".end .story-chart").first.wait_for()
    screen.page.get_by_text(re.compile("wins|draw", re.I)).first.wait_for()
    screen.shot("whole-game-screen")
