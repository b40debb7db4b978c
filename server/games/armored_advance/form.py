"""What set-up asks: mission, board, limits, models, and the house rules (p22-23)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import get_args

from msgspec import Struct

from server.games.armored_advance.ground.boards import is_board, shelf
from server.games.armored_advance.ground.plan import BoardPlan
from server.games.armored_advance.house import aa, house_faults, house_fields
from server.games.armored_advance.state import SEATS, Mission
from server.games.armored_advance.units.cards import SCALES
from server.games.armored_advance.units.library import library
from server.games.kernel import Answer, Choice, Fault, Field, Form, Setup
from server.games.ruling import Cite, Phrase

NO_BOARD = "none"
# Thousandths of an inch by answer. The default leaves at most 5 of 100 shots in bots' play too
# close to call (`make soak` prints the share of each).
ERRORS = {"0": 0, "fine": 25, "half": 50, "1": 100, "2": 200}
DEFAULT_ERROR = "fine"
DEFAULT_BOARD = "hedgerows"
MISSIONS: tuple[Mission, ...] = get_args(Mission)
KEYS = frozenset(
    {
        "mission",
        "board",
        "requisition",
        "action_limit",
        "turn_limit",
        "vp_target",
        "squads",
        "objectives",
        "scale",
        "unit",
        "error",
    }
)


class Filled(Struct, frozen=True, kw_only=True):
    """The form, the answers with their defaults, and the boards they choose from."""

    form: Form
    answers: Mapping[str, Answer]
    boards: Mapping[str, BoardPlan]


def fill(partial: Setup) -> Filled:
    """Every question these answers lead to, and what is still wrong with them."""
    boards, wrong_boards = shelf(partial.data)
    units = {file: text for file, text in partial.data.items() if not is_board(text)}
    fields = [*_fields(partial.answers, boards), *house_fields()]
    answers = {field.key: partial.answers.get(field.key, field.default) for field in fields}
    strange = [key for key in partial.answers if key not in answers and key not in KEYS]
    faults = [Fault(key, Phrase("aa-fault-unknown-answer")) for key in strange]
    faults += [fault for field in fields if (fault := _wrong(field, answers[field.key]))]
    faults += house_faults(answers)
    faults += _together(answers)
    left_out = (*wrong_boards, *library(units).faults)
    form = Form(fields=tuple(fields), seats=SEATS, faults=tuple(faults), left_out=left_out)
    return Filled(form=form, answers=answers, boards=boards)


def _fields(answers: Mapping[str, Answer], boards: Mapping[str, BoardPlan]) -> Iterator[Field]:
    mission = answers.get("mission", MISSIONS[0])
    yield _choice("mission", MISSIONS, MISSIONS[0], aa(23))
    yield _board_field(boards)
    yield _number("requisition", 500, 50, 5000, aa(22))
    yield _number("action_limit", 5, 1, 20, aa(4))
    if mission == "timed_annihilation":
        yield _number("turn_limit", 8, 1, 30, aa(23))
    if mission == "domination":
        yield _number("turn_limit", 8, 0, 30, aa(23))
        yield _number("vp_target", 10, 0, 50, aa(23))
        if answers.get("board") == NO_BOARD:
            yield _choice("objectives", ("3", "5", "7"), "3", aa(23))
    domination = mission == "domination"
    yield _number("squads", 2 if domination else 0, 1 if domination else 0, 8, aa(23))
    yield _choice("scale", tuple(str(scale) for scale in SCALES), "100", None)
    yield _choice("unit", ("in", "cm"), "in", None)
    yield _choice("error", tuple(ERRORS), DEFAULT_ERROR, None)


def _choice(key: str, options: tuple[str, ...], default: str, cite: Cite | None) -> Field:
    return Field(
        key=key,
        group="option",
        label=Phrase(f"aa-form-{key}"),
        kind="choice",
        default=default,
        choices=tuple(
            Choice(id=option, label=Phrase(f"aa-form-{key}-{option}")) for option in options
        ),
        help=Phrase(f"aa-form-{key}-help"),
        cite=cite,
    )


def _number(key: str, default: int, low: int, high: int, cite: Cite) -> Field:
    return Field(
        key=key,
        group="option",
        label=Phrase(f"aa-form-{key}"),
        kind="number",
        default=default,
        low=low,
        high=high,
        help=Phrase(f"aa-form-{key}-help"),
        cite=cite,
    )


def _board_field(boards: Mapping[str, BoardPlan]) -> Field:
    none = Choice(id=NO_BOARD, label=Phrase("aa-form-board-none"))
    named = tuple(Choice(id=plan.id, label=_board_label(plan)) for plan in boards.values())
    return Field(
        key="board",
        group="option",
        label=Phrase("aa-form-board"),
        kind="choice",
        default=DEFAULT_BOARD,
        choices=(*named, none),
        help=Phrase("aa-form-board-help"),
        cite=aa(22),
    )


def _board_label(plan: BoardPlan) -> Phrase:
    name = plan.name.en if plan.name.en == plan.name.de else f"{plan.name.en} / {plan.name.de}"
    size = {"width": plan.width // 1000, "depth": plan.depth // 1000}
    return Phrase("aa-form-board-named", {"name": name, **size})


def _wrong(field: Field, answer: Answer) -> Fault | None:
    """What is the matter with one answer, whatever the others are."""
    if field.group == "house":
        return None  # judged with the other house rules
    if field.kind == "choice":
        fits = answer in [choice.id for choice in field.choices]
        return None if fits else Fault(field.key, Phrase("aa-fault-choice"))
    low, high = field.low or 0, field.high or 0
    if type(answer) is int and low <= answer <= high:
        return None
    return Fault(field.key, Phrase("aa-fault-number", {"low": low, "high": high}))


def _together(answers: Mapping[str, Answer]) -> Iterator[Fault]:
    """Domination needs an end: points, or a limit (p23)."""
    ends = answers.get("turn_limit") or answers.get("vp_target")
    if answers.get("mission") == "domination" and not ends:
        yield Fault("vp_target", Phrase("aa-fault-no-end"))
