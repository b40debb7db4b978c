"""What to do on the table: models, their dice and terrain, with a map and without one."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from server.games.armored_advance import GAME
from server.games.armored_advance.deeds import deeds, table, trails
from server.games.armored_advance.state import LastShot
from server.games.deeds import laid
from server.words import Words, catalogues
from tests.armored_advance.table import at, match, piece, squad, unit


def told(before: Any, after: Any, lang: str = "en") -> list[str]:
    words, names = Words(lang, catalogues([GAME])), GAME.view(before, None).names
    first, second = (GAME.view(s, None).board for s in (before, after))
    made = deeds(first, second)
    assert laid(table(first), made) == table(second)
    return [f"{deed.seat}: {words.say(deed.text, names)}" for deed in made]


def changed(s: Any, id: str, **values: Any) -> Any:
    """The match with one unit or squad as a test wants it."""
    swap = lambda thing: replace(thing, **values) if thing.id == id else thing  # noqa: E731
    return replace(s, units=tuple(map(swap, s.units)), squads=tuple(map(swap, s.squads)))


def one(**more: Any) -> Any:
    return match(unit("blue-1", "m5a1-stuart"), squad("blue-s1", 20, 20), **more)


def test_a_destroyed_tank_is_taken_off_with_its_dice_and_put_back_with_them():
    before = one()
    after = changed(before, "blue-1", state="destroyed", hp=0, place=None)
    assert told(before, after) == ["blue: take M5A1 Stuart B1 off the table"]
    assert told(after, before) == [
        "blue: put M5A1 Stuart B1 on the table, where the map shows it",
        "blue: lay 10 HP beside M5A1 Stuart B1",
    ]


def test_the_same_without_a_map():
    before = one(board=False)
    after = changed(before, "blue-1", state="destroyed", hp=0)
    assert told(before, after, "de") == ["blue: M5A1 Stuart B1 vom Tisch nehmen"]
    assert told(after, before)[0] == "blue: put M5A1 Stuart B1 on the table"


def test_a_move_says_how_far_and_a_turn_which_way():
    before = one()
    [move] = told(before, changed(before, "blue-1", place=at(14, 13)))
    assert move == "blue: move M5A1 Stuart B1 by 5″, as the map shows it"
    assert told(before, changed(before, "blue-1", heading=4500)) == [
        "blue: turn M5A1 Stuart B1 by 45° to the left"
    ]
    assert told(before, changed(before, "blue-1", heading=33000)) == [
        "blue: turn M5A1 Stuart B1 by 30° to the right"
    ]


def test_a_centimetre_table_is_told_in_centimetres():
    before = one(unit="cm")
    [move] = told(before, changed(before, "blue-1", place=at(20, 10)))
    assert " 25" in move and "cm" in move


def test_lost_men_and_hit_points_are_turned_on_their_dice():
    before = one()
    assert told(before, changed(before, "blue-s1", men=4)) == [
        "blue: turn the die of Squad B1 from 6 to 4 men"
    ]
    assert told(before, changed(before, "blue-1", hp=3)) == [
        "blue: turn the HP of M5A1 Stuart B1 from 10 to 3"
    ]


def test_without_a_map_only_what_was_said_is_told():
    before = one(board=False, mission="domination")
    assert told(before, changed(before, "blue-s1", on="2")) == ["blue: put Squad B1 on objective 2"]


def test_terrain_that_goes_is_taken_off():
    s = match(unit("blue-1", "m5a1-stuart"), pieces=[piece("bags", "sandbags", 30, 30, 34, 31)])
    assert told(s, replace(s, gone=("bags",))) == [
        "None: take this terrain off the table: sandbags"
    ]


def test_a_shot_is_drawn_to_where_its_target_stood():
    before = match(unit("blue-1", "m5a1-stuart"), unit("orange-1", "m5a1-stuart", 30, 10))
    shot = {"seat": "blue", "unit": "blue-1", "weapon": "gun", "target": "orange-1"}
    after = changed(before, "orange-1", state="destroyed", hp=0, place=None)
    last = LastShot(kind="direct", need=4, chance=0.5, successes=1, destroyed=True, **shot)
    after = replace(after, last_shot=last)
    drawn = trails(*(GAME.view(s, None).board for s in (before, after)))
    assert [(t.how, t.start, t.end) for t in drawn] == [
        ("fired", (10_000, 10_000), (30_000, 10_000)),
        ("gone", (30_000, 10_000), None),
    ]
