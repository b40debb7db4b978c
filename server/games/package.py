"""What lies in a game's own package: its data files, and the modules it may have or not."""

from __future__ import annotations

import importlib
import sys
from importlib import resources
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from server.games.kernel import Game


def data_files(package: str, folder: str = "") -> dict[str, str]:
    """The texts of the package's own `*.toml` files by name, in the order of their names.

    They are part of the package and read at import like its source; a club's own arrive in the
    set-up.
    """
    place = resources.files(package).joinpath(folder)
    found = sorted(place.iterdir(), key=lambda file: file.name)
    return {file.name: file.read_text("utf-8") for file in found if file.name.endswith(".toml")}


def package_of(game: Game[Any]) -> str:
    """The name of the package that the game's class stands in."""
    return sys.modules[type(game).__module__].__package__ or ""


def module_of(package: str, name: str) -> ModuleType | None:
    """A module of the package; None if there is none of that name."""
    whole = f"{package}.{name}"
    return importlib.import_module(whole) if find_spec(whole) else None
