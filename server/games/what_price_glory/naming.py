"""How units are named in texts: by nation, kind, values and place; corps of a kind are alike."""

from __future__ import annotations

from collections.abc import Sequence

from server.games.ruling import Ref, Value
from server.games.what_price_glory.sides import BOXES, area_ref
from server.games.what_price_glory.state import Unit


def unit_ref(unit: Unit) -> Ref:
    """A kind of counter, such as "german-corps"."""
    return Ref("wpg-counter", f"{unit.nation}-{unit.kind}")


def place_ref(at: str) -> Ref:
    return Ref("wpg-box", at) if at in BOXES else area_ref(at)


def unit_values(unit: Unit) -> dict[str, Value]:
    return {
        "unit": unit_ref(unit),
        "strength": unit.strength,
        "move": unit.move,
        "area": place_ref(unit.at),
    }


def group_values(units: Sequence[Unit]) -> dict[str, Value]:
    return {"count": len(units), "area": place_ref(units[0].at) if units else ""}
