"""Where a unit really stands, agreed by two: dragged by one player, typed from a tape by the other,
and told to both as something to do on the real table."""

from __future__ import annotations

import pytest

from tests.browser.armored_table import DOMINATION, Battle
from tests.browser.finger import Finger, middle
from tests.browser.inspect import sound
from tests.browser.visitor import Visitor, seated
from tests.server.phone import Phone

PHONE, TABLET, SCREEN = (390, 844), (820, 1180), (1920, 1080)
MENU = ".appbar .iconbtn:last-child"


@pytest.fixture
def battle(server):
    phones = [Phone(server.url), Phone(server.url)]
    yield Battle(*phones, DOMINATION).listed().deployed()
    for phone in phones:
        phone.close()


def form(visitor: Visitor, proposing: str, unit: str) -> None:
    """The game's own form for setting the table right."""
    visitor.page.locator(MENU).click()
    visitor.page.locator(".sheet button", has_text=proposing).click()
    visitor.page.locator(".aa-corrections select").first.select_option(unit)
    visitor.page.locator(".aa-place-form").scroll_into_view_if_needed()


def stands(phone: Phone, unit: str) -> tuple[int, int, int]:
    (found,) = [u for u in phone.view["view"]["board"]["units"] if u["id"] == unit]
    return found["at"]["x"], found["at"]["y"], found.get("heading", 0)


WORDS = {
    "en": {
        "propose": "Propose to set the table right",
        "here": "It stands here",
        "edge": "from the south edge",
        "north-east": "looking north-east (45°)",
        "deed": "its middle ends at",
        "ahead": "ahead",
    },
    "de": {
        "propose": "Vorschlagen, den Tisch zu berichtigen",
        "here": "Hier steht es",
        "edge": "vom Südrand",
        "north-east": "Blick nach Nordosten (45°)",
        "deed": "die Mitte",
        "ahead": "vorwärts",
    },
}


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (("en", PHONE), ("de", TABLET)),
        (("de", PHONE), ("en", SCREEN)),
        (("de", SCREEN), ("en", TABLET)),
    ],
    ids=["phone-tablet", "phone-screen", "screen-tablet"],
)
def test_one_proposes_where_a_unit_stands_and_the_other_nods(visit, battle, one, two):
    blue, orange = battle.blue, battle.orange
    here, there = WORDS[one[0]], WORDS[two[0]]
    ada = visit(lang=one[0], size=one[1]).keep(**seated(blue)).open(f"/t/{battle.code}")
    jonas = visit(lang=two[0], size=two[1], theme="dark").keep(**seated(orange))
    jonas.open(f"/t/{battle.code}")

    # By a finger: Ada drags her tank, and Jonas reads where it would stand.
    before = stands(blue, "blue-2")
    form(ada, here["propose"], "blue-2")
    x, y = middle(ada, ".aa-place-form .aa-handle.spot")
    Finger(ada).drag((x, y), (x + 4, y - (30 if one[1] == PHONE else 75)))  # clear of its squad
    sound(ada, f"place-dragged-{one[1][0]}-{one[0]}")
    ada.tap(f".aa-place-form .offer.primary:has-text('{here['here']}')")
    jonas.page.locator(".proposal .tells", has_text=there["edge"]).wait_for()
    sound(jonas, f"place-asked-{two[1][0]}-{two[0]}")
    jonas.tap(".prompt .primary")
    blue.seen(lambda view: view["proposal"] is None and stands(blue, "blue-2") != before)
    moved = stands(blue, "blue-2")
    assert moved[2] == before[2] and moved[:2] != before[:2]
    ada.page.locator(".deeds", has_text=here["deed"]).wait_for()
    sound(ada, f"place-deed-{one[1][0]}-{one[0]}")

    # By numbers: Jonas types what his tape says, to the tenth, and the bow by the compass.
    form(jonas, there["propose"], "blue-2")
    west, _, bow = jonas.page.locator(".aa-place-numbers input").all()
    for field, typed in ((west, f"{moved[0] / 1000 + 3:.1f}"), (bow, "45")):
        field.fill(typed.replace(".", "," if two[0] == "de" else "."))
        field.press("Enter")
    sound(jonas, f"place-typed-{two[1][0]}-{two[0]}")
    jonas.tap(f".aa-place-form .offer.primary:has-text('{there['here']}')")
    ada.page.locator(".proposal .tells", has_text=here["north-east"]).wait_for()
    ada.tap(".prompt .primary")
    blue.seen(lambda view: view["proposal"] is None and stands(blue, "blue-2") != moved)
    at = stands(blue, "blue-2")
    assert at[0] == round(round(moved[0] / 1000 + 3, 1) * 1000), "to the tenth that was typed"
    assert at[1:] == (moved[1], 4500), "what was not touched stays as it was"
    jonas.page.locator(".deeds", has_text=there["ahead"]).wait_for()
    sound(jonas, f"place-deed-{two[1][0]}-{two[0]}")
