"""Run every bench_*.py beside this file, one after another; names on the command line choose."""

import importlib
import sys
from pathlib import Path

HERE = Path(__file__).parent


def main(wanted: list[str]) -> None:
    known = sorted(path.stem.removeprefix("bench_") for path in HERE.glob("bench_*.py"))
    unknown = set(wanted) - set(known)
    if unknown:
        sys.exit(f"No bench named {', '.join(sorted(unknown))}. There are: {', '.join(known)}")
    for name in wanted or known:
        print(f"\n== {name}", flush=True)
        importlib.import_module(f"tests.bench.bench_{name}").main()


if __name__ == "__main__":
    main(sys.argv[1:])
