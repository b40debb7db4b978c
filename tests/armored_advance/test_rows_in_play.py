"""Rows of the digest played in a match: declared, rolled for, and seen on the table."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import EndTurn, Fire, Move, Scout
from server.games.armored_advance.house import House
from server.games.armored_advance.questions.shots import AskShot
from server.games.armored_advance.units.cards import Keyword
from server.games.kernel import Roll
from tests.armored_advance.table import (
    CARDS,
    at,
    changed,
    match,
    piece,
    play,
    refused,
    squad,
    the,
    throw,
    unit,
)


def fire(unit: str = "blue-1", target: str = "orange-1", weapon: str = "gun", **more) -> Fire:
    return Fire(unit=unit, weapon=weapon, target=target, **more)


def need(s, action: Fire) -> int:
    return GAME.check(s, "blue", action).value.prospect.need


def next_turn(s):
    return play(play(s, EndTurn()), EndTurn(), "orange")


def resolved(s, action: Fire, *faces: int):
    """The attack with these faces, one throw each; it asks for no more dice."""
    s = play(s, action)
    for face in faces:
        s = throw(s, face)
    assert s.attack is None
    return s


# --- The book's own numbers ------------------------------------------------------------------


def test_t8_a_75_mm_gun_takes_10_hit_points():
    s = match(unit("blue-1", "pz-iv-h"), unit("orange-1", "m4a3-75w", 40, 10, 180))
    assert the(resolved(s, fire(), 6), "orange-1").hp == 21 - 10


def test_t9_38_hit_points_are_3_tens_and_8():
    s = match(unit("blue-1", "m5a1-stuart"), unit("orange-1", "tiger-ii", 15, 10, 90, hp=41))
    s = replaced(s, "m5a1-stuart", penetration=20)
    (told,) = [h for h in GAME.apply(s, "blue", fire()).happenings if h.text.key == "aa-damaged"]
    (dice,) = [reason for reason in told.reasons if reason.key == "aa-hp-dice"]
    assert told.text.values["hp"] == 38
    assert (dice.values["tens"], dice.values["units"], dice.cite.page) == (3, 8, 9)


def replaced(s, card: str, **weapon):
    """The match with another main gun on a card."""
    old = CARDS[card]
    gun = replace(old.primary, **weapon)
    new = replace(old, weapons=(gun, *old.weapons[1:]))
    return replace(s, cards=tuple(new if each.id == card else each for each in s.cards))


def test_t10_an_autocannon_3_throws_three_dice_for_one_action():
    s = match(unit("blue-1", "pz-ii-f"), unit("orange-1", "ba-64b", 30, 10, 180))
    s = play(s, fire())
    (dice,) = GAME.pending(s).groups
    assert dice.count == 3 and s.actions_left == 4
    assert the(throw(s, 6, 6, 1), "orange-1").state == "destroyed"  # 2 of 2 HP


def test_t11_support_does_15_to_guns_and_fortifications():
    wall = piece("wall", "wall", 20, 18, 20.5, 22, height=0.7)
    house = House(fortification_hp="wall_20_sandbags_10_bunker_40")
    s = match(
        unit("blue-1", "pz-iv-f1"), unit("orange-1", "flak-36", 13.5, 10, 180),
        unit("orange-2", "m5a1-stuart", 60, 50), pieces=[wall], house=house,
    )  # fmt: skip
    assert resolved(s, fire()).last_shot.damage == 15
    assert dict(resolved(s, fire(target="wall"), 6).worn) == {"wall": 15}


@pytest.mark.parametrize("heading, off, fits", [(180, 0, True), (180, 45, True),
                                                (180, 45.1, False), (0, 0, False)])  # fmt: skip
def test_t12_the_archer_fires_to_its_rear_90_degrees_only(heading, off, fits):
    s = match(
        unit("blue-1", "archer", 20, 20, heading + off), unit("orange-1", "m5a1-stuart", 40, 20)
    )
    if fits:
        play(s, fire())
    else:
        assert refused(s, fire()) == "aa-out-of-arc"


def test_t13_the_su_152_does_not_fire_in_two_successive_turns():
    s = match(unit("blue-1", "su-152"), unit("orange-1", "tiger-ii", 40, 10, 90))
    s = next_turn(resolved(s, fire(), 1))
    assert refused(s, fire()) == "aa-reloading"
    play(next_turn(s), fire())


def test_t14_indirect_fire_does_not_reach_a_tank_directly_behind_a_building():
    barn = piece("barn", "building", 44, 5, 48, 15, height=2)

    def behind(inches: float):
        near = 48 + inches + 4.525 / 2.54 / 2  # edge of the barn, gap, half a Stuart at 1:100
        return match(
            unit("blue-1", "wespe", set_up="ready"),
            unit("orange-1", "m5a1-stuart", near, 10),
            pieces=[barn],
        )

    assert refused(behind(0.1), fire()) == "aa-indirect-cover"
    play(behind(2.5), fire())


def test_t18_six_men_outnumber_five_squads_of_one():
    one = [squad(f"orange-s{n}", 19.1, 8 + 1.01 * n, men=1) for n in range(5)]
    s = match(
        squad("blue-s1", 21.5, 10), *one, mission="domination", objectives=[at(20, 10)], vp_target=9
    )
    (token,) = GAME.view(s, None).board.objectives
    assert (token.men, token.owner) == ((6, 5), "blue")


def test_t23_five_men_behind_sandbags_are_two():
    bags = piece("bags", "sandbags", 18.5, 8, 19, 12, height=0.3)
    s = match(unit("blue-1", "m16-mgmc"), squad("orange-s1", 20, 10), pieces=[bags])
    assert the(resolved(s, fire(target="orange-s1", weapon="ai"), 5), "orange-s1").men == 6 - 2
    bare = match(unit("blue-1", "m16-mgmc"), squad("orange-s1", 20, 10))
    assert the(resolved(bare, fire(target="orange-s1", weapon="ai"), 5), "orange-s1").men == 6 - 5


# --- Needs -----------------------------------------------------------------------------------


def test_d7_a_scout_at_20_inches_makes_6_a_3():
    s = match(
        unit("blue-1", "panther-g", 5, 20),
        unit("blue-2", "m5a1-stuart", 20, 30),
        unit("orange-1", "t-34-76", 41, 20, 180),
    )
    assert need(s, fire()) == 6
    s = play(s, Scout(unit="blue-2", target="orange-1", friend="blue-1"))
    assert s.scouted[0].bonus == 3 and need(s, fire()) == 3


def test_d10_a_casemate_that_moved_first_needs_6_and_not_7():
    s = match(unit("blue-1", "stug-iii-g", 5, 20), unit("orange-1", "m5a1-stuart", 50, 20, 90))
    s = play(s, Move(unit="blue-1", to=at(6, 20)))
    assert need(s, fire()) == 6


def test_d12_a_scout_does_not_help_to_penetrate():
    s = match(
        unit("blue-1", "m4a3-75w"),
        unit("blue-2", "m5a1-stuart", 10, 20),
        unit("orange-1", "kv-1", 16, 10, 180),
    )
    assert need(s, fire()) == 4
    s = play(s, Scout(unit="blue-2", target="orange-1", friend="blue-1"))
    assert s.scouted[0].bonus == 3 and need(s, fire()) == 4


def test_d13_an_accurate_shot_with_an_artillery_crew_at_31_inches():
    s = match(
        unit("blue-1", "qf-17-pdr"),
        squad("blue-s1", 7.6, 10, kind="artillery_crew"),
        unit("orange-1", "m5a1-stuart", 44, 10, 90),
    )
    assert (need(s, fire()), need(s, fire(accurate=True))) == (5, 4)


# --- Facing ----------------------------------------------------------------------------------


def seen_from_ahead(card: str, theta: float, side: int):
    """The target's front is turned by theta from the line to the shooter, to either side."""
    s = match(
        unit("blue-1", "panther-g", 20, 20, 180), unit("orange-1", card, 5, 20, side * theta % 360)
    )
    ruling = GAME.ask(s, None, AskShot(unit="blue-1", weapon="gun", target="orange-1"))
    return {reason.key: reason for reason in ruling.reasons}


@pytest.mark.parametrize("side", [1, -1])
@pytest.mark.parametrize(
    "theta, face",
    [(0, "front"), (45, "front"), (45.1, "side"), (135, "side"), (135.1, "rear"), (180, "rear")],
)
def test_d16_the_struck_face(theta, face, side):
    assert seen_from_ahead("tiger-i", theta, side)["aa-armour"].values["face"].id == face


@pytest.mark.parametrize("side", [1, -1])
@pytest.mark.parametrize("theta, angled", [(29.9, False), (30, True), (60, True), (60.1, False)])
def test_d17_angling(theta, angled, side):
    assert ("aa-angling" in seen_from_ahead("tiger-i", theta, side)) is angled


@pytest.mark.parametrize("side", [1, -1])
@pytest.mark.parametrize("theta, fits", [(45, True), (45.1, False)])
def test_d18_a_casemate_fires_into_its_front_arc(theta, fits, side):
    s = match(
        unit("blue-1", "stug-iii-g", 20, 20, side * theta % 360),
        unit("orange-1", "m5a1-stuart", 40, 20),
    )
    value = GAME.ask(s, None, AskShot(unit="blue-1", weapon="gun", target="orange-1")).value
    assert (value.in_range, value.in_arc, value.visible) == (True, fits, True)
    if fits:
        play(s, fire())
    else:
        assert refused(s, fire()) == "aa-out-of-arc"


# --- Men -------------------------------------------------------------------------------------


@pytest.mark.parametrize("face, kills", [(1, 0), (4, 1), (6, 2)])
def test_d25_a_squad_of_five(face, kills):
    s = match(squad("blue-s1", men=5), squad("orange-s1", 20, 10))
    assert the(resolved(s, fire("blue-s1", "orange-s1", "ai"), face), "orange-s1").men == 6 - kills


@pytest.mark.parametrize("face", [1, 2])
def test_d26_a_squad_of_two_with_a_machine_gun(face):
    s = match(squad("blue-s1", men=2, machine_gun=True), squad("orange-s1", 20, 10))
    assert the(resolved(s, fire("blue-s1", "orange-s1", "ai"), face), "orange-s1").men == 5


@pytest.mark.parametrize("face, kills", [(1, 0), (2, 0), (6, 4)])
def test_d27_a_grenade(face, kills):
    s = match(squad("blue-s1", grenades=1), squad("orange-s1", 16, 10))
    after = resolved(s, fire("blue-s1", "orange-s1", "grenade"), face)
    assert the(after, "orange-s1").men == 6 - kills and the(after, "blue-s1").grenades == 0


# --- How often -------------------------------------------------------------------------------


def test_d35_rapid_fire_with_an_autocannon_3_throws_six_dice_in_two_actions():
    rapid = changed("pz-ii-f", keywords=(*CARDS["pz-ii-f"].keywords, Keyword("rapid_fire")))
    for cards, again in ((rapid, None), (CARDS, "aa-autocannon-again")):
        s = match(unit("blue-1", "pz-ii-f"), unit("orange-1", "t-60", 30, 10, 90), cards=cards)
        s = play(s, fire())
        thrown_dice = GAME.pending(s).groups[0].count
        s = throw(s, 1, 1, 1)
        while isinstance(GAME.pending(s), Roll):  # those one short, once more
            s = throw(s, *[1] * GAME.pending(s).groups[0].count)
        if again:
            assert refused(s, fire()) == again
            continue
        s = play(s, fire())
        assert thrown_dice + GAME.pending(s).groups[0].count == 6


def test_d36_long_reload_fires_in_turns_3_and_5():
    s = next_turn(next_turn(match(unit("blue-1", "is-2"), unit("orange-1", "tiger-i", 40, 10, 90))))
    assert s.turn == 5  # blue's third
    s = next_turn(resolved(s, fire(), 1))
    assert refused(s, fire()) == "aa-reloading"
    play(next_turn(s), fire())


def test_d37_two_hit_points_and_10_damage_are_0():
    s = match(unit("blue-1", "m4a3-75w"), unit("orange-1", "m5a1-stuart", 15, 10, 180, hp=2))
    s = resolved(s, fire())
    assert (the(s, "orange-1").hp, the(s, "orange-1").state) == (0, "destroyed")


def test_d39_180_against_180_is_played_on_for_a_pair_of_turns():
    stuarts = [unit(f"blue-{n}", "m5a1-stuart", 10, 10 * n) for n in (1, 2)]
    others = [unit(f"orange-{n}", "m5a1-stuart", 70, 10 * n, 180) for n in (1, 2)]
    s = match(*stuarts, *others, spare=False, mission="timed_annihilation", turn_limit=1)
    assert [side.requisition for side in GAME.view(s, None).board.sides] == [180, 180]
    s = next_turn(s)
    assert s.stage == "play" and s.turn == 3
    s = next_turn(s)
    assert s.stage == "play" and s.turn == 5  # equal again: and again
