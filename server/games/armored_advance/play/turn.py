"""A player's turn (p4, p22): what may be done in it, how it ends, and what follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from server.games.armored_advance import actions as act
from server.games.armored_advance.fire.volley import Outcome
from server.games.armored_advance.house import aa, by_house
from server.games.armored_advance.lists import handing_in
from server.games.armored_advance.play import (
    attacks,
    deployment,
    infantry,
    losses,
    missions,
    movement,
    special,
    transport,
)
from server.games.armored_advance.play.economy import its_turn, left
from server.games.armored_advance.play.manning import capturable, crew_of
from server.games.armored_advance.play.stalemate import is_harmless
from server.games.armored_advance.state import (
    FRESH,
    OTHER,
    SEATS,
    Deeds,
    Squad,
    State,
    Unit,
    card_of,
    find_squad,
    mapped,
    ready_squads,
    ready_units,
    side,
    unit_ref,
)
from server.games.kernel import Faces, Happening, Roll, Seat, Step
from server.games.ruling import Phrase, Reason, Ruling
from server.games.telling import Told, refuse, seat_ref, tell

Check = Callable[[State, Seat, Any], Ruling[Any]]
Play = Callable[[State, Seat, Any, Told], State]


def _check_move(s: State, seat: Seat, action: Any) -> Ruling[Any]:
    """A squad marches, everything else drives."""
    if isinstance(action, act.Move) and not mapped(s):
        raise refuse("aa-no-board", aa(4))
    on_foot = find_squad(s, action.unit) is not None
    if isinstance(action, act.SayMove):
        return (infantry.check_said if on_foot else movement.check_said)(s, seat, action)
    return (infantry.check_march if on_foot else movement.check)(s, seat, action)


def _play_move(s: State, seat: Seat, action: Any, told: Told) -> State:
    on_foot = find_squad(s, action.unit) is not None
    if isinstance(action, act.SayMove):
        return (infantry.play_said if on_foot else movement.play_said)(s, seat, action, told)
    return (infantry.play_march if on_foot else movement.play)(s, seat, action, told)


def _check_end(s: State, seat: Seat, action: act.EndTurn) -> Ruling[None]:
    return Ruling(None, (Reason("aa-may-stop", aa(22)),))


def _play_end(s: State, seat: Seat, action: act.EndTurn, told: Told) -> State:
    return end_turn(s, told)


# Which actions a turn has, with their check and their play.
ANSWERS: dict[type, tuple[Check, Play]] = {
    act.Move: (_check_move, _play_move),
    act.SayMove: (_check_move, _play_move),
    act.Turn: (movement.check_turn, movement.play_turn),
    act.Fire: (attacks.check, attacks.play),
    act.SayFire: (attacks.check, attacks.play),
    act.Scout: (special.check_scout, special.play_scout),
    act.SetUp: (special.check_set_up, special.play_set_up),
    act.Demolish: (special.check_demolish, special.play_demolish),
    act.Hook: (transport.check_hook, transport.play_hook),
    act.Unhook: (transport.check_unhook, transport.play_unhook),
    act.Load: (transport.check_load, transport.play_load),
    act.Unload: (transport.check_unload, transport.play_unload),
    act.Man: (infantry.check_man, infantry.play_man),
    act.EndTurn: (_check_end, _play_end),
}


def deciders(s: State) -> tuple[Seat, ...]:
    """Who may act now; nobody while dice are wanted or when all is over."""
    if s.stage == "over" or s.attack is not None or s.wreck is not None:
        return ()
    if s.stage in ("zone_roll", "first_roll"):
        return ()
    if s.unclear is not None:
        return _still(s.unclear.votes)
    if s.votes is not None:
        return _still(s.votes)
    if s.stage == "lists":
        return SEATS
    if s.stage == "deploy" and not mapped(s):
        return SEATS
    return (s.active,) if s.stage == "play" else (s.deployer,)


def _still(votes: tuple[bool | None, bool | None]) -> tuple[Seat, ...]:
    return tuple(seat for seat, vote in zip(SEATS, votes, strict=True) if vote is None)


def check(s: State, seat: Seat, action: Any) -> Ruling[Any]:
    """The ruling for an action; refused when it is not the seat's to take, or not now."""
    seats = deciders(s)
    if seat not in seats:
        values = {"seat": tuple(seat_ref(each) for each in seats)}
        raise refuse("aa-not-your-turn" if seats else "aa-not-now", aa(22), **values)
    if s.unclear is not None:
        return _check_type(action, act.Settle)
    if s.votes is not None:
        return _check_type(action, act.AgreeDraw)
    if s.stage == "lists":
        return handing_in.check(s, seat, action)
    if s.stage == "zone":
        return deployment.check_zone(s, seat, action)
    if s.stage == "deploy":
        return deployment.check(s, seat, action)
    if type(action) not in ANSWERS:
        raise refuse("aa-not-now", aa(22), seat=())
    return ANSWERS[type(action)][0](s, seat, action)


def _check_type(action: object, kind: type) -> Ruling[None]:
    if not isinstance(action, kind):
        raise refuse("aa-answer-first", aa(22))
    return Ruling(None)


def apply(s: State, seat: Seat, action: Any) -> Step:
    """Play a checked action, and on until somebody has to choose or to throw."""
    check(s, seat, action)
    told: Told = []
    if s.stage == "lists":
        s = handing_in.play(s, seat, action, told)
        if None in s.sealed:
            return Step(state=s, happenings=tuple(told))
        s = replace(handing_in.reveal(s, told), stage="zone_roll")
        return Step(state=s, happenings=tuple(told), reveals=True)
    return Step(state=go_on(_played(s, seat, action, told), told), happenings=tuple(told))


def _played(s: State, seat: Seat, action: Any, told: Told) -> State:
    if s.unclear is not None:
        return _settle(s, seat, action, told)
    if s.votes is not None:
        return _vote(s, seat, action, told)
    if s.stage == "zone":
        return deployment.play_zone(s, seat, action, told)
    if s.stage == "deploy":
        return deployment.play(s, seat, action, told)
    return ANSWERS[type(action)][1](s, seat, action, told)


def feed(s: State, faces: Faces) -> Step:
    """The dice that were asked for, and what follows from them."""
    wanted = roll(s)
    if wanted is None or faces.roll != wanted.id:
        raise refuse("aa-no-roll", aa(5))
    groups = {dice.key: dice for dice in wanted.groups}
    if faces.faces.keys() != groups.keys():
        raise refuse("aa-wrong-dice", aa(5))
    for key, thrown in faces.faces.items():
        dice = groups[key]
        if len(thrown) != dice.count or not all(1 <= face <= dice.sides for face in thrown):
            raise refuse("aa-wrong-dice", aa(5))
    told: Told = []
    return Step(state=go_on(_fed(s, faces, told), told), happenings=tuple(told))


def _fed(s: State, faces: Faces, told: Told) -> State:
    if s.attack is not None:
        return attacks.fed(s, faces.faces, told)
    if s.wreck is not None:
        return losses.wrecked(s, faces.faces, told)
    seat = deployment.winner(faces)
    if seat is None:
        return deployment.tell_tie(s, told)
    if s.stage == "zone_roll":
        return deployment.chooser_told(s, seat, told)
    tell(told, "aa-goes-first", seat)
    return begin_turn(replace(s, stage="play", first=seat), seat, told)


def roll(s: State) -> Roll | None:
    """The dice that are wanted now."""
    if s.stage == "over":
        return None
    if s.attack is not None:
        groups = attacks.wanted(s.attack)
        assert not isinstance(groups, Outcome), "an attack whose dice have fallen is resolved"
        return attacks.roll(s, s.attack, groups)
    if s.wreck is not None:
        return losses.wreck_roll(s, s.wreck)
    return deployment.roll(s) if s.stage in ("zone_roll", "first_roll") else None


# --- What follows ----------------------------------------------------------------------------


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


# --- Agreements ------------------------------------------------------------------------------


def _with_vote(
    votes: tuple[bool | None, bool | None],
    seat: Seat,
    vote: bool,
) -> tuple[bool | None, bool | None]:
    return (vote, votes[1]) if side(seat) == 0 else (votes[0], vote)


def _vote(s: State, seat: Seat, action: act.AgreeDraw, told: Told) -> State:
    """Both have to want the draw; else play goes on."""
    assert s.votes is not None
    votes = _with_vote(s.votes, seat, action.draw)
    tell(told, "aa-wants-draw" if action.draw else "aa-plays-on", seat)
    if None in votes:
        return replace(s, votes=votes)
    s = replace(s, votes=None)
    if all(votes):
        return over(replace(s, drawn=True), told)
    return begin_turn(s, OTHER[s.active], told)


def _settle(s: State, seat: Seat, action: act.Settle, told: Told) -> State:
    """Both have to say the same; as long as they differ they are asked again."""
    assert s.unclear is not None
    votes = _with_vote(s.unclear.votes, seat, action.holds)
    if None in votes:
        return replace(s, unclear=replace(s.unclear, votes=votes))
    if votes[0] != votes[1]:
        told.append(Happening(text=Phrase("aa-not-agreed")))
        again = replace(s.unclear, votes=(None, None))
        return replace(s, unclear=again, count=s.count + 1)
    return attacks.called(s, bool(votes[0]), told)
