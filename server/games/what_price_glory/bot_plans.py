"""A bot that plans an impulse: where a group gains most, in supply, with somebody left behind.

What it does in a reaction window depends on nothing but public things and luck unless it plays a
card: neither that it waits nor that it waives tells of its hand.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from server.games.bot import Seen
from server.games.kernel import AddUp, Luck, Offer, OneOf, SomeOf
from server.games.what_price_glory import actions as act
from server.games.what_price_glory.board import AreaPlace, UnitPiece
from server.games.what_price_glory.bot_cards import (
    BC,
    BR,
    EC,
    RR,
    Chances,
    hand,
    together,
    waiting,
)
from server.games.what_price_glory.bot_offers import playable
from server.games.what_price_glory.bot_table import Table
from server.games.what_price_glory.sides import CP, RETURNING

PARIS = "paris"
CUT_OFF = -4.0  # of a step that leads out of supply
WAITS = 0.3  # how often it sits out a window of which nothing public says that it matters
STACK = 3  # units that entered, which are worth machine guns
MANY = 3  # committed cards, which are worth Air Supremacy
TEXTS = {  # cards that are better used by their text
    "reinforcements": 2.5,
    "high-seas-fleet": 4.0,
    "stosstruppen": 3.0,
    "usa-enters": 5.0,
    "tanks": 3.0,
    "poison-gas": 2.2,
    "unity-of-command": 2.0,
    "submarine-warfare": 3.0,
    "french-army-mutinies": 2.0,
    "trench-warfare": 1.2,
}


def plan(seen: Seen, luck: Luck) -> Any | None:
    """The best of the offers."""
    offers = playable(seen)
    if not offers:
        return None
    table = Table(seen.view.board, seen.seat)
    if seen.pending.kind == "window":
        return react(table, offers, luck)
    best = max(offers, key=lambda offer: (weigh(table, offer), luck.random()))
    return filled(table, best)


def react(table: Table, offers: list[Offer], luck: Luck) -> Any | None:
    now = table.board.now
    other = next(who for who in table.board.players if who.seat != table.seat)
    for offer in offers:
        if isinstance(offer.action, act.React) and wants(table, offer.action.card, other.committed):
            return offer.action
    if now is not None and now.area and luck.random() < WAITS:
        return None
    return None if luck.random() < WAITS / 2 else act.Waive()


def wants(table: Table, card: str, committed: int) -> bool:
    now = table.board.now
    if card == "machine-guns" and now is not None and now.area:
        return len(table.enemies(table.areas[now.area])) >= STACK
    return card != "air-supremacy" or committed >= MANY


# --- What offers are worth ---------------------------------------------------------------------


def weigh(table: Table, offer: Offer) -> float:
    """How good an offer is, among those of the same decision."""
    match offer.action:
        case act.Commit():
            return card_worth(table, offer)
        case act.Use(card=card):
            return 0.5 if card is None else TEXTS.get(card, 0.6)
        case act.Activate():
            return best_of_group(table, offer)
        case act.Advance(to=to):
            return step_worth(table, acting(table), to)
        case act.Attack():
            return 0.3 + fight_worth(table, table.areas[offer.about or ""], acting(table))
        case act.Recover():
            return recovery_worth(table, acting(table))
        case act.Absorb():
            return absorb_worth(table, offer)
        case act.Bombard(at=at):
            return 0.5 + 0.25 * len(table.enemies(table.areas[at]))
        case act.Halt():
            return 0.05
        case act.Pass() | act.Skip():
            return 0.0
        case act.Rail():
            return homecoming(table) if waiting(table, RETURNING) else -0.1
    return 0.3


def acting(table: Table) -> list[UnitPiece]:
    now = table.board.now
    ids = set(now.units) if now else set()
    places = (*(area.units for area in table.board.areas), *(b.units for b in table.board.boxes))
    return [unit for units in places for unit in units if unit.id in ids]


def chances(table: Table) -> Chances:
    values = sorted((group_value(table, area) for area in table.board.areas), reverse=True)
    return Chances(values[0], values[1], homecoming(table), tired_worth(table))


def card_worth(table: Table, offer: Offer) -> float:
    """A text that pays; else an action that pays, by the card that is missed least."""
    card, now = offer.action.card, chances(table)
    if offer.action.event is not None:
        return -1.0
    if offer.action.more:
        return together(card, further(offer), now)[0]
    if card in TEXTS:
        return TEXTS[card] if card != "reinforcements" or short(table) else now.best * 0.5 - 0.1
    if card == RR and now.train > now.best:
        return now.train
    if card == BR:
        return max(now.best * 0.4, now.tired)
    if card in (EC, BC):
        return now.twice if card == EC else now.both
    return now.best - (0.4 if card in ("machine-guns", "air-supremacy") else 0.05)


def further(offer: Offer) -> tuple[str, ...]:
    """The cards that may be played with the one offered."""
    found = (each.values for each in offer.vary if isinstance(each, SomeOf))
    return next(found, ())


def homecoming(table: Table) -> float:
    """What it is worth to bring back those who wait for a train from the East (10.3)."""
    return float(waiting(table, RETURNING)) if table.seat == CP else 0.0


def short(table: Table) -> bool:
    """Whether a reserve box has enough units for reinforcements to be worth a card."""
    mine = "german" if table.seat == CP else "french"
    return any(len(box.units) >= 4 for box in table.board.boxes if box.id == f"{mine}-reserve")


def tired_worth(table: Table) -> float:
    return max((_tired(table, area) for area in table.board.areas), default=0.0)


def _tired(table: Table, area: AreaPlace) -> float:
    """What it is worth to refresh the spent units of an area: more the nearer the enemy is."""
    spent = [u for u in table.own(area) if not u.fresh and u.supplied]
    return 0.6 * len(spent) / (1 + table.threatened.get(area.id, 9))


def group_value(table: Table, area: AreaPlace) -> float:
    """What the fresh units there could do at best: fight, or take a step."""
    units = [u for u in table.own(area) if u.fresh]
    if not units:
        return 0.0
    best = fight_worth(table, area, units) if table.enemies(area) else 0.0
    group = marching(table, area, units)
    if group:
        best = max(best, max(step_worth(table, group, next) for next in table.near[area.id]))
    return best


def best_of_group(table: Table, offer: Offer) -> float:
    area = table.areas.get(offer.about or "")
    if area is None:
        return homecoming(table)
    value = group_value(table, area)
    if all(u.fresh for u in table.own(area)):
        return value
    return max(value, _tired(table, area) if _recovers(table) else 0.0)


def _recovers(table: Table) -> bool:
    own = table.board.own
    return own is not None and BR in own.committed


def step_worth(table: Table, units: list[UnitPiece], to: str) -> float:
    """What it is worth for the units to go there: what is gained, whether they are fed there, and
    how near it is to where they are needed."""
    area = table.areas[to]
    foes = table.enemies(area)
    slow = min((u.move for u in units), default=2)
    hostile = area.controller != table.seat or bool(foes)
    if not units or (hostile and slow < 2 and table.board.turn > 1):
        return -1.0
    worth = 0.0 if table.fed(to, units) else CUT_OFF
    if area.controller != table.seat and not foes:
        worth += 1.6 + 1.2 * area.vp + (30.0 if to == PARIS and table.seat == CP else 0.0)
    elif foes:
        worth += 0.9 * odds_of(units, table.own(area), foes) + 0.8 * area.vp - 0.4
    else:
        worth += 0.25 - 0.2 * table.front.get(to, 9)
        if to == PARIS:
            worth += 0.5
    return worth - crowd(table, area, len(units))


def crowd(table: Table, area: AreaPlace, more: int) -> float:
    """More than an attack needs in one area is a waste."""
    return 0.15 * max(0, len(table.own(area)) + more - 7)


def odds_of(units: list[UnitPiece], there: list[UnitPiece], foes: list[UnitPiece]) -> float:
    """Expected hits for each that the enemy can take before the area is lost."""
    hits = sum(u.strength for u in (*units, *there) if u.fresh) / 6
    holds = sum(3 if u.fresh else 2 for u in foes) - 1
    return min(2.0, 2 * hits / max(1.0, holds))


def fight_worth(table: Table, area: AreaPlace, units: list[UnitPiece]) -> float:
    foes = table.enemies(area)
    if not foes:
        return 0.0
    return 1.2 * odds_of(units, [], foes) + 0.5 * area.vp + 0.2


def recovery_worth(table: Table, units: list[UnitPiece]) -> float:
    return 0.3 * sum(not u.fresh for u in units)


def absorb_worth(table: Table, offer: Offer) -> float:
    """Turn first, then retreat while somebody stays; the last one stays as long as it can."""
    if offer.label.key == "wpg-offer-flip":
        return 3.0
    area = table.areas[offer.about or ""]
    weak = 0.1 * float(str(offer.label.values.get("strength", 3)))
    if offer.label.key == "wpg-offer-retreat":
        return 2.0 - weak if len(table.own(area)) > 1 else 0.5
    now = table.board.now
    away = now is not None and area.id != now.area
    return (1.5 if away else 1.0) - weak


# --- Filling in --------------------------------------------------------------------------------


def filled(table: Table, offer: Offer) -> Any:
    """The offered action with its open fields filled in."""
    action = offer.action
    for each in offer.vary:
        if isinstance(each, AddUp):
            action = replace(action, cards=hand(table, each))
        elif isinstance(each, SomeOf) and isinstance(action, act.Commit):
            more = together(action.card, further(offer), chances(table))[1]
            action = replace(action, more=more or action.more)
        elif isinstance(each, SomeOf) and isinstance(action, act.Activate):
            action = replace(action, units=group(table, offer, each))
        elif isinstance(each, SomeOf) and isinstance(action, act.Choose):
            action = replace(action, units=rear(table, each))
        elif isinstance(each, OneOf) and isinstance(action, act.Absorb):
            action = replace(action, to=min(each.values, key=lambda to: refuge(table, to)))
        elif isinstance(each, OneOf) and isinstance(action, act.Rail | act.Reinforce):
            action = replace(action, to=max(each.values, key=lambda to: need(table, to)))
    return action


def group(table: Table, offer: Offer, vary: SomeOf) -> tuple[str, ...]:
    """Everybody who is fresh fights; of those who march somebody stays where it matters. A group
    that is only to recover is everybody."""
    area = table.areas.get(offer.about or "")
    most = vary.high or len(vary.values)
    if area is None:
        return tuple(vary.values[:most])
    able = [u for u in table.own(area) if u.id in vary.values]
    fresh = [u for u in able if u.fresh]
    if _recovers(table) and _tired(table, area) >= group_value(table, area):
        return tuple(u.id for u in able[:most])
    if table.enemies(area) and fresh:
        chosen = fresh
    else:
        chosen = marching(table, area, fresh) or fresh or able
    return tuple(u.id for u in chosen[:most])


def marching(table: Table, area: AreaPlace, fresh: list[UnitPiece]) -> list[UnitPiece]:
    """Those who may leave: one stays where the enemy is near, three in Paris, and not more go than
    a river on the best way lets pass."""
    units = sorted(fresh, key=lambda u: (-u.move, -u.strength, u.id))
    stay = 0
    if area.vp and table.threatened.get(area.id, 9) <= 2:
        stay = 1
    if area.id == PARIS and table.seat != CP:
        stay = 3
    others = len(table.own(area)) - len(units)
    leaving = units[: max(0, len(units) - max(0, stay - others))]
    if not leaving or table.enemies(area):
        return leaving
    if min(u.move for u in leaving) < 2:
        leaving = [u for u in leaving if u.move > 1] or leaving
    to = max(table.near[area.id], key=lambda next: step_worth(table, leaving, next))
    return leaving[:2] if table.is_barred(area.id, to) else leaving


def rear(table: Table, vary: SomeOf) -> tuple[str, ...]:
    """The units that are missed least: the weakest, farthest from the enemy."""
    at = {u.id: (area.id, u) for area in table.board.areas for u in area.units}

    def missed(id: str) -> tuple[float, str]:
        if id not in at:
            return 0.0, id
        place, unit = at[id]
        return unit.strength - table.threatened.get(place, 9), id

    chosen = sorted(vary.values, key=missed)
    # Reinforcing cards want the best, transfers the rest; both ask for exactly or at most so many.
    many = vary.high if vary.high is not None else len(chosen)
    if vary.low < many:
        chosen.reverse()
    return tuple(chosen[:many])


def refuge(table: Table, to: str) -> float:
    fed = table.fed(to, acting(table)[:1])
    return -2.0 * fed - table.areas[to].vp + 0.2 * table.threat(to)


def need(table: Table, to: str) -> float:
    """Where more units are wanted: near the enemy, and where few are."""
    area = table.areas[to]
    paris = 1.5 if to == PARIS and len(table.own(area)) < 4 else 0.0
    return paris - table.threatened.get(to, 9) - 0.2 * len(table.own(area)) + 0.3 * area.vp
