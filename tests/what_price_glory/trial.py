"""How the kernel suite tries this game: a match takes hundreds of steps, hence fewer of them."""

from __future__ import annotations

from tests.kernel.trial import Trial

TRIAL = Trial(share=0.03, moments=0.2, steps=150, soak=2_000)
