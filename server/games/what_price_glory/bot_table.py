"""The board from one side, as bots look at it: who stands where, what is near, what is supplied."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from server.games.what_price_glory.board import AreaPlace, Board, UnitPiece
from server.games.what_price_glory.sides import CP, SEAT_OF_NATION


class Table:
    """The board from one side, for quick look-ups."""

    def __init__(self, board: Board, seat: str) -> None:
        self.board, self.seat = board, seat
        self._lines: dict[str, set[str]] = {}
        self.areas = {area.id: area for area in board.areas}
        self._own: dict[str, list[UnitPiece]] = {id: [] for id in self.areas}
        self._enemies: dict[str, list[UnitPiece]] = {id: [] for id in self.areas}
        for area in board.areas:
            for unit in area.units:
                is_own = SEAT_OF_NATION[unit.nation] == seat
                (self._own if is_own else self._enemies)[area.id].append(unit)
        self.near: dict[str, list[str]] = {id: [] for id in self.areas}
        self._barred: set[frozenset[str]] = set()
        for border in board.borders:
            if border.joins:
                one, two = border.between
                if border.barrier is not None:
                    self._barred.add(frozenset((one, two)))
                self.near[one].append(two)
                self.near[two].append(one)

    def is_barred(self, here: str, to: str) -> bool:
        """Whether only two units cross in one action (6.2)."""
        return frozenset((here, to)) in self._barred

    def own(self, area: AreaPlace) -> list[UnitPiece]:
        return self._own[area.id]

    def enemies(self, area: AreaPlace) -> list[UnitPiece]:
        return self._enemies[area.id]

    def threat(self, id: str) -> int:
        """How many enemy units stand in or beside the area."""
        return sum(len(self.enemies(self.areas[at])) for at in (id, *self.near[id]))

    def gain(self, id: str) -> float:
        """What it is worth to be there."""
        area = self.areas[id]
        foes = self.enemies(area)
        if area.controller == self.seat:
            return 0.5 * area.vp if foes else -0.2 + 0.05 * self.threat(id)
        if foes:
            return 0.8 + area.vp - 0.45 * len(foes)
        paris = 20.0 if id == "paris" and self.seat == CP else 0.0
        return 2.0 + area.vp + paris

    @cached_property
    def front(self) -> dict[str, int]:
        """How many steps each area is from the nearest that the enemy controls or stands in."""
        hostile = [
            area.id
            for area in self.board.areas
            if area.controller != self.seat or self.enemies(area)
        ]
        return self.steps_from(hostile)

    def steps_from(self, starts: Iterable[str]) -> dict[str, int]:
        far = dict.fromkeys(starts, 0)
        queue = list(far)
        for here in queue:
            for next in self.near[here]:
                if next not in far:
                    far[next] = far[here] + 1
                    queue.append(next)
        return far

    @cached_property
    def threatened(self) -> dict[str, int]:
        """How many steps each area is from the nearest enemy unit."""
        return self.steps_from(area.id for area in self.board.areas if self.enemies(area))

    def feeds(self, area: AreaPlace, nation: str) -> bool:
        """Whether supply for the nation comes into play there (8.3)."""
        if nation == "german":
            return area.edge == "east"
        return area.edge == "south" if nation == "french" else area.port

    def line(self, nation: str) -> set[str]:
        """The own areas without enemies from which a line reaches a source of the nation (8.2)."""
        if nation not in self._lines:
            is_open = {
                area.id
                for area in self.board.areas
                if area.controller == self.seat and not self.enemies(area)
            }
            sources = {id for id in is_open if self.feeds(self.areas[id], nation)}
            reached, queue = set(sources), list(sources)
            for here in queue:
                for next in self.near[here]:
                    if next in is_open and next not in reached:
                        reached.add(next)
                        queue.append(next)
            self._lines[nation] = reached
        return self._lines[nation]

    def fed(self, id: str, units: Iterable[UnitPiece]) -> bool:
        """Whether these units would be in supply there."""
        return all(self._is_fed(id, nation) for nation in {unit.nation for unit in units})

    def _is_fed(self, id: str, nation: str) -> bool:
        if self.feeds(self.areas[id], nation):
            return True
        return not self.line(nation).isdisjoint(self.near[id])
