"""How often a weapon fires (p5, p10, p13-15), and clearing tank traps (p21).

Whether the target can be hit is another question; these rules look at the shooter alone.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from server.games.armored_advance.house import aa
from server.games.armored_advance.lengths import shown
from server.games.armored_advance.units.cards import UnitCard, Weapon
from server.games.ruling import Reason, Ruling, Value
from server.games.telling import refuse

TRAP_RANGE = 12  # inches within which Support clears tank traps
TRAPS_CLEARED = 3  # inches around the one fired at that are cleared with it

At = Literal["infantry", "armour"]


class Fired(Struct, frozen=True):
    """One attack action of this turn."""

    weapon: str
    at: At


class Record(Struct, frozen=True, kw_only=True):
    """What a vehicle or gun has done so far, as far as it limits its fire."""

    actions_left: int
    moved: bool = False  # in any way, this turn
    fired: tuple[Fired, ...] = ()  # this turn
    reloading: bool = False  # its main gun fired in its previous own turn
    set_up: bool = False  # an Indirect unit that spent a full turn on it
    manned: bool = True  # a field gun's crew is in place


def may_fire(
    card: UnitCard, weapon: Weapon, record: Record, at: At, *, accurate: bool = False
) -> Ruling[int]:
    """The actions the attack costs; raises where the unit may not make it."""
    _refuse_unmanned(card, record)
    if accurate:
        _refuse_accurate(card, weapon, record)
    elif record.actions_left < 1:
        raise refuse("aa-no-action-left", aa(4))
    if is_main(weapon):
        _refuse_main_gun(card, record, at)
    _refuse_again(card, weapon, record)
    if accurate:
        return Ruling(card.actions, (Reason("aa-fires-accurate", aa(12)),))
    return Ruling(1, (Reason("aa-fires", aa(5)),))


def is_main(weapon: Weapon) -> bool:
    """The main gun itself, or an anti-infantry line that it fires (p10)."""
    return weapon.primary or weapon.main_gun


def _refuse_unmanned(card: UnitCard, record: Record) -> None:
    if card.is_field_gun and not record.manned:
        raise refuse("aa-unmanned", aa(17))


def _refuse_accurate(card: UnitCard, weapon: Weapon, record: Record) -> None:
    """Both actions, no movement at all, one shot that is rolled to hit (p12)."""
    if not card.has("accurate") or weapon.kind == "ai":
        raise refuse("aa-not-accurate", aa(12))
    if record.moved:
        raise refuse("aa-accurate-after-move", aa(12))
    if record.actions_left < card.actions:
        raise refuse("aa-accurate-both", aa(12), actions=card.actions)


def _refuse_main_gun(card: UnitCard, record: Record, at: At) -> None:
    if card.has("indirect") and not record.set_up:
        raise refuse("aa-not-set-up", aa(15))
    if card.has("long_reload") and record.reloading:
        raise refuse("aa-reloading", aa(14))
    main = {weapon.id for weapon in card.weapons if is_main(weapon)}
    if any(shot.weapon in main and shot.at != at for shot in record.fired):
        raise refuse("aa-one-kind-of-target", aa(10))


def _refuse_again(card: UnitCard, weapon: Weapon, record: Record) -> None:
    """One action a weapon and turn, but Rapid Fire may use both on its primary (p5, p13)."""
    barrel = {each.id for each in card.weapons if is_main(each)} if is_main(weapon) else {weapon.id}
    times = sum(shot.weapon in barrel for shot in record.fired)
    rapid = weapon.primary and card.has("rapid_fire")
    if times < (card.actions if rapid else 1):
        return
    if card.has("autocannon") and weapon.primary:
        raise refuse("aa-autocannon-again", aa(13))
    raise refuse("aa-fired-already", aa(5))


def may_clear_traps(
    card: UnitCard, record: Record, inches: float, *, in_arc: bool = True
) -> Ruling[int]:
    """The actions it costs Support to fire the trap and its neighbours away; no roll (p21)."""
    if not card.has("support"):
        raise refuse("aa-traps-support", aa(21))
    _refuse_unmanned(card, record)
    if inches > TRAP_RANGE:
        far = shown(inches, TRAP_RANGE)
        raise refuse("aa-traps-too-far", aa(21), inches=far, limit_inches=TRAP_RANGE, unit="in")
    if not in_arc:
        raise refuse("aa-traps-out-of-arc", aa(14))
    if record.actions_left < card.actions or record.fired:
        raise refuse("aa-traps-both", aa(21), actions=card.actions)
    _refuse_main_gun(card, record, "armour")
    cleared: dict[str, Value] = {"limit_inches": TRAPS_CLEARED, "unit": "in"}
    return Ruling(card.actions, (Reason("aa-traps-cleared", aa(21), 0, cleared),))
