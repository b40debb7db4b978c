"""The unit library: every card from its facts, the printed Stuart, and clubs' own files."""

from __future__ import annotations

import string
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.games.armored_advance.units import formulas
from server.games.armored_advance.units.cards import SCALES, Armour, Kills, UnitCard
from server.games.armored_advance.units.library import derived, library, shipped
from tests.armored_advance.hand_made import CARDS, DIFFER

LIBRARY = shipped()
HAND_MADE = {line.split(" | ")[0]: line for line in CARDS.strip().splitlines()}

OWN_FACTS = """
[[unit]]
id = "turan"
name = "Turán I"
nations = ["HU"]
type = "medium_tank"
years = [1942, 1945]
traction = "tracked"
tonnes = 18.2
road_kmh = 47
armour_mm = { front = 50, side = 25, rear = 25 }
hull_m = { length = 5.5, width = 2.4, height = 1.6, top = 2.4 }
guns = [{ name = "40 mm 41.M", bore_mm = 40, penetration_mm = 64, crew = 3 }]
machine_guns = { name = "34/40.M" }
"""
OWN_CARD = """
[[unit]]
id = "gun-truck"
name = { en = "Gun truck", de = "Geschützwagen" }
nations = ["UK"]
type = "tank_destroyer"
years = [1941, 1943]
traction = "wheeled"
hull_m = { length = 5.2, width = 2.1, height = 2.2 }

[unit.card]
hp = 4
move = 7
cost = 60
armour = { front = 1, side = 0, rear = 0 }
weapons = [
    { name = "2-pdr", kind = "ap", penetration = 7, damage = 3, arc = "rear90", range_limit = 30 },
    { name = "Bren", kind = "ai", kills = "D3-1" },
]
keywords = ["rapid_fire", "angling 4", "light"]
"""


def words(card: UnitCard) -> set[str]:
    return {word.name if word.x is None else f"{word.name}={word.x}" for word in card.keywords}


def row(card: UnitCard) -> str:
    armour = f"{card.armour.front}/{card.armour.side}/{card.armour.rear}"
    weapons = ", ".join(weapon.stats for weapon in card.weapons)
    return f"{card.id} | {card.hp} | {card.move} | {armour} | {weapons}"


def faults(text: str, **others: str) -> list[tuple[str, str]]:
    found = library({"club.toml": text, **others}).faults
    return [(fault.where, fault.text.key) for fault in found]


def change(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new)


# --- The shipped units -----------------------------------------------------------------------


def test_the_shipped_units_have_no_faults():
    assert not LIBRARY.faults
    assert len(LIBRARY.units) >= 85


@pytest.mark.parametrize("id", HAND_MADE)
def test_a_card_recomputed_from_its_facts_is_the_hand_made_one(id):
    *numbers, cost, keywords = HAND_MADE[id].split(" | ")
    cost, keywords = DIFFER.get(id, (int(cost), keywords))
    card = derived(LIBRARY.units[id])
    assert row(card) == " | ".join(numbers)
    assert (card.cost, words(card)) == (cost, set(keywords.split()))
    assert card.actions == 2


def test_every_shipped_unit_is_held_to_a_hand_made_card():
    assert HAND_MADE.keys() == LIBRARY.units.keys()


def test_no_shipped_card_is_stored_beside_its_facts_unless_printed():
    stored = [unit.card for unit in LIBRARY.units.values() if unit.card is not None]
    assert [card.source for card in stored] == ["printed"]


def test_t15_the_stuart_is_as_printed():
    stuart = LIBRARY.cards()["m5a1-stuart"]
    assert (stuart.hp, stuart.move, stuart.actions, stuart.cost) == (10, 7, 2, 90)
    assert stuart.armour == Armour(5, 3, 2)
    assert [(weapon.name, weapon.stats) for weapon in stuart.weapons] == [
        ("37 mm M6", "8/3"),
        (".30 cal", "AI/D3"),
    ]
    assert [word.name for word in stuart.keywords] == ["light", "scout", "rapid_fire"]
    assert stuart.source == "printed"


def test_the_stuart_derived_equals_the_stuart_printed():
    unit = LIBRARY.units["m5a1-stuart"]
    printed, made = LIBRARY.cards()["m5a1-stuart"], derived(unit)
    for field in ("hp", "move", "actions", "cost", "armour", "weapons", "keywords", "hull"):
        assert getattr(made, field) == getattr(printed, field), field


def test_hulls_are_believable():
    for unit in LIBRARY.units.values():
        size = unit.hull_m
        assert size.width <= size.length, unit.id
        assert size.height < Decimal("3.2"), unit.id
        assert (size.top is None) or size.top > size.height, unit.id


@pytest.mark.parametrize(
    "scale, inches", [(100, 1890), (144, 1312), (87, 2172), (72, 2625), (56, 3375)]
)
def test_a_hull_is_scaled_like_the_model(scale, inches):
    hull = LIBRARY.cards(scale)["m5a1-stuart"].hull
    assert hull.length == inches  # 4.8 m
    assert hull.top > hull.height


def test_every_scale_is_offered_with_one_to_a_hundred_first():
    assert SCALES == (100, 144, 87, 72, 56)


@pytest.mark.parametrize(
    "id, weapon, arc, main_gun",
    [
        ("stug-iii-g", "gun", "front90", False),
        ("stug-iii-g", "ai", "front90", False),
        ("archer", "gun", "rear90", False),  # T12
        ("m3-lee", "gun", "front90", False),
        ("m3-lee", "gun2", "turret", False),
        ("m3-lee", "ai", "turret", False),
        ("char-b1-bis", "gun", "turret", False),
        ("char-b1-bis", "gun2", "front90", False),
        ("su-152", "ai", "front90", True),
        ("pak-40", "gun", "turret", False),
    ],
)
def test_weapons_know_where_they_fire_and_from_which_barrel(id, weapon, arc, main_gun):
    found = LIBRARY.cards()[id].weapon(weapon)
    assert found is not None
    assert (found.arc, found.main_gun) == (arc, main_gun)


def test_t13_the_su_152_reloads_long():
    assert LIBRARY.cards()["su-152"].has("long_reload")


def test_only_the_autocannon_itself_fires_several_shots():
    card = LIBRARY.cards()["wirbelwind"]
    assert [card.shots(weapon) for weapon in card.weapons] == [6, 1]


# --- The formulas ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "mm, value",
    [
        ("0", 0),
        ("5", 1),
        ("14", 1),
        ("15", 1),
        ("16", 2),
        ("25", 2),
        ("25.4", 2),
        ("26", 3),
        ("49", 5),
    ],
)
def test_armour_is_the_nearest_centimetre_with_halves_down(mm, value):
    assert formulas.centimetres(Decimal(mm)) == value


@pytest.mark.parametrize(
    "bore, value",
    [
        ("20", 1), ("25", 2), ("37", 3), ("40", 3), ("45", 4), ("47", 4), ("50", 5), ("57", 6),
        ("75", 10), ("76.2", 10), ("85", 13), ("88", 14), ("90", 14), ("100", 18), ("105", 19),
        ("122", 26), ("128", 29), ("152", 40),
    ],
)  # fmt: skip
def test_t8_damage_goes_with_the_bores_area(bore, value):
    assert formulas.damage(Decimal(bore)) == value


@given(st.decimals(1, 400, places=1), st.decimals(1, 400, places=1))
def test_more_millimetres_are_never_worse(one, other):
    low, high = sorted((one, other))
    assert formulas.centimetres(low) <= formulas.centimetres(high)
    assert formulas.damage(low) <= formulas.damage(high)


# --- A club's own files ----------------------------------------------------------------------


def test_a_club_adds_units_by_their_facts():
    joined = library({"club.toml": OWN_FACTS})
    assert not joined.faults
    assert len(joined.units) == len(LIBRARY.units) + 1
    card = joined.cards()["turan"]
    assert (card.weight, card.source, card.name.de) == ("medium", "derived", "Turán I")
    assert words(card) == {"medium", "rapid_fire"}


def test_a_club_may_give_the_card_itself():
    card = library({"club.toml": OWN_CARD}).cards()["gun-truck"]
    assert (card.hp, card.move, card.actions, card.cost, card.source) == (4, 7, 2, 60, "user")
    assert [word.name for word in card.keywords] == ["light", "rapid_fire", "angling"]
    assert card.x("angling") == 4
    gun, bren = card.weapons
    assert (gun.id, gun.primary, gun.arc, card.range_limit(gun)) == ("gun", True, "rear90", 30)
    assert (bren.id, bren.kills) == ("ai", Kills(3, -1))
    assert card.name.de == "Geschützwagen"
    assert card.hull.top == card.hull.height


def test_a_clubs_unit_goes_before_ours_of_the_same_id():
    text = change(OWN_FACTS, '"turan"', '"tiger-i"')
    assert library({"club.toml": text}).cards()["tiger-i"].name.en == "Turán I"
    assert shipped().cards()["tiger-i"].name.en == "Tiger I Ausf. E"


def test_a_faulty_unit_is_left_out_and_the_others_stay():
    text = OWN_FACTS + change(OWN_CARD, "hp = 4", "hp = 0")
    joined = library({"club.toml": text})
    assert "turan" in joined.units and "gun-truck" not in joined.units


@pytest.mark.parametrize(
    "old, new, fault",
    [
        ("tonnes = 18.2\n", "", ("turan.tonnes", "data-missing")),
        ("tonnes = 18.2", "tonnes = 1820", ("turan.tonnes", "data-bounds")),
        ("tonnes = 18.2", "tonnes = nan", ("turan.tonnes", "data-kind-decimal")),
        ("tonnes = 18.2", "tonnes = true", ("turan.tonnes", "data-kind-decimal")),
        ("tonnes = 18.2", "tonnes = inf", ("turan.tonnes", "data-kind-decimal")),
        ("road_kmh = 47\n", "", ("turan.road_kmh", "data-missing")),
        ('"tracked"', '"gun"', ("turan.road_kmh", "aa-library-gun-speed")),
        ('"tracked"', '"legs"', ("turan.traction", "data-choice")),
        ('["HU"]', '["Hungary"]', ("turan.nations[1]", "data-choice")),
        ('["HU"]', "[]", ("turan.nations", "data-missing")),
        ('["HU"]', '"HU"', ("turan.nations", "data-list")),
        ("[1942, 1945]", "[1945, 1942]", ("turan.years", "aa-library-years")),
        ("[1942, 1945]", "[1942]", ("turan.years", "data-length")),
        ("[1942, 1945]", "[1942, 19455]", ("turan.years[2]", "data-bounds")),
        ("[1942, 1945]", '[1942, "x"]', ("turan.years[2]", "data-kind-int")),
        ("top = 2.4", "top = 1.2", ("turan.hull_m.top", "aa-library-top")),
        (", width = 2.4", "", ("turan.hull_m.width", "data-missing")),
        ("width = 2.4", "width = 24", ("turan.hull_m.width", "data-bounds")),
        ("front = 50", "front = -5", ("turan.armour_mm.front", "data-bounds")),
        ("{ front = 50, side = 25, rear = 25 }", "50", ("turan.armour_mm", "data-table")),
        (", penetration_mm = 64", "", ("turan.guns[1].penetration_mm", "data-missing")),
        ("crew = 3", "he = true", ("turan.guns[1].penetration_mm", "aa-library-he-penetration")),
        ("bore_mm = 40", "bore_mm = 4000", ("turan.guns[1].bore_mm", "data-bounds")),
        ("crew = 3", "autocannon = 1", ("turan.guns[1].autocannon", "data-kind-bool")),
        ('"Turán I"', '"  "', ("turan.name", "aa-library-text")),
        ('"Turán I"', '{ en = "Turan" }', ("turan.name.de", "data-missing")),
        ('"Turán I"', "7", ("turan.name", "data-kind-str")),
        ('"turan"', '"Turan I"', ("Turan I.id", "aa-library-id")),
        ('id = "turan"\n', "", ("unit[1].id", "data-missing")),
        ("road_kmh", "roadkmh", ("turan.roadkmh", "data-unknown")),
        ("tonnes", 'roles = ["indirect"]\ntonnes', ("turan.roles", "aa-library-indirect")),
    ],
)  # fmt: skip
def test_a_fault_of_facts_is_named_by_file_unit_and_field(old, new, fault):
    where, key = fault
    assert (f"club.toml: {where}", key) in faults(change(OWN_FACTS, old, new))


@pytest.mark.parametrize(
    "old, new, fault",
    [
        ("hp = 4\n", "", ("hp", "data-missing")),
        ("hp = 4", "hp = 4.5", ("hp", "data-kind-int")),
        ("cost = 60", "cost = 0", ("cost", "data-bounds")),
        ("move = 7", "move = 70", ("move", "data-bounds")),
        ('"light"]', '"light", "heavy"]', ("keywords", "aa-library-one-class")),
        (', "light"]', "]", ("keywords", "aa-library-one-class")),
        ('"light"]', '"light", "light"]', ("keywords", "aa-library-keyword-twice")),
        ('"light"]', '"light", "field_gun"]', ("keywords", "aa-library-field-gun")),
        ('"light"]', '"light", "indirect 60"]', ("keywords", "aa-library-indirect")),
        (
            '"light"]',
            '"light", "casemate", "reverse_casemate"]',
            ("keywords", "aa-library-casemates"),
        ),
        ('"light"]', '"light", "invisible"]', ("keywords[4]", "data-choice")),
        ('"light"]', '"light", "Scout!"]', ("keywords[4]", "aa-library-keyword")),
        ('"light"]', '"light", "scout 3"]', ("keywords[4]", "aa-library-no-x")),
        ('"angling 4"', '"angling"', ("keywords[2]", "aa-library-x")),
        ('"angling 4"', '"angling 1"', ("keywords", "aa-library-angling")),
        ('"D3-1"', '"D4"', ("weapons[2].kills", "aa-library-kills")),
        (', kills = "D3-1"', "", ("weapons[2].kills", "data-missing")),
        ('"D3-1"', '"D3-1", damage = 3', ("weapons[2].damage", "aa-library-other-kind")),
        (", damage = 3", "", ("weapons[1].damage", "data-missing")),
        ('arc = "rear90"', 'arc = "up"', ("weapons[1].arc", "data-choice")),
        ('arc = "rear90"', "main_gun = true", ("weapons[1].main_gun", "aa-library-other-kind")),
        (
            'kind = "ap", penetration = 7, damage = 3',
            'kind = "he", he_base = 5, he_n = 1',
            ("keywords", "aa-library-no-gun"),
        ),
    ],
)
def test_a_fault_of_a_card_is_named_by_file_unit_and_field(old, new, fault):
    where, key = fault
    found = faults(change(OWN_CARD, old, new))
    assert (f"club.toml: gun-truck.card.{where}", key) in found


def test_every_fault_is_named_not_only_the_first():
    text = change(OWN_FACTS, "tonnes = 18.2\n", "wings = 2\n")
    text = change(text, "front = 50", "front = 5000")
    text += change(OWN_CARD, "hp = 4", 'hp = "four"')
    assert {where for where, _ in faults(text)} == {
        "club.toml: turan.wings",
        "club.toml: turan.armour_mm.front",
        "club.toml: gun-truck.card.hp",
    }


@pytest.mark.parametrize(
    "text",
    ["unit = [[", "x" * 50, "a = " + "[" * 5000, f"a = {'9' * 9999}", "a = 1e99999999999999999999"],
)
def test_a_text_that_is_no_toml_is_refused_as_a_whole(text):
    assert faults(text) == [("club.toml", "data-toml")]


@pytest.mark.parametrize("text", ["", "unit = 3", "unit = []"])
def test_a_file_without_units_is_told_so(text):
    assert faults(text) == [("club.toml", "aa-library-no-units")]


def test_a_clubs_board_is_no_file_of_units():
    assert not faults('id = "hill"\nzones = []')


def test_what_is_no_unit_is_refused():
    assert faults("colour = 3\n" + OWN_FACTS) == [("club.toml: colour", "data-unknown")]
    assert faults("unit = [7]") == [("club.toml: unit[1]", "data-table")]


def test_two_units_of_one_id_are_refused_within_a_file_and_across():
    assert faults(OWN_FACTS + OWN_FACTS) == [("club.toml: turan.id", "aa-library-same-id")]
    assert faults(OWN_FACTS, **{"other.toml": OWN_FACTS}) == [
        ("other.toml: turan.id", "aa-library-twice")
    ]


@given(st.text(string.printable, max_size=200))
def test_no_text_brings_the_library_down(text):
    library({"club.toml": text})


@given(st.integers(0, len(OWN_CARD)), st.integers(0, 12), st.text('[]{}"=.\n 0aé', max_size=3))
def test_no_slip_of_the_pen_brings_the_library_down(place, length, typed):
    text = OWN_CARD[:place] + typed + OWN_CARD[place + length :]
    joined = library({"club.toml": text})
    assert len(joined.cards()) >= len(LIBRARY.units)
