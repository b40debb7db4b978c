"""Overlays of the whole board: in every cell the same need that a single shot there has."""

from __future__ import annotations

import random
import re

import numpy as np
import pytest
from msgspec.structs import replace

from geometry import Glance
from server.games.armored_advance import GAME
from server.games.armored_advance.actions import Move
from server.games.armored_advance.ground.places import INCH, Place
from server.games.armored_advance.ground.standing import fits
from server.games.armored_advance.house import House
from server.games.armored_advance.play.gunnery import weapons_of
from server.games.armored_advance.play.movement import direction
from server.games.armored_advance.questions import field_of_fire
from server.games.armored_advance.questions.field_of_fire import FieldOfFire
from server.games.armored_advance.questions.needs import NEVER
from server.games.armored_advance.questions.overlays import AskOverlay, Grid
from server.games.armored_advance.questions.reach import AskReach
from server.games.armored_advance.questions.shots import AskShot
from server.games.armored_advance.state import Deeds, Scouted, Squad, State, Unit, card_of
from server.games.ruling import IllegalMove
from tests.armored_advance.table import DEPTH, WIDTH, at, match, piece, squad, the, unit

PIECES = (
    piece("wall", "wall", 30, 20, 31, 34, height=0.4),
    piece("high-wall", "wall", 20, 40, 34, 41, height=2),
    piece("wood", "foliage", 38, 12, 46, 20, height=2),
    piece("bush", "foliage", 22, 24, 25, 28, height=1.5),
    piece("house", "building", 40, 36, 48, 44, height=3),
    piece("bags", "sandbags", 52, 24, 53, 30, height=0.3),
    piece("slope", "hill", 34, 22, 66, 36, height=0.6),  # flat but in one of the houses
    piece("crest", "hill", 50, 24, 58, 34, height=1.4),
)
HOUSES = [
    House(),
    House(between="any_sight_line", facing_rule="hull_corners", arc_test="any_part"),
    House(foliage_rule="range_plus_3", range_boundary="strict", wall_rule="armour_plus_1"),
    House(foliage_exempt="either", foliage_stack="each", pen_falloff="minus1_per_full_24in"),
    House(weak_spot_range="12", visibility_pct="50", field_gun_arc="front90"),
    House(seen_share="edge_length"),
    House(hills="heights"),
]


def table(house: House | None = None) -> State:
    """Turret, casemate, howitzer, a manned gun and squads on either side of the terrain."""
    return match(
        unit("blue-1", "m4a3-75w", 14, 26),
        unit("blue-2", "m7-priest", 10, 44),
        unit("blue-3", "pak-40", 16, 12),
        squad("blue-s1", 14, 12, kind="artillery_crew"),
        squad("blue-s2", 24, 30, grenades=1),
        unit("orange-1", "stug-iii-g", 60, 26, 180),
        unit("orange-2", "pz-iv-h", 62, 40, 160),
        squad("orange-s1", 56, 20, kind="at_rifle"),
        pieces=PIECES,
        house=house,
    )


def letters(grid: Grid) -> str:
    return "".join(int(count) * each for count, each in re.findall(r"(\d+)(\D)", grid.runs))


def cells(s: State, **asked) -> dict[tuple[int, int], str]:
    grid = GAME.ask(s, None, AskOverlay(**asked)).value
    assert (grid.cell, grid.columns, grid.rows) == (INCH, WIDTH, DEPTH)
    found = letters(grid)
    assert len(found) == WIDTH * DEPTH
    return {(k % WIDTH, k // WIDTH): each for k, each in enumerate(found)}


def middle(cell: tuple[int, int]) -> Place:
    return at(cell[0] + 0.5, cell[1] + 0.5)


def shot_letter(s: State, unit: str, target: str, **posed) -> str:
    """The best need of the unit's weapons against the target, asked shot by shot."""
    needs = []
    for weapon in weapons_of(s, the(s, unit)):
        if (weapon.kind == "ai") == isinstance(the(s, target), Squad):
            asked = AskShot(unit=unit, weapon=weapon.id, target=target, **posed)
            value = GAME.ask(s, None, asked).value
            needs += [value.plan.hit] if value.verdict == "can" else []
    return " abcdef"[min(needs)] if needs else "."


def sampled(found: dict, seed: int) -> list[tuple[int, int]]:
    """Some cells of every letter."""
    luck = random.Random(seed)
    by_letter = {
        letter: [cell for cell, own in found.items() if own == letter]
        for letter in sorted(set(found.values()) - {"x"})
    }
    return [cell for own in by_letter.values() for cell in luck.sample(own, min(4, len(own)))]


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: str(HOUSES.index(house)))
@pytest.mark.parametrize("pair", [("blue-1", "orange-2"), ("orange-1", "blue-3")])
def test_a_unit_hits_in_a_cell_as_if_the_target_stood_there(house, pair):
    s, (shooter, target) = table(house), pair
    found = cells(s, unit=shooter, show="hits", target=target)
    assert len(set(found.values())) >= 5, "the table is too dull to tell needs apart"
    for cell in sampled(found, 1):
        assert found[cell] == shot_letter(s, shooter, target, target_at=middle(cell)), cell


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: str(HOUSES.index(house)))
@pytest.mark.parametrize("target", ["blue-1", "orange-1"])
def test_a_unit_is_hit_in_a_cell_by_the_best_of_its_enemies(house, target):
    s = table(house)
    found = cells(s, unit=target, show="safe")
    seat = the(s, target).seat
    enemies = [each.id for each in (*s.units, *s.squads) if each.seat != seat and each.place]
    for cell in sampled(found, 2):
        best = min(
            (shot_letter(s, enemy, target, target_at=middle(cell)) for enemy in enemies),
            key=" abcdef.".index,
        )
        assert found[cell] == best, cell
    assert "." in found.values(), "nowhere is safe"


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: str(HOUSES.index(house)))
@pytest.mark.parametrize(("target", "error"), [("blue-1", 0), ("orange-1", 50), ("blue-s2", 0)])
def test_whoever_is_passed_over_would_need_no_less(house, target, error, monkeypatch):
    """Every enemy is looked at in every cell, and none needs less than the overlay says; nor is
    another cell in doubt."""
    s = table(house)
    s = replace(s, options=replace(s.options, place_error=error))
    asked = AskOverlay(unit=target, show="safe")
    found = GAME.ask(s, None, asked).value
    assert ("d" in found.doubtful) == (error > 0)

    def nothing_plain(terrain, eye, targets, *more):
        return np.full(len(targets), Glance.DOUBTFUL)

    def all_of_them(self, wanted=None):
        assert len(self.who) == len(self.shooters) * len(np.unique(self.cell)), "some are left out"
        best = np.full(len(self.cells), NEVER)
        np.minimum.at(best, self.cell, self.needs(np.arange(len(self.who))))
        return best

    monkeypatch.setattr(field_of_fire, "glance", nothing_plain)
    monkeypatch.setattr(FieldOfFire, "least", all_of_them)
    assert GAME.ask(s, None, asked).value == found


def test_indirect_fire_needs_no_sight_and_stops_at_cover():
    s = table()
    found = cells(s, unit="blue-2", show="hits", target="orange-2", weapon="gun")
    for cell in sampled(found, 3):
        asked = AskShot(unit="blue-2", weapon="gun", target="orange-2", target_at=middle(cell))
        value = GAME.ask(s, None, asked).value
        assert found[cell] == (" abcdef"[value.plan.hit] if value.verdict == "can" else "."), cell


def test_a_squad_is_safe_from_guns_and_not_from_machine_guns():
    s = table()
    found = cells(s, unit="blue-s2", show="safe")
    near, far = found[50, 26], found[20, 26]
    assert (near, far) == ("a", "."), "twelve inches in front of the tanks, and out of reach"


@pytest.mark.parametrize(("face", "needs"), [("front", "."), ("side", "c"), ("rear", "c")])
def test_the_face_shown_decides_by_its_armour(face, needs):
    s = match(unit("blue-1", "m4a3-75w", 20, 30), unit("orange-1", "tiger-i", 60, 30))
    found = cells(s, unit="blue-1", show="hits", target="orange-1", face=face)
    assert found[36, 30] == needs


def test_a_card_that_is_not_on_the_table_may_be_the_target():
    s = match(unit("blue-1", "m4a3-75w", 20, 30))
    found = cells(s, unit="blue-1", show="hits", target="m5a1-stuart", face="front")
    assert {"a", "b", "c", "d", "e", "f"} <= set(found.values())


def test_a_target_that_no_gun_penetrates_is_hit_nowhere():
    s = match(unit("blue-1", "m5a1-stuart", 20, 30), unit("orange-1", "tiger-ii", 60, 30))
    found = cells(s, unit="blue-1", show="hits", target="orange-1", face="front")
    assert set(found.values()) == {".", "x"}


def test_no_cell_is_shown_where_the_unit_cannot_stand():
    s = table()
    found = cells(s, unit="blue-1", show="safe")
    assert found[44, 40] == "x", "in the house"
    assert found[0, 0] == "x", "over the edge"
    assert found[60, 26] == "x", "in an enemy"
    assert found[14, 26] != "x", "where it stands itself"


@pytest.mark.parametrize("id", ["blue-1", "blue-s2"])
def test_room_in_a_cell_is_the_room_that_a_move_asks_for(id):
    s = table()
    thing = the(s, id)
    card = card_of(s, thing) if isinstance(thing, Unit) else None
    heading = thing.heading if isinstance(thing, Unit) else 0
    found = cells(s, unit=id, show="safe")
    differ = [
        cell
        for cell, letter in found.items()
        if (letter != "x") != fits(s, id, card, middle(cell), heading)
    ]
    assert differ == []


def test_an_enemy_gun_without_a_crew_makes_no_place_unsafe():
    gun, tank = unit("blue-3", "pak-40", 16, 12), unit("orange-1", "stug-iii-g", 60, 26, 180)
    crew = squad("blue-s1", 14, 12, kind="artillery_crew")
    alone, manned = match(gun, tank, spare=False), match(gun, crew, tank, spare=False)
    assert set(cells(alone, unit="orange-1", show="safe").values()) == {".", "x"}
    assert cells(manned, unit="orange-1", show="safe")[24, 12] == "a"


def test_a_scout_helps_this_turn_and_is_no_danger_in_the_next():
    s = table()
    scouted = replace(s, scouted=(Scouted("orange-2", "orange-1", "blue-1", 3),))
    assert cells(s, unit="blue-1", show="safe") == cells(scouted, unit="blue-1", show="safe")
    plain = cells(s, unit="orange-1", show="hits", target="blue-1")
    helped = cells(scouted, unit="orange-1", show="hits", target="blue-1")
    assert plain != helped
    assert all(" abcdef.x".index(helped[c]) <= " abcdef.x".index(plain[c]) for c in plain)


def test_a_unit_sees_what_no_building_hides():
    found = cells(match(unit("blue-1", "m4a3-75w", 16, 46), pieces=PIECES), unit="blue-1")
    assert set(found.values()) == {"s", "."}
    assert (found[38, 46], found[56, 36]) == ("s", ".")


def straight(s: State, id: str, cell: tuple[int, int]) -> bool:
    """Whether the unit may drive straight to the middle of the cell, its hull along the way."""
    thing, to = the(s, id), middle(cell)
    heading = direction([thing.place, to]) if isinstance(thing, Unit) else 0
    try:
        GAME.check(s, thing.seat, Move(unit=id, to=to, heading=heading))
    except IllegalMove:
        return False
    return True


@pytest.mark.parametrize("id", ["blue-1", "blue-2", "blue-s1"])
def test_on_open_ground_a_unit_goes_where_it_may_drive_straight(id):
    mud = piece("mud", "mud", 12, 12, 20, 20)
    s = match(
        unit("blue-1", "m4a3-75w", 10.2, 10.7, 30),
        unit("blue-2", "panhard-178", 16, 24),
        squad("blue-s1", 30, 12),
        pieces=[mud],
    )
    found = cells(s, unit=id, show="goes")
    here = the(s, id).place
    own = (here.x // INCH, here.y // INCH)
    for cell, letter in found.items():
        if cell != own and abs(cell[0] - own[0]) < 14 and abs(cell[1] - own[1]) < 14:
            # Around a corner of the mud it may get a little farther than straight through it.
            assert letter == "m" or not straight(s, id, cell), cell
            if id == "blue-s1":
                assert (letter == "m") == straight(s, id, cell), cell


def test_a_wall_is_driven_around_and_not_through():
    wall = piece("wall", "wall", 13, 6, 14, 13.4, height=1)
    s = match(unit("blue-1", "m5a1-stuart", 10, 12), pieces=[wall])
    found = cells(s, unit="blue-1", show="goes")
    assert not straight(s, "blue-1", (15, 14)) and found[15, 14] == "m", "around its end"
    assert found[16, 9] == ".", "as near, but behind it"


def test_an_enemy_goes_as_far_as_in_its_own_next_turn():
    moved = Deeds(actions=2, moves=2, inches=6000, moved="yes", first="move")
    s = match(unit("orange-1", "tiger-i", 60, 30, deeds=moved))
    assert GAME.ask(s, None, AskReach(unit="orange-1")).value.next == 4000
    assert cells(s, unit="orange-1", show="goes")[57, 30] == "m"


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({"unit": "blue-9"}, "aa-no-such-unit"),
        ({"unit": "blue-1", "at": Place(-1, 0)}, "aa-off-board"),
        ({"unit": "blue-1", "show": "hits"}, "aa-no-such-unit"),
        ({"unit": "blue-1", "show": "hits", "target": "tiger-99"}, "aa-no-such-unit"),
        (
            {"unit": "blue-1", "show": "hits", "target": "orange-1", "weapon": "laser"},
            "aa-no-such-weapon",
        ),
    ],
)
def test_what_cannot_be_asked_is_refused(asked, key):
    with pytest.raises(IllegalMove) as no:
        GAME.ask(table(), None, AskOverlay(**asked))
    assert no.value.reason.key == key


# --- The doubtful zone -----------------------------------------------------------------------


def doubtful(s: State, **asked) -> set[tuple[int, int]]:
    """The cells that the overlay shades as doubtful."""
    told = GAME.ask(s, "blue", AskOverlay(unit="blue-1", **asked)).value
    flat = "".join(letter * int(n) for n, letter in re.findall(r"(\d+)(\D)", told.doubtful))
    assert len(flat) in (0, told.columns * told.rows)
    return {(k % told.columns, k // told.columns) for k, each in enumerate(flat) if each == "d"}


@pytest.mark.parametrize("show", ["sees", "hits", "safe"])
def test_exact_places_leave_no_doubtful_zone(show):
    target = "orange-1" if show == "hits" else ""
    assert doubtful(table(), show=show, target=target) == set()


def test_ranges_near_a_limit_are_shaded():
    s = match(
        unit("blue-1", "m4a3-75w", 10.5, 10.5),
        unit("orange-1", "m5a1-stuart", 60, 50),
        place_error=100,
    )
    zone = doubtful(s, show="hits", target="orange-1")
    row = [x for x, y in sorted(zone) if y == 10 and x > 10]
    ends = (
        card_of(s, the(s, "blue-1")).hull.length + card_of(s, the(s, "orange-1")).hull.length
    ) / 2
    limits = [10.5 + limit + ends / INCH for limit in (6, 12, 18, 24, 30)]
    near = [x for x in range(11, WIDTH) if any(abs(x + 0.5 - limit) < 0.2 for limit in limits)]
    far = [x for x in range(11, WIDTH) if all(abs(x + 0.5 - limit) > 0.3 for limit in limits)]
    assert near and set(near) <= set(row) and not set(far) & set(row)


def test_sight_along_the_edge_of_a_piece_is_shaded():
    house = piece("house", "building", 20, 10.6, 24, 20, height=3)
    s = match(unit("blue-1", "m4a3-75w", 10.5, 10.5), pieces=[house], place_error=100)
    zone = doubtful(s, show="sees")
    assert (40, 10) in zone and (40, 2) not in zone and (30, 16) not in zone
    assert doubtful(replace(s, options=replace(s.options, place_error=0)), show="sees") == set()
