"""Databases and match files of earlier versions open, play on and verify under this one."""

from __future__ import annotations

import random
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests import kept


class Case:
    """One match of one kept database."""

    def __init__(self, database: str, match: str, facts: dict[str, Any]) -> None:
        self.database, self.match, self.facts = database, match, facts
        self.over = facts["result"] is not None

    def open(self, folder: Path) -> Any:
        """The match, opened by this version."""
        hall = kept.open_hall(kept.copy(self.database, folder))
        return kept.open_match(hall, self.facts, self.match)

    def __str__(self) -> str:
        return f"{self.database}: {self.facts['game']}, {self.facts['holds']}"


CASES = [
    Case(database, match, facts)
    for database in kept.databases()
    for match, facts in kept.expected(database)["matches"].items()
]


def these(cases):
    """The cases as parameters of a test."""
    return [pytest.param(case, id=str(case)) for case in cases]


def holds(wanted: Any, found: Any) -> bool:
    """Whether all that was said then is said now; a later version may say more."""
    if isinstance(wanted, dict):
        return all(key in found and holds(wanted[key], found[key]) for key in wanted)
    if isinstance(wanted, list | tuple):
        pairs = zip(wanted, found, strict=False)
        return len(wanted) == len(found) and all(holds(*pair) for pair in pairs)
    return wanted == found


RUNNING = [case for case in CASES if not case.over]
OF_TODAY = [case for case in CASES if kept.is_of_today(case.facts)]


# --- Databases -------------------------------------------------------------------------------


@pytest.mark.parametrize("database", kept.databases())
def test_opening_changes_no_row_that_was_kept(database, tmp_path):
    path = kept.unpack(database, tmp_path)
    before = kept.stored_rows(path)
    hall = kept.open_hall(path)
    for match, facts in kept.expected(database)["matches"].items():
        kept.open_match(hall, facts, match)
    hall.store.close()
    after = kept.stored_rows(path)
    assert {key: after[key] for key in before} == before


@pytest.mark.parametrize("database", kept.databases())
def test_every_table_is_there_with_its_seats(database, tmp_path):
    hall = kept.open_hall(kept.copy(database, tmp_path))
    tables = kept.expected(database)["tables"]
    assert set(hall.tables) == set(tables)
    for code, facts in tables.items():
        assert holds(facts, kept.table_facts(hall, code))


@pytest.mark.parametrize("database", kept.databases())
def test_every_token_opens_what_it_opened(database, tmp_path):
    hall = kept.open_hall(kept.copy(database, tmp_path))
    for role, token in kept.expected(database)["tokens"].items():
        if role == "revoked":
            with pytest.raises(kept.NotAllowed, match="refused-token"):
                kept.role_of(hall, token)
        else:
            assert kept.role_of(hall, token) == role


@pytest.mark.parametrize("case", these(CASES))
def test_a_kept_match_says_what_it_said(case, tmp_path):
    match, facts = case.open(tmp_path), case.facts
    found = kept.match_facts(match)
    assert holds({key: facts[key] for key in found if key != "views"}, found)
    for viewer, view in found["views"].items():
        assert {key: facts["views"][viewer][key] for key in view} == view
    rows = kept.rows_of(match)[: facts["rows"]]
    assert kept.digest_of_hashes(rows) == (facts["hash"], facts["hashes"])


@pytest.mark.parametrize("case", these(case for case in RUNNING if case.facts.get("shots")))
def test_a_kept_match_keeps_its_answers_about_shots(case, tmp_path):
    wanted = case.facts["shots"]
    assert kept.shot_facts(case.open(tmp_path), wanted) == wanted


@pytest.mark.parametrize("case", these(OF_TODAY))
def test_a_kept_log_has_its_lines_and_its_undo(case, tmp_path):
    match = case.open(tmp_path)
    assert match.seq == case.facts["rows"] - 1
    for viewer, facts in case.facts["views"].items():
        found = kept.log_facts(match, None if viewer == "watcher" else viewer)
        if kept.waits_for_a_seat(match, case.facts) and facts["undo"]:
            facts = {**facts, "undo": {**facts["undo"], "free": False}}
        assert found == {key: facts[key] for key in found}


@pytest.mark.parametrize("case", these(CASES))
def test_every_state_under_the_present_rules_is_found_again(case, tmp_path):
    match = case.open(tmp_path)
    assert kept.rows_that_differ(match, kept.rows_of_today(match)) == []


@pytest.mark.parametrize("case", these(case for case in RUNNING if case not in OF_TODAY))
def test_a_match_begun_under_older_rules_is_upgraded_once(case, tmp_path):
    path = kept.copy(case.database, tmp_path)
    before = case.facts["kinds"].get("upgraded", 0)
    for _ in range(2):
        hall = kept.open_hall(path)
        match = kept.open_match(hall, case.facts, case.match)
        assert kept.kinds(match).count("upgraded") == before + 1
        hall.store.close()


@pytest.mark.parametrize("case", these(CASES))
def test_every_row_of_a_kept_match_is_shown_in_replay(case, tmp_path):
    match = case.open(tmp_path)
    for row in range(0, match.seq + 1, 1 + match.seq // 40):
        assert match.past(row, None).at == row


@pytest.mark.parametrize("case", these(case for case in CASES if case.over))
def test_a_story_tells_its_turns_in_their_order(case, tmp_path):
    """Of older rules only some positions are known, and the one before a step often is not."""
    turns = kept.turns_told(case.open(tmp_path))
    assert turns == sorted(turns)


@pytest.mark.parametrize("case", these(CASES))
def test_a_command_of_before_is_not_done_again(case, tmp_path):
    match = case.open(tmp_path)
    newest = match.seq
    for command, row in list(match.ledger.commands.items())[:3]:
        assert kept.sent_again(match, command) == row
    assert match.seq == newest


# --- Playing on ------------------------------------------------------------------------------


@cache
def played_out(case: Case) -> bytes:
    """The file of a running match after it was played to its end."""
    with tempfile.TemporaryDirectory() as folder:
        hall = kept.open_hall(kept.copy(case.database, Path(folder)))
        match = kept.open_match(hall, case.facts, case.match)
        kept.play_on(match, random.Random(1))
        assert match.is_over
        return kept.exported(hall, case.match)


@pytest.mark.parametrize("case", these(RUNNING))
def test_a_running_match_is_played_on_to_its_end(case):
    assert played_out(case)


@pytest.mark.parametrize("case", these(RUNNING))
def test_a_match_that_was_played_on_verifies(case):
    assert kept.differences(played_out(case)) == []


@pytest.mark.parametrize("case", these(RUNNING))
def test_a_referee_rewinds_what_was_played_since(case, tmp_path):
    match = case.open(tmp_path)
    here, state = match.seq, match.position.state
    kept.play_on(match, random.Random(2), most=3)
    kept.rewind(match, "rewound-today", here, "as it was kept")
    assert match.position.state == state


@pytest.mark.parametrize("case", these(case for case in OF_TODAY if case.facts["rows"] > 1))
def test_a_referee_rewinds_what_was_kept(case, tmp_path):
    match = case.open(tmp_path)
    half = match.seq // 2
    kept.rewind(match, "rewound-today", half, "back to the middle")
    assert (match.is_over, match.position.state) == (False, kept.state_at(match, half))


@pytest.mark.parametrize("case", these(case for case in RUNNING if case in OF_TODAY))
def test_a_player_takes_a_kept_step_back(case, tmp_path):
    match = case.open(tmp_path)
    kept.settle(match)
    for seat in match.seats:
        if target := match.undoable(seat):
            kept.take_back(match, seat, target.to)
            assert match.position.state == kept.state_at(match, target.to)
            return


# --- Match files -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", kept.match_files())
def test_a_kept_match_file_verifies(name):
    assert kept.differences(kept.match_file(name)) == []


@pytest.mark.parametrize("name", kept.match_files())
def test_a_kept_match_file_is_taken_in(name, tmp_path):
    hall = kept.open_hall(tmp_path / "sandtable.db")
    match = hall.match(kept.take_in(hall, kept.match_file(name)))
    assert match.is_over
    assert match.entries(0, None)
    assert match.past(match.seq // 2, None).at == match.seq // 2


@pytest.mark.parametrize("case", these(case for case in CASES if case.over))
def test_a_kept_match_that_is_over_is_given_out_as_it_is(case, tmp_path):
    hall = kept.open_hall(kept.copy(case.database, tmp_path))
    raw = kept.exported(hall, case.match)
    assert kept.digest_of_hashes(kept.rows_in(raw)) == (case.facts["hash"], case.facts["hashes"])
