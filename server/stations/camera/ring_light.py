"""The ring light of a dice tray: brighter while a tray is too dark to be read, less when the
picture is burnt. A board with a ring (`firmware/dice_tray`) goes dark by itself when nobody speaks
to it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from hardware.trays import Trays

KIND = "dice tray"  # as such a board calls itself
LEVELS = (0, 80, 160, 255)
ADAPTS = 2.0  # seconds that a camera takes to get used to another light
TOLD = 6.0  # seconds for which the phones say that the light is on now


class Brightness:
    """Which level the trays need. Room light is not noticed to be enough again: the ring stays on
    until the picture is too bright, or no table is served."""

    def __init__(self) -> None:
        self.step = 0
        self._changed_at = self._raised_at = float("-inf")

    @property
    def level(self) -> int:
        return LEVELS[self.step]

    def follow(self, seen: Collection[str], now: float, *, served: bool) -> None:
        """Take in the states and faults of all trays."""
        if not served:
            self.step = 0
        elif now - self._changed_at < ADAPTS:
            return
        elif "too-dark" in seen and self.step < len(LEVELS) - 1:
            self.step += 1
            self._changed_at = self._raised_at = now
        elif "too-bright" in seen and self.step > 0:
            self.step -= 1
            self._changed_at = now

    def was_raised(self, now: float) -> bool:
        """Whether it has become brighter just now."""
        return self.step > 0 and now - self._raised_at < ADAPTS + TOLD


class RingLight:
    """All rings that are plugged in here; they shine alike."""

    def __init__(self, ports: Sequence[str] = (), *, usb: bool = True) -> None:
        self.brightness = Brightness()
        self._boards = Trays(ports, usb=usb, only=KIND)
        self._told: dict[str, int] = {}

    def __enter__(self) -> RingLight:
        self._boards.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self._boards.__exit__()

    def follow(self, seen: Collection[str], now: float, *, served: bool) -> None:
        """Give the trays the light they need, as far as there is a ring."""
        live = self._boards.live()
        if live:  # without a ring there is nothing to raise
            self.brightness.follow(seen, now, served=served)
        for board in live:
            if self._told.get(board) != self.brightness.level:
                self._told[board] = self.brightness.level
                self._boards.brighten(board, self.brightness.level)

    def was_raised(self, now: float) -> bool:
        return bool(self._boards.live()) and self.brightness.was_raised(now)
