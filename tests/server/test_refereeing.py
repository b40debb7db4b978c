"""What a referee may do to a match that is over."""

from __future__ import annotations

import random

import pytest

from server.match.agreements import Wish, propose
from server.match.leaving import resign
from server.match.refereeing import abandon, correct, correct_throw, rewind
from server.match.refusal import NotPossible
from server.match.rows import Fed
from tests.server.test_exchange import begin, open_hall
from tests.server.test_powercut import one_move

ENDS = {
    "resigned": lambda match: resign(match, "i-give-up", "blue"),
    "drawn": lambda match: propose(match, "a-draw-then", "blue", Wish(what="draw")),
    "abandoned": lambda match: abandon(match, "go-home-now", "the hall closes"),
}


@pytest.fixture(params=ENDS)
def ended(request, tmp_path):
    _, match = begin(open_hall(tmp_path / "x.db"))
    one_move(match, "the-first-move", random.Random(7))
    ENDS[request.param](match)
    assert match.position.result.how == request.param
    return match


def test_a_correction_does_not_reopen_what_people_ended(ended):
    before = ended.position, ended.seq
    with pytest.raises(NotPossible, match="refused-over"):
        correct(ended, "set-it-right", {"type": "set-vp", "seat": "blue", "vp": 1}, "the cubes")
    roll = next(r for r in ended.ledger.rows(0, ended.seq) if isinstance(r.body, Fed))
    with pytest.raises(NotPossible, match="refused-over"):
        faces = {"blue": (1,), "orange": (6,)}
        correct_throw(ended, "read-it-right", roll.seq, faces, "it showed a one")
    assert (ended.position, ended.seq) == before


def test_a_rewind_does_and_then_it_can_be_corrected(ended):
    rewind(ended, "play-on-then", ended.seq - 1, "they thought better of it")
    assert ended.position.result is None
    correct(ended, "set-it-right", {"type": "set-vp", "seat": "blue", "vp": 1}, "the cubes")
