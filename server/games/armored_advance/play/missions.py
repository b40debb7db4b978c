"""Mission types (p23): objectives, scores, and how a match ends."""

from __future__ import annotations

import math
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from server.games.armored_advance.ground.places import INCH, Place
from server.games.armored_advance.house import aa, by_house, option_ref
from server.games.armored_advance.lists.squads import GRENADE_COST, MACHINE_GUN_COST, SQUADS
from server.games.armored_advance.play.infantry import said_objectives
from server.games.armored_advance.state import (
    OTHER,
    SEATS,
    Squad,
    State,
    card_of,
    find_unit,
    round_of,
    side,
)
from server.games.kernel import Happening, Over, Seat
from server.games.ruling import Phrase, Reason, Ruling, Value
from server.games.telling import Told, seat_ref, tell

QUIET = 12  # player turns, six rounds, without damage: a draw is offered
NEAR = 1e-6


class Objective(Struct, frozen=True):
    """An objective token, and the men around it."""

    id: str
    at: Place | None
    men: tuple[int, int]  # blue, orange

    @property
    def owner(self) -> Seat | None:
        """The side with more men on it; equal is nobody's (p17)."""
        blue, orange = self.men
        return None if blue == orange else "blue" if blue > orange else "orange"


def objectives(s: State) -> tuple[Objective, ...]:
    """Every objective with its men (p17, p23)."""
    if s.options.mission != "domination":
        return ()
    if s.options.board is None:
        return tuple(Objective(id, None, _men(s, id, None)) for id in said_objectives(s))
    return tuple(
        Objective(str(n), at, _men(s, str(n), at))
        for n, at in enumerate(s.options.board.objectives, 1)
    )


def _men(s: State, id: str, at: Place | None) -> tuple[int, int]:
    blue, orange = (
        sum(q.men for q in s.squads if q.seat == seat and _holds(s, q, id, at)) for seat in SEATS
    )
    return blue, orange


def _holds(s: State, squad: Squad, id: str, at: Place | None) -> bool:
    """On it, or riding past it where that counts (Q36, Q53)."""
    if squad.state != "ready":
        return False
    ride = find_unit(s, squad.aboard) if squad.aboard else None
    if ride is not None and s.house.embarked_hold == "no":
        return False
    if at is None:
        return squad.on == id
    place = squad.place if ride is None else ride.place
    if place is None:
        return False
    away = math.hypot(place.x - at.x, place.y - at.y) / INCH
    return away <= int(s.house.objective_radius) + NEAR


def tally(s: State, seat: Seat) -> Ruling[int]:
    """What the seat gains at the end of the other's turn: the objectives it has more (p23)."""
    owners = [objective.owner for objective in objectives(s)]
    own, other = owners.count(seat), owners.count(OTHER[seat])
    values: dict[str, Value] = {"own": own, "other": other}
    return Ruling(max(0, own - other), (Reason("aa-tally", aa(23), 0, values), *_on_it(s)))


def _on_it(s: State) -> tuple[Reason, ...]:
    """What "on an objective" means here (Q36, Q53)."""
    if s.options.board is None:
        return ()
    inches: dict[str, Value] = {"inches": int(s.house.objective_radius), "unit": "in"}
    why = (Reason("aa-on-objective", by_house("objective_radius"), 0, inches),)
    riders = any(squad.aboard for squad in s.squads)
    if not riders:
        return why
    return (*why, Reason(f"aa-riders-hold-{s.house.embarked_hold}", by_house("embarked_hold")))


def score(s: State, told: Told) -> State:
    """At the end of a turn the other side is tallied (p23)."""
    if s.options.mission != "domination":
        return s
    seat = OTHER[s.active]
    gain = tally(s, seat)
    if gain.value == 0:
        return s
    blue, orange = s.vp
    vp = (blue + gain.value, orange) if seat == "blue" else (blue, orange + gain.value)
    tell(told, "aa-scored", seat, *gain.reasons, gain=gain.value, vp=vp[side(seat)])
    return replace(s, vp=vp)


# --- What is left ----------------------------------------------------------------------------


def alive(s: State, seat: Seat) -> bool:
    """Whether the seat still has what has to be destroyed (Q37)."""
    scope = s.house.annihilation_scope
    left = [unit for unit in s.units if unit.seat == seat and unit.state != "destroyed"]
    if any(scope != "vehicles" or not card_of(s, unit).is_field_gun for unit in left):
        return True
    return scope == "all" and _has_squads(s, seat)


def _has_squads(s: State, seat: Seat) -> bool:
    return any(q.seat == seat and q.state != "destroyed" for q in s.squads)


def anything_left(s: State, seat: Seat) -> bool:
    units = any(unit.seat == seat and unit.state != "destroyed" for unit in s.units)
    return units or _has_squads(s, seat)


def worth(s: State, seat: Seat) -> Fraction:
    """The requisition of what is left: whole while it lives, or by its HP (Q38)."""
    total = Fraction(0)
    for unit in s.units:
        if unit.seat == seat and unit.state != "destroyed":
            card = card_of(s, unit)
            share = Fraction(unit.hp, card.hp) if s.house.timed_value == "by_hp" else Fraction(1)
            total += card.cost * share
    for squad in s.squads:
        if squad.seat == seat and squad.state != "destroyed":
            total += squad_worth(squad, s.house.timed_value)
    return total


def squad_worth(squad: Squad, rule: str) -> Fraction:
    kind = SQUADS[squad.kind]
    gun = MACHINE_GUN_COST if squad.machine_gun else 0
    value = kind.cost + gun + GRENADE_COST * squad.grenades
    return Fraction(value * squad.men, kind.men) if rule == "by_hp" else Fraction(value)


# --- Ends ------------------------------------------------------------------------------------


def is_over(s: State) -> bool:
    """Whether the mission has ended, in the middle of a turn or after it."""
    if s.drawn or not any(anything_left(s, seat) for seat in SEATS):
        return True
    if s.options.mission != "domination":
        return not all(alive(s, seat) for seat in SEATS)
    target = s.options.vp_target
    return target is not None and max(s.vp) >= target


def limit_reached(s: State) -> bool:
    """After both turns of a round: whether the turn limit ends it (p23, Q54)."""
    limit = s.options.turn_limit
    if limit is None or s.turn % 2 or round_of(s) < limit:
        return False
    if s.options.mission == "domination":
        return s.vp[0] != s.vp[1] or s.house.limit_tie == "draw"
    return worth(s, "blue") != worth(s, "orange")


def goes_on(s: State, told: Told) -> None:
    """Says that an equal score at the limit means another round."""
    limit = s.options.turn_limit
    if limit is not None and s.turn % 2 == 0 and round_of(s) >= limit:
        cite = by_house("limit_tie") if s.options.mission == "domination" else aa(23)
        told.append(Happening(text=Phrase("aa-another-round"), reasons=(Reason("aa-equal", cite),)))


def why_over(s: State) -> tuple[Reason, ...]:
    """The house rules that made this the end (Q37, Q38, Q54)."""
    if s.drawn:
        return ()
    if s.options.mission == "domination":
        tied = s.vp[0] == s.vp[1] and s.options.turn_limit is not None
        return (Reason("aa-equal", by_house("limit_tie")),) if tied else ()
    if not all(alive(s, seat) for seat in SEATS):
        scope = option_ref("annihilation_scope", s.house.annihilation_scope)
        return (Reason("aa-had-to-go", by_house("annihilation_scope"), 0, {"what": scope}),)
    value = option_ref("timed_value", s.house.timed_value)
    return (Reason("aa-worth", by_house("timed_value"), 0, {"how": value}),)


def result(s: State) -> Over:
    """Who has won, or would if play stopped here."""
    if s.options.mission == "domination":
        scores = dict(zip(SEATS, s.vp, strict=True))
        values = {seat: Fraction(vp) for seat, vp in scores.items()}
    else:
        values = {seat: worth(s, seat) for seat in SEATS}
        scores = {seat: math.floor(value) for seat, value in values.items()}
    if s.options.mission != "domination" and not s.drawn and s.stage in ("play", "over"):
        left = [seat for seat in SEATS if alive(s, seat)]
        if len(left) == 1:
            why = Phrase("aa-over-annihilated", {"seat": seat_ref(left[0])})
            return Over(winners=(left[0],), scores=scores, why=why)
    if s.drawn:
        return Over(winners=SEATS, scores=scores, why=Phrase("aa-over-agreed"))
    if values["blue"] == values["orange"]:
        return Over(winners=SEATS, scores=scores, why=Phrase("aa-over-draw"))
    winner: Seat = "blue" if values["blue"] > values["orange"] else "orange"
    key = "aa-over-points" if s.options.mission == "domination" else "aa-over-requisition"
    why = Phrase(
        key, {"seat": seat_ref(winner), "own": scores[winner], "other": scores[OTHER[winner]]}
    )
    return Over(winners=(winner,), scores=scores, why=why)
