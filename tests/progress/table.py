"""Building a match of Progress in a known state."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from server.games.kernel import Order, Setup, Shuffle
from server.games.progress import GAME
from server.games.progress.actions import Pass
from server.games.progress.state import Four, House, Player, Powers, State, with_player
from server.games.ruling import IllegalMove

SEATS = ("blue", "orange", "green", "plum", "chalk")


def begun(players: int = 3, seed: int = 1, **answers: Any) -> State:
    """A match after the deal, shuffled by a seed."""
    chosen = Setup(answers={"players": players, **answers})
    state = GAME.setup(chosen, GAME.form(chosen).seats)
    luck = random.Random(seed)
    while isinstance(wanted := GAME.pending(state), Shuffle):
        places = tuple(luck.sample(range(wanted.size), wanted.size))
        state = GAME.feed(state, Order(shuffle=wanted.id, places=places)).state
    return state


def house(s: State, **rules: Any) -> State:
    return replace(s, house=replace(s.house, **rules))


def put(s: State, seat: str | None = None, **fields: Any) -> State:
    """The state with these fields of one player; the active one if none is named."""
    return with_player(s, replace(s.of(seat or s.active), **fields))


def turn(s: State, **fields: Any) -> State:
    return replace(s, turn=replace(s.turn, **fields))


def do(s: State, action: Any, seat: str | None = None) -> State:
    state: State = GAME.apply(s, seat or s.active, action).state
    return state


def refused(s: State, action: Any, seat: str | None = None) -> str:
    with pytest.raises(IllegalMove) as no:
        GAME.apply(s, seat or s.active, action)
    return no.value.reason.key


def shuffled(s: State, seed: int = 1) -> State:
    luck = random.Random(seed)
    while isinstance(wanted := GAME.pending(s), Shuffle):
        places = tuple(luck.sample(range(wanted.size), wanted.size))
        s = GAME.feed(s, Order(shuffle=wanted.id, places=places)).state
    return s


def passed(s: State) -> State:
    """The active player ends the turn, discarding what is first in hand."""
    me = s.active
    s = do(s, Pass())
    while s.active == me and s.phase == "upkeep":
        [offer] = GAME.legal(s, me)
        s = do(s, offer.action)
    return s


def me(s: State) -> Player:
    return s.me


__all__ = [
    "SEATS",
    "Four",
    "House",
    "Powers",
    "begun",
    "do",
    "house",
    "me",
    "passed",
    "put",
    "refused",
    "shuffled",
    "turn",
]
