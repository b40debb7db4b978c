"""Trays in the browser: the dialogue that gives them cards, and virtual ones during a game."""

from __future__ import annotations

import contextlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.inspect import axe_faults, layout_faults, raw_words, small_targets
from tests.browser.visitor import PHONE, SCREEN, Visitor, seated
from tests.server.march import begin
from tests.server.phone import Phone
from tests.server.process import until
from tests.server.tray_station import StationProcess, ask, assign, pairing_code, sees

SMALL = (360, 640)


class VirtualProcess:
    """`sandtable trays virtual` with a page: its addresses and its port."""

    def __init__(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "server.command", "trays", "virtual", "--page", "0"]
        self.process = subprocess.Popen(
            [*command, *arguments], stdout=subprocess.PIPE, text=True, bufsize=1
        )
        assert self.process.stdout
        self.urls: list[str] = []
        for line in self.process.stdout:
            self.urls += re.findall(r"socket://\S+:\d+", line)
            if found := re.search(r"Look at them: http://\S+:(\d+)/", line):
                self.port = int(found[1])
                return
        raise RuntimeError("no virtual trays")

    def __enter__(self) -> VirtualProcess:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(20)


@pytest.fixture
def phones(server):
    with contextlib.ExitStack() as stack:

        def phone() -> Phone:
            made = Phone(server.url)
            stack.callback(made.close)
            return made

        yield phone


def playing(phones) -> tuple[Phone, Phone]:
    """Ada and Jonas in their first turn."""
    blue, orange = phones().create("blue"), phones()
    begin(blue, orange)
    return blue, orange


@pytest.fixture
def served(server, phones, tmp_path):
    """A table with virtual trays of these layouts, none of which has a card yet."""
    with contextlib.ExitStack() as stack:

        def serve(*arguments: str) -> tuple[Phone, Phone, VirtualProcess]:
            blue, orange = playing(phones)
            trays = stack.enter_context(VirtualProcess(*arguments))
            code = pairing_code(blue)
            stack.enter_context(StationProcess(server.url, Path(tmp_path), *trays.urls, code=code))
            for number in range(1, len(trays.urls) + 1):
                sees(blue, f"virtual{number}", light="live")
            return blue, orange, trays

        yield serve


WORDS = {
    "en": ("Give the trays their cards", "Which card lies on it?", "Every tray has its card."),
    "de": ("Karten zuordnen", "Welche Karte liegt darauf?", "Jedes Tableau hat seine Karte."),
}


@pytest.mark.parametrize(("lang", "size"), [("en", PHONE), ("de", SMALL)])
def test_one_tray_blinks_and_its_card_is_tapped(served, visit, lang, size):
    blue, orange, trays = served("--layout", "country", "--layout", "country")
    begin, which, done = WORDS[lang]
    theme = "light" if lang == "en" else "dark"
    ada = visit(lang=lang, size=size, theme=theme).keep(**seated(blue))
    ada.open(f"/t/{blue.code}")
    ada.tap(".appbar [aria-haspopup=dialog] >> nth=-1")
    ada.tap('.sheet a[href$="/trays"]')
    ada.tap(f'.prompt .offer:has-text("{begin}")')
    ada.sees(which)
    check_page(ada.page)
    ada.shot(f"trays-assign-{lang}")
    lamps = visit_virtual(visit, trays, lang=lang)
    one, two = (each["id"] for each in ask(blue, "list_parts")["parts"])  # as they are numbered
    blinks = "blinking" if lang == "en" else "blinkend"
    lamps.page.locator(f'[data-tray={one}] p:has-text("{blinks}")').wait_for()
    home = "Blue home" if lang == "en" else "Heimatland Blau"
    ada.tap(f'.tray-place:has-text("{home}")')
    ada.page.locator(".tray-steps .done").wait_for()
    lamps.page.locator(f'[data-tray={two}] p:has-text("{blinks}")').wait_for()
    ada.tap(".tray-place >> nth=1")
    ada.sees(done)
    check_page(ada.page)
    ada.shot(f"trays-done-{lang}")
    ada.tap("[role=switch] >> nth=0")
    until(lambda: bound(blue, one) == "blue", what="the buttons are Blue's")
    blue_now = "Control blue" if lang == "en" else "Herrschaft blau"
    lamps.page.locator(f'[data-tray={one}] p:has-text("{blue_now}")').wait_for()
    lamps.tap(f'.faults .seg > :has-text("{one[-1]}")')
    lamps.tap(".faults .danger")
    ada.page.locator(".tray-place .conn.off").wait_for()
    check_page(ada.page)
    ada.shot(f"trays-lost-{lang}")
    jonas = visit(lang=lang, size=size, theme=theme).keep(**seated(orange))
    jonas.open(f"/t/{blue.code}")
    jonas.sees("Tray 1 is out." if lang == "en" else "Tableau 1 ist weg.")
    jonas.shot(f"trays-out-{lang}")
    lamps.shot(f"virtual-lost-{lang}")
    lamps.tap(f'.faults .offer:has-text("{"Plug in" if lang == "en" else "Einstecken"}")')
    lamps.page.locator(f'[data-tray={one}] p:has-text("{blue_now}")').wait_for()
    ada.page.locator(".tray-place .conn.off").wait_for(state="detached")


def check_page(page) -> None:
    faults = [*layout_faults(page), *small_targets(page), *raw_words(page), *axe_faults(page)]
    assert faults == []


def bound(phone: Phone, part: str):
    trays = next(each for each in phone.table["devices"] if each["kind"] == "tray")
    return next(each["seat"] for each in trays["parts"] if each["id"] == part)


def visit_virtual(visit, trays: VirtualProcess, **options) -> Visitor:
    return visit(server=trays, size=options.pop("size", SCREEN), **options).open("/")


def test_the_virtual_trays_show_reveal_combat_and_the_fall_of_a_capital(
    served, visit, phones, server
):
    blue, orange, trays = served("--table")
    cards = ["country:home_blue", "country:neutral", "country:home_orange"]
    cards += ["player:blue", "player:orange", "centre"]
    for number, card in enumerate(cards, 1):
        assign(blue, f"virtual{number}", card)
    lamps = visit_virtual(visit, trays, theme="dark", motion=True)
    tray = {card: f"[data-tray=virtual{number}]" for number, card in enumerate(cards, 1)}
    lamps.page.evaluate(RECORD)
    see(lamps, f'{tray["country:home_blue"]} p:has-text("VP 3 blue")')
    see(lamps, f'{tray["country:neutral"]} p:has-text("VP 2 white")')
    lamps.shot("virtual-start")

    referee = phones()
    referee.sign_in(server, "referee")
    referee.watch(blue.code)
    correct(referee, "set-strength", seat="blue", strength=6)
    correct(referee, "set-army", army="orange-1", country=None)
    for number in (1, 2, 3):
        correct(referee, "set-army", army=f"blue-{number}", country="home_orange")
    see(lamps, f'{tray["country:home_orange"]} p:has-text("Blue armies 3 blue")')

    blue.pick("attack")
    see(lamps, f'{tray["player:blue"]} p:has-text("Picked white")')
    assert "Picked blue" not in lamps.page.locator(tray["player:blue"]).inner_text()
    unpicked = lamps.page.locator(f"{tray['player:blue']} [data-group=cards] .core")
    assert unpicked.count() == 8  # all in hand: which one was picked is on no lamp
    orange.pick("recruit")
    see(lamps, f"{tray['country:home_orange']}[data-animation=reveal]")
    lamps.shot("virtual-reveal")
    see(lamps, f"{tray['country:home_orange']}[data-animation=combat]")
    lamps.shot("virtual-combat")
    if blue.seen(lambda view: view["seq"])["pending"].get("id", "").startswith("occupy"):
        blue.act(blue.view["view"]["offers"][0]["action"])
    see(lamps, f"{tray['country:home_orange']}[data-animation=capital]")
    see(lamps, f'{tray["country:home_orange"]} p:has-text("Capital blue")')
    see(lamps, f'{tray["country:home_orange"]} p:has-text("Control blue")')
    lamps.shot("virtual-capital")
    see(lamps, f"{tray['country:home_orange']}:not([data-animation])")
    glowed = lamps.page.evaluate("window.glowed")
    on_orange = glowed["virtual3"]
    assert {"blue", "orange"} <= set(on_orange["reveal"]) & set(on_orange["combat"])
    assert "blue" in on_orange["capital"]


# Which colours each tray has shown during each animation, noted at every change of the page.
RECORD = """() => {
  window.glowed = {};
  const note = () => document.querySelectorAll("[data-tray]").forEach((tray) => {
    const name = tray.dataset.animation;
    if (!name) return;
    const known = ((window.glowed[tray.dataset.tray] ??= {})[name] ??= []);
    tray.querySelectorAll(".core").forEach((core) => {
      const colour = core.parentElement.dataset.colour;
      if (!known.includes(colour)) known.push(colour);
    });
  });
  new MutationObserver(note).observe(document.body, {
    subtree: true, childList: true, attributes: true,
  });
}"""


def see(lamps: Visitor, selector: str) -> None:
    lamps.page.locator(selector).first.wait_for()


def correct(referee: Phone, kind: str, **fields: object) -> None:
    correction = {"type": kind, **fields}
    referee.change("correct", correction=correction, reason="as it stands on the table")


def test_a_frame_that_is_lost_or_garbled_is_sent_again(served, visit):
    blue, _, trays = served("--layout", "country")
    assign(blue, "virtual1", "country:home_orange")
    for size in (SMALL, SCREEN):
        lamps = visit_virtual(visit, trays, size=size)
        see(lamps, '[data-tray=virtual1] p:has-text("Control orange")')
        for fault in ("Drop a frame", "Garble", "Reset", "Delay 400 ms", "Delay 400 ms"):
            lamps.tap(f'.faults .offer:has-text("{fault}")')
        see(lamps, '.faults li:has-text("Right again after")')
        see(lamps, '[data-tray=virtual1] p:has-text("Control orange")')
        check_page(lamps.page)
        lamps.shot(f"virtual-faults-{size[0]}")
