"""What happened and what to do on the table, on both phones and the screen, by touch: a combat, a
correction, a ruling, a rewind, a shot that destroys with a map and without one, an undo."""

from __future__ import annotations

import pytest

from tests.browser.armored_table import DOMINATION, Battle, counted
from tests.browser.inspect import short_phone_faults, sound
from tests.browser.visitor import SCREEN, Visitor, seated
from tests.server.march import begin
from tests.server.phone import Phone, until

SMALL = (360, 640)
LONG = "Ada Friederike von Ravensburg"
LYING = (844, 390)
# By how many px what is told lies over the game on the big screen.
COVERED = """() => document.querySelector(".tv").getBoundingClientRect().bottom
  - document.querySelector(".screen-told").getBoundingClientRect().top"""
# What sticks out of its panel on March's big screen, or is cut within it.
PANELS = ".mop-screen .pl, .mop-bottom > *"
CUT = """(panels) => [...document.querySelectorAll(panels)].flatMap((panel) => {
  const { right, bottom, top } = panel.getBoundingClientRect();
  const parts = [...panel.querySelectorAll("*")].filter((each) => !each.closest(".sr, svg"));
  return parts.filter((each) => {
    const box = each.getBoundingClientRect();
    const hides = getComputedStyle(each).overflow !== "visible";
    const cut = hides && each.scrollHeight > each.clientHeight + 1;
    return box.height && (cut || box.right > right + 1 || box.bottom > bottom + 1 || box.top < top);
  });
}).map((each) => `${each.className}: ${each.textContent}`)"""

# By how much the screen's map is drawn wider than high, compared with how it was laid out.
STRETCHED = """() => {
  const map = document.querySelector(".mop-screen .board > svg");
  const box = map.getBoundingClientRect(), { width, height } = map.viewBox.baseVal;
  return Math.abs((box.width / box.height) / (width / height) - 1);
}"""
# Units whose plates lie under what is told.
COVERED_PLATES = """() => [...document.querySelectorAll(".aa-roster li")].filter((plate) =>
    plate.getBoundingClientRect().bottom > plate.parentElement.getBoundingClientRect().bottom + 1)
  .map((plate) => plate.textContent)"""
MAP_WHOLE = """() => {
  const map = document.querySelector(".mop-board").getBoundingClientRect();
  const hand = document.querySelector("main .mop-hand")?.getBoundingClientRect();
  return map.bottom <= (hand?.top ?? innerHeight) + 1;
}"""

IN_VIEW = """(line) => {
  const box = line.getBoundingClientRect(), main = line.closest("main").getBoundingClientRect();
  return box.top >= main.top - 1 && box.bottom <= main.bottom + 1;
}"""


@pytest.fixture
def phone(server):
    made = []

    def new() -> Phone:
        made.append(Phone(server.url))
        return made[-1]

    yield new
    for each in made:
        each.close()


def pages(visit, blue: Phone, orange: Phone) -> tuple[Visitor, Visitor, Visitor]:
    """Blue's small phone in English, Orange's in German, and the screen."""
    ada = visit(lang="en", size=SMALL, theme="dark").keep(**seated(blue)).open(f"/t/{blue.code}")
    jonas = visit(lang="de").keep(**seated(orange)).open(f"/t/{blue.code}")
    screen = visit(lang="en", theme="dark", size=SCREEN).open(f"/screen/{blue.code}")
    return ada, jonas, screen


def fits(name: str, *phones: Visitor) -> None:
    """What is told, and what to do about it, fits every short phone in both languages."""
    for each in phones:
        assert short_phone_faults(each.page) == [], name


def told(visitor: Visitor, text: str) -> None:
    """It stands on the page, on a card or in its one line."""
    places = ".told, .told-line, .screen-told, .mop-theatre, .aa-screen, .mop-screen footer"
    visitor.page.locator(places).filter(has_text=text).first.wait_for()


def deeds(visitor: Visitor, text: str) -> None:
    visitor.page.locator(".deeds, .screen-deeds").filter(has_text=text).first.wait_for()


def at_a_glance(visitor: Visitor, text: str) -> None:
    """It stands on the part of the page that is in view, though one had scrolled away from it."""
    line = visitor.page.locator(".told, .told-line").filter(has_text=text).first
    line.wait_for()
    until(lambda: line.evaluate(IN_VIEW), what=f"{text!r} in view")


def scroll_down(visitor: Visitor) -> None:
    visitor.page.locator(".phone > main").evaluate("(main) => main.scrollTo(0, 9999)")
    until(lambda: visitor.page.locator(".phone > main").evaluate("(main) => main.scrollTop > 60"))


def nod_at_all(visitor: Visitor) -> None:
    """Done, by touch, until nothing is left to do; play goes on in any case."""
    buttons = visitor.page.locator(".deed .offer, .deeds header .offer")
    for _ in range(20):
        if buttons.count() == 0:
            return
        buttons.first.tap()
    raise AssertionError("there is always one more thing to do")


@pytest.fixture
def march(server, phone):
    blue, orange, referee = phone().create("blue", name=LONG), phone(), phone()
    begin(blue, orange)
    office = referee.sign_in(server, "referee")
    referee.watch(blue.code)
    return blue, orange, referee, office


def fight(blue: Phone, orange: Phone) -> None:
    """Blue attacks in the neutral country, while Orange looks to its strength."""
    decision = blue.view["pending"]["id"]
    blue.pick("attack")
    orange.seen(lambda view: "blue" not in view["pending"]["waiting"])
    orange.pick("strength")
    blue.seen(lambda view: view["pending"].get("id") != decision)
    for _ in range(3):
        pending = blue.view["pending"]
        if pending["type"] != "decide" or pending["kind"] == "pick":
            return
        who = {"blue": blue, "orange": orange}[pending["seats"][0]]
        own = who.seen(lambda view, id=pending["id"]: view["pending"].get("id") == id)
        who.act(own["view"]["offers"][0]["action"])
        blue.seen(lambda view, id=pending["id"]: view["pending"].get("id") != id)


def go_back(visit, office: dict, code: str, row: int) -> None:
    """The referee reads what it takes back, and says why, all by touch."""
    referee = visit(lang="en", size=SMALL).keep(office=office).open(f"/referee/{code}")
    page = referee.page
    here = page.get_by_role("button", name=f"Back to after #{row}", exact=True)
    here.wait_for()
    buttons = page.locator(".line-acts button").all_inner_texts()
    assert len(buttons) == len(set(buttons))  # once per row, however much a row says
    here.tap()
    page.locator(".sheet .taken-back").wait_for()
    sound(referee, "told-referee-back-en")
    page.locator(".sheet textarea").fill("A card was tapped by mistake")
    page.locator(".sheet .offer.primary").tap()
    page.locator(".sheet").wait_for(state="detached")


def test_a_combat_a_correction_a_ruling_and_a_rewind_are_told_to_all(visit, march):
    blue, orange, referee, office = march
    ada, jonas, screen = pages(visit, blue, orange)
    everybody = (ada, jonas, screen)
    to_neutral = {"type": "set-army", "country": "neutral"}
    referee.change(
        "correct",
        correction={**to_neutral, "army": "blue-1"},
        more=[{**to_neutral, "army": "orange-1"}],
        reason="We set it up like this",
    )
    for each in everybody:
        told(each, "We set it up like this")
    deeds(ada, "move an army of Blue")
    deeds(jonas, "eine Armee von Orange versetzen")
    deeds(screen, "an army of Orange")
    sound(ada, "told-corrected-en")
    sound(jonas, "told-corrected-de")
    fits("corrected", ada, jonas)
    told(ada, "Corrected: ")  # also where there is one line only
    ada.page.locator(".deed button.says").tap()
    ada.page.locator(".deeds .panel").nth(1).wait_for()
    fits("all that is to do", ada)
    screen.shot("told-corrected-screen")
    assert screen.page.evaluate(COVERED) <= 1
    assert screen.page.evaluate(STRETCHED) < 0.05
    assert screen.page.evaluate(CUT, PANELS) == []
    nod_at_all(ada)
    nod_at_all(jonas)
    before = blue.view["seq"]
    fight(blue, orange)
    for each, word in ((ada, "Neutral"), (jonas, "Neutral"), (screen, "Neutral")):
        told(each, word)
    jonas.page.locator(".mop-theatre").wait_for()
    assert jonas.page.locator(".told").count() == 0  # the page shows it itself
    ada.shot("told-combat-en")
    jonas.shot("told-combat-de")
    fits("combat", ada, jonas)
    screen.page.locator(".mop-bottom .screen-deeds").wait_for()
    screen.shot("told-combat-screen")
    assert screen.page.evaluate(CUT, PANELS) == []
    scroll_down(ada)
    referee.change("rule", text="The garrison counts")
    for each in everybody:
        told(each, "The garrison counts")
    at_a_glance(ada, "The garrison counts")
    fits("ruled", ada, jonas)
    go_back(visit, office, blue.code, before)
    for each in everybody:
        told(each, "A card was tapped by mistake")
    deeds(ada, "an army of")
    deeds(screen, "an army of")
    ada.page.locator(".prompt.mine").wait_for()  # the decision is open all the while
    sound(ada, "told-rewound-en")
    sound(jonas, "told-rewound-de")
    fits("rewound", ada, jonas)
    screen.shot("told-rewound-screen")
    assert screen.page.evaluate(COVERED) <= 1
    jonas.page.locator(".mop-theatre").wait_for(state="detached")
    fight(blue, orange)
    jonas.page.locator(".mop-combat").first.wait_for()
    jonas.shot("told-fought-again-de")


def turn(blue: Phone, orange: Phone, first: str, second: str) -> None:
    """A turn in which nobody has anything to choose but a card."""
    decision = blue.view["pending"]["id"]
    blue.pick(first)
    orange.seen(lambda view: "blue" not in view["pending"]["waiting"])
    orange.pick(second)
    for each in (blue, orange):
        each.seen(lambda view: view["pending"].get("id") != decision)


def test_who_agrees_to_an_undo_reads_what_it_takes_back_and_the_map_gives_way(visit, march):
    blue, orange, _, _ = march
    ada, jonas, screen = pages(visit, blue, orange)
    turn(blue, orange, "recruit", "recruit")
    turn(blue, orange, "strength", "strength")
    for each in (ada, jonas):
        each.page.locator(".mop-theatre").wait_for()
    orange.undo()
    for each, what in ((ada, "Army strength"), (jonas, "Armeestärke"), (screen, "Army strength")):
        each.page.locator(".takes li", has_text=what).first.wait_for()
        assert each.page.locator(".told-proposal").count() == 0  # it says so itself
    sound(ada, "told-undo-asked-en")
    sound(screen, "told-undo-asked-screen")
    fits("undo asked", ada, jonas)
    blue.consent(yes=True)
    for each, word in ((ada, "by agreement"), (jonas, "einvernehmlich")):
        told(each, word)
        each.page.locator(".mop-hand").wait_for()  # turn 1 was read before: it is no news again
    for size in ((360, 640), (390, 664), (844, 390)):
        jonas.page.set_viewport_size({"width": size[0], "height": size[1]})
        jonas.page.locator(".deed").wait_for()
        until(lambda: jonas.page.evaluate(MAP_WHOLE), what=f"the whole map at {size}")
    jonas.shot("told-undone-de")


def beside(visitor: Visitor, text: str) -> None:
    """It stands in the prompt, beside the board, and is seen at once."""
    words = visitor.page.locator(".prompt .told-area").get_by_text(text).first
    words.wait_for()
    seen = "(words) => words.getBoundingClientRect().bottom <= innerHeight"
    until(lambda: words.evaluate(seen), what=f"{text!r} in view")


def test_on_a_phone_that_lies_what_happened_stands_beside_the_board_while_one_waits(visit, march):
    blue, orange, referee, _ = march
    jonas = visit(lang="de", size=LYING).keep(**seated(orange)).open(f"/t/{blue.code}")
    beside(jonas, "Initiativekarte")  # below the hand
    to_neutral = {"type": "set-army", "country": "neutral", "army": "blue-1"}
    referee.change("correct", correction=to_neutral, reason="So lag es")
    jonas.page.locator(".told-line", has_text="So lag es").wait_for()
    decision = blue.view["pending"]["id"]
    blue.pick("move1")
    orange.seen(lambda view: "blue" not in view["pending"]["waiting"])
    orange.pick("strength")
    blue.seen(lambda view: view["pending"].get("id") != decision)
    jonas.page.locator(".mop-theatre").wait_for()
    # What the cards take the place of is told no more; what it asks for is still to be done.
    assert jonas.page.get_by_text("So lag es").count() == 0
    beside(jonas, "Armee von Blau")
    sound(jonas, "told-lying-reveal-de")
    jonas.page.locator(".prompt .offer.primary").tap()
    beside(jonas, "Ada spielt Bewegen 1")
    assert jonas.page.evaluate(MAP_WHOLE)
    sound(jonas, "told-lying-waits-de")


def shoot(battle: Battle, action: dict) -> None:
    """Blue fires, and throws a 6 as often as dice are asked for."""
    battle.blue.act(action)
    while True:
        view = battle.blue.seen(lambda each: each["seq"] > 0)
        pending = view["pending"]
        if pending["type"] != "roll":
            shot = view["view"]["board"]["last_shot"]
            if shot is not None and shot["successes"] is not None:
                return
            battle.blue.seen(lambda each, seq=view["seq"]: each["seq"] > seq)
            continue
        faces = {g["key"]: (6,) * g["count"] for g in pending["groups"]}
        whose = battle.sides[pending["groups"][0]["seat"]]
        whose.seen(lambda each, id=pending["id"]: each["pending"].get("id") == id)
        whose.throw(**faces)
        battle.blue.seen(lambda each, id=pending["id"]: each["pending"].get("id") != id)


def weaken(server, phone, battle: Battle, target: str) -> dict:
    """The referee leaves the target one hit point, so that the next hit destroys it."""
    referee = phone()
    office = referee.sign_in(server, "referee")
    referee.watch(battle.code)
    change = {"type": "set-hp", "unit": target, "hp": 1}
    referee.change("correct", correction=change, reason="It was hit before")
    battle.blue.seen(lambda view: unit_in(view, target)["hp"] == 1)
    return office


def unit_in(view: dict, id: str) -> dict:
    return next(each for each in view["view"]["board"]["units"] if each["id"] == id)


def destroyed_is_told(everybody, name: str) -> None:
    for each, word in zip(everybody, ("Destroyed", "Zerstört", "estroyed"), strict=True):
        told(each, word)
        each.shot(f"told-{name}-{word[:4]}")
    ada, jonas, screen = everybody
    deeds(ada, "off the table")
    deeds(jonas, "vom Tisch nehmen")
    deeds(screen, "off the table")
    fits(name, ada, jonas)
    assert screen.page.evaluate(COVERED_PLATES) == []


def test_a_shot_that_destroys_and_an_undo_are_told_to_all_with_a_map(visit, server, phone):
    battle = Battle(phone(), phone(), DOMINATION).listed().deployed()
    everybody = ada, jonas, screen = pages(visit, battle.blue, battle.orange)
    view = battle.blue.view
    for each, unit in ((ada, "blue-1"), (jonas, "orange-1")):  # a unit in hand hides no news
        each.page.locator(f"[data-unit={unit}]").first.press("Enter")
        each.page.locator(".aa-line").wait_for()
    moves = [o["action"] for o in view["view"]["offers"] if o["action"]["type"] == "move"]
    battle.blue.act(moves[0])
    for each in (ada, jonas):
        each.page.locator(".told, .told-line").first.wait_for()
    battle.blue.seen(lambda each: each["undo"] and each["seq"] > view["seq"])
    battle.blue.undo()
    for each, word in ((ada, "takes back"), (jonas, "zurück"), (screen, "takes back")):
        told(each, word)
    sound(jonas, "told-undo-de")
    fits("taken back", ada, jonas)
    shots = [o["action"] for o in view["view"]["offers"] if o["action"]["type"] == "fire"]
    weaken(server, phone, battle, shots[0]["target"])
    for each in everybody:
        told(each, "It was hit before")
    shoot(battle, shots[0])
    destroyed_is_told(everybody, "shot")
    sound(ada, "told-shot-en")
    jonas.page.set_viewport_size({"width": LYING[0], "height": LYING[1]})
    beside(jonas, "Zerstört")
    jonas.shot("told-lying-shot-de")


def test_a_shot_that_destroys_is_told_to_all_without_a_map(visit, server, phone):
    battle = counted(phone(), phone())
    everybody = pages(visit, battle.blue, battle.orange)
    offers = battle.blue.view["view"]["offers"]
    shots = [o["action"] for o in offers if o["action"]["type"] == "say-fire"]
    target = shots[0]["target"]
    office = weaken(server, phone, battle, target)
    shoot(battle, {**shots[0], "inches": 22_500})
    destroyed_is_told(everybody, "counted")
    a_verdict_says_what_it_does_to_the_need(visit, office, battle, everybody)


def a_verdict_says_what_it_does_to_the_need(visit, office, battle: Battle, everybody) -> None:
    """Orange asks about the shot; the referee reads the need beside each verdict, and taps one."""
    lines = battle.orange.view["lines"]
    (row,) = {line["seq"] for line in lines if line["text"]["key"] == "aa-fired"}
    battle.orange.change("call_referee", seat="orange", text="War da nicht Gebüsch?", row=row)
    referee = visit(lang="de", size=SMALL).keep(office=office).open(f"/referee/{battle.code}")
    between = referee.page.locator(".verdicts .offer", has_text="es liegt dazwischen")
    need = between.locator(".effect").inner_text()
    stands = referee.page.locator(".verdicts .offer", has_text="wie gespielt")
    was = stands.locator(".effect").inner_text()
    assert need != was and "+, " in was
    between.tap()
    referee.page.locator(".verdicts .taps").nth(1).locator("button").first.tap()
    sound(referee, "told-verdict-need-de")
    referee.page.locator(".verdicts .offer.primary").tap()
    ada, jonas, screen = everybody
    told(ada, f"it was {was.partition(',')[0]}")
    told(jonas, f"bisher {was.partition(',')[0]}")
    told(screen, f"it was {was.partition(',')[0]}")
    sound(jonas, "told-verdict-told-de")
    fits("verdict", ada, jonas)
