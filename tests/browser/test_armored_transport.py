"""A carrier tows a gun and carries a squad: hooked up and unhooked on the phone."""

from __future__ import annotations

import pytest

from tests.browser.armored_table import DOMINATION, Battle
from tests.browser.inspect import layout_faults, raw_words
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


def stand(battle: Battle, unit: str, x: int, y: int) -> None:
    """The referee says where it stands."""
    seq = battle.blue.view["seq"]
    place = {"type": "set-place", "unit": unit, "at": {"x": x, "y": y}, "heading": 0}
    battle.referee.change("correct", correction=place, reason="for the test")
    battle.blue.seen(lambda view: view["seq"] > seq)


@pytest.mark.parametrize(
    ("lang", "hook", "tows", "unhook"),
    [("en", "Hook up", "tows", "Unhook"), ("de", "Ankuppeln", "zieht", "Abkuppeln")],
)
def test_a_gun_is_hooked_up_and_let_go(visit, battle, lang, hook, tows, unhook):
    stand(battle, "blue-1", 10_000, 10_000)
    stand(battle, "blue-4", 12_200, 10_000)
    phone = visit(lang=lang).keep(**seated(battle.blue)).open(f"/t/{battle.code}")
    page = phone.page
    page.locator("[data-unit=blue-4]").press("Enter")
    page.locator(".aa-deeds .offer", has_text=hook).click()
    chosen = page.locator(".prompt .offer.primary", has_text=hook)
    if chosen.count():
        chosen.click()
    page.locator(".aa-line", has_text=tows).wait_for()
    phone.shot(f"armored-tow-{lang}")
    assert page.locator("[data-piece=blue-1]").count() == 0, "a gun in tow is not on the board"
    page.locator(".aa-deeds .offer", has_text=unhook).click()
    page.locator(".aa-piece.ghost").wait_for()
    phone.shot(f"armored-unhook-{lang}")
    assert [*layout_faults(page), *raw_words(page)] == []
    page.locator(".prompt .offer.primary").click()
    page.locator("[data-piece=blue-1]").wait_for(state="attached")
