"""The entry point to the rules of fire: which of them judges an attack."""

from __future__ import annotations

from server.games.armored_advance.fire.anti_infantry import anti_infantry
from server.games.armored_advance.fire.high_explosive import high_explosive, indirect_fire
from server.games.armored_advance.fire.odds import Prospect
from server.games.armored_advance.fire.shooting import direct_fire
from server.games.armored_advance.fire.shot import Shot
from server.games.armored_advance.fire.too_close import Rule, judged
from server.games.armored_advance.house import House
from server.games.ruling import IllegalMove, Ruling


def judge(shot: Shot, house: House) -> Ruling[Prospect]:
    """What the attack needs, does and risks; or why it may not be made; or *too close*."""
    return judged(rule_for(shot), shot, house)


def rule_for(shot: Shot) -> Rule:
    weapon = shot.shooter.weapon
    if weapon.kind == "ai" or shot.shooter.grenade:
        return anti_infantry
    if weapon.kind == "ap":
        return direct_fire
    return high_explosive if shot.shooter.indirect is None else indirect_fire


def allowed(ruling: Ruling[Prospect]) -> Ruling[Prospect]:
    """The same ruling; raises with the reason that forbids the attack."""
    if ruling.value.refused is not None:
        raise IllegalMove(ruling.value.refused)
    return ruling
