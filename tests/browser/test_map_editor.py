"""The editors of What Price Glory?: a border corrected by touch, a fault named, the map kept and
played with; the number of a card corrected and kept."""

from __future__ import annotations

from tests.browser.visitor import Visitor

TABLET = (820, 1180)


def choose(page: Visitor, area: str) -> None:
    page.page.locator(f'[data-area="{area}"]').tap()
    page.page.locator(".wpg-edit").wait_for()


def test_a_border_is_corrected_and_the_map_kept(visit):
    page = visit(size=TABLET, lang="de").open("/front-map")
    drawn = page.page.locator(".wpg-map").first.bounding_box()
    assert drawn["width"] > 0.9 * TABLET[0]  # held upright, the panel lies below
    choose(page, "liege")
    page.page.get_by_label("Grenze zu Namur", exact=True).select_option("forest")
    page.page.get_by_label("Keine Grenze zu Hasselt").tap()
    page.page.get_by_text("Nachbarn: 4").wait_for()
    page.page.get_by_label("Zurücknehmen").tap()
    page.page.get_by_text("Nachbarn: 5").wait_for()
    page.shot("glory-editor-tablet")
    page.page.get_by_label("Name deiner Karte").fill("Unsere Front")
    page.page.locator(".wpg-editor-foot .primary").tap()
    page.page.wait_for_url("**/data/pack/*")
    page.sees("Unsere Front")
    assert 'barrier = "forest"' in page.page.locator("textarea").input_value()


def test_an_area_that_nothing_reaches_is_named_and_ringed(visit):
    page = visit().open("/front-map")
    choose(page, "le-havre")
    while (part := page.page.locator(".wpg-edit-neighbours .iconbtn")).count():
        part.first.tap()
    page.page.locator(".wpg-faults", has_text="cannot be reached").wait_for()
    page.page.locator(".wpg-map .outline").first.wait_for(state="attached")
    page.shot("glory-editor-fault")
    page.page.locator(".wpg-edit .offer").tap()
    page.sees("Tap the area it borders")
    page.page.locator('[data-area="rouen"]').tap()
    page.page.locator(".wpg-faults").wait_for(state="detached")


def test_the_number_of_a_card_is_corrected_and_the_cards_kept(visit):
    page = visit(size=(360, 640)).open("/front-cards")

    def copies(card: str, side: str):
        return page.page.get_by_role("group", name=f"{card}, {side}", exact=True)

    copies("Steel Rain", "Central Powers").get_by_label("more").tap()
    page.page.locator(".wpg-faults", has_text="17 battle cards instead of 16").wait_for()
    page.shot("glory-cards-fault")
    copies("Railroads", "Central Powers").get_by_label("less").tap()
    page.page.locator(".wpg-faults").wait_for(state="detached")
    page.page.get_by_label("Name of your cards").fill("Our deck")
    page.page.locator(".wpg-editor-foot .primary").tap()
    page.page.wait_for_url("**/data/pack/*")
    assert "copies = { cp = 3, en = 2 }" in page.page.locator("textarea").input_value()
