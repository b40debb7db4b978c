"""Setting up (p22): the state before the lists are built."""

from __future__ import annotations

from typing import Any

import msgspec

from server.games.armored_advance.form import NO_BOARD, fill
from server.games.armored_advance.house import house_of
from server.games.armored_advance.state import Options, State, aa, refuse
from server.games.kernel import Setup


def setup(chosen: Setup) -> State:
    """The state these answers start from; refused with the first fault of the form."""
    filled = fill(chosen)
    if filled.form.faults:
        fault = filled.form.faults[0]
        raise refuse(fault.text.key, aa(22), **fault.text.values)
    answers: dict[str, Any] = dict(filled.answers)
    board = None if answers["board"] == NO_BOARD else filled.boards[str(answers["board"])]
    options = {
        "mission": answers["mission"],
        "requisition": answers["requisition"],
        "action_limit": answers["action_limit"],
        "turn_limit": answers.get("turn_limit") or None,
        "vp_target": answers.get("vp_target") or None,
        "scale": int(answers["scale"]),
        "unit": answers["unit"],
        "squads": answers["squads"],
        "objectives": int(answers.get("objectives") or 0),
        "error": int(answers["error"]),
    }
    own = msgspec.convert({**options, "board": None}, Options)
    return State(
        options=msgspec.structs.replace(own, board=board),
        house=house_of(answers),
        data=dict(chosen.data),
    )
