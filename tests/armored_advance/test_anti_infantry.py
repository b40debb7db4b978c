"""Anti-infantry fire, scouts and tank traps; and all their refusals in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.games.armored_advance.fire.anti_infantry import men_lost
from server.games.armored_advance.fire.may_fire import Fired, Record, may_clear_traps, may_fire
from server.games.armored_advance.fire.scouting import Report, scout_bonus
from server.games.armored_advance.fire.volley import Outcome, follow
from server.games.armored_advance.house import House
from server.games.armored_advance.lengths import shown_in
from server.games.armored_advance.lists.squads import small_arms
from server.games.armored_advance.units.library import shipped
from server.games.ruling import IllegalMove
from server.words import Words
from tests.armored_advance.shots import HOUSE, machine_gun, prospect, shot

FOLDERS = tuple(
    Path(__file__).parents[2] / folder
    for folder in ("server/texts", "server/games/armored_advance")
)
CARDS = shipped().cards()
MEN = {"weapon": machine_gun(), "kind": "infantry", "men": 6}


# --- Men -------------------------------------------------------------------------------------


@pytest.mark.parametrize("face, kills", [(1, 0), (4, 1), (6, 2)])
def test_d25_a_squad_of_five(face, kills):
    weapon = machine_gun(small_arms(5).die, small_arms(5).plus)
    assert men_lost(shot(weapon=weapon, kind="infantry"), face, HOUSE) == kills


def test_d26_a_squad_of_two_with_a_machine_gun():
    weapon = machine_gun(small_arms(2).die, small_arms(2).plus)
    squad = shot(weapon=weapon, kind="infantry", machine_gun=True)
    assert men_lost(squad, 1, HOUSE) == men_lost(squad, 2, HOUSE) == 1


@pytest.mark.parametrize("face, kills", [(1, 0), (2, 0), (6, 4)])
def test_d27_a_grenade(face, kills):
    assert men_lost(shot(**MEN, grenade=True), face, HOUSE) == kills


def test_t23_five_men_behind_sandbags_are_two():
    weapon = machine_gun(0, 5)
    assert men_lost(shot(weapon=weapon, kind="infantry", sandbags="here"), 1, HOUSE) == 2
    assert men_lost(shot(weapon=weapon, kind="infantry", sandbags="elsewhere"), 1, HOUSE) == 5


@pytest.mark.parametrize("option, kills", [("after_floor", 1), ("before_floor", 0)])
def test_q34_mg_bonus(option, kills):
    squad = shot(weapon=machine_gun(3, -2), kind="infantry", machine_gun=True)
    assert men_lost(squad, 1, House(mg_bonus=option)) == kills


def test_q34_no_machine_gun_bonus_with_a_grenade():
    assert men_lost(shot(**MEN, grenade=True, machine_gun=True), 6, HOUSE) == 4


@pytest.mark.parametrize(
    "said, limit",
    [({}, 12), ({"range_limit": 30}, 30), ({"grenade": True}, 6), ({"range_limit": 8}, 8)],
)
def test_q44_the_limit_of_an_anti_infantry_attack_is_within_it(said, limit):
    assert prospect(**MEN, **said, inches=limit).verdict == "can"
    assert prospect(**MEN, **said, inches=limit + 0.001).refused.key == "aa-beyond-limit"


@pytest.mark.parametrize(
    "said, why",
    [
        ({"embarked": True}, "aa-ai-embarked"),
        ({"shield": 1}, "aa-ai-shield"),
        ({"lies_hidden": True}, "aa-ai-lies-hidden"),
        ({"sight": "hidden"}, "aa-hidden"),
        ({"sight": "behind_walls"}, "aa-behind-walls"),
        ({"kind": "vehicle"}, "aa-ai-at-armour"),
        ({"arc": "front90", "in_arc": False}, "aa-out-of-arc"),
    ],
)
def test_aa32_who_cannot_be_attacked(said, why):
    assert prospect(**{**MEN, **said}).refused.key == why


def test_aa32_a_gun_without_armour_on_that_side_does_not_shield_its_crew():
    assert prospect(**MEN, shield=0).verdict == "can"


def test_aa83_a_grenade_goes_over_walls():
    assert prospect(**MEN, grenade=True, inches=5, sight="behind_walls").verdict == "can"


def test_aa30_no_roll_to_hit_and_one_die_for_the_men():
    found = prospect(**MEN)
    (dice,) = follow(found.plan, "blue", ())
    assert (dice.key, dice.count, dice.sides, dice.wins) == ("effect", 1, 6, "at_least")
    assert follow(found.plan, "blue", ({"effect": (5,)},)) == Outcome(1, 3, (3,))
    assert found.odds.expected == pytest.approx(2)


def test_aa84_a_sniper_kills_one_man_without_a_die():
    found = prospect(weapon=machine_gun(0, 1), kind="infantry", men=2, range_limit=30, inches=30)
    assert follow(found.plan, "blue", ()) == Outcome(1, 1, (1,))


def test_no_more_men_are_lost_than_there_are():
    found = prospect(weapon=machine_gun(6), kind="infantry", men=2)
    assert max(found.plan.effects) == 2 and found.odds.destroys == pytest.approx(5 / 6)


@given(st.sampled_from([0, 3, 6]), st.integers(-3, 3), st.integers(1, 6), st.booleans())
def test_men_lost_are_never_fewer_than_none(die, plus, face, gun):
    found = shot(weapon=machine_gun(die, plus), kind="infantry", machine_gun=gun)
    for house in (HOUSE, House(mg_bonus="before_floor")):
        assert men_lost(found, face, house) >= 0


def test_aa31_a_howitzer_chooses_between_armour_and_men():
    card = CARDS["su-152"]
    ai = next(weapon for weapon in card.weapons if weapon.kind == "ai")
    assert ai.main_gun
    fired = Record(actions_left=1, fired=(Fired(card.primary.id, "armour"),))
    with pytest.raises(IllegalMove, match="aa-one-kind-of-target"):
        may_fire(card, ai, fired, "infantry")
    panzer = CARDS["pz-iv-h"]
    fired = Record(actions_left=1, fired=(Fired(panzer.primary.id, "armour"),))
    assert may_fire(panzer, panzer.weapon("ai"), fired, "infantry").value == 1


# --- Scouts ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "option, near, far", [("strict", 2, 1), ("inclusive", 3, 2)], ids=["strict", "inclusive"]
)
def test_q22b_scout_boundary(option, near, far):
    house = House(scout_boundary=option)
    bonuses = [
        scout_bonus(Report(inches=inches, sees=True), house).value
        for inches in (0, 23.9, 24, 35.9, 36, 60)
    ]
    assert bonuses == [3, 3, near, 2, far, 1]


@pytest.mark.parametrize(
    "report, why",
    [
        (Report(inches=60.001, sees=True), "aa-scout-too-far"),
        (Report(inches=10, sees=False), "aa-scout-blind"),
    ],
)
def test_aa50_who_cannot_be_scouted(report, why):
    with pytest.raises(IllegalMove, match=why):
        scout_bonus(report, HOUSE)


def test_q22_scout_self():
    report = Report(inches=10, sees=True, for_itself=True)
    with pytest.raises(IllegalMove, match="aa-scout-itself"):
        scout_bonus(report, HOUSE)
    assert scout_bonus(report, House(scout_self="yes")).value == 3


def test_q55_scout_friend_range():
    report = Report(inches=10, sees=True, friend_inches=60.1)
    assert scout_bonus(report, HOUSE).value == 3
    with pytest.raises(IllegalMove, match="aa-scout-friend-too-far"):
        scout_bonus(report, House(scout_friend_range="60"))


# --- Tank traps ------------------------------------------------------------------------------


def test_aa64_support_clears_traps_with_both_actions_within_12_inches():
    card = CARDS["pz-iv-f1"]
    assert may_clear_traps(card, Record(actions_left=2), 12.0).value == 2
    for record, inches, why in [
        (Record(actions_left=2), 12.001, "aa-traps-too-far"),
        (Record(actions_left=1), 5.0, "aa-traps-both"),
    ]:
        with pytest.raises(IllegalMove, match=why):
            may_clear_traps(card, record, inches)
    with pytest.raises(IllegalMove, match="aa-traps-support"):
        may_clear_traps(CARDS["pz-iv-h"], Record(actions_left=2), 5.0)


def test_aa64_a_casemate_needs_the_trap_in_its_arc_and_a_loaded_gun():
    card = CARDS["su-152"]
    with pytest.raises(IllegalMove, match="aa-traps-out-of-arc"):
        may_clear_traps(card, Record(actions_left=2), 5.0, in_arc=False)
    with pytest.raises(IllegalMove, match="aa-reloading"):
        may_clear_traps(card, Record(actions_left=2, reloading=True), 5.0)


# --- In words --------------------------------------------------------------------------------


def refusals():
    """What each rule of this chapter refuses, and what it grants."""
    wespe, flak, panzer, nashorn = (CARDS[id] for id in ("wespe", "pz-ii-f", "pz-iv-f1", "nashorn"))
    fresh, moved = Record(actions_left=2), Record(actions_left=2, moved=True)
    once = Record(actions_left=1, fired=(Fired("gun", "armour"),))
    yield lambda: may_fire(wespe, wespe.primary, fresh, "armour")
    yield lambda: may_fire(flak, flak.primary, once, "armour")
    yield lambda: may_fire(panzer, panzer.primary, once, "armour")
    yield lambda: may_fire(panzer, panzer.primary, fresh, "armour")
    yield lambda: may_fire(nashorn, nashorn.primary, moved, "armour", accurate=True)
    yield lambda: may_fire(nashorn, nashorn.primary, once, "armour", accurate=True)
    yield lambda: may_fire(nashorn, nashorn.primary, fresh, "armour", accurate=True)
    yield lambda: may_clear_traps(panzer, fresh, 13.0)
    yield lambda: may_clear_traps(panzer, once, 3.0)
    yield lambda: may_clear_traps(panzer, fresh, 3.0)
    yield lambda: scout_bonus(Report(inches=61, sees=True), HOUSE)
    yield lambda: scout_bonus(Report(inches=6, sees=False), HOUSE)
    yield lambda: scout_bonus(Report(inches=24, sees=True), HOUSE)
    far = Report(inches=6, sees=True, friend_inches=70)
    yield lambda: scout_bonus(far, House(scout_friend_range="60"))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_refusal_and_grant_has_words(lang):
    words = Words(lang, FOLDERS)
    for attempt in refusals():
        try:
            reasons = attempt().reasons
        except IllegalMove as no:
            reasons = (no.reason,)
        for unit in ("in", "cm"):
            said = [words.say(reason) for reason in shown_in(reasons, unit)]
            assert said and "aa-" not in " ".join(said)
    assert not words.missing


def test_men_who_may_all_survive_are_no_certain_success():
    """D3-2 costs one man on a 5 or 6."""
    found = prospect(weapon=machine_gun(3, -2), kind="infantry", men=6)
    assert found.plan.effects == (0, 0, 0, 0, 1, 1)
    assert found.need is None and found.odds.chance == pytest.approx(2 / 6)
