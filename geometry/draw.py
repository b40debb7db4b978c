"""Drawings of the table as SVG text, reproducible byte for byte on every machine."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from xml.sax.saxutils import escape

import numpy as np
import numpy.typing as npt
import shapely

from geometry.shapes import Shapes
from geometry.terrain import Terrain
from geometry.units import Floats, numbers

STYLE = """
.paper{fill:#f4eedd}.blocking{fill:#6b5d4c;stroke:#3d342a}.hindering{fill:#9db37f;stroke:#5f7a41}
.transparent{fill:#d9c9a3;stroke:#b39f72}.shape{fill:#fffaf0;stroke:#22303c;stroke-width:1.5}
.front{stroke:#22303c;stroke-width:4}.seen{stroke:#1f7a4d;stroke-width:4}
.hidden{stroke:#b3372f;stroke-width:4;stroke-dasharray:4 3}.ray{stroke:#22303c;stroke-width:.8}
.dim{stroke:#22303c;stroke-width:.8;stroke-dasharray:3 3}.ruler{stroke:#8a4b08;stroke-width:2}
.fan{fill:#f2c14e;fill-opacity:.45;stroke:#a9791c}.no{fill:#b3372f;fill-opacity:.25}
.shade{fill:#22303c;fill-opacity:.22}.swept{fill:#4a7fb5;fill-opacity:.3;stroke:#2c5b8a}
.eye{fill:#22303c}.hit{fill:#b3372f}.band0{fill:#1f7a4d;fill-opacity:.55}
.band1{fill:#1f7a4d;fill-opacity:.4}.band2{fill:#1f7a4d;fill-opacity:.27}
.band3{fill:#1f7a4d;fill-opacity:.15}text{font:13px system-ui,sans-serif;fill:#22303c}
.big{font-size:15px;font-weight:600}path,line,polygon{stroke-linejoin:round}
"""


@dataclass
class Drawing:
    """A part of the table seen from above, with y upwards."""

    low: tuple[float, float]
    high: tuple[float, float]
    title: str
    scale: float = 16.0
    marks: list[str] = field(default_factory=list)

    def _at(self, place: npt.ArrayLike) -> tuple[str, str]:
        x, y = numbers("place", place)
        return _short((x - self.low[0]) * self.scale), _short((self.high[1] - y) * self.scale)

    def _ring(self, ring: Iterable[npt.ArrayLike]) -> str:
        return "M" + "L".join(",".join(self._at(place)) for place in ring) + "Z"

    def area(self, shape: shapely.Geometry, style: str) -> None:
        """One or more polygons, with holes."""
        rings = shapely.get_rings(shapely.get_parts(shapely.normalize(shape)))
        d = "".join(self._ring(shapely.get_coordinates(ring)[:-1]) for ring in rings)
        self.marks.append(f'<path class="{style}" fill-rule="evenodd" d="{d}"/>')

    def line(self, start: npt.ArrayLike, end: npt.ArrayLike, style: str) -> None:
        """A straight line."""
        (x1, y1), (x2, y2) = self._at(start), self._at(end)
        self.marks.append(f'<line class="{style}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>')

    def dot(self, place: npt.ArrayLike, style: str) -> None:
        """A small dot."""
        x, y = self._at(place)
        self.marks.append(f'<circle class="{style}" cx="{x}" cy="{y}" r="3.5"/>')

    def words(
        self, place: npt.ArrayLike, text: str, style: str = "", anchor: str = "start"
    ) -> None:
        """A line of text that starts, ends or is centred at the point."""
        x, y = self._at(place)
        kind = f' class="{style}"' if style else ""
        self.marks.append(
            f'<text{kind} x="{x}" y="{y}" text-anchor="{anchor}">{escape(text)}</text>'
        )

    def terrain(self, terrain: Terrain) -> None:
        """Every piece in the colour of its `Sight`."""
        for piece, outline in zip(terrain.pieces, terrain.polygons, strict=True):
            self.area(outline, piece.sight.value)

    def shapes(self, shapes: Shapes) -> None:
        """Hulls and discs, a hull's front drawn thick."""
        corners = shapes.corners()
        for k, outline in enumerate(shapes.outlines()):
            self.area(outline, "shape")
            if shapes.radius[k] == 0:
                self.line(corners[k, 3], corners[k, 0], "front")

    def wedge(self, centre: Floats, radius: float, first: float, last: float, style: str) -> None:
        """A slice of a disc between two headings."""
        turn = np.radians(np.linspace(first, last, max(2, int(abs(last - first) // 3) + 2)))
        rim = centre + radius * np.stack([np.cos(turn), np.sin(turn)], axis=1)
        self.area(shapely.Polygon([centre, *rim]), style)

    def svg(self) -> str:
        """The whole drawing."""
        wide = _short((self.high[0] - self.low[0]) * self.scale)
        tall = _short((self.high[1] - self.low[1]) * self.scale)
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" '
            f'width="{wide}" height="{tall}" role="img" aria-label="{escape(self.title)}">'
        )
        paper = f'<rect class="paper" width="{wide}" height="{tall}"/>'
        lines = [head, f"<title>{escape(self.title)}</title>", f"<style>{STYLE}</style>", paper]
        return "\n".join([*lines, *self.marks, "</svg>", ""])


def _short(number: float) -> str:
    """At most one decimal and no minus zero, since the last bits differ between machines.

    The offset keeps values halfway between two decimals from rounding by their last bit.
    """
    text = f"{number + 1e-6:.1f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
