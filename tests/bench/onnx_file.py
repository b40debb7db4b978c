"""An ONNX file of random weights with the layers of YOLOv5n, as a measure of this machine.

ONNX is a protocol buffer, and a net needs few of its messages: they are written here by hand, so
that measuring needs no further package.
"""

from __future__ import annotations

import struct

import numpy as np

FLOAT, INT64 = 1, 7  # kinds of tensors
ANCHORS, CLASSES = 3, 80


def varint(number: int) -> bytes:
    made = bytearray()
    while number > 0x7F:
        made.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*made, number])


def field(number: int, value: int | bytes | str | float) -> bytes:
    """One field of a message."""
    if isinstance(value, float):
        return varint(number << 3 | 5) + struct.pack("<f", value)
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    data = value.encode() if isinstance(value, str) else value
    return varint(number << 3 | 2) + varint(len(data)) + data


def tensor(name: str, values: np.ndarray) -> bytes:
    kind = INT64 if values.dtype == np.int64 else FLOAT
    dims = b"".join(field(1, size) for size in values.shape)
    return dims + field(2, kind) + field(8, name) + field(9, values.tobytes())


def attribute(name: str, value: int | str | tuple[int, ...]) -> bytes:
    if isinstance(value, int):
        return field(1, name) + field(3, value) + field(20, 2)
    if isinstance(value, str):
        return field(1, name) + field(4, value) + field(20, 3)
    return field(1, name) + b"".join(field(8, each) for each in value) + field(20, 7)


def described(name: str, shape: tuple[int, ...]) -> bytes:
    dims = b"".join(field(1, field(1, size)) for size in shape)
    return field(1, name) + field(2, field(1, field(1, FLOAT) + field(2, dims)))


class Net:
    """A graph in the making; each step returns the name of its output and its channels."""

    def __init__(self, seed: int) -> None:
        self.luck = np.random.default_rng(seed)
        self.nodes: list[bytes] = []
        self.weights: list[bytes] = []
        self.count = self.parameters = 0

    def node(self, kind: str, inputs: list[str], **facts: int | str | tuple[int, ...]) -> str:
        self.count += 1
        name = f"t{self.count}"
        made = b"".join(field(1, each) for each in inputs) + field(2, name)
        made += field(3, f"n{self.count}") + field(4, kind)
        made += b"".join(field(5, attribute(key, value)) for key, value in facts.items())
        self.nodes.append(made)
        return name

    def constant(self, values: np.ndarray) -> str:
        name = f"w{len(self.weights)}"
        self.weights.append(tensor(name, values))
        self.parameters += values.size
        return name

    def conv(self, x: str, inputs: int, outputs: int, kernel: int = 1, stride: int = 1) -> str:
        shape = (outputs, inputs, kernel, kernel)
        scale = np.sqrt(2 / (inputs * kernel * kernel))
        weight = (self.luck.standard_normal(shape) * scale).astype(np.float32)
        bias = np.zeros(outputs, np.float32)
        pad = kernel // 2 - (kernel % 2 == 0)
        return self.node("Conv", [x, self.constant(weight), self.constant(bias)],
                         kernel_shape=(kernel, kernel), strides=(stride, stride),
                         pads=(pad, pad, pad, pad))  # fmt: skip

    def step(self, x: str, inputs: int, outputs: int, kernel: int = 1, stride: int = 1) -> str:
        y = self.conv(x, inputs, outputs, kernel, stride)
        return self.node("Mul", [y, self.node("Sigmoid", [y])])

    def c3(self, x: str, inputs: int, outputs: int, repeats: int, *, shortcut: bool = True) -> str:
        half = outputs // 2
        y, other = self.step(x, inputs, half), self.step(x, inputs, half)
        for _ in range(repeats):
            z = self.step(self.step(y, half, half), half, half, 3)
            y = self.node("Add", [y, z]) if shortcut else z
        return self.step(self.node("Concat", [y, other], axis=1), outputs, outputs)

    def sppf(self, x: str, width: int) -> str:
        pools = [self.step(x, width, width // 2)]
        for _ in range(3):
            pools.append(self.node("MaxPool", [pools[-1]], kernel_shape=(5, 5), strides=(1, 1),
                                   pads=(2, 2, 2, 2)))  # fmt: skip
        return self.step(self.node("Concat", pools, axis=1), width * 2, width)

    def grown(self, x: str) -> str:
        scales = self.constant(np.array([1, 1, 2, 2], np.float32))
        return self.node("Resize", [x, "", scales], mode="nearest",
                         coordinate_transformation_mode="asymmetric",
                         nearest_mode="floor")  # fmt: skip

    def join(self, *parts: str) -> str:
        return self.node("Concat", list(parts), axis=1)

    def file(self, shape: tuple[int, ...], outputs: list[str]) -> bytes:
        graph = b"".join(field(1, node) for node in self.nodes) + field(2, "net")
        graph += b"".join(field(5, weight) for weight in self.weights)
        graph += field(11, described("images", shape))
        graph += b"".join(field(12, described(name, (1,))) for name in outputs)
        opset = field(1, "") + field(2, 13)
        return field(1, 7) + field(2, "bench") + field(7, graph) + field(8, opset)


def yolov5n(size: int = 640) -> tuple[bytes, int]:
    """The file, and how many parameters it has: 1.9 million, as the real one."""
    net = Net(1)
    x = net.step(net.step("images", 3, 16, 6, 2), 16, 32, 3, 2)
    x = net.step(net.c3(x, 32, 32, 1), 32, 64, 3, 2)
    p3 = net.c3(x, 64, 64, 2)
    p4 = net.c3(net.step(p3, 64, 128, 3, 2), 128, 128, 3)
    p5 = net.sppf(net.c3(net.step(p4, 128, 256, 3, 2), 256, 256, 1), 256)
    up5 = net.step(p5, 256, 128)
    mid = net.c3(net.join(net.grown(up5), p4), 256, 128, 1, shortcut=False)
    up4 = net.step(mid, 128, 64)
    out3 = net.c3(net.join(net.grown(up4), p3), 128, 64, 1, shortcut=False)
    down = net.join(net.step(out3, 64, 64, 3, 2), up4)
    out4 = net.c3(down, 128, 128, 1, shortcut=False)
    out5 = net.c3(net.join(net.step(out4, 128, 128, 3, 2), up5), 256, 256, 1, shortcut=False)
    heads = [net.conv(out, width, ANCHORS * (5 + CLASSES))
             for out, width in ((out3, 64), (out4, 128), (out5, 256))]  # fmt: skip
    return net.file((1, 3, size, size), heads), net.parameters
