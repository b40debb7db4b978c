"""Force lists (List Building, p22): what is in one, what it costs, and what is wrong with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from server.games.armored_advance.house import aa, settled
from server.games.armored_advance.lists.squads import (
    GRENADE_COST,
    MACHINE_GUN_COST,
    MOST_GRENADES,
    SQUADS,
    SquadKind,
)
from server.games.armored_advance.units.cards import UnitCard, UnitId
from server.games.ruling import IllegalMove, Reason, Ref, Ruling, Value, total
from server.games.telling import refuse

SQUAD_PRICES = settled(35)  # the book gives special squads no price
MOST_OF_A_KIND = 20
MOST_UNITS = 40  # vehicles, field guns and squads together
LONGEST_NAME = 40

Cards = Mapping[UnitId, UnitCard]
Values = dict[str, Value]


class UnitEntry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """So many of one card."""

    unit: UnitId
    count: int = 1


class SquadEntry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """So many squads, each with this equipment (p18)."""

    kind: SquadKind = "basic"
    count: int = 1
    machine_gun: bool = False
    grenades: int = 0


class Force(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one side brings."""

    name: str = ""
    units: tuple[UnitEntry, ...] = ()
    squads: tuple[SquadEntry, ...] = ()


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Agreed before the lists are built (p22)."""

    requisition: Annotated[int, Meta(ge=0, le=10**6)]
    actions: Annotated[int, Meta(ge=0, le=1000)]
    squads: Annotated[int, Meta(ge=0, le=1000)] | None = None  # each side (p23); None: not agreed


def card_ref(id: UnitId) -> Ref:
    """A unit by its card's name; see `names`."""
    return Ref("aa-unit", id)


def squad_ref(kind: SquadKind) -> Ref:
    return Ref("aa-squad", kind)


def names(cards: Cards) -> dict[str, dict[str, str]]:
    """The cards' own names, for a view."""
    return {f"aa-unit-{id}": {"en": c.name.en, "de": c.name.de} for id, c in cards.items()}


# --- What it costs ---------------------------------------------------------------------------


def cost(force: Force, cards: Cards) -> Ruling[int]:
    """The requisition of the whole list, entry by entry; unknown units count nothing."""
    return total([*_unit_costs(force, cards), *_squad_costs(force)])


def _unit_costs(force: Force, cards: Cards) -> Iterator[Reason]:
    for entry in force.units:
        if (card := cards.get(entry.unit)) is not None:
            values: Values = {"count": entry.count, "unit": card_ref(card.id), "cost": card.cost}
            yield Reason("aa-force-unit", aa(16), entry.count * card.cost, values)


def _squad_costs(force: Force) -> Iterator[Reason]:
    for entry in force.squads:
        squad = SQUADS[entry.kind]
        cite = SQUAD_PRICES if squad.cost else aa(23)
        values: Values = {"count": entry.count, "squad": squad_ref(entry.kind), "cost": squad.cost}
        yield Reason("aa-force-squad", cite, entry.count * squad.cost, values)
        if entry.machine_gun:
            guns = {"count": entry.count, "cost": MACHINE_GUN_COST}
            yield Reason("aa-force-machine-gun", aa(18), entry.count * MACHINE_GUN_COST, guns)
        if entry.grenades:
            count = entry.count * entry.grenades
            thrown = {"count": count, "cost": GRENADE_COST}
            yield Reason("aa-force-grenade", aa(18), count * GRENADE_COST, thrown)


# --- What is wrong with it -------------------------------------------------------------------


def check(force: Force, cards: Cards, limits: Limits) -> Ruling[int]:
    """The cost of a list that may be played; raises `IllegalMove` with the first fault."""
    for reason in faults(force, cards, limits):
        raise IllegalMove(reason)
    return cost(force, cards)


def faults(force: Force, cards: Cards, limits: Limits) -> tuple[Reason, ...]:
    """Everything that keeps the list from being played, each with its page."""
    force = canonical(force)  # or somebody brings twice as many in two entries
    return (
        *_name_faults(force),
        *_unit_faults(force, cards),
        *_squad_faults(force),
        *_limit_faults(force, cards, limits),
    )


def _name_faults(force: Force) -> Iterator[Reason]:
    if len(force.name) > LONGEST_NAME or not force.name.isprintable():
        yield Reason("aa-force-name", settled(), values={"most": LONGEST_NAME})


def _unit_faults(force: Force, cards: Cards) -> Iterator[Reason]:
    if not force.units:
        yield Reason("aa-force-empty", aa(22))
    for entry in force.units:
        if entry.unit not in cards:
            yield Reason("aa-force-unknown", aa(16), values={"unit": entry.unit})
        elif not 1 <= entry.count <= MOST_OF_A_KIND:
            yield _count(card_ref(entry.unit), entry.count)


def _squad_faults(force: Force) -> Iterator[Reason]:
    for entry in force.squads:
        squad = squad_ref(entry.kind)
        if not 1 <= entry.count <= MOST_OF_A_KIND:
            yield _count(squad, entry.count)
        if (entry.machine_gun or entry.grenades) and not SQUADS[entry.kind].takes_equipment:
            yield Reason("aa-force-no-equipment", aa(19), values={"squad": squad})
        elif not 0 <= entry.grenades <= MOST_GRENADES:
            values: Values = {"squad": squad, "grenades": entry.grenades, "most": MOST_GRENADES}
            yield Reason("aa-force-grenades", aa(18), values=values)


def _count(what: Ref, count: int) -> Reason:
    return Reason(
        "aa-force-count", settled(), values={"what": what, "count": count, "most": MOST_OF_A_KIND}
    )


def _limit_faults(force: Force, cards: Cards, limits: Limits) -> Iterator[Reason]:
    spent, squads = cost(force, cards).value, sum(entry.count for entry in force.squads)
    units = squads + sum(entry.count for entry in force.units)
    if spent > limits.requisition:
        over = spent - limits.requisition
        values = {"cost": spent, "limit": limits.requisition, "over": over}
        yield Reason("aa-force-over", aa(22), values=values)
    if limits.squads is not None and squads > limits.squads:
        values = {"count": squads, "limit": limits.squads}
        yield Reason("aa-force-squads", aa(23), values=values)
    if units > MOST_UNITS:
        yield Reason("aa-force-many", settled(), values={"count": units, "most": MOST_UNITS})


def advice(force: Force, cards: Cards, limits: Limits) -> tuple[Reason, ...]:
    """What may be played, but is worth knowing before: actions nobody can spend, idle guns."""
    spent = actions(force, cards)
    guns = sum(count for card, count in _known(force, cards) if card.is_field_gun)
    squads = sum(entry.count for entry in force.squads)
    told = []
    if spent != limits.actions:
        key = "aa-force-few-actions" if spent < limits.actions else "aa-force-many-actions"
        values = {"actions": spent, "limit": limits.actions}
        told.append(Reason(key, aa(4), values=values))
    if guns > squads:
        told.append(Reason("aa-force-unmanned", aa(17), values={"guns": guns, "squads": squads}))
    return tuple(told)


def actions(force: Force, cards: Cards) -> int:
    """What its units could spend in a turn, all together; unknown ones count nothing."""
    return sum(card.actions * count for card, count in _known(force, cards))


def _known(force: Force, cards: Cards) -> list[tuple[UnitCard, int]]:
    return [(cards[entry.unit], entry.count) for entry in force.units if entry.unit in cards]


# --- Saved lists -----------------------------------------------------------------------------


class ForceFile(Struct, frozen=True, kw_only=True, tag="armored-advance", tag_field="game"):
    """A list in a file of its own."""

    version: int = 1
    force: Force


def canonical(force: Force) -> Force:
    """The same list, each kind of entry once and in order: equal lists are equal values."""
    units: Counter[str] = Counter()
    for entry in force.units:
        units[entry.unit] += entry.count
    squads: Counter[tuple[SquadKind, bool, int]] = Counter()
    for squad in force.squads:
        squads[squad.kind, squad.machine_gun, squad.grenades] += squad.count
    return Force(
        name=force.name.strip(),
        units=tuple(UnitEntry(unit=unit, count=count) for unit, count in sorted(units.items())),
        squads=tuple(
            SquadEntry(kind=kind, count=count, machine_gun=gun, grenades=grenades)
            for (kind, gun, grenades), count in sorted(squads.items(), key=_in_the_books_order)
        ),
    )


def _in_the_books_order(item: tuple[tuple[SquadKind, bool, int], int]) -> tuple[int, bool, int]:
    (kind, gun, grenades), _ = item
    return [*SQUADS].index(kind), gun, grenades


def to_json(force: Force) -> str:
    """The list as text for a file: the same for equal lists."""
    return msgspec.json.encode(ForceFile(force=canonical(force))).decode()


def from_json(text: str | bytes) -> Force:
    """The list in a file; raises `IllegalMove` if it is none."""
    try:
        saved = msgspec.json.decode(text, type=ForceFile)
    except (msgspec.DecodeError, UnicodeError) as why:
        raise refuse("aa-force-file", settled()) from why
    if saved.version != 1:
        raise refuse("aa-force-newer", settled())
    return canonical(saved.force)
