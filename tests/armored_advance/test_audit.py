"""Corners of the rules that a fresh reading of the book against the code turned up."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import (
    AgreeDraw,
    Demolish,
    EndTurn,
    Fire,
    Hook,
    Man,
    Move,
    SayFire,
    Turn,
    Unhook,
)
from server.games.armored_advance.house import House
from server.games.armored_advance.units.cards import Keyword
from server.games.kernel import Decide, Over
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
    thrown,
    unit,
)


def fire(unit: str = "blue-1", target: str = "orange-1", weapon: str = "gun", **more) -> Fire:
    return Fire(unit=unit, weapon=weapon, target=target, **more)


def said(inches: float = 10, **more) -> SayFire:
    return SayFire(
        unit="blue-1", weapon="gun", target="orange-1", inches=round(inches * 1000), **more
    )


def rounds(s, count: int):
    for _ in range(2 * count):
        if s.stage == "over" or s.votes is not None:
            break
        s = play(s, EndTurn(), s.active)
    return s


# --- Movement --------------------------------------------------------------------------------


def test_aa12_a_heavy_gun_that_does_not_move_gains_nothing_by_a_second_action():
    """A Heavy's later moves have 2 inches, but no more than its card."""
    s = match(unit("blue-1", "flak-36"), squad("blue-s1", 7.4, 10))
    s = play(s, Move(unit="blue-1", to=at(10, 10), heading=300))
    assert refused(s, Move(unit="blue-1", to=at(11, 10), heading=300)) == "aa-too-far"


def test_a_squad_marches_by_as_few_waypoints_as_a_vehicle():
    s = match(squad("blue-s1"))
    there = tuple(at(10, 10.01) for _ in range(21))
    assert refused(s, Move(unit="blue-s1", to=at(11, 10), via=there)) == "aa-waypoints"


def test_a_gun_in_tow_has_moved_as_far_as_its_vehicle():
    """Indirect fire and HE ask how far a target went in its last turn (p10, p15)."""
    s = match(unit("blue-1", "sdkfz-251-1"), unit("blue-2", "pak-40", 12.5, 10))
    s = play(s, Hook(unit="blue-1", gun="blue-2"))
    s = play(s, Move(unit="blue-1", to=at(4, 10)))
    s = play(s, Unhook(unit="blue-1", at=at(6.5, 10)))
    gun = the(s, "blue-2").deeds
    assert (gun.moved, gun.moves, gun.inches) == ("yes", 1, 6000)


# --- Guns and crews --------------------------------------------------------------------------


def test_aa80_two_squads_man_two_guns_wherever_each_stands_nearer():
    """The squad between the guns is nearer to the first, and the only one behind the second."""
    s = match(
        unit("blue-1", "pak-40", 10, 10),
        unit("blue-2", "pak-40", 10, 11.5),
        squad("blue-s1", 8.3, 10.75),
        squad("blue-s2", 8.0, 9.2),
        unit("orange-1", "m4a3-75w", 40, 10, 90),
    )
    for gun in ("blue-1", "blue-2"):
        play(s, fire(gun))


def test_aa84_of_two_squads_behind_a_gun_the_artillery_crew_mans_it():
    s = match(
        unit("blue-1", "pak-40", 10, 10),
        squad("blue-s1", 8.6, 9.5),
        squad("blue-s2", 8.3, 10.6, kind="artillery_crew"),
        unit("orange-1", "m4a3-75w", 40, 10, 90),
    )
    keys = {reason.key for reason in GAME.check(s, "blue", fire()).reasons}
    assert "aa-crew" in keys


# --- Fire ------------------------------------------------------------------------------------


def test_aa32_riders_are_immune_and_the_book_is_quoted():
    s = match(
        unit("blue-1", "m4a3-75w"),
        unit("orange-1", "m3a1-halftrack", 15, 10),
        squad("orange-s1", aboard="orange-1"),
    )
    assert refused(s, fire(target="orange-s1", weapon="ai")) == "aa-ai-embarked"


def test_aa51_the_rest_of_a_burst_is_no_accurate_shot():
    flak = CARDS["pz-ii-f"]
    cards = changed("pz-ii-f", keywords=(*flak.keywords, Keyword("accurate")))
    s = match(
        unit("blue-1", "pz-ii-f"),
        unit("orange-1", "ba-64b", 40, 10, 180),
        cards=cards,
        house=House(autocannon_split="yes"),
    )
    s = throw(play(s, fire(dice=1)), 1)
    assert refused(s, fire(accurate=True)) == "aa-accurate-both"


def test_aa51_an_accurate_shot_leaves_no_movement_in_its_turn():
    """Neither a Light's free move nor a turn on the spot that costs nothing."""
    cards = changed("hetzer", keywords=(*CARDS["hetzer"].keywords, Keyword("accurate")))
    s = match(
        unit("blue-1", "hetzer"),
        unit("orange-1", "tiger-i", 40, 10, 90),
        cards=cards,
        house=House(pivot="free"),
    )
    s = throw(play(s, fire(accurate=True)), 6)
    assert refused(s, Move(unit="blue-1", to=at(9, 10), free=True)) == "aa-accurate-stays"
    assert refused(s, Turn(unit="blue-1", heading=100)) == "aa-accurate-stays"
    kinds = {type(o.action) for o in GAME.legal(s, "blue", "blue-1")}
    assert not kinds & {Move, Turn} and GAME.view(s, "blue").board.units[0].free_move == 0
    s = rounds(s, 1)
    play(s, Move(unit="blue-1", to=at(9, 10), free=True))


def test_t9_hit_points_are_told_as_the_dice_show_them():
    s = match(unit("blue-1", "m4a3-75w"), unit("orange-1", "tiger-ii", 15, 10, 90, hp=45))
    step = thrown(play(s, fire()), 6)
    (told,) = [h for h in step.happenings if h.text.key == "aa-damaged"]
    assert told.text.values["hp"] == 35
    (dice,) = [r for r in told.reasons if r.key == "aa-hp-dice"]
    assert (dice.values["tens"], dice.values["units"]) == (3, 5)


@pytest.mark.parametrize(
    "inches, asked", [(19.5, False), (19.95, True), (20.05, True), (20.6, False)]
)
def test_a_weapons_own_limit_may_be_too_close_to_call(inches, asked):
    keywords = (*CARDS["m5a1-stuart"].keywords, Keyword("limited_range", 20))
    cards = changed("m5a1-stuart", keywords=keywords)
    apart = inches + CARDS["m5a1-stuart"].hull.length / 1000
    s = match(
        unit("blue-1", "m5a1-stuart"),
        unit("orange-1", "m5a1-stuart", 10 + apart, 10),
        cards=cards,
        place_error=100,
    )
    if asked:
        s = play(s, fire())
        assert s.unclear.doubt.about == "range" and s.unclear.doubt.limit == 20
    elif inches < 20:
        assert play(s, fire()).attack is not None
    else:
        assert refused(s, fire()) == "aa-beyond-limit"


# --- Said on the real table ------------------------------------------------------------------


def counted(card: str, target: str = "m5a1-stuart", **more):
    return match(unit("blue-1", card, **more), unit("orange-1", target), board=False)


def test_a_said_shot_may_be_out_of_arc():
    s = counted("stug-iii-g")
    play(s, said())
    assert refused(s, said(in_arc=False)) == "aa-out-of-arc"
    turret = counted("m4a3-75w")
    # A turret has no arc to be out of, and only Indirect fire is stopped by cover.
    assert refused(turret, said(in_arc=False)) == "aa-said-nonsense"
    assert refused(turret, said(covered=True)) == "aa-said-nonsense"


def test_a_said_target_may_be_covered_from_indirect_fire():
    s = counted("wespe", set_up="ready")
    play(s, said(40))
    assert refused(s, said(40, covered=True)) == "aa-indirect-cover"


@pytest.mark.parametrize(
    "card, more, fields",
    [
        ("m4a3-75w", {}, set()),
        ("stug-iii-g", {}, {"in_arc"}),
        ("wespe", {"set_up": "ready"}, {"in_arc", "covered"}),
    ],
)
def test_what_is_asked_about_a_said_shot_fits_the_weapon(card, more, fields):
    offers = GAME.legal(counted(card, **more), "blue", "blue-1")
    (gun,) = [o for o in offers if isinstance(o.action, SayFire) and o.action.weapon == "gun"]
    asked = {vary.field for vary in gun.vary}
    assert asked & {"in_arc", "covered"} == fields


@pytest.mark.parametrize("option, needs", [("roll_plus_2", 4), ("range_plus_3", 3), ("off", 2)])
def test_said_foliage_counts_by_the_rule_that_is_played(option, needs):
    s = replace(counted("m4a3-75w"), house=House(foliage_rule=option))
    assert GAME.check(s, "blue", said(10, foliage=1)).value.prospect.need == needs


def test_traps_are_cleared_on_the_real_table_too():
    s = counted("pz-iv-f1")
    clear = Demolish(unit="blue-1", inches=12_000)
    assert refused(s, Demolish(unit="blue-1", inches=12_001)) == "aa-traps-too-far"
    assert refused(s, Demolish(unit="blue-1", piece="traps")) == "aa-said-nonsense"
    assert refused(counted("m4a3-75w"), clear) == "aa-traps-support"
    (offered,) = [o for o in GAME.legal(s, "blue", "blue-1") if isinstance(o.action, Demolish)]
    assert [vary.field for vary in offered.vary] == ["inches"]
    s = play(s, clear)
    assert s.actions_left == 3 and refused(s, said()) == "aa-no-action-left"


@pytest.mark.parametrize("rule", ["no", "yes"])
def test_guns_are_captured_on_the_real_table_too(rule):
    s = match(
        unit("orange-1", "pak-40"),
        unit("orange-2", "m4a3-75w"),
        squad("blue-s1"),
        board=False,
        house=House(gun_capture=rule),
    )
    take = Man(squad="blue-s1", gun="orange-1")
    if rule == "no":
        assert refused(s, take) == "aa-not-yours"
        return
    s = rounds(play(s, take), 1)
    assert the(s, "orange-1").seat == "blue"
    turned = SayFire(unit="orange-1", weapon="gun", target="orange-2", inches=10_000)
    play(s, turned)


def test_a_gun_that_is_manned_is_not_captured():
    guns = unit("orange-1", "pak-40"), squad("orange-s1", manning="orange-1")
    s = match(*guns, squad("blue-s1"), board=False, house=House(gun_capture="yes"))
    assert refused(s, Man(squad="blue-s1", gun="orange-1")) == "aa-manned-already"


def test_phones_know_whether_a_casemate_began_its_turn_by_moving():
    s = match(unit("blue-1", "hetzer"))
    seen = [GAME.view(s, "blue").board.units[0].first_moved]
    for move in (Move(unit="blue-1", to=at(9, 10), free=True), Move(unit="blue-1", to=at(11, 10))):
        s = play(s, move)
        seen.append(GAME.view(s, "blue").board.units[0].first_moved)
    assert seen == ["no", "free", "action"]


# --- Draws -----------------------------------------------------------------------------------


def harmless(**more):
    """Two armoured cars that have nothing but machine guns."""
    return match(unit("blue-1", "ba-64b"), unit("orange-1", "ba-64b", 60, 50), spare=False, **more)


def test_sides_that_can_no_longer_hurt_each_other_are_offered_a_draw():
    s = rounds(harmless(), 1)
    wanted = GAME.pending(s)
    assert isinstance(wanted, Decide) and wanted.by == "agreement" and s.turn == 2
    s = play(play(s, AgreeDraw(draw=True)), AgreeDraw(draw=True), "orange")
    assert isinstance(GAME.pending(s), Over) and set(GAME.pending(s).winners) == set(GAME.seats)


def test_guns_that_nobody_can_man_hurt_nobody():
    guns = unit("blue-1", "pak-40"), unit("orange-1", "pak-40", 60, 50)
    s = rounds(match(*guns, spare=False), 1)
    assert s.votes is not None and s.turn == 2
    manned = match(*guns, squad("blue-s1", 30, 30), spare=False)
    assert rounds(manned, 1).votes is None


@pytest.mark.parametrize(
    "things",
    [
        (unit("orange-2", "m5a1-stuart", 60, 40),),  # it pierces an armoured car
        (squad("orange-s1", 60, 40),),  # whom a machine gun may reach
        (unit("orange-2", "wespe", 60, 40),),  # not set up, but it may be
    ],
)
def test_a_side_that_can_still_hurt_is_offered_none(things):
    s = match(unit("blue-1", "ba-64b"), unit("orange-1", "ba-64b", 60, 50), *things, spare=False)
    assert rounds(s, 1).votes is None


@pytest.mark.parametrize("mission, more", [("timed_annihilation", {"turn_limit": 9}),
                                           ("domination", {"vp_target": 9})])  # fmt: skip
def test_points_are_still_played_for(mission, more):
    assert rounds(harmless(mission=mission, **more), 1).votes is None


def test_six_whole_rounds_pass_without_damage_before_a_draw_is_offered():
    """The turn in which damage was done is none of them."""
    s = match(unit("blue-1", "m5a1-stuart"), unit("orange-1", "m4a3-75w", 15, 10, 90))
    s = play(s, fire())  # 1+: no die
    assert the(s, "orange-1").hp == 18
    s = rounds(s, 6)
    assert s.votes is None and s.turn == 13
    assert rounds(s, 1).votes is not None


def test_a_wall_shot_at_keeps_the_match_going():
    wall = piece("wall", "wall", 20, 8, 20.5, 12, height=0.7)
    house = House(fortification_hp="wall_20_sandbags_10_bunker_40")
    s = match(unit("blue-1", "m4a3-75w"), pieces=[wall], house=house)
    s = throw(play(replace(s, quiet=12), fire(target="wall")), 6)
    assert rounds(s, 1).votes is None
