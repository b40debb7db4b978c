"""Force lists leave a phone and come to another: saved among one's own data, or built at home,
printed, and handed on by QR and short code into a match."""

from __future__ import annotations

import re

import pytest

from tests.armored_advance.hand_made import CLUB_UNIT
from tests.browser.armored_table import Battle
from tests.browser.inspect import layout_faults, raw_words, sound
from tests.browser.visitor import SHOTS, Visitor, seated
from tests.server.phone import Phone, command

SMALL = (360, 640)
WORDS = {
    "en": ("Name of the list", "Keep on this phone", "Save “Club night”", "Load “Club night”"),
    "de": (
        "Name der Liste",
        "Auf diesem Telefon merken",
        "„Club night“ speichern",
        "„Club night“ laden",
    ),
}


def open_share(page: Visitor) -> None:
    page.page.locator(".aa-list .fold > summary").last.click()
    page.page.locator(".aa-saved").wait_for()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_list_is_saved_on_one_phone_and_loaded_on_another(visit, server, lang):
    name, keep, save, load = WORDS[lang]
    battle = Battle(Phone(server.url), Phone(server.url), {})
    one = visit(lang=lang, size=SMALL).keep(**seated(battle.blue)).open(f"/t/{battle.code}")
    open_share(one)
    one.page.get_by_label(name).fill("Club night")
    one.page.get_by_role("button", name=keep).click()
    one.page.get_by_role("button", name=save).click()
    one.page.get_by_role("button", name=load).wait_for()
    one.shot(f"saved-list-{lang}")
    assert [*layout_faults(one.page), *raw_words(one.page)] == []
    identity = one.page.evaluate("localStorage.getItem('sandtable.identity')")
    two = visit(lang=lang, size=SMALL).keep(**seated(battle.orange), identity=identity)
    two.open(f"/t/{battle.code}")
    open_share(two)
    two.page.get_by_role("button", name=load).click()
    two.page.locator("input[id=aa-list-name][value='Club night']").or_(
        two.page.get_by_role("button", name=save)
    ).first.wait_for()


def test_a_list_built_at_home_is_printed_and_handed_to_another_phone_in_a_match(visit, server):
    ada = visit().open("/")
    ada.tap('a[href="/lists"]')
    page = ada.page
    page.get_by_label("Requisition", exact=True).last.fill("600")
    page.get_by_role("button", name="Normandy 1944", exact=True).tap()
    page.locator(".aa-list .row", has_text="Add a unit").tap()
    page.locator(".aa-search input").fill("greyhound")
    page.locator(".aa-cards .row", has_text="Greyhound").tap()
    page.locator(".aa-list .rowlist", has_text="Greyhound").wait_for()
    page.get_by_label("Name of the list").fill("Club night")
    page.get_by_role("button", name="Keep on this phone").tap()
    page.locator(".aa-code").wait_for()
    sound(ada, "lists-home-en")
    page.emulate_media(media="print")
    assert page.locator(".aa-print article").count() == 4, "a card for every model"
    assert page.locator(".aa-print").is_visible() and not page.locator(".appbar").is_visible()
    total = page.locator(".aa-print tfoot td").all_inner_texts()
    assert [int(number) for number in total[2:]] == sums(ada), "actions and cost of every card"
    paper(ada, "list-paper")
    page.emulate_media(media="screen")
    page.get_by_role("button", name="Hand it on").tap()
    code = page.locator(".share-code").inner_text()
    page.locator("img.qr").wait_for()
    sound(ada, "lists-qr-en")

    battle = Battle(Phone(server.url), Phone(server.url), {"requisition": 1000})
    jonas = visit(lang="de", size=(820, 1180), theme="dark").keep(**seated(battle.orange))
    jonas.open(f"/data/{code}")  # what the QR says
    jonas.page.wait_for_url("**/lists")
    jonas.sees("„Club night“ ist übernommen")
    sound(jonas, "lists-taken-de")
    jonas.tap(f'a[href="/t/{battle.code}"]')
    jonas.page.locator(".aa-list .rowlist", has_text="Greyhound").wait_for()
    jonas.page.locator(".prompt .offer.primary").tap()
    sides = battle.orange.seen(lambda view: view["view"]["board"]["sides"][1].get("force"))
    force = sides["view"]["board"]["sides"][1]["force"]
    assert force["name"] == "Club night"
    assert {"unit": "m8-greyhound", "count": 1} in force["units"]

    wrong = visit().open("/lists?shared=NOSUCH")
    wrong.page.wait_for_url("**/lists")
    wrong.page.locator(".banner.bad").wait_for()


def test_a_list_takes_units_of_ones_own_outside_of_a_match(visit, server):
    phone = Phone(server.url)
    mine = phone.ok("identify")["identity"]
    club = {"game": "armored-advance", "kind": "units", "name": "Garage", "text": CLUB_UNIT}
    phone.ok("save_pack", id=command(), identity=mine, **club)
    phone.close()
    ada = visit(lang="de").keep(identity=mine).open("/lists")
    page = ada.page
    garage = page.get_by_role("switch", name="Garage")
    garage.tap()
    page.locator(".aa-list .row", has_text="Einheit").last.tap()
    page.locator(".aa-search input").fill("semple")
    page.locator(".aa-cards .row", has_text="Bob Semple").tap()
    page.locator(".aa-list .rowlist", has_text="Bob Semple").wait_for()
    page.locator(".aa-code").wait_for()
    assert page.locator(".aa-judged .bad").count() == 0
    sound(ada, "lists-own-units-de")
    page.emulate_media(media="print")
    page.locator(".aa-print article", has_text="Bob Semple").wait_for()
    page.emulate_media(media="screen")
    ada.open("/lists")  # it is still so when the page is opened again
    page.locator(".aa-list .rowlist", has_text="Bob Semple").wait_for()
    page.get_by_role("button", name="Weitergeben").tap()
    page.locator(".share-code").wait_for()
    garage.tap()
    page.locator(".aa-judged .bad").wait_for()  # without the pack nobody knows it


def sums(visitor: Visitor) -> list[int]:
    """Actions and cost, added up over the printed cards."""
    cards = visitor.page.locator(".aa-print article dl").evaluate_all(
        """all => all.map((dl) => {
          const values = [...dl.querySelectorAll("dd")].map((dd) => dd.textContent);
          return [Number(values[1]), Number(values[3])];
        })"""
    )
    return [sum(column) for column in zip(*cards, strict=True)]


def paper(visitor: Visitor, name: str) -> None:
    """The page as it comes out of a printer: nothing beside the paper, no blank sheet."""
    SHOTS.mkdir(exist_ok=True)
    made = visitor.page.pdf(path=SHOTS / f"{name}.pdf", format="A4")
    assert len(re.findall(rb"/Type ?/Page\b", made)) == 1
    visitor.page.screenshot(path=SHOTS / f"{name}.png", full_page=True)
