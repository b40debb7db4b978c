"""A force list saved among one's own data on one phone is loaded into the builder on another."""

from __future__ import annotations

import pytest

from tests.browser.armored_table import Battle
from tests.browser.inspect import layout_faults, raw_words
from tests.browser.visitor import Visitor, seated
from tests.server.phone import Phone

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
