"""Data of an older schema is brought to this one: whole, once, and with a copy made before."""

from __future__ import annotations

import sqlite3

import pytest

from server.store import migrate, schema
from server.store.errors import StoreFailed
from server.store.store import Store, open_engine
from tests import kept


@pytest.fixture
def older(tmp_path):
    """A database of schema 1."""
    return kept.unpack("mid-turn", tmp_path)


def prepare(path) -> int | None:
    store = Store(open_engine(f"sqlite:///{path}"))
    try:
        return store.prepare()
    finally:
        store.close()


def contents(path) -> tuple[str, set[str]]:
    connection = sqlite3.connect(path)
    [(version,)] = connection.execute("SELECT value FROM meta WHERE key = 'schema'")
    tables = {
        name
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    }
    connection.close()
    return version, {name for name in tables if not name.startswith("sqlite_")}


def test_a_new_database_has_the_newest_schema(tmp_path):
    path = tmp_path / "sandtable.db"
    assert prepare(path) is None
    assert contents(path) == (str(schema.SCHEMA), set(schema.metadata.tables))
    assert prepare(path) == schema.SCHEMA
    assert sorted(file.name for file in tmp_path.iterdir()) == ["sandtable.db"]


def test_older_data_is_copied_before_it_is_changed(older):
    before, rows = contents(older), kept.stored_rows(older)
    assert prepare(older) == 1
    assert contents(older) == (str(schema.SCHEMA), set(schema.metadata.tables))
    copies = [older.with_name(f"sandtable.db.before-{step}") for step in schema.MIGRATIONS]
    assert contents(copies[0]) == before
    for step, copy in zip(schema.MIGRATIONS, copies, strict=True):
        assert contents(copy)[0] == str(step - 1)
        assert kept.stored_rows(copy) == kept.stored_rows(older) == rows
        assert copy.stat().st_mode & 0o077 == 0, "it holds hands and codes"


def test_a_migration_is_done_once(older):
    assert [prepare(older), prepare(older)] == [1, schema.SCHEMA]


@pytest.mark.parametrize("step", schema.MIGRATIONS)
def test_a_migration_that_fails_half_way_changes_nothing(older, monkeypatch, step):
    whole = schema.MIGRATIONS[step]

    def half(connection):
        whole(connection)
        raise sqlite3.OperationalError("the power went")

    rows = kept.stored_rows(older)
    monkeypatch.setitem(schema.MIGRATIONS, step, half)
    with pytest.raises(StoreFailed, match="the power went"):
        prepare(older)
    copy = older.with_name(f"sandtable.db.before-{step}")
    assert (contents(older), kept.stored_rows(older)) == (contents(copy), rows)
    monkeypatch.undo()
    assert prepare(older) == step - 1
    assert contents(older) == (str(schema.SCHEMA), set(schema.metadata.tables))


def test_without_a_copy_nothing_is_changed(older, monkeypatch):
    def no_room(*_paths):
        raise OSError(28, "No space left on device")

    before = contents(older), kept.stored_rows(older)
    monkeypatch.setattr(migrate.os, "replace", no_room)
    with pytest.raises(StoreFailed, match="no copy"):
        prepare(older)
    assert (contents(older), kept.stored_rows(older)) == before
