"""Films of a dice tray, drawn: hands, throws, bounces, re-rolls, dice that lean.

The dice have pips and materials that the nets never saw in training: they are drawn by the same
ray marcher, from designs of this file.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import cv2
import numpy as np

from vision.training.designs import REGIMES, any_design, any_lie, any_view, brightness, developed
from vision.training.die import Design, Sprite, resting, turn
from vision.training.grounds import any_ground
from vision.training.scene import put
from vision.training.surface import FORMS, PATTERNS, draw_die, waves

RATE = 15  # frames a second
SIZE = (640, 400)
SPRITE = 112  # pixels


def _hexagon(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    return np.maximum(np.abs(x) * 0.866 + np.abs(y) * 0.5, np.abs(y)) * 1.05


def _star(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    return np.hypot(x, y) * (1 + 0.22 * np.cos(5 * np.arctan2(y, x)))


def _drop(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    return np.hypot(x * (1.15 + 0.25 * y), y)


TEST_FORMS = {"hexagon": _hexagon, "star": _star, "drop": _drop}
TEST_PATTERNS = {
    "layers": lambda p, m: 0.5 + 0.5 * np.sin(p[:, 2] * m.scale * 3 + m.phase),
    "cracks": lambda p, m: (np.abs(waves(p, m.scale * 2, m.phase)) < 0.06).astype(np.float32),
    "clouds": lambda p, m: np.clip(waves(p, 1.5, m.phase) * waves(p, 4, m.phase + 1) + 0.4, 0, 1),
}
FORMS.update(TEST_FORMS)
PATTERNS.update(TEST_PATTERNS)


def unseen_design(luck: np.random.Generator) -> Design:
    """A die for a tray: its pips can be told from its body, in whatever pattern."""
    while True:
        design = any_design(luck)
        form = str(luck.choice([*TEST_FORMS, "round"]))
        kind = str(luck.choice([*TEST_PATTERNS, "plain"]))
        pips = replace(design.pips, form=form, emblem=None, radius=max(0.14, design.pips.radius))
        body = design.material
        near = tuple(float(np.clip(part * luck.uniform(0.6, 1.4), 0, 1)) for part in body.colour)
        material = replace(body, kind=kind, second=near, clear=min(body.clear, 0.3), mirror=0.0)
        shades = [brightness(colour) for colour in (body.colour, near)]
        if min(abs(brightness(pips.colour) - shade) for shade in shades) > 0.3:
            return replace(design, pips=pips, material=material)


@dataclass(frozen=True, eq=False)
class Lain:
    """A die on the tray."""

    sprite: Sprite
    at: np.ndarray
    side: float


@dataclass(frozen=True)
class Frame:
    picture: np.ndarray
    at: float
    ask: bool = False  # a throw is asked for before this frame
    settled: tuple[Lain, ...] | None = None  # the last frame of a throw: the dice that were thrown
    lying: tuple[Lain, ...] = ()
    moving: bool = False


class Film:
    """One tray, one light, one set of dice; throws one after the other."""

    def __init__(self, seed: int, most: int = 12) -> None:
        self.luck = luck = np.random.default_rng([seed, 0xF11])
        ground = any_ground(luck, SIZE[0])[: SIZE[1]]
        dim = luck.uniform(0.75, 1.15)
        self.ground = np.clip(ground.astype(np.float32) * dim, 12, 235)
        self.most = most
        self.side = luck.uniform(27, 46)
        self.designs = [unseen_design(luck) for _ in range(int(luck.integers(1, 4)))]
        self.view = replace(any_view(luck, REGIMES[0]), ambient=luck.uniform(0.5, 0.8))
        self.noise = [
            luck.normal(0, luck.uniform(0.5, 3), (*SIZE[::-1], 3)).astype(np.float32)
            for _ in range(3)
        ]
        self.clock = 0
        self.drawn: tuple[list[Lain], np.ndarray] | None = None  # dice, and a picture of them
        self.shown: list[Lain] = []  # in the frame that was drawn last
        self.moving = False

    def draw(self, lie: np.ndarray) -> Sprite:
        design = self.designs[int(self.luck.integers(len(self.designs)))]
        view = replace(self.view, tilt=float(np.radians(self.luck.uniform(0, 14))))
        return developed(draw_die(design, lie, view, SPRITE))

    def picture(self, dice: list[Lain], hand: np.ndarray | None = None) -> np.ndarray:
        canvas = self.still(dice)
        if hand is not None:
            canvas = canvas.copy()
            draw_hand(canvas, hand, self.side)
        self.clock += 1
        return np.clip(canvas + self.noise[self.clock % 3], 0, 255).astype(np.uint8)

    def still(self, dice: list[Lain]) -> np.ndarray:
        """The dice on the tray, without noise; drawn once while they lie."""
        if self.drawn is None or self.drawn[0] != dice:
            canvas, shade = self.ground.copy(), np.zeros(SIZE[::-1], np.float32)
            for die in dice:
                put(canvas, shade, die.sprite, die.at, die.side, 0.0)
            soft = cv2.GaussianBlur(shade, (0, 0), self.side * 0.12)
            canvas *= (1 - 0.4 * soft)[..., None]
            for die in dice:
                put(canvas, None, die.sprite, die.at, die.side, 0.0)
            self.drawn = list(dice), canvas
        return self.drawn[1]

    def frame(self, dice: list[Lain], hand: np.ndarray | None = None, **facts) -> Frame:
        self.shown, self.moving = dice, bool(facts.get("moving"))
        picture = self.picture(dice, hand)
        return Frame(picture, self.clock / RATE, **facts)

    def places(self, count: int, taken: list[Lain]) -> list[np.ndarray]:
        found: list[np.ndarray] = []
        room = self.side * 1.6
        while len(found) < count:
            at = self.luck.uniform([room, room], np.array(SIZE) - room)
            others = [*found, *(die.at for die in taken)]
            if all(np.hypot(*(at - other)) > self.side * 1.45 for other in others):
                found.append(at)
        return found

    def tray(self) -> list[Lain]:
        """Dice at rest, of any number; one in a hundred leans."""
        return [
            Lain(self.draw(any_lie(self.luck, cocked=self.luck.random() < 0.01)), at, self.side)
            for at in self.places(int(self.luck.integers(1, self.most + 1)), [])
        ]

    def hand_over(self, dice: list[Lain]) -> Iterator[Frame]:
        """A hand comes in, stays a moment, and leaves."""
        edge = np.array([self.luck.uniform(100, SIZE[0] - 100), SIZE[1] + 40.0])
        aim = np.array([self.luck.uniform(200, SIZE[0] - 200), SIZE[1] * 0.45])
        for share in (0.4, 0.8, 1.0, 1.0, 0.6):
            yield self.frame(dice, edge + (aim - edge) * share, moving=True)

    def throws(self, count: int) -> Iterator[Frame]:
        """The film: an empty tray, then throws, each asked for, some of a part of the dice."""
        for _ in range(10):
            yield self.frame([])
        lying: list[Lain] = []
        for _ in range(count):
            again = bool(lying) and self.luck.random() < 0.3
            kept = lying[: int(self.luck.integers(len(lying)))] if again else []
            number = len(lying) - len(kept) if again else int(self.luck.integers(1, self.most + 1))
            yield self.frame(lying, ask=True)
            if lying:
                yield from self.hand_over(lying)
            yield from self.hand_over(kept)
            yield from self.roll(number, kept)
            lying = [*kept, *self.last]

    def brief_throws(self, count: int) -> Iterator[Frame]:
        """Throws as a slow camera sees them: the dice of the last one, one frame of rolling dice,
        then dice at rest."""
        for _ in range(6):
            yield self.frame([])
        lying: list[Lain] = []
        for _ in range(count):
            yield self.frame(lying, ask=True)
            dice = self.tray()
            yield self.frame(dice[:1], moving=True)
            for step in range(9):
                yield self.frame(dice, settled=tuple(dice) if step == 8 else None)
            lying = dice

    def roll(self, number: int, kept: list[Lain]) -> Iterator[Frame]:
        ends = self.places(number, kept)
        # In the picture, however far they come: what is not seen does not move.
        starts = [np.clip(end + self.luck.normal(0, 120, 2), 0, SIZE) for end in ends]
        leans = self.luck.random(number) < 0.01
        final = [Lain(self.draw(any_lie(self.luck, cocked=bool(lean))), end, self.side)
                 for end, lean in zip(ends, leans, strict=True)]  # fmt: skip
        tumbling = [self.draw(tumbled(self.luck)) for _ in range(min(number, 4))]
        for step in range(8):
            share = 1 - (1 - step / 8) ** 2
            hop = abs(np.sin(step * 1.3)) * (1 - share) * 18
            rolling = [
                Lain(tumbling[(at + step) % len(tumbling)],
                     start + (end - start) * share - np.array([0, hop]), self.side)
                for at, (start, end) in enumerate(zip(starts, ends, strict=True))
            ]  # fmt: skip
            yield self.frame([*kept, *rolling], moving=True)
        for step in range(10):
            done = tuple(final) if step == 9 else None
            yield self.frame([*kept, *final], settled=done, lying=tuple(kept))
        self.last = final


def tumbled(luck: np.random.Generator) -> np.ndarray:
    lie = resting(int(luck.integers(1, 7)), luck.uniform(0, 6))
    return (turn(0, luck.uniform(0.5, 1)) @ turn(1, luck.uniform(0.5, 1)) @ lie).astype(np.float32)


def draw_hand(canvas: np.ndarray, at: np.ndarray, unit: float) -> None:
    """A forearm from the lower edge, and fingers."""
    skin, x, y = (110.0, 140.0, 200.0), int(at[0]), int(at[1])
    cv2.line(canvas, (x, canvas.shape[0] + 60), (x, y), skin, int(unit * 2.6), cv2.LINE_AA)
    for k in range(-2, 3):
        tip = (int(x + k * unit * 0.8), int(y - unit * (1.6 - 0.2 * abs(k))))
        cv2.line(canvas, (x, y), tip, (120.0, 150.0, 212.0), int(unit * 0.6), cv2.LINE_AA)
