"""What everything on the table is called, in each language."""

from __future__ import annotations

from server.games.armored_advance.lists import handing_in
from server.games.armored_advance.play.missions import objectives
from server.games.armored_advance.state import SEATS, State, card_of

LETTER = {"blue": "B", "orange": "O"}
SQUAD_NAMES = {
    "basic": ("Squad", "Trupp"),
    "at_rifle": ("Anti-tank rifle team", "Panzerbüchsentrupp"),
    "sniper": ("Sniper team", "Scharfschützentrupp"),
    "artillery_crew": ("Artillery crew", "Geschützbedienung"),
}
PIECE_NAMES = {
    "building": ("building", "Gebäude"),
    "bunker": ("bunker", "Bunker"),
    "wall": ("wall", "Mauer"),
    "sandbags": ("sandbags", "Sandsäcke"),
    "tank_traps": ("tank traps", "Panzersperre"),
    "foliage": ("foliage", "Bewuchs"),
    "hill": ("hill", "Hügel"),
    "road": ("road", "Straße"),
    "mud": ("mud", "Schlamm"),
    "water": ("water", "Wasser"),
}


def names(s: State) -> dict[str, dict[str, str]]:
    """Cards, units by card and number, squads by number, and pieces of terrain."""
    found: dict[str, dict[str, str]] = {}
    for card in handing_in.cards(s).values() if s.stage == "lists" else s.cards:
        found[f"aa-unit-{card.id}"] = _name(card.name.en, card.name.de)
    if s.stage == "lists":
        found.update({f"aa-list-{en}": _name(en, de) for en, de in handing_in.ready_names()})
    for seat in SEATS:
        of_card: dict[str, int] = {}
        for unit in (unit for unit in s.units if unit.id.startswith(f"{seat}-")):
            own = card_of(s, unit)
            of_card[own.id] = n = of_card.get(own.id, 0) + 1
            found[f"aa-unit-{unit.id}"] = _name(own.name.en, own.name.de, f" {LETTER[seat]}{n}")
        for squad in (squad for squad in s.squads if squad.seat == seat):
            n = int(squad.id.rpartition("s")[2])
            found[f"aa-unit-{squad.id}"] = _name(*SQUAD_NAMES[squad.kind], f" {LETTER[seat]}{n}")
    for token in objectives(s):
        found[f"aa-objective-{token.id}"] = _name("Objective", "Missionsziel", f" {token.id}")
    if s.options.board is not None:
        for piece in s.options.board.pieces:
            en, de = (piece.name.en, piece.name.de) if piece.name else PIECE_NAMES[piece.kind]
            found[f"aa-piece-{piece.id}"] = _name(en, de)
    return found


def _name(en: str, de: str, number: str = "") -> dict[str, str]:
    """A name; most are the same in every language, and are sent once."""
    return {"en": en + number} if en == de else {"en": en + number, "de": de + number}
