"""How the kernel's suite tries Armored Advance."""

from __future__ import annotations

from tests.armored_advance import any_match
from tests.kernel.trial import Trial

# A match takes a hundred times as long as one of the others.
TRIAL = Trial(
    share=0.06,
    moments=0.25,
    steps=100,
    secret_steps=5,
    soak=5_000,
    many_actions=True,
    begin=any_match.begin,
    opening=any_match.hand_in,
)
