"""Where a unit really stands, agreed by two: dragged by one player, typed from a tape by the other,
and told to both as something to do on the real table."""

from __future__ import annotations

import pytest

from tests.browser.armored_table import DOMINATION, Battle
from tests.browser.finger import Finger, middle
from tests.browser.inspect import sound
from tests.browser.visitor import Visitor, seated
from tests.server.phone import Phone

PHONE, TABLET = (390, 844), (820, 1180)
MENU = ".appbar .iconbtn:last-child"


@pytest.fixture
def battle(server):
    phones = [Phone(server.url), Phone(server.url)]
    yield Battle(*phones, DOMINATION).listed().deployed()
    for phone in phones:
        phone.close()


def form(visitor: Visitor, proposing: str, unit: str) -> None:
    """The game's own form for setting the table right."""
    visitor.page.locator(MENU).tap()
    visitor.page.locator(".sheet button", has_text=proposing).tap()
    visitor.page.locator(".aa-corrections select").first.select_option(unit)
    visitor.page.locator(".aa-place-form").scroll_into_view_if_needed()


def stands(phone: Phone, unit: str) -> tuple[int, int, int]:
    (found,) = [u for u in phone.view["view"]["board"]["units"] if u["id"] == unit]
    return found["at"]["x"], found["at"]["y"], found.get("heading", 0)


def test_one_proposes_where_a_unit_stands_and_the_other_nods(visit, battle):
    blue, orange = battle.blue, battle.orange
    ada = visit(size=PHONE).keep(**seated(blue)).open(f"/t/{battle.code}")
    jonas = visit(size=TABLET, lang="de", theme="dark").keep(**seated(orange))
    jonas.open(f"/t/{battle.code}")

    # By a finger: Ada drags her tank, and Jonas reads where it would stand.
    before = stands(blue, "blue-2")
    form(ada, "Propose to set the table right", "blue-2")
    x, y = middle(ada, ".aa-place-form .aa-handle.spot")
    Finger(ada).drag((x, y), (x + 4, y - 30))
    sound(ada, "place-dragged-en")
    ada.page.locator(".aa-place-form .offer.primary", has_text="It stands here").tap()
    tells = jonas.page.locator(".proposal .tells", has_text="vom Südrand")
    tells.wait_for()
    sound(jonas, "place-asked-de")
    jonas.page.locator(".prompt .primary").tap()
    blue.seen(lambda view: view["proposal"] is None and stands(blue, "blue-2") != before)
    moved = stands(blue, "blue-2")
    assert moved[2] == before[2] and moved[:2] != before[:2]
    ada.page.locator(".deeds", has_text="its middle ends at").wait_for()
    sound(ada, "place-deed-en")

    # By numbers: Jonas types what his tape says, to the tenth, and the bow by the compass.
    form(jonas, "Vorschlagen, den Tisch zu berichtigen", "blue-2")
    west, _, bow = jonas.page.locator(".aa-place-numbers input").all()
    for field, typed in ((west, f"{moved[0] / 1000 + 3:.1f}"), (bow, "45")):
        field.fill(typed.replace(".", ","))
        field.press("Enter")
    sound(jonas, "place-typed-de")
    jonas.page.locator(".aa-place-form .offer.primary", has_text="Hier steht es").tap()
    ada.page.locator(".proposal .tells", has_text="looking north-east (45°)").wait_for()
    ada.page.locator(".prompt .primary").tap()
    blue.seen(lambda view: view["proposal"] is None and stands(blue, "blue-2") != moved)
    at = stands(blue, "blue-2")
    assert at[0] == round(round(moved[0] / 1000 + 3, 1) * 1000), "to the tenth that was typed"
    assert at[1:] == (moved[1], 4500), "what was not touched stays as it was"
    jonas.page.locator(".deeds", has_text="vorwärts").wait_for()
    sound(jonas, "place-deed-de")
