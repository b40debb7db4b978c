"""Drawings as files: SVG, and PDF by ReportLab.

Both use Helvetica, which every PDF reader brings, and come out the same for the same drawing:
no dates, no chance. ReportLab is imported when it is needed: only few commands print.
"""

from __future__ import annotations

from html import escape
from typing import Any
from unicodedata import combining, normalize

from server.games.drawing import PAGE_HEIGHT, PAGE_WIDTH, Box, Drawing, Label, Page

POINT = 25.4 / 72  # mm
PLAIN, BOLD = "Helvetica", "Helvetica-Bold"


def rendered(name: str, drawing: Drawing) -> bytes:
    """The file of this name with the drawing in it: a .pdf, or a .svg of a single page."""
    if name.lower().endswith(".pdf"):
        return pdf(drawing)
    (page,) = drawing.pages
    return svg(page).encode()


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """In millimetres, at a size in points."""
    from reportlab.pdfbase.pdfmetrics import stringWidth

    return float(stringWidth(encodable(text), BOLD if bold else PLAIN, size)) * POINT


def encodable(text: str) -> str:
    """The text in the letters that Helvetica has in a PDF (code page 1252): any other loses its
    accents or becomes a question mark."""
    return "".join(map(_encodable, text.replace("″", '"')))


def _encodable(letter: str) -> str:
    if letter.encode("cp1252", errors="ignore"):
        return letter
    bare = "".join(each for each in normalize("NFKD", letter) if not combining(each))
    return bare.encode("cp1252", errors="replace").decode("cp1252")


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


def pdf(drawing: Drawing) -> bytes:
    """All pages in one file."""
    from reportlab.pdfgen.canvas import Canvas

    size = (PAGE_WIDTH / POINT, PAGE_HEIGHT / POINT)
    # Not compressed, so that a test can read it; `invariant` leaves out the date.
    canvas = Canvas("", pagesize=size, invariant=1, pageCompression=0)
    canvas.setTitle(drawing.title)
    canvas.setAuthor("Sandtable")
    canvas.setCreator("Sandtable")
    canvas.setSubject("")
    for page in drawing.pages:
        canvas.setLineWidth(0.5)
        for mark in page:
            _pdf_label(canvas, mark) if isinstance(mark, Label) else _pdf_box(canvas, mark)
        canvas.showPage()
    return bytes(canvas.getpdfdata())


def _pdf_label(canvas: Any, mark: Label) -> None:
    draw = {
        "left": canvas.drawString,
        "middle": canvas.drawCentredString,
        "right": canvas.drawRightString,
    }
    canvas.setFont(BOLD if mark.bold else PLAIN, mark.size)
    draw[mark.align](mark.x / POINT, (PAGE_HEIGHT - mark.y) / POINT, encodable(mark.text))


def _pdf_box(canvas: Any, mark: Box) -> None:
    canvas.saveState()
    canvas.setDash([4, 3] if mark.dashed else [])
    if mark.grey is not None:
        canvas.setFillGray(mark.grey)
    bottom = PAGE_HEIGHT - mark.y - mark.height
    sides = (side / POINT for side in (mark.x, bottom, mark.width, mark.height))
    canvas.rect(*sides, fill=int(mark.grey is not None))
    canvas.restoreState()
