"""What a shot is worth to a bot: the requisition it may be expected to take off the table."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from server.games.armored_advance.actions import Fire
from server.games.armored_advance.fire.attack import judge
from server.games.armored_advance.fire.odds import Odds, Prospect
from server.games.armored_advance.fire.shot import Lane
from server.games.armored_advance.ground.lanes import body, lanes, target_body
from server.games.armored_advance.play.gunnery import arc_for, make_shot, weapon_of, weapons_of
from server.games.armored_advance.play.manning import manned_by
from server.games.armored_advance.state import (
    Squad,
    State,
    Thing,
    Unit,
    card_of,
    find_squad,
    find_unit,
)
from server.games.armored_advance.units.cards import Arc, Weapon
from server.games.kernel import Offer, OneOf

SQUAD_WORTH, SQUAD_WORTH_ON_OBJECTIVES = 12.0, 60.0  # requisition points
CREW_SHARE = 0.5  # of its gun's cost, that a crew is worth


class Aimed(Struct, frozen=True):
    """An attack that may be made, and what it is worth for each action it takes."""

    worth: float
    chance: float
    action: Fire


def thing(s: State, id: str) -> Thing:
    found: Thing | None = find_unit(s, id) or find_squad(s, id)
    assert found is not None, id
    return found


def enemies(s: State, seat: str) -> list[Thing]:
    """Everything of the other side that stands on the board."""
    everything: list[Thing] = [*s.units, *s.squads]
    return [e for e in everything if e.seat != seat and e.state == "ready" and e.place is not None]


def price(s: State, target: Thing) -> float:
    """What it is worth to be rid of the target."""
    if isinstance(target, Unit):
        return float(card_of(s, target).cost)
    own = SQUAD_WORTH_ON_OBJECTIVES if s.options.mission == "domination" else SQUAD_WORTH
    gun = manned_by(s, target)
    return own if gun is None else own + CREW_SHARE * card_of(s, gun).cost


def worth(s: State, target: Thing, odds: Odds) -> float:
    """Half of its price for the damage, half for the kill: a damaged unit still shoots."""
    left = target.hp if isinstance(target, Unit) else target.men
    done = min(1.0, odds.expected / max(left, 1))
    return price(s, target) * (done + (odds.destroys or 0.0)) / 2


def prospect(
    s: State, shooter: Thing, weapon: Weapon, target: Thing, lane: Lane, *, accurate: bool = False
) -> Prospect:
    shot = make_shot(s, shooter, weapon, target, lane, accurate=accurate, dice=0)
    return judge(shot, s.house).value


def is_for(weapon: Weapon, target: Thing) -> bool:
    return (weapon.kind == "ai") == isinstance(target, Squad)


def aimed(s: State, offer: Offer) -> list[Aimed]:
    """Every attack the offer covers that may succeed, the best first."""
    fire: Fire = offer.action
    shooter = thing(s, fire.unit)
    weapon = weapon_of(s, shooter, fire.weapon)
    ids = next((v.values for v in offer.vary if isinstance(v, OneOf) and v.field == "target"), ())
    targets = [thing(s, id) for id in ids or (fire.target,) if not _is_piece(s, id)]
    bodies = [target_body(s, target) for target in targets]
    rows = lanes(s, [body(s, shooter)], bodies, arc_for(s, shooter, weapon))
    found = []
    for target, lane in zip(targets, rows[0], strict=True):
        value = prospect(s, shooter, weapon, target, lane, accurate=fire.accurate)
        if value.verdict not in ("can", "too_close"):
            continue
        gain = worth(s, target, value.odds) / (2 if fire.accurate else 1)
        # Where the players point at the struck face (Q16), it points at the measured one.
        asked = s.house.facing_rule == "ask" and isinstance(target, Unit)
        action = replace(fire, target=target.id, face=lane.face if asked else None)
        found.append(Aimed(gain, value.odds.chance, action))
    return sorted(found, key=lambda each: -each.worth)


def _is_piece(s: State, id: str) -> bool:
    """A fortification: it is left standing."""
    return s.options.board is not None and id in [piece.id for piece in s.options.board.pieces]


# --- From other poses ------------------------------------------------------------------------


def best_from(s: State, poses: Sequence[Thing], targets: Sequence[Thing]) -> list[float]:
    """For each pose of one shooter, what its best attack from there would be worth."""
    best = [0.0] * len(poses)
    if not poses or not targets:
        return best
    for weapon in weapons_of(s, poses[0]):
        fitting = [target for target in targets if is_for(weapon, target)]
        for k, row in enumerate(_worths(s, poses, weapon, fitting)):
            best[k] = max(best[k], *row, 0.0)
    return best


def danger_at(s: State, poses: Sequence[Unit], foes: Sequence[Thing]) -> list[float]:
    """For each pose of one unit, what all its enemies' main guns together may cost it there."""
    danger = [0.0] * len(poses)
    if not poses:
        return danger
    by_arc: dict[Arc, list[tuple[Unit, Weapon]]] = {}
    for foe in foes:
        gun = card_of(s, foe).primary if isinstance(foe, Unit) else None
        if isinstance(foe, Unit) and gun is not None and gun.kind != "ai":
            by_arc.setdefault(arc_for(s, foe, gun), []).append((foe, gun))
    for arc, guns in by_arc.items():
        table = lanes(s, [body(s, foe) for foe, _ in guns], [body(s, p) for p in poses], arc)
        for (foe, gun), row in zip(guns, table, strict=True):
            for k, lane in enumerate(row):
                value = prospect(s, foe, gun, poses[k], lane)
                danger[k] += worth(s, poses[k], value.odds)
    return danger


def _worths(
    s: State, poses: Sequence[Thing], weapon: Weapon, targets: Sequence[Thing]
) -> list[list[float]]:
    if not targets:
        return [[] for _ in poses]
    bodies = [body(s, target) for target in targets]
    table = lanes(s, [body(s, pose) for pose in poses], bodies, arc_for(s, poses[0], weapon))
    return [
        [
            worth(s, target, prospect(s, pose, weapon, target, lane).odds)
            for target, lane in zip(targets, row, strict=True)
        ]
        for pose, row in zip(poses, table, strict=True)
    ]
