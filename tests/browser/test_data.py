"""Own data on phones: a board saved on one, loaded on another by its code, and played with."""

from __future__ import annotations

import pytest

from server.games.catalogue import GAMES, packs_of
from tests.browser.inspect import sound

BOARD = next(
    kind.example for kind in packs_of(GAMES["armored-advance"]) if kind.id == "board"
).replace('id = "hedgerows"', 'id = "club"', 1)
SMALL = (360, 640)
WORDS = {
    "en": {"name": "Name", "text": "Text", "share": "Share", "keep": "Keep as my own"},
    "de": {"name": "Name", "text": "Text", "share": "Teilen", "keep": "Als meines behalten"},
}
PLAY = {"en": "Play with it", "de": "Damit spielen"}


# A busy phone takes a step back in the history long after it was asked for.
SLOW_BACK = """() => {
  const back = history.back.bind(history);
  window.steps = 0;
  history.back = () => { window.steps += 1; setTimeout(back, 1500); };
  addEventListener("popstate", () => { window.steps -= 1; });
}"""


@pytest.mark.parametrize("lang, size", [("en", (390, 844)), ("de", SMALL)])
def test_a_board_is_saved_shared_fetched_and_played_with(visit, server, lang, size):
    words = WORDS[lang]
    ada = visit(lang=lang, size=size).open("/data")
    ada.page.locator(".empty").wait_for()
    sound(ada, f"data-empty-{lang}")
    ada.tap('a[href="/data/new/board?game=armored-advance"]')
    ada.page.get_by_label(words["text"], exact=True).fill(BOARD.replace("width", "breadth", 1))
    ada.page.get_by_label(words["name"], exact=True).fill("Club table")
    ada.tap(".prompt .primary")
    ada.page.locator("[role=alert] li").nth(1).wait_for()
    assert "Club table.toml: board.width" in ada.words()
    sound(ada, f"data-faults-{lang}")
    ada.page.get_by_label(words["text"], exact=True).fill(BOARD)
    ada.tap(".prompt .primary")
    ada.page.wait_for_url("**/data/pack/*")
    ada.page.get_by_role("button", name=words["share"]).click()
    code = ada.page.locator(".share-code").inner_text()
    ada.page.locator("img.qr").evaluate("img => img.decode()")
    sound(ada, f"data-share-{lang}")
    with ada.page.expect_download() as got:
        ada.tap(".sheet a[download]")
    assert got.value.path().read_text() == BOARD, "a plain link, without a secure context"

    jonas = visit(lang=lang, size=size).open("/data")
    jonas.page.locator(".codefield").fill(code.lower())
    jonas.tap("main form .primary")
    jonas.page.wait_for_url(f"**/data/{code}")
    jonas.page.locator("pre.data-text").wait_for()
    sound(jonas, f"data-shared-{lang}")
    jonas.page.get_by_role("button", name=words["keep"]).click()
    jonas.page.wait_for_url("**/data/pack/*")
    jonas.page.get_by_role("link", name=PLAY[lang]).click()
    chosen = jonas.page.locator("[role=switch][aria-checked=true]", has_text="Club table")
    chosen.wait_for()
    sound(jonas, f"data-set-up-{lang}")
    jonas.page.locator("main input").first.fill("Jonas")
    jonas.tap(".prompt .primary")
    jonas.page.wait_for_url("**/t/*")
    jonas.sees("Club table")
    jonas.shot(f"data-lobby-{lang}")

    ada.page.evaluate(SLOW_BACK)
    ada.page.keyboard.press("Escape")
    ada.tap("main .danger")
    ada.tap(".sheet .danger")
    ada.page.locator(".empty").wait_for()
    ada.page.wait_for_function("() => window.steps === 0")
    assert ada.page.url.endswith("/data"), "not back at the pack that is gone"


def test_an_unknown_code_says_what_to_do(visit):
    page = visit().open("/data/QQQQQQ")
    page.sees("Nothing is shared under this code")


def test_a_file_that_is_no_text_is_refused_in_words(visit, tmp_path):
    page = visit().open("/data/new/board?game=armored-advance")
    file = tmp_path / "latin.toml"
    file.write_bytes("# Gelände".encode("latin-1"))
    page.page.locator(".upload input").set_input_files(file)
    page.sees("no text file in UTF-8")
    file.write_text(BOARD)
    page.page.locator(".upload input").set_input_files(file)
    page.page.get_by_label("Name", exact=True).wait_for()
    assert page.page.get_by_label("Name", exact=True).input_value() == "latin"


def test_two_phones_that_save_the_same_pack_lose_nothing(visit):
    """The same person on two phones: the second is told, and keeps a copy."""
    one = visit().open("/data/new/board?game=armored-advance")
    one.page.get_by_label("Text", exact=True).fill(BOARD)
    one.page.get_by_label("Name", exact=True).fill("Twice")
    one.tap(".prompt .primary")
    one.page.wait_for_url("**/data/pack/*")
    path = one.page.url.removeprefix(one.base)
    identity = one.page.evaluate("localStorage.getItem('sandtable.identity')")
    two = visit().keep(identity=identity).open(path)
    two.page.get_by_label("Text", exact=True).fill(BOARD + "# two\n")
    one.page.get_by_label("Text", exact=True).fill(BOARD + "# one\n")
    one.tap(".prompt .primary")
    one.page.locator(".prompt .no").wait_for()
    two.tap(".prompt .primary")
    two.page.locator(".banner.bad").wait_for()
    two.shot("data-late-en")
    two.tap(".banner.bad button")
    two.page.wait_for_url(lambda url: url != one.page.url and "/data/pack/" in url)
    two.page.get_by_label("Text", exact=True).wait_for()
    assert two.page.get_by_label("Text", exact=True).input_value().endswith("# two\n")
    again = visit().keep(identity=identity).open(path)
    assert again.page.get_by_label("Text", exact=True).input_value().endswith("# one\n")
