"""Section 6 of the digest: what holds from one state to the next, and of every score and payment.
What holds in a single state is `invariants.py`; replay and secrecy (14, 15) are the kernel's."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import combinations, permutations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from server.games.bot import Seen
from server.games.kernel import Decide, Order, Setup, Shuffle
from server.games.mixer import Mixer
from server.games.progress import GAME
from server.games.progress.actions import (
    Discover,
    Draw,
    EnterCard,
    QuickDraw,
    Research,
    ShuffleDraw,
)
from server.games.progress.bots import BOTS
from server.games.progress.data import KINDS, POWERS, SKILLS, TOKENS
from server.games.progress.files import SHIPPED
from server.games.progress.scoring import awards, score
from server.games.progress.state import Four, Player, Powers, State, person_of, value
from tests.progress.table import begun, do, put

REGULAR = (Discover, Research, Draw, QuickDraw, ShuffleDraw, EnterCard)
EVERYTHING = dict.fromkeys(("personalities", "milestones", "industrial"), True)


def steps(players: int, level: str, **answers: object) -> Iterator[tuple[State, Any, State]]:
    """A game of bots, step by step; the action is None where cards were shuffled."""
    setup = Setup(answers={"players": players, **answers})
    state, luck = GAME.setup(setup, GAME.form(setup).seats), Mixer(players)
    while isinstance(wanted := GAME.pending(state), Shuffle | Decide):
        before, action = state, None
        if isinstance(wanted, Shuffle):
            places = tuple(luck.sample(range(wanted.size), wanted.size))
            state = GAME.feed(state, Order(shuffle=wanted.id, places=places)).state
        else:
            seat = wanted.seats[0]
            seen = Seen(seat=seat, view=GAME.view(state, seat), pending=wanted)
            action = BOTS[level].choose(seen, luck)
            state = GAME.apply(state, seat, action).state
        yield before, action, state


def owned(s: State, player: Player) -> list[int]:
    """Tokens without those that a personality lends."""
    lent = person_of(s, player.person).benefit.tokens if player.person else ()
    return [player.tokens.of(kind) - lent.count(kind) for kind in TOKENS]


def grows(before: State, after: State) -> None:
    """4, 7, 8: development within its limit when it grows; tokens and tracks never fall."""
    for old, new in zip(before.players, after.players, strict=True):
        assert all(a <= b for a, b in zip(owned(before, old), owned(after, new), strict=True))
        assert all(old.skill.of(skill) <= new.skill.of(skill) for skill in SKILLS)
        assert all(old.power.of(power) <= new.power.of(power) for power in POWERS)
        if len(new.dev) > len(old.dev):
            assert len(new.dev) <= value(after, new, "development")
        top = max(4, *(dev.markers for dev in old.dev), 0)
        assert all(0 <= dev.markers <= top for dev in new.dev)


@pytest.mark.parametrize(
    "players, level, answers",
    [
        pytest.param(1, "hard", {}, id="alone"),
        pytest.param(2, "hard", EVERYTHING, id="everything"),
        pytest.param(3, "easy", {"variant": "quicker"}, id="quicker"),
    ],
)
def test_what_holds_from_one_state_to_the_next(players, level, answers):
    taken, allowed, opened = 0, 0, [1]
    for before, action, after in steps(players, level, **answers):
        grows(before, after)
        opened += [after.age] if after.age != opened[-1] else []
        taken += isinstance(action, REGULAR)
        allowed = max(
            allowed, value(before, before.me, "action"), value(after, before.me, "action")
        )
        assert taken <= allowed + 1  # 9, with a step gained and lost again within the turn
        if after.active != before.active or after.round != before.round:
            done = after.of(before.active)  # 5
            assert len(done.hand) <= value(after, done, "hand") or after.round == 1
            assert after.pool == Four() and done.spent == Four()
            taken, allowed = 0, 0
    assert opened == sorted(set(opened)) and opened[-1] >= 2  # 10


@given(places=st.lists(st.integers(0, 6), min_size=1, max_size=5))
def test_12_who_is_tied_shares_what_the_places_are_worth(places):
    for row in ((10, 6, 3, 1, 0), (11, 7, 4, 2, 0), (12, 7, 3, 1, 0)):
        at = dict(zip("abcde", places, strict=False))
        given_ = awards(at, row)
        for here in set(places):
            tied = [seat for seat, place in at.items() if place == here]
            first = sum(place > here for place in places)
            worth = sum(row[first : first + len(tied)])
            shared = sum(given_[seat] for seat in tied)
            assert worth - len(tied) < shared <= worth


def test_13_scores_do_not_depend_on_the_order_of_the_seats():
    s = begun(3, **EVERYTHING)
    for seat, at in (("blue", 4), ("orange", 4), ("green", 2)):
        s = put(
            s, seat, power=Powers(prestige=at, army=7 - at), active=("drama", "opera")[: at // 2]
        )
    scores = {player.seat: score(s, player.seat).value for player in s.players}
    for turned in permutations(s.players):
        other = replace(s, players=turned, order=tuple(player.seat for player in turned))
        assert {seat: score(other, seat).value for seat in scores} == scores


# --- 16: payment -----------------------------------------------------------------------------

FIRST = {card.id: card for card in SHIPPED["open-progress-1"].cards}
EARLY = [id for id, card in FIRST.items() if card.age < 3]


def least_paid(s: State, id: str) -> int | None:
    """The least Knowledge that must be generated for a card, by trying everything; None: all she
    has is not enough."""
    me, found = s.me, []
    rest = list(me.hand)
    rest.remove(id)
    tokens = [range(me.ready.of(kind) + 1) for kind in TOKENS]
    for paid in (p for n in range(len(rest) + 1) for p in combinations(rest, n)):
        worth = sum(FIRST[card].discard for card in paid)
        for counts in product(*tokens):
            have = {kind: s.pool.of(kind) + many for kind, many in zip(TOKENS, counts, strict=True)}
            if pays(s, id, have, have["G"] + worth):
                found.append(worth + sum(counts))
    return min(found, default=None)


def pays(s: State, id: str, have: dict[str, int], general: int) -> bool:
    """Line by line, each with its own type first."""
    left = {kind: have[kind] for kind in KINDS}
    for line in FIRST[id].cost:
        if line.prereq is None or line.prereq not in s.me.active:
            own = min(left[line.type], line.amount)
            left[line.type] -= own
            general -= line.amount - own
    return general >= 0


@pytest.mark.parametrize("seed", range(40))
def test_16_a_discover_is_offered_exactly_where_it_can_be_paid(seed):
    luck = random.Random(seed)
    hand = tuple(luck.choices(EARLY, k=luck.randint(1, 4)))
    active = tuple(id for id in luck.sample(EARLY, 6) if id not in hand)

    def few() -> Four:
        return Four(**{kind: luck.randint(0, 1) for kind in TOKENS})

    s = put(replace(begun(2), age=2, pool=few()), hand=hand, active=active, ready=few())
    offered = {o.action.card: o.action for o in GAME.legal(s, s.active) if is_discover(o)}
    for id in set(hand):
        least = least_paid(s, id)
        assert (id in offered) == (least is not None), id
        if least is not None:
            assert generated(offered[id].pay) == least
            assert id in do(s, offered[id]).of(s.active).active


def is_discover(offer: Any) -> bool:
    return isinstance(offer.action, Discover)


def generated(pay: Mapping[str, int]) -> int:
    return sum(many if key in TOKENS else many * FIRST[key].discard for key, many in pay.items())
