"""The table is right: whatever is set, and whenever, the state stays one that can be."""

from __future__ import annotations

import random
from typing import Any

import pytest

from server.games.kernel import Over, Shuffle
from server.games.progress import GAME
from server.games.progress.corrections import (
    ReturnCard,
    SetActions,
    SetHand,
    SetMarkers,
    SetPower,
    SetSkill,
    SetTokens,
)
from server.games.progress.data import POWERS, SKILLS, TOKENS
from server.games.progress.state import Player, State
from server.games.ruling import IllegalMove
from tests.progress.table import begun, do, shuffled

EXPANSIONS = ("personalities", "milestones", "industrial")


def refused(s: State, wanted: Any) -> str:
    with pytest.raises(IllegalMove) as no:
        GAME.correct(s, wanted)
    return no.value.reason.key


@pytest.mark.parametrize("end, high", [(0, 60), (12, 12)])
def test_pr62_a_marker_is_set_no_further_than_the_track_goes(end, high):
    s = begun(2, **{"power.end": end})
    assert refused(s, SetPower(seat="blue", power="army", at=high + 1)) == "pr-set-range"
    assert refused(s, SetPower(seat="blue", power="army", at=-1)) == "pr-set-range"
    assert GAME.correct(s, SetPower(seat="blue", power="army", at=high)).state.me.power.army == high


def any_correction(player: Player, luck: random.Random) -> Any:
    """Sound or not, about this player."""
    seat, few = player.seat, luck.randint(-1, 11)
    cards = [dev.card for dev in player.dev] or ["wheel"]
    return luck.choice(
        [
            SetSkill(seat=seat, skill=luck.choice(SKILLS), at=few),
            SetPower(seat=seat, power=luck.choice(POWERS), at=few * 7),
            SetTokens(seat=seat, kind=luck.choice(TOKENS), ready=few * 2),
            SetMarkers(seat=seat, card=luck.choice(cards), markers=few),
            SetActions(seat=seat, actions=few),
            SetHand(seat=seat, age=luck.randint(0, 5), cards=few * 3),
            ReturnCard(seat=seat, card=luck.choice(player.active or ("wheel",))),
        ]
    )


def corrected(seed: int) -> int:
    """A match by luck, corrected wherever it can be; how often."""
    luck, set_ = random.Random(seed), 0
    answers: dict[str, Any] = {key: luck.random() < 0.5 for key in EXPANSIONS}
    play = luck.choice(("digital", "companion"))
    s = begun(luck.randint(1, 5), seed, play=play, **answers)
    for _ in range(50):
        wanted = GAME.pending(s)
        if isinstance(wanted, Over):
            break
        if isinstance(wanted, Shuffle):
            s = shuffled(s, seed)
            continue
        try:
            s = GAME.correct(s, any_correction(luck.choice(s.players), luck)).state
            set_ += 1
        except IllegalMove:
            seat = luck.choice(wanted.waiting)
            s = do(s, GAME.sample(s, seat, luck.choice(GAME.legal(s, seat)), luck), seat)
        GAME.invariants(s)
        for viewer in (*(player.seat for player in s.players), None):
            GAME.view(s, viewer)
    return set_


def test_no_correction_makes_a_state_impossible():
    assert sum(corrected(seed) for seed in range(12)) > 50
