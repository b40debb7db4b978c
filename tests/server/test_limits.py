"""One phone cannot fill the hall, nor lock others out by guessing codes."""

from __future__ import annotations

import pytest

from server.hall.offices import read_secrets
from server.hall.tokens import LETTERS
from server.store.store import Store, open_engine
from tests.server.phone import Phone, command
from tests.server.process import ServerProcess


def test_one_address_cannot_take_every_table(tmp_path):
    wish = {"game": "march-of-progress", "name": "Eve"}
    with ServerProcess(tmp_path, "--no-bots") as server:
        phone = Phone(server.url)
        for _ in range(167):  # a third of the hall
            phone.ok("create_table", id=command(), **wish)
        assert phone.no("create_table", id=command(), **wish) == "refused-share"
        phone.close()


def until_refused(attacker: Phone, what: str, **guess: str) -> None:
    for _ in range(200):
        if attacker.no(what, **guess) == "refused-too-often":
            return
    pytest.fail(f"nobody stopped 200 tries of {what}")


@pytest.fixture
def guessed(tmp_path):
    """A server, a player at it, and an attacker at the same address who guessed until refused."""
    with ServerProcess(tmp_path, "--no-bots") as server:
        player, attacker = Phone(server.url).create("blue"), Phone(server.url)
        for role in ("referee", "organiser"):
            until_refused(attacker, "sign_in", role=role, secret="AAAAAAAAAA")
        until_refused(attacker, "look", table="ZZZZ")
        yield server, player, attacker
        player.close()
        attacker.close()


def test_guesses_lock_nobody_out_who_holds_a_token(guessed):
    server, player, attacker = guessed
    returned = Phone(server.url)
    returned.token = player.token
    returned.watch(player.code, "blue")
    code = returned.ok("make_seat_code", match=player.match)["code"]
    assert attacker.no("claim_seat", id=command(), code=code) == "refused-too-often"
    other = {"id": command(), "table": player.code, "name": "Ada", "seats": ["orange"]}
    assert returned.ok("join_table", **other, token=player.token)
    returned.sign_in(server, "referee")
    returned.close()


def test_a_guesser_with_a_token_is_slowed_down_too(guessed):
    _, player, _ = guessed
    refused = [player.no("sign_in", role="referee", secret="AAAAAAAAAA") for _ in range(6)]
    assert refused == ["refused-secret"] * 5 + ["refused-too-often"]


def test_codes_are_too_long_to_guess(tmp_path):
    store = Store(open_engine(f"sqlite:///{tmp_path / 'x.db'}"))
    store.prepare()
    store.secret("referee", lambda: "ABCDEF")  # as they once were
    secrets = read_secrets(store)
    assert secrets.renewed and not read_secrets(store).renewed
    for code in (secrets.referee, secrets.organiser):
        assert len(LETTERS) ** len(code) > 2**46
    store.close()
