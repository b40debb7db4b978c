"""What must hold in every state (section 6 of the digest)."""

from __future__ import annotations

from collections import Counter
from functools import cache

from server.games.progress.ages import due
from server.games.progress.data import AGES, SKILLS, Pack
from server.games.progress.files import SHIPPED
from server.games.progress.setup import deck
from server.games.progress.state import (
    Player,
    State,
    age_of,
    cards_of,
    has_left,
    milestone_of,
    pack_of,
    person_of,
    track,
    unknown,
    value,
)


def hold(s: State) -> None:
    conserved(s)
    in_their_places(s)
    for player in s.players:
        sound(s, player)
    tokens = (s.pool.S, s.pool.E, s.pool.C, s.pool.G)
    assert min(tokens) >= 0, "the pool is below zero"
    assert s.turn.actions >= 0, "actions below zero"
    milestones(s)
    no_age_is_due(s)
    if s.phase == "action" and s.turn.drawn:
        assert s.turn.actions == 0, "actions after a Draw"


def no_age_is_due(s: State) -> None:
    """Unless something comes before it: a choice, a shuffle, or an upkeep that is not over."""
    waiting = s.phase in ("deal", "over") or s.ended or s.shuffles or s.choices or s.late
    assert waiting or not due(s), "an age is due that has not opened"


def lying(s: State) -> list[str]:
    """Every card, wherever it is."""
    cards = [id for pile in (*s.decks, *s.discards) for id in pile]
    cards += [*s.removed, *s.time_deck]
    for player in s.players:
        cards += [*player.hand, *player.active, *(dev.card for dev in player.dev)]
    return cards


def conserved(s: State) -> None:
    """Every card is in exactly one place; of printed ones the number of each age is known."""
    key = (len(s.players), s.last_age)
    all_ = used(pack_of(s), *key) if s.own is not None else used_of_shipped(s.pack, *key)
    found = Counter(lying(s))
    if s.companion:
        found = by_age(s, found)
        all_ = Counter({unknown(age): many for age, many in enumerate(s.printed, 1)}) or by_age(
            s, all_
        )
    assert found == all_, "a card was lost or copied"


def by_age(s: State, cards: Counter[str]) -> Counter[str]:
    ages: Counter[str] = Counter()
    for id, many in cards.items():
        ages[unknown(age_of(s, id))] += many
    return ages


def used(pack: Pack, players: int, last_age: int) -> Counter[str]:
    """Every card of the match, so many copies of each."""
    decks = (deck(pack, age, players, last_age) for age in AGES)
    return Counter(id for cards in decks for id in cards)


@cache
def used_of_shipped(pack: str, players: int, last_age: int) -> Counter[str]:
    return used(SHIPPED[pack], players, last_age)


def in_their_places(s: State) -> None:
    known = cards_of(s)
    for age in AGES:
        own = unknown(age)
        for id in {*s.decks[age - 1], *s.discards[age - 1]}:
            assert id == own or known[id].age == age, f"{id} lies among age {age}"
    for age in (age for age in AGES if has_left(s, age)):
        assert not s.decks[age - 1] and not s.discards[age - 1], f"age {age} is still there"
        if s.house.old_time_cards == "leave":
            assert all(age_of(s, id) != age for id in s.time_deck), f"age {age} costs points"
        for player in s.players:
            held = (*player.hand, *(dev.card for dev in player.dev))
            assert all(age_of(s, id) != age for id in held), f"age {age} is still held"


def sound(s: State, player: Player) -> None:
    for tokens in (player.ready, player.spent):
        assert min(tokens.S, tokens.E, tokens.C, tokens.G) >= 0, "tokens below zero"
    for skill in SKILLS:
        assert 0 <= player.skill.of(skill) < len(track(s, skill).values), f"{skill} off its track"
    assert min(player.power.prestige, player.power.population, player.power.army) >= 0
    assert all(dev.markers >= 0 for dev in player.dev), "markers below zero"
    if player.seat != s.active or s.phase != "develop":
        assert (
            all(dev.markers > 0 for dev in player.dev)
            or s.choices
            or s.shuffles
            or s.phase == "over"
        )
    if s.house.allow_duplicates == "no":
        area = (*player.active, *(dev.card for dev in player.dev))
        assert len(set(area)) == len(area), "a technology twice in one area"
    assert player.person is None or player.person in player.people
    for id in player.people:
        assert person_of(s, id)
    if player.out:
        assert not player.hand and not player.dev, "somebody left with cards"
    if player.seat != s.active and s.round > 1 and s.phase not in ("deal", "over"):
        assert player.spent.total == 0, "tokens are spent in another's turn"
    assert value(s, player, "hand") > 0


def milestones(s: State) -> None:
    kept = [id for player in s.players for id in player.milestones]
    decks = [id for pile in s.milestone_decks for id in pile]
    current = [s.milestone] if s.milestone is not None else []
    costs = len(milestone_of(s, s.milestone).costs) if s.milestone is not None else 0
    assert len(s.covers) == costs, "markers on a milestone without that cost"
    everything = [*kept, *decks, *current, *s.milestones_gone]
    if s.milestones:
        known = (*pack_of(s).milestones, *s.extra_milestones)
        assert sorted(everything) == sorted(m.id for m in known), "a milestone lost"
