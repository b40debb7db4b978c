"""The dispatcher: which chapter checks and plays an action or a throw, by what is waited for.

An action is checked once. The chapter's check returns a ruling that holds what its play needs, so
nothing is measured or judged a second time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from server.games.armored_advance import actions as act
from server.games.armored_advance.house import aa
from server.games.armored_advance.lists import handing_in
from server.games.armored_advance.play import (
    agreements,
    attacks,
    deployment,
    infantry,
    losses,
    movement,
    said_moves,
    scouts,
    special,
    transport,
    turn,
)
from server.games.armored_advance.play.pending import deciders, roll
from server.games.armored_advance.state import Stage, State, find_squad
from server.games.kernel import Faces, Seat, Step
from server.games.ruling import Ruling
from server.games.telling import Told, refuse, seat_ref, tell

Check = Callable[[State, Seat, Any], Ruling[Any]]
Play = Callable[[State, Seat, Any, Ruling[Any], Told], State]


class Chapter(NamedTuple):
    """How one kind of action is checked, and how it is played under the ruling of that check."""

    check: Check
    play: Play


SETTLE = Chapter(agreements.check_settle, agreements.play_settle)
DRAW = Chapter(agreements.check_draw, agreements.play_draw)
BEFORE_PLAY: dict[Stage, Chapter] = {
    "lists": Chapter(handing_in.check, handing_in.play),
    "zone": Chapter(deployment.check_zone, deployment.play_zone),
    "deploy": Chapter(deployment.check, deployment.play),
}
IN_A_TURN: dict[type, Chapter] = {
    act.Move: Chapter(movement.check, movement.play),
    act.SayMove: Chapter(said_moves.check, said_moves.play),
    act.Turn: Chapter(movement.check_turn, movement.play_turn),
    act.Fire: Chapter(attacks.check, attacks.play),
    act.SayFire: Chapter(attacks.check, attacks.play),
    act.Scout: Chapter(scouts.check_scout, scouts.play_scout),
    act.SetUp: Chapter(special.check_set_up, special.play_set_up),
    act.Demolish: Chapter(special.check_demolish, special.play_demolish),
    act.Hook: Chapter(transport.check_hook, transport.play_hook),
    act.Unhook: Chapter(transport.check_unhook, transport.play_unhook),
    act.Load: Chapter(transport.check_load, transport.play_load),
    act.Unload: Chapter(transport.check_unload, transport.play_unload),
    act.Man: Chapter(infantry.check_man, infantry.play_man),
    act.EndTurn: Chapter(turn.check_end, turn.play_end),
}
ON_FOOT: dict[type, Chapter] = {  # of a squad, instead of the above
    act.Move: Chapter(infantry.check_march, infantry.play_march),
    act.SayMove: Chapter(infantry.check_said, infantry.play_said),
}


def chapter_of(s: State, action: Any) -> Chapter:
    """The chapter an action belongs to, as the match stands; refused where there is none."""
    if s.unclear is not None:
        return SETTLE
    if s.votes is not None:
        return DRAW
    if s.stage in BEFORE_PLAY:
        return BEFORE_PLAY[s.stage]
    kind = type(action)
    if kind not in IN_A_TURN:
        raise refuse("aa-not-now", aa(22), seat=())
    if kind in ON_FOOT and find_squad(s, action.unit) is not None:
        return ON_FOOT[kind]
    return IN_A_TURN[kind]


def checked(s: State, seat: Seat, action: Any) -> tuple[Ruling[Any], Play]:
    """The ruling for an action, and what plays it; refused where it is not the seat's to take."""
    seats = deciders(s)
    if seat not in seats:
        values = {"seat": tuple(seat_ref(each) for each in seats)}
        raise refuse("aa-not-your-turn" if seats else "aa-not-now", aa(22), **values)
    chapter = chapter_of(s, action)
    return chapter.check(s, seat, action), chapter.play


def check(s: State, seat: Seat, action: Any) -> Ruling[Any]:
    """The ruling an action would be played under."""
    return checked(s, seat, action)[0]


def apply(s: State, seat: Seat, action: Any) -> Step:
    """Check an action and play it, and on until somebody has to choose or to throw."""
    ruling, play = checked(s, seat, action)
    told: Told = []
    after = turn.go_on(play(s, seat, action, ruling, told), told)
    opened = s.stage == "lists" and after.stage != "lists"
    return Step(state=after, happenings=tuple(told), reveals=opened)


# --- Dice ------------------------------------------------------------------------------------


def feed(s: State, faces: Faces) -> Step:
    """The dice that were asked for, and what follows from them."""
    _require_wanted(s, faces)
    told: Told = []
    return Step(state=turn.go_on(_fed(s, faces, told), told), happenings=tuple(told))


def _require_wanted(s: State, faces: Faces) -> None:
    """Refuses dice of another throw, too few or too many of them, and faces they do not have."""
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
    return turn.begin_turn(replace(s, stage="play", first=seat), seat, told)
