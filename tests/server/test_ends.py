"""Resigning opens nobody's secrets before the end stands, and a rewind says who has seen them."""

from __future__ import annotations

import urllib.error
import urllib.request

import pytest

from server.hall import ends, playing, seating
from server.hall.seating import BotWish, NewTable
from server.match.agreements import Wish, propose
from server.match.leaving import resign
from server.match.refereeing import abandon
from server.match.refusal import NotAllowed
from tests.server.test_exchange import begin, open_hall


def peeks(phone, other: str) -> str | None:
    """Why a phone may not see another's past, if it may not."""
    reply = phone.say("replay", match=phone.match, at=3, seat=other)
    return reply["text"]["key"] if reply["type"] == "refused" else None


def file_of(server, match: str) -> bytes:
    return urllib.request.urlopen(f"{server.url}/api/matches/{match}/export").read()


def keys(phone) -> list[str]:
    return [line["text"]["key"] for line in phone.ok("read_log", match=phone.match)["lines"]]


def resigned(two):
    """Orange has picked in secret; Blue picks and gives up."""
    blue, orange = two
    orange.pick("fortify")
    blue.change("resign", seat="blue")
    for phone in two:
        phone.seen(lambda view: view["result"])
    return blue, orange


def test_who_resigns_sees_nothing_until_the_other_side_has_accepted(two, server):
    blue, orange = resigned(two)
    assert blue.view["accept"] == ["orange"]
    for phone, other in ((blue, "orange"), (orange, "blue")):
        assert peeks(phone, other) == "refused-end-open"
    assert "mop-you-picked" not in keys(blue)
    with pytest.raises(urllib.error.HTTPError, match="409"):
        file_of(server, blue.match)
    assert blue.refused("accept_end", seat="orange") == "refused-not-your-seat"
    orange.change("accept_end", seat="orange")
    blue.seen(lambda view: view["accept"] == [])
    assert peeks(blue, "orange") is None
    assert "mop-you-picked" in keys(blue)
    assert b'"sandtable"' in file_of(server, blue.match)


def test_a_rematch_lets_the_end_stand(two):
    blue, orange = resigned(two)
    first = blue.match
    orange.change("rematch")
    blue.change("rematch")  # the same wish is a yes
    blue.seen(lambda view: view["match"] != first)
    past = blue.ok("replay", match=first, at=3, seat="orange")
    assert past["seat"] == "orange"


def test_a_rewind_says_who_has_seen_what(two, referee, server):
    blue, orange = resigned(two)
    orange.change("accept_end", seat="orange")
    assert peeks(blue, "orange") is None
    file_of(server, blue.match)
    assert keys(orange).count("log-looked") == 1
    peeks(blue, "orange")
    assert keys(orange).count("log-looked") == 1, "once is enough"
    referee.watch(blue.code)
    end = next(
        line["seq"]
        for line in referee.ok("read_log", match=blue.match)["lines"]
        if line["text"]["key"] == "log-resigned"
    )
    referee.change("rewind", to=end - 1, reason="a slip of the thumb")
    said = orange.seen(lambda view: view["result"] is None)["lines"]
    seen = [line for line in said if line["text"]["key"].startswith("log-has-seen")]
    assert {line["seat"] for line in seen} == {"blue", None}
    assert peeks(blue, "orange") == "refused-secret-view"


def test_a_seat_cannot_be_taken_to_accept_the_end(two, referee, phones):
    blue, _ = resigned(two)
    referee.watch(blue.code)
    holders = referee.ok("list_holders", match=blue.match)["holders"]
    theirs = next(each["id"] for each in holders if each["seats"] == ["orange"])
    referee.change("revoke", holder=theirs)
    wish = {"id": "take-that-seat", "table": blue.code, "name": "Eve", "seats": ["orange"]}
    assert phones().no("join_table", **wish) == "refused-seat-waits"
    assert peeks(blue, "orange") == "refused-end-open"


# --- without a network -----------------------------------------------------------------------


def pair(hall, bots: tuple[BotWish, ...] = ()):
    wish = NewTable(game="march-of-progress", name="Ada", seats=("blue",), bots=bots)
    code = seating.create(hall, wish).table.code
    if not bots:
        seating.join(hall, code, "Jonas", ("orange",), None)
    return playing.start(hall, code)


@pytest.mark.parametrize(
    "end, needs",
    [
        (lambda match: resign(match, "i-give-up", "blue"), ("orange",)),
        (lambda match: abandon(match, "go-home-now", "it is late"), ("blue", "orange")),
    ],
    ids=["resigned", "abandoned"],
)
def test_minutes_make_an_end_final(tmp_path, end, needs):
    hall = open_hall(tmp_path / "x.db")
    match = pair(hall)
    end(match)
    assert (hall.ends.needs(match), hall.is_final(match)) == (needs, False)
    with pytest.raises(NotAllowed, match="refused-end-open"):
        playing.give_out(hall, match.id)
    told = []
    hall.news.match_changed = told.append
    hall.ends.final = told.append
    hall.ends.expire(match, hall.ends.open[match.id])
    assert hall.is_final(match) and told == [match]
    assert playing.give_out(hall, match.id)


def test_bots_accept_at_once(tmp_path):
    hall = open_hall(tmp_path / "x.db")
    hall.bots = {"march-of-progress": ("random",)}
    match = pair(hall, bots=(BotWish("orange", "random"),))
    resign(match, "i-give-up", "blue")
    assert hall.is_final(match)


def test_who_plays_alone_need_not_wait_for_anybody(tmp_path):
    hall = open_hall(tmp_path / "x.db")
    _, match = begin(hall)
    propose(match, "a-draw-then", "blue", Wish(what="draw"))
    before = match.seq
    assert hall.is_final(match)
    ends.note_look(hall.table(match.table), match, "blue")
    assert match.seq == before, "there is nobody to tell of it"


def test_an_end_of_before_a_restart_is_final(tmp_path):
    hall = open_hall(tmp_path / "x.db")
    match = pair(hall)
    resign(match, "i-give-up", "blue")
    again = open_hall(tmp_path / "x.db")
    assert again.is_final(again.match(again.table(match.table)))
