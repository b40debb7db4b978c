"""What Price Glory? on phones and a screen: a march, a combined impulse with a reaction, damage
with a retreat, supply, printed cards on the table; by touch, in both languages."""

from __future__ import annotations

from typing import Any

from tests.browser.inspect import axe_faults, short_phone_faults
from tests.browser.visitor import SCREEN, Visitor, seated
from tests.server.phone import Phone

SMALL = (360, 640)

# What is told, or an area with units in it, under the time to react.
COVERED = """() => {
  const clock = document.querySelector(".window-clock.big").getBoundingClientRect();
  return [...document.querySelectorAll(".wpg-screen aside > *, .wpg-map .counter")]
    .filter((each) => {
      const box = each.getBoundingClientRect();
      return box.left < clock.right && box.right > clock.left
        && box.top < clock.bottom && box.bottom > clock.top;
    }).map((each) => each.textContent);
}"""
# Names of areas whose letters lie over one another: boxes are higher than letters.
WRITTEN_OVER = """() => {
  const names = [...document.querySelectorAll(".wpg-map .name")]
    .map((each) => [each.textContent, each.getBoundingClientRect()]);
  return names.flatMap(([one, a], place) => names.slice(place + 1)
    .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > a.height / 2)
    .map(([two]) => `${one} over ${two}`));
}"""


def at(phone: Phone, kind: str, seat: str | None = None) -> dict[str, Any]:
    """The view in which the phone's side, or another one, must decide something of this kind."""

    def asked(view: dict[str, Any]) -> bool:
        now, pending = view["view"]["board"]["now"] or {}, view["pending"]
        return now.get("kind") == kind and (seat or phone.seat) in pending.get("seats", ())

    return phone.seen(asked, f"{kind} for {seat or phone.seat}", seconds=60)


def do(phone: Phone, kind: str, /, **action: Any) -> None:
    at(phone, kind)
    phone.act(action)


def hand(phone: Phone, **cards: int) -> None:
    named = {name.replace("_", "-"): count for name, count in cards.items()}
    do(phone, "build-hands", type="build-hand", cards=named)


def units(phone: Phone, area: str, seat: str) -> list[str]:
    assert phone.view
    german = seat == "orange"
    areas = phone.view["view"]["board"]["areas"]
    found = next(each for each in areas if each["id"] == area)
    return [u["id"] for u in found.get("units", ()) if (u["nation"] == "german") == german]


def controller(view: dict[str, Any], area: str) -> str:
    areas = view["view"]["board"]["areas"]
    return next(each["controller"] for each in areas if each["id"] == area)


def opponents(server, **answers: str) -> tuple[Phone, Phone]:
    orange = Phone(server.url).create(
        "orange", game="what-price-glory", policy={"window": 30}, answers=answers
    )
    blue = Phone(server.url).join(orange.code, "blue")
    orange.change("start_match")
    return orange, blue


def test_turn_one_with_the_forced_pass_and_a_march_by_touch(visit, server):
    orange, blue = opponents(server)
    at(orange, "build-hands")
    page = visit(lang="de").keep(**seated(orange)).open(f"/t/{orange.code}")
    page.sees("Wähle verdeckt bis zu 8 Karten")
    page.page.locator(".wpg-panel .offer", has_text="Vorschlag").tap()
    page.sees("8 von 8 Karten nehmen")
    page.shot("glory-hand")
    hand(orange, railroads=2, steel_rain=2, esprit_de_corps=2)
    hand(blue, railroads=2)
    march(page, orange)
    at(blue, "next-impulse")
    assert [o["action"]["type"] for o in blue.view["view"]["offers"]] == ["pass"]  # 13.2
    blue.act({"type": "pass"})
    supply(page, orange)
    for phone in (blue, orange):
        phone.close()


def march(page: Visitor, orange: Phone) -> None:
    """A group of Aachen takes Liège: by taps on cards, the map and the offers."""
    page.page.locator(".wpg-card", has_text="Eisenbahn").tap()
    page.shot("glory-commit")
    page.page.locator(".prompt .primary").tap()
    page.page.locator(".prompt .offer", has_text="oder Eisenbahn").first.tap()
    page.page.locator(".wpg-map .outline.open").first.wait_for(
        state="attached"
    )  # the next question
    page.page.locator('[data-area="aachen"]').tap()
    page.sees("Bis zu 7 in Aachen")
    page.shot("glory-group")
    assert short_phone_faults(page.page) == []
    assert axe_faults(page.page) == []
    page.page.locator(".wpg-panel .primary").tap()
    page.page.locator(".wpg-steps .offer", has_text="Lüttich").tap()
    page.shot("glory-step")
    page.page.locator(".prompt .primary").tap()
    page.page.locator(".prompt .offer", has_text="Hier halten").first.tap()
    orange.seen(lambda view: controller(view, "liege") == "orange")
    page.shot("glory-march")


def supply(page: Visitor, orange: Phone) -> None:
    """The line of supply of an area is drawn on the map when it is asked for."""
    at(orange, "next-impulse")
    page.page.locator(".wpg-cards").wait_for()
    page.page.locator('[data-area="liege"]').tap()
    page.page.locator(".wpg-inspector .offer", has_text="Deutsche").tap()
    page.sees("im Nachschub")
    page.page.locator(".wpg-map .supply polyline").wait_for(state="attached")
    said = page.page.locator(".wpg-ask [role=status]").bounding_box()
    prompt = page.page.locator(".prompt").bounding_box()
    assert said["y"] + said["height"] <= prompt["y"] + 1  # not below the fold
    page.shot("glory-supply")


def second_turn(orange: Phone, blue: Phone) -> None:
    """Nobody does anything in turn one, four units leave for the East, and hands are taken."""
    hand(orange, railroads=1)
    hand(blue, railroads=1)
    do(orange, "next-impulse", type="pass")
    do(blue, "next-impulse", type="pass")
    at(orange, "send-east")
    offer = orange.view["view"]["offers"][0]
    orange.act(offer["action"])
    hand(orange, railroads=1, esprit_de_corps=1, steel_rain=1)
    hand(blue, machine_guns=1, railroads=1)
    do(blue, "next-impulse", type="pass")  # the initiative changed hands (11.3)


def test_a_combined_impulse_meets_a_reaction_and_a_unit_retreats(visit, server):
    orange, blue = opponents(server)
    second_turn(orange, blue)
    at(orange, "next-impulse")
    theirs = visit(size=SMALL).keep(**seated(blue)).open(f"/t/{blue.code}")
    mine = visit(theme="dark").keep(**seated(orange)).open(f"/t/{orange.code}")
    screen = visit(size=SCREEN, theme="dark").open(f"/screen/{orange.code}")
    for card in ("Esprit de Corps", "Railroads"):
        mine.page.locator(".wpg-card", has_text=card).tap()
    mine.sees("Esprit de Corps starts")
    mine.page.locator(".prompt .primary").tap()
    do(orange, "begin", type="use", card="esprit-de-corps")
    at(orange, "slot")
    orange.act({"type": "activate", "units": units(orange, "saarbruecken", "orange")})
    do(orange, "act", type="advance", to="nancy")
    screen.page.locator(".window-clock.big").wait_for()
    screen.shot("glory-screen")
    assert screen.page.evaluate(COVERED) == []
    assert screen.page.evaluate(WRITTEN_OVER) == []
    react(theirs, blue)
    absorb(mine, orange)
    for phone in (blue, orange):
        phone.close()


def react(page: Visitor, blue: Phone) -> None:
    """Machine Guns! while the window is open; every die hits."""
    at(blue, "window")
    page.page.locator(".window-clock").wait_for()
    page.shot("glory-window")
    page.page.locator(".prompt .offer", has_text="Machine Guns!").tap()
    blue.seen(lambda view: view["pending"]["type"] == "roll")
    page.shot("glory-roll")
    groups = blue.view["pending"]["groups"]
    blue.throw(**{group["key"]: (1,) * group["count"] for group in groups})


def absorb(page: Visitor, orange: Phone) -> None:
    """The first hit sends a unit back to where it came from."""
    at(orange, "damage")
    back = len(units(orange, "saarbruecken", "orange"))
    hits = orange.view["view"]["board"]["now"]["hits"]
    assert hits == 10  # of five dice, each counted double (14.2)
    page.sees("counts as spent, retreats to Saarbrücken")
    page.shot("glory-damage")
    page.page.locator(".wpg-ways .offer").first.tap()
    orange.seen(lambda view: view["view"]["board"]["now"].get("hits") == hits - 1)
    assert len(units(orange, "saarbruecken", "orange")) == back + 1


def test_printed_cards_a_number_of_hits_and_the_table_is_right(visit, server):
    orange, blue = opponents(server, play="companion", hits="number")
    hand(orange, printed=6)
    hand(blue, printed=3)
    do(orange, "next-impulse", type="commit-printed", count=2)
    do(orange, "begin", type="use", card="esprit-de-corps")
    at(orange, "slot")
    orange.act({"type": "activate", "units": units(orange, "saarbruecken", "orange")})
    do(orange, "act", type="advance", to="nancy")
    do(orange, "act", type="attack")
    page = visit(lang="de", size=SMALL).keep(**seated(orange)).open(f"/t/{orange.code}")
    page.sees("3 Würfel brauchen höchstens 4")
    page.shot("glory-hits")
    page.page.locator(".prompt .offer", has_text="1").first.tap()
    at(blue, "damage")
    blue.act(blue.view["view"]["offers"][0]["action"])
    do(orange, "extend", type="skip")
    correct(page, blue)
    for phone in (blue, orange):
        phone.close()


def correct(page: Visitor, blue: Phone) -> None:
    """A printed text let the Entente draw a card: both say so, and the match counts it."""
    at(blue, "next-impulse")
    page.tap('button[aria-label="Menü"]')
    page.page.locator(".sheet button", has_text="Vorschlagen, den Tisch zu berichtigen").tap()
    row = page.page.locator(".wpg-corrections .rowlist > div", has_text="Entente").last
    row.locator("button").nth(1).tap()
    page.shot("glory-corrections")
    row.locator(".offer").tap()
    blue.seen(lambda view: view["proposal"] is not None)
    blue.consent(yes=True)
    blue.seen(lambda view: view["view"]["board"]["hands"]["blue"] == 4)
