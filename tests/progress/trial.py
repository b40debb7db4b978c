"""How the kernel's suite tries Progress."""

from __future__ import annotations

from server.games.kernel import Luck, Setup
from tests.kernel.trial import Trial


def begin(luck: Luck) -> Setup:
    """Mostly cards on the phones, which have secrets, and mostly the quicker game: random players
    take long to open an age."""
    players = luck.randint(1, 5)
    answers: dict[str, str | int] = {"players": players}
    if luck.random() < 0.6:
        answers["play"] = "digital"
    if players > 1 and luck.random() < 0.6:
        answers["variant"] = "quicker"
    return Setup(answers=answers)


TRIAL = Trial(share=0.03, moments=0.1, steps=60, secret_steps=60, soak=5_000, begin=begin)
