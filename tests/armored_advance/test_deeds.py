"""What to do on the table: models, their dice and terrain, with a map and without one."""

from __future__ import annotations

import math
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import Move
from server.games.armored_advance.deeds import deeds, table, trails
from server.games.armored_advance.ground.places import INCH, TURN
from server.games.armored_advance.legs import Pose, legs, told_legs, told_march
from server.games.armored_advance.lengths import CM_PER_INCH
from server.games.armored_advance.state import LastShot
from server.games.deeds import laid
from server.words import Words, catalogues
from tests.armored_advance.table import at, match, piece, play, squad, unit


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
        "blue: put M5A1 Stuart B1 on the table, its middle at B2, 10″ from the west and 10″ from"
        " the south edge, looking east (90°)",
        "blue: lay 10 HP beside M5A1 Stuart B1",
    ]


def test_the_same_without_a_map():
    before = one(board=False)
    after = changed(before, "blue-1", state="destroyed", hp=0)
    assert told(before, after, "de") == ["blue: M5A1 Stuart B1 vom Tisch nehmen"]
    assert told(after, before)[0] == "blue: put M5A1 Stuart B1 on the table"


def test_without_a_map_models_are_put_up_before_the_players_say_that_they_stand():
    play = one(board=False)
    waiting = changed(changed(play, "blue-1", state="waiting"), "blue-s1", state="waiting")
    lists, deploy = (replace(waiting, stage=stage) for stage in ("lists", "deploy"))
    assert told(lists, deploy)[:2] == [
        "blue: put M5A1 Stuart B1 on the table",
        "blue: lay 10 HP beside M5A1 Stuart B1",
    ]
    assert told(deploy, play) == []


def test_a_move_is_told_leg_by_leg_and_where_it_ends():
    before = one()
    ends = "its middle ends at C3, 14″ from the west and 13″ from the south edge"
    moved = {"place": at(14, 13)}
    assert told(before, changed(before, "blue-1", **moved)) == [
        f"blue: turn M5A1 Stuart B1 37° left, then move it 5″ ahead, then turn it 37° right; {ends}"
    ]
    assert told(before, changed(before, "blue-1", heading=9000, **moved)) == [
        f"blue: turn M5A1 Stuart B1 37° left, then move it 5″ ahead, then turn it 53° left; {ends}"
    ]
    ahead = changed(before, "blue-1", place=at(14.82, 10), heading=3000)
    assert told(before, ahead, "de") == [
        "blue: M5A1 Stuart B1 4,8″ vorwärts bewegen, dann um 30° nach links drehen; die Mitte steht"
        " dann in C2, 14,8″ vom West- und 10″ vom Südrand"
    ]
    [back] = told(ahead, changed(ahead, "blue-1", place=at(10, 10)), "de")
    assert back.startswith("blue: M5A1 Stuart B1 um 30° nach rechts drehen, 4,8″ zurücksetzen,")


def test_a_way_over_waypoints_is_told_leg_by_leg_and_drawn_as_it_was_driven():
    before = one()
    around = Move(unit="blue-1", to=at(14, 12), via=(at(13, 10),), heading=0)
    after = play(before, around)
    assert told(before, after) == [
        "blue: move M5A1 Stuart B1 3″ ahead; its middle ends at C2, 13″ from the west and 10″ from"
        " the south edge",
        "blue: turn M5A1 Stuart B1 63° left, then move it 2.2″ ahead, then turn it 63° right; its"
        " middle ends at C3, 14″ from the west and 12″ from the south edge",
    ]
    [trail] = trails(*(GAME.view(s, None).board for s in (before, after)))
    assert (trail.via, trail.end) == (((13_000, 10_000),), (14_000, 12_000))
    straight = play(after, Move(unit="blue-1", to=at(15, 12), heading=0))
    assert straight.driven is None and len(told(after, straight)) == 1
    # Of both moves at once only the two places are known.
    assert len(told(before, straight)) == 1
    march = Move(unit="blue-s1", to=at(21, 21), via=(at(20, 21),), heading=0)
    north, east = told(straight, play(straight, march))
    assert "1″ north" in north and "1″ east" in east


def test_backing_out_and_driving_on_is_told_as_it_is_done_by_hand():
    before = one()
    after = play(before, Move(unit="blue-1", to=at(9, 12), via=(at(9, 10),), heading=9000))
    assert [text.partition(";")[0] for text in told(before, after)] == [
        "blue: move M5A1 Stuart B1 1″ back",
        "blue: turn M5A1 Stuart B1 90° left, then move it 2″ ahead",
    ]


def test_a_squad_has_no_bow_and_goes_by_the_table_s_edges():
    before = one()
    [march] = told(before, changed(before, "blue-s1", place=at(22, 16.5)))
    assert march.startswith("blue: move Squad B1 2″ east and 3.5″ south; its middle ends at D3,")
    [north] = told(before, changed(before, "blue-s1", place=at(20, 23)), "de")
    assert north.startswith("blue: Trupp B1 3″ nach Norden bewegen; die Mitte steht dann in D4")


def test_a_turn_says_which_way_and_what_no_tape_measures_is_put_where_it_belongs():
    before = one()
    assert told(before, changed(before, "blue-1", heading=4500)) == [
        "blue: turn M5A1 Stuart B1 by 45° to the left"
    ]
    assert told(before, changed(before, "blue-1", heading=33000)) == [
        "blue: turn M5A1 Stuart B1 by 30° to the right"
    ]
    [nudge] = told(before, changed(before, "blue-1", place=at(10.01, 10)))
    assert nudge.startswith("blue: put M5A1 Stuart B1 on the table, its middle at B2, 10″")


def test_a_centimetre_table_is_told_in_centimetres():
    before = one(unit="cm")
    [move] = told(before, changed(before, "blue-1", place=at(20, 10)))
    assert move == (
        "blue: move M5A1 Stuart B1 25.4 cm ahead; its middle ends at D2, 50.8 cm from the west and"
        " 25.4 cm from the south edge"
    )


poses = st.builds(Pose, st.integers(0, 72_000), st.integers(0, 48_000), st.integers(0, TURN - 1))


@given(poses, poses, st.sampled_from(["in", "cm"]))
def test_the_legs_done_with_a_tape_and_a_protractor_end_where_the_map_shows_it(old, new, unit):
    values = told_legs(legs(old, new), unit)
    turn = {"left": 1, "right": -1, "no": 0}
    first, then = (turn[values[k]] * values[f"{k}_degrees"] for k in ("first", "then"))
    inches = values["far_inches"] / (1 if unit == "in" else CM_PER_INCH)
    bow = math.radians(old.heading / 100 + first)
    ahead = (inches if values["way"] == "ahead" else -inches) * INCH
    x, y = old.x + ahead * math.cos(bow), old.y + ahead * math.sin(bow)
    far = math.dist(old[:2], new[:2])
    # Half a degree to the side, half a tenth of the unit ahead, and less than a thousandth.
    rounding = far * math.radians(0.5) + 0.05 * INCH / (1 if unit == "in" else CM_PER_INCH) + 1
    assert math.dist((x, y), new[:2]) <= rounding
    off = (old.heading + (first + then) * 100 - new.heading + TURN // 2) % TURN - TURN // 2
    assert abs(off) <= 50
    assert abs(first) <= 90


@given(poses, poses, st.sampled_from(["in", "cm"]))
def test_a_march_by_the_edges_ends_where_the_map_shows_it(old, new, unit):
    values = told_march(old, new, unit)
    per = INCH if unit == "in" else INCH / CM_PER_INCH
    away = {"east": 1, "north": 1, "west": -1, "south": -1, "no": 0}
    x = old.x + away[values["along"]] * values["along_inches"] * per
    y = old.y + away[values["across"]] * values["across_inches"] * per
    assert max(abs(x - new.x), abs(y - new.y)) <= 0.05 * per + 1


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
