"""The roll contract: who may give which faces, when they count, and what they must look like."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from msgspec import Struct

from server.games.kernel import Chance, Faces, Roll, Seat
from server.games.ruling import Phrase
from server.match.chance import draw
from server.match.fold import called, say
from server.match.ledger import Draft
from server.match.match import Match, changes
from server.match.refusal import NotPossible
from server.match.rows import Doubted, Fed, SentBack, Typed
from server.match.values import Doubt, Reading, Thrown

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
    doubt = match.position.doubt
    if bot and faces is None:
        faces, doubt = draw_for_bot(pending, own), None
    elif faces is None:
        raise NotPossible("refused-dice-source", source=match.position.dice)
    elif match.position.dice == "typed":
        doubt = None
    elif doubt is None or doubt.roll != roll:
        raise NotPossible("refused-dice-source", source=match.position.dice)
    check_faces(pending, seat, faces)
    readings = () if doubt is None else (doubt.reading,)
    return give(match, command, Giving(seat, pending, faces, confirm, readings))


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


class Giving(Struct, frozen=True):
    """Faces that somebody gives: typed ones, or what they see in the picture of a reading."""

    seat: Seat
    roll: Roll
    faces: Given
    confirm: tuple[Seat, ...] = ()
    readings: tuple[Reading, ...] = ()


def give(match: Match, command: str, giving: Giving) -> int:
    """Faces of some groups, with those that came before; all together feed the roll."""
    seat, pending, thrown = giving.seat, giving.roll, match.position.thrown
    if thrown and thrown.needs:
        raise NotPossible("refused-dice-waiting")
    together = {**(thrown.faces if thrown else {}), **giving.faces}
    readings = (*(thrown.readings if thrown else ()), *giving.readings)
    complete = len(together) == len(pending.groups)
    if complete and not giving.confirm:
        fed = feeding(pending, together, seat, readings, settled=bool(giving.readings))
        return match.record(command, [fed])
    needs = giving.confirm if complete else ()
    waits = Thrown(by=seat, faces=together, needs=needs, readings=readings)
    chance = Faces(roll=pending.id, faces=giving.faces)
    key = "log-settled-dice" if giving.readings else "log-thrown"
    told = say(key, seat, faces=faces_text(pending, chance))
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
        settled = bool(thrown.readings)
        fed = feeding(pending, thrown.faces, thrown.by, thrown.readings, settled=settled)
        return match.record(command, [fed])
    back = Draft(body=SentBack(), seat=seat, says=(say("log-sent-back"),))
    return match.record(command, [back])


def feeding(
    pending: Roll,
    faces: Given,
    seat: Seat | None,
    readings: tuple[Reading, ...] = (),
    *,
    settled: bool = False,
) -> Draft:
    """The row that feeds faces to the game; `settled`: somebody said what lies in the picture."""
    chance = Faces(roll=pending.id, faces=faces)
    text, source = faces_text(pending, chance), readings[-1].source if readings else "typed"
    if settled and seat is not None:
        told = say("log-settled-dice", seat, faces=text)
    elif readings:
        told = say("log-roll-read", faces=text, name=called(readings[-1].name))
    elif len(pending.groups) == 1:
        told = say("log-roll", seat, faces=text)
    else:
        told = say("log-roll-all", faces=text)
    body = Fed(chance=chance, source=source, readings=readings)
    return Draft(body=body, seat=seat, says=(told,))


# --- Devices ---------------------------------------------------------------------------------


@changes
def feed(match: Match, command: str, reading: Reading, roll: str, faces: Given) -> int:
    """What a device of the table read: whole groups that nobody has given yet."""
    pending = wanted_of(match, reading, roll)
    check_groups(pending, open_groups(match, pending), faces)
    thrown = match.position.thrown
    together = {**(thrown.faces if thrown else {}), **faces}
    readings = (*(thrown.readings if thrown else ()), reading)
    roller = sole_roller(pending, faces)
    if len(together) == len(pending.groups):
        return match.record(command, [feeding(pending, together, roller, readings)])
    waits = Thrown(by=roller or "", faces=together, needs=(), readings=readings)
    text = faces_text(pending, Faces(roll=pending.id, faces=faces))
    told = say("log-roll-read", faces=text, name=called(reading.name))
    return match.record(command, [Draft(body=Typed(thrown=waits), seat=roller, says=(told,))])


@changes
def doubt(
    match: Match, command: str, reading: Reading, roll: str, why: Phrase, faces: Given
) -> int:
    """A device is not sure: the roller says what lies there, or throws again."""
    pending = wanted_of(match, reading, roll)
    known = {group.key for group in pending.groups}
    if not set(faces) <= known:
        raise NotPossible("refused-roller")
    body = Doubted(doubt=Doubt(roll=roll, why=why, reading=reading, faces=faces))
    told = say("log-doubt", name=called(reading.name))
    return match.record(command, [Draft(body=body, says=(told,))])


def wanted_of(match: Match, reading: Reading, roll: str) -> Roll:
    """The open roll, for a device whose dice are the ones that count."""
    pending = wanted(match, roll)
    if match.position.dice != reading.source:
        raise NotPossible("refused-dice-source", source=match.position.dice)
    thrown = match.position.thrown
    if thrown and thrown.needs:
        raise NotPossible("refused-dice-waiting")
    return pending


def open_groups(match: Match, pending: Roll) -> tuple[str, ...]:
    """The groups of the roll that nobody has given yet."""
    thrown = match.position.thrown
    given = thrown.faces if thrown else {}
    return tuple(group.key for group in pending.groups if group.key not in given)


def sole_roller(pending: Roll, faces: Given) -> Seat | None:
    """Whose throw it is, where it is one seat's."""
    seats = {group.seat for group in pending.groups if group.key in faces}
    return seats.pop() if len(seats) == 1 else None


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
    check_groups(roll, groups_of(roll, seat), faces)
    for group in roll.groups:
        if seat is None and group.key not in faces:
            raise NotPossible("refused-dice-count", wanted=group.count, got=0)


def check_groups(roll: Roll, allowed: tuple[str, ...], faces: Given) -> None:
    if not faces or any(key not in allowed for key in faces):
        raise NotPossible("refused-roller")
    for group in roll.groups:
        given = faces.get(group.key)
        if given is None:
            continue
        if len(given) != group.count:
            raise NotPossible("refused-dice-count", wanted=group.count, got=len(given))
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
