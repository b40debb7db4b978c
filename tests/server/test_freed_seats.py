"""A seat that the referee freed in a running match is no prey of the opponent's."""

from __future__ import annotations

import pytest

from tests.server.phone import command


@pytest.fixture
def freed(two, referee):
    """Orange has picked; then the referee took orange's token back. Blue is alone."""
    blue, orange = two
    orange.pick("fortify")
    blue.seen(lambda view: view["pending"]["waiting"] == ["blue"])
    referee.watch(blue.code)
    holders = referee.ok("list_holders", match=blue.match)["holders"]
    theirs = next(each["id"] for each in holders if each["seats"] == ["orange"])
    referee.change("revoke", holder=theirs)
    return blue, referee


def test_nobody_just_sits_down_on_it(freed, phones):
    blue, _ = freed
    wish = {"table": blue.code, "name": "Eve", "seats": ["orange"]}
    for phone, token in ((blue, blue.token), (blue, None), (phones(), None)):
        refused = phone.no("join_table", id=command(), **wish, token=token)
        assert refused == "refused-seat-waits"


def test_the_opponent_seats_no_bot_there_but_the_referee_may(freed):
    blue, referee = freed
    assert blue.refused("seat_bot", seat="orange", level="random") == "refused-seat-waits"
    assert referee.change("seat_bot", seat="orange", level="random")["type"] == "done"


@pytest.mark.parametrize("what", ["draw", "stop"])
def test_nobody_ends_the_match_alone(freed, what):
    blue, _ = freed
    blue.change("propose", seat="blue", what=what)
    asked = blue.seen(lambda view: view["proposal"])
    assert asked["proposal"]["needs"] == ["orange"]
    assert asked["result"] is None
    assert blue.refused("consent", seat="blue", yes=True, seen=asked["seq"]) == (
        "refused-own-proposal"
    )
    refused = blue.refused("consent", seat="orange", yes=True, seen=asked["seq"])
    assert refused == "refused-not-your-seat"


def test_nobody_takes_back_past_a_reveal_alone(freed):
    blue, _ = freed
    blue.pick("recruit")
    back = blue.seen(lambda view: view["pending"].get("id") == "pick-2")["undo"]
    assert not back["free"]
    blue.undo()
    view = blue.seen(lambda view: view["proposal"])
    assert view["pending"]["id"] == "pick-2"


def test_whoever_is_given_the_seat_answers_what_was_proposed(freed, phones):
    blue, referee = freed
    blue.change("propose", seat="blue", what="draw")
    code = referee.ok("give_seat", match=blue.match, seat="orange")["code"]
    other = phones()
    other.sit(other.ok("claim_seat", id=command(), code=code, name="Mira"))
    other.seen(lambda view: view["proposal"])
    other.consent(yes=True)
    assert blue.seen(lambda view: view["result"])["result"]["how"] == "drawn"


def test_dice_wait_for_the_referee_while_the_other_seat_is_free(phones, referee):
    policy = {"dice": "typed", "confirm": True}
    blue, orange = phones().create("blue", policy=policy), phones()
    orange.join(blue.code, "orange")
    blue.change("start_match")
    blue.seen(lambda view: view["pending"]["type"] == "roll")
    orange.seen(lambda view: view["pending"]["type"] == "roll")
    referee.watch(blue.code)
    orange.throw(orange=1)
    holders = referee.ok("list_holders", match=blue.match)["holders"]
    theirs = next(each["id"] for each in holders if each["seats"] == ["orange"])
    referee.change("revoke", holder=theirs)
    blue.seen(lambda view: view["thrown"])
    blue.throw(blue=6)
    thrown = blue.seen(lambda view: len(view["thrown"]["faces"]) == 2)
    assert thrown["thrown"]["needs"] == ["orange"]
    roll = thrown["pending"]["id"]
    assert blue.refused("confirm_throw", roll=roll, yes=True) == "refused-own-throw"
    assert referee.change("confirm_throw", roll=roll, yes=True)["type"] == "done"


def test_both_sides_on_one_phone_need_nobodys_consent(phones):
    phone = phones().create("blue", "orange")
    phone.change("start_match")
    phone.seen(lambda view: view["seat"] == "blue")
    phone.change("propose", seat="blue", what="draw")
    assert phone.seen(lambda view: view["result"])["result"]["how"] == "drawn"
