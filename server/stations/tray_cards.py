"""From what a game says to LED trays to what the hardware shows, and one animation at a time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping

import gevent

from hardware.strip_map import GROUP, StripMap
from hardware.trays import Animation, Card, Group, Lamp, Trays
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
MOST_WAITING = 4  # animations on one tray; of more, the oldest are not worth waiting for
UNUSED = Lamp("breathe", "white", "dim")
HERE = Lamp("blink", "white")


def as_shown(card: TrayCard, strip: StripMap | None = None) -> Card:
    """The card as a tray shows it; a strip's places as its map file has them."""
    groups = {name: as_group(group) for name, group in card.groups.items()}
    if card.layout == "strip" and strip is not None:
        lamps = {place: group.lamps[0] for place, group in groups.items()}
        return Card({GROUP: strip.group(lamps)})
    return Card(groups)


def as_group(group: LampGroup) -> Group:
    lamps = tuple(Lamp(each.pattern, each.colour, each.level, each.other) for each in group.lamps)
    return Group(lamps, group.number)


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
        made = Animation(
            passing.movement,
            passing.colour,
            passing.other,
            passing.group,
            DURATION[passing.movement],
        )
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
