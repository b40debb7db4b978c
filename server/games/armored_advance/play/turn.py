"""A player's turn (p4, p22): how it begins, how it ends, and what follows."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.armored_advance.actions import EndTurn
from server.games.armored_advance.house import aa, by_house
from server.games.armored_advance.play import (
    infantry,
    missions,
    movement,
)
from server.games.armored_advance.play.economy import its_turn, left
from server.games.armored_advance.play.manning import capturable, crew_of
from server.games.armored_advance.play.stalemate import is_harmless
from server.games.armored_advance.state import (
    FRESH,
    OTHER,
    Deeds,
    Squad,
    State,
    Unit,
    card_of,
    mapped,
    ready_squads,
    ready_units,
    unit_ref,
)
from server.games.kernel import Happening, Seat
from server.games.ruling import Reason, Ruling
from server.games.telling import Told, tell


def go_on(s: State, told: Told) -> State:
    """End the match or the turn where nothing is left to do."""
    while s.stage == "play" and s.attack is None and s.wreck is None and s.unclear is None:
        if missions.is_over(s):
            return over(s, told)
        if s.votes is not None or can_go_on(s):
            return s
        if s.actions_left == 0 and s.house.after_limit == "end_now":
            why = Reason("aa-limit-rule", by_house("after_limit"))
            tell(told, "aa-limit-ends-turn", s.active, why)
        s = end_turn(s, told)
    return s


def can_go_on(s: State) -> bool:
    """Whether the active side may still do something (p4, p22, Q24)."""
    if s.actions_left == 0 and s.house.after_limit == "end_now":
        return False
    if any(infantry.can_act(squad) for squad in ready_squads(s, s.active)):
        return True
    if any(squad.aboard for squad in ready_squads(s, s.active)):
        return True
    return any(_unit_can(s, unit) for unit in ready_units(s, s.active))


def _unit_can(s: State, unit: Unit) -> bool:
    if unit.towed_by is not None or unit.deeds.idle:
        return False
    card = card_of(s, unit)
    if card.is_field_gun and crew_of(s, unit) is None:
        return False
    if left(s, unit) > 0 and its_turn(s, unit):
        return True
    if any(shots.left for shots in unit.deeds.shots):
        return True
    return movement.has_free_move(s, unit) or unit.towing is not None


def over(s: State, told: Told) -> State:
    s = replace(s, stage="over", votes=None, attack=None, wreck=None, unclear=None)
    told.append(Happening(text=missions.result(s).why, reasons=missions.why_over(s)))
    return s


def check_end(s: State, seat: Seat, action: EndTurn) -> Ruling[None]:
    return Ruling(None, (Reason("aa-may-stop", aa(22)),))


def play_end(s: State, seat: Seat, action: EndTurn, why: Ruling[None], told: Told) -> State:
    return end_turn(s, told)


def end_turn(s: State, told: Told) -> State:
    """Score, look for the end, offer a draw where nothing happens; then the other side."""
    s = missions.score(s, told)
    s = replace(s, quiet=s.quiet + 1)
    if missions.is_over(s) or missions.limit_reached(s):
        return over(s, told)
    missions.goes_on(s, told)
    if s.turn % 2 == 0 and _draw_offered(s, told):
        return replace(s, votes=(None, None))
    return begin_turn(s, OTHER[s.active], told)


def _draw_offered(s: State, told: Told) -> bool:
    """After six rounds without damage; at once where nobody can ever do any (p23).

    Other missions than annihilation may still be won by points.
    """
    if s.quiet >= missions.QUIET:
        tell(told, "aa-draw-offered", s.active, rounds=s.quiet // 2)
        return True
    if s.options.mission != "annihilation" or not is_harmless(s):
        return False
    tell(told, "aa-draw-harmless", s.active, Reason("aa-draw-rule", aa(23)))
    return True


def begin_turn(s: State, seat: Seat, told: Told) -> State:
    """Pools are filled, what was done last turn is wiped, new reports are needed (p4)."""
    s = _capture(s, seat, told)
    units = tuple(_fresh(s, unit) if unit.seat == seat else unit for unit in s.units)
    squads = tuple(_rested(squad) if squad.seat == seat else squad for squad in s.squads)
    tell(told, "aa-turn-begins", seat, round=(s.turn + 2) // 2)
    return replace(
        s,
        units=units,
        squads=squads,
        active=seat,
        turn=s.turn + 1,
        actions_left=s.options.action_limit,
        acting="",
        scouted=(),
        calls=(),
    )


def _fresh(s: State, unit: Unit) -> Unit:
    """Being set up takes effect with the next turn (p15)."""
    road = mapped(s) and unit.place is not None and card_of(s, unit).weight == "light"
    on_road = road and unit.place is not None and movement.on_road(s, unit.place, unit.place)
    ready = "ready" if unit.set_up in ("setting_up", "ready") else "no"
    if unit.state != "ready":
        ready = "no"
    return replace(unit, deeds=Deeds(on_road=True) if on_road else FRESH, set_up=ready)


def _rested(squad: Squad) -> Squad:
    """A squad that crawled out of a wreck loses this turn's action instead (p18)."""
    return replace(
        squad,
        acted=squad.lost_action,
        lost_action=False,
        moved=False,
        fired=False,
        got_out=False,
        manned=False,
    )


def _capture(s: State, seat: Seat, told: Told) -> State:
    for gun in capturable(s, seat):
        why = Reason("aa-capture-rule", by_house("gun_capture"))
        tell(told, "aa-captured", seat, why, who=unit_ref(gun.id))
        taken = tuple(replace(u, seat=seat) if u.id == gun.id else u for u in s.units)
        s = replace(s, units=taken)
    return s
