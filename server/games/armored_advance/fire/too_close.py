"""Too close to call: a doubtful fact is put to the players or the referee, if it matters at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import TypeVar

from msgspec.structs import replace

from server.games.armored_advance.fire.odds import Plan, Prospect
from server.games.armored_advance.fire.shot import Doubt, Shot, settle
from server.games.armored_advance.house import House, settled
from server.games.armored_advance.lengths import shown
from server.games.ruling import Phrase, Reason, Ref, Ruling, Value

T = TypeVar("T")
Rule = Callable[[Shot, House], Ruling[Prospect]]
MOST = 5  # doubts tried in every combination: the least likely ones first

_POSITIONS, _HEIGHTS = settled(), settled(46)


def judged(rule: Rule, shot: Shot, house: House) -> Ruling[Prospect]:
    """The rule's answer; *too close* where it hangs on facts that the positions do not settle."""
    if not shot.lane.doubts:
        return rule(shot, house)
    hangs_on = _that_matter(rule, shot, house)
    ruling = rule(shot, house)
    if not hangs_on:
        close = Reason("aa-close-all-the-same", _POSITIONS)
        return Ruling(ruling.value, (*ruling.reasons, close))
    value = replace(ruling.value, verdict="too_close", refused=None, doubts=hangs_on)
    return Ruling(value, (*(doubt_term(doubt) for doubt in hangs_on), *ruling.reasons))


def _that_matter(rule: Rule, shot: Shot, house: House) -> tuple[Doubt, ...]:
    doubts = sorted(shot.lane.doubts, key=lambda doubt: abs(doubt.probability - 0.5))[:MOST]

    def answer(calls: tuple[bool, ...]) -> tuple[str, Plan | None]:
        return _essence(rule(with_calls(shot, doubts, calls), house).value)

    return that_matter(doubts, answer)


def that_matter(doubts: Sequence[T], answer: Callable[[tuple[bool, ...]], object]) -> tuple[T, ...]:
    """The doubts that change the answer for at least one combination of the others."""
    answers = {calls: answer(calls) for calls in product((True, False), repeat=len(doubts))}
    return tuple(
        doubt
        for k, doubt in enumerate(doubts)
        if any(
            answers[calls] != answers[(*calls[:k], not calls[k], *calls[k + 1 :])]
            for calls in answers
        )
    )


def _essence(value: Prospect) -> tuple[str, Plan | None]:
    """The part of an answer that is compared: without the plan of an attack that cannot succeed."""
    return value.verdict, value.plan if value.verdict == "can" else None


def with_calls(shot: Shot, doubts: list[Doubt], calls: tuple[bool, ...]) -> Shot:
    """The shot after each of the doubts has been called."""
    lane = shot.lane
    for doubt, holds in zip(doubts, calls, strict=True):
        lane = settle(lane, doubt, holds=holds)
    return replace(shot, lane=lane)


def doubt_term(doubt: Doubt) -> Reason:
    """How close it is, for the list of terms."""
    cite = _HEIGHTS if doubt.about == "height" else _POSITIONS
    return Reason(f"aa-close-{doubt.about}", cite, 0, _values(doubt))


def question(doubt: Doubt) -> Phrase:
    """What is put to the players or the referee, to be answered by yes or no."""
    return Phrase(f"aa-call-{doubt.about}", _values(doubt))


def _values(doubt: Doubt) -> dict[str, Value]:
    values: dict[str, Value] = {
        "percent": round(100 * doubt.probability),
        "piece": doubt.piece or Ref("aa-the", "terrain"),
    }
    if doubt.about in ("face", "angled", "arc"):
        face, other = doubt.faces or ("front", "side")
        return {
            **values,
            "face": Ref("aa-face", face),
            "other": Ref("aa-face", other),
            "degrees": round(abs(doubt.margin), 1),
        }
    if doubt.about in ("sight", "height"):
        seen = round(100 * (doubt.limit + doubt.margin))
        return {**values, "seen": seen, "limit": round(100 * doubt.limit)}
    margin, limit = round(abs(doubt.margin), 2), shown(doubt.limit)
    return {**values, "margin_inches": margin, "limit_inches": limit, "unit": "in"}
