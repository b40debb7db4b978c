"""New ages and the end: symbols, empty piles, and what leaves the game (PR-66 to PR-70)."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.kernel import Happening, Seat
from server.games.progress import milestones, personalities
from server.games.progress.data import ROMAN
from server.games.progress.state import (
    State,
    age_of,
    book,
    card_ref,
    has_left,
    rebuilt,
    symbols,
    with_player,
)
from server.games.ruling import Phrase, Reason
from server.games.telling import Told, seat_ref


def check_age(s: State, told: Told) -> State:
    """Open every age that is due, or end the game; repeated until nothing changes (A-18). What an
    age asks players to choose comes before the next."""
    while not (s.ended or s.why or s.choices) and s.phase != "deal" and (why := due(s)):
        s = open_age(s, why, told) if s.age < s.last_age else end(s, why, told)
    return s


def due(s: State) -> str:
    """Why the current age is over: "symbols", "empty", or "" if it is not."""
    if symbols(s, s.age + 1) >= s.thresholds[s.age - 1]:
        return "symbols"
    empty = not s.decks[s.age - 1] and not s.discards[s.age - 1]
    return "empty" if empty and not s.shuffles else ""


def open_age(s: State, why: str, told: Told) -> State:
    s = replace(s, age=s.age + 1)
    cite = rebuilt(66) if why == "symbols" else rebuilt(69)
    text = Phrase("pr-new-age", {"age": ROMAN[s.age], "why": why})
    told.append(Happening(text=text, reasons=(Reason(f"pr-why-{why}", cite),)))
    if has_left(s, s.age - 2):
        s = remove_age(s, s.age - 2, told)
    if s.personalities:
        s = personalities.new_age(s, told)
    if s.milestones:
        s = milestones.new_age(s, told)
    return s


def remove_age(s: State, age: int, told: Told) -> State:
    """Everything of an old age but active technologies leaves the game (PR-68), the Time deck's
    cards too, unless the table counts them on."""
    gone: list[str] = []
    for player in s.players:
        old = of_age(s, player.hand, age)
        devs = tuple(dev for dev in player.dev if age_of(s, dev.card) == age)
        if old or devs:
            told.extend(lost(player.seat, old, tuple(dev.card for dev in devs)))
        gone += [*old, *(dev.card for dev in devs)]
        s = with_player(
            s,
            replace(
                player,
                hand=tuple(id for id in player.hand if age_of(s, id) != age),
                dev=tuple(dev for dev in player.dev if age_of(s, dev.card) != age),
            ),
        )
    gone += [*s.decks[age - 1], *s.discards[age - 1]]
    if s.house.old_time_cards == "leave" and (old := of_age(s, s.time_deck, age)):
        gone += old
        s = replace(s, time_deck=tuple(id for id in s.time_deck if age_of(s, id) != age))
        told.append(Happening(text=Phrase("pr-time-removed", {"many": len(old)})))
    decks = tuple(() if n == age - 1 else pile for n, pile in enumerate(s.decks))
    discards = tuple(() if n == age - 1 else pile for n, pile in enumerate(s.discards))
    return replace(s, removed=(*s.removed, *gone), decks=decks, discards=discards)


def of_age(s: State, cards: tuple[str, ...], age: int) -> tuple[str, ...]:
    return tuple(id for id in cards if age_of(s, id) == age)


def lost(seat: Seat, hand: tuple[str, ...], devs: tuple[str, ...]) -> Told:
    """Everybody hears how many cards go; only the player which ones of the hand they were."""
    ref, many = seat_ref(seat), len(hand) + len(devs)
    everybody = Happening(text=Phrase("pr-removed", {"seat": ref, "many": many}), seat=seat)
    cards = tuple(map(card_ref, (*hand, *devs)))
    mine = Phrase("pr-removed-cards", {"seat": ref, "cards": cards})
    return [everybody, Happening(text=mine, seat=seat, to=(seat,))]


def end(s: State, why: str, told: Told) -> State:
    """The last age is over: the game ends at once, or with the turn or the round (A-02)."""
    at_once = s.house.end_mode == "immediate"
    key = "pr-end-now" if at_once else "pr-end-soon"
    text = Phrase(key, {"why": why, "mode": s.house.end_mode})
    told.append(Happening(text=text, reasons=(Reason(f"pr-why-{why}", book(6)),)))
    return replace(s, ended=why, why=why if at_once else s.why)
