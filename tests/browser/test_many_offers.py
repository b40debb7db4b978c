"""More offers than a view shows: the phone asks for those of the unit that is taken up."""

from __future__ import annotations

import pytest

from tests.browser.armored_table import counted
from tests.browser.visitor import seated
from tests.server.phone import Phone
from tests.server.process import ServerProcess


@pytest.fixture
def server(tmp_path):
    with ServerProcess(tmp_path, "--no-bots", module="tests.server.serve_few_offers") as running:
        yield running


def test_a_tank_that_is_taken_up_shows_all_it_may_do(visit, server):
    blue = counted(Phone(server.url), Phone(server.url)).blue
    view = blue.view["view"]
    assert view["more"] > 0 and len(view["offers"]) == 8
    tank = next(offer["about"] for offer in view["offers"] if offer["about"])
    reply = blue.ok("list_offers", match=blue.match, seat="blue", about=tank)
    own = [offer for offer in reply["offers"] if offer["about"] == tank]
    some = [offer for offer in view["offers"] if offer["about"] == tank]
    assert reply["more"] == 0 and len(own) > len(some) > 0
    phone = visit().keep(**seated(blue)).open(f"/t/{blue.code}")
    phone.page.locator(f"[data-unit={tank}]").first.click()
    deeds = phone.page.locator(".aa-deeds .offer")
    deeds.nth(len(own) - 1).wait_for()
    assert deeds.count() == len(own)
