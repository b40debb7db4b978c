"""A small net that learns what two classifiers say together. It has the first glance at each find;
where that is clear, they need not be asked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import torch
from torch import Tensor, nn

from vision.dice.nets import GLANCE, DiceNets
from vision.training.batches import Stock, crops
from vision.training.export import export_glance
from vision.training.learning import learn
from vision.training.nets import Glance

CROPS = 48  # in a batch
RATE = 3e-3
FAR = 8.0  # logits beyond this are clear anyway, however large


def teach_glance(stock: Stock, models: Path, seed: int, steps: int, checkpoint: Path) -> None:
    """What the classifiers in a folder say of this stock, learnt and put beside them."""
    torch.manual_seed(seed)
    teacher = DiceNets(models)
    net = learn(
        Glance(),
        lambda done: heard(stock, teacher, seed + 9000 + done),
        glance_loss,
        steps,
        RATE,
        checkpoint,
    )
    export_glance(net, models / GLANCE)


def heard(stock: Stock, teacher: DiceNets, seed: int) -> Iterator[list[Tensor]]:
    """Batches of crops with what both classifiers say of them, without end."""
    for data, *_ in crops(stock, seed, CROPS):
        said = teacher.both(data.numpy())
        yield [data, *(torch.from_numpy(part) for part in (said.values, said.lie, said.pips))]


def glance_loss(net: nn.Module, batch: list[Tensor]) -> Tensor:
    data, values, lie, pips = batch
    mine, my_lie, my_pips = (part.float() for part in net(data)[:3])
    chances = torch.softmax(values, 1)
    alike = nn.functional.kl_div(torch.log_softmax(mine, 1), chances, reduction="batchmean")
    near = (centred(mine) - centred(values).clamp(-FAR, FAR)).square().mean()
    leaning = nn.functional.binary_cross_entropy_with_logits(my_lie[:, 0], lie[:, 0].sigmoid())
    a_die = 1 - chances[:, 0]
    turned = ((my_lie[:, 1:] - lie[:, 1:]).square().sum(1) * a_die).mean()
    heat = pips.sigmoid()
    dotted = nn.functional.binary_cross_entropy_with_logits(my_pips, heat, weight=1 + 8 * heat)
    return alike + 0.02 * near + 0.15 * leaning + 0.1 * turned + 2 * dotted


def centred(logits: Tensor) -> Tensor:
    return logits - logits.mean(1, keepdim=True)
