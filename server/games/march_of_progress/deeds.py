"""What to do on the real table between two boards: armies, dice, cubes, the initiative card, and
the action cards where they are printed ones.

Armies of one side are alike, so they are counted by where and how they stand, not by name: nobody
is told to swap two blocks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from server.games.deeds import Deed, Hands, Seen, Table, Trail
from server.games.kernel import Seat
from server.games.march_of_progress.board import ArmyPiece, Board, PlayerArea
from server.games.march_of_progress.cards import SEATS, CountryId
from server.games.march_of_progress.state import card_ref, country_ref
from server.games.ruling import Phrase, Value
from server.games.telling import seat_ref

STOCK = ""  # instead of a country
Stand = tuple[CountryId, str]  # where, and how: standing, lying, capital_standing, capital_lying


def table(board: Board) -> Table:
    """How everything lies: armies by place and posture, dice, cubes, cards, the initiative."""
    lying: dict[str, str | int] = {"cubes/stock": board.vp_stock}
    for seat in SEATS:
        lying |= {_army(seat, stand): n for stand, n in _stands(board, seat).items()}
    for area in board.players:
        lying[f"cubes/{area.seat}"] = area.vp
        lying |= _cards(board, area)
    for card in board.countries:
        if card.vp.value > 0:
            lying[f"vp/{card.id}"] = card.vp.value
        if card.strength is not None:
            lying[f"strength/{card.id}"] = card.strength.value
    if board.initiative is not None:
        lying["initiative"] = board.initiative
    return lying


def deeds(before: Board, after: Board) -> tuple[Deed, ...]:
    """In the order in which a turn touches the table."""
    if _touched(before) == _touched(after):  # as by most picks, and every view asks
        return ()
    hands = Hands(table(before))
    for old, area in zip(before.players, after.players, strict=True):
        _play_cards(hands, _cards(before, old), _cards(after, area), area.seat)
    if after.initiative != before.initiative:
        _initiative(hands, after)
    for seat in SEATS:
        _armies(hands, seat, _stands(before, seat), _stands(after, seat))
    _dice(hands, before, after)
    for old, area in zip(before.players, after.players, strict=True):
        _cubes(hands, area.seat, area.vp - old.vp)
    _bank(hands, after)
    return tuple(hands.done)


def _touched(board: Board) -> tuple[object, ...]:
    """All that `table` looks at."""
    areas = tuple((area.army_stock, area.vp, _cards(board, area)) for area in board.players)
    return board.countries, board.initiative, board.vp_stock, areas


def trails(before: Board, after: Board) -> tuple[Trail, ...]:
    """Each army by its name: where it went, rose, lay down, came from or was taken off."""
    old, new = _pieces(before), _pieces(after)
    found: list[Trail] = []
    for id in sorted(old.keys() | new.keys()):
        found += _trail(id, old.get(id), new.get(id))
    return tuple(found)


def _pieces(board: Board) -> dict[str, tuple[CountryId, ArmyPiece]]:
    return {army.id: (card.id, army) for card in board.countries for army in card.armies}


def _trail(
    id: str, old: tuple[CountryId, ArmyPiece] | None, new: tuple[CountryId, ArmyPiece] | None
) -> Iterator[Trail]:
    if old == new:
        return
    if new is None:
        assert old is not None
        yield Trail(how="gone", thing=id, seat=old[1].seat, start=old[0])
    elif old is None:
        yield Trail(how="came", thing=id, seat=new[1].seat, end=new[0])
    else:
        how: Seen = "moved" if old[0] != new[0] else "turned"
        yield Trail(how=how, thing=id, seat=new[1].seat, start=old[0], end=new[0])


# --- Armies ----------------------------------------------------------------------------------


def _army(seat: Seat, stand: Stand) -> str:
    country, posture = stand
    return f"army/{seat}/{country}/{posture}" if country else f"army/{seat}/stock"


def _stands(board: Board, seat: Seat) -> Counter[Stand]:
    """How many of a side's armies stand where and how; the rest are in its stock."""
    found = Counter[Stand]()
    for card in board.countries:
        found.update((card.id, _posture(army)) for army in card.armies if army.seat == seat)
    area = next(area for area in board.players if area.seat == seat)
    return found + Counter({(STOCK, ""): area.army_stock})


def _posture(army: ArmyPiece) -> str:
    posture = "lying" if army.fortified else "standing"
    return f"capital_{posture}" if army.on_capital else posture


def _armies(hands: Hands, seat: Seat, old: Counter[Stand], new: Counter[Stand]) -> None:
    for (start, end), count in _pairs(old - new, new - old).items():
        values: dict[str, Value] = {"seat": seat_ref(seat), "count": count}
        key = "mop-deed-turn" if start[0] == end[0] else "mop-deed-move"
        if not start[0]:
            key = "mop-deed-place"
        else:
            values["from"] = country_ref(start[0])
        if not end[0]:
            key = "mop-deed-take-off"
        else:
            values |= {"country": country_ref(end[0]), "posture": end[1]}
        left, there = _army(seat, start), _army(seat, end)
        things = {left: hands.count(left) - count or None, there: hands.count(there) + count}
        hands.do(Phrase(key, values), seat, things)


def _pairs(gone: Counter[Stand], come: Counter[Stand]) -> Counter[tuple[Stand, Stand]]:
    """Which army goes where: within a country first, so that as few as possible are carried."""
    pairs = Counter[tuple[Stand, Stand]]()
    for near in (True, False):
        for start in sorted(gone):
            for end in sorted(come):
                if near and start[0] != end[0]:
                    continue
                count = min(gone[start], come[end])
                if count > 0:
                    pairs[start, end] += count
                    gone[start] -= count
                    come[end] -= count
    return pairs


# --- Everything else -------------------------------------------------------------------------


def _dice(hands: Hands, before: Board, after: Board) -> None:
    for old, card in zip(before.countries, after.countries, strict=True):
        if old.strength and card.strength and old.strength.value != card.strength.value:
            text = _turned("mop-deed-strength", card.id, old.strength.value, card.strength.value)
            hands.do(text, card.owner, {f"strength/{card.id}": card.strength.value})
        if old.vp.value != card.vp.value:
            text = _turned("mop-deed-vp-die", card.id, old.vp.value, card.vp.value)
            hands.do(text, card.owner, {f"vp/{card.id}": card.vp.value or None})


def _turned(key: str, country: CountryId, old: int, new: int) -> Phrase:
    return Phrase(key, {"country": country_ref(country), "from": old, "to": new})


def _cubes(hands: Hands, seat: Seat, gain: int) -> None:
    """Cubes come from the stock and go back there."""
    if gain == 0:
        return
    key = "mop-deed-cubes-take" if gain > 0 else "mop-deed-cubes-back"
    mine, stock = f"cubes/{seat}", "cubes/stock"
    things = {mine: hands.count(mine) + gain, stock: hands.count(stock) - gain}
    hands.do(Phrase(key, {"seat": seat_ref(seat), "count": abs(gain)}), seat, things)


def _bank(hands: Hands, after: Board) -> None:
    """No rule takes cubes from anywhere else; two matches with other scenarios may differ."""
    if hands.count("cubes/stock") != after.vp_stock:
        text = Phrase("mop-deed-stock", {"count": after.vp_stock})
        hands.do(text, None, {"cubes/stock": after.vp_stock})


def _initiative(hands: Hands, after: Board) -> None:
    holder = after.initiative
    if holder is None:
        hands.do(Phrase("mop-deed-no-initiative"), None, {"initiative": None})
        return
    text = Phrase("mop-deed-initiative", {"seat": seat_ref(holder)})
    hands.do(text, holder, {"initiative": holder})


def _cards(board: Board, area: PlayerArea) -> dict[str, str]:
    """Where printed cards are; those on phones lie on no table."""
    if board.cards != "table":
        return {}
    open_ = area.picked if area.pick == "revealed" else None
    lying: dict[str, str] = {f"card/{area.seat}/{card}": "hand" for card in area.hand}
    lying |= {f"card/{area.seat}/{card}": "discard" for card in area.discard}
    if open_ is not None:
        lying[f"card/{area.seat}/{open_}"] = "open"
    return lying


def _play_cards(hands: Hands, old: dict[str, str], new: dict[str, str], seat: Seat) -> None:
    for thing in sorted(old.keys() | new.keys()):
        where = new.get(thing)
        if old.get(thing) != where:
            values: dict[str, Value] = {"card": card_ref(thing.rpartition("/")[2])}  # type: ignore[arg-type]
            text = Phrase(f"mop-deed-card-{where or 'open'}", values)
            hands.do(text, seat, {thing: where})
