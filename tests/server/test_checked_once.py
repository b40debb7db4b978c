"""On its way from a phone's message to its row, an action is decoded, checked and played once."""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from server.app import Server
from server.config import Config
from server.games.armored_advance.play import dispatch
from server.games.march_of_progress import pick, turn
from server.hall.sessions import Session
from server.match.fold import enact
from tests import kept
from tests.server.phone import command

# For each game: the function that finds the chapter, and the chapters' own checks.
MARCH = (turn.check, {pick.check, *(check for _, check, _ in turn.ANSWERS.values())})
ARMORED = (
    dispatch.checked,
    {
        chapter.check
        for chapter in (
            dispatch.SETTLE,
            dispatch.DRAW,
            *dispatch.BEFORE_PLAY.values(),
            *dispatch.IN_A_TURN.values(),
            *dispatch.ON_FOOT.values(),
        )
    },
)
WAYS = [
    pytest.param("march-of-progress", "pick", MARCH, id="march-pick"),
    pytest.param("march-of-progress", "move", MARCH, id="march-move"),
    pytest.param("armored-advance", "pick", ARMORED, id="armored-hand-in"),
    pytest.param("armored-advance", "move", ARMORED, id="armored-move"),
    pytest.param("armored-advance", "fire", ARMORED, id="armored-fire"),
]


def counted(work: Callable[[], Any], *functions: Callable[..., Any]) -> list[int]:
    """How often the work calls each function, by whatever name it is known to its callers."""
    calls: Counter[Any] = Counter()

    def count(frame: Any, event: str, _: Any) -> None:
        if event == "call":
            calls[frame.f_code] += 1

    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(None)
    return [calls[function.__code__] for function in functions]


class Phone:
    """A connection that holds all seats; nobody is connected, so no view is made for anybody."""

    def __init__(self, server: Server, game: str) -> None:
        self.server, self.session = server, Session(sid="a phone", address="127.0.0.1")
        seats = server.hall.game(game).seats
        made = self.say("create_table", game=game, name="Ada", seats=seats)
        self.session.holder = server.hall.tokens.read(made.token)
        self.session.table, self.session.match = made.table, made.match
        self.say("start_match", match=made.match)
        self.match = server.hall.match(server.hall.table(made.table))

    def say(self, kind: str, **fields: Any) -> Any:
        raw = msgspec.to_builtins({"type": kind, "id": command(), **fields})
        reply = self.server.desk.answer(self.session, raw)
        assert reply.__struct_config__.tag != "refused", reply
        return reply

    def until_offered(self, kind: str, luck: random.Random) -> tuple[str, Any]:
        """Play on until a seat may do an action of this kind: that seat, and the action."""
        while True:
            state, game = self.match.position.state, self.match.game
            for seat in getattr(self.match.pending(), "waiting", ()):
                for offer in game.legal(state, seat):
                    action = msgspec.to_builtins(offer.action)
                    if action["type"] == kind and offer.refused is None:
                        return seat, action
            kept.one_move(self.match, luck)


@pytest.mark.parametrize("game, kind, functions", WAYS)
def test_from_message_to_row_an_action_is_checked_once(game, kind, functions, tmp_path):
    dispatcher, chapters = functions
    server = Server(Config(data=tmp_path), threads=False)
    phone = Phone(server, game)
    seat, action = phone.until_offered(kind, random.Random(2))
    rules = type(phone.match.game)
    decision, before = phone.match.pending().id, phone.match.seq

    def act() -> None:
        phone.say("act", match=phone.match.id, seat=seat, decision=decision, action=action)

    front, found, played, rows, *own = counted(
        act, rules.check, dispatcher, rules.apply, enact, *chapters
    )
    assert phone.match.seq > before
    assert (front, found, played, rows, sum(own)) == (0, 1, 1, phone.match.seq - before, 1)
    server.store.close()
