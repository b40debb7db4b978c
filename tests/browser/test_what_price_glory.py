"""What Price Glory? on a phone and a screen: turn one, a march into Belgium, and a combat."""

from __future__ import annotations

from tests.browser.visitor import SCREEN, seated
from tests.server.phone import Phone

RR = "railroads"


def hand(phone: Phone, **cards: int) -> None:
    phone.act({"type": "build-hand", "cards": {k.replace("_", "-"): n for k, n in cards.items()}})


def test_turn_one_with_the_forced_pass_a_march_and_a_combat(visit, server):
    orange = Phone(server.url).create("orange", game="what-price-glory")
    blue = Phone(server.url).join(orange.code, "blue")
    orange.change("start_match")
    orange.seen(lambda view: view["pending"].get("kind") == "pick")
    page = visit(lang="de").keep(**seated(orange)).open(f"/t/{orange.code}")
    screen = visit(size=SCREEN).open(f"/screen/{orange.code}")
    page.sees("Wähle verdeckt bis zu 8 Karten")
    page.shot("glory-hand")
    hand(orange, railroads=2, steel_rain=2, esprit_de_corps=2)
    hand(blue, railroads=2)
    march(page, orange)
    blue.seen(lambda view: view["pending"].get("id", "").startswith("next-impulse"))
    assert [o["action"]["type"] for o in blue.view["view"]["offers"]] == ["pass"]  # 13.2
    blue.act({"type": "pass"})
    fight(page, orange, blue)
    screen.page.locator(".wpg-screen .wpg-map").wait_for()
    screen.shot("glory-screen")
    for phone in (blue, orange):
        phone.close()


def march(page, orange: Phone) -> None:
    """A group of Aachen takes Liège: by taps on the map and the offers."""
    page.page.locator(".prompt .offer", has_text="Eisenbahn").first.click()
    page.page.locator(".prompt .offer", has_text="verdeckt").first.click()
    page.tap('[data-area="aachen"]')
    page.shot("glory-group")
    page.page.locator(".prompt .offer", has_text="Aachen").first.click()
    page.tap(".vary .primary")
    page.page.locator(".prompt .offer", has_text="nach Lüttich").first.click()
    page.page.locator(".prompt .offer", has_text="Hier halten").first.click()
    orange.seen(lambda view: controller(view, "liege") == "orange")
    page.shot("glory-march")


def controller(view, area: str) -> str:
    areas = view["view"]["board"]["areas"]
    return next(each["controller"] for each in areas if each["id"] == area)


def fight(page, orange: Phone, blue: Phone) -> None:
    """Mulhouse marches on Epinal and attacks it with its second action."""
    orange.seen(lambda view: view["pending"].get("id", "").startswith("next-impulse"))
    orange.act({"type": "commit", "card": "esprit-de-corps"})
    orange.act({"type": "use", "card": "esprit-de-corps"})
    board = orange.view["view"]["board"]
    units = [u["id"] for a in board["areas"] if a["id"] == "saarbruecken" for u in a["units"]]
    orange.act({"type": "activate", "units": units})
    orange.act({"type": "advance", "to": "nancy"})
    orange.act({"type": "attack"})
    orange.seen(lambda view: view["pending"]["type"] == "roll")
    page.shot("glory-roll")
    groups = orange.view["pending"]["groups"]
    orange.throw(**{group["key"]: (1,) * group["count"] for group in groups})
    blue.seen(lambda view: view["pending"].get("id", "").startswith("damage"))
    hits = blue.view["view"]["board"]["now"]["hits"]
    assert hits == len(units)
    blue.act(blue.view["view"]["offers"][0]["action"])
    blue.seen(lambda view: view["view"]["board"]["now"].get("hits") == hits - 1)
    page.shot("glory-damage")
