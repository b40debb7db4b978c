"""Data packs of Progress: decks."""

from __future__ import annotations

from collections.abc import Mapping

from server.games.kernel import Answer, Fault
from server.games.pack import PackKind, Texts
from server.games.progress.data import Pack
from server.games.progress.files import DEFAULT, SHIPPED_TEXTS, parse
from server.games.ruling import Phrase


def check_deck(file: str, text: str, others: Texts) -> tuple[Fault, ...]:
    draft = parse(file, text)
    return () if isinstance(draft, Pack) else draft


def choose_deck(text: str) -> Mapping[str, Answer]:
    draft = parse("", text)
    return {"deck": draft.id} if isinstance(draft, Pack) else {}


PACKS = (
    PackKind(
        id="deck",
        label=Phrase("pr-pack-deck"),
        hint=Phrase("pr-pack-deck-hint"),
        example=SHIPPED_TEXTS[f"{DEFAULT}.toml"],
        check=check_deck,
        answers=choose_deck,
    ),
)
