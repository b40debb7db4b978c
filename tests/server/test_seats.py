"""Who may sit where, with which token, and who may not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from server.hall.limits import Tries
from server.hall.tokens import Tokens, as_rows
from server.match.refusal import Refusal
from server.store.store import Store, open_engine
from tests.server.phone import command


def test_a_taken_seat_cannot_be_taken_again(phones):
    blue, thief = phones().create("blue"), phones()
    wish = {"id": command(), "table": blue.code, "name": "Eve", "seats": ["blue"]}
    assert thief.no("join_table", **wish) == "refused-seat-taken"
    assert thief.no("join_table", **{**wish, "id": command(), "seats": ["green"]}) == "refused-seat"


def test_a_double_tap_makes_one_table(phones):
    phone = phones()
    wish = {"id": command(), "game": "march-of-progress", "name": "Ada", "seats": ["blue"]}
    assert phone.ok("create_table", **wish) == phone.ok("create_table", **wish)


def test_a_match_starts_only_when_every_seat_is_taken(phones):
    blue = phones().create("blue")
    assert blue.refused("start_match") == "refused-seats-free"
    phones().join(blue.code, "orange")
    assert blue.change("start_match")["type"] == "done"


def test_a_forged_token_opens_nothing(phones):
    blue, thief = phones().create("blue"), phones()
    forged = blue.token[:-2] + ("AA" if blue.token[-2:] != "AA" else "BB")
    assert thief.no("watch", table=blue.code, token=forged, seat="blue") == "refused-token"
    assert thief.no("watch", table=blue.code, seat="blue") == "refused-not-your-seat"


def test_a_token_of_one_table_is_worth_nothing_at_another(phones):
    here, there = phones().create("blue"), phones().create("blue")
    refused = here.no("watch", table=there.code, token=here.token, seat="blue")
    assert refused == "refused-not-your-seat"


def test_a_player_moves_to_another_phone_and_the_old_one_is_out(two, phones):
    blue, _ = two
    code = blue.ok("make_seat_code", match=blue.match)["code"]
    other = phones()
    other.sit(other.ok("claim_seat", id=command(), code=code.lower()))
    assert other.seats == ("blue",)
    other.seen(lambda view: view["seat"] == "blue")
    assert other.pick("recruit")["type"] == "done"
    refused = blue.no("watch", table=blue.code, token=blue.token, seat="blue")
    assert refused == "refused-token"
    assert blue.removed is not None
    assert phones().no("claim_seat", id=command(), code=code) == "refused-secret"


def test_a_seat_code_whose_answer_was_lost_is_shown_again(two, phones):
    blue, _ = two
    wish = {"id": command(), "code": blue.ok("make_seat_code", match=blue.match)["code"]}
    first = phones().ok("claim_seat", **wish)
    assert phones().ok("claim_seat", **wish) == first


def test_one_phone_may_hold_both_seats_one_view_at_a_time(phones):
    phone = phones().create("blue", "orange")
    phone.change("start_match")
    phone.seen(lambda view: view["seat"] == "blue")
    phone.watch(phone.code, "orange")
    phone.seen(lambda view: view["seat"] == "orange")
    refused = phone.refused("act", seat="green", decision="x", action={})
    assert refused == "refused-not-your-seat"


def test_a_seat_is_added_to_the_token_one_has(phones):
    phone = phones().create("blue")
    wish = {"id": command(), "table": phone.code, "name": "Ada", "seats": ["orange"]}
    seated = phone.ok("join_table", **wish, token=phone.token)
    assert sorted(seated["seats"]) == ["blue", "orange"]


def test_names_travel_as_text_whatever_they_hold(phones):
    name = "<img src=x onerror=alert(1)>"
    phone = phones().create("blue", name=name)
    assert phone.table["seats"][0]["name"] == name  # a browser test sees that it is escaped


def test_an_empty_lobby_is_cleared_away(phones):
    phone = phones().create("blue")
    phone.change("leave_seat", seat="blue")
    assert phones().no("look", table=phone.code) == "refused-table"


def test_wrong_secrets_are_slowed_down():
    now = [0.0]
    tries = Tries(free=5, clock=lambda: now[0])
    for _ in range(5):
        tries.check("a phone")
        tries.failed("a phone")
    with pytest.raises(Refusal, match="refused-too-often"):
        tries.check("a phone")
    tries.check("another phone")
    now[0] += 6
    tries.check("a phone")
    tries.failed("a phone")
    now[0] += 6
    with pytest.raises(Refusal, match="refused-too-often"):
        tries.check("a phone")


@pytest.fixture
def tokens(tmp_path):
    store = Store(open_engine(f"sqlite:///{tmp_path / 'x.db'}"))
    store.prepare()
    now = [1000.0]
    made = Tokens(store, clock=lambda: now[0])
    made.now = now
    return made


@pytest.mark.parametrize("role", ["player", "referee", "organiser", "watcher", "device"])
def test_a_token_expires(tokens, role):
    holder = tokens.make(role, "7K4F")
    tokens.keep(holder)
    token = tokens.sign(holder)
    assert tokens.read(token) == holder
    tokens.now[0] = holder.expires + 1
    with pytest.raises(Refusal, match="refused-token"):
        tokens.read(token)


def test_a_token_can_be_taken_back_and_stays_so_after_a_restart(tokens):
    tokens.now[0] = 1e12
    holder = tokens.make("player", "7K4F", "Ada")
    tokens.store.save(tokens_=as_rows(holder))
    tokens.keep(replace(holder, revoked=True))
    with pytest.raises(Refusal, match="refused-token"):
        tokens.read(tokens.sign(holder))
    again = Tokens(tokens.store, tokens.clock)
    assert again.read(tokens.sign(holder)).name == "Ada"  # what was kept, is what counts
    tokens.store.save(tokens_=as_rows(replace(holder, revoked=True)))
    with pytest.raises(Refusal, match="refused-token"):
        Tokens(tokens.store).read(tokens.sign(holder))


def test_a_watchers_token_is_kept_only_when_it_was_taken_back(tokens):
    tokens.now[0] = 1e12
    holder = tokens.make("watcher", "7K4F")
    token = tokens.sign(holder)
    again = Tokens(tokens.store, tokens.clock)
    assert again.read(token) == holder
    assert again.holders == {}
    tokens.store.save(tokens_=as_rows(replace(holder, revoked=True)))
    with pytest.raises(Refusal, match="refused-token"):
        Tokens(tokens.store, tokens.clock).read(token)


def test_who_left_a_seat_sees_nothing_of_who_sits_there_next(phones):
    left, orange = phones().create("blue"), phones()
    orange.join(left.code, "orange")
    left.change("leave_seat", seat="blue")
    blue = phones().join(left.code, "blue", name="Mira")
    blue.change("start_match")
    for phone in (blue, orange):
        phone.seen(lambda view: view["pending"]["type"] == "roll")
        phone.throw(**{phone.seat: 6 if phone is blue else 1})
    blue.seen(lambda view: view["pending"].get("id") == "pick-1")
    blue.pick("fortify")
    left.seen(lambda view: "blue" not in view["pending"].get("waiting", ["blue"]))
    assert left.view["seat"] is None
    assert "fortify" not in str([told.get("lines") for told in left.told])
