"""The leak test: what a viewer may learn must not depend on secrets.

`disguise` makes a second state with other secrets. Whatever the viewer reads or tries must come
out the same in both; where it does not, the difference is a leak. That holds for the lamps, for
what devices are told, and for the pictures that go with a throw.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from server.games import catalogue
from server.games.kernel import (
    REFEREE,
    Closed,
    Decide,
    Faces,
    Game,
    Luck,
    Over,
    Pending,
    Roll,
    Seat,
    Step,
    Viewer,
    dropped,
)
from server.games.ruling import IllegalMove, Reason, Ruling
from server.hall.evidence import Seen
from server.match.rows import Entry, Fed, Row
from server.match.values import Reading
from server.net.translate import line
from tests.kernel.canon import canon
from tests.kernel.invent import Pool, invent
from tests.kernel.playout import Input, open_offers, seats_of, take
from tests.kernel.variation import strays

PICTURE = "0" * 64  # the name of a picture, by its hash
TRIES = 6  # refusals and questions compared at one moment


class Leak(AssertionError):
    """A viewer can tell two states apart that differ in secrets alone."""


def same(what: str, viewer: Viewer, one: Any, two: Any) -> None:
    if canon(one) != canon(two):
        raise Leak(f"{what} tells {viewer} a secret:\n{one}\n{two}")


def assert_nothing_leaks(
    game: Game[Any], state: Any, viewer: Viewer, luck: Luck, given: Input | None = None
) -> bool:
    """Compare all a viewer can reach; `given` is what is put in next. True: there were secrets."""
    other = game.disguise(state, viewer, luck)
    if canon(other) == canon(state):
        return False  # no secrets now, and a pure game tells the same twice
    game.invariants(other)
    pool = Pool(state)
    same("the view", viewer, game.view(state, viewer), game.view(other, viewer))
    same("pending", viewer, game.pending(state), game.pending(other))
    same("a lamp", viewer, lamps_on(game, state), lamps_on(game, other))
    same("a refusal's flash", viewer, flashes_on(game, state), flashes_on(game, other))
    same_answers(game, state, other, viewer, pool, luck)
    same_corrections(game, state, other, viewer, pool, luck)
    # The referee's page is everybody's: the referee knows no more than a watcher.
    same("what the referee may decide", viewer, *(game.legal(s, REFEREE) for s in (state, other)))
    same_without(game, state, other, viewer, luck)
    if viewer is not None:
        same_offers(game, state, other, viewer, pool, luck)
        same_refusals(game, state, other, viewer, pool, luck)
    for move in inputs(game, state, viewer, luck, given):
        same_step(game, state, other, viewer, move)
    same("what devices are told", viewer, device_told(game, state), device_told(game, other))
    return True


def same_offers(
    game: Game[Any], state: Any, other: Any, viewer: Seat, pool: Pool, luck: Luck
) -> None:
    for about in (None, luck.choice(pool.words)):
        subject = None if about is None else str(about)
        one, two = game.legal(state, viewer, subject), game.legal(other, viewer, subject)
        same("the list of offers", viewer, one, two)


def same_refusals(
    game: Game[Any], state: Any, other: Any, viewer: Seat, pool: Pool, luck: Luck
) -> None:
    """Try wrong actions, made of words of the whole state: the secrets too are named."""
    tried = [invent(game.types.action, pool, luck) for _ in range(TRIES)]
    if offers := game.legal(state, viewer):
        stray = list(strays(luck.choice(offers), pool, luck))
        tried += luck.sample(stray, min(TRIES, len(stray)))
    for raw in tried:
        one, two = (verdict(game, s, viewer, raw) for s in (state, other))
        same("a refusal", viewer, one, two)


def verdict(game: Game[Any], state: Any, seat: Seat, raw: Any) -> Ruling[Any] | Reason | None:
    """How the rules judge an action as it came in; None: it is not even an action."""
    try:
        return game.check(state, seat, msgspec.convert(raw, game.types.action))
    except IllegalMove as no:
        return no.reason
    except msgspec.ValidationError:
        return None


def same_answers(
    game: Game[Any], state: Any, other: Any, viewer: Viewer, pool: Pool, luck: Luck
) -> None:
    for _ in range(TRIES):
        raw = invent(game.types.question, pool, luck)
        one, two = (answer(game, s, viewer, raw) for s in (state, other))
        same("an answer", viewer, one, two)


def answer(game: Game[Any], state: Any, viewer: Viewer, raw: Any) -> Ruling[Any] | Reason | None:
    try:
        return game.ask(state, viewer, msgspec.convert(raw, game.types.question))
    except IllegalMove as no:
        return no.reason
    except msgspec.ValidationError:
        return None


def same_corrections(
    game: Game[Any], state: Any, other: Any, viewer: Viewer, pool: Pool, luck: Luck
) -> None:
    """A referee knows no more than a watcher: neither what is refused nor what follows may depend
    on secrets."""
    for _ in range(TRIES):
        raw = invent(game.types.correction, pool, luck)
        one, two = (corrected(game, s, raw) for s in (state, other))
        if not isinstance(one, Step) or not isinstance(two, Step):
            same("a refused correction", viewer, one, two)
            continue
        same("a correction", viewer, told(one, viewer), told(two, viewer))
        same("the view afterwards", viewer, *(game.view(s.state, viewer) for s in (one, two)))
        same("what follows", viewer, *(public(game.pending(s.state)) for s in (one, two)))


def corrected(game: Game[Any], state: Any, raw: Any) -> Step | Reason | None:
    try:
        return game.correct(state, msgspec.convert(raw, game.types.correction))
    except IllegalMove as no:
        return no.reason
    except msgspec.ValidationError:
        return None


def inputs(
    game: Game[Any], state: Any, viewer: Viewer, luck: Luck, given: Input | None
) -> list[Input]:
    """What may be put in next: what was, something of the viewer's own, another's second thought
    about a secret choice, the end of a window."""
    moves = [] if given is None else [given]
    wanted = game.pending(state)
    if isinstance(wanted, Decide) and wanted.kind == "window":
        moves.append(Input(None, Closed(decision=wanted.id)))
    thinkers = [] if viewer is None else [viewer]
    if isinstance(wanted, Decide) and wanted.kind == "pick":
        thinkers += [seat for seat in wanted.seats if seat not in (viewer, *wanted.waiting)]
    for seat in thinkers:
        if offers := open_offers(game, state, seat):
            moves.append(Input(seat, game.sample(state, seat, luck.choice(offers), luck)))
    return moves


def same_step(game: Game[Any], state: Any, other: Any, viewer: Viewer, given: Input) -> None:
    """Play one input in both states. Where no secret comes out, what follows must be the same;
    where one does, the happenings must not tell more than the view shows afterwards."""
    one, two = attempt(game, state, given), attempt(game, other, given)
    refused = isinstance(one, Reason) or isinstance(two, Reason)
    if refused and given.seat not in (None, viewer):
        return  # another's secrets decide whether he may do this
    if isinstance(one, Reason) or isinstance(two, Reason):
        same("a refusal", viewer, one, two)
        return
    same_outcome(game, one, two, viewer)
    if one.reveals and seen(game, one.state, viewer) != seen(game, two.state, viewer):
        return
    if isinstance(given.what, Faces):
        rows = pictured(one, given.what), pictured(two, given.what)
        same("who may see the evidence", viewer, *(may_look(row, viewer) for row in rows))
        same("the line of the dice", viewer, *(lines_of(row, viewer) for row in rows))
    both = ((state, one), (other, two))
    same("what passes over the lamps", viewer, *(passing_on(game, s, step) for s, step in both))
    same("a deed or a trail", viewer, *(deeds_on(game, s, step, viewer) for s, step in both))


def lamps_on(game: Game[Any], state: Any) -> Any:
    """The lamps of the trays, which lie before everybody: of the watcher's board, whoever looks."""
    lamps = catalogue.lamps_of(game)
    return lamps and lamps(game.view(state, None).board)


def flashes_on(game: Game[Any], state: Any) -> Any:
    refused, board = catalogue.refused_of(game), game.view(state, None).board
    return [refused(board, seat) for seat in seats_of(game, state)]


def passing_on(game: Game[Any], state: Any, step: Step) -> Any:
    before, now = (game.view(s, None).board for s in (state, step.state))
    return catalogue.passing_of(game)(before, now)


def device_told(game: Game[Any], state: Any) -> Any:
    """What reaches a device: the watcher's view, whoever paired it, and the roll it is to feed."""
    wanted = game.pending(state)
    return game.view(state, None), wanted if isinstance(wanted, Roll) else None


def pictured(step: Step, faces: Faces) -> Row:
    """The row of a throw that a device has read, with its picture."""
    reading = Reading(device="camera", name="Tower", source="camera", evidence=(PICTURE,))
    fed = Fed(chance=faces, source="camera", readings=(reading,))
    return Row(seq=1, parent=0, at=0.0, body=fed, happenings=step.happenings)


def may_look(row: Row, viewer: Viewer) -> bool:
    """Whether the server hands the picture out to this viewer."""
    seen = Seen()
    seen.add(row)
    seats = seen.by[PICTURE]
    return seats is None or viewer in seats


def lines_of(row: Row, viewer: Viewer) -> list[Any]:
    """What the viewer reads of the row: words, faces and the names of pictures."""
    heard = [told for told in row.happenings if told.to is None or viewer in told.to]
    lines = [line(Entry(row, told, False, 1)) for told in heard]
    for each in lines:
        if each.evidence and not may_look(row, viewer):
            raise Leak(f"{viewer} reads of a picture that the server does not show: {each}")
    return lines


def deeds_on(game: Game[Any], state: Any, step: Step, viewer: Viewer) -> Any:
    """What the viewer is told to do on the real table, by a step and by taking it back, and what is
    drawn on the map."""
    before, now = (game.view(s, viewer).board for s in (state, step.state))
    deeds, trails = catalogue.deeds_of(game), catalogue.trails_of(game)
    return deeds(before, now), deeds(now, before), trails(before, now), trails(now, before)


def same_without(game: Game[Any], state: Any, other: Any, viewer: Viewer, luck: Luck) -> None:
    """What is told and seen when somebody leaves: their secrets go with them."""
    gone = luck.choice(seats_of(game, state))
    one, two = (dropped(game, s, gone) for s in (state, other))
    if one is None or two is None:
        same("whether the others go on", viewer, one is None, two is None)
        return
    same_outcome(game, one, two, viewer)


def same_outcome(game: Game[Any], one: Step, two: Step, viewer: Viewer) -> None:
    same("whether undo stops", viewer, one.reveals, two.reveals)
    if one.reveals and seen(game, one.state, viewer) != seen(game, two.state, viewer):
        return  # a secret came out, as it may
    same("the view afterwards", viewer, *(game.view(s.state, viewer) for s in (one, two)))
    same("a lamp afterwards", viewer, *(lamps_on(game, s.state) for s in (one, two)))
    same("what follows", viewer, *(public(game.pending(s.state)) for s in (one, two)))
    same("a happening", viewer, told(one, viewer), told(two, viewer))


def attempt(game: Game[Any], state: Any, given: Input) -> Step | Reason:
    try:
        return take(game, state, given)
    except IllegalMove as no:
        return no.reason


def seen(game: Game[Any], state: Any, viewer: Viewer) -> bytes:
    return canon((game.view(state, viewer), public(game.pending(state))))


def public(wanted: Pending) -> Any:
    """What is waited for, as everybody sees it; the end opens every secret."""
    return type(wanted).__name__ if isinstance(wanted, Over) else wanted


def told(step: Step, viewer: Viewer) -> list[Any]:
    """The happenings the viewer hears, without who else hears them."""
    return [replace(h, to=None) for h in step.happenings if h.to is None or viewer in h.to]
