"""The examples in the docstrings run, and every public function of the package has one."""

import doctest
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from functools import cached_property

import numpy as np
import pytest

import geometry

MODULES = [
    importlib.import_module(f"geometry.{m.name}") for m in pkgutil.iter_modules(geometry.__path__)
]
NAMES = {name: getattr(geometry, name) for name in geometry.__all__} | {"np": np}


def functions_of(owner: type) -> Iterator[tuple[str, object]]:
    """The public methods and properties that a class defines itself."""
    for name, value in vars(owner).items():
        if isinstance(value, classmethod | staticmethod | cached_property):
            value = value.__func__ if not isinstance(value, cached_property) else value.func
        if name.startswith("_") or not (inspect.isfunction(value) or isinstance(value, property)):
            continue
        yield f"{owner.__module__}.{owner.__name__}.{name}", value


def functions() -> Iterator[tuple[str, object]]:
    """Every function and method of the modules."""
    for module in MODULES:
        for name, value in vars(module).items():
            if getattr(value, "__module__", None) != module.__name__:
                continue
            if inspect.isclass(value):
                yield from functions_of(value)
            elif inspect.isfunction(value) or hasattr(value, "__wrapped__"):
                yield f"{module.__name__}.{name}", value


def public() -> Iterator[tuple[str, object]]:
    """What `geometry` exports."""
    for name in geometry.__all__:
        value = getattr(geometry, name)
        if inspect.isclass(value):
            yield from functions_of(value)
        elif inspect.isfunction(value):
            yield f"{value.__module__}.{name}", value


def example_of(name: str, function: object) -> doctest.DocTest:
    text = inspect.getdoc(function) or ""
    return doctest.DocTestParser().get_doctest(text, dict(NAMES), name, None, None)


EXAMPLES = [found for found in (example_of(*each) for each in functions()) if found.examples]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_an_example_gives_what_it_says(example: doctest.DocTest) -> None:
    told: list[str] = []
    doctest.DocTestRunner(verbose=False).run(example, out=told.append)
    assert not told, "".join(told)


def test_every_public_function_has_an_example() -> None:
    shown = {example.name for example in EXAMPLES}
    assert [name for name, _ in public() if name not in shown] == []
