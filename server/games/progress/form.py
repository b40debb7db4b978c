"""What set-up asks: players, deck, cards, variant, expansions, open questions, inferred numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

import msgspec
from msgspec import Struct

from server.games.house_rules import house_field
from server.games.kernel import Answer, Choice, Fault, Field, Form, Setup
from server.games.progress.data import (
    AGES,
    MOST_PLAYERS,
    POWERS,
    PRINTED,
    ROMAN,
    SKILLS,
    Pack,
    Track,
)
from server.games.progress.deal import HANDS
from server.games.progress.files import (
    DEFAULT,
    FORMER,
    SHIPPED,
    SHIPPED_TEXTS,
    Draft,
    parse,
    wrong_track,
)
from server.games.progress.state import SEATS, House, book, ours, rebuilt
from server.games.ruling import Cite, Phrase, Ref, Value
from server.games.telling import seat_ref

RULING_OF = {  # which of our rulings each open question is
    "end_mode": 2,
    "action_gain": 3,
    "allow_duplicates": 5,
    "eighth_skill": 7,
    "strict_payment": 9,
    "draw_from_discard": 10,
    "discard_access": 11,
    "auto_reshuffle": 12,
    "shuffle_empty": 13,
    "shuffle_split": 14,
    "remove_old_ages": 15,
    "rank_at_start": 19,
    "milestone_browse": 21,
    "philosopher_order": 23,
    "milestone_end": 30,
    "after_heritage": 31,
}
EXPANSIONS = ("personalities", "milestones", "industrial")
MOST_NEEDED = 30  # as in a deck file
MOST_POSITIONS = 60
MOST_BEYOND = 9
MOST_PRINTED = 99


class Filled(Struct, frozen=True, kw_only=True):
    """The form, the answers with their defaults and, once it has no faults, the deck."""

    form: Form
    answers: Mapping[str, Answer]
    pack: Pack | None


def fill(partial: Setup) -> Filled:
    shelf = shelf_of(partial.data)
    players = partial.answers.get("players", 3)
    many = players if isinstance(players, int) and 1 <= players <= MOST_PLAYERS else 3
    companion = partial.answers.get("play") == "companion"
    draft = shelf.get(str(partial.answers.get("deck", DEFAULT)))
    pack = draft if isinstance(draft, Pack) else None
    fields = (
        *options(shelf, many, partial.answers.get("deck")),
        *house_fields(),
        *numbers(pack or SHIPPED[DEFAULT], many),
        *(printed(pack or SHIPPED[DEFAULT], many) if companion else ()),
    )
    answers = {field.key: partial.answers.get(field.key, field.default) for field in fields}
    # Answers about playing alone, or with printed cards, stay with a set-up that was changed.
    strange = [k for k in partial.answers if k not in answers and k[:5] not in ("solo.", "deck.")]
    faults = [Fault(key, Phrase("pr-fault-unknown-answer")) for key in strange]
    faults += [fault for field in fields if (fault := wrong(field, answers[field.key]))]
    if isinstance(draft, tuple):
        faults += draft
    if pack is not None:
        faults += missing_expansions(pack, answers)
        faults += too_few_cards(pack, many) if not companion else ()
    form = Form(
        fields=fields,
        seats=SEATS[:many],
        faults=tuple(faults),
        left_out=tuple(
            fault for each in shelf.values() if isinstance(each, tuple) for fault in each
        ),
    )
    return Filled(form=form, answers=answers, pack=None if faults else pack)


def shelf_of(data: Mapping[str, str]) -> dict[str, Draft]:
    """Every deck by its id; a faulty file by its name."""
    shelf: dict[str, Draft] = {}
    for file, text in {**SHIPPED_TEXTS, **data}.items():
        draft = parse(file, text)
        shelf[draft.id if isinstance(draft, Pack) else file] = draft
    return shelf


def options(shelf: Mapping[str, Draft], players: int, chosen: Answer) -> Iterator[Field]:
    decks = {id: each for id, each in shelf.items() if id not in FORMER or id == chosen}
    yield Field(
        key="players",
        group="option",
        label=Phrase("pr-form-players"),
        kind="number",
        default=3,
        low=1,
        high=MOST_PLAYERS,
        cite=book(3),
    )
    yield _choice("deck", DEFAULT, [(id, _deck_name(id, each)) for id, each in decks.items()])
    yield _texts("play", ("digital", "companion"), note="pr-form-play-help")
    variants = ("standard",) if players == 1 else ("standard", "quick", "quicker")
    yield _texts("variant", variants, note="pr-form-variant-help", cite=book(7))
    first = [(seat, Phrase("pr-form-seat", {"seat": seat_ref(seat)})) for seat in SEATS[:players]]
    yield _choice("first", SEATS[0], first, cite=book(3))
    for key in EXPANSIONS:
        yield Field(
            key=key,
            group="option",
            label=Phrase(f"pr-form-{key}"),
            kind="yes_no",
            default=False,
            help=Phrase(f"pr-form-{key}-help"),
            cite=book(8),
        )


def _deck_name(id: str, draft: Draft) -> Phrase:
    if not isinstance(draft, Pack):
        return Phrase("pr-form-broken-file", {"file": id})
    if SHIPPED.get(id) == draft:  # a club's file may still have the id of the template
        return Phrase(f"pr-deck-{id}")
    names = draft.name
    both = names.en if names.en == names.de else f"{names.en} / {names.de}"
    return Phrase("pr-form-own-deck", {"name": both})


def _texts(
    key: str, choices: tuple[str, ...], *, note: str | None = None, cite: Cite | None = None
) -> Field:
    labels = [(id, Phrase(f"pr-form-{key}-{id}")) for id in choices]
    return _choice(key, choices[0], labels, note=note, cite=cite)


def _choice(
    key: str,
    default: str,
    choices: list[tuple[str, Phrase]],
    *,
    note: str | None = None,
    cite: Cite | None = None,
) -> Field:
    return Field(
        key=key,
        group="option",
        label=Phrase(f"pr-form-{key}"),
        kind="choice",
        default=default,
        choices=tuple(Choice(id=id, label=label) for id, label in choices),
        help=Phrase(note) if note else None,
        cite=cite,
    )


@cache  # inspecting the struct's types is slow
def house_fields() -> tuple[Field, ...]:
    rules = msgspec.structs.fields(House)
    return tuple(house_field("pr", rule, cite_of(rule.name)) for rule in rules)


def cite_of(rule: str) -> Cite:
    if rule == "old_time_cards":
        return rebuilt(68)
    return ours(RULING_OF[rule]) if rule in RULING_OF else book(5)  # the book's own option


def numbers(pack: Pack, players: int) -> Iterator[Field]:
    """Values that are not from the book, or lost with its page: the table may know better."""
    for age in (2, 3, 4, 5):
        key = ROMAN[age]
        yield Field(
            key=f"threshold.{key}",
            group="data",
            label=Phrase("pr-form-threshold", {"age": key}),
            kind="number",
            default=getattr(pack.thresholds, key)[players - 1],
            low=1,
            high=MOST_NEEDED,
            help=Phrase("pr-form-inferred-help" if age < 4 else "pr-form-threshold-help"),
            cite=ours(1) if age < 4 else book(8),
        )
    for skill in SKILLS:
        track = pack.tracks.of(skill)
        values = {"skill": Ref("pr-skill", skill)}
        yield _row(f"track.{skill}", "pr-form-track", track_text(track), values, rebuilt(10))
    yield _number("power.end", 0, MOST_POSITIONS, rebuilt(62))
    if players > 1:
        return
    for power in POWERS:
        row = " ".join(map(str, pack.solo_power.of(power)))
        values = {"power": Ref("pr-power", power)}
        yield _row(f"solo.{power}", "pr-form-solo", row, values, book(7))
    yield _number("solo.beyond", pack.solo_beyond, MOST_BEYOND, book(7))


def printed(pack: Pack, players: int) -> Iterator[Field]:
    """How many printed cards each deck has: the marks on them may differ from our deck's."""
    for age in AGES:
        have = sum(card.many(players) for card in pack.cards if card.age == age)
        yield Field(
            key=f"deck.{ROMAN[age]}",
            group="data",
            label=Phrase("pr-form-printed", {"age": ROMAN[age]}),
            kind="number",
            default=have or PRINTED[age - 1],
            low=sum(HANDS[players]) + 1 if age == 1 else 1,
            high=MOST_PRINTED,
            help=Phrase("pr-form-printed-help"),
            cite=book(3),
        )


def _number(key: str, default: int, high: int, cite: Cite) -> Field:
    text = f"pr-form-{key.replace('.', '-')}"
    return Field(
        key=key,
        group="data",
        label=Phrase(text),
        kind="number",
        default=default,
        low=0,
        high=high,
        help=Phrase(f"{text}-help"),
        cite=cite,
    )


def _row(key: str, text: str, default: str, values: Mapping[str, Value], cite: Cite) -> Field:
    return Field(
        key=key,
        group="data",
        label=Phrase(text, values),
        kind="text",
        default=default,
        help=Phrase(f"{text}-help"),
        cite=cite,
    )


def track_text(track: Track) -> str:
    return f"{' '.join(track.values)} | {' '.join(map(str, track.vp))}"


def read_track(skill: str, text: Answer) -> Track | Phrase:
    """ "2 3 4 5 | 0 1 3 6": the values, and the points left of each."""
    halves = str(text).split("|")
    if len(halves) != 2 or not all(re.fullmatch(r"\d{1,2}", each) for each in halves[1].split()):
        return Phrase("pr-fault-track")
    points = tuple(int(each) for each in halves[1].split())
    track = Track(tuple(halves[0].split()), points)
    return wrong_track(skill, track) or track


def read_solo(text: Answer) -> tuple[int, ...] | None:
    words = str(text).split()
    fits = 1 <= len(words) <= 30 and all(re.fullmatch(r"\d{1,2}", word) for word in words)
    return tuple(map(int, words)) if fits else None


def wrong(field: Field, answer: Answer) -> Fault | None:
    """The fault of one answer, regardless of the others."""
    match field.kind:
        case "choice":
            fits = answer in [choice.id for choice in field.choices]
            return None if fits else Fault(field.key, Phrase("pr-fault-choice"))
        case "yes_no":
            return None if isinstance(answer, bool) else Fault(field.key, Phrase("pr-fault-choice"))
        case "number":
            low, high = field.low or 0, field.high or 0
            fits = type(answer) is int and low <= answer <= high
            text = Phrase("pr-fault-number", {"low": low, "high": high})
            return None if fits else Fault(field.key, text)
        case "text":
            return _wrong_text(field.key, answer)


def _wrong_text(key: str, answer: Answer) -> Fault | None:
    what, which = key.split(".")
    if what == "track":
        read = read_track(which, answer)
        return Fault(key, read) if isinstance(read, Phrase) else None
    return None if read_solo(answer) else Fault(key, Phrase("pr-fault-solo"))


def missing_expansions(pack: Pack, answers: Mapping[str, Answer]) -> Iterator[Fault]:
    """A deck without the cards of an expansion cannot be played with it."""
    have = {
        "personalities": bool(pack.personalities),
        "milestones": all(any(m.era == e for m in pack.milestones) for e in ERAS_NEEDED),
        "industrial": any(card.age == 4 for card in pack.cards),
    }
    for key in EXPANSIONS:
        if answers[key] is True and not have[key]:
            yield Fault(key, Phrase("pr-fault-no-expansion"))


def too_few_cards(pack: Pack, players: int) -> Iterator[Fault]:
    """The opening hands must leave a card of Age I, or it would be over before it began."""
    have, need = (
        sum(card.many(players) for card in pack.cards if card.age == 1),
        sum(HANDS[players]),
    )
    if have <= need:
        values: dict[str, Value] = {"players": players, "have": have, "need": need}
        yield Fault("deck", Phrase("pr-fault-too-few-for", values))


ERAS_NEEDED = ("ancient", "medieval", "renaissance")
