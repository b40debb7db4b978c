"""Three seats, a deck, hidden hands, a reaction window: the server serves any such game."""

from __future__ import annotations

import random
import resource

import pytest

from tests.kernel.skirmish import GAME
from tests.server.phone import Phone
from tests.server.process import ServerProcess, until

SEATS = GAME.seats


@pytest.fixture(scope="module")
def skirmish(tmp_path_factory):
    data = tmp_path_factory.mktemp("skirmish")
    with ServerProcess(data, "--no-bots", module="tests.server.serve_test_games") as running:
        yield running


@pytest.fixture
def three(skirmish):
    policy = {"dice": "server", "window": 3}
    first = Phone(skirmish.url).create(SEATS[0], game=GAME.id, policy=policy)
    phones = [first, *(Phone(skirmish.url).join(first.code, seat) for seat in SEATS[1:])]
    first.change("start_match")
    for phone in phones:
        phone.seen(lambda view: view["pending"]["type"] != "shuffle")
    yield phones
    for phone in phones:
        phone.close()


def move(phone: Phone, luck: random.Random) -> bool:
    """One legal move of a phone that is waited for."""
    view, seat = phone.view, phone.seat
    if view["pending"]["type"] == "roll":
        groups = view["pending"]["groups"]
        if any(group["seat"] in (None, seat) for group in groups):
            phone.say(
                "throw",
                id=f"throw-{luck.random()}",
                match=phone.match,
                seat=seat,
                roll=view["pending"]["id"],
            )
            return True
    offers = [offer for offer in view["view"]["offers"] if not offer["refused"]]
    if view["pending"]["type"] == "decide" and offers and seat in view["pending"]["waiting"]:
        reply = phone.say(
            "act",
            id=f"act-{luck.random()}",
            match=phone.match,
            seat=seat,
            decision=view["pending"]["id"],
            action=luck.choice(offers)["action"],
        )
        return reply["type"] == "done"
    return False


def play_until(phones, luck, condition):
    def step():
        if condition(phones[0].view):
            return True
        for phone in phones:
            move(phone, luck)
        return condition(phones[0].view)

    until(step, seconds=60, what="the moment of the game")


def is_window(view) -> bool:
    return view["pending"].get("kind") == "window"


def test_a_window_closes_by_itself_after_the_tables_time(three):
    play_until(three, random.Random(4), is_window)
    window = three[0].view["pending"]["id"]
    assert 0 < three[0].view["closes_in"] <= 3
    late = Phone(three[0].url)
    late.watch(three[0].code)
    assert 0 < late.seen(is_window)["closes_in"] <= three[0].view["closes_in"]
    late.close()
    view = three[1].seen(lambda view: view["pending"].get("id") != window, seconds=15)
    assert view["closes_in"] is None


def test_a_window_that_a_rewind_opens_again_has_its_whole_time_and_closes_again(three, skirmish):
    play_until(three, random.Random(4), is_window)
    window = three[0].view
    three[0].seen(lambda view: not is_window(view), seconds=15)
    referee = Phone(three[0].url)
    referee.sign_in(skirmish, "referee")
    referee.watch(three[0].code)
    referee.change("rewind", to=window["seq"], reason="too quick for us")
    again = three[0].seen(is_window)
    assert again["pending"]["id"] == window["pending"]["id"]
    assert again["closes_in"] > 2.5
    three[0].seen(lambda view: not is_window(view), seconds=15)
    referee.close()


def test_a_window_closes_once_the_disk_has_room_again(three, skirmish):
    is_window = lambda view: view["pending"].get("kind") == "window"  # noqa: E731
    play_until(three, random.Random(4), is_window)
    window, server = three[0].view["pending"]["id"], skirmish.process.pid
    no_room, room = (0, resource.RLIM_INFINITY), (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    said = len(skirmish.output)
    resource.prlimit(server, resource.RLIMIT_FSIZE, no_room)
    try:
        until(lambda: "disk I" in skirmish.output[said:], what="a write that fails", seconds=15)
    finally:
        resource.prlimit(server, resource.RLIMIT_FSIZE, room)
    three[1].seen(lambda view: view["pending"].get("id") != window, seconds=15)


def test_a_hand_is_shown_to_its_own_phone_alone(three):
    own = [phone.view["view"]["board"] for phone in three]
    assert own[0] != own[1] != own[2]
    watcher = Phone(three[0].url)
    watcher.watch(three[0].code)
    watcher.seen(lambda view: view["seat"] is None)
    hands = [str(offer["action"]) for phone in three for offer in phone.view["view"]["offers"]]
    assert hands
    assert watcher.view["view"]["offers"] == []
    watcher.close()
