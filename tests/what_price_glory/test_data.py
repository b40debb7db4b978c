"""Data packs: what is wrong with a map, forces, cards or turns is named by its place."""

from __future__ import annotations

import pytest

from server.games.kernel import Setup
from server.games.what_price_glory import GAME
from server.games.what_price_glory.packs import PACKS, SHIPPED, choose
from server.games.what_price_glory.questions import AskCards
from server.games.what_price_glory.sides import CP, EN

KIND = {kind.id: kind for kind in PACKS}
MAP, CARDS, TURNS, FORCES = (SHIPPED[f"{k}.toml"] for k in ("map", "cards", "turns", "forces"))


def faults(kind, text):
    return {(each.where, each.text.key) for each in KIND[kind].check("own.toml", text, {})}


@pytest.mark.parametrize("kind", KIND)
def test_what_ships_has_no_faults(kind):
    assert faults(kind, KIND[kind].example) == set()


def without_borders_of(area):
    """The map without any border of the area."""
    parts = MAP.split("[[border]]")
    return "[[border]]".join(p for p in parts if f'"{area}"' not in p or "[[area]]" in p)


def listing(area, *neighbours):
    """The map with a list of neighbours in the area's entry."""
    names = ", ".join(f'"{each}"' for each in neighbours)
    return MAP.replace(f'id = "{area}"\n', f'id = "{area}"\nneighbours = [{names}]\n')


@pytest.mark.parametrize(
    ("kind", "text", "where", "key"),
    [
        pytest.param(
            "map", without_borders_of("le-havre"), "area.le-havre", "unconnected", id="unconnected"
        ),
        pytest.param(
            "map",
            MAP + '\n[[border]]\nbetween = ["paris", "london"]\n',
            "border[105]",
            "unknown-area",
            id="unknown-neighbour",
        ),
        pytest.param(
            "map",
            listing("paris", "lille"),
            "area.paris: neighbours",
            "one-sided",
            id="one-sided-border",
        ),
        pytest.param(
            "map",
            listing("paris", "london"),
            "area.paris: neighbours",
            "unknown-area",
            id="unknown-in-a-list",
        ),
        pytest.param(
            "map", MAP.replace('port = "yes"', 'port = "no"'), "area", "no-port", id="no-port"
        ),
        pytest.param(
            "cards",
            CARDS.replace("copies = { cp = 2, en = 2 }", "copies = { cp = 1, en = 2 }", 1),
            "card",
            "battle-cards",
            id="too-few-cards",
        ),
        pytest.param(
            "cards",
            CARDS.replace("number = 3\n", "", 1),
            "card.steel-rain",
            "number",
            id="14.1-a-text-without-its-number",
        ),
        pytest.param(
            "cards",
            CARDS.replace("number = 3\n", "number = 7\n", 1),
            "card.steel-rain",
            "number",
            id="14.1-seven-on-a-die",
        ),
        pytest.param(
            "map",
            MAP.replace(
                'vp = 2\ncontroller = "en"\ncountry = "fr"\n\n[[area]]\nid = "verdun"',
                'vp = 2\ncontroller = "cp"\ncountry = "fr"\n\n[[area]]\nid = "verdun"',
            ),
            "area.paris.controller",
            "paris-lost",
            id="12-paris-has-fallen-before-the-first-turn",
        ),
        pytest.param(
            "forces",
            FORCES.replace("german-reserve = 8", "german-reserve = 5000"),
            "corps",
            "counters",
            id="1.1-more-units-than-counters",
        ),
        pytest.param("turns", TURNS.replace("cp = 8", "cp = 80"), "turn[1]", "hand", id="hand"),
        pytest.param(
            "forces",
            FORCES.replace("aachen = 4", "london = 4"),
            "corps[1]",
            "unknown-area",
            id="unit-nowhere",
        ),
        pytest.param(
            "forces",
            FORCES.replace("aachen = 4", "aachen = 8"),
            "corps",
            "too-many",
            id="eleven-in-an-area",
        ),
        pytest.param(
            "forces",
            FORCES.replace("aachen = 4", "langres = 4"),
            "corps[1]",
            "not-theirs",
            id="9.1-alone-in-an-enemy-area",
        ),
        pytest.param(
            "forces",
            FORCES.replace("german-reserve = 8", "french-reserve = 8"),
            "corps[2]",
            "not-their-box",
            id="another-nations-box",
        ),
        pytest.param(
            "forces",
            FORCES.replace("german-reserve = 8", "east = 9"),
            "corps",
            "east-full",
            id="10.2-nine-in-the-east",
        ),
        pytest.param(
            "turns",
            TURNS.replace('east = "in"', 'east = "out"'),
            "turn[4]",
            "east-full",
            id="10.2-too-many-leave",
        ),
        pytest.param(
            "map",
            MAP.replace('"langres"', '"german-reserve"'),
            "area.german-reserve",
            "box",
            id="area-named-like-a-box",
        ),
        pytest.param(
            "map", MAP.replace('id = "langres"', 'id = "a b"'), "area.a b.id", "id", id="area-id"
        ),
        pytest.param(
            "map",
            MAP.replace('en = "Langres"', 'en = ""'),
            "area.langres.name.en",
            "name",
            id="area-name",
        ),
        pytest.param(
            "cards",
            CARDS.replace('effect = "refresh"', 'effect = "stoss"'),
            "card.unity-of-command",
            "card-side",
            id="a-card-of-the-other-side",
        ),
        pytest.param(
            "cards",
            CARDS.replace('id = "siegfried-position"', 'id = "our-own"'),
            "card.our-own",
            "card-unnamed",
            id="a-card-without-a-name",
        ),
    ],
)
def test_a_fault_is_named_by_its_place(kind, text, where, key):
    assert (f"own.toml: {where}", f"wpg-fault-{key}") in faults(kind, text)


def test_neighbours_that_both_sides_list_are_joined():
    text = listing("paris", "amiens").replace('id = "western-front"', 'id = "ours"', 1)
    text = text.replace('id = "amiens"\n', 'id = "amiens"\nneighbours = ["paris"]\n')
    assert faults("map", text) == set()
    assert choose(text) == {"map": "ours"}
    setup = Setup(answers={"map": "ours"}, data={"own.toml": text})
    form = GAME.form(setup)
    assert not form.faults and "map" in {field.key for field in form.fields}
    s = GAME.setup(setup, (EN, CP))
    assert "amiens" in s.atlas.neighbours["paris"] and "paris" in s.atlas.neighbours["amiens"]


def test_a_faulty_file_is_left_out_and_named():
    form = GAME.form(Setup(data={"map.toml": MAP + '\n[[border]]\nbetween = ["paris", "x"]\n'}))
    assert not form.faults
    assert [each.where for each in form.left_out] == ["map.toml: border[105]"]


def test_a_file_of_the_clubs_with_the_id_of_ours_takes_its_place():
    text = TURNS.replace("hand = { cp = 8, en = 3 }", "hand = { cp = 7, en = 3 }")
    s = GAME.setup(Setup(data={"turns.toml": text}), (EN, CP))
    assert s.pack.turns[0].hand.cp == 7


def test_the_tuned_turn_track_is_a_second_one_and_keeps_what_is_printed():
    """Ours stays the usual one; the tuned hand sizes are chosen at set-up (balance, README)."""
    field = next(field for field in GAME.form(Setup()).fields if field.key == "turns")
    assert field.default == "western-front"
    assert [choice.id for choice in field.choices] == ["western-front", "even"]
    usual, even = (
        GAME.setup(Setup(answers={"turns": id}), (EN, CP)).pack.turns
        for id in ("western-front", "even")
    )
    assert faults("turns", SHIPPED["turns-even.toml"]) == set()
    assert even[0].hand.en == 3 and (even[3].hand.cp, even[3].hand.en) == (5, 6)
    assert [(t.season, t.year, t.east, t.event) for t in even] == [
        (t.season, t.year, t.east, t.event) for t in usual
    ]
    assert even != usual


# --- The editors' questions ---------------------------------------------------------------------


def read_cards(text=""):
    return GAME.ask(None, None, AskCards(text=text)).value


def test_the_card_editor_reads_what_ships_and_names_what_is_wrong():
    shipped = read_cards()
    assert not shipped.faults and (shipped.battle, shipped.event) == (16, 8)
    for kind, most in (("battle", 16), ("event", 8)):
        for side in ("cp", "en"):
            assert sum(getattr(c, side) for c in shipped.cards if c.kind == kind) == most
    more = read_cards(CARDS.replace("cp = 2, en = 2", "cp = 3, en = 2", 1))
    assert [fault.text.key for fault in more.faults] == ["wpg-fault-battle-cards"]
    assert more.cards[0].cp == 3
    assert read_cards("[[card]").faults and not read_cards("[[card]").cards


@pytest.mark.parametrize(
    ("old", "new", "where", "key"),
    [
        ('id = "railroads"', 'id = "steel-rain"', "card.steel-rain", "wpg-fault-card-twice"),
        ("copies = { cp = 1 }", "copies = { cp = -1 }", "card.high-seas-fleet", "wpg-fault-copies"),
        ('effect = "recover"', 'effect = "rail"', "card", "wpg-fault-no-card"),
    ],
)
def test_a_fault_of_a_card_file_is_named_by_its_card(old, new, where, key):
    found = {(each.where, each.text.key) for each in read_cards(CARDS.replace(old, new, 1)).faults}
    assert (f"cards.toml: {where}", key) in found
