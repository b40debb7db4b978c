"""Each lamp of the LED trays, as the watcher's board has it.

Every state has a pattern as well as a colour, for people who cannot tell the colours apart.
"""

from __future__ import annotations

from msgspec import Struct

from server.games.kernel import Seat
from server.games.lighting import OFF, Lamp
from server.games.march_of_progress.board import (
    ArmyPiece,
    Board,
    CountryCard,
    Die,
    PlayerArea,
)
from server.games.march_of_progress.cards import CARDS, OTHER, SEATS, CountryId

BAR = 6
PIPS = 3
NEARLY = 3  # so many VP below the end a side's number starts to pulse
CHOOSE = Lamp("blink")
CHOSEN = Lamp("steady")


class CountryTray(Struct, frozen=True, kw_only=True):
    id: CountryId
    owner: Seat | None
    vp: tuple[Lamp, ...]
    strength: tuple[Lamp, ...]  # none on a neutral tray
    blue: tuple[Lamp, ...]
    orange: tuple[Lamp, ...]
    capital: Lamp | None
    edge: Lamp
    prompt: Lamp


class PlayerStrip(Struct, frozen=True, kw_only=True):
    seat: Seat
    initiative: Lamp
    picked: Lamp
    cards: tuple[Lamp, ...]  # move 1 to score
    stock: tuple[Lamp, ...]
    vp: int
    vp_lamp: Lamp


class Centre(Struct, frozen=True, kw_only=True):
    phases: tuple[Lamp, ...]  # a to f
    vp_stock: int
    turn: int
    end: Lamp


class Lamps(Struct, frozen=True, kw_only=True):
    countries: tuple[CountryTray, ...]
    players: tuple[PlayerStrip, ...]
    centre: Centre


def table_lamps(board: Board) -> Lamps:
    """All lamps of the table, as they should be now."""
    return Lamps(
        countries=tuple(_country(board, card) for card in board.countries),
        players=tuple(_player(board, area) for area in board.players),
        centre=_centre(board),
    )


def _row(lit: list[Lamp], length: int) -> tuple[Lamp, ...]:
    return tuple((*lit, *[OFF] * length)[:length])


def _country(board: Board, card: CountryCard) -> CountryTray:
    strength = card.strength
    return CountryTray(
        id=card.id,
        owner=card.owner,
        vp=_vp_bar(card),
        strength=_bar(strength, card.owner or "white") if strength else (),
        blue=_pips(card, "blue"),
        orange=_pips(card, "orange"),
        capital=_capital(card, card.owner) if card.owner else None,
        edge=_edge(card),
        prompt=_prompt(board, card),
    )


def _prompt(board: Board, card: CountryCard) -> Lamp:
    """Blinks where something is chosen now; burns where the attack goes while its price is."""
    if board.deciding is None or card.id not in board.deciding.countries:
        return OFF
    return CHOSEN if board.deciding.kind == "discard" else CHOOSE


def _bar(die: Die, colour: str) -> tuple[Lamp, ...]:
    return _row([Lamp("steady", colour)] * die.value, BAR)


def _vp_bar(card: CountryCard) -> tuple[Lamp, ...]:
    """The controller's colour; the part that STRENGTH cannot take burns at half brightness."""
    colour = card.controller or "white"
    if card.vp.value == 0:
        return _row([Lamp("steady", "red", "dim")], BAR)
    kept = min(card.vp_floor, card.vp.value)
    lit = [Lamp("steady", colour, "half")] * kept
    return _row(lit + [Lamp("steady", colour)] * (card.vp.value - kept), BAR)


def _pips(card: CountryCard, seat: Seat) -> tuple[Lamp, ...]:
    """One for each army, those that lie first."""
    armies = sorted((a for a in card.armies if a.seat == seat), key=lambda a: not a.fortified)
    return _row([_army(army) for army in armies], PIPS)


def _army(army: ArmyPiece) -> Lamp:
    return Lamp("breathe" if army.fortified else "steady", army.seat)


def _capital(card: CountryCard, owner: Seat) -> Lamp:
    holder = next((army for army in card.armies if army.on_capital), None)
    return _army(holder) if holder else Lamp("steady", owner, "dim")


def _edge(card: CountryCard) -> Lamp:
    if card.owner is None and card.contested:
        return Lamp("alternate", SEATS[0], other=SEATS[1])
    if card.controller is None:
        return OFF
    enemy = OTHER[card.controller]
    intruder = card.controller == card.owner and any(a.seat == enemy for a in card.armies)
    if intruder:
        return Lamp("flash", card.controller, other=enemy)
    return Lamp("steady", card.controller)


def _player(board: Board, area: PlayerArea) -> PlayerStrip:
    return PlayerStrip(
        seat=area.seat,
        initiative=_initiative(board, area.seat),
        picked={
            "no": OFF,
            "locked": Lamp("steady"),
            "revealed": Lamp("steady", area.seat),
        }[area.pick],
        cards=tuple(_card(area, card) for card in CARDS),
        stock=_row([Lamp("steady", area.seat)] * area.army_stock, PIPS),
        vp=area.vp,
        vp_lamp=_vp_lamp(board, area),
    )


def _initiative(board: Board, seat: Seat) -> Lamp:
    if board.initiative != seat:
        return OFF
    decides = board.deciding is not None and board.deciding.kind == "order"
    return Lamp("blink" if decides else "steady", seat)


def _card(area: PlayerArea, card: str) -> Lamp:
    """Lit while in hand; SCORE only dimly while it may not be played."""
    if card not in area.hand:
        return OFF
    waits = card == "score" and not area.discard
    return Lamp("steady", area.seat, "dim" if waits else "full")


def _vp_lamp(board: Board, area: PlayerArea) -> Lamp:
    if area.vp >= board.ends_at:
        return Lamp("blink", area.seat)
    return Lamp("breathe" if area.vp >= board.ends_at - NEARLY else "steady", area.seat)


def _centre(board: Board) -> Centre:
    phases = tuple(
        Lamp("steady")
        if phase == board.phase
        else Lamp("steady", level="dim")
        if phase in board.active
        else OFF
        for phase in board.order
    )
    return Centre(phases=phases, vp_stock=board.vp_stock, turn=board.turn, end=_end(board))


def _end(board: Board) -> Lamp:
    match board.result.winners if board.result else ():
        case (winner,):
            return Lamp("steady", winner)
        case (one, two):
            return Lamp("alternate", one, other=two)
    return OFF
