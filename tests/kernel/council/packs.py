"""Data packs of Council: halls."""

from __future__ import annotations

from collections.abc import Mapping

from server.games.kernel import Answer, Fault
from server.games.pack import PackKind, Texts
from server.games.ruling import Phrase
from tests.kernel.council.halls import EXAMPLE, Hall, parse


def check_hall(file: str, text: str, others: Texts) -> tuple[Fault, ...]:
    hall = parse(file, text)
    return () if isinstance(hall, Hall) else hall


def choose_hall(text: str) -> Mapping[str, Answer]:
    hall = parse("", text)
    return {"hall": hall.id} if isinstance(hall, Hall) else {}


PACKS = (
    PackKind(
        id="hall",
        label=Phrase("co-pack-hall"),
        hint=Phrase("co-pack-hall-hint"),
        example=EXAMPLE,
        check=check_hall,
        answers=choose_hall,
    ),
)
