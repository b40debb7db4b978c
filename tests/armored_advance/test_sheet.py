"""Printed cards: what stands on them, and that it fits."""

from __future__ import annotations

from importlib.resources import files

import pytest

from server.command.printing import text_width
from server.games.armored_advance.units.cards import UnitCard
from server.games.armored_advance.units.library import library, shipped
from server.games.armored_advance.units.sheet import HEIGHT, WIDTH, Means, sheet
from server.games.drawing import Box, Label
from server.words import LANGUAGES, Words
from tests.armored_advance.test_library import OWN_CARD

CARDS = shipped().cards()
WORDS = {
    lang: Words(lang, (files("server") / "texts", files("server.games.armored_advance")))
    for lang in LANGUAGES
}


def pages(*cards: UnitCard, lang: str = "en"):
    return sheet(cards, Means(WORDS[lang], text_width))


def labels(page) -> list[str]:
    return [mark.text for mark in page if isinstance(mark, Label)]


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
