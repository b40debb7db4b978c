"""The card editor's question: a card file in parts, with all that is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from server.games.data_file import Faults, Unreadable, load, read
from server.games.kernel import Fault
from server.games.ruling import Phrase, Reason, Ruling
from server.games.what_price_glory.complaints import of_cards
from server.games.what_price_glory.files import BATTLE_CARDS, EVENT_CARDS, CardsFile
from server.games.what_price_glory.sides import CardName, wpg

FILE = "cards.toml"


class CardDraft(Struct, frozen=True, kw_only=True):
    """A card of the file: how many each side has, and the number in its text (0: none)."""

    id: CardName
    kind: str
    effect: str
    number: int
    cp: int
    en: int
    reconstructed: bool


class CardsDraft(Struct, frozen=True, kw_only=True):
    """A card file in parts, its faults, and how many cards of each kind a side must have."""

    id: str
    cards: tuple[CardDraft, ...]
    faults: tuple[Fault, ...]
    battle: int = BATTLE_CARDS
    event: int = EVENT_CARDS


def answer_cards(text: str, shipped: Mapping[str, str]) -> Ruling[CardsDraft]:
    """The draft of a text; without one, that of the cards we ship."""
    return Ruling(_draft(text or shipped[FILE]), (Reason("wpg-cards-read", wpg("1.3")),))


def _draft(text: str) -> CardsDraft:
    faults: Faults = []
    try:
        found: CardsFile = read(CardsFile, load(FILE, text, faults), f"{FILE}: ", faults)
    except Unreadable:
        return CardsDraft(id="", cards=(), faults=tuple(faults))
    faults += [Fault(f"{FILE}: {at}", Phrase(key, values)) for at, key, values in of_cards(found)]
    cards = tuple(
        CardDraft(
            id=card.id,
            kind=card.kind,
            effect=card.effect,
            number=card.number,
            cp=card.copies.cp,
            en=card.copies.en,
            reconstructed=card.reconstructed,
        )
        for card in found.card
    )
    return CardsDraft(id=found.id, cards=cards, faults=tuple(faults))
