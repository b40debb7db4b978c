"""Names belong to a match; who somebody is at every table, their phone says, and nobody else."""

from __future__ import annotations

import json
from urllib.request import urlopen

from server.hall.identities import Identities
from server.store.packs import matches_of
from server.store.store import Store, open_engine
from tests.server.phone import Phone, command


def identity_of(phone: Phone) -> str:
    return phone.ok("identify")["identity"]


def number(server, identity: str) -> str:
    """What the server keeps of an identity."""
    store = opened(server)
    found = Identities(store).read(identity)
    store.close()
    return found


def opened(server) -> Store:
    return Store(open_engine(f"sqlite:///{server.data / 'sandtable.db'}"))


def history(server, identity: str) -> list[str]:
    store = opened(server)
    found = [match for match, _seat in matches_of(store, Identities(store).read(identity))]
    store.close()
    return found


def test_an_identity_comes_back_as_it_is_and_a_strange_one_is_replaced(phones):
    ada = phones()
    mine = identity_of(ada)
    assert ada.ok("identify", identity=mine)["identity"] == mine
    for strange in ("", "nonsense", mine[:-2], mine + "x"):
        assert ada.ok("identify", identity=strange)["identity"] not in (mine, strange)


def test_the_same_name_is_the_same_person_only_where_the_phone_says_so(server, phones):
    mine, matches = identity_of(phones()), []
    for identity in (mine, mine, None):
        ada = phones().create("blue", game="march-of-progress", identity=identity)
        phones().join(ada.code, "orange", name="Ada")
        ada.change("start_match")
        matches.append(ada.match)
    assert sorted(history(server, mine)) == sorted(matches[:2])


def test_nobody_is_told_an_identity(server, phones):
    ada = phones()
    mine = identity_of(ada)
    ada.create("blue", identity=mine)
    jonas = phones().join(ada.code, "orange")
    ada.change("start_match")
    watcher = phones()
    watcher.watch(ada.code)
    referee = phones()
    referee.sign_in(server, "referee")
    referee.watch(ada.code)
    holders = referee.ok("list_holders", match=ada.match)
    ada.change("resign", seat="blue")
    jonas.change("accept_end", seat="orange")
    heard = [holders, watcher.ok("list_tables"), watcher.ok("look", table=ada.code)]
    heard += [*watcher.told, *jonas.told, *referee.told, *ada.told]
    file = urlopen(f"{server.url}/api/matches/{ada.match}/export").read().decode()
    said = json.dumps(heard) + file
    assert number(server, mine) not in said and mine not in said


def test_an_identity_moves_with_the_seat_code_and_not_with_a_seat_that_is_given(server, phones):
    ada = phones()
    mine = identity_of(ada)
    ada.create("blue", identity=mine)
    phones().join(ada.code, "orange")
    code = ada.ok("make_seat_code", match=ada.match)["code"]
    moved = phones().ok("claim_seat", id=command(), code=code)
    assert moved["identity"] == mine
    referee = phones()
    referee.sign_in(server, "referee")
    referee.watch(ada.code)
    given = referee.ok("give_seat", match=ada.match, seat="blue")["code"]
    assert phones().ok("claim_seat", id=command(), code=given, name="Max")["identity"] is None


def test_whoever_is_given_a_seat_of_a_running_match_has_played_it_too(server, phones):
    ada = phones().create("blue")
    phones().join(ada.code, "orange")
    ada.change("start_match")
    referee = phones()
    referee.sign_in(server, "referee")
    referee.watch(ada.code)
    code = referee.ok("give_seat", match=ada.match, seat="blue")["code"]
    max_ = phones()
    mine = identity_of(max_)
    max_.ok("claim_seat", id=command(), code=code, name="Max", identity=mine)
    assert history(server, mine) == [ada.match]


def test_somebody_who_is_forgotten_has_played_nothing(server, phones):
    ada = phones()
    mine = identity_of(ada)
    ada.create("blue", identity=mine)
    phones().join(ada.code, "orange")
    ada.change("start_match")
    assert history(server, mine) == [ada.match]
    ada.ok("forget_me", identity=mine)
    assert history(server, mine) == []
    store = opened(server)
    bodies = [*store.all_tables(), *(body for _, _, body in store.all_tokens())]
    store.close()
    assert number(server, mine).encode() not in b"".join(bodies)
    assert ada.seen(lambda view: view["seat"] == "blue"), "the seat stays"


def test_an_identity_of_another_server_costs_nobody_a_seat(phones):
    ada = phones().create("blue", identity="of-another-server")
    assert ada.seats == ("blue",)
    assert ada.no("forget_me", identity="of-another-server") == "refused-identity"
