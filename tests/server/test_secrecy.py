"""A curious player tries to learn what a seat may not know."""

from __future__ import annotations

from tests.server.phone import command


def test_a_phone_that_claims_to_have_just_connected_loses_its_seats_sight_all_the_same(two, phones):
    """Such an event would blank the server's memory of the connection, but not its rooms."""
    old, _ = two
    code = old.ok("make_seat_code", match=old.match)["code"]
    old.client.emit("connect", {})
    old.ok("hello", protocol=1)  # by now the event has been heard
    new = phones()
    new.sit(new.ok("claim_seat", id=command(), code=code))
    new.seen(lambda view: view["pending"].get("id") == "pick-1")
    new.pick("fortify")
    new.seen(lambda view: "blue" not in view["pending"]["waiting"])
    assert old.removed
    assert "fortify" not in [
        told["view"]["board"]["players"][0]["picked"] for told in old.told if told["type"] == "view"
    ]
