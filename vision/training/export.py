"""The trained nets as ONNX files that `cv2.dnn` reads."""

from __future__ import annotations

import copy
from pathlib import Path

import numpy as np
import onnx
import torch
from torch import nn
from torch.nn.utils.fusion import fuse_conv_bn_eval

from vision.training.nets import CROP, Conv

OPSET = 17


def folded(net: nn.Module) -> nn.Module:
    """A copy in which normalisation is part of the convolutions."""
    made = copy.deepcopy(net).eval()
    for part in made.modules():
        if isinstance(part, Conv):
            part.conv = fuse_conv_bn_eval(part.conv, part.norm)
            part.norm = nn.Identity()
    return made


def export(locator: nn.Module, classifiers: dict[str, nn.Module], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    torch.onnx.export(
        folded(locator),
        (torch.zeros(1, 3, 256, 256),),
        str(folder / "locator.onnx"),
        input_names=["picture"],
        output_names=["map"],
        dynamic_axes={"picture": {2: "height", 3: "width"}},
        opset_version=OPSET,
        dynamo=False,  # its files are smaller, and all that `cv2.dnn` needs
    )
    for name, classifier in classifiers.items():
        export_reader(classifier, folder / f"{name}.onnx")


def export_reader(net: nn.Module, path: Path) -> None:
    """A net that reads crops."""
    torch.onnx.export(
        folded(net),
        (torch.zeros(2, 3, CROP, CROP),),
        str(path),
        input_names=["crops"],
        output_names=["values", "lie", "pips", "embedding"],
        dynamic_axes={"crops": {0: "count"}},
        opset_version=OPSET,
        dynamo=False,
    )


def export_glance(net: nn.Module, path: Path) -> None:
    """With its weights in half the bits, which changes nothing that is seen; they are widened when
    the file is read."""
    export_reader(net, path)
    model = onnx.load(path)
    for weight in model.graph.initializer:
        if len(weight.dims) > 1 and weight.data_type == onnx.TensorProto.FLOAT:
            short = f"{weight.name}_short"
            numbers = onnx.numpy_helper.to_array(weight).astype(np.float16)
            cast = onnx.helper.make_node("Cast", [short], [weight.name], to=onnx.TensorProto.FLOAT)
            weight.CopyFrom(onnx.numpy_helper.from_array(numbers, short))
            model.graph.node.insert(0, cast)
    onnx.save(model, path)
