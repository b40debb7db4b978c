"""What holds in every state: the counters add up, and every piece is in a legal place."""

from __future__ import annotations

from server.games.march_of_progress.cards import SEATS
from server.games.march_of_progress.control import controller
from server.games.march_of_progress.state import Player, State, all_cards, country, home


def hold(s: State) -> None:
    """Raises `AssertionError` naming the first contradiction."""
    vp = sum(player.vp for player in s.players)
    assert s.stock >= 0 and s.stock + vp == s.scenario.vp_stock.vp, "VP cubes do not add up"
    for player in s.players:
        assert player.vp >= 0, "negative VP"
        _cards(s, player)
        _strength(s, player)
        mine = [army for army in s.armies if army.seat == player.seat]
        assert len(mine) == s.scenario.armies_per_player, "armies do not add up"
    _dice(s)
    _armies(s)
    _control(s)
    _stage(s)


def _cards(s: State, player: Player) -> None:
    """Hand, discard and the card in play partition the side's cards (invariant 3)."""
    held = (*player.hand, *player.discard)
    if s.stage == "resolve" and player.picked is not None:
        held = (*held, player.picked)
    assert sorted(held) == sorted(all_cards(s, player.seat)), "cards do not add up"
    assert "score" not in player.discard, "SCORE is never discarded"
    if s.stage != "resolve":
        assert "score" in player.hand, "SCORE is always in hand between turns"
        assert player.picked is None or player.picked in player.hand, "picked from nowhere"
        assert player.picked != "score" or player.discard, "SCORE picked without a discard"
        assert player.discard or len(player.hand) > 1, "no card can be picked"


def _strength(s: State, player: Player) -> None:
    space = home(s, player.seat).strength
    assert space is not None
    assert space.low <= player.strength <= space.high, "strength die out of range"


def _dice(s: State) -> None:
    for die, card in zip(s.vp_dice, s.scenario.countries, strict=True):
        assert card.vp.low <= die <= card.vp.high, "VP die out of range"


def _armies(s: State) -> None:
    assert len({army.id for army in s.armies}) == len(s.armies), "two armies of one name"
    capitals = []
    for army in s.armies:
        if army.country is None:
            assert not army.fortified and not army.on_capital, "posture in the stock"
            continue
        owner = country(s, army.country).owner
        if army.on_capital:
            assert owner not in (None, army.seat), "only an enemy occupies a capital"
            capitals.append(army.country)
    assert len(set(capitals)) == len(capitals), "two armies on one capital"


def _control(s: State) -> None:
    for card in s.scenario.countries:
        holder = controller(s, card.id)
        assert holder is not None or card.owner is None, "a home without controller"
        sides = {army.seat for army in s.armies if army.country == card.id}
        if card.owner is None and len(sides) == 2:
            assert holder is None, "a contested neutral country has no controller"


def _stage(s: State) -> None:
    assert (s.stage == "resolve") == bool(s.todo), "tasks are left exactly while a turn resolves"
    assert (s.stage == "roll") == (s.initiative is None), "the initiative is rolled for first"
    assert s.initiative is None or s.initiative in SEATS
    if s.stage in ("pick", "roll"):
        waiting = any(player.picked is None for player in s.players)
        assert waiting, "two picks are revealed at once"
    if s.stage == "over":
        assert max(player.vp for player in s.players) >= s.scenario.end.vp, "over too soon"
