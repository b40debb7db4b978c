"""The map under fingers: turned by two of them, nothing on its edges over a plate, and what becomes
of a drawing when the table has changed meanwhile."""

from __future__ import annotations

import math

import pytest

from tests.browser.armored_table import DOMINATION, Battle
from tests.browser.finger import Finger, Spot, middle
from tests.browser.inspect import sound
from tests.browser.test_armored_drag import READY, Wire, draw
from tests.browser.visitor import PHONE, Visitor, seated
from tests.server.phone import Phone

TABLET = (820, 1180)
HOME = {"en": "My edge down", "de": "Meine Kante nach unten"}
NEARER = {"en": "Nearer", "de": "Näher"}
COVERED = """() => {
  const boxes = (what) =>
    [...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const edges = boxes(".aa-scale, .aa-zoom button");
  return boxes(".aa-plate .box").filter((plate) => edges.some((edge) => meet(plate, edge))).length;
}"""


@pytest.fixture
def battle(server):
    phones = [Phone(server.url), Phone(server.url)]
    yield Battle(*phones, DOMINATION).listed().deployed()
    for phone in phones:
        phone.close()


def sit_down(visit, battle: Battle, **options) -> Visitor:
    return visit(**options).keep(**seated(battle.blue)).open(f"/t/{battle.code}")


def around(spot: Spot, degrees: float) -> tuple[Spot, Spot]:
    """Two fingers to both sides of a place."""
    x, y = spot
    dx, dy = 60 * math.cos(math.radians(degrees)), 60 * math.sin(math.radians(degrees))
    return (x - dx, y - dy), (x + dx, y + dy)


def bearing(one: Spot, two: Spot) -> int:
    """From the one to the other on the glass, to the quarter."""
    degrees = math.degrees(math.atan2(two[1] - one[1], two[0] - one[0]))
    return round(degrees / 90) % 4


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "de"), (TABLET, "en")], ids=["phone", "tablet"])
def test_two_fingers_turn_the_table_by_quarters_and_a_tap_turns_it_back(visit, battle, size, lang):
    phone = sit_down(visit, battle, size=size, lang=lang)
    page, finger = phone.page, Finger(phone)

    def looks() -> int:
        return bearing(middle(phone, "[data-piece=blue-2]"), middle(phone, "[data-piece=orange-1]"))

    before = looks()
    spot = middle(phone, ".aa-field")
    for degrees, quarters in ((10, 0), (80, 1)):  # a little is only a shaky hand
        finger.send("touchStart", *around(spot, 0))
        for k in range(1, 9):
            finger.send("touchMove", *around(spot, degrees * k / 8))
        finger.send("touchEnd")
        assert looks() == (before + quarters) % 4, degrees
        assert page.get_by_label(HOME[lang]).count() == quarters
    sound(phone, f"armored-turned-{lang}")
    page.get_by_label(HOME[lang]).tap()
    page.get_by_label(HOME[lang]).wait_for(state="detached")
    assert looks() == before


def test_neither_the_scale_nor_a_button_lies_on_a_plate(visit, battle):
    phone = sit_down(visit, battle, size=PHONE, lang="de")
    page, finger = phone.page, Finger(phone)
    for _ in range(2):
        page.get_by_label(NEARER["de"]).tap()
    # One's units are brought to the foot of the map, then to its left, to its right and up again.
    for dx, dy in ((0, -160), (150, 0), (-260, 0), (0, 130)):
        x, y = middle(phone, ".aa-field")
        finger.drag((x - dx / 2, y), (x + dx / 2, y + dy / 2))
        page.locator(".aa-plate .box").first.wait_for(state="attached")
        assert page.evaluate(COVERED) == 0, (dx, dy)
    sound(phone, "armored-plates-at-the-edge")


def test_a_scale_bar_is_no_hindrance_to_a_finger(visit, battle):
    phone = sit_down(visit, battle, size=PHONE)
    x, y = middle(phone, ".aa-scale")
    hit = phone.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('.aa-layer, .aa-scale').className",
        [x, y],
    )
    assert hit == "aa-layer"


# --- Meanwhile -------------------------------------------------------------------------------


@pytest.fixture
def referee(server, battle):
    phone = Phone(server.url)
    phone.sign_in(server, "referee")
    phone.watch(battle.code)
    yield phone
    phone.close()


def corrected(referee: Phone, **correction) -> None:
    referee.match = referee.seen(lambda view: view["match"])["match"]
    referee.change("correct", correction=correction, reason="it stands otherwise")


def shooting(battle: Battle, unit: str) -> str:
    """Something this unit may fire at now."""
    actions = [offer["action"] for offer in battle.blue.view["view"]["offers"]]
    return next(a["target"] for a in actions if a["type"] == "fire" and a["unit"] == unit)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_target_that_is_destroyed_meanwhile_is_told_and_not_fired_at(
    visit, battle, referee, lang
):
    phone = sit_down(visit, battle, size=PHONE, lang=lang)
    page, target = phone.page, shooting(battle, "blue-2")
    page.locator("[data-unit=blue-2]").press("Enter")
    page.locator(f"[data-unit={target}]").press("Enter")
    page.locator(".prompt .offer.primary:not([aria-disabled=true])").wait_for()
    corrected(referee, type="set-hp", unit=target, hp=0)
    gone = {"en": "not on the board", "de": "steht nicht auf dem Spielfeld"}[lang]
    page.locator(".aa-card", has_text=gone).wait_for()
    assert page.locator(".prompt .offer.primary:not([aria-disabled=true])").count() == 0
    sound(phone, f"armored-target-gone-{lang}")
    page.locator(".prompt .offer", has_text={"en": "Back", "de": "Zurück"}[lang]).tap()
    page.locator(".aa-line").wait_for()


def test_a_unit_that_is_destroyed_while_it_is_measured_is_told(visit, battle, referee):
    phone = sit_down(visit, battle, size=TABLET, lang="de")
    page = phone.page
    page.get_by_role("button", name="Messen", exact=True).tap()
    Finger(phone).drag(*(middle(phone, f"[data-piece={id}]") for id in ("blue-2", "orange-1")))
    page.locator(".aa-measured .aa-value", has_text="Pz.Kpfw.").wait_for()
    corrected(referee, type="set-hp", unit="orange-1", hp=0)
    page.locator(".aa-measured .aa-refused", has_text="Pz.Kpfw.").wait_for()
    sound(phone, "armored-measured-gone")


def test_a_move_drawn_on_an_old_map_starts_where_the_unit_stands(visit, battle, referee):
    phone = visit(size=TABLET, lang="de")
    wire = Wire(phone)
    phone.keep(**seated(battle.blue)).open(f"/t/{battle.code}")
    page = phone.page
    draw(phone, "blue-2")
    wire.lose()
    page.locator(".conn.wait, .conn.off").first.wait_for(state="attached")
    before = battle.blue.view["seq"]
    corrected(referee, type="set-place", unit="blue-2", at={"x": 12000, "y": 8000}, heading=9000)
    battle.blue.seen(lambda view: view["seq"] > before)
    x, y = middle(phone, ".aa-handle.spot")  # on the map as it was
    Finger(phone).drag((x, y), (x, y - 60))
    assert page.locator(READY).count() == 0, "nothing is sent without the server's word"
    wire.mend()
    page.locator(READY, has_text="endet in").wait_for(timeout=60_000)
    sound(phone, "armored-old-map")
    phone.tap(READY)
    after = battle.blue.seen(lambda view: view["seq"] > before + 1)
    (moved,) = [u for u in after["view"]["board"]["units"] if u["id"] == "blue-2"]
    assert moved["moved"] == "yes" and moved["at"] != {"x": 12000, "y": 8000}
    assert math.dist((moved["at"]["x"], moved["at"]["y"]), (12000, 8000)) <= 7000
