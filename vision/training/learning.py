"""The loop in which a net learns; it can be stopped at any time and goes on where it was."""

from __future__ import annotations

import copy
import math
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import torch
from torch import Tensor, nn

KEEP_EVERY = 50  # steps
# Two and a half times as fast, with channels last, where the processor computes in 16 bits.
CPU = Path("/proc/cpuinfo")
SHORT = CPU.exists() and "avx512_bf16" in CPU.read_text()
Loss = Callable[[nn.Module, list[Tensor]], Tensor]


def learn(
    net: nn.Module,
    make_batches: Callable[[int], Iterator[list[Tensor]]],
    loss_of: Loss,
    steps: int,
    rate: float,
    checkpoint: Path,
) -> nn.Module:
    """Train for so many steps in all; returns the running average of the weights."""
    net = net.to(memory_format=torch.channels_last)
    average = copy.deepcopy(net).eval()
    optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=0.02)
    done = 0
    if checkpoint.exists():
        kept = torch.load(checkpoint, weights_only=True)
        net.load_state_dict(kept["net"])
        average.load_state_dict(kept["average"])
        optimiser.load_state_dict(kept["optimiser"])
        done = kept["done"]
    if done >= steps:
        return average
    batches = make_batches(done)  # as a seed: a resumed run must not see the same samples again
    began, sum_of_losses = time.monotonic(), 0.0
    net.train()
    for step in range(done, steps):
        for group in optimiser.param_groups:
            group["lr"] = rate * pace(step, steps)
        first, *rest = next(batches)
        with torch.autocast("cpu", torch.bfloat16, enabled=SHORT):
            loss = loss_of(net, [first.contiguous(memory_format=torch.channels_last), *rest])
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        optimiser.step()
        follow(average, net, min(0.995, (step + 1) / (step + 10)))
        sum_of_losses += float(loss.detach())
        if (step + 1) % KEEP_EVERY == 0 or step + 1 == steps:
            took = (time.monotonic() - began) / (step + 1 - done)
            mean = sum_of_losses / ((step - done) % KEEP_EVERY + 1)
            print(f"  {checkpoint.stem} {step + 1}/{steps}: {mean:.4f}, {took:.2f} s", flush=True)
            sum_of_losses = 0.0
            keep(checkpoint, net, average, optimiser, step + 1)
    return average


def pace(step: int, steps: int) -> float:
    """A short rise, then a cosine down to nearly nothing."""
    rise = min(1.0, (step + 1) / 40)
    return rise * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * step / steps)))


@torch.no_grad()
def follow(average: nn.Module, net: nn.Module, share: float) -> None:
    for mine, theirs in zip(average.state_dict().values(), net.state_dict().values(), strict=True):
        if mine.dtype.is_floating_point:
            mine.mul_(share).add_(theirs, alpha=1 - share)
        else:
            mine.copy_(theirs)


def keep(
    path: Path, net: nn.Module, average: nn.Module, optimiser: torch.optim.Optimizer, done: int
) -> None:
    part = path.with_suffix(".part")
    torch.save(
        {
            "net": net.state_dict(),
            "average": average.state_dict(),
            "optimiser": optimiser.state_dict(),
            "done": done,
        },
        part,
    )
    part.rename(path)


def focal(logits: Tensor, target: Tensor) -> Tensor:
    """CenterNet's loss for heat: each middle counts, what surrounds it less. One value a map."""
    heat = torch.sigmoid(logits).clamp(1e-4, 1 - 1e-4)
    middle = (target > 0.98).float()
    hot = -((1 - heat) ** 2) * torch.log(heat) * middle
    cold = -((1 - target) ** 4) * heat**2 * torch.log(1 - heat) * (1 - middle)
    return (hot + cold).flatten(1).sum(1)


def locator_loss(net: nn.Module, batch: list[Tensor]) -> Tensor:
    pictures, target = batch
    out = net(pictures).float()
    heat = target[:, 0]
    dice = target[:, 6].sum().clamp(min=1)
    warm = focal(out[:, 0], heat).sum() / dice
    off = ((out[:, 1:3] - target[:, 1:3]).abs() * target[:, 4:5]).sum()
    size = ((out[:, 3] - target[:, 3]).abs() * target[:, 5]).sum()
    return warm + 0.05 * off / dice + 0.08 * size / dice


def classifier_loss(net: nn.Module, batch: list[Tensor]) -> Tensor:
    crops, numbers, pips = batch
    values, lie, shown = (part.float() for part in net(crops)[:3])
    klass, weight, cocked, turn_weight, pip_weight = (numbers[:, k] for k in (0, 1, 2, 5, 6))
    named = nn.functional.cross_entropy(
        values, klass.long(), reduction="none", label_smoothing=0.01
    )
    leaning = nn.functional.binary_cross_entropy_with_logits(lie[:, 0], cocked, reduction="none")
    a_die = (klass > 0).float()
    turned = ((lie[:, 1:3] - numbers[:, 3:5]) ** 2).sum(1)
    middles = (pips > 0.85).flatten(1).sum(1).clamp(min=1)
    # A pip's middle falls between cells, so that the top of its bell is rarely 1.
    sharp = torch.where(pips > 0.85, torch.ones_like(pips), pips)
    dotted = focal(shown[:, 0], sharp) / middles
    return (
        (named * weight).mean()
        + 0.2 * (leaning * a_die).mean()
        + 0.2 * (turned * turn_weight).mean()
        + 0.15 * (dotted * pip_weight).mean()
    )
