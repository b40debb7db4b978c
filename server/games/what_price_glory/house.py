"""House rules: what the book leaves open, each with the default of the digest (section 5)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class House(Struct, frozen=True, kw_only=True):
    """How this match answers the questions the book leaves open (README)."""

    reveal_events: Literal["hidden", "shown"] = "hidden"
    marker_life: Literal["turn", "impulse"] = "turn"
    retreat_range: Literal["adjacent", "two_areas"] = "adjacent"
    retreat_barriers: Literal["free", "limited"] = "free"
    us_ports: Literal["book", "as_british"] = "book"
    optional_ports: Literal["closed", "open"] = "closed"
    lux_is_belgium: Literal["no", "yes"] = "no"
    recovery_stays: Literal["yes", "no"] = "yes"
    mods_on_bombardment: Literal["trench", "all", "none"] = "trench"
    mg_spent_fire: Literal["fresh_only", "all"] = "fresh_only"


# Where each question comes up in the book, for the citation beside it.
SECTION_OF = {
    "reveal_events": "3.1",
    "marker_life": "4.4",
    "retreat_range": "7.4",
    "retreat_barriers": "7.4",
    "us_ports": "8.3",
    "optional_ports": "8.3",
    "lux_is_belgium": "13.4",
    "recovery_stays": "4.4",
    "mods_on_bombardment": "7.5",
    "mg_spent_fire": "14.2",
}
