"""The buttons of a tray that is bound to a seat, and what phones and devices say to each other."""

from __future__ import annotations

from tests.server.devices import (
    listed,
    pair,
)
from tests.server.phone import Phone, command
from tests.server.process import until


def bound(phones, phone: Phone, part: str | None = "e661") -> Phone:
    tray = pair(phones, phone)
    tray.watch(phone.code)
    phone.change("bind_part", device=tray.id, part=part, seat=phone.seat)
    if tray.table["status"] == "playing":  # the log says so, and the tray must have seen it
        bound = "log-device-bound"
        tray.seen(lambda view: bound in [each["text"]["key"] for each in view["lines"]])
    return tray


def press(tray: Phone, button: str, **more):
    wish = {"id": command(), "match": tray.match, "button": button, "part": "e661"}
    return tray.say("press", **{**wish, "seen": tray.view["seq"], **more})


def test_a_bound_tray_calls_the_referee_and_asks_for_undo(two, phones):
    blue, orange = two
    tray = bound(phones, blue)
    assert press(tray, "referee")["type"] == "done"
    until(lambda: blue.table["call"], what="the call")
    assert blue.table["call"]["seat"] == "blue"
    blue.pick("recruit")
    orange.pick("recruit")
    before = blue.seen(lambda view: view["pending"].get("id") != "pick-1" and view["undo"])
    tray.seen(lambda view: view["seq"] == before["seq"])
    assert press(tray, "undo")["type"] == "done"
    proposal = orange.seen(lambda view: view["proposal"])["proposal"]
    assert (proposal["what"], proposal["by"]) == ("undo", "blue")


def test_confirm_agrees_to_the_open_proposal(two, phones):
    blue, orange = two
    tray = bound(phones, orange)
    old = tray.view["seq"]
    blue.change("propose", seat="blue", what="draw")
    tray.seen(lambda view: view["proposal"])
    assert press(tray, "confirm", seen=old)["text"]["key"] == "refused-stale"
    same = command()
    assert press(tray, "confirm", id=same)["type"] == "done"
    assert press(tray, "confirm", id=same)["type"] == "done"  # sent twice
    assert blue.seen(lambda view: view["result"])["result"]["how"] == "drawn"


def test_confirm_never_agrees_to_ones_own_proposal(two, phones):
    blue, _ = two
    tray = bound(phones, blue)
    blue.change("propose", seat="blue", what="draw")
    tray.seen(lambda view: view["proposal"])
    assert press(tray, "confirm")["text"]["key"] == "refused-press"


def test_confirm_lets_the_server_throw(phones):
    blue, orange = phones().create("blue", policy={"dice": "server"}), phones()
    orange.join(blue.code, "orange")
    tray = bound(phones, blue)
    blue.change("start_match")
    tray.seen(lambda view: view["pending"]["type"] == "roll")
    assert press(tray, "confirm")["type"] == "done"
    thrown = {"log-roll-server"}
    blue.seen(lambda view: thrown & {each["text"]["key"] for each in view["lines"]})


def test_where_there_is_a_choice_the_phone_is_asked(two, phones):
    tray = bound(phones, two[0])
    assert press(tray, "confirm")["text"]["key"] == "refused-press"


def test_a_tray_has_no_other_actions(two, phones):
    blue, orange = two
    tray = bound(phones, blue)
    assert press(tray, "resign")["text"]["key"] == "refused-message"
    wish = {"seat": "blue", "decision": "pick-1", "action": {"type": "pick", "card": "recruit"}}
    assert tray.refused("act", **wish) == "refused-not-your-seat"
    assert tray.refused("resign", seat="blue") == "refused-not-your-seat"
    assert press(tray, "referee", part="other")["text"]["key"] == "refused-not-bound"
    claim = {"device": tray.id, "part": "e662", "seat": "blue"}
    assert orange.refused("bind_part", **claim) == "refused-not-your-seat"
    assert tray.refused("bind_part", **claim) == "refused-not-your-seat"


def test_the_buttons_do_not_change_hands_with_the_seat(two, phones, referee):
    blue, _ = two
    tray = bound(phones, blue)
    referee.watch(blue.code)
    code = referee.ok("give_seat", match=referee.match, seat="blue")["code"]
    phones().ok("claim_seat", id=command(), code=code, name="Eve")
    assert press(tray, "referee")["text"]["key"] == "refused-not-bound"


# --- Phones talk to devices ------------------------------------------------------------------


def test_a_phone_asks_and_the_device_answers_it_alone(two, phones):
    blue, orange = two
    tray = pair(phones, blue)
    asked = blue.ok("tell_device", match=blue.match, device=tray.id, ask={"type": "list_parts"})
    heard = until(
        lambda: next((each for each in tray.told if each["type"] == "device_asked"), None),
        what="the question",
    )
    assert heard["request"] == asked["request"] and heard["table"] == blue.code
    parts = {"type": "parts", "parts": [{"id": "e661", "place": "neutral"}]}
    tray.ok("answer_ask", request=heard["request"], answer=parts)
    said = until(
        lambda: next((each for each in blue.told if each["type"] == "device_said"), None),
        what="the answer",
    )
    assert said["said"]["parts"][0]["place"] == "neutral"
    late = {"request": heard["request"], "answer": {"type": "ok"}}
    assert tray.no("answer_ask", **late) == "refused-nobody-asks"
    tray.ok("spread_news", news=parts)
    until(lambda: any(each["type"] == "device_said" for each in orange.told), what="news for both")
    assert not [each for each in orange.told if each.get("request")]


def test_strangers_ask_nothing_of_a_device(two, phones):
    tray, watcher = pair(phones, two[0]), phones()
    watcher.watch(two[0].code)
    wish = {"match": two[0].match, "device": tray.id, "ask": {"type": "identify"}}
    assert watcher.no("tell_device", **wish) == "refused-not-your-seat"
    other = phones().create("blue")
    assert other.no("tell_device", **{**wish, "match": other.match}) == "refused-device"
    tray.close()
    listed(two[0], tray, lambda each: each["light"] == "lost")
    assert two[0].no("tell_device", **wish) == "refused-device-lost"
