"""Why a unit has nothing to do: what its own check refuses first, before anybody taps in vain."""

from __future__ import annotations

from msgspec import Struct

from server.games.armored_advance.house import aa
from server.games.armored_advance.play.economy import require_actions
from server.games.armored_advance.play.infantry import require_action
from server.games.armored_advance.questions.poses import thing_of
from server.games.armored_advance.state import Squad, State, Thing
from server.games.ruling import IllegalMove, Reason, Ruling
from server.games.telling import refuse, seat_ref


class AskIdle(Struct, frozen=True, kw_only=True, tag="ask-idle", forbid_unknown_fields=True):
    """What keeps this unit or squad from acting at this moment?"""

    unit: str


class Idle(Struct, frozen=True, kw_only=True):
    why: Reason | None  # None: it may act


def idle(s: State, asked: AskIdle) -> Ruling[Idle]:
    return Ruling(Idle(why=_why(s, thing_of(s, asked.unit))))


def _why(s: State, thing: Thing) -> Reason | None:
    try:
        if s.stage == "play" and thing.seat != s.active:
            raise refuse("aa-not-its-turn", aa(4), seat=seat_ref(s.active))
        if isinstance(thing, Squad):
            require_action(thing)
        else:
            require_actions(s, thing)
    except IllegalMove as no:
        return no.reason
    return None
