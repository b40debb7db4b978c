"""Setting up (p22): the state before the lists are built."""

from __future__ import annotations

from typing import Any

import msgspec

from server.games.armored_advance.form import ERRORS, NO_BOARD, Filled, fill
from server.games.armored_advance.ground.boards import is_board
from server.games.armored_advance.house import aa, house_of
from server.games.armored_advance.state import Options, State
from server.games.kernel import Fault, Setup
from server.games.ruling import Cite
from server.games.telling import refuse


def setup(chosen: Setup) -> State:
    """The state these answers start from; refused with the first fault of the form."""
    filled = fill(chosen)
    if filled.form.faults:
        fault = filled.form.faults[0]
        raise refuse(fault.text.key, _page(filled, fault, chosen), **fault.text.values)
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
        "place_error": ERRORS[str(answers["error"])],
    }
    own = msgspec.convert({**options, "board": None}, Options)
    return State(
        options=msgspec.structs.replace(own, board=board),
        house=house_of(answers),
        data=dict(chosen.data),
    )


def _page(filled: Filled, fault: Fault, chosen: Setup) -> Cite:
    """Where the rule stands that the answer breaks; cards are on p16, boards on p22."""
    asked = (field.cite for field in filled.form.fields if field.key == fault.where)
    file = fault.where.partition(": ")[0]
    is_card = file in chosen.data and not is_board(chosen.data[file])
    return next(asked, None) or aa(16 if is_card else 22)
