"""The state before the first shuffle."""

from __future__ import annotations

import msgspec

from server.games.kernel import Answer, Seat, Setup
from server.games.progress.data import AGES, ERAS, POWERS, ROMAN, SKILLS, Pack, Tracks
from server.games.progress.files import SHIPPED
from server.games.progress.form import fill, read_solo, read_track
from server.games.progress.state import House, Levels, Player, State, unknown
from server.games.progress.turn import advance


def begin(chosen: Setup, seats: tuple[Seat, ...]) -> State:
    filled = fill(chosen)
    pack, answers = filled.pack, filled.answers
    if pack is None:
        raise ValueError(f"a match cannot begin with faults: {filled.form.faults}")
    house = {field: answers[field] for field in House.__struct_fields__}
    quick = answers["variant"] != "standard"
    tracks = Tracks(**{skill: read_track(skill, answers[f"track.{skill}"]) for skill in SKILLS})  # type: ignore[arg-type]
    start = Levels(action=min(1, len(tracks.action.values) - 1) if quick else 0)
    first = seats.index(str(answers["first"])) if answers["first"] in seats else 0
    last_age = 4 if answers["industrial"] else 3
    companion = answers["play"] == "companion"
    printed = tuple(number(answers.get(f"deck.{ROMAN[age]}"), 0) for age in AGES[:last_age])
    printed = printed if companion else ()
    people = tuple(p.id for p in pack.personalities if p.rank == "philosopher")
    state = State(
        pack=pack.id,
        own=None if SHIPPED.get(pack.id) == pack else pack,
        house=msgspec.convert(house, House),
        mode="companion" if companion else "digital",
        tracks=tracks,
        thresholds=thresholds(answers),  # type: ignore[arg-type]
        solo_power=tuple(  # type: ignore[arg-type]
            read_solo(answers.get(f"solo.{power}"))
            if len(seats) == 1
            else pack.solo_power.of(power)
            for power in POWERS
        ),
        solo_beyond=number(answers.get("solo.beyond"), pack.solo_beyond),
        power_end=number(answers["power.end"], 0),
        last_age=last_age,
        printed=printed,
        personalities=bool(answers["personalities"]),
        milestones=bool(answers["milestones"]),
        players=tuple(Player(seat=seat, skill=start) for seat in seats),
        order=(*seats[first:], *seats[:first]),
        active=seats[first],
        decks=tuple(deck(pack, age, len(seats), last_age, printed) for age in AGES),
        shuffles=()
        if companion
        else shuffles(bool(answers["personalities"]), bool(answers["milestones"]), last_age),
        philosophers=people if answers["personalities"] and not companion else (),
        milestone_decks=tuple(
            tuple(m.id for m in pack.milestones if m.era == era and answers["milestones"])
            for era in ERAS
        ),
    )
    # Printed cards are shuffled by hand, so nothing is waited for.
    return advance(state, []) if companion else state


def number(answer: Answer, default: int) -> int:
    """The answer of a number's field, where it was asked."""
    return answer if isinstance(answer, int) else default


def thresholds(answers: object) -> tuple[int, ...]:
    """Symbols needed for ages II to V; in the quicker game one each (PR-111)."""
    assert isinstance(answers, dict)
    if answers["variant"] == "quicker":
        return (1, 1, 1, 1)
    return tuple(int(answers[f"threshold.{ROMAN[age]}"]) for age in (2, 3, 4, 5))


def deck(
    pack: Pack, age: int, players: int, last_age: int, printed: tuple[int, ...] = ()
) -> tuple[str, ...]:
    """The cards of an age that so many players use (PR-01); a deck that is not in play is none. Of
    printed ones the table says how many they are."""
    if age > last_age:
        return ()
    if printed:
        return (unknown(age),) * printed[age - 1]
    return tuple(
        card.id for card in pack.cards if card.age == age for _ in range(card.many(players))
    )


def shuffles(personalities: bool, milestones: bool, last_age: int) -> tuple[str, ...]:
    """Every pile that is shuffled before the first turn; the later decks lie ready, closed."""
    piles = [f"age-{age}" for age in range(1, last_age + 1)]
    piles += ["philosophers-0"] * personalities
    piles += [f"milestones-{era}" for era in range(len(ERAS))] * milestones
    return tuple(piles)
