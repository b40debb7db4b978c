"""Direct fire: what must always hold, and the odds against every way the dice can fall."""

from __future__ import annotations

from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.games.armored_advance.fire.odds import Plan, chance, odds_of
from server.games.armored_advance.fire.shot import face_at
from server.games.armored_advance.fire.volley import Outcome, follow
from server.games.armored_advance.house import House, contradictions
from tests.armored_advance.shots import foliage, plates, prospect, ruling, wall

# --- What must always hold -------------------------------------------------------------------

inches = st.integers(0, 72_000).map(lambda n: n / 1000)
any_house = st.builds(
    House,
    range_boundary=st.sampled_from(["inclusive", "strict"]),
    shot_resolution=st.sampled_from(["single_max", "two_rolls", "additive"]),
    modifier_order=st.sampled_from(["cap_then_bonus", "sum_then_clamp"]),
    wall_rule=st.sampled_from(["pen_minus_2", "armour_plus_1"]),
    hit_clamp=st.sampled_from(["1_to_6", "terrain_cap_only", "natural_1_misses"]),
    pen_falloff=st.sampled_from(["none", "minus1_per_full_24in"]),
    bonus_scope=st.sampled_from(["hit_only", "whole_roll"]),
    foliage_rule=st.sampled_from(["roll_plus_2", "range_plus_3", "off"]),
    foliage_stack=st.sampled_from(["once", "each"]),
    weak_spot_range=st.sampled_from(["any", "12", "6"]),
).filter(lambda house: not contradictions(house))
facts = st.fixed_dictionaries(
    {
        "inches": inches,
        "pen": st.integers(0, 27),
        "armour": st.integers(0, 27).map(plates),
        "walls": st.integers(0, 3).map(lambda n: tuple(wall(str(i)) for i in range(n))),
        "foliage": st.integers(0, 2).map(lambda n: tuple(foliage(str(i)) for i in range(n))),
        "scout": st.integers(0, 3),
        "weak_spot": st.booleans(),
        "moved": st.sampled_from(["no", "yes"]),
        "accurate": st.booleans(),
        "crew": st.booleans(),
        "casemate": st.booleans(),
        "first_moved": st.sampled_from(["no", "action"]),
    }
)


def hardness(found) -> float:
    """Needs in order: a fail is worse than any need; of two rolls, the chance."""
    return -found.odds.without_reroll


@given(facts, any_house)
def test_a_need_is_1_to_6_or_a_fail(said, house):
    found = prospect(house=house, **said)
    for value in (found.need, found.hit_need, found.pen_need):
        assert value is None or 1 <= value <= 6


@given(facts, any_house, st.integers(1, 20_000))
def test_the_need_never_falls_with_distance(said, house, more):
    near = prospect(house=house, **said)
    far = prospect(house=house, **{**said, "inches": said["inches"] + more / 1000})
    assert hardness(near) <= hardness(far)


@given(facts, any_house, st.integers(1, 10))
def test_the_need_never_falls_with_armour_or_walls_and_never_rises_with_penetration(
    said, house, more
):
    now = hardness(prospect(house=house, **said))
    thicker = {**said, "armour": plates(said["armour"].front + more)}
    walled = {**said, "walls": (*said["walls"], wall("more"))}
    stronger = {**said, "pen": said["pen"] + more}
    assert now <= hardness(prospect(house=house, **thicker))
    assert now <= hardness(prospect(house=house, **walled))
    assert hardness(prospect(house=house, **stronger)) <= now


@given(facts, any_house)
def test_the_need_never_rises_with_bonuses(said, house):
    worst = {**said, "scout": 0, "accurate": False, "crew": False}
    best = {**said, "scout": 3, "accurate": True, "crew": True}
    now = hardness(prospect(house=house, **said))
    assert hardness(prospect(house=house, **best)) <= now
    assert now <= hardness(prospect(house=house, **worst))


@given(facts)
def test_one_die_has_the_chances_of_the_table(said):
    found = prospect(**said)
    n = found.need
    plain = 0 if n is None else (7 - n) / 6
    again = 1 if n == 1 else 7 * plain / 6
    assert found.odds.without_reroll == pytest.approx(plain)
    assert found.odds.with_reroll == pytest.approx(again)
    assert found.odds.chance == pytest.approx(again if said["moved"] == "no" else plain)


@given(facts, any_house)
def test_the_terms_add_up_to_the_hit_need_and_the_difference(said, house):
    found = ruling(house=house, **said)
    pen = next(i for i, r in enumerate(found.reasons) if r.key == "aa-penetration")
    diff = next(i for i, r in enumerate(found.reasons) if r.key.startswith("aa-penetrates"))
    hit = sum(r.change for r in found.reasons[:pen])
    if house.bonus_scope == "hit_only":
        assert found.value.hit_need == (hit if hit <= 6 else None)
    elif found.value.need is not None:  # the bonuses come after both needs were joined
        joined = sum(r.change for r in found.reasons[diff + 1 :])
        assert hit + joined == found.value.need
    difference = sum(r.change for r in found.reasons[pen:diff])
    assert found.reasons[diff].values["difference"] == difference


@given(st.integers(0, 18_000).map(lambda n: n / 100))
def test_every_bearing_strikes_exactly_one_face(theta):
    assert (theta <= 45) == (face_at(theta) == "front")
    assert (theta > 135) == (face_at(theta) == "rear")


# --- Odds against brute force ----------------------------------------------------------------

plans = st.builds(
    Plan,
    hit=st.one_of(st.none(), st.integers(1, 6)),
    penetrate=st.one_of(st.none(), st.integers(1, 6)),
    reroll=st.booleans(),
    sequences=st.integers(1, 2),
    effects=st.sampled_from([(3,), (10,), (1, 2, 3, 4, 5, 6), (9, 7, 5, 3, 1, 0)]),
)


def every_end(plan: Plan, throws=(), weight: float = 1.0):
    """Each way the dice can fall, with its probability: brute force over all faces."""
    wanted = follow(plan, "blue", throws)
    if isinstance(wanted, Outcome):
        yield wanted, weight
        return
    faces = [[]]
    for dice in wanted:
        for _ in range(dice.count):
            faces = [[*row, face] for row in faces for face in range(1, 7)]
    for row in faces:
        fallen, rest = {}, list(row)
        for dice in wanted:
            fallen[dice.key], rest = tuple(rest[: dice.count]), rest[dice.count :]
        yield from every_end(plan, (*throws, fallen), weight / len(faces))


@given(plans.filter(lambda plan: plan.sequences == 1), st.integers(1, 12))
def test_odds_are_those_of_every_way_the_dice_can_fall(plan, hp):
    ends = list(every_end(plan))
    odds = odds_of(plan, hp)
    assert sum(weight for _, weight in ends) == pytest.approx(1)
    harm = sum(weight for end, weight in ends if end.total)
    assert odds.chance == pytest.approx(harm)
    assert odds.expected == pytest.approx(sum(min(hp, end.total) * weight for end, weight in ends))
    endless = odds_of(plan, None).expected
    assert endless == pytest.approx(sum(end.total * weight for end, weight in ends))
    kills = sum(weight for end, weight in ends if end.total >= hp)
    assert odds.destroys == pytest.approx(kills)


@pytest.mark.parametrize("sequences, damage, hp", [(2, 10, 20), (3, 1, 2), (6, 1, 5)])
def test_odds_of_several_sequences(sequences, damage, hp):
    plan = Plan(hit=4, sequences=sequences, effects=(damage,))
    hits = -(-hp // damage)
    expected = sum(comb(sequences, k) for k in range(hits, sequences + 1)) / 2**sequences
    assert odds_of(plan, hp).destroys == pytest.approx(expected)


def test_two_rolls_share_one_re_roll():
    assert chance(4, 4, reroll=False) == pytest.approx(1 / 4)
    assert chance(4, 4, reroll=True) == pytest.approx(1 / 4 + 1 / 2 * 1 / 6 * 1 / 2 + 1 / 24)
    plan = Plan(hit=4, penetrate=4, reroll=True, effects=(5,))
    throws = ({"hit": (3,)}, {"hit_again": (4,)})
    (dice,) = follow(plan, "blue", throws)
    assert dice.key == "penetrate_last"
    assert follow(plan, "blue", (*throws, {"penetrate_last": (3,)})) == Outcome(0, 0, ())
