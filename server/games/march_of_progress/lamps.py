"""LED trays: a card of lamps for each country and each player, one for the centre, and the map."""

from __future__ import annotations

from server.games.lighting import Lamp, LampGroup, TrayCard, row, strip
from server.games.march_of_progress.board import Board
from server.games.march_of_progress.lamp_rows import (
    Centre,
    CountryTray,
    PlayerStrip,
    table_lamps,
)
from server.games.march_of_progress.state import country_ref
from server.games.ruling import Ref
from server.games.telling import seat_ref

CENTRE = "centre"


def country_id(country: str) -> str:
    """The id of a country's card of lamps."""
    return f"country:{country}"


def player_id(seat: str) -> str:
    return f"player:{seat}"


def lamps(board: Board) -> tuple[TrayCard, ...]:
    """All cards of lamps of the table, as they should be now."""
    now = table_lamps(board)
    return (
        *map(_country, now.countries),
        *map(_player, now.players),
        _centre(now.centre),
        strip(Ref("mop-tray", "map"), {tray.id: tray.edge for tray in now.countries}),
    )


def _country(tray: CountryTray) -> TrayCard:
    groups = {
        "vp": row(*tray.vp),
        "strength": row(*tray.strength),
        "blue": row(*tray.blue),
        "orange": row(*tray.orange),
        "edge": row(tray.edge),
        "prompt": row(tray.prompt),
    }
    if tray.capital is not None:
        groups["capital"] = row(tray.capital)
    return TrayCard(
        id=country_id(tray.id),
        layout="country",
        name=country_ref(tray.id),
        groups=groups,
        seat=tray.owner,
    )


def _player(strip: PlayerStrip) -> TrayCard:
    groups = {
        "initiative": row(strip.initiative),
        "picked": row(strip.picked),
        "cards": row(*strip.cards),
        "stock": row(*strip.stock),
        "vp": LampGroup((strip.vp_lamp,), strip.vp),
    }
    return TrayCard(
        id=player_id(strip.seat),
        layout="player",
        name=seat_ref(strip.seat),
        groups=groups,
        seat=strip.seat,
    )


def _centre(centre: Centre) -> TrayCard:
    white = (Lamp("steady"),)
    groups = {
        "phases": row(*centre.phases),
        "vp_stock": LampGroup(white, centre.vp_stock),
        "turn": LampGroup(white, centre.turn),
        "end": row(centre.end),
    }
    return TrayCard(id=CENTRE, layout="centre", name=Ref("mop-tray", CENTRE), groups=groups)
