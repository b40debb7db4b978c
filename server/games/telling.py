"""Helpers for happenings and refusals that every game uses."""

from __future__ import annotations

from server.games.kernel import Happening, Seat
from server.games.ruling import Cite, IllegalMove, Phrase, Reason, Ref, Value

Told = list[Happening]  # collected while a step is played


def seat_ref(seat: Seat) -> Ref:
    return Ref("seat", seat)


def tell(told: Told, key: str, seat: Seat, *reasons: Reason, **values: Value) -> None:
    """Add a happening that everybody sees; `$seat` is always among its values."""
    text = Phrase(key, {"seat": seat_ref(seat), **values})
    told.append(Happening(text=text, seat=seat, reasons=reasons))


def refuse(key: str, cite: Cite, **values: Value) -> IllegalMove:
    """The exception to raise where the rules forbid an action."""
    return IllegalMove(Reason(key, cite, values=values))
