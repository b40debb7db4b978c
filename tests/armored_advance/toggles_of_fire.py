"""The house rules of direct fire, terrain on fire, high explosive and Indirect."""

from __future__ import annotations

import math

from msgspec.structs import replace

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import EndTurn, Fire, Move, SetUp, Turn
from server.games.armored_advance.house import House
from server.games.kernel import Roll
from tests.armored_advance.table import CARDS, at, match, piece, play, squad, the, throw, unit
from tests.armored_advance.toggles import asked, options, why_not

FIRE = Fire(unit="blue-1", weapon="gun", target="orange-1")
HE = {"gun": {"kind": "he", "he_base": 19, "he_n": 2}}
INDIRECT = {"gun": {**HE["gun"], "indirect": 72}}


# --- Direct fire -----------------------------------------------------------------------------


@options(inclusive=2, strict=3)
def range_boundary(house: House):
    return asked(house, 12).need


@options(single_max=(4, 1), two_rolls=(3, 4), additive=(6, 1))
def shot_resolution(house: House):
    plan = asked(house, 14, gun={"penetration": 10}, at={"front": 10}).plan
    return plan.hit, plan.penetrate


@options(hit_only=4, whole_roll=1)
def bonus_scope(house: House):
    return asked(house, 3, gun={"penetration": 10}, at={"front": 10}, scout=3).need


@options(cap_then_bonus=3, sum_then_clamp=4)
def modifier_order(house: House):
    return asked(house, 26, foliage=1, scout=3).need


@options(_1_to_6=(6, 1), terrain_cap_only=(None, 1), natural_1_misses=(6, 2))
def hit_clamp(house: House):
    """A casemate that moved, far away; and any gun, close by."""
    far = asked(house, 31, shooter="stug-iii-g", moved="yes", first_moved="action")
    return far.need, asked(house, 3).need


@options(none=1, minus1_per_full_24in=2)
def pen_falloff(house: House):
    return asked(house, 24, gun={"penetration": 12}, at={"front": 10}).pen_need


def rolls_again(s) -> bool:
    """Whether a die that is one short falls once more."""
    s = play(s, FIRE)
    s = throw(s, GAME.pending(s).groups[0].need - 1)
    return isinstance(GAME.pending(s), Roll)


def duel(house: House, card: str = "m4a3-75w", target: str = "m5a1-stuart", **more):
    return match(unit("blue-1", card), unit("orange-1", target, 30, 10, 180), house=house, **more)


@options(on=True, off=False)
def advantage(house: House):
    return rolls_again(duel(house))


@options(breaks=False, keeps=True)
def advantage_pivot(house: House):
    s = duel(replace(house, pivot="free"))
    return rolls_again(play(s, Turn(unit="blue-1", heading=500)))


@options(quadrant90=(None, "front"), hull_corners=(None, "side"), ask=("aa-point-at-face", None))
def facing_rule(house: House):
    """From 40 degrees off the front of a long hull."""
    turned = unit("orange-1", "m4a3-75w", 30, 10, 180 + 40)
    s = match(unit("blue-1", "panther-g"), turned, house=house)
    no = why_not(s, FIRE)
    return no, None if no else GAME.check(s, "blue", FIRE).value.lane.face


@options(replace=4, add=None)
def angling_mode(house: House):
    tiger = {"front": 11, "side": 8, "angling": 12}
    return asked(house, 3, gun={"penetration": 12}, at=tiger, angled=True).need


@options(any=(5, 5, 5), _12=(5, 5, 6), _6=(5, 6, 6))
def weak_spot_range(house: House):
    weak = {"gun": {"penetration": 9}, "at": {"front": 10, "weak_spot": True}}
    return tuple(asked(house, inches, **weak).pen_need for inches in (6, 12, 13))


@options(no=("aa-no-split", None), yes=(1, 2))
def autocannon_split(house: House):
    """One die of a burst of three for the first target, the rest for the second."""
    s = match(
        unit("blue-1", "pz-ii-f"),
        unit("orange-1", "ba-64b", 20, 10, 180),
        unit("orange-2", "ba-64b", 20, 14, 180),
        house=house,
    )
    if no := why_not(s, replace(FIRE, dice=1)):
        return no, None
    s = play(s, replace(FIRE, dice=1))
    first = GAME.pending(s).groups[0].count
    s = play(throw(s, 6), replace(FIRE, target="orange-2"))
    assert s.actions_left == 4, "one action for the whole burst"
    return first, GAME.pending(s).groups[0].count


@options(ignored=4, counts=5)
def casemate_free_move(house: House):
    s = match(unit("blue-1", "hetzer"), unit("orange-1", "m5a1-stuart", 31, 10, 180), house=house)
    s = play(s, Move(unit="blue-1", to=at(9, 10), free=True))
    return GAME.check(s, "blue", FIRE).value.prospect.need


@options(centre="aa-out-of-arc", any_part=None)
def arc_test(house: House):
    turn = math.radians(48)  # the centre is 3 degrees out of the arc, a corner is in it
    beside = unit("orange-1", "m5a1-stuart", 10 + 12 * math.cos(turn), 10 + 12 * math.sin(turn))
    return why_not(match(unit("blue-1", "stug-iii-g"), beside, house=house), FIRE)


@options(none=None, front90="aa-out-of-arc")
def field_gun_arc(house: House):
    crew = squad("blue-s1", 8.5, 10)
    beside = unit("orange-1", "m5a1-stuart", 10, 30)
    return why_not(match(unit("blue-1", "pak-40"), crew, beside, house=house), FIRE)


@options(yes=None, no="aa-target-in-tow")
def towed_target(house: House):
    half_track = unit("orange-1", "m3a1-halftrack", 30, 10, 180, towing="orange-2")
    gun = unit("orange-2", "pak-40", towed_by="orange-1")
    s = match(unit("blue-1", "m4a3-75w"), half_track, gun, house=house)
    return why_not(s, replace(FIRE, target="orange-2"))


# --- Terrain on fire -------------------------------------------------------------------------


@options(_25=(None, "aa-hidden"), _50=("aa-hidden", "aa-hidden"), ask=(None, None))
def visibility_pct(house: House):
    """A barn right before the target hides two thirds of it, or nine tenths."""
    target = unit("orange-1", "m4a3-75w", 30, 10, 180)
    half = CARDS["m4a3-75w"].hull.width / 2000

    def barn(share: float):
        edge = 10 + half - 2 * half * share
        return piece("barn", "building", 28, edge, 28.2, 12, height=3)

    return tuple(
        why_not(match(unit("blue-1", "panther-g"), target, pieces=[barn(s)], house=house), FIRE)
        for s in (0.66, 0.9)
    )


@options(silhouette="aa-hidden", edge_length=None)
def seen_share(house: House):
    """A barn hides the front; a flank that is nearly edge-on is most of the facing edges."""
    barn = piece("barn", "building", 28, 8, 28.2, 10.42, height=3)
    turned = unit("orange-1", "m4a3-75w", 30, 10, 183)
    return why_not(match(unit("blue-1", "panther-g"), turned, pieces=[barn], house=house), FIRE)


@options(centre_line=4, any_sight_line=6)
def between(house: House):
    """A hedge beside the line of centres, before one corner of the target."""
    hedge = piece("hedge", "foliage", 24, 10.2, 25, 14, height=1)
    s = match(
        unit("blue-1", "panther-g"), unit("orange-1", "m4a3-75w", 31, 10, 180),
        pieces=[hedge], house=house,
    )  # fmt: skip
    return GAME.check(s, "blue", FIRE).value.prospect.need


@options(pen_minus_2=4, armour_plus_1=2)
def wall_rule(house: House):
    return asked(house, 3, gun={"penetration": 12}, at={"front": 10}, walls=1).need


@options(roll_plus_2=4, range_plus_3=3, off=2)
def foliage_rule(house: House):
    return asked(house, 10, foliage=1, foliage_near="target").need


@options(shooter=(2, 4), target=(4, 2), either=(2, 2))
def foliage_exempt(house: House):
    return tuple(asked(house, 10, foliage=1, foliage_near=n).need for n in ("shooter", "target"))


@options(once=3, each=5)
def foliage_stack(house: House):
    return asked(house, 5, foliage=2).need


@options(covered_face=2, any=3)
def sandbag_need(house: House):
    return asked(house, 10, target="pak-40", sandbags="elsewhere").need


@options(off="aa-no-such-unit", wall_20_sandbags_10_bunker_40={"wall": 10})
def fortification_hp(house: House):
    wall = piece("wall", "wall", 20, 8, 20.5, 12, height=0.7)
    s, shot = duel(house, pieces=[wall]), replace(FIRE, target="wall")
    return why_not(s, shot) or dict(throw(play(s, shot), 6).worn)


@options(remove=None, block="aa-in-the-way")
def wrecks(house: House):
    """A tank is shot, and another drives where it stood."""
    s = match(
        unit("blue-1", "m4a3-75w"),
        unit("orange-1", "m5a1-stuart", 14, 10, 180, hp=1),
        unit("orange-2", "m5a1-stuart", 60, 50),
        house=house,
    )
    s = play(s, FIRE)
    assert the(s, "orange-1").state == "destroyed"
    return why_not(s, Move(unit="blue-1", to=at(14, 10)))


@options(flat=None, heights="aa-hidden")
def hills(house: House):
    return why_not(duel(house, pieces=[piece("hill", "hill", 16, 5, 24, 15, height=3)]), FIRE)


# --- High explosive and Indirect -------------------------------------------------------------


@options(stationary=(4, 3), moved=(6, 4), midpoint=(5, 3))
def he_one_move(house: House):
    """A Light and a Medium target, 20 inches away."""
    weights = ("light", "medium")
    return tuple(asked(house, 20, **HE, at={"weight": w}, target_moves=1).need for w in weights)


@options(minus_2=6, minus_1=5)
def he_light_moved(house: House):
    return asked(house, 20, **HE, at={"weight": "light"}, target_moves=2).need


@options(direct_only=5, none=3)
def he_modifiers(house: House):
    return asked(house, 20, **HE, foliage=1).need


@options(off=13, side_0=17)
def open_top_he(house: House):
    return asked(house, 20, **HE, at={"side": 4, "open_topped": True}).plan.effects[0]


@options(never_rolls=None, rolls_he_table=5)
def indirect_hits(house: House):
    return asked(house, 40, **INDIRECT).need


@options(half_to_15="can", immune_over_14="refused")
def indirect_gap(house: House):
    return asked(house, 40, **INDIRECT, target_inches=14_500).verdict


@options(down=6, up=7)
def halve_damage(house: House):
    return asked(house, 40, **INDIRECT, at={"side": 4}, target_inches=8000).plan.effects[0]


@options(idle_turn=(5, "ready"), full_pool=(3, "ready"))
def setup_cost(house: House):
    s = play(match(unit("blue-1", "m7-priest"), house=house), SetUp(unit="blue-1"))
    paid = s.actions_left
    s = play(play(s, EndTurn()), EndTurn(), "orange")
    return paid, the(s, "blue-1").set_up
