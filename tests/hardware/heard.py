"""Trays as a program has them that listens to everything they tell."""

from __future__ import annotations

from itertools import groupby

from hardware.link import State
from hardware.trays import Trays
from hardware.wire import Trouble
from tests.hardware.boards import until


class Heard:
    """Trays on these ports, with everything they tell."""

    def __init__(self, *ports: str) -> None:
        self.states: list[tuple[str, State]] = []
        self.troubles: list[Trouble] = []
        self.buttons: list[tuple[str, str]] = []
        self.looks: list[str] = []
        self.faults: list[str] = []
        self.shown: list[str] = []
        self.trays = Trays(
            ports,
            usb=False,
            on_status=lambda status: self.states.append((status.id, status.state)),
            on_problem=lambda problem: self.troubles.append(problem.trouble),
            on_button=lambda tray, button: self.buttons.append((tray, button)),
            on_look=self.looks.append,
            on_fault=lambda tray, trace: self.faults.append(trace),
            on_shown=self.shown.append,
        )

    def __enter__(self) -> Heard:
        self.trays.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.trays.__exit__()

    def changes(self) -> list[tuple[str, State]]:
        """The states in turn: a tray that answers two hellos says twice that it is there."""
        return [state for state, _ in groupby(self.states)]

    def live(self, *trays: str) -> None:
        until(lambda: set(self.trays.live()) == set(trays), f"live: {trays}")
