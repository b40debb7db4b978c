"""Force lists (List Building, p22): handed in sealed, opened together."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

from msgspec.structs import replace

from server.games.armored_advance.actions import Pick
from server.games.armored_advance.ground.boards import is_board
from server.games.armored_advance.house import aa, by_house
from server.games.armored_advance.lists import forces
from server.games.armored_advance.lists.forces import Force, Limits, SquadEntry, UnitEntry
from server.games.armored_advance.lists.squads import SQUADS
from server.games.armored_advance.state import SEATS, Squad, State, Unit, side
from server.games.armored_advance.units import library
from server.games.armored_advance.units.cards import Scale, UnitCard, UnitId
from server.games.kernel import Happening, Seat
from server.games.package import data_files
from server.games.ruling import IllegalMove, Phrase, Reason, Ruling
from server.games.telling import Told, refuse, tell

BASIC = SquadEntry()


def limits(s: State) -> Limits:
    own = s.options
    return Limits(requisition=own.requisition, actions=own.action_limit, squads=own.squads)


def cards(s: State) -> Mapping[UnitId, UnitCard]:
    """Every card a list may name: the shipped ones, and the club's."""
    units = tuple(sorted((file, text) for file, text in s.data.items() if not is_board(text)))
    return _cards(units, s.options.scale)


@lru_cache(maxsize=16)
def _cards(data: tuple[tuple[str, str], ...], scale: Scale) -> Mapping[UnitId, UnitCard]:
    return library.library(dict(data)).cards(scale)


# --- Ready lists -----------------------------------------------------------------------------


@cache
def _shipped() -> tuple[dict[str, Any], ...]:
    return tuple(tomllib.loads(data_files(__package__)["ready_lists.toml"])["force"])


@cache
def ready() -> tuple[Force, ...]:
    """The lists that come with the game, under their English names."""
    return tuple(_force(entry) for entry in _shipped())


def ready_names() -> Iterator[tuple[str, str]]:
    """How the ready lists are called in English and in German."""
    return ((entry["name"]["en"], entry["name"]["de"]) for entry in _shipped())


def _force(entry: Mapping[str, Any]) -> Force:
    units = Counter(entry["units"])
    force = Force(
        name=entry["name"]["en"],
        units=tuple(UnitEntry(unit=unit, count=count) for unit, count in units.items()),
        squads=tuple(_squad(word) for word in entry["squads"]),
    )
    return forces.canonical(force)


def _squad(word: str) -> SquadEntry:
    """`basic+mg+2` is a basic squad with a machine gun and two grenades."""
    kind, *extras = word.split("+")
    grenades = sum(int(extra) for extra in extras if extra.isdigit())
    assert kind in SQUADS, kind
    return SquadEntry(
        kind=kind,
        machine_gun="mg" in extras,
        grenades=grenades,
    )


def presets(s: State) -> tuple[Force, ...]:
    """The ready lists this match allows, those that make most of it first; at least the cheapest
    unit there is."""
    own = s.options
    units = tuple(sorted((file, text) for file, text in s.data.items() if not is_board(text)))
    return _presets(units, own.scale, limits(s))


@lru_cache(maxsize=64)
def _presets(data: tuple[tuple[str, str], ...], scale: Scale, within: Limits) -> tuple[Force, ...]:
    known = _cards(data, scale)
    found = [trimmed(force, within) for force in ready()]
    fitting = [force for force in found if not forces.faults(force, known, within)]
    vehicles = [card for card in known.values() if not card.is_field_gun]
    cheapest = min(vehicles or known.values(), key=lambda card: (card.cost, card.id))
    spare = Force(units=(UnitEntry(unit=cheapest.id),))
    fitting.sort(key=lambda force: -forces.cost(force, known).value)
    return tuple(fitting) or (spare,)


def trimmed(force: Force, within: Limits) -> Force:
    """The list with no more squads than were agreed."""
    most = within.squads or 0
    kept: list[SquadEntry] = []
    for entry in force.squads:
        room = most - sum(each.count for each in kept)
        if room > 0:
            kept.append(replace(entry, count=min(entry.count, room)))
    return replace(force, squads=tuple(kept))


# --- Handing in ------------------------------------------------------------------------------


def check(s: State, seat: Seat, action: object) -> Ruling[int]:
    """The cost of a list within the limits."""
    if not isinstance(action, Pick):
        raise refuse("aa-lists-first", aa(22))
    for reason in faults(s, action.force):
        raise IllegalMove(reason)
    return forces.cost(action.force, cards(s))


def faults(s: State, force: Force) -> tuple[Reason, ...]:
    """Everything that keeps the list out of this match."""
    known = cards(s)
    found = forces.faults(force, known, limits(s))
    only_guns = all(entry.unit in known and known[entry.unit].is_field_gun for entry in force.units)
    if force.units and only_guns and s.house.annihilation_scope == "vehicles":
        return (*found, Reason("aa-list-no-vehicle", by_house("annihilation_scope")))
    return found


def play(s: State, seat: Seat, action: Pick, cost: Ruling[int], told: Told) -> State:
    """Seal the list; the second one opens both. What is told is the same for every list, and
    nothing is told when a seat hands in another, so that neither is given away."""
    me = side(seat)
    if s.sealed[me] is None:
        tell(told, "aa-list-sealed", seat)
    own = Phrase("aa-list-own", {"cost": cost.value})
    told.append(Happening(text=own, seat=seat, to=(seat,)))
    text = forces.to_json(action.force)
    sealed = (text, s.sealed[1]) if me == 0 else (s.sealed[0], text)
    s = replace(s, sealed=sealed)
    return s if None in sealed else reveal(s, told)


def own_list(s: State, seat: Seat) -> Force | None:
    text = s.sealed[side(seat)]
    return None if text is None else forces.from_json(text)


def reveal(s: State, told: Told) -> State:
    """Both lists are opened: cards, units and squads come into play (p22)."""
    known, lists = cards(s), [own_list(s, seat) for seat in SEATS]
    units: list[Unit] = []
    squads: list[Squad] = []
    for seat, force in zip(SEATS, lists, strict=True):
        assert force is not None, "both lists are in"
        units += _units(seat, force, known)
        squads += _squads(seat, force, s.options.squads)
        tell(told, "aa-list-open", seat, cost=forces.cost(force, known).value)
    used = {unit.card for unit in units}
    kept = tuple(card for card in known.values() if card.id in used)
    return replace(
        s, stage="zone_roll", cards=kept, units=tuple(units), squads=tuple(squads), data={}
    )


def _units(seat: Seat, force: Force, known: Mapping[UnitId, UnitCard]) -> list[Unit]:
    entries = [entry.unit for entry in force.units for _ in range(entry.count)]
    return [
        Unit(id=f"{seat}-{n}", seat=seat, card=id, hp=known[id].hp)
        for n, id in enumerate(entries, 1)
    ]


def _squads(seat: Seat, force: Force, agreed: int) -> list[Squad]:
    """The squads of the list; what is missing to the agreed number is filled up, free (p23)."""
    entries = [entry for entry in force.squads for _ in range(entry.count)]
    entries += [BASIC] * (agreed - len(entries))
    return [
        Squad(
            id=f"{seat}-s{n}",
            seat=seat,
            kind=entry.kind,
            men=SQUADS[entry.kind].men,
            machine_gun=entry.machine_gun,
            grenades=entry.grenades,
        )
        for n, entry in enumerate(entries, 1)
    ]
