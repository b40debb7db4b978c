"""Terms, the coach, the end with its picture, a rematch and a referee's verdict, by touch."""

from __future__ import annotations

import pytest

from tests.browser.inspect import END_SPILT, short_phone_faults, sound
from tests.browser.test_told import turn
from tests.browser.visitor import SCREEN, SHOTS, seated
from tests.server.march import begin
from tests.server.phone import Phone, until

every_language = pytest.mark.parametrize("lang", ["en", "de"])
MENU = ".appbar .iconbtn:last-child"

IN_VIEW = """(part) => {
  const box = part.getBoundingClientRect(), main = part.closest("main").getBoundingClientRect();
  return box.top >= main.top - 1 && box.bottom <= main.bottom + 1;
}"""


@pytest.fixture
def two(server):
    """Blue and Orange, about to pick."""
    blue, orange = Phone(server.url), Phone(server.url)
    blue.create("blue")
    begin(blue, orange)
    yield blue, orange
    for phone in (blue, orange):
        phone.close()


@every_language
def test_a_newcomer_is_coached_and_looks_a_term_up(visit, two, lang):
    blue, _ = two
    size = {"en": (390, 844), "de": (390, 664)}[lang]
    phone = visit(lang=lang, coach=True, size=size).keep(**seated(blue)).open(f"/t/{blue.code}")
    hint = phone.page.locator(".coach")
    hint.wait_for()
    sound(phone, f"coach-{lang}")
    if lang == "de":  # folded on a short phone; of the two, this language has the longer words
        assert short_phone_faults(phone.page) == []
        hint.locator("summary").tap()
    hint.locator("button.term").first.tap()
    phone.page.locator(".sheet .rule-text").wait_for()
    assert not hint.is_visible()  # what is left above the prompt is the sheet's
    sound(phone, f"term-{lang}")
    phone.page.locator(".sheet .iconbtn").tap()
    hint.locator("button.quiet").tap()
    hint.wait_for(state="detached")
    phone.page.reload()
    phone.page.locator(".mop-hand").wait_for()
    assert phone.page.locator(".coach").count() == 0
    phone.page.locator(MENU).tap()
    phone.page.locator(".sheet .row", has_text={"en": "terms", "de": "Begriffe"}[lang]).tap()
    phone.page.locator(".sheet input[type=search]").fill({"en": "garris", "de": "garnis"}[lang])
    until(lambda: 0 < phone.page.locator(".glossary > div").count() < 12, what="what was found")
    sound(phone, f"search-{lang}")


@every_language
def test_the_end_is_told_and_played_again_with_sides_swapped(visit, two, lang):
    blue, orange = two
    mine = visit(lang=lang, size=(360, 640)).keep(**seated(blue)).open(f"/t/{blue.code}")
    blue.change("resign", seat="blue")
    orange.seen(lambda view: view["result"])
    orange.change("accept_end", seat="orange")
    mine.page.locator(".story-chart").first.wait_for()
    sound(mine, f"end-{lang}")
    with mine.page.expect_download() as saved:
        mine.page.locator(".end-acts button").first.tap()
    assert saved.value.suggested_filename.endswith(".png")
    saved.value.save_as(SHOTS / f"end-picture-{lang}.png")
    screen = visit(lang=lang, size=SCREEN).open(f"/screen/{blue.code}")
    screen.page.locator(".screen-end .story-chart").wait_for()
    screen.shot(f"end-screen-{lang}")
    assert screen.page.locator(".screen-end-body").evaluate(END_SPILT) <= 1
    mine.page.locator(".again .seg button").last.tap()
    mine.page.locator(".prompt .offer.primary").tap()
    until(lambda: orange.table["again"], what="the wish")
    first = orange.match
    orange.change("answer_rematch", seat="orange", yes=True)
    until(lambda: orange.match != first, what="the next match")
    mine.page.locator(".phone.side-orange .prompt").wait_for()
    mine.open("/matches")
    mine.page.locator(f'.match-row[href*="{first}"]').wait_for()
    sound(mine, f"matches-{lang}")


def test_a_whole_story_fits_the_screen_and_is_read_from_its_top(server, visit, two):
    blue, orange = two
    referee = Phone(server.url)
    referee.sign_in(server, "referee")
    referee.watch(blue.code)
    for card in ("recruit", "strength"):
        turn(blue, orange, card, card)
    for seat, points in (("blue", 14), ("orange", 16)):
        counted = {"type": "set-vp", "seat": seat, "vp": points}
        referee.change("correct", correction=counted, reason="Counted again")
    blue.seen(lambda view: view["view"]["board"]["players"][1]["vp"] == 16)
    turn(blue, orange, "score", "fortify")  # blue goes by
    jonas = visit(size=(375, 553)).keep(**seated(orange)).open(f"/t/{blue.code}")
    page = jonas.page.locator(".phone > main")
    assert page.evaluate("(main) => (main.scrollTo(0, 9999), main.scrollTop)") > 0
    turn(blue, orange, "recruit", "score")
    blue.seen(lambda view: view["result"])
    jonas.page.locator(".story-chart").first.wait_for()
    until(lambda: page.evaluate("(main) => main.scrollTop") == 0, what="the story's beginning")
    screen = visit(lang="de", theme="dark", size=SCREEN).open(f"/screen/{blue.code}")
    for part in (".turnings", ".luck", ".story-chart"):
        screen.page.locator(f".screen-end {part}").wait_for()
    screen.shot("end-story-screen")
    assert screen.page.locator(".screen-end-body").evaluate(END_SPILT) <= 1
    phone = visit(lang="de", size=(390, 844)).keep(**seated(blue)).open(f"/t/{blue.code}")
    phone.page.locator(".turnings").wait_for()
    assert phone.page.locator("main").evaluate("(main) => main.scrollTop") == 0
    sound(phone, "end-story-de")
    watcher = visit(lang="de", size=(390, 844)).open(f"/t/{blue.code}")
    watcher.page.locator(".turnings").wait_for()
    assert watcher.page.locator(".prompt").bounding_box() is None  # it would be empty
    referee.close()


@every_language
def test_a_call_comes_with_its_case_and_is_ruled_by_a_tap(server, visit, two, lang):
    blue, orange = two
    signing = Phone(server.url)
    office = signing.sign_in(server, "referee")
    signing.close()
    caller = visit(lang=lang, size=(390, 664)).keep(**seated(blue)).open(f"/t/{blue.code}")
    caller.page.locator(MENU).tap()
    caller.page.locator(
        ".sheet .row", has_text={"en": "referee", "de": "Schiedsrichter"}[lang]
    ).first.tap()
    caller.page.locator(".call-about button").nth(1).tap()
    caller.page.locator("textarea").fill("?")
    sound(caller, f"call-{lang}")
    caller.page.locator(".sheet .offer.primary").tap()
    until(lambda: orange.table["call"], what="the call")
    assert orange.table["call"]["row"] is not None
    orange.change("answer_call", seat="orange", text="Nein")
    referee = visit(lang=lang, size=(390, 844)).keep(office=office).open(f"/referee/{blue.code}")
    referee.page.locator(".views .words").nth(1).wait_for()
    referee.page.locator(".verdicts .taps").first.locator("button").first.tap()
    for what in (".verdicts .taps + .label", ".verdicts > .offers .offer"):  # what comes next
        until(lambda what=what: referee.page.locator(what).evaluate(IN_VIEW), what=what)
    referee.page.locator(".verdicts .taps").nth(1).locator("button").first.tap()
    sound(referee, f"verdict-{lang}")
    referee.page.locator(".verdicts .offer.primary").tap()
    ruled = lambda view: view["lines"][-1]["text"]["key"] == "log-rule-because"  # noqa: E731
    orange.seen(ruled)
    referee.page.locator(".verdicts").wait_for(state="detached")
