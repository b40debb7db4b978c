"""The nets: one says where dice are, two what a crop of one shows, and a small one guesses what
these will say.

Both are plain convolutions, so that `cv2.dnn` runs them. Batch normalisation is folded into the
convolutions on export.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn

CROP = 48  # pixels of the classifier's input
CLASSES = 8  # nothing, one to six, a face with a picture
EMBEDDING = 64


class Conv(nn.Module):
    """Convolution, normalisation, rectifier."""

    def __init__(self, inputs: int, outputs: int, kernel: int = 3, stride: int = 1) -> None:
        super().__init__()
        self.conv = nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False)
        self.norm = nn.BatchNorm2d(outputs)

    def forward(self, x: Tensor) -> Tensor:
        return torch.relu(self.norm(self.conv(x)))


class Block(nn.Module):
    """Two convolutions beside a shortcut."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.first, self.second = Conv(width, width), Conv(width, width)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.second(self.first(x))


class Locator(nn.Module):
    """Heat of a top face's middle, its offset and the logarithm of its edge, at every 4th pixel."""

    def __init__(self) -> None:
        super().__init__()
        self.stem = nn.Sequential(Conv(3, 16, stride=2), Conv(16, 24, stride=2), Conv(24, 24))
        self.deep8 = nn.Sequential(Conv(24, 48, stride=2), Block(48))
        self.deep16 = nn.Sequential(Conv(48, 88, stride=2), Block(88))
        self.deep32 = nn.Sequential(Conv(88, 112, stride=2), Block(112))
        self.side16, self.side8 = Conv(88, 56, 1), Conv(48, 40, 1)
        self.down32, self.down16 = Conv(112, 56, 1), Conv(56, 40, 1)
        self.join16, self.join8 = Conv(56, 56), Conv(40, 40)
        self.down8, self.side4 = Conv(40, 32, 1), Conv(24, 32, 1)
        self.join4 = Conv(32, 32)
        self.head = nn.Conv2d(32, 4, 1)
        with torch.no_grad():
            assert self.head.bias is not None
            self.head.bias[0] = -4.6  # nearly everywhere is no die

    def forward(self, x: Tensor) -> Tensor:
        s4 = self.stem(x)
        s8 = self.deep8(s4)
        s16 = self.deep16(s8)
        s32 = self.deep32(s16)
        up16 = self.join16(self.side16(s16) + grown(self.down32(s32)))
        up8 = self.join8(self.side8(s8) + grown(self.down16(up16)))
        up4 = self.join4(self.side4(s4) + grown(self.down8(up8)))
        return self.head(up4)


def grown(x: Tensor) -> Tensor:
    return nn.functional.interpolate(x, scale_factor=2.0, mode="nearest")


class Classifier(nn.Module):
    """Of a crop: the class, whether it is cocked, its turn (four times the angle), its pips."""

    def __init__(self) -> None:
        super().__init__()
        self.fine = nn.Sequential(Conv(3, 16), Conv(16, 24, stride=2), Conv(24, 24))
        self.middle = nn.Sequential(Conv(24, 40, stride=2), Block(40))
        self.coarse = nn.Sequential(Conv(40, 56, stride=2), Block(56))
        self.narrow = Conv(56, 16, 1)
        self.embed = nn.Linear(16 * 36, EMBEDDING)
        self.values = nn.Linear(EMBEDDING, CLASSES)
        self.lie = nn.Linear(EMBEDDING, 3)  # cocked, cos 4a, sin 4a
        self.side2, self.down4 = Conv(24, 16, 1), Conv(40, 16, 1)
        self.join2 = Conv(16, 16)
        self.pips = nn.Conv2d(16, 1, 1)
        with torch.no_grad():
            assert self.pips.bias is not None
            self.pips.bias[0] = -3.0
        self.drop = nn.Dropout(0.15)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        s2 = self.fine(x)
        s4 = self.middle(s2)
        s8 = self.coarse(s4)
        embedding = torch.relu(self.embed(self.narrow(s8).flatten(1)))
        kept = self.drop(embedding)
        pips = self.pips(self.join2(self.side2(s2) + grown(self.down4(s4))))
        return self.values(kept), self.lie(kept), pips, embedding


class Glance(nn.Module):
    """The same of a crop as a classifier, from half the pixels on, in a third of the time."""

    def __init__(self) -> None:
        super().__init__()
        self.fine = nn.Sequential(Conv(3, 16, stride=2), Conv(16, 20))
        self.middle = nn.Sequential(Conv(20, 28, stride=2), Block(28))
        self.coarse = nn.Sequential(Conv(28, 32, stride=2), Block(32))
        self.narrow = Conv(32, 10, 1)
        self.embed = nn.Linear(10 * 36, 32)
        self.values = nn.Linear(32, CLASSES)
        self.lie = nn.Linear(32, 3)
        self.side2, self.down4 = Conv(20, 8, 1), Conv(28, 8, 1)
        self.join2 = Conv(8, 8)
        self.pips = nn.Conv2d(8, 1, 1)
        with torch.no_grad():
            assert self.pips.bias is not None
            self.pips.bias[0] = -3.0

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        s2 = self.fine(x)
        s4 = self.middle(s2)
        s8 = self.coarse(s4)
        embedding = torch.relu(self.embed(self.narrow(s8).flatten(1)))
        pips = self.pips(self.join2(self.side2(s2) + grown(self.down4(s4))))
        return self.values(embedding), self.lie(embedding), pips, embedding
