"""A table that a tray station watches: what it makes of views, sound and unsound ones."""

from __future__ import annotations

import logging

from msgspec import to_builtins
from msgspec.structs import replace

from server import messages as m
from server.games.lighting import Lamp, strip
from server.games.ruling import Ref
from server.stations.watched_table import WatchedTable
from tests.kernel.nim import GAME, Board, State


def view(seq: int, left: int) -> m.Present:
    seen = GAME.view(State(left=left), None)
    shown = replace(seen, board=to_builtins(Board(left)))
    pending = GAME.pending(State(left=left))
    return m.Present(match="m", seq=seq, seat=None, view=shown, pending=pending)


def test_a_view_whose_lamps_fail_is_passed_over_and_the_next_one_shown(caplog):
    changes = []
    served = m.ServedTable(table="ABCD", match="m", game="nim", status="playing")
    table = WatchedTable("", "", served, GAME, lambda table, passing: changes.append(table.here))

    def lamps(board: Board):
        if board.left == 4:
            raise ValueError("no lamps for four")
        return (strip(Ref("nim", "map"), {"left": Lamp("steady")}),)

    table.lamps = lamps
    with caplog.at_level(logging.ERROR):
        for seq, left in ((1, 5), (2, 4), (3, 3)):
            table.note(view(seq, left))
    assert [here.seq for here in changes] == [1, 3]
    assert "no lamps for four" in caplog.text
