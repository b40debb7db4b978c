"""`sandtable match`: list, show, export, import and verify matches from the terminal."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from server.config import CannotStart, Config
from server.games.catalogue import GAMES
from server.hall.match_files import (
    BadFile,
    MatchFile,
    export_match,
    import_match,
    read_file,
    verify,
)
from server.hall.tables import Table, read_table
from server.hall.tokens import make_code
from server.match.formats import read_rows
from server.match.refusal import NotAllowed
from server.match.rows import Started
from server.store.errors import StoreFailed, undamaged
from server.store.pictures import Pictures
from server.store.store import Store, open_engine
from server.words import Names, Words, catalogues

MOST_BYTES = 256 * 1024 * 1024  # of a match file; a match of 10,000 rows has a twentieth of that


@contextmanager
def data_of(options: argparse.Namespace) -> Iterator[Store]:
    """The store of the data folder; what is wrong with it is told in a sentence."""
    if not (options.data / "sandtable.db").exists():
        raise CannotStart(
            f"There is no data in {options.data}: name the folder with --data, or run "
            "`sandtable serve` first."
        )
    store = Store(open_engine(Config(data=options.data).database_url))
    try:
        store.prepare()
        yield store
    except StoreFailed as why:
        raise CannotStart(f"The data in {options.data} cannot be used: {why}.") from why
    finally:
        store.close()


def tables_in(store: Store) -> list[Table]:
    with undamaged("a table"):
        return [read_table(body) for body in store.all_tables()]


def read(path: Path) -> MatchFile:
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
        if len(raw) > MOST_BYTES:
            raise BadFile("refused-file", "larger than any match")
        return read_file(raw)
    except OSError as why:
        raise CannotStart(f"{path} cannot be read: {why.strerror}.") from why
    except BadFile as why:
        raise CannotStart(f"{path}: {why}.") from why


def list_matches(options: argparse.Namespace) -> int:
    with data_of(options) as store:
        tables, matches = tables_in(store), store.match_ids()
        if not matches:
            print("No match was begun yet.")
        for match in matches:
            print(in_one_line(listed(store, tables, match)))
    return 0


def listed(store: Store, tables: list[Table], match: str) -> str:
    [first] = read_rows(store.rows_between(match, 0, 0), match)
    table = next((t for t in tables if match in (t.match, *t.earlier)), None)
    status = "over" if table is None or table.match != match else table.status
    game = first.body.game if isinstance(first.body, Started) else "?"
    names = ", ".join(chair.name or chair.holder for chair in (table.chairs if table else ()))
    return f"{match}  {game}  {status}  rows {len(store.outline(match))}  {names}"


def in_one_line(text: str) -> str:
    """What strangers wrote, without what would move a terminal's cursor or change its colours."""
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text
    )


def show_match(options: argparse.Namespace) -> int:
    words = Words(options.language, catalogues(GAMES.values()))
    made = read(options.file)
    names = names_in(made)
    for row in made.rows:
        for told in row.happenings:
            print(in_one_line(f"{row.seq:5}  {words.say(told.text, names)}"))
    return 0


def export_command(options: argparse.Namespace) -> int:
    try:
        with data_of(options) as store:
            pictures = Pictures(options.data / "evidence")
            made = export_match(store, tables_in(store), options.match, pictures)
            options.file.write_bytes(made)
    except LookupError as why:
        raise CannotStart(f"There is no match {options.match} in {options.data}.") from why
    except NotAllowed as why:
        raise CannotStart("The match is not over: its file would tell every secret.") from why
    except OSError as why:
        raise CannotStart(f"{options.file} cannot be written: {why.strerror}.") from why
    print(f"Written to {options.file}.")
    return 0


def import_command(options: argparse.Namespace) -> int:
    made = read(options.file)
    with data_of(options) as store:
        taken = {table.code for table in tables_in(store)}
        code = next(code for code in iter(lambda: make_code(4), "") if code not in taken)
        try:
            import_match(store, made, GAMES, code, Pictures(options.data / "evidence"))
        except BadFile as why:
            raise CannotStart(f"{options.file}: {why}.") from why
    print(f"Taken in at table {code}. Its replay: /t/{code}/replay (restart a running server).")
    return 0


def names_in(made: MatchFile) -> Names:
    """What the match's data calls its things, as far as its positions are known."""
    names: dict[str, Mapping[str, str]] = {}
    for position in verify(made, GAMES).positions.values():
        names |= GAMES[made.start.game].view(position.state, None).names
    return names


def verify_command(options: argparse.Namespace) -> int:
    made = read(options.file)
    report = verify(made, GAMES)
    for remark in report.remarks:
        print(f"{remark}.")
    for finding in report.findings:
        print(f"row {finding.row}: {finding.what}", file=sys.stderr)
    if not report.findings:
        what = "every one leads" if report.checked == len(made.rows) else "each of these leads"
        print(f"{report.checked} rows replayed; {what} where the file says.")
    return 1 if report.findings else 0
