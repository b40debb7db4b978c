"""Progress in a browser: a game with bots, a game alone, printed cards, German."""

from __future__ import annotations

from functools import partial

import pytest

from tests.browser.inspect import END_SPILT, HEADS_ASIDE, layout_faults
from tests.browser.visitor import SCREEN, seated
from tests.server.phone import Phone

SMALL = (360, 640)


def table(server, *seats: str, bots: tuple[str, ...] = (), **answers) -> Phone:
    chairs = [{"seat": seat, "level": "hard"} for seat in bots]
    return Phone(server.url).create(
        *seats, game="progress", answers=answers, bots=chairs, start=True
    )


def my_turn(view: dict) -> bool:
    return view["result"] is not None or bool(view["view"]["offers"])


def play_on(phone: Phone, until) -> dict:
    """Discover, draw or pass as the first offers say, until the view satisfies the condition."""
    for _ in range(400):
        view = phone.seen(lambda view: until(view) or my_turn(view), seconds=60)
        if until(view) or view["result"] is not None:
            return view
        act_and_wait(phone, view, view["seat"])
    raise AssertionError("the game goes on for ever")


def is_turn_of(seat: str, view: dict) -> bool:
    return view["seat"] == seat and my_turn(view)


def has_moved(decision: str, view: dict) -> bool:
    return view["result"] is not None or view["pending"]["id"] != decision


def act_and_wait(phone: Phone, view: dict, seat: str) -> None:
    phone.act(liked(view["view"]["offers"])["action"], seat)
    phone.seen(partial(has_moved, view["pending"]["id"]), seconds=60)


def liked(offers: list) -> dict:
    order = ("discover", "research", "quick-draw", "take", "discard", "draw")
    for kind in order:
        for offer in offers:
            if offer["action"]["type"] == kind:
                return offer
    return offers[-1]


@pytest.mark.parametrize("lang, size", [("en", (390, 844)), ("de", SMALL)])
def test_a_technology_is_discovered_by_hand(visit, server, lang, size):
    phone = table(server, "blue", bots=("orange", "green"), players=3)
    phone.seen(lambda view: view["view"]["offers"])
    page = visit(lang=lang, size=size).keep(**seated(phone)).open(f"/t/{phone.code}")
    page.page.locator(".pr-hand .pr-card").first.wait_for()
    page.shot(f"progress-turn-{lang}")
    found = [o for o in phone.view["view"]["offers"] if o["action"]["type"] == "discover"]
    card = found[0]["action"]["card"]
    names = page.page.locator(".pr-hand .pr-card").all()
    place = [shown["card"] for shown in phone.view["view"]["board"]["cards"]].index(card)
    names[place].click()
    page.tap(".pr-offers .offer.primary")
    page.page.locator(".pr-vary .payment-total").wait_for()
    page.shot(f"progress-payment-{lang}")
    page.tap(".pr-vary .offer.wide")
    page.page.locator(".pr-tableau .pr-tech").first.wait_for()
    board = phone.seen(lambda view: view["view"]["board"]["players"][0]["active"])["view"]["board"]
    assert board["players"][0]["active"] == [card]
    page.tap(".told-line")
    page.page.locator(".told .pr-told").scroll_into_view_if_needed()
    page.shot(f"progress-told-{lang}")
    for tab in range(1, 4):
        page.page.locator(".pr-tabs button").nth(tab).click()
        page.shot(f"progress-tab{tab}-{lang}")
    assert page.page.locator(".pr-hand").is_hidden()  # to leave room for what is looked at
    page.page.locator(".pr-tabs button").nth(1).click()
    branch, prompt = (
        page.page.locator(each).first.bounding_box() for each in (".pr-branch", ".prompt")
    )
    assert branch["y"] + branch["height"] <= prompt["y"]
    if page.page.locator(".pr-return").count():  # not while the bots are at turn
        page.tap(".pr-return")
        # The hand is back, unless every card of it has paid.
        page.page.locator(".pr-in-prompt:not(.away)").wait_for(state="attached")
    wide = page.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    assert "⟨" not in page.words()


@pytest.mark.parametrize("size", [(390, 844), SMALL, (844, 390)], ids="{0[0]}x{0[1]}".format)
def test_what_the_others_did_stays_in_sight(visit, server, size):
    phone = table(server, "blue", bots=("orange", "green"), players=3, first="orange")
    phone.seen(lambda view: view["view"]["offers"], seconds=60)
    page = visit(size=size).keep(**seated(phone)).open(f"/t/{phone.code}").page
    line = page.locator(".told-line")
    line.wait_for()
    page.locator(".pr-tabs button").nth(2).click()
    page.locator("main").evaluate("main => main.scrollTo(0, main.scrollHeight)")
    seen, main = line.bounding_box(), page.locator("main").bounding_box()
    top, bottom = seen["y"], seen["y"] + seen["height"]
    assert main["y"] <= top and bottom <= main["y"] + main["height"], (seen, main)
    line.click()
    page.locator(".told").wait_for()


def test_what_another_tab_shows_begins_in_sight(visit, server):
    """Also where one had scrolled down in the tab before, and with the line of news above it."""
    phone = table(server, "blue", bots=("orange", "green"), players=3, first="orange")
    phone.seen(lambda view: view["view"]["offers"], seconds=60)
    page = visit(lang="de", size=SMALL).keep(**seated(phone)).open(f"/t/{phone.code}").page
    page.locator(".told-line").wait_for()
    tabs = page.locator(".pr-tabs button")
    tabs.nth(2).click()
    hide = """() => {
      const [main, news, tabs] = ["main", ".pr-news", ".pr-tabs"].map((each) =>
        document.querySelector(each).getBoundingClientRect());
      document.querySelector("main").scrollTop += tabs.top - main.top - news.height + 30;
    }"""
    page.evaluate(hide)
    begins = """() => document.querySelector(".pr-tabs").getBoundingClientRect().top
      >= document.querySelector(".pr-news").getBoundingClientRect().bottom"""
    assert not page.evaluate(begins)  # the lower half of the tabs can still be touched
    tabs.nth(1).dispatch_event("click")
    page.locator(".pr-tree").wait_for()
    page.wait_for_function(begins)


def test_the_screen_tells_what_happened_last(visit, server):
    phone = table(server, "blue", bots=("orange", "green"), players=3, first="orange")
    phone.seen(lambda view: view["view"]["offers"], seconds=60)
    screen = visit(size=SCREEN).open(f"/screen/{phone.code}")
    told = screen.page.locator(".pr-latest li")
    told.first.wait_for()
    # Any of them: what happened last may be that an age begins, which is nobody's.
    assert 1 <= told.count() <= 4 and any("Bot (hard)" in each for each in told.all_inner_texts())
    box = screen.page.locator(".pr-latest").bounding_box()
    shown = [line.bounding_box() for line in told.all()]
    for line in (line for line in shown if line["x"] < box["x"] + box["width"]):
        assert line["y"] + line["height"] <= box["y"] + box["height"] + 1  # none is cut


@pytest.mark.parametrize("lang, size", [("en", (390, 844)), ("de", SMALL)])
def test_no_card_is_discarded_that_was_not_tapped(visit, server, lang, size):
    phone = table(server, "blue", bots=("orange", "green"), players=3, first="orange")
    phone.seen(lambda view: view["view"]["offers"], seconds=60)
    hand = phone.view["view"]["board"]["hand"]
    page = visit(lang=lang, size=size).keep(**seated(phone)).open(f"/t/{phone.code}")
    page.tap(".pr-offers .offers:last-child .offer")  # seven cards, and no action is taken
    page.sees({"en": "2 cards too many", "de": "2 Karten zu viel"}[lang])
    page.page.locator(".pr-hand .pr-card").nth(1).click()
    chips = page.page.locator(".pr-chips .pr-chip")
    chips.first.wait_for()
    assert [chip.get_attribute("aria-pressed") for chip in chips.all()].count("true") == 1
    assert page.page.locator(".pr-vary .offer.wide").get_attribute("aria-disabled") == "true"
    wanted = phone.view["view"]["board"]["cards"][1]["card"]
    left = [chip for chip in chips.all() if chip.get_attribute("aria-pressed") == "false"]
    page.shot(f"progress-discard-{lang}")
    left[-1].click()
    page.tap(".pr-vary .offer.wide")
    view = phone.seen(lambda view: len(view["view"]["board"]["hand"]) == 5)["view"]
    assert view["board"]["hand"].count(wanted) == hand.count(wanted) - 1


def test_two_people_and_a_bot_play_to_the_end(visit, server):
    rules = {"players": 3, "variant": "quicker", "milestones": True, "industrial": True}
    ada = table(server, "blue", "orange", bots=("green",), **rules)
    screen = visit(size=SCREEN).open(f"/screen/{ada.code}")
    screen.page.locator(".pr-screen").wait_for()
    play_both(ada)
    screen.page.locator(".pr-scoring .sum").wait_for()
    screen.shot("progress-screen-end")
    # With all expansions there are eight sources, and the sum below them is on the screen.
    bottom = screen.page.locator(".pr-scoring").evaluate(LONG_SCORING)
    assert bottom <= SCREEN[1]
    page = visit(size=SMALL).keep(**seated(ada, "blue", "orange")).open(f"/t/{ada.code}")
    page.page.locator(".pr-scoring .sum").wait_for()
    page.page.locator(".result-scores > div").nth(2).wait_for()
    page.shot("progress-end")
    assert layout_faults(page.page) == []
    late = visit(size=SCREEN, lang="de").open(f"/screen/{ada.code}")
    late.page.locator(".screen-end .tallies").get_by_text("Technologien").first.wait_for()
    late.shot("progress-screen-story")
    assert late.page.locator(".screen-end-body").evaluate(END_SPILT) <= 1
    assert late.page.locator(".tallies").evaluate(HEADS_ASIDE) <= 1
    for lines in (6, 9):  # as many as the base game has, and all expansions, whatever this one had
        late.page.locator(".screen-end-body").evaluate(LONG_END, lines)
        assert late.page.locator(".screen-end-body").evaluate(END_SPILT) <= 1


LONG_SCORING = """(table) => {
  const sum = table.querySelector(".sum"), lines = table.tBodies[0];
  while (lines.rows.length < 9) sum.before(lines.rows[0].cloneNode(true));
  while (lines.rows.length > 9) lines.rows[0].remove();
  return sum.getBoundingClientRect().bottom;
}"""

# The longest end there is: so many lines of points below a turning point that needs two lines, and
# says since when somebody led.
LONG_END = """(body, lines) => {
  const rows = body.querySelector(".tallies tbody");
  while (rows.rows.length > lines) rows.lastElementChild.remove();
  while (rows.rows.length < lines) rows.append(rows.rows[0].cloneNode(true));
  const told = body.querySelector(".turnings p");
  told.querySelector(".muted")?.remove();
  told.querySelector("b").textContent = "Some words, and some more of them. ".repeat(2);
  told.insertAdjacentHTML("beforeend", '<span class="muted">From here on somebody led.</span>');
}"""


def play_both(ada: Phone) -> None:
    """Both seats of one phone, whoever's turn it is."""
    for _ in range(600):
        view = ada.seen(
            lambda view: (
                view["result"] is not None
                or (view["pending"]["type"] == "decide" and view["pending"]["seats"] != ["green"])
            ),
            seconds=60,
        )
        if view["result"] is not None:
            return
        seat = view["pending"]["seats"][0]
        ada.watch(ada.code, seat)
        act_and_wait(ada, ada.seen(partial(is_turn_of, seat), seconds=60), seat)
    raise AssertionError("the game goes on for ever")


def test_a_game_alone_ends_with_a_rank(visit, server):
    phone = table(server, "blue", players=1)
    play_on(phone, lambda view: view["result"] is not None)
    page = visit(lang="de").keep(**seated(phone)).open(f"/t/{phone.code}")
    page.page.locator(".pr-scoring .sum").wait_for()
    page.shot("progress-solo-end-de")
    assert "⟨" not in page.words()


def test_printed_cards_are_entered(visit, server):
    phone = table(server, "blue", "orange", players=2, play="companion", milestones=True)
    phone.seen(lambda view: view["view"]["offers"])
    page = visit().keep(**seated(phone)).open(f"/t/{phone.code}")
    page.page.get_by_role("button", name="Enter a printed Milestone").click()
    page.page.get_by_label("Second cost").select_option("3 Culture")
    page.shot("progress-printed-milestone")
    page.tap(".pr-vary .offer.wide")
    page.page.get_by_role("button", name="Discover a card …").click()
    page.page.get_by_role("searchbox").fill("pot")
    page.shot("progress-printed-list")
    page.page.get_by_role("button", name="Pottery").click()
    page.page.locator(".pr-vary .payment-total").wait_for()
    page.shot("progress-printed")
    page.tap(".pr-vary .offer.wide")
    page.page.locator(".pr-tableau .pr-tech").first.wait_for()
    board = phone.seen(lambda view: view["view"]["board"]["players"][0]["active"])["view"]["board"]
    assert board["players"][0]["active"] == ["pottery"]
    costs = [line["amount"] for line in board["milestone"]["milestone"]["costs"]]
    assert costs == [2, 3]
    page.page.get_by_role("button", name="Research a card …").click()
    page.page.get_by_role("searchbox").fill("no such card")
    page.page.get_by_role("button", name="Research an Age I card by its icons").click()
    page.page.get_by_label("Benefit").select_option("Culture token")
    page.shot("progress-printed-icons")
    page.tap(".pr-vary .offer.wide")
    shown = phone.seen(lambda view: view["view"]["board"]["players"][0]["dev"])["view"]["board"]
    assert [card["benefits"]["tokens"] for card in shown["extra"]] == [["C"]]
    page.page.get_by_role("button", name="End the turn").click()  # the phone goes on by itself,
    page.page.locator(".prompt.mine.side-orange").wait_for()  # as nothing is to be hidden


def test_nobody_is_asked_about_dice_that_are_never_thrown(visit, server):
    asked = "section h2:text-is('Dice')"
    page = visit().open("/new/progress").page
    page.get_by_text("Starting player").first.wait_for()
    assert page.locator(asked).count() == 0
    phone = Phone(server.url).create("blue", game="progress", answers={"players": 2})
    page = visit().keep(**seated(phone)).open(f"/t/{phone.code}").page
    page.locator("section h2:text-is('Agreements')").wait_for()
    assert page.locator(asked).count() == 0
    page = visit().open("/new/march-of-progress").page
    page.locator(asked).wait_for()
