"""Data packs: what people save of their own for a game, such as boards, scenarios, units and lists.

A game names its kinds in `packs.py` of its folder, as `PACKS`. A pack is a text; the server keeps
it, and the game says what is wrong with it and what a set-up answers to play with it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from server.games.kernel import Answer, Fault
from server.games.ruling import Phrase

Texts = Mapping[str, str]  # what a pack may build on: the club's files, and packs of its owner


def no_answers(text: str) -> Mapping[str, Answer]:
    return {}


class PackKind(Struct, frozen=True, kw_only=True):
    """One kind of data. Everything in it is pure."""

    id: str
    label: Phrase
    hint: Phrase  # what it holds, and where its form is described
    example: str  # a sound one, to begin from
    ending: str = ".toml"  # of its files
    check: Callable[[str, str, Texts], tuple[Fault, ...]]  # file name, text, others
    answers: Callable[[str], Mapping[str, Answer]] = no_answers  # that choose it at set-up
    at_setup: bool = True  # whether a match is set up with it; else it is loaded in the game
    builds_on: tuple[str, ...] = ()  # kinds of its owner's other packs that it may name things of
