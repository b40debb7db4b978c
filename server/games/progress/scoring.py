"""Final scoring: tracks, board, technologies, expansions, and ties (PR-80 to PR-84, PR-103)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from server.games.kernel import Over, Seat
from server.games.progress.benefits import advance_power, step_up
from server.games.progress.data import POWERS, SKILLS
from server.games.progress.solo import penalty, rank
from server.games.progress.state import (
    Player,
    State,
    book,
    card_of,
    card_ref,
    kinds_of,
    milestone_of,
    pack_of,
    person_of,
    position,
    track,
)
from server.games.ruling import Phrase, Reason, Ref, Ruling, Value, total
from server.games.telling import seat_ref

PARTS = ("prestige", "population", "army", "board", "cards", "sets", "people", "milestones", "time")


class Part(Struct, frozen=True):
    """Points from one source."""

    source: str
    points: int


def awards(places: Mapping[Seat, int], row: Sequence[int]) -> dict[Seat, int]:
    """Points by rank; those who are tied share the awards of their places, rounded down (PR-81)."""
    points: dict[Seat, int] = {}
    place = 0
    for at in sorted(set(places.values()), reverse=True):
        tied = [seat for seat, here in places.items() if here == at]
        shared = sum(row[place : place + len(tied)]) // len(tied)
        points |= dict.fromkeys(tied, shared)
        place += len(tied)
    return points


def solo_points(row: Sequence[int], at: int, beyond: int) -> int:
    """By position on the back of the power board; beyond it so many for each step."""
    last = len(row) - 1
    return row[at] if at <= last else row[last] + beyond * (at - last)


def at_the_end(s: State, player: Player) -> Player:
    """With the benefits of kept milestones once more, where they count for the tracks and the
    board (PR-133, A-30)."""
    if s.house.milestone_end == "after":
        return player
    for id in player.milestones:
        icons = milestone_of(s, id).benefits
        player = advance_power(s, player, icons.power)
        for skill in icons.skills:
            player = step_up(s, player, best_step(s, player) if skill == "any" else skill)
    return player


def best_step(s: State, player: Player) -> str:
    """The skill that brings most: nobody would choose otherwise when only points are left."""

    def brings(skill: str) -> int:
        raised = step_up(s, player, skill)
        return (
            track(s, skill).vp[position(s, raised, skill)]
            - track(s, skill).vp[position(s, player, skill)]
        )

    return max(SKILLS, key=brings)


def power_points(s: State, power: str) -> dict[Seat, int]:
    """What each seat has from one track."""
    places = {p.seat: at_the_end(s, p).power.of(power) for p in s.present}
    if s.solo:
        row = s.solo_power[POWERS.index(power)]
        return {seat: solo_points(row, at, s.solo_beyond) for seat, at in places.items()}
    ranked = places
    if s.house.rank_at_start == "no":
        ranked = {seat: at for seat, at in places.items() if at > 0}
    return dict.fromkeys(places, 0) | awards(ranked, pack_of(s).awards.of(power))


def score(s: State, seat: Seat) -> Ruling[int]:
    """All points of a seat, by their sources."""
    player = s.of(seat)
    reasons = []
    if not player.out:
        for power in POWERS:
            points = power_points(s, power)[seat]
            cite = book(7)
            reasons.append(
                Reason("pr-score-power", cite, points, {"power": Ref("pr-power", power)})
            )
    end = at_the_end(s, player)
    for skill in SKILLS:
        points = track(s, skill).vp[position(s, end, skill)]
        reasons.append(Reason("pr-score-skill", book(7), points, {"skill": Ref("pr-skill", skill)}))
    for id in player.active:
        reasons.append(Reason("pr-score-card", book(7), card_of(s, id).vp, {"card": card_ref(id)}))
    kinds = kinds_of(s, player)
    for id in player.active:
        bonus = card_of(s, id).benefits.set_bonus
        if bonus is not None:
            values: dict[str, Value] = {"card": card_ref(id), "many": kinds[bonus]}
            reasons.append(Reason("pr-score-set", book(8), kinds[bonus] // 5, values))
    for id in player.people:
        person = Ref("pr-person", id)
        reasons.append(Reason("pr-score-person", book(8), person_of(s, id).vp, {"person": person}))
    for id in player.milestones:
        ref = Ref("pr-milestone", id)
        reasons.append(
            Reason("pr-score-milestone", book(8), milestone_of(s, id).vp, {"milestone": ref})
        )
    if s.solo:
        many = len(s.time_deck)
        reasons.append(Reason("pr-score-time", book(7), -penalty(many), {"many": many}))
    return total([reason for reason in reasons if reason.change or reason.key == "pr-score-power"])


SOURCE_OF = {
    "pr-score-skill": "board",
    "pr-score-card": "cards",
    "pr-score-set": "sets",
    "pr-score-person": "people",
    "pr-score-milestone": "milestones",
    "pr-score-time": "time",
}


def parts(s: State, seat: Seat) -> tuple[Part, ...]:
    """The score by source, in the book's order."""
    sums = dict.fromkeys(PARTS, 0)
    for reason in score(s, seat).reasons:
        power = reason.values.get("power")
        source = power.id if isinstance(power, Ref) else SOURCE_OF[reason.key]
        sums[source] += reason.change
    return tuple(Part(source, points) for source, points in sums.items())


def breaker(s: State, seat: Seat) -> tuple[int, int, int, int]:
    """Tokens that decide a tie, spent or not, with those of kept milestones (PR-84, A-27)."""
    player = s.of(seat)
    tokens = player.tokens
    for id in player.milestones:
        for kind in milestone_of(s, id).benefits.tokens:
            tokens = tokens.plus(kind)
    return (tokens.G, tokens.C, tokens.S, tokens.E)


def standing(s: State) -> Over:
    """The result if play stopped here."""
    scores = {player.seat: score(s, player.seat).value for player in s.players}
    seats = [player.seat for player in s.present]
    if s.solo:
        mine = scores[seats[0]]
        if s.why == "defeat":
            return Over(winners=(), scores=scores, why=Phrase("pr-over-defeat", {"points": mine}))
        named = Phrase("pr-over-solo", {"points": mine, "rank": rank(mine)})
        # A game that is given up before its end is not won, whatever its points.
        return Over(winners=(seats[0],) if s.why else (), scores=scores, why=named)
    best = max((scores[seat], breaker(s, seat)) for seat in seats)
    level = [seat for seat in seats if scores[seat] == best[0]]
    winners = tuple(seat for seat in level if breaker(s, seat) == best[1])
    decided = "tokens" if len(level) > len(winners) else "shared" if len(winners) > 1 else "points"
    values: dict[str, Value] = {"points": best[0], "how": decided, "seat": seat_ref(winners[0])}
    return Over(winners=winners, scores=scores, why=Phrase("pr-over", values))
