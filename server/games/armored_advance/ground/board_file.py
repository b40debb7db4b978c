"""What stands in a board file, in inches; and as much of a faulty one as can be read."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Annotated, Any

from msgspec import Struct

from server.games.armored_advance.ground.places import INCH
from server.games.armored_advance.ground.plan import Outline, PieceKind
from server.games.armored_advance.units.cards import Names
from server.games.data_file import Bounds, Faults, Unreadable, read

Inches = Annotated[Decimal, Bounds(0, 300)]
Side = Annotated[Decimal, Bounds(12, 300)]  # of a board
Broad = Annotated[Decimal, Bounds(0.1, 60)]
Corner = tuple[Inches, Inches]
Reaching = Annotated[Decimal, Bounds(-60, 360)]  # a piece may reach over the table's edge
PieceCorner = tuple[Reaching, Reaching]


class PieceFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An `outline`, or a `line` with a `width`.

    `twin`: a second piece stands opposite, turned about the middle of the board; `mirror`: one
    stands across the middle line between the zones. `group`: those of one name are moved together.
    """

    id: str
    kind: PieceKind
    outline: tuple[PieceCorner, ...] = ()
    line: tuple[PieceCorner, ...] = ()
    width: Broad | None = None
    height: Inches = Decimal(0)
    cover: Inches | None = None
    name: Names | None = None
    twin: bool = False
    mirror: bool = False
    group: str | None = None


class ZoneFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    outline: tuple[Corner, ...]


class BoardFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    name: Names
    width: Side
    depth: Side
    zones: tuple[ZoneFile, ...]
    objectives: tuple[Corner, ...] = ()
    pieces: tuple[PieceFile, ...] = ()


def whole(inches: Decimal) -> int:
    """Thousandths of an inch."""
    return round(inches * INCH)


def corners(points: tuple[tuple[Decimal, Decimal], ...]) -> Outline:
    return tuple((whole(x), whole(y)) for x, y in points)


def salvaged(raw: Mapping[str, Any]) -> BoardFile:
    """What can be read of a faulty file, so that it can be mended by hand: the rest is left out."""
    width, depth = _field(raw, "width", Side, Decimal(48)), _field(raw, "depth", Side, Decimal(36))
    zones = _each(raw.get("zones"), ZoneFile)[:2]
    return BoardFile(
        id=_field(raw, "id", str, "board"),
        name=_field(raw, "name", Names, Names("", "")),
        width=width,
        depth=depth,
        zones=zones if len(zones) == 2 else ends(width, depth),
        objectives=_each(raw.get("objectives"), Corner),
        pieces=_each(raw.get("pieces"), PieceFile),
    )


def ends(width: Decimal, depth: Decimal) -> tuple[ZoneFile, ZoneFile]:
    """Deployment zones where a file has none: strips at the west and east end."""
    deep, zero = width / 6, Decimal(0)
    west = ((zero, zero), (deep, zero), (deep, depth), (zero, depth))
    east = tuple((width - x, depth - y) for x, y in west)
    return ZoneFile(id="west", outline=west), ZoneFile(id="east", outline=east)


def _field(raw: Mapping[str, Any], name: str, kind: Any, instead: Any) -> Any:
    found = _each([raw.get(name)], kind)
    return found[0] if found else instead


def _each(raw: object, kind: Any) -> tuple[Any, ...]:
    found = []
    for each in raw if isinstance(raw, list) else ():
        unheard: Faults = []  # named already, when the whole file was read
        try:
            found.append(read(kind, each, "", unheard))
        except Unreadable:
            continue
    return tuple(found)
