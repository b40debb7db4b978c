"""Why a shot is refused, on the phone: in words, with the piece that hides the target."""

from __future__ import annotations

import pytest

from tests.browser.armored_table import DOMINATION, Battle
from tests.browser.inspect import layout_faults, raw_words
from tests.browser.test_armored_transport import stand
from tests.browser.test_every_page import seated
from tests.server.phone import Phone


@pytest.fixture
def battle(server):
    phones = [Phone(server.url) for _ in range(3)]
    made = Battle(phones[0], phones[1], DOMINATION).listed().deployed()
    made.referee = phones[2]
    made.referee.sign_in(server, "referee")
    made.referee.watch(made.code)
    yield made
    for phone in phones:
        phone.close()


@pytest.mark.parametrize("lang, hidden", [("en", "building"), ("de", "Gebäude")])
def test_the_piece_that_hides_a_target_has_its_name(visit, battle, lang, hidden):
    """The inn stands between them."""
    stand(battle, "blue-2", 14_000, 22_000)
    stand(battle, "orange-1", 25_000, 22_000)
    phone = visit(lang=lang).keep(**seated(battle.blue)).open(f"/t/{battle.code}")
    phone.page.locator("[data-unit=blue-2]").press("Enter")
    phone.page.locator("[data-unit=orange-1]").press("Enter")
    phone.page.locator(".aa-odds p", has_text=hidden).wait_for()
    assert raw_words(phone.page) == []


@pytest.mark.parametrize(
    "lang, share, terms, width",
    [
        ("en", "a share of the width", "Rules and terms", "the width that the target shows"),
        ("de", "Anteil an der Breite", "Regeln und Begriffe", "die Breite, die das Ziel"),
    ],
)
def test_a_target_seen_in_part_says_what_is_measured(visit, battle, lang, share, terms, width):
    """It looks out from behind the inn; the glossary tells the same."""
    stand(battle, "blue-1", 14_000, 22_000)
    stand(battle, "orange-1", 25_000, 27_000)
    phone = visit(lang=lang).keep(**seated(battle.blue)).open(f"/t/{battle.code}")
    phone.page.locator("[data-unit=blue-1]").press("Enter")
    phone.page.locator("[data-unit=orange-1]").press("Enter")
    phone.page.locator(".aa-reasons li", has_text=share).wait_for()
    phone.shot(f"armored-seen-share-{lang}")
    assert raw_words(phone.page) == []
    phone.tap(".appbar .iconbtn:last-child")
    phone.page.locator(".sheet button", has_text=terms).click()
    phone.sees(width)
    phone.shot(f"armored-glossary-{lang}")
    assert [*layout_faults(phone.page), *raw_words(phone.page)] == []
