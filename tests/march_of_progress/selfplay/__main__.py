"""Trains the bots' value net by self-play and writes it: `--seconds` of CPU time, `--seed`."""

from __future__ import annotations

import argparse
import base64
import tempfile
from pathlib import Path

import numpy as np

import server.games.march_of_progress as march
from server.games.march_of_progress.value_net import FILE
from tests.march_of_progress.selfplay import twin

WIDE, DEEP = 48, 16  # as in net.h
LARGEST = 32767
HEAD = """\
# The value net of March's bots, made by `python -m tests.march_of_progress.selfplay`{how}.
wide = {wide}
deep = {deep}
scale = {scale!r}
weights = "{weights}"
"""


def written(weights: bytes, how: str) -> str:
    """The file of a net that the C program wrote: its floats as 16-bit whole numbers."""
    exact = np.frombuffer(weights, dtype="<f4")
    scale = float(np.abs(exact).max()) / LARGEST
    packed = base64.b64encode(np.round(exact / scale).astype("<i2").tobytes()).decode()
    return HEAD.format(how=how, wide=WIDE, deep=DEEP, scale=scale, weights=packed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--net", type=Path, help="pack this net instead of training one")
    given = parser.parse_args()
    target = Path(march.__file__).parent / "values" / FILE
    target.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        net = given.net or Path(folder) / "net"
        if given.net is None:
            program = twin.build(Path(folder))
            twin.run(program, "train", given.seconds, given.seed, net)
        how = f" --seconds {given.seconds} --seed {given.seed}"
        target.write_text(written(net.read_bytes(), how), encoding="utf-8")
    print(target)


if __name__ == "__main__":
    main()
