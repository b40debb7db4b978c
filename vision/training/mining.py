"""What a trained locator takes for dice and is none: the classifier must learn to refuse it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
import torch

from vision.dice.crops import as_input, crop, halvings
from vision.dice.gallery import WIDE
from vision.dice.locate import Find, Net, finds_of, reduced
from vision.training.nets import Locator
from vision.training.photographs import Photograph
from vision.training.pool import Pool
from vision.training.samples import Crops, Material, Sample, by_source
from vision.training.scene import Placed

UNLABELLED = ("byler_IMG_20191208_111530.jpg",)  # a die lies outside its tray, without a box
LENGTHS = (416, 224)
MOST_PHOTOGRAPHS = 50  # of a source
MOST_WINDOWS = 200
MOST_IN_ONE = 12
FALSE_FINDS = 3000  # samples
DISCS = 0.25  # and so many of them are drawn discs instead


def as_net(locator: Locator) -> Net:
    @torch.no_grad()
    def run(picture: np.ndarray) -> np.ndarray:
        return locator(torch.from_numpy(picture)).numpy()

    return run


def false_finds(locator: Locator, material: Material, pool: Pool, seed: int) -> list[Sample]:
    """Crops of what the locator takes for dice, in photographs and in drawn windows."""
    net = as_net(locator.eval())
    wide = [*from_photographs(net, material.photographs), *from_windows(net, pool)]
    luck, maker = np.random.default_rng([seed, 13]), Crops(material)
    return [
        maker.lone_disc(luck) if luck.random() < DISCS or not wide
        else maker.false_find(luck, wide[int(luck.integers(len(wide)))])
        for _ in range(FALSE_FINDS)
    ]  # fmt: skip


def from_photographs(net: Net, photographs: Sequence[Photograph]) -> Iterator[np.ndarray]:
    groups = by_source(photographs)
    for number in [at for group in groups for at in group[:: 1 + len(group) // MOST_PHOTOGRAPHS]]:
        photo = photographs[number]
        if photo.name not in UNLABELLED:
            for longest in LENGTHS:
                yield from cut_out(net, photo.picture, photo.dice, longest)


def from_windows(net: Net, pool: Pool) -> Iterator[np.ndarray]:
    for picture, dice in zip(pool.windows[:MOST_WINDOWS], pool.dice, strict=False):
        yield from cut_out(net, np.array(picture), dice, len(picture))


def cut_out(
    net: Net, picture: np.ndarray, dice: Sequence[Placed], longest: int
) -> Iterator[np.ndarray]:
    levels = halvings(picture)
    small, scale = reduced(levels, longest)
    found = finds_of(net(as_input([small]))[0], scale)
    false = [find for find in found if not is_near(find, dice)]
    for find in sorted(false, key=lambda each: -each.heat)[:MOST_IN_ONE]:
        yield crop(levels, find.x, find.y, find.side, wide=WIDE)


def is_near(find: Find, dice: Sequence[Placed]) -> bool:
    return any(
        np.hypot(find.x - die.x, find.y - die.y) < 0.7 * max(die.side, find.side) for die in dice
    )
