"""Two phones and a screen play a small match: lists, deployment, a move, typed dice, a wreck."""

from __future__ import annotations

from tests.browser.finger import middle
from tests.browser.inspect import sound
from tests.browser.visitor import SCREEN, Visitor

READY = ".prompt .offer.primary:not([aria-disabled=true])"


def sit_down(visit) -> tuple[Visitor, Visitor, Visitor]:
    ada = visit(lang="en").open()
    ada.tap('a[href^="/new/armored-advance"]')
    ada.page.get_by_label("Your name").fill("Ada")
    ada.tap(".prompt .offer.primary")
    ada.page.wait_for_url("**/t/*")
    code = ada.page.url.rsplit("/", 1)[1]
    jonas = visit(lang="de", theme="dark").open(f"/t/{code}")
    jonas.page.locator("input").first.fill("Jonas")
    jonas.tap(".prompt .offer.primary, main .offer.primary")
    screen = visit(lang="en", theme="dark", size=SCREEN).open(f"/screen/{code}")
    ada.sees("Jonas")
    ada.tap(READY)
    return ada, jonas, screen


def build_lists(ada: Visitor, jonas: Visitor) -> None:
    """Ada builds a Firefly of her own; Jonas takes the ready list with one Stuart."""
    ada.page.locator(".aa-ready button", has_text="Stuart troop").click()
    ada.page.locator(".aa-list .stepper button").first.click()  # the Stuart of the ready list
    ada.page.locator(".aa-judged .bad").wait_for()
    assert ada.page.locator(READY).count() == 0, "an empty list cannot be handed in"
    ada.page.locator("button", has_text="Add a unit").click()
    ada.page.locator("input[type=search]").fill("firefly")
    ada.page.locator(".aa-cards .row").first.click()
    ada.page.locator(".aa-cost .num", has_text="205").wait_for()
    sound(ada, "armored-list-en")
    ada.tap(READY)
    jonas.page.locator(".aa-ready button", has_text="Stuart-Trupp").click()
    sound(jonas, "armored-list-de")
    jonas.tap(READY)


def roll(visitor: Visitor, face: int) -> None:
    visitor.page.locator(f".prompt.roll.mine .facebtn[aria-label='{face}']").click()
    visitor.tap(READY)


def deploy(ada: Visitor, jonas: Visitor) -> None:
    """Ada wins both roll-offs; each places its one unit."""
    roll(ada, 6)
    roll(jonas, 2)
    ada.page.locator("button", has_text="West").click()
    for phone, name in ((ada, "en"), (jonas, "de")):
        phone.page.locator(".aa-deeds .offer").first.click()
        phone.page.locator(".aa-piece.ghost").wait_for()
        phone.shot(f"armored-deploy-{name}")
        phone.tap(READY)
    roll(ada, 6)
    roll(jonas, 2)


def move(ada: Visitor) -> None:
    """Two taps make a way of two legs; the unit stands elsewhere afterwards."""
    ada.page.locator(".prompt.mine", has_text="actions left").wait_for()
    ada.tap("[data-unit=blue-1]")
    sound(ada, "armored-unit")
    ada.page.locator(".aa-deeds .offer", has_text="Move").first.click()
    x, y = middle(ada, "[data-piece=blue-1] .body")
    ada.page.mouse.click(x + 30, y - 30)
    ada.page.mouse.click(x + 56, y - 40)
    ada.page.locator(".aa-way circle").wait_for(state="attached")
    ada.shot("armored-way")
    ada.tap(READY)
    ada.page.locator(".aa-line", has_text="moved").wait_for()


def shoot(ada: Visitor, face: int) -> None:
    """Tap the enemy, read the ruling, fire, and type what the die shows."""
    ada.page.locator(".aa-deeds .offer", has_text="Fire").first.wait_for()
    ada.tap("[data-unit=orange-1]")
    ada.page.locator(".aa-card .need").wait_for()
    sound(ada, "armored-shot")
    ada.tap(READY)
    roll(ada, face)


def test_a_small_match_is_played_on_two_phones(visit):
    ada, jonas, screen = sit_down(visit)
    build_lists(ada, jonas)
    deploy(ada, jonas)
    ada.page.locator("[data-unit=blue-1]").wait_for()
    sound(jonas, "armored-waits-de")
    move(ada)
    shoot(ada, 1)
    # With her last action spent the turn is over by itself; Jonas ends his own by hand.
    jonas.page.locator("button", has_text="Zug beenden").click()
    jonas.page.locator("button", has_text="Trotzdem beenden").click()  # actions are left
    ada.page.locator(".prompt.mine").wait_for()
    ada.tap("[data-unit=blue-1]")
    ada.page.locator(".aa-deeds .offer", has_text="Fire").first.wait_for()
    ada.tap("[data-unit=orange-1]")
    ada.page.locator(".aa-card .need").wait_for()
    ada.tap(READY)
    screen.page.locator(".aa-screen .six").wait_for()
    sound(screen, "armored-screen-shot")
    roll(ada, 6)
    the_stuart_burns(ada, jonas, screen)


def the_stuart_burns(ada: Visitor, jonas: Visitor, screen: Visitor) -> None:
    for phone, word in ((ada, "Ada wins"), (jonas, "Ada gewinnt")):
        phone.page.locator(".prompt.result").wait_for()
        assert word in phone.words()
        assert phone.page.locator("[data-unit=orange-1]").count() == 0
        sound(phone, f"armored-end-{word[:4].lower()}")
    screen.sees("Ada wins")
    screen.shot("armored-screen-end")
