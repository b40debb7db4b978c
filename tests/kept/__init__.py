"""Data that earlier versions wrote, and how today's code opens, plays and verifies it.

All that `tests/server/test_kept.py` needs of the server is imported here, so that moving a module
of the server changes this file alone. What each file holds stands in the README beside it.
"""

from __future__ import annotations

import gzip
import hashlib
import itertools
import json
import random
import sqlite3
import tempfile
import time
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from server.games.armored_advance.questions.shots import AskShot
from server.games.catalogue import GAMES as SHIPPED
from server.games.kernel import Decide, Faces, Roll
from server.games.ruling import IllegalMove
from server.hall import playing
from server.hall.hall import Hall
from server.hall.match_files import export_match, read_file, verify
from server.match.agreements import consent, undo
from server.match.formats import hash_of, read_rows
from server.match.frames import frames
from server.match.match import Match, act
from server.match.refereeing import rewind
from server.match.refusal import NotAllowed
from server.match.rolls import confirm_throw, feed, throw
from server.match.rows import Row
from server.match.values import Reading
from server.store.store import Store, open_engine
from tests.kernel.council import GAME as COUNCIL
from tests.kernel.playout import by_luck
from tests.kernel.skirmish import GAME as SKIRMISH

__all__ = ["NotAllowed", "rewind"]

FOLDER = Path(__file__).parent
GAMES = {**SHIPPED, SKIRMISH.id: SKIRMISH, COUNCIL.id: COUNCIL}
MOST_MOVES = 2000
commands = (f"today-{number}" for number in itertools.count())


# --- Files -----------------------------------------------------------------------------------


def databases() -> list[str]:
    return sorted(path.name.removesuffix(".db.gz") for path in FOLDER.glob("*.db.gz"))


def match_files() -> list[str]:
    return sorted(path.name.removesuffix(".json.gz") for path in FOLDER.glob("*.json.gz"))


def expected(database: str) -> dict[str, Any]:
    """What the version that wrote the database said of its tables and matches."""
    facts: dict[str, Any] = json.loads((FOLDER / f"{database}.expected.json").read_text())
    return facts


def match_file(name: str) -> bytes:
    return gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes())


def unpack(database: str, folder: Path) -> Path:
    """A copy of the database in a folder, dated as if it had been written a moment ago: tokens
    expire, and a lobby is cleared away after a day."""
    path = folder / "sandtable.db"
    path.write_bytes(gzip.decompress((FOLDER / f"{database}.db.gz").read_bytes()))
    older = time.time() - expected(database)["written"]
    connection = sqlite3.connect(path)
    with connection:
        for table, key, field in (("tables", "code", "created"), ("tokens", "id", "expires")):
            for name, body in connection.execute(f"SELECT {key}, body FROM {table}").fetchall():
                value = json.loads(body)
                value[field] += older
                change = f"UPDATE {table} SET body = ? WHERE {key} = ?"
                connection.execute(change, (json.dumps(value).encode(), name))
        connection.execute("UPDATE tokens SET expires = expires + ?", (older,))
    connection.close()
    return path


@cache
def migrated(database: str) -> bytes:
    """The database after its schema was brought up to date, and nothing else."""
    with tempfile.TemporaryDirectory() as folder:
        path = unpack(database, Path(folder))
        store = Store(open_engine(f"sqlite:///{path}"))
        store.prepare()
        store.close()
        return path.read_bytes()


def copy(database: str, folder: Path) -> Path:
    """A copy of the database with today's schema: not every test need migrate it anew."""
    path = folder / "sandtable.db"
    path.write_bytes(migrated(database))
    return path


def stored_rows(path: Path) -> dict[tuple[str, int], bytes]:
    """Every row of every match as it is on disk."""
    connection = sqlite3.connect(path)
    rows = connection.execute('SELECT "match", seq, body FROM rows').fetchall()
    connection.close()
    return {(match, seq): body for match, seq, body in rows}


# --- Opening ---------------------------------------------------------------------------------


def open_hall(path: Path, games: Any = GAMES) -> Hall:
    """The hall on a database; without waiting for the disk, which is not what is tested here."""
    engine = open_engine(f"sqlite:///{path}")
    sa.event.listen(engine, "connect", lambda made, _: made.execute("PRAGMA synchronous=OFF"))
    store = Store(engine)
    store.prepare()
    return Hall(store, games, {})


def open_match(hall: Hall, facts: dict[str, Any], match: str) -> Match:
    return hall.match(hall.table(facts["table"]), match)


def table_facts(hall: Hall, code: str) -> Any:
    """What everybody may see of a table."""
    table = msgspec.to_builtins(hall.table(code))
    for chair in table["chairs"]:
        del chair["token"]
    return table


def role_of(hall: Hall, token: str) -> str:
    return hall.tokens.read(token).role


def match_facts(match: Match) -> dict[str, Any]:
    """What the match says of itself, under the names of the expected files."""
    at, game = match.position, match.game
    return {
        "game": game.id,
        "pending": pending_facts(match),
        "scores": dict(game.standing(at.state).scores),
        "dice": at.dice,
        "sealed": at.seed is not None,
        "thrown": msgspec.to_builtins(at.thrown),
        "proposal": msgspec.to_builtins(at.proposal),
        "result": msgspec.to_builtins(at.result),
        "views": {seat or "watcher": view_facts(match, seat) for seat in (*match.seats, None)},
    }


def pending_facts(match: Match) -> dict[str, Any]:
    facts: dict[str, Any] = msgspec.to_builtins(match.pending())
    if match.game.id == "progress" and facts.get("by") == "any":
        # With printed cards it waited for all who may enter; now for whose turn it is.
        facts["waiting"] = facts["seats"]
    return facts


def view_facts(match: Match, viewer: str | None) -> dict[str, Any]:
    view = match.view(viewer)
    # Who looks on while another draws or discards read the words for that other.
    prompt = view.prompt.key.replace("pr-watch-", "pr-prompt-")
    return {"prompt": prompt, "turn": msgspec.to_builtins(view.board).get("turn")}


def shot_facts(match: Match, shots: Iterable[str]) -> dict[str, Any]:
    """What is answered about shots of Armored Advance, each "UNIT WEAPON TARGET", from where all
    stand: what seen shares, ranges and doubts come to."""
    return {shot: _shot_facts(match, *shot.split()) for shot in shots}


def _shot_facts(match: Match, unit: str, weapon: str, target: str) -> Any:
    question = AskShot(unit=unit, weapon=weapon, target=target)
    try:
        found = match.game.ask(match.position.state, None, question).value
    except IllegalMove as no:
        return no.reason.key
    doubts = [doubt.about for doubt in found.doubts]
    return [found.verdict, found.visible, found.need, round(found.odds.chance, 4), doubts]


def log_facts(match: Match, viewer: str | None) -> dict[str, Any]:
    """What changes with every row, also with one that only says that newer rules are played."""
    return {
        "lines": len(match.entries(0, viewer, whole=match.is_over)),
        "undo": msgspec.to_builtins(match.undoable(viewer)),
    }


def waits_for_a_seat(match: Match, facts: dict[str, Any]) -> bool:
    """Whether a seat is free: the version that wrote it let the other side undo alone there."""
    return "sent away" in facts["holds"] and not match.is_over


def is_of_today(facts: dict[str, Any]) -> bool:
    """Whether all of a match was played under the rules of this version."""
    version = GAMES[facts["game"]].version
    return facts["version"] == version and "upgraded" not in facts["kinds"]


# --- Rows and states -------------------------------------------------------------------------


def rows_of(match: Match) -> list[Row]:
    return read_rows(match.ledger.store.rows_between(match.id, 0, match.seq), match.id)


def kinds(match: Match) -> list[str]:
    return [row.kind for row in rows_of(match)]


def digest_of_hashes(rows: Sequence[Row]) -> tuple[str, str]:
    """The hash of the last row, and a digest of the hashes of all."""
    together = "".join(row.hash for row in rows).encode()
    return rows[-1].hash, hashlib.blake2b(together, digest_size=16).hexdigest()


def rows_of_today(match: Match) -> list[Row]:
    """The rows that were played under the rules of this version."""
    version = match.game.version
    return [row for row in rows_of(match) if match.ledger.version_at(row.seq) == version]


def rows_that_differ(match: Match, rows: Iterable[Row]) -> list[int]:
    """The rows whose state, found again today, has another hash than the row."""
    secret, at = match.ledger.head.secret, match.ledger.position_at
    return [row.seq for row in rows if hash_of(at(row.seq), secret, row.format) != row.hash]


def state_at(match: Match, seq: int) -> Any:
    return match.ledger.position_at(seq).state


def turns_told(match: Match) -> list[int]:
    """The turns of the steps that the story of a match tells of."""
    return [frame.turn for frame in frames(match) if frame.turn is not None]


def sent_again(match: Match, command: str) -> int:
    """The row told to a phone that sends a command a second time."""
    return act(match, command, match.seats[0], "any", {})


# --- Playing on ------------------------------------------------------------------------------


def settle(match: Match) -> None:
    """Say no to what is proposed."""
    while (proposal := match.position.proposal) is not None:
        consent(match, next(commands), proposal.needs[0], yes=False, seen=match.seq)


def take_back(match: Match, seat: str, to: int) -> None:
    """Undo, with the consent of all who are asked."""
    undo(match, next(commands), seat, to)
    while (proposal := match.position.proposal) is not None:
        consent(match, next(commands), proposal.needs[0], yes=True, seen=match.seq)


def one_move(match: Match, luck: random.Random) -> None:
    """Whatever the match waits for: faces, a nod, the end of a window, or an action."""
    pending = match.pending()
    if isinstance(pending, Roll):
        one_throw(match, pending, luck)
        return
    assert isinstance(pending, Decide)
    if pending.kind == "window":
        match.close_window(pending.id)
        return
    state, seat = match.position.state, luck.choice(pending.waiting or pending.seats)
    offers = [offer for offer in match.game.legal(state, seat) if not offer.refused]
    action = match.game.sample(state, seat, luck.choice(offers), luck)
    act(match, next(commands), seat, pending.id, msgspec.to_builtins(action))


def one_throw(match: Match, roll: Roll, luck: random.Random) -> None:
    thrown = match.position.thrown
    if thrown and thrown.needs:
        confirm_throw(match, next(commands), thrown.needs[0], roll.id, yes=True)
        return
    known = thrown.faces if thrown else {}
    group = next(group for group in roll.groups if group.key not in known)
    seat = group.seat or match.seats[0]
    faces = by_luck(roll, luck)
    assert isinstance(faces, Faces)
    if match.position.dice not in ("typed", "server"):
        reading = Reading(device="today", name="Tower", source=match.position.dice)
        feed(match, next(commands), reading, roll.id, {group.key: faces.faces[group.key]})
        return
    given = None if match.position.dice == "server" else {group.key: faces.faces[group.key]}
    throw(match, next(commands), seat, roll.id, given)


def play_on(match: Match, luck: random.Random, most: int = MOST_MOVES) -> None:
    """Moves by luck until the match is over, or as many as are wanted."""
    settle(match)
    for _ in range(most):
        if match.is_over:
            return
        one_move(match, luck)


# --- Match files -----------------------------------------------------------------------------


def exported(hall: Hall, match: str) -> bytes:
    return export_match(hall.store, hall.tables.values(), match)


def rows_in(raw: bytes) -> Sequence[Row]:
    return read_file(raw).rows


def differences(raw: bytes) -> list[str]:
    """What `verify` finds wrong with a match file."""
    report = verify(read_file(raw), GAMES)
    return [f"row {finding.row}: {finding.what}" for finding in report.findings]


def take_in(hall: Hall, raw: bytes) -> Any:
    """The table of a match file that was taken in."""
    return playing.take_in(hall, raw)
