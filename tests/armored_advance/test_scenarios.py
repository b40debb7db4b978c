"""Short battles, each about one part of the game, played from order to order through it."""

from __future__ import annotations

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import (
    Demolish,
    EndTurn,
    Fire,
    Hook,
    Load,
    Move,
    SetUp,
    Unhook,
    Unload,
)
from server.games.kernel import Over, Roll
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


def fire(unit: str, target: str, weapon: str = "gun", **more) -> Fire:
    return Fire(unit=unit, weapon=weapon, target=target, **more)


def go(unit: str, x: float, y: float, **more) -> Move:
    return Move(unit=unit, to=at(x, y), **more)


def end(s):
    return play(s, EndTurn(), s.active)


def crew_in_view(s, gun: str) -> str | None:
    return next(u.crew for u in GAME.view(s, None).board.units if u.id == gun)


# --- Squads ----------------------------------------------------------------------------------


def test_squads_fight_over_a_wall():
    """March, machine gun, grenade over the wall, and a sniper nobody sees until it has fired."""
    wall = piece("wall", "wall", 20, 0, 20.3, 40, height=1.5)
    s = match(
        squad("blue-s1", 12, 10, machine_gun=True, grenades=1),
        squad("blue-s2", 12, 30, kind="sniper"),
        squad("orange-s1", 22, 10),
        squad("orange-s2", 35, 31),
        pieces=[wall],
    )
    s = play(s, go("blue-s1", 16, 10))
    assert refused(s, fire("blue-s1", "orange-s1", "ai")) == "aa-squad-acted"
    assert refused(s, fire("blue-s2", "orange-s2", "ai")) == "aa-behind-walls"
    s = play(s, go("blue-s2", 12, 33))
    s = end(s)
    s = play(s, go("orange-s2", 32, 31), "orange")
    assert refused(s, fire("orange-s1", "blue-s1", "ai"), "orange") == "aa-behind-walls"
    s = end(s)
    assert s.actions_left == 5, "squads act outside the limit"
    s = throw(play(s, fire("blue-s1", "orange-s1", "grenade")), 6)
    assert (the(s, "orange-s1").men, the(s, "blue-s1").grenades) == (2, 0)
    s = play(end(s), go("orange-s1", 19, 10), "orange")  # men climb over walls
    s = throw(play(end(s), fire("blue-s1", "orange-s1", "ai")), 4)  # D3-1, and the machine gun
    assert the(s, "orange-s1").state == "destroyed"
    assert s.stage == "play", "infantry does not decide an annihilation"


def test_a_hidden_team_stalks_an_armoured_car():
    s = match(
        squad("blue-s1", 20, 10, kind="at_rifle"),
        unit("orange-1", "sdkfz-222", 34, 10, 180),
        unit("orange-2", "m5a1-stuart", 70, 50),
    )
    s = end(s)
    s = play(s, go("orange-1", 31, 10, heading=18000), "orange")
    assert refused(s, fire("orange-1", "blue-s1", "ai"), "orange") == "aa-ai-lies-hidden"
    s = play(end(s), fire("blue-s1", "orange-1"))
    s = throw(s, 6)
    assert the(s, "orange-1").hp == 1  # 2 of 3
    s = end(s)
    s = throw(play(s, fire("orange-1", "blue-s1", "ai"), "orange"), 6)  # it has fired: fair game
    assert the(s, "blue-s1").state == "destroyed"


# --- Field guns, crews, tows -----------------------------------------------------------------


def test_a_gun_that_is_being_set_up_is_not_hooked_up():
    s = match(
        unit("blue-1", "sdkfz-251-1", 10, 20),
        unit("blue-2", "lefh-18", 7.6, 20),
        squad("blue-s1", 6, 20, kind="artillery_crew"),
        unit("orange-1", "m4a3-75w", 60, 20, 180),
    )
    s = play(s, SetUp(unit="blue-2"))
    assert refused(s, Hook(unit="blue-1", gun="blue-2")) == "aa-setting-up"


def test_a_gun_is_towed_into_place_manned_fired_and_left():
    """Hooking up costs an action, unhooking none; the crew rides, gets out, and mans the gun."""
    s = match(
        unit("blue-1", "sdkfz-251-1", 10, 20),
        unit("blue-2", "pak-40", 7.6, 20),
        squad("blue-s1", 10, 21.5, kind="artillery_crew"),
        unit("orange-1", "m4a3-75w", 60, 20, 180),
    )
    assert refused(s, fire("blue-2", "orange-1")) == "aa-unmanned"
    s = play(s, Load(unit="blue-1", squads=("blue-s1",)))
    s = play(s, Hook(unit="blue-1", gun="blue-2"))
    assert s.actions_left == 3
    assert refused(s, go("blue-1", 15, 20)) == "aa-pool-empty"
    assert GAME.check(end(s), "orange", fire("orange-1", "blue-2")).value.prospect.need == 6
    s = end(end(s))
    s = play(play(s, go("blue-1", 16, 20)), go("blue-1", 22, 20))  # a Medium gun slows nobody
    s = play(s, Unhook(unit="blue-1", at=at(24.5, 20), heading=0))
    s = play(s, Unload(unit="blue-1", squad="blue-s1", at=at(23.1, 21.3)))
    assert refused(s, go("blue-s1", 23, 22)) == "aa-got-out"
    assert crew_in_view(s, "blue-2") == "blue-s1"
    reroll = GAME.check(s, "blue", fire("blue-2", "orange-1")).value.prospect.plan.reroll
    assert not reroll, "a gun that was towed has moved"
    s = end(end(s))
    told = {r.key for r in GAME.check(s, "blue", fire("blue-2", "orange-1")).reasons}
    assert {"aa-crew", "aa-advantage"} <= told
    s = throw(play(s, fire("blue-2", "orange-1")), 6)
    assert the(s, "orange-1").hp == 11
    s = play(s, go("blue-s1", 23.1, 24))
    assert crew_in_view(s, "blue-2") is None
    assert refused(s, Move(unit="blue-2", to=at(24.5, 20), heading=100)) == "aa-unmanned"


def test_a_crew_is_shot_away_from_the_flank_and_its_gun_falls_silent():
    s = match(
        unit("blue-1", "m4a3-75w", 12, 22, 270),
        unit("orange-1", "pak-40", 12, 10),
        squad("orange-s1", 10.4, 10, men=2),
        unit("orange-2", "m5a1-stuart", 70, 50),
    )
    assert refused(s, fire("blue-1", "orange-s1", "gun")) == "aa-gun-at-infantry"
    s = throw(play(s, fire("blue-1", "orange-s1", "ai")), 6)
    assert the(s, "orange-s1").state == "destroyed"
    s = end(s)
    assert refused(s, fire("orange-1", "blue-1"), "orange") == "aa-unmanned"


# --- Transports ------------------------------------------------------------------------------


def test_a_transport_is_lost_with_its_riders_and_its_tow():
    """Riders crawl out, lose D3-1 men each and their next action; the gun is left standing."""
    s = match(
        unit("blue-1", "m4a3-75w", 10, 20),
        unit("orange-1", "m3a1-halftrack", 40, 20, 180, hp=2, towing="orange-2"),
        unit("orange-2", "pak-40", towed_by="orange-1"),
        unit("orange-3", "m5a1-stuart", 70, 50),
        squad("orange-s1", aboard="orange-1"),
        squad("orange-s2", aboard="orange-1", men=2),
    )
    assert refused(s, fire("blue-1", "orange-s1", "ai")) == "aa-ai-embarked"
    s = throw(play(s, fire("blue-1", "orange-1")), 6)
    wanted = GAME.pending(s)
    assert isinstance(wanted, Roll) and wanted.groups[0].count == 2, "one throw for all riders"
    s = throw(s, 1, 6)
    assert (the(s, "orange-s1").men, the(s, "orange-s2").state) == (6, "destroyed")
    assert the(s, "orange-2").place is not None and the(s, "orange-2").towed_by is None
    s = end(s)
    assert refused(s, go("orange-s1", 41, 24), "orange") == "aa-squad-acted"
    s = end(end(s))
    place = the(s, "orange-s1").place
    play(s, Move(unit="orange-s1", to=type(place)(place.x, place.y + 1000)), "orange")


# --- Demolition ------------------------------------------------------------------------------


def test_engineers_open_a_way_through_tank_traps():
    traps = [
        piece("left", "tank_traps", 20, 0, 20.5, 9, height=0.5),
        piece("middle", "tank_traps", 20, 9.5, 20.5, 11, height=0.5),
        piece("right", "tank_traps", 20, 15, 20.5, 40, height=0.5),
    ]
    s = match(
        unit("blue-1", "pz-iv-f1", 8, 10), unit("blue-2", "m5a1-stuart", 16, 10), pieces=traps
    )
    through = go("blue-2", 22.5, 10)
    assert refused(s, through) == "aa-barred"
    s = play(s, Demolish(unit="blue-1", piece="middle"))
    assert s.gone == ("left", "middle") and s.actions_left == 3
    assert refused(s, go("blue-1", 9, 10)) == "aa-pool-empty"
    s = play(s, through)
    assert [p.id for p in GAME.view(s, None).board.map.pieces] == ["right"]


# --- Domination ------------------------------------------------------------------------------


def test_domination_to_the_last_point():
    """A squad takes a token, is outnumbered, is relieved, and the points decide."""
    s = match(
        squad("blue-s1", 20, 13),
        squad("blue-s2", 20, 24, men=3),
        squad("orange-s1", 24.5, 10),
        squad("orange-s2", 70, 50),
        mission="domination",
        objectives=[at(20, 10), at(20, 30), at(70, 50)],
        vp_target=3,
    )
    assert [o.owner for o in GAME.view(s, None).board.objectives] == ["blue", None, "orange"]
    s = play(s, go("blue-s2", 20, 28))
    s = end(s)
    assert s.vp == (0, 0), "one each of orange's and two of blue's: orange gains nothing"
    s = end(play(s, go("orange-s1", 22, 10), "orange"))  # six against six: nobody's
    assert s.vp == (0, 0)
    s = throw(play(s, fire("blue-s1", "orange-s1", "ai")), 6)  # 2 men
    assert [o.owner for o in GAME.view(s, None).board.objectives] == ["blue", "blue", "orange"]
    s = end(end(s))
    assert s.vp == (1, 0)
    for _ in range(2):
        s = end(s)
        if s.stage == "play":
            s = end(s)
    result = GAME.pending(s)
    assert isinstance(result, Over) and result.winners == ("blue",) and s.vp == (3, 0)
