"""What both sides have to agree on: a draw (p23), and facts too close to call."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.armored_advance.actions import AgreeDraw, Scout, Settle
from server.games.armored_advance.house import aa
from server.games.armored_advance.play import attacks, scouts
from server.games.armored_advance.play.turn import begin_turn, over
from server.games.armored_advance.state import OTHER, State, side
from server.games.kernel import Happening, Seat
from server.games.ruling import Phrase, Ruling
from server.games.telling import Told, refuse, tell


def _require(action: object, kind: type) -> Ruling[None]:
    if not isinstance(action, kind):
        raise refuse("aa-answer-first", aa(22))
    return Ruling(None)


def _with_vote(
    votes: tuple[bool | None, bool | None],
    seat: Seat,
    vote: bool,
) -> tuple[bool | None, bool | None]:
    return (vote, votes[1]) if side(seat) == 0 else (votes[0], vote)


def check_draw(s: State, seat: Seat, action: object) -> Ruling[None]:
    return _require(action, AgreeDraw)


def play_draw(s: State, seat: Seat, action: AgreeDraw, why: Ruling[None], told: Told) -> State:
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


def check_settle(s: State, seat: Seat, action: object) -> Ruling[None]:
    return _require(action, Settle)


def play_settle(s: State, seat: Seat, action: Settle, why: Ruling[None], told: Told) -> State:
    """Both have to say the same; as long as they differ they are asked again."""
    assert s.unclear is not None
    votes = _with_vote(s.unclear.votes, seat, action.holds)
    if None in votes:
        return replace(s, unclear=replace(s.unclear, votes=votes))
    if votes[0] != votes[1]:
        told.append(Happening(text=Phrase("aa-not-agreed")))
        again = replace(s.unclear, votes=(None, None))
        return replace(s, unclear=again, count=s.count + 1)
    return as_called(s, bool(votes[0]), told)


def as_called(s: State, holds: bool, told: Told) -> State:
    """The attack or the report goes on with the fact as it was called."""
    assert s.unclear is not None
    action = s.unclear.action
    if isinstance(action, Scout):
        return scouts.go_on_as_called(s, action, holds, told)
    return attacks.go_on_as_called(s, action, holds, told)
