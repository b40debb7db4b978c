"""One table with everything at once, by phones: ten players, a hall of somebody's own, payments,
private words, two devices, a picture as evidence, somebody who leaves, and corrections by a form
that no game has drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.inspect import sound
from tests.browser.visitor import Visitor, seated
from tests.kernel import council as rules
from tests.kernel.council.halls import EXAMPLE
from tests.kernel.council.state import SIDES
from tests.server.council import NAMES, board, council, play_one
from tests.server.devices import pair, roll_of
from tests.server.phone import Phone, command
from tests.server.pictures import bring, png
from tests.server.process import ServerProcess, until

WORDS = Path(rules.__file__).parent
SMALL = (360, 640)
LANGS = pytest.mark.parametrize("lang, size", [("en", (390, 844)), ("de", SMALL)])


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("council")
    with ServerProcess(folder, "--no-bots", module="tests.server.serve_test_games") as running:
        yield running


def save_hall(ada: Visitor, lang: str) -> None:
    """Save a hall on the phone's own page, and go on to play in it."""
    ada.open("/data/new/hall?game=council")
    ada.page.get_by_label("Text", exact=True).fill(EXAMPLE)
    ada.page.get_by_label("Name", exact=True).fill("Guild hall")
    ada.tap(".prompt .primary")
    ada.page.wait_for_url("**/data/pack/*")
    sound(ada, f"council-hall-{lang}")
    play = {"en": "Play with it", "de": "Damit spielen"}[lang]
    ada.page.get_by_role("link", name=play).click()


def set_up_for_ten(ada: Visitor, lang: str) -> str:
    """The code of a table of ten in that hall, which Ada has opened by thumb."""
    ada.page.locator("[role=switch][aria-checked=true]", has_text="Guild hall").wait_for()
    players = {"en": "Players", "de": "Mitspieler"}[lang]
    for _ in range(7):
        ada.page.get_by_role("group", name=players).locator("button").last.click()
    ada.page.locator("main input").first.fill(NAMES[0])
    sound(ada, f"council-set-up-{lang}")
    ada.tap(".prompt .primary")
    ada.page.wait_for_url("**/t/*")
    return ada.page.url.rpartition("/")[2]


def phone_of(visitor: Visitor, url: str, code: str) -> Phone:
    """A second connection with the token of that page."""
    phone = Phone(url)
    token = "JSON.parse(localStorage.getItem('sandtable.seats'))"
    phone.token = visitor.page.evaluate(f"{token}['{code}'].token")
    phone.watch(code, SIDES[0])
    return phone


@LANGS
def test_ten_play_with_all_there_is(visit, server, lang, size):
    ada = visit(lang=lang, size=size, words=WORDS)
    save_hall(ada, lang)
    code = set_up_for_ten(ada, lang)
    others = [
        Phone(server.url).join(code, seat, name=name)
        for seat, name in zip(SIDES[1:], NAMES[1:], strict=True)
    ]
    mine = phone_of(ada, server.url, code)
    phones = [mine, *others]
    for name in NAMES:
        ada.sees(name)
    fills = ada.page.locator(".seat pattern path").evaluate_all(
        "(all) => all.map((one) => one.getAttribute('d') + one.parentNode.outerHTML.length)"
    )
    assert len(fills) == len(set(fills)) == 10, "ten patterns, none twice"
    sound(ada, f"council-lobby-{lang}")
    ada.tap(".prompt .primary")
    for phone in phones:
        phone.seen(lambda view: view["pending"]["type"] == "decide")
    assert board(mine)["hall"] == "Guild hall"

    tower = pair(lambda: Phone(server.url), mine, "other", "Tower", feeds="tower")
    tray = pair(lambda: Phone(server.url), mine, "tray", "Lamp")
    for phone in others:
        phone.change("consent_device", device=tower.id, yes=True)
    until(lambda: "tower" in mine.table["sources"], what="the tower among the sources")

    lay_and_speak(ada, mine, phones, lang)
    throw_with_evidence(ada, mine, tower, phones, server, lang)

    others[8].change("resign", seat="slate")
    left = {"en": "has left the council", "de": "hat den Rat verlassen"}[lang]
    ada.sees(left)
    assert mine.seen(lambda view: view["out"])["result"] is None, "nine go on"
    ada.shot(f"council-left-{lang}")
    for phone in (*phones, tower, tray):
        phone.close()


def lay_and_speak(ada: Visitor, mine: Phone, phones: list[Phone], lang: str) -> None:
    """Ada lays a note, and when all have, she pays for a private word to Cleo."""
    ada.page.locator(".prompt .offer").first.wait_for()
    sound(ada, f"council-lay-{lang}")
    ada.tap(".prompt .offer >> nth=0")
    mine.seen(lambda view: "blue" not in view["pending"]["waiting"])
    while board(mine)["phase"] == "lay":
        play_one(phones)
    word = {"en": "Have a word for 3", "de": "Ein Wort sagen, für 3"}[lang]
    ada.page.get_by_role("button", name=word).click()
    ada.page.locator(".vary").get_by_role("button", name="Cleo").click()
    promise = {"en": "Promise", "de": "Versprechen"}[lang]
    ada.page.get_by_role("group", name=promise).locator("button").last.click()
    copper = {"en": "copper", "de": "Kupfer"}[lang]
    ada.page.get_by_role("group", name=copper).locator("button").first.click()
    sound(ada, f"council-short-{lang}")
    assert ada.page.locator(".vary .wide").get_attribute("aria-disabled") == "true"
    ada.page.get_by_role("group", name=copper).locator("button").last.click()
    ada.tap(".vary .primary")
    mine.seen(lambda view: view["view"]["board"]["phase"] == "roll")
    promises = [len(board(phone)["promises"]) for phone in phones[1:4] if caught_up(phone, mine)]
    assert promises == [0, 1, 0], "Cleo alone was told"


def caught_up(phone: Phone, with_: Phone) -> bool:
    seq = with_.view["seq"]
    return bool(phone.seen(lambda view: view["seq"] >= seq))


def throw_with_evidence(ada, mine, tower, phones, server, lang) -> None:
    """The open roll goes to the tower by agreement; its picture is on Ada's phone."""
    mine.change("propose", seat="blue", what="dice", dice="tower")
    for phone in phones[1:]:
        phone.seen(lambda view: view["proposal"] or view["dice"] == "tower")
        if phone.view["proposal"] and phone.seat in phone.view["proposal"]["needs"]:
            phone.consent(yes=True)
    mine.seen(lambda view: view["dice"] == "tower")
    ada.shot(f"council-asked-{lang}")
    kept = bring(server.url, tower.token, mine.match, png(320, 240, shade=77))[1]["hash"]
    roll = roll_of(tower)["roll"]["id"]
    wish = {"match": mine.match, "roll": roll, "faces": {"council": [1]}, "evidence": [kept]}
    tower.ok("feed_roll", id=command(), **wish)
    mine.seen(lambda view: view["view"]["board"]["phase"] != "roll")
    ada.tap(".appbar button >> nth=-2")
    picture = ada.page.locator("img[src^='blob:']").first
    picture.wait_for()
    picture.evaluate("(img) => img.decode()")
    ada.shot(f"council-evidence-{lang}")
    ada.page.keyboard.press("Escape")


@LANGS
def test_any_game_is_corrected_by_a_form_of_its_types(visit, server, lang, size):
    with council(server.url, 2) as (blue, orange):
        look = {"lang": lang, "size": size, "words": WORDS}
        ada = visit(**look).keep(**seated(blue)).open(f"/t/{blue.code}")
        ada.tap(".appbar button >> nth=-1")
        ada.tap(
            f"text={ {'en': 'Propose to set the table right', 'de': 'Tisch zu berichtigen'}[lang] }"
        )
        points = ada.page.locator(".plain-correction").first
        points.wait_for()
        assert ada.page.locator(".plain-correction").count() == 3
        send = points.locator("button.offer").last
        assert send.get_attribute("aria-disabled") == "true", "whose points are not said"
        points.get_by_role("radio", name="Ben").or_(
            points.get_by_role("button", name="Ben")
        ).first.click()
        for _ in range(4):
            points.locator(".stepper button").last.click()
        sound(ada, f"council-correct-{lang}")
        send.click()
        ben = visit(**look).keep(**seated(orange)).open(f"/t/{orange.code}")
        ben.sees({"en": "has 4 points", "de": "hat 4 Punkte"}[lang])
        ben.shot(f"council-correction-asked-{lang}")
        ben.tap(".prompt .primary")
        after = blue.seen(lambda view: view["proposal"] is None and view["seq"] > 3)
        assert after["view"]["board"]["seats"][1]["points"] == 4
