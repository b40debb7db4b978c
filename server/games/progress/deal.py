"""Set-up: decks by the number of players, philosophers, opening hands (PR-01 to PR-06, PR-120)."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.kernel import Happening
from server.games.progress import milestones
from server.games.progress.benefits import guide
from server.games.progress.drawing import drawn_card
from server.games.progress.state import Choice, State, person_of, unknown, with_player
from server.games.telling import Told, tell

HANDS = {1: (6,), 2: (5, 6), 3: (5, 6, 7), 4: (5, 6, 6, 7), 5: (5, 6, 6, 7, 7)}


def deal(s: State, told: Told) -> State:
    """Philosophers first, as they decide the order; then the hands and the first milestone."""
    if s.personalities:
        if s.companion and any(not player.people for player in s.players):
            seat = next(player.seat for player in s.players if not player.people)
            return replace(s, choices=(Choice(seat=seat, kind="philosopher"),))
        for place, player in enumerate(s.players):
            if not player.people:
                s = guide(s, player.seat, s.philosophers[place], told)
        s = replace(s, philosophers=(), order=philosophers_order(s))
        s = replace(s, active=s.order[0])
    for seat, many in zip(s.order, HANDS[len(s.order)], strict=True):
        hand, s = s.decks[0][:many], replace(s, decks=(s.decks[0][many:], *s.decks[1:]))
        if s.companion:
            hand = (unknown(1),) * many
        s = with_player(s, replace(s.of(seat), hand=hand))
        tell(told, "pr-dealt", seat, many=len(hand))
        secrets: list[Happening] = [each for card in hand for each in drawn_card(seat, card)]
        told.extend(secrets)
    return milestones.next_milestone(s) if s.milestones else s


def philosophers_order(s: State) -> tuple[str, ...]:
    """By the numbers on the philosophers; or clockwise from the lowest (A-23)."""

    def number(seat: str) -> int:
        return person_of(s, s.of(seat).people[0]).order

    seats = tuple(player.seat for player in s.players)
    if s.house.philosopher_order == "cards":
        return tuple(sorted(seats, key=number))
    at = seats.index(min(seats, key=number))
    return (*seats[at:], *seats[:at])
