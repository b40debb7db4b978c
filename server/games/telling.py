"""What one step of a game tells, and the refusals of its rules: the same in every game."""

from __future__ import annotations

from server.games.kernel import Happening, Seat
from server.games.ruling import Cite, IllegalMove, Phrase, Reason, Ref, Value

Told = list[Happening]  # what one step tells, in order


def seat_ref(seat: Seat) -> Ref:
    return Ref("seat", seat)


def tell(told: Told, key: str, seat: Seat, *reasons: Reason, **values: Value) -> None:
    """Tell everybody a sentence; `$seat` is available in every one of them."""
    text = Phrase(key, {"seat": seat_ref(seat), **values})
    told.append(Happening(text=text, seat=seat, reasons=reasons))


def refuse(key: str, cite: Cite, **values: Value) -> IllegalMove:
    """The exception to raise where the rules forbid an action."""
    return IllegalMove(Reason(key, cite, values=values))
