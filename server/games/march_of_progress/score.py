"""Score action (MP-60, MP-61): victory points, and all cards back to hand."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.kernel import Seat
from server.games.march_of_progress.cards import OTHER
from server.games.march_of_progress.control import controller, occupier
from server.games.march_of_progress.scenario import Country
from server.games.march_of_progress.state import (
    State,
    Task,
    all_cards,
    armies_in,
    country_ref,
    home,
    mop,
    played,
    player,
    vp_die,
    with_played,
    with_player,
)
from server.games.ruling import Reason, Ruling, total
from server.games.telling import Told, seat_ref, tell

_CHAPTER = mop("mop-chapter-score")


def due(s: State, seat: Seat) -> Ruling[int]:
    """What SCORE would bring if the stock had enough cubes: the base and every controlled country's
    die."""
    rules, enemy = s.scenario.rules, occupier(s, home(s, seat).id)
    if enemy is not None and rules.score_nothing_if_capital_occupied:
        values = {"enemy": seat_ref(enemy)}
        return total([Reason("mop-score-occupied", _CHAPTER, values=values, side=seat)])
    terms = [Reason("mop-score-base", _CHAPTER, rules.score_base, side=seat)]
    terms += [
        _country(s, seat, card) for card in s.scenario.countries if controller(s, card.id) == seat
    ]
    return total(terms)


def _country(s: State, seat: Seat, card: Country) -> Reason:
    values = {"country": country_ref(card.id)}
    blocked = s.scenario.rules.score_home_blocked_by == "enemy_present"
    if blocked and card.owner == seat and armies_in(s, card.id, OTHER[seat]):
        cite = mop("mop-chapter-scenario")
        return Reason("mop-score-enemy-present", cite, values=values, side=seat)
    return Reason("mop-score-country", _CHAPTER, vp_die(s, card.id), values, seat)


def gain(s: State, seat: Seat) -> Ruling[int]:
    """What SCORE brings now: no more than the cubes left (MP-2, Q12)."""
    wanted = due(s, seat)
    if wanted.value <= s.stock:
        return wanted
    values = {"stock": s.stock}
    short = Reason(
        "mop-score-short", mop("mop-chapter-setup"), s.stock - wanted.value, values, seat
    )
    return total((*wanted.reasons, short))


def runs_short(s: State) -> bool:
    """Whether both score and the stock is too small for both: then the order matters (MP-11)."""
    blue, orange = due(s, "blue").value, due(s, "orange").value
    return bool(blue and orange and 0 < s.stock < blue + orange)


def score(s: State, task: Task, told: Told) -> State:
    """Take the points; then every card returns to the hand, SCORE too."""
    me, ruling = player(s, task.seat), gain(s, task.seat)
    vp = me.vp + ruling.value
    s = with_player(s, replace(me, vp=vp, hand=all_cards(s, me.seat), discard=(), picked=None))
    s = replace(s, stock=s.stock - ruling.value)
    tell(told, "mop-scored", me.seat, *ruling.reasons, gain=ruling.value, vp=vp)
    effect = "done"
    return with_played(s, replace(played(s, me.seat), effect=effect, gained=ruling.value))
