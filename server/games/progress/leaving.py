"""Somebody leaves, and the rest go on."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.kernel import Seat, Step
from server.games.progress.state import Choice, Four, State, Time, with_player
from server.games.progress.turn import advance, left
from server.games.telling import Told


def drop(s: State, seat: Seat) -> Step | None:
    """The hand and what is under development leave the game unseen; what is active stays, and its
    symbols count. Nobody goes on alone."""
    if seat not in [player.seat for player in s.present] or len(s.present) <= 2:
        return None
    if s.phase in ("deal", "over"):
        return None
    player = s.of(seat)
    gone = (*player.hand, *(dev.card for dev in player.dev))
    told: Told = [left(s, seat)]
    s = with_player(
        s, replace(player, hand=(), dev=(), spent=Four(), ready=player.tokens, out=True)
    )
    if s.late == seat:
        s = replace(s, late=None)
    s = replace(s, removed=(*s.removed, *gone), choices=choices_left(s), count=s.count + 1)
    if s.active == seat:
        mine = tuple(pile for pile in s.shuffles if not pile.startswith("age-"))
        s = replace(s, phase="next", turn=Time(), pool=Four(), drawing=None, shuffles=mine)
        s = replace(s, to_discard=0)
    s = advance(s, told)
    return Step(state=s, happenings=tuple(told), reveals=True)


def choices_left(s: State) -> tuple[Choice, ...]:
    """Her choices fall away; but the printed milestone on top is whoever's to name."""
    named = tuple(
        replace(choice, seat=s.present[0].seat) if choice.kind == "milestone" else choice
        for choice in s.choices
    )
    return tuple(choice for choice in named if not s.of(choice.seat).out)
