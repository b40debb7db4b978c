"""What a referee's verdict does to a shot: the need and the chance if it is called that way.

Nothing is worked out a second way: the fact is changed in the lane, and the shot is judged again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from server.games.armored_advance.actions import Fire, SayFire, Settle
from server.games.armored_advance.fire.attack import judge
from server.games.armored_advance.fire.odds import Prospect
from server.games.armored_advance.fire.shot import Crossed, Doubt, Lane, Shot, settle
from server.games.armored_advance.house import House
from server.games.armored_advance.play.attacks import declared_shot
from server.games.armored_advance.state import State
from server.games.kernel import Seat
from server.games.ruling import IllegalMove, Phrase, Ref, Value
from server.games.verdicts import Weighed

FAR = 1000.0  # inches: out of range of everything
# The verdicts that answer a fact too close to call: if it holds, and if it does not.
ANSWERS = {
    "range": ("in_range", "out_of_range"),
    "sight": ("seen", "unseen"),
    "height": ("seen", "unseen"),
    "wall": ("between", "clear"),
    "foliage": ("between", "clear"),
}


def weigh(s: State, seat: Seat, action: Any) -> tuple[Weighed, ...]:
    """Of a shot that was declared, or whose doubtful fact is being settled."""
    lane: Lane | None = None
    if s.unclear is not None and isinstance(action, Settle):
        seat, action, lane = s.unclear.seat, s.unclear.action, s.unclear.lane
    if not isinstance(action, Fire | SayFire):
        return ()
    try:
        shot = declared_shot(s, seat, action, lane)
    except IllegalMove:  # of other rules: the match went on from another state
        return ()
    doubts = judge(shot, s.house).value.doubts
    return _called(shot, doubts[0], s.house) if doubts else _all(shot, s.house)


def _called(shot: Shot, doubt: Doubt, house: House) -> tuple[Weighed, ...]:
    """Only the two answers to the question at hand; giving one lets the shot go on."""
    return tuple(
        replace(
            _weighed(verdict, called(shot, doubt, house, holds=holds), None),
            correction={"type": "rule", "holds": holds},
        )
        for holds, verdict in zip((True, False), answers_to(doubt), strict=True)
    )


def called(shot: Shot, doubt: Doubt, house: House, *, holds: bool) -> Prospect:
    """The shot after that fact was called."""
    return prospect_if(shot, settle(shot.lane, doubt, holds=holds), house)


def answers_to(doubt: Doubt) -> tuple[str, str]:
    """The verdicts for yes and for no."""
    if doubt.about == "face":
        assert doubt.faces is not None
        return doubt.faces
    return ANSWERS.get(doubt.about, ("holds", "holds_not"))


def _all(shot: Shot, house: House) -> tuple[Weighed, ...]:
    now = prospect_if(shot, shot.lane, house)
    stands = replace(_weighed("stands", now, now), verdict="verdict-stands")
    others = (_weighed(name, prospect_if(shot, lane, house), now) for name, lane in _ways(shot))
    return (stands, *others)


def prospect_if(shot: Shot, lane: Lane, house: House) -> Prospect:
    """The shot with these facts, none of them doubtful."""
    return judge(replace(shot, lane=replace(lane, doubts=())), house).value


def _ways(shot: Shot) -> Iterator[tuple[str, Lane]]:
    """Each verdict with the lane as it would be."""
    lane = shot.lane
    yield "seen", replace(lane, sight="seen")
    yield "unseen", replace(lane, sight="hidden")
    yield "between", lane if lane.foliage or lane.walls else replace(lane, foliage=(_bush(lane),))
    yield "clear", replace(lane, foliage=(), walls=())
    limit = shot.shooter.indirect or shot.shooter.range_limit
    yield "in_range", lane if limit is None else replace(lane, inches=min(lane.inches, limit))
    if limit is not None:
        yield "out_of_range", replace(lane, inches=FAR)
    if shot.target.kind in ("vehicle", "field_gun"):
        yield "front", replace(lane, face="front")
        yield "side", replace(lane, face="side")
        yield "rear", replace(lane, face="rear")


def _bush(lane: Lane) -> Crossed:
    """Foliage in the middle of the line: near neither of the two (p21)."""
    return Crossed(Ref("aa-the", "foliage"), 1.0, lane.inches / 2, lane.inches / 2)


def _weighed(verdict: str, then: Prospect, now: Prospect | None) -> Weighed:
    return Weighed(
        verdict=f"aa-verdict-{verdict}",
        short=short(then),
        told=_told(then, now),
    )


def short(value: Prospect) -> Phrase:
    """The need and the chance, or that there is none."""
    if value.verdict != "can":
        return Phrase(f"aa-weighed-{value.verdict}")
    key = "aa-weighed-chance" if value.need is None else "aa-weighed-can"
    return Phrase(key, _numbers(value))


def _numbers(value: Prospect) -> dict[str, Value]:
    return {"need": value.need or 0, "percent": round(100 * value.odds.chance)}


def _told(then: Prospect, now: Prospect | None) -> Phrase:
    """What the log says once it is ruled: what was, and what it is now."""
    values = _numbers(then)
    if now is None:
        return Phrase(f"aa-ruled-now-{then.verdict}", values)
    was = _numbers(now)
    if then.verdict == now.verdict and (then.verdict != "can" or values == was):
        return Phrase(f"aa-ruled-same-{then.verdict}", values)
    before: dict[str, Value] = {"was": was["need"], "was_percent": was["percent"]}
    return Phrase(f"aa-ruled-{then.verdict}-was-{now.verdict}", {**values, **before})
