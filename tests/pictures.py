"""Makes the pictures in `docs/pictures` from the real client: `make pictures`.

Each shows one moment of a match, on the big screen and on a player's phone.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from playwright.sync_api import sync_playwright

from tests.browser.armored_table import DOMINATION, Battle
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.finger import Finger, middle
from tests.browser.test_armored_drag import draw
from tests.browser.test_place_agreed import form
from tests.browser.test_told import fight, shoot
from tests.browser.visitor import PHONE, SCREEN, Visitor, seated
from tests.server.march import begin
from tests.server.phone import Phone
from tests.server.process import ServerProcess

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
HIGH, GAP = 675, 24
SETTLED = 8_000  # ms: cards are turned over, told and read


def march(new: Callable[[], Phone]) -> Phone:
    """A combat was fought, and both pick again."""
    blue, orange = new().create("blue"), new()
    begin(blue, orange)
    pick(blue, orange, "move1", "move1")
    pick(blue, orange, "recruit", "recruit")
    fight(blue, orange)
    return blue


def pick(blue: Phone, orange: Phone, first: str, second: str) -> None:
    """A turn in which whoever must choose takes the first offer."""
    assert blue.view
    turn = blue.view["view"]["board"]["turn"]
    blue.pick(first)
    orange.seen(lambda view: "blue" not in view["pending"]["waiting"])
    orange.pick(second)
    while blue.view["view"]["board"]["turn"] == turn:
        view = blue.seen(lambda each: each["pending"].get("id") != f"pick-{turn}")
        pending = view["pending"]
        if pending["kind"] == "pick":
            break
        who = {"blue": blue, "orange": orange}[pending["seats"][0]]
        own = who.seen(lambda each, id=pending["id"]: each["pending"].get("id") == id)
        who.act(own["view"]["offers"][0]["action"])
        blue.seen(lambda each, id=pending["id"]: each["pending"].get("id") != id)
    for each in (blue, orange):
        each.seen(lambda view: view["pending"].get("id") == f"pick-{turn + 1}")


def armored(new: Callable[[], Phone]) -> Phone:
    """A shot was fired, and its dice lie."""
    battle = Battle(new(), new(), DOMINATION).listed().deployed()
    offers = battle.blue.view["view"]["offers"]
    shoot(battle, next(o["action"] for o in offers if o["action"]["type"] == "fire"))
    return battle.blue


def against_bots(new: Callable[[], Phone], game: str, *bots: str, **answers: Any) -> Phone:
    """One's own first decision."""
    chairs = [{"seat": seat, "level": "hard"} for seat in bots]
    phone = new().create("blue", game=game, answers=answers, bots=chairs, start=True)
    phone.seen(lambda view: view["view"]["offers"], seconds=60)
    return phone


def scenes(new: Callable[[], Phone]) -> Iterator[tuple[str, Phone]]:
    yield "march", march(new)
    yield "armored-advance", armored(new)
    yield "progress", against_bots(new, "progress", "orange", "green", players=3)
    yield "what-price-glory", against_bots(new, "what-price-glory", "orange")


def joined(*shots: bytes) -> np.ndarray:
    """Beside each other, equally high."""
    parts = []
    for shot in shots:
        found = cv2.imdecode(np.frombuffer(shot, np.uint8), cv2.IMREAD_COLOR)
        width = round(found.shape[1] * HIGH / found.shape[0])
        parts.append(cv2.resize(found, (width, HIGH), interpolation=cv2.INTER_AREA))
        parts.append(np.full((HIGH, GAP, 3), 255, np.uint8))
    return np.hstack(parts[:-1])


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        server = ServerProcess(Path(data)).start()
        try:
            with sync_playwright() as playwright:
                chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                take_all(server, chromium)
                chromium.close()
        finally:
            server.stop()


def take_all(server: ServerProcess, chromium: Any) -> None:
    made: list[Phone] = []

    def new() -> Phone:
        made.append(Phone(server.url))
        return made[-1]

    for name, player in scenes(new):
        wall = Visitor(chromium, server, theme="dark", size=SCREEN)
        hand = Visitor(chromium, server, size=PHONE).keep(**seated(player))
        shots = []
        for visitor, path in ((wall, "/screen/"), (hand, "/t/")):
            visitor.open(f"{path}{player.code}").page.wait_for_timeout(SETTLED)
            shots.append(visitor.page.screenshot())
            visitor.context.close()
        cv2.imwrite(str(FOLDER / f"{name}.png"), joined(*shots))
        print(FOLDER / f"{name}.png")
    for phone in made:
        phone.close()
    take_table(server, chromium)


def take_table(server: ServerProcess, chromium: Any) -> None:
    """The pictures of `docs/your-table.md`."""
    take_editor(server, chromium)
    take_plan(server, chromium)
    take_move(server, chromium)
    take_agreement(server, chromium)
    take_lists(server, chromium)


def take_editor(server: ServerProcess, chromium: Any) -> None:
    """The terrain editor with a board of ours, on a laptop and on a phone."""
    shots = []
    for size in (SCREEN, PHONE):
        visitor = Visitor(chromium, server, size=size).open("/boards")
        visitor.page.get_by_text("River town").first.click()
        visitor.page.locator(".aa-canvas svg").first.wait_for()
        visitor.page.wait_for_timeout(SETTLED / 4)
        shots.append(visitor.page.screenshot())
        visitor.context.close()
    cv2.imwrite(str(FOLDER / "your-table.png"), joined(*shots))
    print(FOLDER / "your-table.png")


def take_plan(server: ServerProcess, chromium: Any) -> None:
    """A board's plan, and the first lines of its table."""
    visitor = Visitor(chromium, server, size=SCREEN).open("/boards")
    page = visitor.page
    page.evaluate("window.print = () => undefined")
    page.get_by_text("River town").first.click()
    page.get_by_role("button", name="Print plan").click()
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 718, "height": 760})  # A4 without its margins, cut
    save("your-table-plan", [page.screenshot()], visitor)


def take_move(server: ServerProcess, chromium: Any) -> None:
    """A move dragged to its limit; and a line drawn by who waits."""
    phones = Phone(server.url), Phone(server.url)
    battle = Battle(*phones, {**DOMINATION, "board": "hedgerows"}).listed().deployed()
    ada, jonas = (
        Visitor(chromium, server, size=PHONE).keep(**seated(phone)).open(f"/t/{battle.code}")
        for phone in phones
    )
    draw(ada, "blue-4")
    x, y = middle(ada, ".aa-handle.spot")
    Finger(ada).drag((x, y), (x, y - 300))
    ada.page.locator(".aa-way-cost .sum", has_text="as far as it goes").wait_for()
    ada.page.locator(".aa-there li").first.wait_for()
    jonas.page.get_by_role("button", name="Measure", exact=True).tap()
    Finger(jonas).drag(*(middle(jonas, f"[data-piece={id}]") for id in ("orange-1", "blue-2")))
    jonas.page.locator(".aa-measure-terms li").nth(2).wait_for()
    save("your-table-move", [each.page.screenshot() for each in (ada, jonas)], ada, jonas)
    for phone in phones:
        phone.close()


def take_agreement(server: ServerProcess, chromium: Any) -> None:
    """A place that one player drags, and what the other does on the table once both agree."""
    phones = Phone(server.url), Phone(server.url)
    battle = Battle(*phones, DOMINATION).listed().deployed()
    ada, jonas = (
        Visitor(chromium, server, size=PHONE).keep(**seated(phone)).open(f"/t/{battle.code}")
        for phone in phones
    )
    form(ada, "Propose to set the table right", "blue-2")
    x, y = middle(ada, ".aa-place-form .aa-handle.spot")
    Finger(ada).drag((x, y), (x + 4, y - 30))
    shots = [ada.page.screenshot()]
    ada.page.locator(".aa-place-form .offer.primary").tap()
    jonas.page.locator(".proposal .tells").wait_for()
    shots.append(jonas.page.screenshot())
    save("your-table-agreed", shots, ada, jonas)
    for phone in phones:
        phone.close()


def take_lists(server: ServerProcess, chromium: Any) -> None:
    """A list on a phone, and as it is printed."""
    visitor = Visitor(chromium, server, size=PHONE).open("/lists")
    page = visitor.page
    page.get_by_label("Requisition", exact=True).last.fill("600")
    page.get_by_role("button", name="Normandy 1944", exact=True).tap()
    page.locator(".aa-code").wait_for()
    shots = [page.screenshot()]
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 718, "height": 700})  # A4 without its margins, cut
    save("force-list", [page.screenshot(), *shots], visitor)


def save(name: str, shots: list[bytes], *visitors: Visitor) -> None:
    cv2.imwrite(str(FOLDER / f"{name}.png"), joined(*shots))
    print(FOLDER / f"{name}.png")
    for visitor in visitors:
        visitor.context.close()


if __name__ == "__main__":
    main()
