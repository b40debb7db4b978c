"""Devices on phones and on the big screen: paired, agreed to, seen, unsure, lost, taken back."""

from __future__ import annotations

import pytest

from tests.browser.visitor import SCREEN, seated
from tests.server.devices import attend, feed, roll_of, use_camera
from tests.server.phone import Phone, command
from tests.server.pictures import bring, png

SMALL = (360, 640)
WORDS = {
    "en": {
        "kind": "Dice camera",
        "come": "“Tower” has come",
        "agree": "Agree",
        "lost": "Lost for",
        "take": "Take it back",
        "none": "No device serves this table",
    },
    "de": {
        "kind": "Würfelkamera",
        "come": "„Tower“ ist da",
        "agree": "Zustimmen",
        "lost": "verloren",
        "take": "Zurückgeben",
        "none": "Diesem Tisch dient kein Gerät",
    },
}


@pytest.fixture
def table(server):
    """Ada and Jonas, whose match waits for its first roll."""
    blue = Phone(server.url).create("blue", name="Ada")
    orange = Phone(server.url).join(blue.code, "orange", name="Jonas")
    blue.change("start_match")
    blue.seen(lambda view: view["pending"]["type"] == "roll")
    made = [blue, orange]
    yield blue, orange, made
    for phone in made:
        phone.close()


def open_devices(visitor, lang: str) -> None:
    menu, devices = {"en": ("Menu", "Devices"), "de": ("Menü", "Geräte")}[lang]
    visitor.page.get_by_role("button", name=menu, exact=True).click()
    visitor.page.locator(".sheet .row", has_text=devices).click()


def come(server, code: str) -> Phone:
    """A station that was given the code."""
    device = Phone(server.url)
    wish = {"code": code, "kind": "dice_camera", "name": "Tower", "feeds": "camera"}
    paired = device.ok("pair_device", id=command(), **wish)
    device.token, device.id = paired["token"], paired["device"]
    attend(device, "dice_camera", name="Tower", feeds="camera")
    return device


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_camera_is_paired_agreed_to_and_taken_back(visit, server, table, lang):
    blue, orange, made = table
    words = WORDS[lang]
    ada = visit(lang=lang, theme="dark").keep(seats=seated(blue)["seats"]).open(f"/t/{blue.code}")
    jonas = visit(lang=lang, size=SMALL).keep(seats=seated(orange)["seats"])
    jonas.open(f"/t/{blue.code}")
    screen = visit(lang=lang, size=SCREEN).open(f"/screen/{blue.code}")
    open_devices(ada, lang)
    ada.sees(words["none"])
    ada.tap(".sheet .offer")
    code = ada.page.locator(".seat-code .num").inner_text()
    ada.shot(f"devices-code-{lang}")
    device = come(server, code)
    made.append(device)
    ada.sees(words["come"])
    ada.shot(f"devices-come-{lang}")
    jonas.page.locator(".sheet", has_text=words["kind"]).wait_for()
    jonas.shot(f"devices-consent-{lang}")
    jonas.page.get_by_role("button", name=words["agree"], exact=True).click()
    ada.page.locator(".sheet .conn:not(.wait)").first.wait_for()
    device.ok("report", state={"key": "device-live"})
    screen.page.locator(".screen-devices", has_text="Tower").wait_for()
    screen.shot(f"devices-screen-{lang}")
    device.close()
    screen.page.locator(".screen-devices .off", has_text=words["lost"]).wait_for()
    screen.shot(f"devices-screen-lost-{lang}")
    open_devices(jonas, lang)
    jonas.page.locator(".devices .off", has_text=words["lost"]).first.wait_for()
    jonas.shot(f"devices-lost-{lang}")
    jonas.page.locator(".devices .row", has_text="Tower").click()
    jonas.shot(f"devices-one-{lang}")
    jonas.page.get_by_role("button", name=words["take"]).click()
    jonas.sees(words["none"])
    screen.page.locator(".screen-devices").wait_for(state="detached")
    assert "⟨" not in ada.words() + jonas.words() + screen.words()


@pytest.mark.parametrize("lang, word", [("en", "The picture"), ("de", "Das Bild")])
def test_the_log_shows_the_picture_of_a_throw(visit, server, table, lang, word):
    blue, orange, made = table
    code = blue.ok("make_pairing_code", match=blue.match, kind="dice_camera")["code"]
    device = come(server, code)
    made.append(device)
    orange.change("consent_device", device=device.id, yes=True)
    use_camera(blue, orange)
    roll, picture = roll_of(device)["roll"]["id"], png(360, 220)
    name = bring(server.url, device.token, blue.match, picture)[1]["hash"]
    wish = feed(device, blue.match, roll, blue=(4,), orange=(1,))
    device.ok("feed_roll", id=command(), **wish, evidence=[name])
    blue.seen(lambda view: view["pending"].get("id") == "pick-1")
    ada = visit(lang=lang, size=SMALL).keep(seats=seated(blue)["seats"]).open(f"/t/{blue.code}")
    ada.tap("header .iconbtn:nth-last-of-type(2)")
    ada.page.locator(".log .pictures summary", has_text=word).click()
    ada.page.locator(".log .photo img").wait_for()
    ada.shot(f"log-picture-{lang}")


def test_when_the_camera_is_gone_the_phones_offer_other_dice(visit, server, table):
    blue, orange, _ = table
    code = blue.ok("make_pairing_code", match=blue.match, kind="dice_camera")["code"]
    device = come(server, code)
    orange.change("consent_device", device=device.id, yes=True)
    use_camera(blue, orange)
    ada = visit().keep(seats=seated(blue)["seats"]).open(f"/t/{blue.code}")
    device.close()
    ada.page.locator("main .banner", has_text="Tower").wait_for()
    ada.shot("camera-lost")
    ada.tap(".prompt .offer")
    ada.page.get_by_role("button", name="Propose", exact=True).click()
    proposal = orange.seen(lambda view: view["proposal"])["proposal"]
    assert (proposal["what"], proposal["dice"]) == ("dice", "typed")


def test_the_organiser_sees_every_device(visit, server, table):
    blue, orange, made = table
    code = blue.ok("make_pairing_code", match=blue.match, kind="dice_camera")["code"]
    device = come(server, code)
    made.append(device)
    otto = visit(lang="de").open("/referee")
    otto.tap(".seg button:nth-child(2)")
    otto.page.locator("input[type=password]").fill(server.code("organiser").lower())
    otto.tap("button[type=submit]")
    row = otto.page.locator(".devices > *", has_text="Tower").filter(has_text=blue.code)
    row.wait_for()
    row.scroll_into_view_if_needed()
    otto.shot("organiser-devices")
    otto.open(f"/referee/{blue.code}")
    otto.page.get_by_role("button", name="Koppeln, zustimmen, zurückgeben").click()
    otto.page.locator(".sheet .devices .row", has_text="Tower").click()
    otto.page.get_by_role("button", name="Zustimmen", exact=True).click()
    assert orange.seen(lambda view: True)
    otto.page.locator(".sheet .devices .row", has_text="liest die Würfel").wait_for()
    otto.shot("referee-devices")


def test_a_device_of_the_hall_is_asked_without_a_code(visit, server, table):
    blue, _, _ = table
    ada = visit().keep(seats=seated(blue)["seats"]).open(f"/t/{blue.code}")
    open_devices(ada, "en")
    ada.tap(".sheet .offer")
    ada.page.get_by_role("button", name="Ask for it").first.click()
    ada.page.locator(".sheet .chip.ok, .sheet .conn").first.wait_for()
    ada.shot("devices-of-the-hall")
    assert "the code is right" not in ada.words() and "Give it this code" not in ada.words()
