"""Drawings to print: marks on pages of paper, in millimetres. The edge makes the files of them."""

from __future__ import annotations

from typing import Literal, Protocol

from msgspec import Struct

PAGE_WIDTH, PAGE_HEIGHT = 210.0, 297.0  # mm: A4


class Label(Struct, frozen=True, kw_only=True):
    """A line of text; `y` is its base line. Millimetres from the page's top left corner."""

    x: float
    y: float
    text: str
    size: float = 8  # points
    bold: bool = False
    align: Literal["left", "middle", "right"] = "left"


class Box(Struct, frozen=True, kw_only=True):
    """A rectangle with a thin outline; `dashed`: cut here; `grey` fills it, 0 black to 1 white."""

    x: float
    y: float
    width: float
    height: float
    dashed: bool = False
    grey: float | None = None


Page = tuple[Label | Box, ...]


class Drawing(Struct, frozen=True, kw_only=True):
    """What becomes one file: several pages as PDF, a single one also as SVG."""

    title: str
    pages: tuple[Page, ...]


class TextWidth(Protocol):
    """How wide a text will be in millimetres. The edge knows the fonts."""

    def __call__(self, text: str, size: float, *, bold: bool = False) -> float: ...
