"""After the end: its story, another match with sides swapped or not, and the list of matches."""

from __future__ import annotations

import pytest

from tests.server.phone import until


@pytest.fixture
def ended(two):
    """A match that orange has won, and whose end stands."""
    blue, orange = two
    blue.change("resign", seat="blue")
    orange.seen(lambda view: view["result"])
    orange.change("accept_end", seat="orange")
    blue.seen(lambda view: view["accept"] == [])
    return blue, orange


# --- The story -------------------------------------------------------------------------------


def test_a_story_is_told_when_the_end_is_final(two):
    blue, orange = two
    assert blue.no("read_story", match=blue.match) == "refused-not-over"
    blue.change("resign", seat="blue")
    orange.seen(lambda view: view["result"])
    assert orange.no("read_story", match=blue.match) == "refused-end-open"
    orange.change("accept_end", seat="orange")
    told = blue.ok("read_story", match=blue.match)
    assert told["story"]["series"][0]["points"]["blue"]
    assert told["story"]["luck"]["what"] == "pips"
    assert told["seconds"] >= 0


def test_a_story_leaves_no_trace_in_the_log(ended):
    blue, _ = ended
    before = blue.ok("read_log", match=blue.match)["lines"]
    blue.ok("read_story", match=blue.match)
    assert blue.ok("read_log", match=blue.match)["lines"] == before


# --- Another match ---------------------------------------------------------------------------


def test_a_rematch_is_asked_of_the_other_side(ended):
    blue, orange = ended
    blue.change("rematch", seat="blue", swap=True)
    asked = until(lambda: orange.table["again"], what="the wish")
    assert asked == {"by": "blue", "swap": True, "needs": ["orange"], "no": None}
    assert orange.table["status"] == "over"
    assert blue.refused("answer_rematch", seat="orange", yes=True) == "refused-not-your-seat"


def test_a_rematch_may_be_declined_and_taken_back(ended):
    blue, orange = ended
    blue.change("rematch")
    orange.change("answer_rematch", seat="orange", yes=False)
    assert until(lambda: (blue.table["again"] or {}).get("no"), what="the no") == "orange"
    orange.change("rematch")
    until(lambda: blue.table["again"]["by"] == "orange", what="the other's wish")
    orange.change("answer_rematch", seat="orange", yes=False)
    until(lambda: blue.table["again"] is None, what="that it was taken back")
    assert blue.refused("answer_rematch", seat="blue", yes=True) == "refused-rematch-gone"


def test_with_sides_swapped_everybody_keeps_their_phone(ended):
    blue, orange = ended
    first, token = blue.match, blue.token
    blue.change("rematch", swap=True)
    orange.change("answer_rematch", seat="orange", yes=True)
    until(lambda: blue.match != first, what="the next match")
    assert [seat["name"] for seat in blue.table["seats"]] == ["Jonas", "Ada"]
    [reseated] = [message for message in blue.told if message["type"] == "reseated"]
    assert reseated["seats"] == ["orange"]
    watching = blue.watch(blue.code, "orange")
    assert watching["seats"] == ["orange"] and blue.token == token
    assert blue.seen(lambda view: view["match"] != first)["seat"] == "orange"
    assert blue.refused("resign", seat="blue") == "refused-not-your-seat"


def test_a_phone_that_was_away_learns_that_sides_were_swapped(ended):
    blue, orange = ended
    first = blue.match
    orange.change("rematch", swap=True)
    blue.change("rematch", swap=True)  # the same wish is a yes
    until(lambda: blue.match != first, what="the next match")
    blue.view = None
    assert blue.watch(blue.code, "blue")["seats"] == ["orange"]  # by what it remembers
    assert blue.seen(lambda view: view["match"] != first)["seat"] == "orange"


def test_the_same_answer_twice_begins_one_match(ended):
    blue, orange = ended
    first = blue.match
    blue.change("rematch")
    for _ in range(2):
        orange.ok("answer_rematch", id="one-and-the-same", match=first, seat="orange", yes=True)
    until(lambda: blue.match != first, what="the next match")
    assert blue.table["again"] is None


# --- What was played -------------------------------------------------------------------------


def test_finished_matches_are_listed_with_who_sat_where(ended):
    blue, orange = ended
    first = blue.match
    blue.change("rematch", swap=True)
    orange.change("answer_rematch", seat="orange", yes=True)
    until(lambda: blue.match != first, what="the next match")
    found = blue.ok("list_finished")
    [listed] = [each for each in found["matches"] if each["match"] == first]
    assert [(seat["seat"], seat["name"]) for seat in listed["seats"]] == [
        ("blue", "Ada"),
        ("orange", "Jonas"),
    ]
    assert listed["result"]["winners"] == ["orange"]
    assert blue.match not in [each["match"] for each in found["matches"]]
    jonas = next(each for each in found["records"] if each["name"] == "Jonas")
    assert jonas["won"] >= 1 and jonas["played"] >= jonas["won"]
    assert blue.ok("replay", match=first, at=1, seat="orange")["seat"] == "orange"


# --- The referee -----------------------------------------------------------------------------


def test_a_call_comes_with_the_step_and_both_views(two, referee):
    blue, orange = two
    row = blue.view["lines"][-1]["seq"]
    blue.change("call_referee", seat="blue", text="It was mine", row=row)
    orange.change("answer_call", seat="orange", text="It was not")
    referee.watch(blue.code)
    call = until(lambda: (referee.table["call"] or {}).get("said") and referee.table["call"])
    assert (call["row"], call["text"], call["said"]) == (
        row,
        "It was mine",
        {"orange": "It was not"},
    )
    assert blue.refused("call_referee", row=9999) == "refused-row"
    assert blue.refused("call_referee", question={"type": "nonsense"}) == "refused-action"


def test_a_verdict_is_read_by_everybody_in_their_own_language(two, referee):
    blue, _ = two
    blue.change("call_referee", seat="blue", text="")
    referee.watch(blue.code)
    assert referee.refused("rule") == "refused-no-ruling"
    referee.change("rule", verdict="verdict-stands", why="why-measured")
    line = blue.seen(lambda view: view["lines"][-1]["text"]["key"] == "log-rule-because")["lines"][
        -1
    ]
    assert line["text"]["values"]["verdict"] == {"kind": "verdict", "id": "stands"}
    until(lambda: blue.table["call"] is None, what="that the call is answered")


def test_a_line_says_in_which_turn_it_was_done(two):
    blue, _ = two
    assert all(isinstance(line["turn"], int | None) for line in blue.view["lines"])
    assert blue.view["lines"][-1]["turn"] is not None
