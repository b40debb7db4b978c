"""Drawings become files that can be opened: SVG, and PDF with the letters that people need."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from server.command.printing import encodable, pdf, rendered, svg, text_width
from server.games.drawing import PAGE_HEIGHT, PAGE_WIDTH, Box, Drawing, Label

POINTS = 72 / 25.4  # in a millimetre
SVG = "{http://www.w3.org/2000/svg}"
PAGE = (
    Box(x=10, y=20, width=63, height=88, dashed=True),
    Box(x=12, y=22, width=20, height=10, grey=0.94),
    Label(x=13, y=27, text="Tiger I (früh), 1942–1945", size=12, bold=True),
    Label(x=13, y=40, text="7″ · 8/3 × 2"),
)


def printed(*marks: Label | Box, title: str = "") -> bytes:
    return pdf(Drawing(title=title, pages=(marks,)))


# --- SVG -------------------------------------------------------------------------------------


def test_an_svg_page_is_an_a4_drawing_with_the_words():
    root = ElementTree.fromstring(svg(PAGE))
    assert root.tag == f"{SVG}svg"
    assert (root.get("width"), root.get("height")) == ("210mm", "297mm")
    texts = [each.text for each in root.iter(f"{SVG}text")]
    assert texts == ["Tiger I (früh), 1942–1945", "7″ · 8/3 × 2"]
    assert len([*root.iter(f"{SVG}rect")]) == 2


def test_a_name_cannot_break_out_of_the_drawing():
    text = '</text><script>"&'
    root = ElementTree.fromstring(svg((Label(x=1, y=1, text=text),)))
    assert [each.text for each in root.iter(f"{SVG}text")] == [text]


# --- PDF -------------------------------------------------------------------------------------


def test_a_pdf_has_its_pages_their_size_and_a_title():
    made = pdf(Drawing(title="Bögen (1)", pages=(PAGE, PAGE, PAGE)))
    assert made.startswith(b"%PDF-") and made.rstrip().endswith(b"%%EOF")
    assert b"/Count 3 " in made
    assert rb"/Title (B\366gen \(1\))" in made
    (box,) = set(re.findall(rb"/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]", made))
    assert [float(side) for side in box] == pytest.approx(
        [PAGE_WIDTH * POINTS, PAGE_HEIGHT * POINTS], abs=0.01
    )


def test_a_pdf_has_fonts_that_every_reader_brings():
    made = printed(*PAGE)
    fonts = set(re.findall(rb"/BaseFont /([\w-]+) /Encoding /WinAnsiEncoding", made))
    assert fonts == {b"Helvetica", b"Helvetica-Bold"}
    assert b"/FontFile" not in made


@pytest.mark.parametrize(
    "text, coded",
    [
        ("Geschütz", rb"(Gesch\374tz)"),
        ("1944–1945", rb"(1944\2261945)"),
        ("7″", b'(7")'),
        ("a · b × c", rb"(a \267 b \327 c)"),
        ("(6)", rb"(\(6\))"),
        ("\\", rb"(\\)"),
        ("Škoda", rb"(\212koda)"),
        ("Győr", b"(Gyor)"),
        ("戦車", b"(??)"),
    ],
)
def test_a_pdf_has_umlauts_and_something_near_to_what_its_fonts_lack(text, coded):
    assert coded + b" Tj" in printed(Label(x=1, y=1, text=text))


@pytest.mark.parametrize("align, slip", [("left", 0), ("middle", 2), ("right", 4)])
def test_labels_stand_where_they_are_aligned_to(align, slip):
    made = printed(Label(x=105, y=PAGE_HEIGHT - 10, text="0000", size=10, align=align))
    x, y = re.search(rb"1 0 0 1 ([\d.]+) ([\d.]+) Tm \(0000\)", made).groups()
    assert float(x) == pytest.approx(105 * POINTS - slip * 5.56, abs=0.01)
    assert float(y) == pytest.approx(10 * POINTS, abs=0.01)


def test_a_box_is_drawn_from_its_lower_corner_and_filled_only_where_it_says_so():
    made = printed(*PAGE[:2])
    x, y, width, height = re.search(rb"n ([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re S", made).groups()
    found = [float(side) for side in (x, y, width, height)]
    assert found == pytest.approx([s * POINTS for s in (10, PAGE_HEIGHT - 108, 63, 88)], abs=0.01)
    assert b"[4 3] 0 d" in made and b".94 g" in made and made.count(b" re B") == 1


def test_the_same_drawing_makes_the_same_file():
    assert printed(*PAGE) == printed(*PAGE)


def test_the_ending_of_the_name_chooses_the_kind_of_file():
    drawing = Drawing(title="", pages=(PAGE,))
    assert rendered("cards.PDF", drawing) == pdf(drawing)
    assert rendered("cards.svg", drawing) == svg(PAGE).encode()


@pytest.mark.parametrize(
    "text, bold, width",
    [
        ("Hamburg", False, 4112),
        ("Hamburg", True, 4389),
        ("Übermaß", False, 4167),
        ("7″", False, 911),
    ],
)
def test_text_is_as_wide_as_the_fonts_own_tables_say(text, bold, width):
    assert text_width(text, 1000, bold=bold) == pytest.approx(width * 25.4 / 72)


def test_a_text_that_the_fonts_have_stays_as_it_is():
    assert encodable("Größe 3–4 °") == "Größe 3–4 °"
