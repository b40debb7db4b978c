"""What a view tells of the newest rows: dice with their need, deeds, trails; the same for all who
see the same, and nothing that a viewer could not see."""

from __future__ import annotations

import random

from server.games.deeds import laid
from server.games.march_of_progress import deeds as march
from server.match.match import act
from server.match.refereeing import correct, rewind
from server.match.rows import Undone
from server.net.translate import present
from tests.server.test_exchange import begin, changes_of_mind, open_hall
from tests.server.test_powercut import one_move

VIEWERS = ("blue", "orange", None)


def a_match(tmp_path, moves=0):
    _, match = begin(open_hall(tmp_path / "x.db"))
    luck = random.Random(5)
    for number in range(moves):
        one_move(match, f"move-number-{number}", luck)
    return match


def told_of(match, viewer=None):
    return present(match, viewer, closes_in=None, lapses_in=None, accept=()).told


def test_the_deeds_of_every_row_lead_from_one_table_to_the_next(tmp_path):
    match, luck = a_match(tmp_path), random.Random(3)
    tables = {viewer: march.table(match.view(viewer).board) for viewer in VIEWERS}
    for number in range(40):
        first = match.seq
        one_move(match, f"step-number-{number}", luck)
        for viewer in VIEWERS:
            for told in match.telling.newest(viewer):
                if told.row.seq > first:
                    tables[viewer] = laid(tables[viewer], told.deeds)
            assert tables[viewer] == march.table(match.view(viewer).board)


def test_a_rewind_tells_what_to_put_back(tmp_path):
    match = a_match(tmp_path)
    early, board = match.seq, match.view(None).board
    luck = random.Random(2)
    for number in range(25):
        one_move(match, f"step-number-{number}", luck)
    late = march.table(match.view(None).board)
    rewind(match, "back-to-the-start", early, "a card was played by mistake")
    told = match.telling.newest(None)[-1]
    assert isinstance(told.row.body, Undone)
    assert laid(late, told.deeds) == march.table(board)
    assert told_of(match)[-1].deeds, "and the phones are told"
    assert told_of(match)[-1].back == match.numbers.number(early)


def test_a_correction_tells_what_to_turn(tmp_path):
    match = a_match(tmp_path, moves=3)
    correct(match, "set-it-right", {"type": "set-vp", "seat": "blue", "vp": 2}, "counted again")
    [deed] = told_of(match, "orange")[-1].deeds
    assert (deed.seat, deed.text.key) == ("blue", "mop-deed-cubes-take")


def test_dice_are_told_with_what_was_asked_for(tmp_path):
    match = a_match(tmp_path)
    luck = random.Random(1)
    for number in range(3):
        one_move(match, f"step-number-{number}", luck)
    asked = [told.asked for told in told_of(match) if told.asked]
    assert [dice.seat for dice in asked[0]] == ["blue", "orange"]


def test_a_match_opened_again_tells_the_same(tmp_path):
    hall = open_hall(tmp_path / "x.db")
    code, match = begin(hall)
    luck = random.Random(5)
    for number in range(12):
        one_move(match, f"move-number-{number}", luck)
    before = [told_of(match, viewer) for viewer in VIEWERS]
    again = open_hall(tmp_path / "x.db")
    same = again.match(again.table(code))
    assert [told_of(same, viewer) for viewer in VIEWERS] == before
    assert any(before)


def test_a_change_of_mind_is_not_told_to_others(tmp_path):
    match = a_match(tmp_path, moves=1)
    changes_of_mind(match, 1)
    quiet = told_of(match, "orange"), told_of(match)
    assert any(quiet)
    for number, card in enumerate(("move1", "move2") * 4):
        action = {"type": "pick", "card": card}
        act(match, f"second-thought-{number}", "blue", match.pending().id, action)
    assert (told_of(match, "orange"), told_of(match)) == quiet
