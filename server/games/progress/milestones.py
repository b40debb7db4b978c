"""Milestones: costs covered by everybody, benefits, and who keeps the card (PR-130 to PR-134)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec.structs import replace

from server.games.kernel import Happening, Seat
from server.games.progress.benefits import gain
from server.games.progress.knowledge import check_pay, need_of, pay_for
from server.games.progress.state import Choice, Four, State, book, milestone_of, with_player
from server.games.ruling import Phrase, Ref, Ruling
from server.games.telling import Told, refuse, tell


def need(s: State, cost: int) -> Four:
    assert s.milestone is not None
    return need_of((milestone_of(s, s.milestone).costs[cost],))


def check_pay_milestone(s: State, seat: Seat, cost: int, pay: Mapping[str, int]) -> Ruling[int]:
    if s.milestone is None:
        raise refuse("pr-no-milestone-now", book(8))
    if not 0 <= cost < len(s.covers):
        raise refuse("pr-no-such-cost", book(8))
    if s.covers[cost] is not None:
        raise refuse("pr-cost-covered", book(8))
    if s.turn.milestone and not s.turn.actions:
        raise refuse("pr-no-action-left", book(5))
    return check_pay(s, s.of(seat), need(s, cost), pay)


def pay_milestone(s: State, seat: Seat, cost: int, pay: Mapping[str, int], told: Told) -> State:
    assert s.milestone is not None
    used = replace(s.turn, actions=s.turn.actions - 1) if s.turn.milestone else s.turn
    s = pay_for(s, s.of(seat), need(s, cost), pay)
    covers = tuple(seat if n == cost else by for n, by in enumerate(s.covers))
    tell(told, "pr-milestone-paid", seat, milestone=Ref("pr-milestone", s.milestone or ""))
    s = replace(s, covers=covers, turn=replace(used, milestone=True))
    return complete(s, told) if None not in covers else s


def complete(s: State, told: Told) -> State:
    """Everybody who paid has the benefits once; the one who paid most keeps the card."""
    assert s.milestone is not None
    done = milestone_of(s, s.milestone)
    paid = Counter(seat for seat in s.covers if seat is not None)
    for seat in paid:
        s = gain(s, seat, done.benefits)
    most = [seat for seat, many in paid.items() if many == max(paid.values())]
    ref = Ref("pr-milestone", done.id)
    if len(most) == 1:
        keeper = s.of(most[0])
        s = with_player(s, replace(keeper, milestones=(*keeper.milestones, done.id)))
        tell(told, "pr-milestone-kept", most[0], milestone=ref)
    else:
        told.append(Happening(text=Phrase("pr-milestone-shared", {"milestone": ref})))
        s = replace(s, milestones_gone=(*s.milestones_gone, done.id))
    return next_milestone(s)


def next_milestone(s: State) -> State:
    """The top of the deck becomes current; with printed cards the table says which it is."""
    s = replace(s, milestone=None, covers=())
    era = min(s.age, 3) - 1
    if s.age > 3 or not s.milestone_decks[era]:
        return s
    if s.companion:
        return replace(s, choices=(*s.choices, Choice(seat=s.active, kind="milestone")))
    return show(s, s.milestone_decks[era][0])


def show(s: State, milestone: str) -> State:
    """This one is current now."""
    decks = tuple(tuple(id for id in deck if id != milestone) for deck in s.milestone_decks)
    covers: tuple[None, ...] = (None,) * len(milestone_of(s, milestone).costs)
    return replace(s, milestone=milestone, covers=covers, milestone_decks=decks)


def new_age(s: State, told: Told) -> State:
    """The old era's cards leave but for the current one; the next era's lie under it (PR-134)."""
    old = min(s.age, 4) - 2
    gone = s.milestone_decks[old]
    if s.age > 3:
        gone = tuple(id for deck in s.milestone_decks for id in deck)
    decks = tuple(() if s.age > 3 or n == old else deck for n, deck in enumerate(s.milestone_decks))
    s = replace(s, milestone_decks=decks, milestones_gone=(*s.milestones_gone, *gone))
    # A card the table has still to name may be of the new era now.
    waits = any(choice.kind == "milestone" for choice in s.choices)
    return next_milestone(s) if s.milestone is None and s.age <= 3 and not waits else s
