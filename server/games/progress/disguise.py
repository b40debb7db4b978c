"""Other secrets that must look the same to a viewer, for the leak test."""

from __future__ import annotations

from msgspec.structs import replace

from server.games.kernel import Luck, Viewer
from server.games.progress.data import AGES
from server.games.progress.drawing import replace_pile
from server.games.progress.state import State, age_of, with_player


def disguise(s: State, viewer: Viewer, luck: Luck) -> State:
    """The cards of each age change places among the decks and the hands the viewer cannot see."""
    if s.companion or s.phase == "over":
        return s
    hidden = [player for player in s.players if player.seat != viewer]
    unseen = [*(id for deck in s.decks for id in deck), *(id for p in hidden for id in p.hand)]
    by_age = {
        age: luck.sample(cards := [id for id in unseen if age_of(s, id) == age], len(cards))
        for age in AGES
    }
    # Hands may hold other ages too, but the decks are known by their ages.
    for age in AGES:
        many = len(s.decks[age - 1])
        deck, by_age[age] = by_age[age][:many], by_age[age][many:]
        s = replace(s, decks=replace_pile(s.decks, age, tuple(deck)))
    rest = luck.sample(left := [id for age in AGES for id in by_age[age]], len(left))
    for player in hidden:
        hand = tuple(rest.pop() for _ in player.hand)
        s = with_player(s, replace(player, hand=hand))
    decks = tuple(tuple(luck.sample(deck, len(deck))) for deck in s.milestone_decks)
    if s.house.milestone_browse == "yes":
        decks = s.milestone_decks
    people = tuple(luck.sample(s.philosophers, len(s.philosophers)))
    return replace(s, milestone_decks=decks, philosophers=people)
