"""Printed cards: what stands on them, that it fits, and that both files can be opened."""

from __future__ import annotations

import re
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from server.games.armored_advance.units.cards import UnitCard
from server.games.armored_advance.units.library import library, shipped
from server.games.armored_advance.units.paper import (
    PAGE_HEIGHT,
    PAGE_WIDTH,
    Box,
    Label,
    pdf,
    svg,
    text_width,
)
from server.games.armored_advance.units.sheet import HEIGHT, WIDTH, sheet
from server.words import LANGUAGES, Words
from tests.armored_advance.test_library import OWN_CARD

CARDS = shipped().cards()
WORDS = {
    lang: Words(lang, (files("server") / "texts", files("server.games.armored_advance")))
    for lang in LANGUAGES
}
SVG = "{http://www.w3.org/2000/svg}"


def pages(*cards: UnitCard, lang: str = "en"):
    return sheet(cards, WORDS[lang].say, lang)


def labels(page) -> list[str]:
    return [mark.text for mark in page if isinstance(mark, Label)]


def objects(made: bytes) -> dict[int, bytes]:
    """A PDF's objects, found like a reader finds them: by the table at its end."""
    end = re.search(rb"startxref\n(\d+)\n%%EOF\n\Z", made)
    assert end
    start = int(end[1])
    table = re.match(rb"xref\n0 (\d+)\n((?:\d{10} \d{5} [nf] \n)+)trailer\n", made[start:])
    assert table
    places = [int(line[:10]) for line in table[2].splitlines()]
    assert len(places) == int(table[1])
    found = {}
    for number, place in enumerate(places[1:], 1):
        body = re.match(rb"(\d+) 0 obj\n(.*?)\nendobj\n", made[place:], re.S)
        assert body and int(body[1]) == number
        found[number] = body[2]
    return found


def test_the_stuarts_card_says_what_the_book_prints():
    (page,) = pages(CARDS["m5a1-stuart"])
    told = labels(page)
    for text in ("M5A1 Stuart", "United States, light tank, 1942–1945", "10", "7″", "90"):
        assert text in told
    for text in ("37 mm M6", "8/3", ".30 cal", "AI/D3", "Light, Scout, Rapid Fire"):
        assert text in told
    assert any(text.startswith("as printed") for text in told)


def test_a_german_card_is_german():
    told = labels(pages(CARDS["mg-nest"], lang="de")[0])
    assert {"MG-Nest", "TP", "Kosten", "Leicht, Feldgeschütz"} <= set(told)


def test_limits_of_one_weapon_stand_beside_its_name():
    lee, truck = CARDS["m3-lee"], library({"club.toml": OWN_CARD}).cards()["gun-truck"]
    assert "75 mm M2 (front 90°)" in labels(pages(lee)[0])
    assert "2-pdr (rear 90°, within 30″)" in labels(pages(truck)[0])


@pytest.mark.parametrize("count, sheets", [(1, 1), (9, 1), (10, 2), (85, 10)])
def test_nine_cards_stand_on_a_page(count, sheets):
    assert len(pages(*[*CARDS.values()][:count])) == sheets


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_leaves_its_card(lang):
    for card in CARDS.values():
        (page,) = pages(card, lang=lang)
        outline = page[0]
        assert isinstance(outline, Box) and (outline.width, outline.height) == (WIDTH, HEIGHT)
        right, bottom = outline.x + WIDTH, outline.y + HEIGHT
        for mark in page[1:]:
            if isinstance(mark, Box):
                assert mark.x + mark.width <= right and mark.y + mark.height <= bottom
                continue
            wide = text_width(mark.text, mark.size, bold=mark.bold)
            left = mark.x - {"left": 0, "middle": wide / 2, "right": wide}[mark.align]
            assert outline.x < left and left + wide < right, (card.id, mark)
            assert outline.y < mark.y < bottom


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_all_its_words(lang):
    pages(*CARDS.values(), lang=lang)
    assert not WORDS[lang].missing


def test_keywords_are_wrapped_between_and_not_inside():
    told = labels(pages(CARDS["wirbelwind"], lang="de")[0])
    assert "Mittel, Maschinenkanone (6)," in told and "Flugabwehr (24)" in told


def test_even_six_weapons_end_above_the_keywords():
    line = '    { name = "Bren", kind = "ai", kills = "D3-1" },\n'
    card = library({"club.toml": OWN_CARD.replace(line, 5 * line)}).cards()["gun-truck"]
    assert len(card.weapons) == 6
    heights = {mark.text: mark.y for mark in pages(card)[0] if isinstance(mark, Label)}
    assert heights["Light, Rapid Fire, Angling (4)"] - heights["Bren"] >= 3


# --- SVG -------------------------------------------------------------------------------------


def test_an_svg_page_is_an_a4_drawing_with_the_words():
    (page,) = pages(CARDS["tiger-i"], CARDS["wespe"], lang="de")
    root = ElementTree.fromstring(svg(page))
    assert root.tag == f"{SVG}svg"
    assert (root.get("width"), root.get("height")) == ("210mm", "297mm")
    texts = [each.text for each in root.iter(f"{SVG}text")]
    assert "Tiger I Ausf. E" in texts
    assert "Schwer, Anwinkeln (12)" in texts
    assert len([*root.iter(f"{SVG}rect")]) == 2 * (1 + 4 + 3)


def test_a_name_cannot_break_out_of_the_drawing():
    text = OWN_CARD.replace('en = "Gun truck"', """en = '</text><script>"&'""")
    card = library({"club.toml": text}).cards()["gun-truck"]
    root = ElementTree.fromstring(svg(pages(card)[0]))
    assert '</text><script>"&' in [each.text for each in root.iter(f"{SVG}text")]


# --- PDF -------------------------------------------------------------------------------------


def test_a_pdf_is_found_through_its_own_table():
    made = pdf(pages(*CARDS.values()), "Unit cards")
    found = objects(made)
    assert made.startswith(b"%PDF-1.4\n")
    assert b"/Root 1 0 R" in made
    assert found[1] == b"<< /Type /Catalog /Pages 2 0 R >>"
    kids = re.search(rb"/Kids \[(.*?)\] /Count (\d+)", found[2])
    assert kids and int(kids[2]) == 10
    for kid in re.findall(rb"(\d+) 0 R", kids[1]):
        page = found[int(kid)]
        assert b"/Type /Page /Parent 2 0 R" in page
        content = found[int(re.search(rb"/Contents (\d+) 0 R", page)[1])]
        length, stream = re.match(
            rb"<< /Length (\d+) >>\nstream\n(.*)\nendstream\Z", content, re.S
        ).groups()
        assert len(stream) == int(length)
        assert stream.count(b"BT ") == stream.count(b" ET") > 0


def test_a_pdf_has_the_pages_size_and_its_words():
    made = pdf(pages(CARDS["m5a1-stuart"]), "Unit cards")
    assert b"/MediaBox [0 0 595.28 841.89]" in made
    for text in (b"(M5A1 Stuart) Tj", b"(8/3) Tj", b'(7") Tj', b"(Unit cards)"):
        assert text in made
    assert b"/BaseFont /Helvetica-Bold" in made and b"/WinAnsiEncoding" in made


def test_a_pdf_has_umlauts_and_brackets():
    (page,) = pages(CARDS["wirbelwind"], lang="de")
    made = pdf((page,), "Bögen (1)")
    assert "(B\xf6gen \\(1\\))".encode("latin-1") in made
    assert "Maschinenkanone \\(6\\)".encode("latin-1") in made
    assert "Flugabwehrfahrzeug, 1944\x961945".encode("latin-1") in made  # an en dash


@pytest.mark.parametrize(
    "text, coded",
    [("Škoda", b"(\x8akoda)"), ("Győr", b"(Gyor)"), ("戦車", b"(??)"), ("\\", b"(\\\\)")],
)
def test_what_the_encoding_lacks_becomes_something_near(text, coded):
    assert coded + b" Tj" in pdf(((Label(x=1, y=1, text=text),),), "")


def test_labels_stand_where_they_are_aligned_to():
    made = pdf(((Label(x=105, y=PAGE_HEIGHT, text="0000", size=10, align="right"),),), "")
    left = float(re.search(rb"Tf ([\d.]+) 0.00 Td", made)[1])
    assert left == pytest.approx(PAGE_WIDTH / 2 * 72 / 25.4 - 4 * 5.56, abs=0.01)


def test_the_same_cards_make_the_same_file():
    assert pdf(pages(*CARDS.values()), "x") == pdf(pages(*CARDS.values()), "x")


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
