"""A match outlives its rules: after a rule was changed it opens, plays on and verifies."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from server.games.kernel import Faces
from server.games.ruling import Phrase
from server.hall import playing
from server.hall.match_files import read_file, verify
from server.match.leaving import resign
from server.match.refereeing import rewind
from server.match.refusal import NotPossible
from server.match.rows import Upgraded
from tests import kept
from tests.kept import open_hall
from tests.server.test_exchange import begin

CARDS = ("move1", "move2")


def changed(game: Any) -> Any:
    """The game after somebody changed a rule: where six was best, one is best now. Replayed under
    it, a match takes another course from its first roll on."""

    class Changed(type(game)):
        version = "changed"

        def feed(self, s, chance):
            return super().feed(s, turned(chance) if isinstance(chance, Faces) else chance)

        def upgrade(self, saved, version):
            old = game.version if version == self.version else version
            return game.upgrade(saved, old)

        def changes(self, version):
            return (Phrase("said-of-the-change", {"since": version}),)

    made = Changed.__new__(Changed)
    made.__dict__.update(game.__dict__)
    return made


def turned(faces: Faces) -> Faces:
    return replace(faces, faces={key: tuple(7 - n for n in f) for key, f in faces.faces.items()})


CHANGED = {id: changed(game) for id, game in kept.GAMES.items()}


@pytest.fixture
def path(tmp_path):
    return tmp_path / "sandtable.db"


@pytest.fixture
def played(path):
    """A match of some turns, undone rows among them; and its table's code."""
    hall, luck = open_hall(path), random.Random(3)
    code, match = begin(hall)
    kept.play_on(match, luck, most=40)
    if (undo := match.undoable("blue")) is not None:
        kept.take_back(match, "blue", undo.to)
    assert not match.is_over
    hall.store.close()
    return match, code


def reopened(path, code, games=CHANGED):
    hall = open_hall(path, games)
    return hall, hall.match(hall.table(code))


def test_a_match_opens_without_playing_a_row_of_older_rules(path, played, monkeypatch):
    before, code = played

    def never(*_arguments):
        raise AssertionError("a row was played")

    for name in ("setup", "apply", "feed", "correct"):
        monkeypatch.setattr(type(CHANGED["march-of-progress"]), name, never)
    _, match = reopened(path, code)
    assert match.position.state == before.position.state
    assert [row.kind for row in match.ledger.rows(match.seq, match.seq)] == ["upgraded"]


def test_an_upgrade_says_so_once_to_everybody(path, played):
    _, code = played
    for _ in range(2):
        hall, match = reopened(path, code)
        told = [entry.told.text.key for entry in match.entries(0, None)]
        assert told.count("log-upgraded") == 1
        hall.store.close()


def test_an_upgrade_says_what_the_rules_changed(path, played):
    before, code = played
    _, match = reopened(path, code)
    [row] = match.ledger.rows(match.seq, match.seq)
    since = {"since": before.game.version}
    assert [told.text for told in row.happenings] == [
        Phrase("log-upgraded", {"version": "changed"}),
        Phrase("said-of-the-change", since),
    ]


def test_an_undo_stops_at_an_upgrade(path, played):
    before, code = played
    assert any(before.undoable(seat) for seat in ("blue", "orange"))
    _, match = reopened(path, code)
    assert [match.undoable(seat) for seat in ("blue", "orange")] == [None, None]
    upgrade, luck = match.seq, random.Random(4)
    kept.play_on(match, luck, most=6)
    undo = match.undoable("blue")
    assert undo is not None and undo.to >= upgrade


def test_a_rewind_stops_at_an_upgrade(path, played):
    _, code = played
    _, match = reopened(path, code)
    upgrade = match.seq
    kept.play_on(match, random.Random(4), most=3)
    with pytest.raises(NotPossible, match="refused-older-rules"):
        rewind(match, "too-far-back", upgrade - 1, "before the rules changed")
    rewind(match, "not-too-far", upgrade, "since the rules changed")
    assert match.position.result is None


def test_what_lies_before_an_upgrade_is_shown_as_it_was_kept(path, played):
    before, code = played
    _, match = reopened(path, code)
    for row in range(before.seq + 1):
        past = match.past(row, None)
        assert past.shown in match.ledger.kept
        assert past.position == before.ledger.position_at(past.shown)
        told = [entry.told for entry in past.entries]
        assert told == [entry.told for entry in before.past(row, None).entries]


def test_a_long_match_keeps_fewer_positions_of_its_past(path):
    hall = open_hall(path)
    code, match = begin(hall)
    kept.play_on(match, random.Random(3), most=1)
    kept.play_on(match, random.Random(3), most=1)
    for number in range(450):
        action = {"type": "pick", "card": CARDS[number % 2]}
        kept.act(match, f"again-{number}", "blue", match.pending().id, action)
    assert len(match.ledger.kept) < 250
    assert match.ledger.kept == match.ledger.store.position_rows(match.id)
    hall.store.close()
    _, match = reopened(path, code)
    for row in range(0, match.seq, 7):
        assert abs(match.past(row, None).shown - row) <= 10


def test_verify_says_under_which_rules_rows_were_played(path, played):
    _, code = played
    hall, match = reopened(path, code)
    upgrade = match.seq
    kept.play_on(match, random.Random(4), most=5)
    resign(match, "i-give-up", "blue")
    report = verify(read_file(kept.exported(hall, match.id)), CHANGED)
    assert report.findings == ()
    [remark] = report.remarks
    older = kept.GAMES[match.game.id].version
    assert f"rows 0 to {upgrade - 1} were played under version {older}" in remark
    assert report.checked == match.seq - upgrade + 1


def test_a_finished_match_stays_as_it_ended(path, played):
    _, code = played
    hall = open_hall(path)
    match = hall.match(hall.table(code))
    resign(match, "i-give-up", "blue")
    raw, last = kept.exported(hall, match.id), match.position
    hall.store.close()
    hall, match = reopened(path, code)
    assert match.position == last
    assert not any(isinstance(row.body, Upgraded) for row in match.ledger.rows(0, match.seq))
    assert verify(read_file(kept.exported(hall, match.id)), CHANGED).findings == ()
    other = open_hall(path.with_name("other.db"), CHANGED)
    assert other.match(playing.take_in(other, raw)).position.result == last.result


# --- Kept databases --------------------------------------------------------------------------

MOST_MOVES = {"armored-advance": 5}  # of a match of which random play takes seconds


def played_on(hall, database: str) -> None:
    """Every match of a database goes on for a while, is ended, and verifies."""
    for match_id, facts in kept.expected(database)["matches"].items():
        match = kept.open_match(hall, facts, match_id)
        assert match.is_over == (facts["result"] is not None)
        if not match.is_over:
            kept.play_on(match, random.Random(5), most=MOST_MOVES.get(facts["game"], 15))
        if not match.is_over:
            kept.settle(match)
            all_resign(match)
        report = verify(read_file(kept.exported(hall, match.id)), CHANGED)
        assert report.findings == ()


def all_resign(match) -> None:
    """One after the other, until the match is over: of many, the rest go on without one."""
    for seat in match.seats:
        if not match.is_over and seat not in match.running().out:
            resign(match, f"enough-of-{match.id}-{seat}", seat)


@pytest.mark.parametrize("database", kept.databases())
def test_a_kept_database_outlives_a_changed_rule(database, tmp_path):
    """It was opened by this version before the rule was changed, as an update does."""
    path = kept.copy(database, tmp_path)
    hall = kept.open_hall(path)
    hall.open_all()
    # Version 2 of March records some combats otherwise, and version 3 has one house rule more: of
    # matches that ended under older ones, what it makes of the last rows is not what was hashed,
    # and is not kept.
    states = {m.id: m.position.state for m in opened(hall) if m.seq in m.ledger.kept}
    assert states or database == "lobby"
    hall.store.close()
    hall = kept.open_hall(path, CHANGED)
    for match in opened(hall):
        assert match.position.state == states.get(match.id, match.position.state)
    played_on(hall, database)


@pytest.mark.parametrize("database", kept.databases())
def test_a_kept_database_outlives_a_rule_changed_before_it_was_opened(database, tmp_path):
    """Schema 1 kept few positions: what the changed rules cannot follow is given back to the table,
    and the log says so."""
    hall = kept.open_hall(kept.copy(database, tmp_path), CHANGED)
    for match in opened(hall):
        told = {entry.told.text.key for entry in match.entries(0, None)}
        if match.ledger.parents[match.seq] != match.seq - 1:
            assert "log-upgraded-lost" in told
    played_on(hall, database)


def opened(hall):
    for table in list(hall.tables.values()):
        if table.status != "lobby":
            yield from (hall.match(table, each) for each in (*table.earlier, table.match))
