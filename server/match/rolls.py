"""The roll contract: who may give which faces, when they count, and what they must look like."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from server.games.kernel import Chance, Faces, Roll, Seat
from server.match.chance import draw
from server.match.fold import say
from server.match.ledger import Draft
from server.match.match import Match, changes
from server.match.refusal import NotPossible
from server.match.rows import Fed, SentBack, Typed
from server.match.values import Thrown

Given = Mapping[str, tuple[int, ...]]


def wanted(match: Match, roll: str) -> Roll:
    """The roll the match waits for, which must be the one the client means."""
    match.running()
    pending = match.pending()
    if not isinstance(pending, Roll):
        raise NotPossible("refused-no-roll")
    if pending.id != roll:
        raise NotPossible("refused-stale")
    return pending


@changes
def throw(
    match: Match,
    command: str,
    seat: Seat,
    roll: str,
    faces: Given | None,
    *,
    confirm: tuple[Seat, ...] = (),
    bot: bool = False,
) -> int:
    """Faces for the pending roll. Each roller gives its own groups; all together feed it."""
    pending = wanted(match, roll)
    own = groups_of(pending, seat)
    if not own:
        raise NotPossible("refused-roller")
    if match.position.dice == "server":
        return throw_by_server(match, command, seat, pending, faces)
    if bot and faces is None:
        faces = draw_for_bot(pending, own)
    return throw_typed(match, command, seat, pending, faces, confirm)


def throw_by_server(
    match: Match, command: str, seat: Seat, pending: Roll, faces: Given | None
) -> int:
    seed = match.position.seed
    if faces is not None:
        raise NotPossible("refused-dice-source", source="server")
    assert seed is not None, "server dice are sealed when the roll is asked for"
    chance = draw(pending, seed)
    told = say("log-roll-server", faces=faces_text(pending, chance), seed=seed)
    fed = Draft(body=Fed(chance=chance, source="server"), seat=seat, says=(told,))
    return match.record(command, [fed])


def throw_typed(
    match: Match,
    command: str,
    seat: Seat,
    pending: Roll,
    faces: Given | None,
    confirm: tuple[Seat, ...],
) -> int:
    thrown = match.position.thrown
    if faces is None:
        raise NotPossible("refused-dice-source", source="typed")
    if thrown and thrown.needs:
        raise NotPossible("refused-dice-waiting")
    check_faces(pending, seat, faces)
    together = {**(thrown.faces if thrown else {}), **faces}
    complete = len(together) == len(pending.groups)
    if complete and not confirm:
        return match.record(command, [feeding(pending, together, seat)])
    waits = Thrown(by=seat, faces=together, needs=confirm if complete else ())
    chance = Faces(roll=pending.id, faces=faces)
    told = say("log-thrown", seat, faces=faces_text(pending, chance))
    return match.record(command, [Draft(body=Typed(thrown=waits), seat=seat, says=(told,))])


@changes
def confirm_throw(match: Match, command: str, seat: Seat | None, roll: str, *, yes: bool) -> int:
    """Confirm typed faces, or send them back. A referee has no seat."""
    pending, thrown = wanted(match, roll), match.position.thrown
    if thrown is None or not thrown.needs:
        raise NotPossible("refused-no-throw")
    if seat is not None and seat not in thrown.needs:
        raise NotPossible("refused-own-throw")
    if yes:
        return match.record(command, [feeding(pending, thrown.faces, thrown.by)])
    back = Draft(body=SentBack(), seat=seat, says=(say("log-sent-back"),))
    return match.record(command, [back])


def feeding(pending: Roll, faces: Given, seat: Seat) -> Draft:
    """The row that feeds typed faces to the game."""
    chance = Faces(roll=pending.id, faces=faces)
    text = faces_text(pending, chance)
    alone = len(pending.groups) == 1
    told = say("log-roll", seat, faces=text) if alone else say("log-roll-all", faces=text)
    return Draft(body=Fed(chance=chance, source="typed"), seat=seat, says=(told,))


def draw_for_bot(pending: Roll, own: tuple[str, ...]) -> dict[str, tuple[int, ...]]:
    """A bot has no dice in its hand: the server throws its own groups for it."""
    chance = draw(pending, secrets.token_hex(16))
    assert isinstance(chance, Faces)
    return {key: chance.faces[key] for key in own}


def groups_of(roll: Roll, seat: Seat | None) -> tuple[str, ...]:
    """The groups this seat throws; a referee (None) may set them all."""
    return tuple(group.key for group in roll.groups if seat is None or group.seat in (None, seat))


def check_faces(roll: Roll, seat: Seat | None, faces: Given) -> None:
    """Refuse faces of another's dice, too many, too few, or that no such die shows."""
    own = groups_of(roll, seat)
    if not faces or any(key not in own for key in faces):
        raise NotPossible("refused-roller")
    for group in roll.groups:
        given = faces.get(group.key)
        if given is None and seat is not None:
            continue
        if given is None or len(given) != group.count:
            raise NotPossible("refused-dice-count", wanted=group.count, got=len(given or ()))
        for face in given:
            if not 1 <= face <= group.sides:
                raise NotPossible("refused-dice-face", sides=group.sides, face=face)


def faces_text(roll: Roll, chance: Chance) -> str:
    """The faces in the order of the request, groups apart: "4 5 · 2"."""
    assert isinstance(chance, Faces)
    return " · ".join(
        " ".join(str(face) for face in chance.faces[group.key])
        for group in roll.groups
        if group.key in chance.faces
    )
