"""Devices at a table: pairing, consent, states, dice, taking back; and bad input."""

from __future__ import annotations

import pytest

from tests.server.devices import (
    attend,
    camera,
    consent,
    feed,
    gone,
    listed,
    pair,
    roll_of,
    served,
)
from tests.server.phone import Phone, command
from tests.server.process import ServerProcess, until

STATE = {"key": "device-watching", "values": {"dice": 3}}


@pytest.fixture
def organiser(server, phones):
    phone = phones()
    phone.sign_in(server, "organiser", "Otto")
    return phone


# --- Pairing ---------------------------------------------------------------------------------


def test_a_tray_is_paired_by_a_code_and_seen_by_everybody(two, phones):
    blue, orange = two
    tray = pair(phones, blue, can=["shows_lamps"])
    shown = listed(orange, tray, lambda each: each["light"] == "live")
    assert (shown["kind"], shown["name"]) == ("tray", "Lamp")
    assert (shown["needs"], shown["by"], shown["can"]) == ([], "blue", ["shows_lamps"])
    tray.ok("report", state=STATE, parts=[{"id": "e661", "name": "Tray 1", "state": STATE}])
    shown = listed(orange, tray, lambda each: each["state"]["key"] == "device-watching")
    assert shown["state"]["values"] == {"dice": 3} and shown["parts"][0]["name"] == "Tray 1"
    tray.close()
    lost = listed(orange, tray, lambda each: each["light"] == "lost")
    assert lost["state"]["key"] == "device-lost" and lost["parts"][0]["light"] == "lost"


def test_a_device_sees_exactly_what_a_watcher_sees(two, phones):
    blue, _ = two
    tray, watcher = pair(phones, blue), phones()
    tray.ok("watch", table=blue.code, token=tray.token)
    watcher.ok("watch", table=blue.code)
    blue.pick("recruit")
    row = blue.seen(lambda view: view["seq"] > two[1].view["seq"] - 1)["seq"]
    views = [each.seen(lambda view: view["seq"] >= row) for each in (tray, watcher)]
    assert views[0] == views[1] and views[0]["seat"] is None
    assert tray.no("watch", table=blue.code, token=tray.token, seat="blue") == (
        "refused-not-your-seat"
    )


def test_a_code_is_good_once_and_for_its_kind_alone(two, phones):
    blue, _ = two
    code = blue.ok("make_pairing_code", match=blue.match, kind="tray")["code"]
    device = phones()
    wish = {"code": code, "kind": "tray", "name": "Lamp"}
    other = device.no("pair_device", id=command(), **{**wish, "kind": "table_camera"})
    assert other == "refused-device-kind"
    same = command()
    first = device.ok("pair_device", id=same, **wish)
    assert device.ok("pair_device", id=same, **wish) == first  # the answer was lost
    assert phones().no("pair_device", id=command(), **wish) == "refused-pairing-code"


def test_only_players_and_officials_ask_for_codes(two, phones, referee):
    watcher = phones()
    watcher.watch(two[0].code)
    wish = {"match": two[0].match, "kind": "tray"}
    assert watcher.no("make_pairing_code", **wish) == "refused-not-your-seat"
    referee.watch(two[0].code)
    assert referee.ok("make_pairing_code", **wish)["seconds"] > 60


def test_dice_need_the_other_side(rolling, phones):
    blue, orange = rolling
    device = camera(phones, blue)
    assert listed(blue, device)["needs"] == ["orange"]
    assert "camera" not in blue.table["sources"]
    assert blue.refused("consent_device", device=device.id, yes=True) == "refused-no-proposal"
    wish = {"seat": "blue", "what": "dice", "dice": "camera"}
    assert blue.refused("propose", **wish) == "refused-source"
    consent(orange, device)
    until(lambda: "camera" in blue.table["sources"], what="the camera among the sources")
    keys = [each["text"]["key"] for each in blue.ok("read_log", match=blue.match)["lines"]]
    assert keys[-2:] == ["log-device-asked", "log-device-feeds"]


def test_a_no_sends_the_device_away(two, phones):
    blue, orange = two
    device = camera(phones, blue)
    listed(orange, device)
    consent(orange, device, yes=False)
    until(lambda: device.removed, what="its farewell")
    assert device.removed["text"]["key"] == "removed-device"
    gone(blue, device)
    again = phones()
    wish = {"token": device.token, "kind": "dice_camera", "feeds": "camera"}
    assert again.no("attend", **wish) == "refused-token"


def test_an_official_decides_alone(two, phones, referee):
    device = camera(phones, two[0])
    referee.watch(two[0].code)
    consent(referee, device)
    assert listed(two[1], device, lambda each: not each["needs"])["feeds"] == "camera"
    own = camera(phones, referee)
    assert listed(two[1], own)["needs"] == []


def test_in_the_lobby_a_free_seat_is_asked_once_somebody_sits_there(phones):
    blue = phones().create("blue")
    device = camera(phones, blue)
    assert listed(blue, device)["needs"] == ["orange"]
    policy = {"dice": "camera", "confirm": False, "window": 10}
    assert blue.refused("set_policy", policy=policy) == "refused-source"
    orange = phones()
    orange.join(blue.code, "orange")
    consent(orange, device)
    blue.change("set_policy", policy=policy)
    blue.change("start_match")
    assert blue.seen(lambda view: view["dice"] == "camera")
    keys = [each["text"]["key"] for each in blue.view["lines"]]
    assert keys[:2] == ["log-start", "log-device-feeds"]


def test_a_person_alone_asks_nobody(phones):
    alone = phones().create("blue", "orange")
    assert listed(alone, camera(phones, alone))["needs"] == []


def test_taken_back_by_either_player_it_is_out_at_once(two, phones):
    blue, orange = two
    device = camera(phones, blue)
    consent(orange, device)
    orange.change("take_back_device", device=device.id)
    assert orange.change("take_back_device", device=device.id)["type"] == "done"
    until(lambda: device.removed, what="its farewell")
    gone(blue, device)
    wish = feed(device, blue.match, "any", blue=(1,))
    assert device.no("feed_roll", id=command(), **wish) == "refused-attend-first"
    assert device.no("report", state=STATE) == "refused-attend-first"
    last = blue.ok("read_log", match=blue.match)["lines"][-1]
    assert last["text"]["key"] == "log-device-gone"


def test_a_referee_finds_it_among_the_tokens_of_the_table(two, phones, referee):
    tray = pair(phones, two[0])
    referee.watch(two[0].code)
    holders = referee.ok("list_holders", match=referee.match)["holders"]
    assert any(each["id"] == tray.id and each["role"] == "device" for each in holders)
    referee.change("revoke", holder=tray.id)
    until(lambda: tray.removed, what="its farewell")
    gone(two[0], tray)


def test_it_comes_back_after_a_restart_with_its_token(tmp_path, phones):
    with ServerProcess(tmp_path, "--no-bots") as server:
        blue = phones(url=server.url).create("blue")
        device = pair(lambda: phones(url=server.url), blue)
        server.kill()
        server.start()
        back = phones(url=server.url)
        back.watch(blue.code)
        back.id = device.id
        assert listed(back, device)["state"]["key"] == "device-away"
        attend_again = phones(url=server.url)
        attend_again.token = device.token
        attend(attend_again, "tray")
        assert listed(back, device, lambda each: each["light"] == "live")["age"] == 0


# --- Bad input -------------------------------------------------------------------------------


def test_of_two_with_one_token_the_newer_counts(two, phones):
    first = pair(phones, two[0])
    second = phones()
    second.token, second.id = first.token, first.id
    attend(second, "tray")
    until(lambda: first.removed, what="the older one's farewell")
    assert first.removed["text"]["key"] == "removed-device-twice"
    assert first.no("report", state=STATE) == "refused-attend-first"
    first.close()
    second.ok("report", state=STATE)
    assert listed(two[0], first)["light"] == "live"


def test_another_kind_or_another_ones_token_is_refused(two, phones, server):
    tray = pair(phones, two[0])
    device = phones()
    assert device.no("attend", token=tray.token) == "refused-device-kind"  # as the bots
    assert device.no("attend", token=two[0].token, kind="tray") == "refused-role"
    feeding = {"token": tray.token, "kind": "tray", "feeds": "camera"}
    assert device.no("attend", **feeding) == "refused-device-changed"
    for name in ("typed", "server", "referee", "clock"):
        wish = {"token": tray.token, "kind": "tray", "feeds": name}
        assert device.no("attend", **wish) == "refused-source"


def test_for_another_table_it_is_nobody(two, phones):
    tray, other = pair(phones, two[0]), phones().create("blue")
    wish = {"table": other.code, "token": tray.token}
    assert phones().no("watch", **wish) == "refused-device-table"
    pressed = {"id": command(), "match": other.match, "button": "referee", "seen": 0}
    assert tray.no("press", **pressed) == "refused-device-table"


def test_a_flood_is_held_back(two, phones):
    tray = pair(phones, two[0])
    replies = [tray.say("report", state=STATE) for _ in range(40)]
    held = [each for each in replies if each["type"] == "refused"]
    assert held and held[0]["text"]["key"] == "refused-too-fast"
    assert held[0]["by"] == "limits"


@pytest.mark.parametrize(
    "state",
    [
        {"key": "refused-token"},
        {"key": "device-x", "values": {"a": "x" * 100}},
        {"key": "device-x", "values": {str(n): 1 for n in range(9)}},
    ],
)
def test_a_state_that_no_device_has_is_malformed(two, phones, state):
    assert pair(phones, two[0]).no("report", state=state) == "refused-message"


def test_a_table_has_room_for_so_many_devices(two, phones, referee):
    referee.watch(two[0].code)
    for number in range(12):
        pair(phones, two[number % 2], name=f"Lamp {number}")
    code = referee.ok("make_pairing_code", match=referee.match, kind="tray")["code"]
    wish = {"code": code, "kind": "tray", "name": "One more"}
    assert phones().no("pair_device", id=command(), **wish) == "refused-many-devices"


# --- Devices of the hall ---------------------------------------------------------------------


def hall_camera(server, phones) -> Phone:
    device = phones()
    secret = server.code("organiser")
    wish = {"role": "device", "secret": secret, "name": "Hall", "kind": "dice_camera"}
    device.token = device.ok("sign_in", **wish)["token"]
    attend(device, "dice_camera", name="Hall", feeds="camera")
    return device


def find(phone: Phone, device: Phone, name: str):
    reply = phone.ok("list_devices", token=phone.token)["devices"]
    device.id = next(each["id"] for each in reply if each["name"] == name)
    return next(each for each in reply if each["id"] == device.id)


def test_a_device_of_the_hall_serves_tables_that_ask_for_it(server, phones, two, organiser):
    device = hall_camera(server, phones)
    blue, orange = two
    assert find(blue, device, "Hall")["hall"]
    blue.change("ask_service", device=device.id)
    assert listed(orange, device)["needs"] == ["orange"]
    consent(orange, device)
    other = phones().create("blue", "orange")
    other.change("ask_service", device=device.id)
    told = served(device, lambda tables: len(tables) == 2 and all(t["agreed"] for t in tables))
    assert {each["table"] for each in told} == {blue.code, other.code}
    assert set(find(organiser, device, "Hall")["tables"]) == {blue.code, other.code}
    other.change("take_back_device", device=device.id)
    served(device, lambda tables: [each["table"] for each in tables] == [blue.code])
    assert not device.removed
    wish = {"id": command(), "token": organiser.token, "holder": device.id}
    organiser.ok("revoke_office", **wish)
    until(lambda: device.removed, what="its farewell")
    gone(blue, device)


def test_one_that_offers_itself_is_asked_of_everybody(server, phones, two):
    device = hall_camera(server, phones)
    attend(device, "dice_camera", name="Self", feeds="camera", tables=[two[0].code])
    told = served(device, lambda tables: any(t["table"] == two[0].code for t in tables))
    assert not told[0]["agreed"]
    shown = until(
        lambda: next((d for d in two[0].table["devices"] if d["name"] == "Self"), None),
        what="the device on the table",
    )
    assert set(shown["needs"]) == {"blue", "orange"}


def test_a_paired_device_is_not_of_the_hall(two, phones):
    tray, other = pair(phones, two[0]), phones().create("blue")
    assert other.refused("ask_service", device=tray.id) == "refused-device"


# --- Dice ------------------------------------------------------------------------------------


def test_a_camera_feeds_the_open_roll(reading):
    blue, _orange, device = reading
    asked = roll_of(device)
    assert asked["open"] == ["blue", "orange"]
    roll = asked["roll"]["id"]
    device.ok("feed_roll", id=command(), **feed(device, blue.match, roll, blue=(6,)))
    served(device, lambda tables: tables[0]["open"] == ["orange"])
    device.ok("feed_roll", id=command(), **feed(device, blue.match, roll, orange=(2,)))
    view = blue.seen(lambda view: view["pending"].get("id") == "pick-1")
    line = next(each for each in view["lines"] if each["source"])
    assert line["source"] == "camera" and line["text"]["values"]["name"] == "Tower"
    served(device, lambda tables: tables[0]["roll"] is None)


def test_what_is_wrong_with_faces(reading, phones):
    blue, _orange, device = reading
    roll = roll_of(device)["roll"]["id"]

    def no(roll_id=roll, **faces):
        return device.no("feed_roll", id=command(), **feed(device, blue.match, roll_id, **faces))

    assert no("old-roll", blue=(1,)) == "refused-stale"
    assert no(blue=(1, 2)) == "refused-dice-count"
    assert no(blue=(7,)) == "refused-dice-face"
    assert no(blue=(0,)) == "refused-dice-face"
    assert no(green=(1,)) == "refused-roller"
    assert no() == "refused-roller"
    typed = {"seat": "blue", "roll": roll, "faces": {"blue": [6]}}
    assert blue.refused("throw", **typed) == "refused-dice-source"
    tray = pair(phones, blue)
    wish = feed(tray, blue.match, roll, blue=(1,))
    assert tray.no("feed_roll", id=command(), **wish) == "refused-device-feeds"
    second = camera(phones, blue)
    assert second.no("feed_roll", id=command(), **wish) == "refused-device-waits"
    assert blue.no("feed_roll", id=command(), **wish) == "refused-attend-first"


def test_faces_count_only_where_the_source_is_the_devices(rolling, phones):
    blue, orange = rolling
    device = camera(phones, blue)
    consent(orange, device)
    wish = feed(device, blue.match, blue.view["pending"]["id"], blue=(6,))
    assert device.no("feed_roll", id=command(), **wish) == "refused-dice-source"


def test_a_doubtful_die_is_settled_by_its_roller(reading):
    blue, orange, device = reading
    roll = roll_of(device)["roll"]["id"]
    doubt = {
        "why": {"key": "device-doubt-cocked"},
        "faces": {"blue": [4]},
        "dice": [{"x": 0.5, "y": 0.5, "size": 0.1, "face": 4, "doubtful": True}],
    }
    device.ok("doubt_roll", id=command(), match=blue.match, roll=roll, **doubt)
    for phone in (blue, orange):
        shown = phone.seen(lambda view: view["doubt"])["doubt"]
        assert shown["dice"][0]["doubtful"] and shown["faces"] == {"blue": [4]}
    blue.throw(blue=4)
    orange.seen(lambda view: view["thrown"])
    orange.throw(orange=1)
    view = blue.seen(lambda view: view["pending"].get("id") == "pick-1")
    assert view["doubt"] is None
    line = next(each for each in view["lines"] if each["source"])
    assert line["source"] == "camera" and line["text"]["key"] == "log-settled-dice"


def test_when_the_device_is_taken_back_the_source_can_be_changed(reading):
    blue, orange, device = reading
    blue.change("take_back_device", device=device.id)
    until(lambda: "camera" not in blue.table["sources"], what="the source gone")
    blue.change("propose", seat="blue", what="dice", dice="typed")
    orange.seen(lambda view: view["proposal"])
    orange.consent(yes=True)
    blue.seen(lambda view: view["dice"] == "typed")
    blue.throw(blue=6)
