"""What may be wanted soon is answered after all that is wanted, and costs its asker as much."""

from __future__ import annotations

import pytest
from msgspec import Raw
from msgspec.structs import replace

from server.match.refusal import TooMuch
from server.net.asking import worker
from server.net.asking.lines import Given, Request, write
from server.net.asking.pool import Asker, Pool

PLAYER = Asker("a", "home", known=True)
STRANGER = Asker("b", "elsewhere", known=False)
REQUEST = Request(
    game="skat", version="1", what="ask", viewer=None, state=Raw(b"null"), about=Raw(b"null")
)


def test_what_is_asked_ahead_waits_for_everybody_else():
    pool = Pool(clock=lambda: 100.0)
    ahead = replace(PLAYER, ahead=True)
    pool.charge(STRANGER, 60.0)
    order = sorted([ahead, STRANGER, PLAYER], key=pool.urgency)
    assert order == [PLAYER, STRANGER, ahead]


def test_who_has_used_up_their_share_asks_nothing_ahead():
    pool = Pool(clock=lambda: 100.0)
    pool.charge(PLAYER, 60.0)
    with pytest.raises(TooMuch):
        pool.answer(REQUEST, replace(PLAYER, ahead=True))
    assert not pool.waiting and not pool.workers


def test_the_same_question_is_worked_out_once(monkeypatch):
    asked = []

    def counted(request):
        asked.append(request)
        return Given(Raw(write("an answer")))

    monkeypatch.setattr(worker, "answer", counted)
    worker.answered.cache_clear()
    body, other = (write(replace(REQUEST, viewer=seat)) for seat in ("blue", "orange"))
    told = [worker.answered(each) for each in (body, body, other, body)]
    worker.answered.cache_clear()
    assert len(asked) == 2 and told[0] == told[1] == told[3]
