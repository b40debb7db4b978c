"""A drawn hill on a phone: it hides a tank behind it when the match says so, and not otherwise."""

from __future__ import annotations

import pytest

from tests.browser.armored_table import Battle
from tests.browser.finger import Finger, middle
from tests.browser.inspect import sound
from tests.browser.visitor import PHONE, SCREEN, seated
from tests.server.phone import Phone, command

SIZES = (PHONE, (820, 1180), SCREEN)
ONE = {"name": "", "units": [{"unit": "m5a1-stuart", "count": 1}], "squads": []}
TABLE = """
id = "ridge"
name = { en = "Ridge", de = "Kamm" }
width = 40
depth = 24
[[zones]]
id = "west"
outline = [[0, 0], [12, 0], [12, 24], [0, 24]]
[[zones]]
id = "east"
outline = [[28, 0], [40, 0], [40, 24], [28, 24]]
[[pieces]]
id = "slope"
kind = "hill"
height = 1.5
outline = [[15, 1], [25, 1], [25, 23], [15, 23]]
[[pieces]]
id = "crest"
kind = "hill"
height = 3
outline = [[18, 2], [22, 2], [22, 22], [18, 22]]
"""


@pytest.mark.parametrize(
    ("hills", "sight", "lang", "said"),
    [
        ("flat", "seen", "en", "100 % in sight"),
        ("heights", "hidden", "en", "0 % in sight, 25 % are needed"),
        ("heights", "hidden", "de", "0 % zu sehen, 25 % sind nötig"),
    ],
)
def test_a_hill_hides_with_its_house_rule_on(visit, server, hills, sight, lang, said):
    ada, jonas = Phone(server.url), Phone(server.url)
    mine = ada.ok("identify")["identity"]
    club = {"game": "armored-advance", "kind": "board", "name": "Ridge", "text": TABLE}
    pack = ada.ok("save_pack", id=command(), identity=mine, **club)["pack"]["id"]
    answers = {"mission": "annihilation", "board": "ridge", "squads": 0, "hills": hills}
    battle = Battle(ada, jonas, answers, packs=[pack], identity=mine).listed(ONE, ONE).deployed()
    waiting = visit(size=PHONE, lang=lang).keep(**seated(battle.orange)).open(f"/t/{battle.code}")
    page = waiting.page
    page.get_by_role("button", name={"en": "Measure", "de": "Messen"}[lang], exact=True).click()
    page.locator(".aa-measured").wait_for()
    for wide, high in SIZES:
        page.set_viewport_size({"width": wide, "height": high})
        if wide != SIZES[0][0]:
            page.locator(".aa-measured .offer").first.click()  # begin anew
        places = [middle(waiting, f"[data-piece={unit}]") for unit in ("blue-1", "orange-1")]
        Finger(waiting).drag(*places)
        page.locator(f".aa-measure .line.{sight}").wait_for(state="attached")
        page.locator(".aa-measure-terms li", has_text=said).wait_for()
        sound(waiting, f"armored-hill-{hills}-{wide}-{lang}")
    for phone in (ada, jonas):
        phone.close()
