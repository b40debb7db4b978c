"""What the bots' value net looks at: a position as a list of facts that hold, seen from both sides.

The numbers of the facts are those of `net.h`, by which the net is trained; a test compares them.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from server.games.kernel import Seat
from server.games.march_of_progress.cards import CARDS, OTHER, SEATS
from server.games.march_of_progress.control import controller, occupier
from server.games.march_of_progress.scenario import Scenario
from server.games.march_of_progress.state import State, all_cards, player, vp_die

SIDE = 236  # facts about one side
VP_PAIR = 2 * SIDE + 5  # after both sides, the neutral country's die, and the initiative
STRENGTH_PAIR = VP_PAIR + 18 * 18
DUE_PAIR = STRENGTH_PAIR + 6 * 6
INPUTS = DUE_PAIR + 10 * 10
BEFORE = (0, 4, 7, 9)  # postures with fewer lying armies, by how many lie
ENOUGH = 18
ARMIES = 3

Facts = list[int]


class Here(Struct, frozen=True, gc=False):
    """One side's armies in one country."""

    standing: int = 0
    lying: int = 0
    capital: int = 0  # 1: one of them stands on it, 2: one lies on it


def knows(s: State) -> bool:
    """Whether the net was trained for such a table: two homes with a neutral country between them,
    the whole deck, three armies a side, 18 points."""
    return (
        lands(s.scenario) is not None
        and s.scenario.armies_per_player == ARMIES
        and s.scenario.end.vp == ENOUGH
        and all(len(all_cards(s, seat)) == len(CARDS) for seat in SEATS)
    )


def lands(scenario: Scenario) -> tuple[str, str, str] | None:
    """Blue's home, the neutral country and orange's home, if there are only these, in a row."""
    by_owner = {country.owner: country.id for country in scenario.countries}
    if len(scenario.countries) != 3 or set(by_owner) != {"blue", "orange", None}:
        return None
    row = (by_owner["blue"], by_owner[None], by_owner["orange"])
    touching = {frozenset(pair) for pair in scenario.adjacency}
    return row if touching == {frozenset(row[:2]), frozenset(row[1:])} else None


def facts(s: State) -> tuple[Facts, Facts]:
    """What holds, as blue sees it and as orange does."""
    row = lands(s.scenario)
    assert row is not None
    rows = {"blue": row, "orange": row[::-1]}
    own = {seat: _side(s, seat, rows[seat]) for seat in SEATS}
    die = 2 * SIDE + min(vp_die(s, row[1]), 2)
    blue, orange = ([*_seen(s, seat, own, rows), die] for seat in SEATS)
    return blue, orange


def _seen(
    s: State, seat: Seat, own: dict[Seat, Facts], rows: Mapping[Seat, tuple[str, ...]]
) -> Facts:
    """What holds of both sides, as this one sees it, and of the two together."""
    other = OTHER[seat]
    me, enemy = player(s, seat), player(s, other)
    incomes = [min(_income(s, each, rows[each]), 9) for each in (seat, other)]
    return [
        *own[seat],
        *(SIDE + fact for fact in own[other]),
        2 * SIDE + 3 + (s.initiative == seat),
        VP_PAIR + 18 * min(me.vp, 17) + min(enemy.vp, 17),
        STRENGTH_PAIR + 6 * (me.strength - 1) + enemy.strength - 1,
        DUE_PAIR + 10 * incomes[0] + incomes[1],
    ]


def _side(s: State, seat: Seat, row: tuple[str, ...]) -> Facts:
    """One side's own facts; `row`: the countries from its home on."""
    me, own = player(s, seat), [_here(s, seat, land) for land in row]
    enemy = [_here(s, OTHER[seat], land) for land in row]
    income = _income(s, seat, row)
    cards = [n for n, card in enumerate(CARDS[:-1]) if card in me.hand]
    return [
        *cards,
        7 + min(me.vp, 17),
        24 + me.strength,
        31 + min(vp_die(s, row[0]), 3),
        *(35 + 10 * n + BEFORE[here.lying] + here.standing for n, here in enumerate(own)),
        65 + own[2].capital,
        68 + min(income, 9),
        78 + (min(-((me.vp - ENOUGH) // income), 5) if income else 6),
        *(85 + 5 * n + _attack(s, seat, n, own, enemy) for n in range(3)),
        100 + sum(1 << n for n in cards),
        228 + sum(here.standing + here.lying for here in own),
        232 + sum(controller(s, land) == seat and vp_die(s, land) > 0 for land in row),
    ]


def _here(s: State, seat: Seat, land: str) -> Here:
    standing = lying = capital = 0
    for army in s.armies:
        if army.country == land and army.seat == seat:
            lying += army.fortified
            standing += not army.fortified
            if army.on_capital:
                capital = 1 + army.fortified
    return Here(standing, lying, capital)


def _income(s: State, seat: Seat, row: tuple[str, ...]) -> int:
    """What SCORE would bring by the book's rules."""
    if occupier(s, row[0]) is not None:
        return 0
    return 1 + sum(vp_die(s, land) for land in row if controller(s, land) == seat)


def _attack(s: State, seat: Seat, n: int, own: list[Here], enemy: list[Here]) -> int:
    """How an attack there with all armies would end: 0 nobody to attack, 1 lost by far, 2 lost by
    one, 3 a tie, 4 won."""
    armies, against = own[n].standing + own[n].lying, enemy[n].standing + enemy[n].lying
    guard = 2 if n == 2 and not own[2].capital else 0
    if not armies or not (against or guard):
        return 0
    each = player(s, OTHER[seat]).strength
    lead = player(s, seat).strength * armies - each * against - enemy[n].lying - guard
    return 1 + max(-2, min(lead, 1)) + 2
