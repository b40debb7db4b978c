"""The house rules of scouts, turns, movement, infantry, transports and missions."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import Fire, Load, Move, Scout, Turn
from server.games.armored_advance.corrections import SetHp, SetMen
from server.games.armored_advance.house import House
from server.games.armored_advance.questions.reach import AskReach
from server.games.kernel import Over
from tests.armored_advance.table import (
    CARDS,
    at,
    changed,
    match,
    piece,
    play,
    squad,
    the,
    throw,
    unit,
)
from tests.armored_advance.toggles import next_turn, options, why_not

REPORT = Scout(unit="blue-1", target="orange-1", friend="blue-2")
STUART = CARDS["m5a1-stuart"].hull.length / 1000


# --- Scouts ----------------------------------------------------------------------------------


def patrol(house: House, away: float = 20):
    """A scout so many inches from an enemy, and a friend beside it."""
    return match(
        unit("blue-1", "m5a1-stuart", 10, 20),
        unit("blue-2", "m5a1-stuart", 10, 30),
        unit("orange-1", "m5a1-stuart", 10 + STUART + away, 20),
        house=house,
    )


@options(action=(4, None), free_once=(5, "aa-scouted-once"))
def scout_cost(house: House):
    """What a report costs, and whether the scout may make another one."""
    s = play(patrol(house), REPORT)
    return s.actions_left, why_not(s, replace(REPORT, friend="blue-99"))


@options(turn=(1, 1), next_shot=(1, 4))
def scout_duration(house: House):
    """The needs of the friend's first and second shot."""
    s = play(patrol(house), REPORT)
    shot = Fire(unit="blue-2", weapon="gun", target="orange-1")
    first = GAME.check(s, "blue", shot).value.prospect.need
    return first, GAME.check(play(s, shot), "blue", shot).value.prospect.need


@options(no="aa-scout-itself", yes=None)
def scout_self(house: House):
    return why_not(patrol(house), replace(REPORT, friend="blue-1"))


@options(strict=(2, 1), inclusive=(3, 2))
def scout_boundary(house: House):
    """At exactly 24 and 36 inches."""
    return tuple(GAME.check(patrol(house, away), "blue", REPORT).value for away in (24, 36))


@options(none=None, _60="aa-scout-friend-too-far")
def scout_friend_range(house: House):
    s = match(
        unit("blue-1", "m5a1-stuart", 60, 20),
        unit("blue-2", "m5a1-stuart", 5, 30),
        unit("orange-1", "m4a3-75w", 74, 20),
        house=house,
    )
    return why_not(s, REPORT)


# --- Turns and movement ----------------------------------------------------------------------


@options(allow="blue", end_now="orange")
def after_limit(house: House):
    s = match(unit("blue-1", "m4a3-75w"), squad("blue-s1", 20, 20), house=house, action_limit=1)
    return play(s, Move(unit="blue-1", to=at(11, 10))).active


@options(interleave=None, one_unit_at_a_time="aa-one-at-a-time")
def activation(house: House):
    s = match(unit("blue-1", "m4a3-75w"), unit("blue-2", "m4a3-75w", 10, 20), house=house)
    s = play(s, Move(unit="blue-1", to=at(11, 10)))
    s = play(s, Move(unit="blue-2", to=at(11, 20)))
    return why_not(s, Move(unit="blue-1", to=at(12, 10)))


@options(in_move="aa-turn-in-move", free_once="aa-turned-already", free=None)
def pivot(house: House):
    """Turning on the spot for nothing, and once more."""
    s = match(unit("blue-1", "m4a3-75w"), house=house)
    if no := why_not(s, Turn(unit="blue-1", heading=9000)):
        return no
    s = play(s, Turn(unit="blue-1", heading=9000))
    assert s.actions_left == 5
    return why_not(s, Turn(unit="blue-1", heading=0))


def tow(house: House, **more):
    half_track = unit("blue-1", "sdkfz-251-1", towing="blue-2")
    return match(half_track, unit("blue-2", "flak-36", towed_by="blue-1"), house=house, **more)


@options(exact=3500, down=3000)
def halve_distance(house: House):
    s = tow(house, cards=changed("sdkfz-251-1", move=7))
    return GAME.ask(s, None, AskReach(unit="blue-1")).value.next


@options(no="aa-gun-in-water", yes=None)
def tow_through_water(house: House):
    ford = piece("ford", "water", 12, 0, 80, 60)
    return why_not(tow(house, pieces=[ford]), Move(unit="blue-1", to=at(12.5, 10)))


@options(of_move="aa-too-far", of_mud=None)
def halftrack_mud(house: House):
    """2 open inches, then mud: 4 easy inches in all, or 4 of the mud."""
    mud = piece("mud", "mud", 12, 0, 80, 60)
    s = match(unit("blue-1", "m3a1-halftrack"), pieces=[mud], house=house)
    return why_not(s, Move(unit="blue-1", to=at(17, 10)))


@options(card=None, now="aa-too-far")
def half_of(house: House):
    """Move 6, 3 with the gun: of 3 inches of mud 3 are easy, or 1.5."""
    return why_not(
        tow(house, pieces=[piece("mud", "mud", 0, 0, 80, 60)]), Move(unit="blue-1", to=at(13, 10))
    )


# --- Infantry, guns and transports -----------------------------------------------------------


@options(after_floor=5, before_floor=6)
def mg_bonus(house: House):
    """Two men with a machine gun throw a 1 at six."""
    s = match(squad("blue-s1", men=2, machine_gun=True), squad("orange-s1", 20, 10), house=house)
    s = throw(play(s, Fire(unit="blue-s1", weapon="ai", target="orange-s1")), 1)
    return the(s, "orange-s1").men


def gun(house: House, owner: str, *crew):
    enemy = unit("orange-2", "m4a3-75w", 40, 10, 90)
    return match(unit(f"{owner}-1", "pak-40"), *crew, enemy, house=house)


@options(rear180=None, rear90="aa-unmanned")
def crew_behind(house: House):
    s = gun(house, "blue", squad("blue-s1", 9.9, 11.2))
    return why_not(s, Fire(unit="blue-1", weapon="gun", target="orange-2"))


@options(no="aa-not-yours", yes=None)
def gun_capture(house: House):
    """A squad behind an abandoned enemy gun: next turn it may turn it on its owner."""
    s = next_turn(gun(house, "orange", squad("blue-s1", 8.5, 10)))
    return why_not(s, Fire(unit="orange-1", weapon="gun", target="orange-2"))


@options(_1=(True, False, False), _2=(True, True, False), _3=(True, True, True))
def embark_range(house: House):
    edge = CARDS["m3a1-halftrack"].hull.width / 2000 + 0.5  # and half the token

    def boards(gap: int) -> bool:
        s = match(
            unit("blue-1", "m3a1-halftrack"), squad("blue-s1", 10, 10 + edge + gap), house=house
        )
        return why_not(s, Load(unit="blue-1", squads=("blue-s1",))) is None

    return boards(1), boards(2), boards(3)


@options(one="aa-load-one", all=None)
def apc_load(house: House):
    both = squad("blue-s1", 10, 11.5), squad("blue-s2", 10, 8.5)
    s = match(unit("blue-1", "m3a1-halftrack"), *both, house=house)
    return why_not(s, Load(unit="blue-1", squads=("blue-s1", "blue-s2")))


# --- Missions --------------------------------------------------------------------------------


def scored(*things, house: House) -> int:
    """What blue gains in a round with one objective at (20, 10)."""
    s = match(*things, house=house, mission="domination", objectives=[at(20, 10)], vp_target=9)
    return next_turn(s).vp[0]


@options(_1=(1, 0, 0), _3=(1, 1, 0), _6=(1, 1, 1))
def objective_radius(house: House):
    return tuple(scored(squad("blue-s1", 20 + inches, 10), house=house) for inches in (1, 3, 6))


@options(no=0, yes=1)
def embarked_hold(house: House):
    ride = unit("blue-1", "m3a1-halftrack", 20, 10)
    return scored(ride, squad("blue-s1", aboard="blue-1"), house=house)


@options(vehicles_and_guns=(0, 1, 1), vehicles=(1, 1, 1), all=(0, 0, 1))
def annihilation_scope(house: House):
    """Whether it is over when the tank is gone, when the gun is gone too, and when the men are."""
    s = match(
        unit("orange-1", "m5a1-stuart", 60, 50),
        unit("orange-2", "pak-40", 60, 40),
        squad("orange-s1", 60, 30),
        house=house,
    )
    ends = []
    tank, gun = (SetHp(unit=id, hp=0) for id in ("orange-1", "orange-2"))
    for loss in (tank, gun, SetMen(squad="orange-s1", men=0)):
        s = s if s.stage == "over" else GAME.correct(s, loss).state
        ends.append(s.stage == "over")
    return tuple(ends)


@options(full=None, by_hp=("blue",))
def timed_value(house: House):
    """A Stuart against a damaged one at the turn limit: who wins, if it ends at all."""
    s = match(
        unit("blue-1", "m5a1-stuart"),
        unit("orange-1", "m5a1-stuart", 60, 50, hp=5),
        spare=False,
        house=house,
        mission="timed_annihilation",
        turn_limit=1,
    )
    result = GAME.pending(next_turn(s))
    return result.winners if isinstance(result, Over) else None


@options(draw=("blue", "orange"), extra_round=None)
def limit_tie(house: House):
    objectives = [at(20, 10)]
    s = match(house=house, mission="domination", objectives=objectives, turn_limit=1)
    result = GAME.pending(next_turn(s))
    return result.winners if isinstance(result, Over) else None
