"""From what a game says to LED trays to what the hardware shows, and one animation at a time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping

import gevent

from hardware.strip_map import GROUP, StripMap, in_a_row
from hardware.trays import COLOURS, Animation, Card, Group, Lamp, Trays
from server.games.lighting import LampGroup, Movement, Passing, TrayCard

DURATION: Mapping[Movement, int] = {  # ms; the tray is told, so that both agree
    "pick": 600,
    "reveal": 1800,
    "combat": 1500,
    "capital": 2500,
    "score": 1500,
    "victory": 6000,
    "refused": 1000,
}
SEAT_COLOURS: Mapping[str, str] = {  # the nearest that a pixel can show and nobody mistakes
    "blue": "blue",
    "orange": "orange",
    "green": "green",
    "plum": "violet",
    "chalk": "white",
    "gold": "yellow",
    "teal": "cyan",
    "rose": "pink",
    "umber": "red",
    "slate": "white",  # of ten seats two look alike; they are told apart by their trays
}
MOST_WAITING = 4  # animations on one tray; of more, the oldest are not worth waiting for
UNUSED = Lamp("breathe", "white", "dim")
HERE = Lamp("blink", "white")


def as_shown(card: TrayCard, strip: StripMap | None = None) -> Card:
    """The card as a tray shows it; a strip's places as its map file has them, else in a row."""
    groups = {name: as_group(group) for name, group in card.groups.items()}
    if card.layout != "strip":
        return Card(groups)
    lamps = {place: group.lamps[0] for place, group in groups.items()}
    return Card({GROUP: in_a_row(lamps) if strip is None else strip.group(lamps)})


def as_group(group: LampGroup) -> Group:
    lamps = tuple(
        Lamp(
            each.pattern,
            lamp_colour(each.colour),
            each.level,
            each.other and lamp_colour(each.other),
        )
        for each in group.lamps
    )
    # Lamps count up from nothing: points below zero are none.
    return Group(lamps, None if group.number is None else min(max(group.number, 0), 0xFFFF))


def lamp_colour(colour: str) -> str:
    """A seat's colour or a lamp's own; what no lamp can show is white."""
    known = SEAT_COLOURS.get(colour, colour)
    return known if known in COLOURS else "white"


def as_animation(passing: Passing) -> Animation:
    return Animation(
        passing.movement,
        lamp_colour(passing.colour),
        passing.other and lamp_colour(passing.other),
        passing.group,
        DURATION[passing.movement],
    )


def filled(groups: tuple[str, ...], lamp: Lamp) -> Card:
    """The same lamp everywhere."""
    return Card(dict.fromkeys(groups, Group((lamp,))))


class Stage:
    """Plays animations on each tray one after the other, for one that comes in the middle of
    another would cut it off."""

    def __init__(self, trays: Trays, sleep: Callable[[float], object] = gevent.sleep) -> None:
        self.trays, self.sleep = trays, sleep
        self.waiting: dict[str, deque[Animation]] = {}

    def play(self, tray: str, passing: Passing) -> None:
        made = as_animation(passing)
        if tray in self.waiting:
            queue = self.waiting[tray]
            queue.append(made)
            while len(queue) > MOST_WAITING:
                queue.popleft()
            return
        self.waiting[tray] = deque([made])
        gevent.spawn(self.perform, tray)

    def perform(self, tray: str) -> None:
        queue = self.waiting[tray]
        while queue:
            animation = queue.popleft()
            self.trays.play(tray, animation)
            self.sleep(animation.ms / 1000)
        del self.waiting[tray]
