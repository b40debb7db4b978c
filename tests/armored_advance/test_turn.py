"""A turn (p4, p22): two pools, infantry outside them, and firing within them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import (
    AgreeDraw,
    EndTurn,
    Fire,
    Move,
    SayFire,
    Settle,
)
from server.games.armored_advance.corrections import RefereeCall
from server.games.armored_advance.house import House
from server.games.kernel import Decide, Over, Roll
from tests.armored_advance.table import (
    at,
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


def march(id: str, x: float, y: float) -> Move:
    return Move(unit=id, to=at(x, y))


def fire(unit: str = "blue-1", target: str = "orange-1", weapon: str = "gun", **more) -> Fire:
    return Fire(unit=unit, weapon=weapon, target=target, **more)


def next_turn(s):
    """Both sides stop: the same side's next turn."""
    return play(play(s, EndTurn()), EndTurn(), "orange")


# --- Pools (p4) ------------------------------------------------------------------------------


def drive_on(s, *numbers):
    for n in numbers:
        tank = the(s, f"blue-{n}")
        s = play(s, Move(unit=tank.id, to=at(tank.place.x / 1000 + 1, 10 * n)))
    return s


def test_d34_the_limit_stops_the_third_unit():
    tanks = [unit(f"blue-{n}", "m4a3-75w", 10, 10 * n) for n in (1, 2, 3)]
    s = drive_on(match(*tanks, squad("blue-s1", 20, 50)), 1, 1, 2, 2, 3)
    assert s.actions_left == 0
    assert refused(s, Move(unit="blue-3", to=at(12, 30))) == "aa-limit-reached"


def test_t16_all_squads_act_after_five_vehicle_actions():
    tanks = [unit(f"blue-{n}", "m4a3-75w", 10, 10 * n) for n in (1, 2, 3)]
    feet = [squad(f"blue-s{n}", 20, 10 * n) for n in (1, 2, 3)]
    s = drive_on(match(*tanks, *feet), 1, 1, 2, 2, 3)
    for n in (1, 2, 3):
        s = play(s, march(f"blue-s{n}", 24, 10 * n))
    assert s.active == "orange" and s.actions_left == 5  # nothing was left: the turn ended


def test_a_turn_may_end_with_the_last_action():
    s = match(
        unit("blue-1", "m4a3-75w"), squad("blue-s1", 20, 20), house=House(after_limit="end_now"),
        action_limit=1,
    )  # fmt: skip
    assert play(s, Move(unit="blue-1", to=at(11, 10))).active == "orange"


def test_units_may_have_to_act_one_after_the_other():
    tanks = unit("blue-1", "m4a3-75w"), unit("blue-2", "m4a3-75w", 10, 20)
    for rule, why in (("interleave", None), ("one_unit_at_a_time", "aa-one-at-a-time")):
        s = match(*tanks, house=House(activation=rule))
        s = play(s, Move(unit="blue-1", to=at(11, 10)))
        s = play(s, Move(unit="blue-2", to=at(11, 20)))
        if why:
            assert refused(s, Move(unit="blue-1", to=at(12, 10))) == why
        else:
            play(s, Move(unit="blue-1", to=at(12, 10)))


def test_nobody_acts_out_of_turn_or_for_the_enemy_or_dead():
    s = match(
        unit("blue-1", "m4a3-75w"),
        unit("blue-2", "m4a3-75w", 10, 20, hp=0, state="destroyed", **{"place": None}),
        unit("orange-1", "m4a3-75w", 40, 10),
    )
    assert refused(s, Move(unit="orange-1", to=at(41, 10)), "orange") == "aa-not-your-turn"
    assert refused(s, Move(unit="orange-1", to=at(41, 10))) == "aa-not-yours"
    assert refused(s, Move(unit="blue-2", to=at(11, 20))) == "aa-unit-destroyed"
    assert refused(s, Move(unit="nobody", to=at(11, 20))) == "aa-no-such-unit"


# --- Firing in a turn ------------------------------------------------------------------------


def test_d3_a_stuart_fires_at_a_stuart_and_its_ruling_is_in_the_log():
    s = match(unit("blue-1", "m5a1-stuart"), unit("orange-1", "m5a1-stuart", 21.89, 10, 180))
    step = GAME.apply(s, "blue", fire())
    keys = {reason.key for told in step.happenings for reason in told.reasons}
    assert {"aa-range", "aa-armour", "aa-advantage", "aa-damage"} <= keys
    s = step.state
    wanted = GAME.pending(s)
    assert isinstance(wanted, Roll) and wanted.groups[0].need == 2 and wanted.groups[0].count == 1
    again = throw(s, 1)
    assert GAME.pending(again).groups[0].key == "hit_again"  # one short, unmoved
    s = throw(s, 2)
    assert the(s, "orange-1").hp == 7 and s.last_shot.damage == 3
    assert GAME.view(s, None).board.last_shot.reasons == s.last_shot.reasons


def test_d14_one_re_roll_and_no_second_in_a_match():
    s = match(unit("blue-1", "m5a1-stuart"), unit("orange-1", "m5a1-stuart", 60, 10, 180))
    s = throw(play(s, fire()), 5)
    assert the(throw(s, 6), "orange-1").hp == 7
    missed = throw(s, 5)
    assert the(missed, "orange-1").hp == 10 and missed.attack is None


def test_d15_no_re_roll_after_a_move():
    s = match(unit("blue-1", "m5a1-stuart"), unit("orange-1", "m5a1-stuart", 40, 10, 180))
    s = play(s, Move(unit="blue-1", to=at(11, 10)))
    s = throw(play(s, fire()), 4)
    assert s.attack is None and the(s, "orange-1").hp == 10


def test_d35_rapid_fire_fires_its_primary_with_both_actions():
    s = match(unit("blue-1", "m5a1-stuart"), unit("orange-1", "m5a1-stuart", 15, 10, 180))
    for _ in range(2):
        s = play(s, fire())
    assert the(s, "orange-1").hp == 4 and s.actions_left == 3  # 1+ needs no die
    assert refused(s, fire()) == "aa-no-action-left"


def test_d35_without_rapid_fire_a_second_attack_is_refused():
    s = match(unit("blue-1", "m4a3-75w"), unit("orange-1", "tiger-i", 15, 10, 90))
    s = play(s, fire())
    while isinstance(GAME.pending(s), Roll):
        s = throw(s, 1)
    assert refused(s, fire()) == "aa-fired-already"


def test_d36_long_reload_in_a_match():
    s = match(unit("blue-1", "is-2"), unit("orange-1", "tiger-i", 40, 10, 90))
    s = throw(play(s, fire()), 1)
    while isinstance(GAME.pending(s), Roll):
        s = throw(s, 1)
    s = next_turn(s)
    assert refused(s, fire()) == "aa-reloading"
    play(next_turn(s), fire())


def test_d37_a_hit_beyond_the_last_hp_destroys_and_ends_the_match():
    s = match(unit("blue-1", "m4a3-75w"), unit("orange-1", "m5a1-stuart", 15, 10, 180, hp=2))
    s = play(s, fire())
    assert the(s, "orange-1").hp == 0 and s.stage == "over"
    assert GAME.pending(s) == GAME.standing(s)
    assert GAME.standing(s).winners == ("blue",)


def test_d4_a_hopeless_shot_is_refused_before_an_action_is_spent():
    s = match(unit("blue-1", "m5a1-stuart"), unit("orange-1", "tiger-ii", 30, 10, 180))
    assert refused(s, fire()) == "aa-hopeless"
    assert not [o for o in GAME.legal(s, "blue", "blue-1") if isinstance(o.action, Fire)]


def test_in_range_but_not_in_arc_and_in_arc_but_not_seen():
    wall = piece("house", "building", 20, 5, 22, 15, height=3)
    s = match(unit("blue-1", "stug-iii-g"), unit("orange-1", "m5a1-stuart", 10, 30, 180))
    assert refused(s, fire()) == "aa-out-of-arc"
    s = match(
        unit("blue-1", "stug-iii-g"), unit("orange-1", "m5a1-stuart", 30, 10, 180), pieces=[wall]
    )
    assert refused(s, fire()) == "aa-hidden"


def test_accurate_takes_both_actions_and_no_movement():
    s = match(unit("blue-1", "nashorn"), unit("orange-1", "tiger-i", 40, 10, 180))
    moved = play(s, Move(unit="blue-1", to=at(11, 10)))
    assert refused(moved, fire(accurate=True)) == "aa-accurate-after-move"
    s = play(s, fire(accurate=True))
    assert s.actions_left == 3 and the(s, "blue-1").deeds.actions == 2


@pytest.mark.parametrize("rule", ["no", "yes"])
def test_a_burst_may_be_split(rule):
    s = match(
        unit("blue-1", "pz-ii-f"),
        unit("orange-1", "ba-64b", 20, 10, 180),
        unit("orange-2", "ba-64b", 20, 14, 180),
        house=House(autocannon_split=rule),
    )
    if rule == "no":
        assert refused(s, fire(dice=1)) == "aa-no-split"
        s = play(s, fire())
        assert GAME.pending(s).groups[0].count == 3
        return
    s = throw(play(s, fire(dice=1)), 6)
    assert refused(s, fire(target="orange-2", dice=3)) == "aa-dice-split"
    s = play(s, fire(target="orange-2"))
    assert GAME.pending(s).groups[0].count == 2 and s.actions_left == 4


def test_the_players_may_point_at_the_struck_face():
    tanks = unit("blue-1", "m4a3-75w"), unit("orange-1", "tiger-i", 30, 10, 180)
    s = match(*tanks, house=House(facing_rule="ask"))
    assert refused(s, fire()) == "aa-point-at-face"
    assert refused(s, fire(face="front")) == "aa-hopeless"
    assert play(s, fire(face="rear")).attack is not None
    assert refused(match(*tanks), fire(face="rear")) == "aa-face-is-measured"


def test_an_attack_that_is_said_is_judged_alike():
    s = match(unit("blue-1", "m5a1-stuart"), unit("orange-1", "m5a1-stuart"), board=False)
    said = SayFire(unit="blue-1", weapon="gun", target="orange-1", inches=10_000)
    assert GAME.check(s, "blue", said).value.prospect.need == 2
    walled = SayFire(unit="blue-1", weapon="gun", target="orange-1", inches=10_000, walls=3)
    assert refused(s, walled) == "aa-hopeless"
    assert the(throw(play(s, said), 4), "orange-1").hp == 7
    assert refused(s, fire()) == "aa-no-board"


# --- Too close to call -----------------------------------------------------------------------


def test_a_doubtful_range_is_put_to_both_players():
    s = match(
        unit("blue-1", "m4a3-75w"), unit("orange-1", "m5a1-stuart", 24.1, 10, 180), place_error=200
    )
    s = play(s, fire())
    asked = GAME.pending(s)
    assert isinstance(asked, Decide) and asked.by == "agreement" and asked.waiting == (
        "blue", "orange",
    )  # fmt: skip
    assert s.actions_left == 5
    apart = play(play(s, Settle(holds=True)), Settle(holds=False), "orange")
    assert apart.unclear is not None and GAME.pending(apart).id != asked.id
    near = play(play(s, Settle(holds=True)), Settle(holds=True), "orange")
    assert near.attack is not None and near.last_shot.need == 2
    by_referee = GAME.correct(s, RefereeCall(holds=False)).state
    assert by_referee.last_shot.need == 3


# --- A draw ----------------------------------------------------------------------------------


def test_a_draw_is_offered_after_six_rounds_without_damage():
    s = match(unit("blue-1", "m4a3-75w"))
    for _ in range(6):
        s = next_turn(s)
        if s.votes is not None:
            break
    assert GAME.pending(s).by == "agreement"
    on = play(play(s, AgreeDraw(draw=False)), AgreeDraw(draw=True), "orange")
    assert on.stage == "play" and on.votes is None
    drawn = play(play(s, AgreeDraw(draw=True)), AgreeDraw(draw=True), "orange")
    result = GAME.pending(drawn)
    assert isinstance(result, Over) and set(result.winners) == {"blue", "orange"}


def test_damage_puts_the_draw_off():
    s = match(unit("blue-1", "m5a1-stuart"), unit("orange-1", "m4a3-75w", 15, 10, 90))
    s = play(replace(s, quiet=11), fire())
    while isinstance(GAME.pending(s), Roll):
        s = throw(s, 6)
    assert s.quiet < 0 and play(s, EndTurn()).quiet == 0


def test_wrong_dice_are_refused():
    s = play(
        match(unit("blue-1", "m5a1-stuart"), unit("orange-1", "m5a1-stuart", 40, 10, 180)), fire()
    )
    with pytest.raises(Exception, match="aa-wrong-dice"):
        thrown(s, 7)
