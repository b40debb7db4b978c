"""Infantry (p17-19), field guns and their crews, transports (p12, p18)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import (
    EndTurn,
    Fire,
    Load,
    Man,
    Move,
    SayFire,
    SayMove,
    Unload,
)
from server.games.armored_advance.corrections import SetHp
from server.games.armored_advance.house import House
from server.games.armored_advance.play.manning import crews
from tests.armored_advance.table import (
    at,
    match,
    piece,
    play,
    refused,
    squad,
    the,
    throw,
    unit,
)


def fire(unit: str, target: str, weapon: str = "ai") -> Fire:
    return Fire(unit=unit, weapon=weapon, target=target)


def next_turn(s):
    return play(play(s, EndTurn()), EndTurn(), "orange")


# --- On foot (p17) ---------------------------------------------------------------------------


def test_a_squad_marches_4_inches_once():
    s = match(squad("blue-s1"))
    assert refused(s, Move(unit="blue-s1", to=at(14.002, 10))) == "aa-too-far"
    s = play(s, Move(unit="blue-s1", to=at(14, 10)))
    assert s.actions_left == 5
    assert refused(s, Move(unit="blue-s1", to=at(13, 10))) == "aa-squad-acted"


def test_mud_and_water_do_not_slow_infantry():
    s = match(squad("blue-s1"), pieces=[piece("mud", "mud", 0, 0, 80, 60)])
    play(s, Move(unit="blue-s1", to=at(14, 10)))


def test_t17_a_squad_with_four_men_left_shows_a_4():
    s = match(squad("blue-s1", men=4))
    (shown,) = GAME.view(s, None).board.squads
    assert shown.men == 4


def test_a_squad_moves_or_attacks():
    s = match(squad("blue-s1"), squad("orange-s1", 20, 10))
    s = throw(play(s, fire("blue-s1", "orange-s1")), 6)
    assert the(s, "orange-s1").men == 4 and s.actions_left == 5  # D3-1 of a 6
    assert refused(s, Move(unit="blue-s1", to=at(11, 10))) == "aa-squad-acted"


def test_a_grenade_is_thrown_once_over_walls_within_6_inches():
    wall = piece("wall", "wall", 12.8, 0, 13.2, 40, height=2)
    s = match(squad("blue-s1", grenades=1), squad("orange-s1", 16, 10), pieces=[wall])
    assert refused(s, fire("blue-s1", "orange-s1")) == "aa-behind-walls"
    s = throw(play(s, fire("blue-s1", "orange-s1", "grenade")), 6)
    assert the(s, "orange-s1").men == 2 and the(s, "blue-s1").grenades == 0
    assert refused(next_turn(s), fire("blue-s1", "orange-s1", "grenade")) == "aa-no-such-weapon"


def test_vehicles_fire_machine_guns_at_infantry_within_a_foot():
    s = match(unit("blue-1", "m4a3-75w"), squad("orange-s1", 23.6, 10))
    assert the(throw(play(s, fire("blue-1", "orange-s1")), 6), "orange-s1").men == 3
    far = match(unit("blue-1", "m4a3-75w"), squad("orange-s1", 23.7, 10))
    assert refused(far, fire("blue-1", "orange-s1")) == "aa-beyond-limit"
    assert refused(s, fire("blue-1", "orange-s1", "gun")) == "aa-gun-at-infantry"


def test_the_last_man_takes_the_squad_with_him():
    s = match(squad("blue-s1", kind="sniper"), squad("orange-s1", 30, 10, men=1))
    s = play(s, fire("blue-s1", "orange-s1"))
    gone = the(s, "orange-s1")
    assert (gone.men, gone.state, gone.place) == (0, "destroyed", None)


def test_hidden_teams_are_targets_only_after_they_moved_or_fired():
    s = match(unit("blue-1", "m4a3-75w"), squad("orange-s1", 20, 10, kind="sniper"))
    assert refused(s, fire("blue-1", "orange-s1")) == "aa-ai-lies-hidden"
    s = play(s, EndTurn())
    s = play(s, Move(unit="orange-s1", to=at(20, 11)), "orange")
    s = play(s, EndTurn(), "orange")
    play(s, fire("blue-1", "orange-s1"))
    s = next_turn(s)
    assert refused(s, fire("blue-1", "orange-s1")) == "aa-ai-lies-hidden"


def test_an_anti_tank_rifle_fires_at_vehicles_within_18_inches():
    s = match(squad("blue-s1", kind="at_rifle"), unit("orange-1", "sdkfz-251-1", 20, 10, 180))
    s = play(s, fire("blue-s1", "orange-1", "gun"))
    assert the(throw(s, 6), "orange-1").hp == 4


# --- Crews (p17) -----------------------------------------------------------------------------


def gun_with_crew(x: float, y: float = 10, kind="basic", **more):
    return match(
        unit("blue-1", "pak-40"),
        squad("blue-s1", x, y, kind=kind),
        unit("orange-1", "m4a3-75w", 40, 10, 90),
        **more,
    )


def test_a_gun_without_a_squad_close_behind_it_does_nothing():
    for x in (8.5, 8.7, 7.75):
        s = gun_with_crew(x)
        assert (crews(s) != {}) == (x != 7.7)
        play(s, fire("blue-1", "orange-1", "gun"))
    for x in (7.7, 12):  # farther than an inch; in front
        assert refused(gun_with_crew(x), fire("blue-1", "orange-1", "gun")) == "aa-unmanned"
    assert refused(gun_with_crew(12), Move(unit="blue-1", to=at(10.5, 10))) == "aa-unmanned"


def test_behind_is_the_rear_half_or_the_rear_quarter():
    side = 9.9, 11.2
    assert crews(gun_with_crew(*side))
    assert not crews(gun_with_crew(*side, house=House(crew_behind="rear90")))
    assert crews(gun_with_crew(8.5, house=House(crew_behind="rear90")))


def test_an_artillery_crew_helps_to_hit():
    shots = [
        GAME.check(gun_with_crew(8.5, kind=kind), "blue", fire("blue-1", "orange-1", "gun"))
        for kind in ("basic", "artillery_crew")
    ]
    plain, skilled = (ruling.value.prospect.need for ruling in shots)
    assert skilled == plain - 1


def test_one_squad_mans_one_gun():
    guns = unit("blue-1", "pak-40", 10, 10), unit("blue-2", "pak-40", 10, 11.2)
    s = match(*guns, squad("blue-s1", 8.4, 10.6))
    assert list(crews(s)) == ["blue-1"]


def test_a_crew_behind_a_shield_is_immune_from_the_front():
    s = match(
        unit("blue-1", "m4a3-75w", 20, 10, 180),
        unit("orange-1", "pak-40", 10, 10),
        squad("orange-s1", 8.5, 10),
    )
    assert refused(s, fire("blue-1", "orange-s1")) == "aa-ai-shield"
    flank = match(
        unit("blue-1", "m4a3-75w", 9, 17, 270),
        unit("orange-1", "pak-40", 10, 10),
        squad("orange-s1", 8.5, 10),
    )
    play(flank, fire("blue-1", "orange-s1"))


def test_q60_sandbags_on_a_bare_face_shield_the_crew():
    """Armour above 0 towards the attacker is armour, be it a sandbag's (p17, p21)."""
    there = (
        unit("blue-1", "m4a3-75w", 9, 17, 270),
        unit("orange-1", "pak-40", 10, 10),
        squad("orange-s1", 8.5, 10),
    )
    bags = {"side": (8, 11.2, 12, 11.5), "front": (11.8, 8, 12.1, 12)}
    s = match(*there, pieces=[piece("bags", "sandbags", *bags["side"])])
    assert refused(s, fire("blue-1", "orange-s1")) == "aa-ai-shield-sandbags"
    play(
        match(*there, pieces=[piece("bags", "sandbags", *bags["front"])]),
        fire("blue-1", "orange-s1"),
    )


def test_q60_sandbags_shield_a_crew_without_a_board():
    s = match(
        unit("blue-1", "m4a3-75w"),
        unit("orange-1", "pak-40"),
        squad("orange-s1", manning="orange-1"),
        board=False,
    )
    shot = SayFire(unit="blue-1", weapon="ai", target="orange-s1", inches=6000, face="side")
    assert refused(s, replace(shot, sandbags="here")) == "aa-ai-shield-sandbags"
    play(s, replace(shot, sandbags="elsewhere"))


@pytest.mark.parametrize("rule, owner", [("no", "orange"), ("yes", "blue")])
def test_an_abandoned_gun_may_be_captured(rule, owner):
    s = match(
        unit("orange-1", "pak-40", 10, 10),
        unit("orange-2", "m4a3-75w", 60, 50),
        squad("blue-s1", 8.5, 10),
        house=House(gun_capture=rule),
    )
    assert the(next_turn(s), "orange-1").seat == owner


def test_without_a_board_the_squad_is_said_to_man_the_gun():
    s = match(unit("blue-1", "pak-40"), squad("blue-s1"), squad("blue-s2"), board=False)
    s = play(s, Man(squad="blue-s1", gun="blue-1"))
    assert refused(s, Man(squad="blue-s2", gun="blue-1")) == "aa-manned-already"
    play(s, SayMove(unit="blue-1", inches=1000))
    s = play(s, SayMove(unit="blue-s1", inches=1000))
    assert refused(s, SayMove(unit="blue-1", inches=1000)) == "aa-unmanned"


# --- Transports (p12, p18) -------------------------------------------------------------------


def carrier(*squads, card="m3a1-halftrack", **more):
    return match(unit("blue-1", card), *squads, **more)


def test_loading_costs_the_transport_an_action_and_unloading_none():
    s = carrier(squad("blue-s1", 10, 11.5))
    s = play(s, Load(unit="blue-1", squads=("blue-s1",)))
    assert s.actions_left == 4 and the(s, "blue-s1").place is None
    assert refused(s, Move(unit="blue-s1", to=at(10, 12))) == "aa-aboard"
    s = play(s, Move(unit="blue-1", to=at(17, 10)))
    s = play(s, Unload(unit="blue-1", squad="blue-s1", at=at(17, 11.5)))
    assert s.actions_left == 3
    assert refused(s, Move(unit="blue-s1", to=at(17, 13))) == "aa-got-out"


@pytest.mark.parametrize("reach", ["1", "2", "3"])
def test_how_near_a_squad_must_stand_to_get_in(reach):
    house = House(embark_range=reach)
    edge = 10 + 0.433 + 0.5  # half the hull's width, and the token
    near = carrier(squad("blue-s1", 10, edge + int(reach)), house=house)
    play(near, Load(unit="blue-1", squads=("blue-s1",)))
    far = carrier(squad("blue-s1", 10, edge + int(reach) + 0.01), house=house)
    assert refused(far, Load(unit="blue-1", squads=("blue-s1",))) == "aa-board-too-far"


def test_one_squad_gets_in_for_an_action_or_all():
    both = squad("blue-s1", 10, 11.5), squad("blue-s2", 10, 8.5)
    load = Load(unit="blue-1", squads=("blue-s1", "blue-s2"))
    assert refused(carrier(*both), load) == "aa-load-one"
    s = play(carrier(*both, house=House(apc_load="all")), load)
    assert s.actions_left == 4 and the(s, "blue-s2").aboard == "blue-1"


def test_a_transport_has_so_many_seats():
    s = carrier(squad("blue-s1", aboard="blue-1"), squad("blue-s2", 10, 8.5), card="sdkfz-251-1")
    assert refused(s, Load(unit="blue-1", squads=("blue-s2",))) == "aa-full"
    assert refused(match(unit("blue-1", "m4a3-75w"), squad("blue-s1", 10, 11.5)), Load(
        unit="blue-1", squads=("blue-s1",))) == "aa-no-transport"  # fmt: skip


def test_riders_of_a_wreck_crawl_out_lose_men_and_their_next_action():
    s = match(
        unit("blue-1", "m4a3-75w", 10, 20),
        unit("orange-1", "m3a1-halftrack", 40, 20, hp=1),
        unit("orange-2", "m4a3-75w", 60, 50),
        squad("orange-s1", aboard="orange-1"),
        squad("orange-s2", aboard="orange-1"),
    )
    s = play(s, Fire(unit="blue-1", weapon="gun", target="orange-1"))
    s = throw(s, 6)
    wanted = GAME.pending(s)
    assert wanted.groups[0].count == 2 and wanted.groups[0].seat == "orange"
    s = throw(s, 6, 1)
    assert (the(s, "orange-s1").men, the(s, "orange-s2").men) == (4, 6)
    s = play(s, EndTurn())
    assert refused(s, Move(unit="orange-s1", to=at(42, 20)), "orange") == "aa-squad-acted"


def test_a_gun_in_tow_is_left_standing_by_a_wreck():
    s = match(
        unit("blue-1", "sdkfz-251-1", towing="blue-2"), unit("blue-2", "flak-36", towed_by="blue-1")
    )
    s = GAME.correct(s, SetHp(unit="blue-1", hp=0)).state
    GAME.invariants(s)
    assert the(s, "blue-2").place is not None and the(s, "blue-2").towed_by is None


# --- Special teams that leave a ride (p12, p19, Q59) -----------------------------------------

TEAMS = pytest.mark.parametrize("kind", ["sniper", "at_rifle"])


@TEAMS
def test_q59_a_team_from_a_wreck_may_be_fired_at_until_it_has_lain_still(kind):
    s = match(
        unit("blue-1", "m4a3-75w"),
        unit("orange-1", "m3a1-halftrack", 20, 10, 180, hp=1),
        unit("orange-2", "m4a3-75w", 60, 50),
        squad("orange-s1", aboard="orange-1", kind=kind),
    )
    s = throw(throw(play(s, fire("blue-1", "orange-1", "gun")), 6), 1)
    assert the(s, "orange-s1").men == 2
    machine_gun = fire("blue-1", "orange-s1")
    assert GAME.check(s, "blue", machine_gun).value.prospect.verdict == "can"
    assert refused(next_turn(s), machine_gun) == "aa-ai-lies-hidden"


@TEAMS
@pytest.mark.parametrize("board", [True, False])
def test_q59_a_team_that_gets_out_may_be_fired_at_until_it_has_lain_still(kind, board):
    tanks = unit("blue-1", "m3a1-halftrack"), unit("orange-1", "m4a3-75w", 20, 10, 180)
    s = match(*tanks, squad("blue-s1", aboard="blue-1", kind=kind), board=board)
    s = play(s, Unload(unit="blue-1", squad="blue-s1", at=at(10, 11.5) if board else None))
    s = play(s, EndTurn())
    machine_gun = fire("orange-1", "blue-s1")
    if not board:
        machine_gun = SayFire(unit="orange-1", weapon="ai", target="blue-s1", inches=6000)
    assert GAME.check(s, "orange", machine_gun).value.prospect.verdict == "can"
    s = play(play(s, EndTurn(), "orange"), EndTurn())
    assert refused(s, machine_gun, "orange") == "aa-ai-lies-hidden"
