"""Two phones play The March of Progress."""

from __future__ import annotations

from tests.server.phone import Phone


def begin(blue: Phone, orange: Phone) -> None:
    """Orange sits down at Blue's table and the match starts; Blue wins the initiative."""
    orange.join(blue.code, "orange")
    blue.change("start_match")
    blue.seen(lambda view: view["pending"]["type"] == "roll")
    throw_initiative(blue, orange)


def throw_initiative(blue: Phone, orange: Phone) -> None:
    blue.throw(blue=6)
    orange.seen(lambda view: view["thrown"])
    orange.throw(orange=1)
    for phone in (blue, orange):
        phone.seen(lambda view: view["pending"].get("id") == "pick-1")
