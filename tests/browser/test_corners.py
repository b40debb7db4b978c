"""Small things that once were wrong: a code mistyped, a choice cut off, a zone without a name."""

from __future__ import annotations

from tests.browser.armored_table import DOMINATION, Battle
from tests.browser.test_every_page import seated
from tests.browser.visitor import NAME, SCREEN
from tests.server.phone import Phone


def test_a_wrong_code_is_told_beside_it_and_the_next_can_be_typed(server, visit):
    table = Phone(server.url).create("blue")
    jonas = visit(lang="de").open()
    jonas.page.locator(".join input").click()
    jonas.page.keyboard.type("QQQQ")
    fault = jonas.page.locator(".join .fault")
    fault.wait_for()
    assert "QQQQ" in fault.inner_text()
    jonas.page.keyboard.type(table.code)
    jonas.page.wait_for_url(f"**/t/{table.code}")
    table.close()


def test_a_wrong_seat_code_is_told_beside_it(visit):
    ada = visit().open("/move")
    ada.page.locator(".codefield").fill("NOSUCH")
    ada.page.keyboard.press("Enter")
    ada.page.locator(".field .fault").wait_for()
    assert ada.page.locator(".codefield").get_attribute("aria-invalid") == "true"


def test_a_long_choice_is_never_cut_off(visit):
    ada = visit(lang="de", size=(360, 740)).open("/new/march-of-progress")
    ada.page.locator("summary", has_text="Hausregeln").click()
    long = ada.page.locator(".choice span", has_text="Die Hauptstadt bleibt im Kampf besetzt")
    long.wait_for()
    assert long.evaluate("(span) => span.scrollWidth <= span.clientWidth + 1")
    ada.page.get_by_label("Eine besetzende Armee greift an").select_option(index=1)
    long.wait_for(state="detached")  # the box shows what was chosen instead


def test_zones_have_their_names_on_the_table_and_in_the_log(server, visit):
    phones = Phone(server.url), Phone(server.url)
    battle = Battle(*phones, DOMINATION).listed().rolled_off().at("zone")
    jonas = visit(lang="de").keep(**seated(battle.blue)).open(f"/t/{battle.code}")
    names = jonas.page.locator(".aa-zone-name")
    names.first.wait_for()
    assert set(names.all_text_contents()) == {"Westen", "Osten"}
    battle.blue.act({"type": "choose-zone", "zone": "west"})
    screen = visit(lang="de", size=SCREEN).open(f"/screen/{battle.code}")
    screen.sees("Ada stellt im Westen auf")
    for phone in phones:
        phone.close()


def test_a_turn_is_called_as_its_game_calls_it_and_none_is_counted_before_the_first(server, visit):
    phones = Phone(server.url), Phone(server.url)
    battle = Battle(*phones, DOMINATION)
    jonas = visit(lang="de").keep(**seated(battle.blue)).open(f"/t/{battle.code}")
    line = jonas.page.locator(".appbar .t2")
    assert line.inner_text() == f"Tisch {battle.code}"
    battle.listed().deployed()
    jonas.page.get_by_text("Dein Zug").first.wait_for()
    assert line.inner_text() == f"Tisch {battle.code} · Zug 1"  # its rounds have two of them
    for phone in phones:
        phone.close()


def test_no_page_of_a_table_that_is_not_there_is_a_dead_end(visit):
    for path, way in (
        ("/t/QQQQ", "/"),
        ("/t/QQQQ/replay", "/"),
        ("/screen/QQQQ", "/screen"),
    ):
        ada = visit()
        ada.page.goto(ada.base + path)
        ada.sees("There is no table with the code QQQQ.")
        ada.tap(f'a.offer[href="{way}"]')
        ada.page.wait_for_url(f"**{way}")


def test_the_screen_invites_beside_its_tables_and_keeps_words_in_one_line(server, visit):
    blue = Phone(server.url).create("blue")
    screen = visit(size=SCREEN).open("/screen")
    screen.page.locator(f'a[href="/screen/{blue.code}"]').wait_for()
    screen.page.locator(".qr").wait_for()
    screen.shot("screen-tables")
    blue.close()
    for button in screen.page.locator(".seg button").all():
        lines = button.evaluate(
            """(button) => {
              const words = document.createRange();
              words.selectNodeContents(button);
              return words.getClientRects().length;
            }"""
        )
        assert lines == 1, button.inner_text()


def test_a_seat_moves_to_the_phone_that_scans_its_code(server, visit):
    blue = Phone(server.url).create("blue")
    orange = Phone(server.url).join(blue.code, "orange")
    blue.change("start_match")
    old = visit().keep(**seated(blue)).open(f"/t/{blue.code}")
    old.tap(".appbar .iconbtn:last-child")
    old.page.get_by_role("button", name="Move to another phone").click()
    old.page.locator(".seat-code .qr").wait_for()
    code = old.page.locator(".seat-code b.num").inner_text()
    drawn = old.page.request.get(f"{old.base.replace(NAME, '127.0.0.1')}/api/move/{code}/qr.svg")
    assert drawn.ok and "<svg" in drawn.text()
    new = visit().open(f"/move?code={code}")
    new.tap("button[type=submit]")
    new.page.locator(".prompt.roll.mine").wait_for()
    for phone in (blue, orange):
        phone.close()
