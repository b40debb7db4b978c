"""The referee: calls, rulings, rewinds, corrections; and typed dice with a nod."""

from __future__ import annotations

from server.match.chance import seal
from tests.server.phone import command
from tests.server.process import until


def test_the_wrong_code_makes_no_referee(phones):
    assert phones().no("sign_in", role="referee", secret="AAAAAA") == "refused-secret"


def test_players_cannot_do_what_referees_do(two):
    blue, _ = two
    assert blue.refused("rewind", to=0, reason="please") == "refused-role"
    assert blue.refused("correct", correction={}, reason="please") == "refused-role"
    assert blue.no("list_holders", match=blue.match) == "refused-role"


def test_a_call_is_seen_and_answered_by_a_ruling(two, referee):
    blue, orange = two
    blue.change("call_referee", seat="blue", text="Is this adjacent?")
    until(lambda: (orange.table["call"] or {}).get("seat") == "blue", what="the call told")
    referee.watch(blue.code)
    assert referee.table["call"]["text"] == "Is this adjacent?"
    referee.change("rule", text="It is.")
    blue.seen(lambda view: view["lines"][-1]["words"] == "It is.")
    until(lambda: referee.table["call"] is None, what="the call answered")


def test_a_call_is_withdrawn_when_the_matter_is_settled(two, phones):
    blue, orange = two
    blue.change("call_referee", seat="blue", text="Is this adjacent?")
    until(lambda: orange.table["call"], what="the call told")
    passer_by = phones()
    passer_by.watch(blue.code)
    assert passer_by.refused("withdraw_call") == "refused-not-your-seat"
    orange.change("withdraw_call")
    until(lambda: blue.table["call"] is None, what="the call withdrawn")
    said = blue.seen(lambda view: view["lines"][-1]["text"]["key"] == "log-settled")
    orange.change("withdraw_call")  # tapped twice
    assert blue.view["seq"] == said["seq"]


def test_a_rewind_has_a_reason_and_the_rows_stay(two, referee):
    blue, orange = two
    blue.pick("recruit")
    orange.pick("recruit")
    blue.seen(lambda view: view["pending"].get("id") == "pick-2")
    referee.watch(blue.code)
    referee.change("rewind", to=2, reason="wrong card")
    view = blue.seen(lambda view: view["pending"].get("id") == "pick-1")
    assert view["lines"][-1]["words"] == "wrong card"
    assert any(line["undone"] for line in view["lines"])


def test_a_wrong_reading_is_corrected_while_nothing_was_decided(two, referee):
    blue, _ = two
    assert blue.view["view"]["board"]["initiative"] == "blue"
    referee.watch(blue.code)
    faces = {"blue": [1], "orange": [6]}
    referee.change("correct_throw", row=2, faces=faces, reason="read upside down")
    blue.seen(lambda view: view["view"]["board"]["initiative"] == "orange")
    blue.pick("recruit")
    refused = referee.refused("correct_throw", row=2, faces=faces, reason="again")
    assert refused in ("refused-decided-since", "refused-row")


def test_an_abandoned_match_has_no_winner(two, referee):
    blue, _ = two
    referee.watch(blue.code)
    referee.change("abandon", reason="the hall closes")
    result = blue.seen(lambda view: view["result"])["result"]
    assert (result["how"], result["winners"]) == ("abandoned", [])


def test_a_revoked_player_is_out_and_the_seat_waits(two, referee, phones):
    blue, orange = two
    referee.watch(blue.code)
    holders = referee.ok("list_holders", match=referee.match)["holders"]
    mine = next(holder for holder in holders if holder["seats"] == ["blue"])
    referee.change("revoke", holder=mine["id"])
    decision = orange.view["pending"]["id"]
    action = {"type": "pick", "card": "move1"}
    refused = blue.refused("act", seat="blue", decision=decision, action=action)
    assert refused in ("refused-watch-first", "refused-not-your-seat")
    code = referee.ok("give_seat", match=referee.match, seat="blue")["code"]
    new = phones()
    new.sit(new.ok("claim_seat", id=command(), code=code, name="Mira"))
    assert new.seen(lambda view: view["seat"] == "blue")


def dicing(phones, **policy):
    blue = phones().create("blue", policy=policy)
    orange = phones().join(blue.code, "orange")
    blue.change("start_match")
    for phone in (blue, orange):
        phone.seen(lambda view: view["pending"]["type"] == "roll")
    return blue, orange


def test_typed_dice_wait_for_the_opponents_nod(phones):
    blue, orange = dicing(phones, confirm=True)
    blue.throw(blue=5)
    orange.seen(lambda view: view["thrown"])
    orange.throw(orange=2)
    waiting = blue.seen(lambda view: view["thrown"] and view["thrown"]["needs"])
    assert waiting["thrown"]["needs"] == ["blue"]
    roll = waiting["pending"]["id"]
    assert orange.refused("confirm_throw", roll=roll, yes=True) == "refused-own-throw"
    blue.change("confirm_throw", roll=roll, yes=False)
    blue.seen(lambda view: view["thrown"] is None)


def test_faces_that_no_die_shows_are_refused(phones):
    blue, _ = dicing(phones)
    roll = blue.view["pending"]["id"]
    throw = {"seat": "blue", "roll": roll}
    assert blue.refused("throw", **throw, faces={"blue": [7]}) == "refused-dice-face"
    assert blue.refused("throw", **throw, faces={"blue": [1, 2]}) == "refused-dice-count"
    assert blue.refused("throw", **throw, faces={"orange": [1]}) == "refused-roller"
    assert blue.refused("throw", **throw) == "refused-dice-source"
    assert blue.refused("throw", seat="blue", roll="old", faces={"blue": [1]}) == "refused-stale"


def test_the_servers_dice_are_sealed_before_they_are_thrown(phones):
    blue, orange = dicing(phones, dice="server")
    sealed = [line for line in blue.view["lines"] if line["text"]["key"] == "log-sealed"]
    roll = blue.view["pending"]["id"]
    refused = blue.refused("throw", seat="blue", roll=roll, faces={"blue": [6]})
    assert refused == "refused-dice-source"
    blue.change("throw", seat="blue", roll=roll)
    view = orange.seen(lambda view: view["pending"].get("id") != roll)
    thrown = [line for line in view["lines"] if line["text"]["key"] == "log-roll-server"]
    seed = thrown[0]["text"]["values"]["seed"]
    assert seal(seed) == sealed[0]["text"]["values"]["proof"]


def test_another_source_of_dice_needs_the_opponent(phones):
    blue, orange = dicing(phones)
    blue.change("propose", seat="blue", what="dice", dice="server")
    orange.seen(lambda view: view["proposal"])
    orange.consent(yes=True)
    assert blue.seen(lambda view: view["dice"] == "server")
