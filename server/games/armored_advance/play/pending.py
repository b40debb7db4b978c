"""What the game waits for: dice, a decision of one seat or of both, or nothing more."""

from __future__ import annotations

from server.games.armored_advance.fire.volley import Outcome
from server.games.armored_advance.play import attacks, deployment, losses, missions
from server.games.armored_advance.state import SEATS, State, mapped, side
from server.games.kernel import Decide, Pending, Roll, Seat


def pending(s: State) -> Pending:
    """The lists, the roll-offs, the zone, one unit at a time, the turns, the dice, or the end."""
    if s.stage == "over":
        return missions.result(s)
    wanted = roll(s)
    if wanted is not None:
        return wanted
    seats = deciders(s)
    if s.unclear is not None:
        return Decide(id=f"settle-{s.count}", seats=seats, waiting=seats, by="agreement")
    if s.votes is not None:
        return Decide(id=f"draw-{s.turn}", seats=seats, waiting=seats, by="agreement")
    if s.stage == "lists":
        waiting = tuple(seat for seat in SEATS if s.sealed[side(seat)] is None)
        return Decide(id="lists", seats=SEATS, waiting=waiting, kind="pick")
    if s.stage == "zone":
        return Decide(id="zone", seats=seats, waiting=seats)
    if s.stage == "deploy" and not mapped(s):
        return Decide(id="deployed", seats=seats, waiting=seats, by="any")
    if s.stage == "deploy":
        left_over = sum(len(deployment.waiting(s, seat)) for seat in SEATS)
        return Decide(id=f"deploy-{left_over}", seats=seats, waiting=seats)
    return Decide(id=f"turn-{s.turn}", seats=seats, waiting=seats)


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
