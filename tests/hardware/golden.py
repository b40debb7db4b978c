"""The pictures that trays are held to. `python -m tests.hardware.golden` writes them anew: look at
the difference before you commit it, for it is what people will see."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hardware.protocol import ANIMATIONS
from hardware.trays import Card, card_payload
from server.command.flashing import FIRMWARE
from tests.hardware import both
from tests.hardware.cards import armored_cards, every_lamp, march_cards, numbers

FILE = Path(__file__).with_name("golden.json")
MOMENTS = [0, 100, 149, 150, 249, 250, 499, 500, 750, 999, 1000, 1500, 1999]
FRAMES = list(range(0, 6000, 250))
ROW = json.dumps({"pixels": 9, "groups": {"row": "0-8"}})


def layout(name: str) -> str:
    return (FIRMWARE / f"tray/layouts/{name}.json").read_text()


def asked_pictures() -> dict[str, Any]:
    """What `both.pictures` is asked, by the name of the card."""
    cards: dict[str, tuple[str, Card]] = {}
    cards |= {name: (ROW, card) for name, card in every_lamp().items()}
    cards |= {name: (layout("centre"), card) for name, card in numbers().items()}
    for named in (march_cards(), armored_cards()):
        cards |= {name: (layout(kind), card) for name, (kind, card) in named.items()}
    return {name: [text, card_payload(card).hex(), MOMENTS] for name, (text, card) in cards.items()}


def asked_films() -> dict[str, Any]:
    return {name: [number, 28, FRAMES] for number, name in enumerate(ANIMATIONS)}


def golden() -> dict[str, dict[str, list[str]]]:
    return {
        "pictures": {name: both.pictures(asked) for name, asked in asked_pictures().items()},
        "films": {name: both.films(asked) for name, asked in asked_films().items()},
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(golden(), indent=1) + "\n")
