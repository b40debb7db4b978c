"""What a phone shows of trays that speak another version, garbage, or stop in the middle of a word:
which one is out and what to do, while the game goes on."""

from __future__ import annotations

import random

import pytest

from hardware import protocol
from tests.browser.inspect import layout_faults, raw_words
from tests.browser.visitor import Visitor, seated
from tests.server.phone import Phone
from tests.server.process import until
from tests.server.tray_station import (
    StationProcess,
    assign,
    colours,
    pairing_code,
    sees,
    virtual_tray,
)

SMALL = (360, 640)
EDGE = (0, 7)  # pixels of the layout `country`


@pytest.fixture
def two(server):
    blue = Phone(server.url).create("blue")
    orange = Phone(server.url).join(blue.code, "orange")
    blue.change("start_match")
    yield blue, orange
    blue.close()
    orange.close()


def trays_page(visit, phone: Phone, lang: str) -> Visitor:
    page = visit(lang=lang, size=SMALL).keep(**seated(phone)).open(f"/t/{phone.code}/trays")
    page.page.locator("main").wait_for()
    return page


def shines_blue(tray) -> None:
    until(lambda: colours(tray.pixels, *EDGE) == ["blue"] * 8, what="the blue edge")


@pytest.mark.parametrize(
    "lang, words", [("en", "Its firmware is of another version"), ("de", "andere Version")]
)
def test_a_tray_of_another_version_is_named_with_what_to_do(
    visit, server, two, tmp_path, monkeypatch, lang, words
):
    blue, _ = two
    monkeypatch.setattr(protocol, "VERSION", protocol.VERSION + 1)  # of trays in this process
    with (
        virtual_tray() as tray,
        StationProcess(server.url, tmp_path, tray.url, code=pairing_code(blue)),
    ):
        page = trays_page(visit, blue, lang)
        page.sees(words)
        page.sees("sandtable trays flash")
        page.shot(f"tray-version-{lang}")
        assert [*layout_faults(page.page), *raw_words(page.page)] == []


@pytest.mark.parametrize("lang, live", [("en", "Live"), ("de", "Verbunden")])
def test_garbage_and_a_reset_in_the_middle_of_a_frame_heal_by_themselves(
    visit, server, two, tmp_path, lang, live
):
    blue, orange = two
    with (
        virtual_tray() as tray,
        StationProcess(server.url, tmp_path, tray.url, code=pairing_code(blue)),
    ):
        sees(blue, "virtual1", light="live")
        assign(blue, "virtual1", "country:home_blue")
        shines_blue(tray)
        page = trays_page(visit, orange, lang)
        luck = random.Random(7)
        for _ in range(40):
            tray.write(luck.randbytes(luck.randrange(1, 60)))
        tray.faults.garble = 0.3
        assign(blue, "virtual1", None)
        until(lambda: colours(tray.pixels, *EDGE) == ["dark"] * 8, what="dark lamps")
        assign(blue, "virtual1", "country:home_blue")
        shines_blue(tray)
        tray.faults.garble = 0.0
        sees(orange, "virtual1", light="live")
        tray.write(b"\n:AAAA")  # the beginning of a frame, and no end
        tray.reset()
        until(lambda: colours(tray.pixels, *EDGE) != ["blue"] * 8, what="the reset")
        shines_blue(tray)
        sees(orange, "virtual1", light="live", detail="device-tray-shows")
        page.sees(live)
        page.shot(f"tray-healed-{lang}")
        assert [*layout_faults(page.page), *raw_words(page.page)] == []
        tray.unplug()
        sees(orange, "virtual1", light="lost")
        page.sees({"en": "Lost", "de": "Verloren"}[lang])
        page.shot(f"tray-lost-{lang}")
        orange.change("propose", seat="orange", what="draw")
        blue.seen(lambda view: view["proposal"])
        blue.consent(yes=True)
        assert orange.seen(lambda view: view["result"]), "the game goes on to its end"


def test_the_page_follows_the_match_and_what_is_plugged_in(visit, server, tmp_path):
    """Opened in the lobby, it has the cards once the match begins; and a tray that comes later,
    while another port stays dead."""
    blue = Phone(server.url).create("blue", "orange")
    with virtual_tray() as tray, virtual_tray(unique="virtual2") as late:
        late.unplug()
        ports = tray.url, late.url, "socket://127.0.0.1:1"
        with StationProcess(server.url, tmp_path, *ports, code=pairing_code(blue)):
            sees(blue, "virtual1", light="live")
            page = trays_page(visit, blue, "en")
            page.sees("begun")
            blue.change("start_match")
            page.page.locator(".tray-place").first.wait_for()
            begin = page.page.get_by_role("button", name="Give the trays their cards")
            begin.wait_for()
            until(begin.is_enabled, what="cards to give")
            late.plug()
            page.page.locator(".tray-place").nth(1).wait_for()
            page.shot("trays-follow")
            begin.click()
            page.sees("Which card lies on it?")
    blue.close()


def test_without_any_tray_the_page_asks_for_none(visit, server, two, tmp_path):
    blue, _ = two
    dead = "socket://127.0.0.1:1"
    with StationProcess(server.url, tmp_path, dead, code=pairing_code(blue)):
        page = trays_page(visit, blue, "en")
        page.sees("No tray is plugged in")
        page.page.get_by_role("button", name="Back to the table").wait_for()
        page.shot("trays-none-plugged")
        assert "Does every tray show its card?" not in page.words()
        assert "Swap two trays" not in page.words()
