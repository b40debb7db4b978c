"""A strip along a board: which pixel lights for which place, in a small JSON file of the owner's.

    {"game": "march-of-progress", "places": {"home_blue": "0-3", "neutral": "4,6"}}

The board needs no more than the layout `strip`: all its pixels in one group, `places`. A faulty
entry is named and left out, and the rest of the strip works.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from msgspec import Struct

from hardware.protocol import MOST_LAMPS
from hardware.trays import Group, Lamp

GROUP = "places"


class StripMap(Struct, frozen=True):
    game: str
    places: Mapping[str, tuple[int, ...]]
    faults: tuple[str, ...] = ()

    def group(self, lamps: Mapping[str, Lamp]) -> Group:
        """One lamp for each pixel; those of no place are dark."""
        last = max((pixel for pixels in self.places.values() for pixel in pixels), default=0)
        row = [Lamp()] * max(2, last + 1)  # a single lamp would fill the whole group
        for place, lamp in lamps.items():
            for pixel in self.places.get(place, ()):
                row[pixel] = lamp
        return Group(tuple(row))


def in_a_row(lamps: Mapping[str, Lamp]) -> Group:
    """Without a map: one pixel for each place, in the order they are given."""
    return Group(tuple(lamps.values())[:MOST_LAMPS])


def read_map(text: str) -> StripMap:
    """The map in the text of a file; its `faults` say what was left out."""
    try:
        data = json.loads(text)
    except ValueError:
        data = None
    if not isinstance(data, dict) or not isinstance(data.get("places"), dict):
        return StripMap("", {}, ('the map file is no JSON object with "places"',))
    faults: list[str] = []
    game = data.get("game", "")
    if not isinstance(game, str) or not game:
        faults.append("game: must name the game whose places these are")
        game = ""
    places: dict[str, tuple[int, ...]] = {}
    taken: dict[int, str] = {}
    for name, entry in data["places"].items():
        try:
            pixels = read_pixels(entry)
            for pixel in pixels:
                if pixel in taken:
                    raise ValueError(f"pixel {pixel} belongs to {taken[pixel]}")
        except ValueError as why:
            faults.append(f"{name}: {why}")
            continue
        taken.update(dict.fromkeys(pixels, name))
        places[name] = pixels
    return StripMap(game, places, tuple(faults))


def read_pixels(entry: object) -> tuple[int, ...]:
    if isinstance(entry, int) and not isinstance(entry, bool):
        entry = str(entry)
    if not isinstance(entry, str):
        raise ValueError('pixels are a number or text like "0-5,7"')
    pixels: list[int] = []
    for part in entry.split(","):
        ends = part.strip().split("-")
        if len(ends) > 2 or not all(end.isascii() and end.isdigit() for end in ends):
            raise ValueError(f'"{part}" is no range of pixels')
        first, last = int(ends[0]), int(ends[-1])
        if last < first or last >= MOST_LAMPS:
            raise ValueError(f'"{part}": pixels run from 0 to {MOST_LAMPS - 1}, upwards')
        pixels += range(first, last + 1)
    return tuple(dict.fromkeys(pixels))
