"""A reaction window counts down before everybody's eyes, and tells nobody who can react."""

from __future__ import annotations

import random

import pytest

from tests.browser.visitor import SCREEN, Visitor
from tests.kernel.skirmish import GAME
from tests.server.phone import Phone
from tests.server.process import ServerProcess
from tests.server.test_other_game import play_until

CLOCK = ".window-clock"


@pytest.fixture(scope="module")
def skirmish(tmp_path_factory):
    data = tmp_path_factory.mktemp("windows")
    with ServerProcess(data, "--no-bots", module="tests.server.serve_test_games") as running:
        yield running


@pytest.fixture
def looking(chromium, skirmish):
    """A page for each phone given, or a screen for None; closed in the end."""
    visitors = []

    def look(phone: Phone | None, code: str, **options) -> Visitor:
        visitor = Visitor(chromium, skirmish, **options)
        visitors.append(visitor)
        if phone is None:
            return visitor.open(f"/screen/{code}")
        kept = {"type": "seated", "token": phone.token, "table": code, "match": phone.match}
        visitor.keep(seats={code: {**kept, "seats": phone.seats, "name": "Ada"}})
        return visitor.open(f"/t/{code}")

    yield look
    for visitor in visitors:
        visitor.context.close()


def three(server, seconds: int) -> list[Phone]:
    """Three phones with their first cards in hand."""
    policy = {"dice": "server", "window": seconds}
    first = Phone(server.url).create(GAME.seats[0], game=GAME.id, policy=policy)
    phones = [first, *(Phone(server.url).join(first.code, seat) for seat in GAME.seats[1:])]
    first.change("start_match")
    for phone in phones:
        phone.seen(lambda view: view["pending"]["type"] != "shuffle")
    return phones


def at_a_window(phones: list[Phone]) -> list[Phone]:
    """Their game waits for reactions."""
    play_until(phones, random.Random(4), lambda view: view["pending"].get("kind") == "window")
    for phone in phones:
        phone.seen(lambda view: view["pending"].get("kind") == "window")
    return phones


def at_an_uneven_window(server) -> list[Phone]:
    """One of the three can react and one cannot, as the server's shuffles have it sometimes."""
    for _ in range(40):
        phones = at_a_window(three(server, 120))
        if len({len(phone.view["view"]["offers"]) > 0 for phone in phones}) == 2:
            return phones
        for phone in phones:
            phone.close()
    raise AssertionError("forty deals, and never one who can react beside one who cannot")


def test_everybody_sees_the_same_clock_whoever_can_react(skirmish, looking):
    phones = at_an_uneven_window(skirmish)
    shown = set()
    for phone, lang in zip(phones, ("en", "de", "en"), strict=True):
        page = looking(phone, phones[0].code, lang=lang).page
        page.locator(CLOCK).wait_for()
        shown.add(page.locator(f"{CLOCK} .num").count())
        words = {"en": "seconds left to react", "de": "Sekunden zum Reagieren"}[lang]
        assert words in page.locator(CLOCK).inner_text()
        assert page.locator(".prompt.mine").count() == 0
    screen = looking(None, phones[0].code, size=SCREEN).page
    screen.locator(f"{CLOCK}.big").wait_for()
    assert shown == {1}
    for phone in phones:
        phone.close()


def test_the_clock_comes_and_goes_with_its_window(skirmish, looking):
    phones = three(skirmish, 5)
    page = looking(phones[0], phones[0].code).page
    assert page.locator(CLOCK).count() == 0
    at_a_window(phones)
    page.locator(CLOCK).wait_for()
    assert int(page.locator(f"{CLOCK} .num").inner_text()) <= 5
    page.locator(CLOCK).wait_for(state="detached")  # the server closes it, not the page
    screen = looking(None, phones[0].code, size=SCREEN)
    screen.sees("The time to react is over")
    assert "proof" not in screen.words(), "the seal of the dice is no news for the room"
    for phone in phones:
        phone.close()
