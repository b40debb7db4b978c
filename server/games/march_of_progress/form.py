"""What set-up asks: the scenario, its open values, where the cards are, and the house rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

import msgspec
from msgspec import Struct

from server.games.house_rules import house_field
from server.games.kernel import Answer, Choice, Fault, Field, Form, Setup
from server.games.march_of_progress.cards import SEATS
from server.games.march_of_progress.differences import differences
from server.games.march_of_progress.files import CountryFile, Draft, ScenarioFile, SpaceFile, parse
from server.games.march_of_progress.scenario import HIGHEST_FACE, Scenario
from server.games.march_of_progress.state import House, country_ref, mop
from server.games.march_of_progress.writing import read_range, write
from server.games.ruling import Phrase, Value
from server.games.telling import seat_ref

DEFAULT = "thirty-years-war"
LONGEST_NAME = 30
CHAPTER_OF = {  # where in the book each open question arises
    "fortified_value": "combat",
    "occupier_attacks": "combat",
    "lying_attackers": "combat",
    "strength_at_6": "strength",
    "fortify_optional": "fortify",
    "suicide_attack": "attack",
    "capital_by_defence": "control",
    "forced_attack": "attack",
}


class Filled(Struct, frozen=True, kw_only=True):
    """The form; and, once it has no faults, what is played."""

    form: Form
    scenario: Scenario | None = None
    answers: Mapping[str, Answer]


class Book(Struct, frozen=True):
    """One scenario file: the draft in it, or its faults."""

    file: str
    draft: Draft


def fill(partial: Setup, shipped: Mapping[str, str]) -> Filled:
    """The form for these answers: the fields they lead to, and what is still wrong."""
    shelf = _shelf(partial.data, shipped)
    fields = [_scenario_field(shelf, shipped), _cards_field()]
    chosen = shelf.get(str(partial.answers.get("scenario", DEFAULT)))
    if chosen is not None and isinstance(chosen.draft, ScenarioFile):
        fields += differences(chosen.draft)
    fields += _house_fields()
    if chosen is not None and isinstance(chosen.draft, ScenarioFile):
        fields += _data_fields(chosen.draft, shipped=chosen.file in shipped)
    answers = {field.key: partial.answers.get(field.key, field.default) for field in fields}
    # A key with a dot is left over from another scenario, which is no fault.
    strange = [key for key in partial.answers if key not in answers and "." not in key]
    faults = [Fault(key, Phrase("mop-fault-unknown-answer")) for key in strange]
    faults += [fault for field in fields if (fault := _wrong(field, answers[field.key]))]
    scenario = None
    match chosen:
        case Book(draft=tuple(wrong)):
            faults += wrong
        case Book(file=file, draft=ScenarioFile() as draft) if not faults:
            scenario, faults = write(draft, file, answers)
    form = Form(fields=tuple(fields), seats=SEATS, faults=tuple(faults))
    return Filled(form=form, scenario=None if faults else scenario, answers=answers)


def house_rules(answers: Mapping[str, Answer]) -> House:
    names = [field.key for field in _house_fields()]
    return msgspec.convert({name: answers[name] for name in names}, House)


def _shelf(data: Mapping[str, str], shipped: Mapping[str, str]) -> dict[str, Book]:
    """Every scenario by its id; one that was handed in replaces a shipped one of the same id.

    A file that cannot be read is listed under its file name: it keeps nobody from playing another
    scenario, and whoever chooses it is shown its faults.
    """
    shelf: dict[str, Book] = {}
    for file, text in {**shipped, **data}.items():
        draft = parse(file, text)
        if isinstance(draft, ScenarioFile) and draft.id in shelf:
            twin = shelf[draft.id].file
            if twin in data:
                draft = (Fault(f"{file}: id", Phrase("mop-fault-twice", {"file": twin})),)
        shelf[draft.id if isinstance(draft, ScenarioFile) else file] = Book(file, draft)
    return shelf


def _scenario_field(shelf: Mapping[str, Book], shipped: Mapping[str, str]) -> Field:
    return Field(
        key="scenario",
        group="option",
        label=Phrase("mop-form-scenario"),
        kind="choice",
        default=DEFAULT,
        choices=tuple(
            Choice(id=id, label=_scenario_name(book, shipped=book.file in shipped))
            for id, book in sorted(shelf.items(), key=lambda item: item[0] != DEFAULT)
        ),
    )


def _scenario_name(book: Book, *, shipped: bool) -> Phrase:
    """Shipped scenarios have their names in the text catalogues, a club's in its file."""
    draft = book.draft
    if not isinstance(draft, ScenarioFile):
        return Phrase("mop-form-broken-file", {"file": book.file})
    if shipped:
        return Phrase(f"mop-scenario-{draft.id}")
    return Phrase("mop-form-club-scenario", {"name": _both(draft.name.en, draft.name.de)})


def _both(en: str, de: str) -> str:
    return en if en == de else f"{en} / {de}"


def _cards_field() -> Field:
    return Field(
        key="cards",
        group="option",
        label=Phrase("mop-form-cards"),
        kind="choice",
        default="phone",
        choices=tuple(
            Choice(id=where, label=Phrase(f"mop-form-cards-{where}"))
            for where in ("phone", "table")
        ),
        help=Phrase("mop-form-cards-help"),
    )


@cache  # inspecting the struct's types is slow
def _house_fields() -> tuple[Field, ...]:
    return tuple(_house_field(rule) for rule in msgspec.structs.fields(House))


def _house_field(rule: msgspec.structs.FieldInfo) -> Field:
    return house_field("mop", rule, mop(f"mop-chapter-{CHAPTER_OF[rule.name]}"))


def _data_fields(draft: ScenarioFile, *, shipped: bool) -> Iterator[Field]:
    """Names and printed ranges of every scenario; of a partial one, also what it leaves out."""
    if draft.adjacency is None:
        layouts = tuple(
            Choice(id=id, label=Phrase("mop-form-layout-choice", {"layout": id}))
            for id in draft.layouts
        )
        yield _data("scenario.layout", "mop-form-layout", "choice", choices=layouts)
    if draft.home_names is not None:
        first = draft.home_names[0]
        sides = tuple(
            Choice(id=seat, label=Phrase("mop-form-side", {"side": seat_ref(seat)}))
            for seat in SEATS
        )
        name = _both(first.en, first.de)
        key = "mop-form-first-home"
        yield _data("scenario.first_home", key, "choice", choices=sides, values={"name": name})
    for card in draft.countries:
        yield from _country_fields(draft, card, shipped=shipped)


def _country_fields(draft: ScenarioFile, card: CountryFile, *, shipped: bool) -> Iterator[Field]:
    name = card.name
    shown: Value = country_ref(card.id) if shipped or not name else _both(name.en, name.de)
    values: dict[str, Value] = {"country": shown}
    known = name is not None or (draft.home_names is not None and card.owner is not None)
    key = f"{card.id}.name"
    empty, note = ("", "mop-form-name-help") if known else (None, None)
    yield _data(key, "mop-form-name", "text", default=empty, values=values, note=note)
    yield from _space_fields(card.id, "vp", card.vp, values)
    if card.strength is not None:
        yield from _space_fields(card.id, "strength", card.strength, values)
    if card.armies is None:
        for seat in SEATS if card.owner is None else (card.owner,):
            yield _data(
                f"{card.id}.armies_{seat}",
                "mop-form-armies",
                "number",
                default=0 if card.owner is None else None,
                bounds=(0, draft.armies_per_player),
                values={**values, "side": seat_ref(seat)},
            )


def _space_fields(
    id: str, what: str, space: SpaceFile, values: Mapping[str, Value]
) -> Iterator[Field]:
    if space.start is None:
        key, text = f"{id}.{what}_start", f"mop-form-{what}-start"
        yield _data(key, text, "number", bounds=(0, HIGHEST_FACE), values=values)
    known = space.low is not None and space.high is not None
    default = f"{space.low}-{space.high}" if known else None
    key, text = f"{id}.{what}_range", f"mop-form-{what}-range"
    yield _data(key, text, "text", default=default, values=values, note="mop-form-range-help")


def _data(
    key: str,
    text: str,
    kind: str,
    *,
    default: Answer = None,
    choices: tuple[Choice, ...] = (),
    bounds: tuple[int, int] | None = None,
    values: Mapping[str, Value] = {},
    note: str | None = None,
) -> Field:
    low, high = bounds or (None, None)
    return Field(
        key=key,
        group="data",
        label=Phrase(text, values),
        kind=kind,  # type: ignore[arg-type]
        default=default,
        choices=choices,
        low=low,
        high=high,
        help=Phrase(note) if note else None,
    )


def _wrong(field: Field, answer: Answer) -> Fault | None:
    """The fault of one answer, regardless of the others."""
    if answer is None:
        return Fault(field.key, Phrase("mop-fault-missing"))
    if field.kind == "choice":
        fits = answer in [choice.id for choice in field.choices]
        return None if fits else Fault(field.key, Phrase("mop-fault-choice"))
    if field.kind == "number":
        low, high = field.low or 0, field.high or 0
        fits = type(answer) is int and low <= answer <= high
        text = Phrase("mop-fault-number", {"low": low, "high": high})
        return None if fits else Fault(field.key, text)
    if field.key.endswith("_range"):
        return None if read_range(answer) else Fault(field.key, Phrase("mop-fault-range"))
    fits = isinstance(answer, str) and len(answer) <= LONGEST_NAME
    return None if fits else Fault(field.key, Phrase("mop-fault-name", {"most": LONGEST_NAME}))
