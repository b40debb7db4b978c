"""What a referee may do to a match: rule in words, rewind, set right; with a reason."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import msgspec
from msgspec.structs import replace

from server.games.convert import convert
from server.games.kernel import Faces, Happening, Roll, Seat
from server.games.ruling import Phrase, Ref, Value
from server.games.verdicts import Weighed, weighed
from server.match.agreements import back_to, ending, require_row
from server.match.fold import say
from server.match.ledger import Draft
from server.match.match import Match, changes
from server.match.refusal import NotPossible
from server.match.rolls import Given, check_faces, faces_text
from server.match.rows import Acted, Corrected, Fed, Noted, Row
from server.match.values import Result


@changes
def note(
    match: Match, command: str, seat: Seat | None, key: str, words: str, **values: Value
) -> int:
    """Words for the log: a call, a ruling."""
    draft = Draft(body=Noted(), seat=seat, says=(say(key, seat, **values),), words=words or None)
    return match.record(command, [draft])


@changes
def rule(
    match: Match,
    command: str,
    verdict: str | None,
    why: str | None,
    words: str,
    weighed: Sequence[Weighed] = (),
) -> int:
    """A ruling: in words, or by texts that everybody reads in their own language; with what it does
    to the step in question, if that was weighed."""
    if verdict is None:
        if not words.strip():
            raise NotPossible("refused-no-ruling")
        said = [say("log-rule")]
    elif why is None:
        said = [say("log-rule-verdict", verdict=text_ref(verdict))]
    else:
        said = [say("log-rule-because", verdict=text_ref(verdict), why=text_ref(why))]
    said += [Happening(text=each.told) for each in weighed if each.verdict == verdict]
    draft = Draft(body=Noted(), says=tuple(said), words=words or None)
    return match.record(command, [draft])


def weigh(match: Match, row: int | None) -> tuple[int | None, tuple[Weighed, ...]]:
    """The step in question, and what verdicts would do to it: the action that led to this row; of
    no row, an action whose dice have not fallen yet."""
    steps = (step for step in match.steps_back() if not step.silent)
    for place, step in enumerate(steps):
        if isinstance(step.body, Acted) and (row is None or step.seq <= row):
            return step.seq, _weighed(match, step, newest=place == 0)
        if row is None:
            break
    return row, ()


def _weighed(match: Match, step: Row, *, newest: bool) -> tuple[Weighed, ...]:
    """A verdict can only be put into effect while the match waits for just that."""
    assert isinstance(step.body, Acted) and step.seat is not None
    state = match.ledger.position_at(step.parent).state
    action = convert(step.body.action, match.game.types.action)
    found = weighed(match.game, state, step.seat, action)
    return found if newest else tuple(replace(each, correction=None) for each in found)


def text_ref(key: str) -> Ref:
    """A text by its key, as a value of another one."""
    kind, _, id = key.partition("-")
    return Ref(kind, id)


def tell(match: Match, key: str, seat: Seat | None, **values: str | Ref) -> None:
    """What the server itself says in the log about a seat or a device."""
    with match.lock:
        match.record(None, [Draft(body=Noted(), seat=seat, says=(say(key, seat, **values),))])


def lookers(match: Match) -> set[Seat | None]:
    """Who has seen the secrets of others since the end; None: somebody without a seat."""
    notes = takewhile(lambda row: isinstance(row.body, Noted), match.newest_rows())
    told = [happening for row in notes for happening in row.happenings]
    return {each.seat for each in told if each.text.key in ("log-looked", "log-looked-watcher")}


def seen_before(match: Match) -> tuple[Happening, ...]:
    """What has to be said when a match goes on after its end: who knows too much."""
    if not match.is_over:
        return ()
    seats = sorted(lookers(match), key=str)
    return tuple(say("log-has-seen" if seat else "log-has-seen-watcher", seat) for seat in seats)


@changes
def abandon(match: Match, command: str, reason: str) -> int:
    """End the match without a result."""
    match.running()
    scores = match.game.standing(match.position.state).scores
    why = Phrase("result-abandoned")
    result = Result(how="abandoned", winners=(), scores=scores, why=why)
    return match.record(
        command, [replace(ending(result), says=(say("log-abandoned"),), words=reason)]
    )


@changes
def rewind(match: Match, command: str, to: int, reason: str) -> int:
    """Back to the state after a row, whatever happened since."""
    require_row(match, to)
    back = back_to(to, None, say("log-rewind", row=match.numbers.number(to)))
    says = (*back.says, *seen_before(match))
    return match.record(command, [replace(back, says=says, words=reason)])


@changes
def correct(
    match: Match,
    command: str,
    correction: dict[str, Any],
    reason: str,
    more: tuple[dict[str, Any], ...] = (),
) -> int:
    """The table is right: set what stands on it; several things in one row, all or none."""
    require_open(match)
    body = Corrected(correction=correction, more=more)
    draft = Draft(body=body, says=(say("log-corrected"), *seen_before(match)), words=reason)
    try:
        made = match.made([draft], command)
    except msgspec.ValidationError as why:
        raise NotPossible("refused-action") from why
    return match.commit(made)


@changes
def correct_throw(match: Match, command: str, row: int, faces: Given, reason: str) -> int:
    """A reading was wrong: back to before the roll, and the right faces, in one go."""
    require_open(match)
    wrong = roll_to_correct(match, row)
    roll = match.game.pending(match.ledger.position_at(wrong.parent).state)
    assert isinstance(roll, Roll), "a row of faces follows a roll"
    check_faces(roll, None, faces)
    chance = Faces(roll=roll.id, faces=faces)
    back = back_to(wrong.parent, None, say("log-throw-corrected"))
    back = replace(back, says=(*back.says, *seen_before(match)), words=reason)
    told = say("log-roll-all", faces=faces_text(roll, chance))
    assert isinstance(wrong.body, Fed)
    body = Fed(chance=chance, source="referee", readings=wrong.body.readings)
    fed = Draft(body=body, seat=wrong.seat, says=(told,))
    return match.record(command, [back, fed])


def require_open(match: Match) -> None:
    """What the rules ended may have ended by a wrong reading, and go on once that is set right.
    What people ended stays so: only a rewind takes back a resignation or an agreement."""
    result = match.position.result
    if result is not None and result.how != "over":
        raise NotPossible("refused-over")


def roll_to_correct(match: Match, seq: int) -> Row:
    """The roll in that row, if nothing was decided since."""
    for row in match.steps_back():
        if row.seq == seq:
            if not (isinstance(row.body, Fed) and isinstance(row.body.chance, Faces)):
                raise NotPossible("refused-not-a-roll")
            return row
        if isinstance(row.body, Acted):
            raise NotPossible("refused-decided-since")
    raise NotPossible("refused-row")
