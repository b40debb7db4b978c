"""The council of ten with two devices: a third source of dice with its picture, and a tray. What
they see and show holds no secret of a hand or of private words."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from tests.kernel.council.state import SIDES
from tests.server.council import council, to_phase
from tests.server.devices import listed, pair, roll_of
from tests.server.phone import Phone, command
from tests.server.pictures import bring, fetch, png
from tests.server.process import ServerProcess, until


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    data = tmp_path_factory.mktemp("council-devices")
    with ServerProcess(data, "--no-bots", module="tests.server.serve_test_games") as running:
        yield running


def closing(stack: ExitStack, url: str) -> Phone:
    phone = Phone(url)
    stack.callback(phone.close)
    return phone


def test_ten_seats_two_devices_and_evidence_on_a_roll(server):
    with council(server.url, 10) as phones, ExitStack() as stack:
        first, *others = phones
        tower = pair(lambda: closing(stack, server.url), first, "other", "Tower", feeds="tower")
        tray = pair(lambda: closing(stack, server.url), first, "tray", "Lamp")
        assert listed(first, tower)["needs"] == list(SIDES[1:10])
        for phone in others:
            phone.change("consent_device", device=tower.id, yes=True)
        until(lambda: "tower" in first.table["sources"], what="the tower among the sources")

        to_phase(phones, "roll")
        first.change("propose", seat=first.seat, what="dice", dice="tower")
        for phone in others:
            phone.seen(lambda view: view["proposal"] or view["dice"] == "tower")
            if phone.view["proposal"] and phone.seat in phone.view["proposal"]["needs"]:
                phone.consent(yes=True)
        first.seen(lambda view: view["dice"] == "tower")

        roll, picture = roll_of(tower)["roll"], png(shade=55)
        kept = bring(server.url, tower.token, first.match, picture)[1]["hash"]
        faces = {"council": [1]}  # with ten of them there is more to tell than a view has lines
        wish = {"match": first.match, "roll": roll["id"], "faces": faces, "evidence": [kept]}
        tower.ok("feed_roll", id=command(), **wish)
        after = others[-1].seen(lambda view: view["view"]["board"]["phase"] != "roll")
        assert [kept] in [each["evidence"] for each in after["lines"]]
        lines = others[-1].ok("read_log", match=first.match)["lines"]
        [line] = [each for each in lines if each["evidence"]]
        assert (line["source"], line["faces"]) == ("tower", faces)
        assert fetch(server.url, others[-1].token, first.match, kept) == (200, picture)

        first.change("take_back_device", device=tower.id)
        until(lambda: tower.removed, what="the tower's farewell")
        assert listed(others[0], tray)["light"] == "live"


def test_a_device_is_told_nothing_that_a_watcher_is_not(server):
    with council(server.url, 3) as phones, ExitStack() as stack:
        first, second, _ = phones
        tray = pair(lambda: closing(stack, server.url), first)
        tray.watch(first.code)
        watcher = closing(stack, server.url)
        watcher.ok("watch", table=first.code)
        first.change("whisper", seat=first.seat, to=[second.seat], text="the plum is poisoned")
        second.seen(lambda view: "poisoned" in str(view["lines"]))
        to_phase(phones, "roll")
        seq = first.view["seq"]
        views = [each.seen(lambda view: view["seq"] >= seq) for each in (tray, watcher)]
        assert views[0] == views[1]
        logs = [each.ok("read_log", match=first.match) for each in (tray, watcher)]
        assert logs[0] == logs[1]
        assert "poisoned" not in str(tray.told) + str(logs)
