"""Marks on paper, and the two files they become: SVG, and a PDF of the plainest kind.

The PDF has the standard Helvetica fonts, which every reader brings, in the Windows encoding,
which has umlauts. Both files come out the same for the same marks: no dates, no chance.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Literal
from unicodedata import combining, normalize

from msgspec import Struct

PAGE_WIDTH, PAGE_HEIGHT = 210.0, 297.0  # mm: A4
POINT = 25.4 / 72  # mm
USUAL = 556  # thousandths of the font's size: digits, most small letters
PLAIN_WIDTHS = {
    191: "'", 222: "ijl", 260: "|", 278: " !,./:;I[\\]ft", 333: "()-`r", 334: "{}", 355: '"',
    389: "*", 400: "°", 469: "^", 500: "Jckszvxy", 584: "+<=>~×", 611: "FTZß", 667: "&ABEKPSVXY",
    722: "CDHNRUw", 778: "GOQ", 833: "Mm", 889: "%", 944: "W", 1015: "@",
}  # fmt: skip
BOLD_WIDTHS = {
    238: "'", 278: " ,./I\\ijl", 280: "|", 333: "!()-:;[]`ft", 389: "*r{}", 400: "°", 474: '"',
    500: "z", 584: "+<=>^~×", 611: "?FLTZbdghnopquß", 667: "EPSVXY", 722: "&ABCDHKNRU",
    778: "GOQw", 833: "M", 889: "%m", 944: "W", 975: "@",
}  # fmt: skip
WIDTHS = {
    bold: {letter: width for width, letters in table.items() for letter in letters}
    for bold, table in ((False, PLAIN_WIDTHS), (True, BOLD_WIDTHS))
}


class Label(Struct, frozen=True, kw_only=True):
    """A line of text; `y` is its base line. Millimetres from the page's top left corner."""

    x: float
    y: float
    text: str
    size: float = 8  # points
    bold: bool = False
    align: Literal["left", "middle", "right"] = "left"


class Box(Struct, frozen=True, kw_only=True):
    """A rectangle, drawn thin; `dashed`: cut here; `grey` fills it, 0 black to 1 white."""

    x: float
    y: float
    width: float
    height: float
    dashed: bool = False
    grey: float | None = None


Page = tuple[Label | Box, ...]


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """In millimetres. A letter with an accent is as wide as without."""
    bare = [each for each in normalize("NFKD", _plain(text)) if not combining(each)]
    return sum(WIDTHS[bold].get(each, USUAL) for each in bare) / 1000 * size * POINT


# --- SVG -------------------------------------------------------------------------------------


def svg(page: Page) -> str:
    """One page as a drawing of its own."""
    size = f'width="{PAGE_WIDTH:g}mm" height="{PAGE_HEIGHT:g}mm"'
    view = f'viewBox="0 0 {PAGE_WIDTH:g} {PAGE_HEIGHT:g}"'
    font = 'font-family="Helvetica, Arial, Liberation Sans, sans-serif"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {view} {font}>',
        *(_svg_label(mark) if isinstance(mark, Label) else _svg_box(mark) for mark in page),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _svg_label(mark: Label) -> str:
    anchor = {"left": "", "middle": ' text-anchor="middle"', "right": ' text-anchor="end"'}
    weight = ' font-weight="bold"' if mark.bold else ""
    place = f'x="{mark.x:.2f}" y="{mark.y:.2f}" font-size="{mark.size * POINT:.3f}"'
    # Where Helvetica is missing the browser takes something wider: it must fit all the same.
    length = text_width(mark.text, mark.size, bold=mark.bold)
    fit = f' textLength="{length:.2f}" lengthAdjust="spacingAndGlyphs"'
    return f"<text {place}{weight}{anchor[mark.align]}{fit}>{escape(mark.text)}</text>"


def _svg_box(mark: Box) -> str:
    level = "none" if mark.grey is None else f"rgb({','.join([f'{mark.grey:.0%}'] * 3)})"
    dashes = ' stroke-dasharray="1.5 1"' if mark.dashed else ""
    size = f'width="{mark.width:.2f}" height="{mark.height:.2f}"'
    place = f'x="{mark.x:.2f}" y="{mark.y:.2f}" {size}'
    return f'<rect {place} fill="{level}" stroke="black" stroke-width="0.2"{dashes}/>'


# --- PDF -------------------------------------------------------------------------------------


def pdf(pages: Sequence[Page], title: str) -> bytes:
    """All pages in one file."""
    kids = " ".join(f"{6 + 2 * number} 0 R" for number in range(len(pages)))
    box = f"[0 0 {PAGE_WIDTH / POINT:.2f} {PAGE_HEIGHT / POINT:.2f}]"
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(pages)} /MediaBox {box} >>".encode(),
        _font("Helvetica"),
        _font("Helvetica-Bold"),
        b"<< /Title " + _string(title) + b" >>",
    ]
    for number, page in enumerate(pages):
        fonts = "/Font << /F0 3 0 R /F1 4 0 R >>"
        here = f"/Resources << {fonts} >> /Contents {7 + 2 * number} 0 R"
        objects.append(f"<< /Type /Page /Parent 2 0 R {here} >>".encode())
        stream = b"\n".join(_pdf_marks(page))
        head = f"<< /Length {len(stream)} >>\nstream\n".encode()
        objects.append(head + stream + b"\nendstream")
    return _assembled(objects)


def _assembled(objects: Sequence[bytes]) -> bytes:
    """The objects, and the table that says at which byte each begins."""
    out, places = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"), []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += f"{number} 0 obj\n".encode() + body + b"\nendobj\n"
    table = "".join(f"{place:010d} 00000 n \n" for place in places)
    count, start = len(objects) + 1, len(out)
    out += f"xref\n0 {count}\n0000000000 65535 f \n{table}".encode()
    out += f"trailer\n<< /Size {count} /Root 1 0 R /Info 5 0 R >>\n".encode()
    return bytes(out) + f"startxref\n{start}\n%%EOF\n".encode()


def _font(name: str) -> bytes:
    kind = "/Type /Font /Subtype /Type1 /Encoding /WinAnsiEncoding"
    return f"<< {kind} /BaseFont /{name} >>".encode()


def _pdf_marks(page: Page) -> Iterator[bytes]:
    yield b"0.5 w"
    for mark in page:
        if isinstance(mark, Box):
            yield _pdf_box(mark).encode()
        else:
            slip = {"left": 0.0, "middle": 0.5, "right": 1.0}[mark.align]
            left = mark.x - slip * text_width(mark.text, mark.size, bold=mark.bold)
            font = f"BT /F{mark.bold:d} {mark.size:g} Tf"
            place = f"{left / POINT:.2f} {(PAGE_HEIGHT - mark.y) / POINT:.2f} Td "
            yield f"{font} {place}".encode() + _string(mark.text) + b" Tj ET"


def _pdf_box(mark: Box) -> str:
    sides = (mark.x, PAGE_HEIGHT - mark.y - mark.height, mark.width, mark.height)
    outline = " ".join(f"{side / POINT:.2f}" for side in sides) + " re"
    dashes = "[4 3] 0 d" if mark.dashed else "[] 0 d"
    if mark.grey is None:
        return f"{dashes} {outline} S"
    return f"q {dashes} {mark.grey:g} g {outline} B Q"


def _string(text: str) -> bytes:
    """A text in brackets. What the encoding lacks loses its accents, or becomes a question mark."""
    coded = b"".join(_byte(letter) for letter in _plain(text))
    for sign in (b"\\", b"(", b")"):
        coded = coded.replace(sign, b"\\" + sign)
    return b"(" + coded + b")"


def _plain(text: str) -> str:
    """The encoding has no sign for inches."""
    return text.replace("″", '"')


def _byte(letter: str) -> bytes:
    try:
        return letter.encode("cp1252")
    except UnicodeEncodeError:
        bare = "".join(each for each in normalize("NFKD", letter) if not combining(each))
        return bare.encode("cp1252", errors="replace")
