"""A match over real sockets: seats, picks, undo, agreements, the referee, replay."""

from __future__ import annotations

import urllib.error
import urllib.request

import pytest

from tests.server.phone import command
from tests.server.process import until


def both_pick(blue, orange, first: str, second: str) -> None:
    blue.pick(first)
    orange.seen(lambda view: view["seq"] >= blue.view["seq"])
    orange.pick(second)


def test_two_phones_play_a_turn_and_both_see_it(two):
    blue, orange = two
    both_pick(blue, orange, "recruit", "recruit")
    for phone in two:
        view = phone.seen(lambda view: view["pending"].get("id") == "pick-2")
        homes = [c for c in view["view"]["board"]["countries"] if c["owner"]]
        assert [len(home["armies"]) for home in homes] == [2, 2]


def test_a_pick_is_not_told_to_the_other_phone(two):
    blue, orange = two
    blue.pick("fortify")
    orange.seen(lambda view: "blue" not in view["pending"]["waiting"])
    for message in orange.told:
        assert "picked" not in str(message.get("lines", ""))
    players = orange.view["view"]["board"]["players"]
    assert players[0]["pick"] == "locked"
    assert players[0]["picked"] is None
    assert "fortify" in players[0]["hand"]


def test_the_second_of_two_simultaneous_picks_is_not_stale(two):
    blue, orange = two
    decision = orange.view["pending"]["id"]
    blue.pick("recruit")
    reply = orange.change(
        "act", seat="orange", decision=decision, action={"type": "pick", "card": "recruit"}
    )
    assert reply["type"] == "done"


def test_an_action_sent_twice_is_done_once(two):
    blue, _ = two
    same = {"seat": "blue", "decision": "pick-1", "action": {"type": "pick", "card": "move1"}}
    once = blue.ok("act", id="the-same-command", match=blue.match, **same)
    twice = blue.ok("act", id="the-same-command", match=blue.match, **same)
    assert once == twice


def test_an_answer_to_an_old_decision_is_refused(two):
    blue, orange = two
    both_pick(blue, orange, "recruit", "recruit")
    blue.seen(lambda view: view["pending"].get("id") == "pick-2")
    old = {"seat": "blue", "decision": "pick-1", "action": {"type": "pick", "card": "move1"}}
    assert blue.refused("act", **old) == "refused-stale"


def test_a_phone_cannot_act_for_another_seat(two):
    blue, _ = two
    action = {"type": "pick", "card": "move1"}
    refused = blue.refused("act", seat="orange", decision="pick-1", action=action)
    assert refused == "refused-not-your-seat"


def test_a_watcher_can_neither_act_nor_see_a_pick(two, phones):
    blue, _ = two
    blue.pick("move1")
    watcher = phones()
    watcher.watch(blue.code)
    watcher.seen(lambda view: view["seq"] >= blue.view["seq"])
    assert watcher.view["view"]["board"]["players"][0]["picked"] is None
    action = {"type": "pick", "card": "move1"}
    refused = watcher.refused("act", seat="blue", decision="pick-1", action=action)
    assert refused == "refused-not-your-seat"


def test_an_own_pick_is_taken_back_freely_and_stays_in_the_log_as_undone(two):
    blue, orange = two
    blue.pick("move1")
    blue.seen(lambda view: view["undo"] is not None and view["undo"]["free"])
    blue.undo()
    orange.seen(lambda view: "blue" in view["pending"]["waiting"])
    lines = orange.ok("read_log", match=orange.match, since=0)["lines"]
    locked = [line for line in lines if line["kind"] == "acted"]
    assert [line["undone"] for line in locked] == [True]
    assert "move1" not in str(lines)


def test_an_undo_past_a_reveal_needs_the_other_side(two):
    blue, orange = two
    both_pick(blue, orange, "recruit", "recruit")
    blue.seen(lambda view: view["pending"].get("id") == "pick-2")
    blue.undo()
    asked = orange.seen(lambda view: view["proposal"])
    assert asked["proposal"]["needs"] == ["orange"]
    orange.consent(yes=True)
    back = blue.seen(lambda view: view["pending"].get("id") == "pick-1")
    assert back["pending"]["waiting"] == ["blue", "orange"]


def test_two_taps_take_back_one_step(two):
    blue, _ = two
    for card in ("move1", "move2", "fortify"):
        blue.pick(card)
    undo = blue.seen(lambda view: view["view"]["board"]["players"][0]["picked"] == "fortify")[
        "undo"
    ]
    blue.change("undo", seat="blue", to=undo["to"])
    assert blue.refused("undo", seat="blue", to=undo["to"]) == "refused-stale"
    blue.seen(lambda view: view["view"]["board"]["players"][0]["picked"] == "move2")


def test_a_yes_is_to_the_proposal_that_was_shown(two):
    blue, orange = two
    blue.change("propose", seat="blue", what="draw")
    shown = orange.seen(lambda view: view["proposal"])["seq"]
    blue.seen(lambda view: view["proposal"])
    blue.consent(yes=False)
    blue.change("propose", seat="blue", what="stop")
    refused = orange.refused("consent", seat="orange", yes=True, seen=shown)
    assert refused == "refused-stale"
    orange.seen(lambda view: view["proposal"] and view["proposal"]["what"] == "stop")
    orange.consent(yes=True)
    assert orange.seen(lambda view: view["result"])["result"]["how"] == "stopped"


def test_a_declined_proposal_changes_nothing(two):
    blue, orange = two
    blue.change("propose", seat="blue", what="draw")
    orange.seen(lambda view: view["proposal"])
    orange.consent(yes=False)
    view = blue.seen(lambda view: view["proposal"] is None and view["seq"] > 3)
    assert view["result"] is None


@pytest.mark.parametrize("what, how", [("draw", "drawn"), ("stop", "stopped")])
def test_both_agree_to_end_it(two, what, how):
    blue, orange = two
    blue.change("propose", seat="blue", what=what)
    orange.seen(lambda view: view["proposal"])
    orange.consent(yes=True)
    result = blue.seen(lambda view: view["result"])["result"]
    assert (result["how"], sorted(result["winners"])) == (how, ["blue", "orange"])


def test_resigning_ends_it_and_a_rematch_begins_with_the_same_people(two):
    blue, orange = two
    first = blue.match
    blue.change("resign", seat="blue")
    result = orange.seen(lambda view: view["result"])["result"]
    assert result["winners"] == ["orange"]
    assert blue.refused("resign", seat="blue") == "refused-over"
    orange.change("rematch")
    blue.change("answer_rematch", seat="blue", yes=True)
    again = blue.seen(lambda view: view["match"] != first)
    assert again["pending"]["type"] == "roll"
    assert [seat["name"] for seat in orange.table["seats"]] == ["Ada", "Jonas"]


def test_replay_shows_every_row_but_other_views_only_at_the_end(two):
    blue, orange = two
    both_pick(blue, orange, "recruit", "fortify")
    blue.seen(lambda view: view["pending"].get("id") == "pick-2")
    past = blue.ok("replay", match=blue.match, at=3, seat="blue")
    assert past["view"]["board"]["players"][0]["picked"] == "recruit"
    assert blue.no("replay", match=blue.match, at=3, seat="orange") == "refused-secret-view"
    blue.change("resign", seat="blue")
    orange.change("accept_end", seat="orange")
    other = blue.ok("replay", match=blue.match, at=3, seat="orange")
    assert other["view"]["board"]["players"][0]["picked"] is None
    assert blue.no("replay", match=blue.match, at=999, seat="blue") == "refused-row"


def test_asking_changes_nothing(two):
    blue, _ = two
    before = blue.view["seq"]
    question = {"type": "no such question"}
    refused = blue.no("ask", game="march-of-progress", match=blue.match, question=question)
    assert refused == "refused-action"
    blue.pick("move1")
    assert blue.seen(lambda view: view["seq"] > before)["seq"] == before + 1


def test_a_phone_that_comes_back_is_right_after_one_round_trip(two, phones):
    blue, orange = two
    blue.close()
    orange.pick("recruit")
    returned = phones()
    returned.token = blue.token
    returned.watch(blue.code, "blue")
    view = returned.seen(lambda view: "orange" not in view["pending"].get("waiting", ()))
    assert view["seat"] == "blue"


def test_the_export_opens_when_the_match_is_over(two, server):
    blue, orange = two
    address = f"{server.url}/api/matches/{blue.match}/export"
    with pytest.raises(urllib.error.HTTPError, match="409"):
        urllib.request.urlopen(address)
    blue.change("resign", seat="blue")
    orange.change("accept_end", seat="orange")
    assert b'"sandtable"' in urllib.request.urlopen(address).read()


def test_commands_have_ids_of_a_sensible_length(two):
    blue, _ = two
    assert blue.no("undo", id="short", match=blue.match, seat="blue", to=0) == "refused-message"
    assert command() != command()


def test_the_table_tells_the_turn_as_it_changes(two):
    blue, orange = two
    both_pick(blue, orange, "recruit", "recruit")
    until(lambda: blue.table["turn"] == 2, what="the second turn told")


def test_a_finished_match_is_there_for_whoever_comes_back(two, phones):
    blue, orange = two
    blue.change("resign", seat="blue")
    for phone in (blue, orange):
        phone.seen(lambda view: view["result"])
        phone.close()
    late = phones()
    late.watch(blue.code)
    assert late.seen(lambda view: view["result"])["result"]["winners"] == ["orange"]
