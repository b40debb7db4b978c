"""Anti-Infantry Attacks (p10), and those of squads with machine guns and grenades (p17-19)."""

from __future__ import annotations

from collections.abc import Iterator

from server.games.armored_advance.fire.access import access, verdict_of
from server.games.armored_advance.fire.effect import with_odds
from server.games.armored_advance.fire.odds import NO_CHANCE, Plan, Prospect, die_need
from server.games.armored_advance.fire.shot import Shot
from server.games.armored_advance.house import House, aa, by_house, settled
from server.games.armored_advance.lists.squads import GRENADE, GRENADE_RANGE, SMALL_ARMS_RANGE
from server.games.armored_advance.units.cards import Kills
from server.games.ruling import Reason, Ruling

FACES = range(1, 7)


def anti_infantry(shot: Shot, house: House) -> Ruling[Prospect]:
    """How many men an attack may cost: no roll to hit, one die at most for the men."""
    found = access(
        shot,
        house,
        limit=_limit(shot),
        limit_page=18 if shot.shooter.grenade else 10,
        over_walls=shot.shooter.grenade,
        forbidden=immune(shot),
    )
    effects = losses(shot, house)
    plan = Plan(hit=1, effects=effects if len(set(effects)) > 1 else effects[:1])
    value = Prospect(
        kind="anti_infantry",
        verdict=verdict_of(found, max(effects) or None),
        in_range=found.in_range,
        in_arc=found.in_arc,
        visible=found.visible,
        need=die_need(plan),
        plan=plan,
        odds=NO_CHANCE,
        refused=found.refused,
    )
    return Ruling(with_odds(value, shot), (*found.reasons, *_terms(shot, house)))


def _limit(shot: Shot) -> int:
    """A foot, unless the weapon says otherwise (p10, p17-19)."""
    if shot.shooter.grenade:
        return GRENADE_RANGE
    return SMALL_ARMS_RANGE if shot.shooter.range_limit is None else shot.shooter.range_limit


def immune(shot: Shot) -> Reason | None:
    """Why these men cannot be attacked, wherever they are; None: they can."""
    target = shot.target
    if target.kind != "infantry":
        return Reason("aa-ai-at-armour", aa(10))
    if target.embarked:
        return Reason("aa-ai-embarked", aa(12))
    if target.shield:
        return Reason("aa-ai-shield", aa(17), 0, {"amount": target.shield})
    if target.shield_sandbags:
        return Reason("aa-ai-shield-sandbags", settled(60))
    if target.lies_hidden:
        return Reason("aa-ai-lies-hidden", aa(19))
    return None


def kills_of(shot: Shot) -> Kills:
    if shot.shooter.grenade:
        return GRENADE
    kills = shot.shooter.weapon.kills
    assert kills is not None, "only an AI line kills men"
    return kills


def rolled(kills: Kills, face: int) -> int:
    """What the die gives before anything else; a D3 is half a D6, rounded up."""
    die = {0: 0, 3: -(-face // 2), 6: face}[kills.die]
    return die + kills.plus


def men_lost(shot: Shot, face: int, house: House) -> int:
    """Never below 0; a machine gun kills one more (Q34); sandbags halve it, rounded down (p21)."""
    gun = shot.shooter.machine_gun and not shot.shooter.grenade
    lost = rolled(kills_of(shot), face)
    late = house.mg_bonus == "after_floor"
    lost = max(0, lost) + gun if late else max(0, lost + gun)
    return lost // 2 if shot.lane.sandbags == "here" else lost


def losses(shot: Shot, house: House) -> tuple[int, ...]:
    """Men lost by face of the die, no more than there are."""
    most = shot.target.men
    lost = (men_lost(shot, face, house) for face in FACES)
    return tuple(lost) if most is None else tuple(min(most, each) for each in lost)


def _terms(shot: Shot, house: House) -> Iterator[Reason]:
    kills = kills_of(shot)
    page = 18 if shot.shooter.grenade else 10
    key = "aa-ai-grenade" if shot.shooter.grenade else "aa-ai-kills"
    yield Reason(key, aa(page), 0, {"dice": str(kills)})
    if kills.die == 3:
        yield Reason("aa-ai-d3", settled())
    if shot.shooter.machine_gun and not shot.shooter.grenade:
        yield Reason("aa-ai-machine-gun", by_house("mg_bonus"), 1)
    if shot.lane.sandbags == "here":
        yield Reason("aa-ai-sandbags", aa(21))
