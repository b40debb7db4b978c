"""What a bot does before the first turn: hand in a ready list, and put its units out."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from server.games.armored_advance.actions import Deploy, Pick
from server.games.armored_advance.bots.moves import behind, idle, mans_guns
from server.games.armored_advance.bots.objectives import next_goals
from server.games.armored_advance.bots.ways import inches_between
from server.games.armored_advance.bots.worth import thing
from server.games.armored_advance.ground.places import Place
from server.games.armored_advance.lists.forces import Force
from server.games.armored_advance.play import deployment
from server.games.armored_advance.state import OTHER, Squad, State, Unit, card_of, ready_units
from server.games.armored_advance.units.library import shipped
from server.games.bot import place_inside
from server.games.kernel import Luck, Offer, OneOf, Seat
from server.games.ruling import IllegalMove

TRIES = 16  # places tried for each unit
GOOD = 0.85  # of the strongest list: worth playing as well


def pick(offer: Offer, luck: Luck) -> Pick:
    """Any of the stronger ready lists."""
    action: Pick = offer.action
    choices = [v.values for v in offer.vary if isinstance(v, OneOf) and v.field == "force"]
    # What may vary arrives over the wire as plain JSON.
    lists = msgspec.convert(msgspec.to_builtins(choices[0]), tuple[Force, ...]) if choices else ()
    lists = lists or (action.force,)
    best = max(strength(force) for force in lists)
    return Pick(force=luck.choice([f for f in lists if strength(f) >= GOOD * best]))


def strength(force: Force) -> float:
    """The requisition in it that drives and fights; a gun that waits for the enemy counts half."""
    cards = shipped().cards()
    total = 0.0
    for entry in force.units:
        card = cards.get(entry.unit)
        if card is not None:
            waits = card.is_field_gun or card.has("indirect") or card.primary is None
            total += entry.count * card.cost * (0.5 if waits else 1.0)
    return total


def deploy(s: State, seat: Seat, offers: Sequence[Offer], luck: Luck) -> Deploy:
    """The first unit that waits: towards the enemy, guns as offered, squads behind their guns."""
    offered: Deploy = offers[0].action
    own = thing(s, offered.unit)
    if isinstance(own, Unit) and card_of(s, own).is_field_gun:
        return offered  # in the middle of what is free: its crew needs room behind it
    goals = _goals(s, seat, own)
    zone = deployment.zone_of(s, seat).outline
    tried = [place_inside(zone, luck) for _ in range(TRIES)]
    places = [Place(**at) for at in tried if at is not None]
    if isinstance(own, Squad):
        places += goals
    choices = [Deploy(unit=own.id, at=at, heading=offered.heading) for at in places]
    legal = [offered, *(action for action in choices if _is_legal(s, seat, action))]
    return min(legal, key=lambda a: min(inches_between(a.at, goal) for goal in goals))


def _is_legal(s: State, seat: Seat, action: Deploy) -> bool:
    try:
        deployment.check(s, seat, action)
    except IllegalMove:
        return False
    return True


def _goals(s: State, seat: Seat, own: Unit | Squad) -> list[Place]:
    """What the unit wants to be near."""
    if isinstance(own, Squad):
        manned = {squad.manning for squad in s.squads if squad.manning}
        guns = [unit for unit in ready_units(s, seat) if card_of(s, unit).is_field_gun]
        waiting = [behind(card_of(s, gun), gun) for gun in guns if gun.id not in manned]
        if waiting and mans_guns(s, own):
            return waiting
        if s.options.mission == "domination":
            return next_goals(s, idle(s, seat)) or [_middle(s, OTHER[seat])]
    if isinstance(own, Unit) and card_of(s, own).has("indirect"):
        return [_middle(s, seat)]
    return [_middle(s, OTHER[seat])]


def _middle(s: State, seat: Seat) -> Place:
    outline = deployment.zone_of(s, seat).outline
    across, down = [x for x, _ in outline], [y for _, y in outline]
    return Place((min(across) + max(across)) // 2, (min(down) + max(down)) // 2)
