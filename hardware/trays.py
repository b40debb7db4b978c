"""What a station calls: show these cards on these trays, play this, tell me of the buttons.

No game is known here. A card is lamps in named groups; a tray shows the groups that its layout has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from hardware import protocol
from hardware.link import Event, Links, State, Status
from hardware.protocol import ANIMATIONS, BUTTONS, CARD, COLOURS, LEDS, LEVELS, PATTERNS
from hardware.wire import Problem

Pattern = Literal["off", "steady", "breathe", "blink", "alternate", "flash"]
Level = Literal["full", "half", "dim"]
Button = Literal["confirm", "undo", "referee"]
PIXELS_PER_FRAME = 100


class Lamp(Struct, frozen=True):
    """`alternate` changes between both colours; `flash` shows `other` for a moment every 2 s."""

    pattern: Pattern = "off"
    colour: str = "white"
    level: Level = "full"
    other: str | None = None


class Group(Struct, frozen=True):
    """Lamps along a row; or one lamp and a number, shown in digits or by so many lamps."""

    lamps: tuple[Lamp, ...]
    number: int | None = None


class Card(Struct, frozen=True):
    """The whole state of one tray: what is not named is dark."""

    groups: Mapping[str, Group]


class Animation(Struct, frozen=True):
    """Passes over the card once. `ms`: how long, 0 for its usual time; no group: the whole tray."""

    name: Literal["pick", "reveal", "combat", "capital", "score", "victory", "refused"]
    colour: str = "white"
    other: str | None = None
    group: str = ""
    ms: int = 0


class Trays:
    """All trays by their unique ids. Callbacks come from the threads of the links."""

    def __init__(
        self,
        ports: Sequence[str] = (),
        *,
        usb: bool = True,
        only: str | None = None,
        on_status: Callable[[Status], None] = lambda status: None,
        on_problem: Callable[[Problem], None] = lambda problem: None,
        on_button: Callable[[str, Button], None] = lambda tray, button: None,
        on_look: Callable[[str], None] = lambda tray: None,
        on_fault: Callable[[str, str], None] = lambda tray, trace: None,
        on_shown: Callable[[str], None] = lambda tray: None,
    ) -> None:
        self.on_button = on_button
        self.on_look = on_look
        self.on_fault = on_fault
        self.links = Links(
            ports,
            usb=usb,
            only=only,
            on_status=on_status,
            on_event=self._event,
            on_problem=on_problem,
            on_shown=on_shown,
        )

    def __enter__(self) -> Trays:
        self.links.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.links.__exit__()

    def statuses(self) -> list[Status]:
        return self.links.statuses()

    def live(self) -> list[str]:
        return [status.id for status in self.statuses() if status.state is State.LIVE]

    def show(self, cards: Mapping[str, Card]) -> None:
        """These cards on the trays of these ids, now or as soon as they are plugged in."""
        for tray, card in cards.items():
            self.links.outbox(tray).show(((CARD, card_payload(card)),))

    def light(self, tray: str, pixels: Sequence[tuple[int, int, int]]) -> None:
        """Single pixels instead of a card: for tests, and for strips with a map of their own."""
        channels = bytes(channel for pixel in pixels for channel in pixel)
        step = 3 * PIXELS_PER_FRAME
        frames = (
            (LEDS, protocol.pack_leds(at // 3, channels[at : at + step]))
            for at in range(0, len(channels), step)
        )
        self.links.outbox(tray).show(tuple(frames))

    def play(self, tray: str, animation: Animation) -> None:
        """Once, if the tray is there now; a card that is shown next appears below it."""
        self.links.outbox(tray).play(animation_payload(animation))

    def brighten(self, tray: str, level: int) -> None:
        """0 to 255; the power that the tray has may hold it lower."""
        self.links.outbox(tray).brighten(level)

    def _event(self, event: Event) -> None:
        if event.event == protocol.BUTTON and event.value < len(BUTTONS):
            button: Button = BUTTONS[event.value]  # type: ignore[assignment]
            self.on_button(event.id, button)
        elif event.event == protocol.LOOK:
            self.on_look(event.id)
        elif event.event == protocol.FAULT:
            self.on_fault(event.id, event.detail)


def card_payload(card: Card) -> bytes:
    """The card as it goes over the line, its groups in one order."""
    return protocol.pack_card(
        [
            (name, [_lamp(lamp) for lamp in group.lamps], group.number)
            for name, group in sorted(card.groups.items())
        ]
    )


def animation_payload(animation: Animation) -> bytes:
    return protocol.pack_anim(
        ANIMATIONS.index(animation.name),
        COLOURS.index(animation.colour),
        COLOURS.index(animation.other or "none"),
        animation.ms,
        animation.group,
    )


def _lamp(lamp: Lamp) -> tuple[int, int, int, int]:
    return (
        PATTERNS.index(lamp.pattern),
        COLOURS.index(lamp.colour),
        LEVELS.index(lamp.level),
        COLOURS.index(lamp.other or "none"),
    )
