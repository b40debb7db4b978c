"""Personalities: philosophers, scientists, artists, and Heritage (PR-120 to PR-125)."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.kernel import Happening, Seat
from server.games.progress.benefits import gain, guide, people_left
from server.games.progress.data import RANKS
from server.games.progress.state import Choice, State, book, ours, person_of
from server.games.ruling import Phrase, Ref, Ruling
from server.games.telling import Told, refuse, seat_ref, tell

FROM_AGE = {"scientist": 2, "artist": 3}
LAST_AGE = {"scientist": 3, "artist": 4}  # Age IV sends every Scientist away
LAST_HERITAGE = {"scientist": 2, "artist": 3}  # the last age in which it may be used


def next_rank(s: State, seat: Seat) -> str | None:
    """The class that may take over now by a free action."""
    player = s.of(seat)
    if not s.personalities or not player.people:
        return None
    if player.person is None and s.house.after_heritage == "none":
        return None
    place = RANKS.index(person_of(s, player.people[-1]).rank) + 1
    if place == len(RANKS):
        return None
    rank = RANKS[place]
    return rank if FROM_AGE[rank] <= s.age <= LAST_AGE[rank] else None


def check_take(s: State, seat: Seat, person: str) -> Ruling[str]:
    rank = next_rank(s, seat)
    if rank is None:
        raise refuse("pr-no-personality-now", book(8))
    if person not in people_left(s, rank):
        raise refuse("pr-personality-taken", ours(24))
    return Ruling(person)


def check_heritage(s: State, seat: Seat) -> Ruling[str]:
    player = s.of(seat)
    if not s.personalities or player.person is None:
        raise refuse("pr-no-personality", book(8))
    person = person_of(s, player.person)
    if person.heritage is None:
        raise refuse("pr-no-heritage", book(8))
    if s.age > LAST_HERITAGE[person.rank]:
        raise refuse("pr-heritage-late", book(8), age=s.age)
    return Ruling(person.id)


def heritage(s: State, seat: Seat, told: Told) -> State:
    person = s.of(seat).person
    assert person is not None
    icons = person_of(s, person).heritage
    assert icons is not None
    tell(told, "pr-heritage", seat, person=Ref("pr-person", person))
    return gain(guide(s, seat, None, told), seat, icons)


def new_age(s: State, told: Told) -> State:
    """Age III sends the philosophers away, Age IV the scientists; successors may come at once."""
    if s.age not in (3, 4):
        return s
    leaving, coming = RANKS[s.age - 3], RANKS[s.age - 2]
    for seat in from_active(s):
        player = s.of(seat)
        if player.person is None or person_of(s, player.person).rank != leaving:
            continue
        values = {"seat": seat_ref(seat), "person": Ref("pr-person", player.person)}
        told.append(Happening(text=Phrase("pr-flipped", values), seat=seat))
        s = guide(s, seat, None, told)
        if not player.out:
            choice = Choice(seat=seat, kind="scientist" if coming == "scientist" else "artist")
            s = replace(s, choices=(*s.choices, choice))
    return s


def from_active(s: State) -> tuple[Seat, ...]:
    """In turn order, beginning with the active player (A-24)."""
    at = s.order.index(s.active)
    return (*s.order[at:], *s.order[:at])
