"""Proposals at a table of several: who is asked, how many are enough, what silence means."""

from __future__ import annotations

import pytest

from tests.server.council import board, council, lay, play_one, points, to_phase
from tests.server.phone import Phone
from tests.server.process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    data = tmp_path_factory.mktemp("councils")
    with ServerProcess(data, "--no-bots", module="tests.server.serve_test_games") as running:
        yield running


def newest(phone: Phone) -> list[str]:
    return [line["text"]["key"] for line in phone.view["lines"]]


def propose(phone: Phone, what: str = "correct", **fields) -> dict:
    if what == "correct":
        fields.setdefault("corrections", [points("blue", 5)])
    phone.change("propose", seat=phone.seat, what=what, **fields)
    return phone.seen(lambda view: view["proposal"])["proposal"]


def answer(phone: Phone, *, yes: bool) -> None:
    phone.seen(lambda view: view["proposal"])
    phone.consent(yes=yes)


# --- What can be proposed --------------------------------------------------------------------


def test_players_correct_the_table_together_in_one_row(server):
    with council(server.url, 3) as (blue, orange, green):
        seq = blue.view["seq"]
        asked = propose(
            blue, corrections=[points("blue", 5), points("green", 2)], reason="we forgot two"
        )
        assert asked["needs"] == ["orange", "green"] and asked["reason"] == "we forgot two"
        assert asked["corrections"] == [points("blue", 5), points("green", 2)]
        answer(orange, yes=True)
        assert blue.seen(lambda view: view["proposal"]["needs"] == ["green"])
        answer(green, yes=True)
        after = blue.seen(lambda view: view["proposal"] is None)
        assert [seat["points"] for seat in after["view"]["board"]["seats"]] == [5, 0, 2]
        # asked, two answers, and one row for both corrections
        assert after["seq"] == seq + 4
        assert newest(blue)[-3:] == ["log-corrected-agreed", "co-points-set", "co-points-set"]


def test_one_correction_that_is_refused_refuses_them_all(server, referee):
    with council(server.url, 2) as (blue, _):
        wrong = [points("blue", 5), points("orange", 99)]
        assert blue.refused("propose", seat="blue", what="correct", corrections=wrong) == (
            "co-cannot-set"
        )
        nonsense = [points("blue", 5), {"type": "no-such-thing"}]
        assert blue.refused("propose", seat="blue", what="correct", corrections=nonsense) == (
            "refused-action"
        )
        assert blue.refused("propose", seat="blue", what="correct") == "refused-no-correction"
        referee.watch(blue.code)
        reply = referee.refused("correct", correction=wrong[0], more=wrong[1:], reason="no")
        assert reply == "co-cannot-set"
        assert blue.view["proposal"] is None and board(blue)["seats"][0]["points"] == 0


def test_the_referee_sets_several_things_right_in_one_row(server, referee):
    with council(server.url, 2) as (blue, _):
        referee.watch(blue.code)
        seq = blue.view["seq"]
        referee.change(
            "correct", correction=points("blue", 3), more=[points("orange", 4)], reason="the table"
        )
        after = blue.seen(lambda view: view["seq"] > seq)
        assert after["seq"] == seq + 1
        assert [seat["points"] for seat in after["view"]["board"]["seats"]] == [3, 4]


def test_players_go_back_to_a_row_together(server):
    with council(server.url, 2) as (blue, orange):
        seq, hand = blue.view["seq"], board(blue)["hand"]
        lay(blue)
        orange.seen(lambda view: view["seq"] > seq)
        lay(orange)
        blue.seen(lambda view: view["view"]["board"]["phase"] == "word")
        asked = propose(blue, "rewind", to=seq, reason="a wrong note")
        assert asked["to"] == seq and asked["reveals"]
        answer(orange, yes=True)
        after = blue.seen(lambda view: view["view"]["board"]["phase"] == "lay")
        assert after["view"]["board"]["hand"] == hand
        assert blue.refused("propose", seat="blue", what="rewind", to=9999) == "refused-row"
        assert blue.refused("propose", seat="blue", what="rewind", to=-1) == "refused-row"
        assert blue.refused("propose", seat="blue", what="rewind") == "refused-row"


def test_what_cannot_be_done_any_more_is_said_and_closed(server):
    with council(server.url, 3, answers={"rounds": 2}) as phones:
        blue, orange, green = phones
        to_phase(phones, "word")
        propose(blue, corrections=[{"type": "set_speaker", "seat": "green"}, points("green", 9)])
        answer(orange, yes=True)
        green.change("resign", seat="green")  # closes it: green was asked
        after = blue.seen(lambda view: view["out"] == ["green"])
        assert after["proposal"] is None and "log-proposal-void" in newest(blue)


# --- How many are enough ---------------------------------------------------------------------


def test_a_majority_is_enough_where_the_table_chose_it(server):
    with council(server.url, 5, consent="majority") as (blue, orange, green, plum, chalk):
        assert propose(blue)["rule"] == "majority"
        answer(orange, yes=False)
        answer(green, yes=True)
        assert blue.seen(lambda view: view["proposal"]["yes"] == ["green"])["proposal"]["no"] == [
            "orange"
        ]
        answer(plum, yes=True)  # with blue, three of five; chalk is not waited for
        after = chalk.seen(lambda view: view["proposal"] is None)
        assert after["view"]["board"]["seats"][0]["points"] == 5


def test_without_a_majority_it_fails_as_soon_as_that_is_certain(server):
    with council(server.url, 4, consent="majority") as (blue, orange, green, plum):
        propose(blue)
        answer(orange, yes=False)
        assert blue.seen(lambda view: view["proposal"]["no"])
        answer(green, yes=False)  # two of four are no majority
        plum.seen(lambda view: view["proposal"] is None)
        assert newest(plum)[-2:] == ["log-declined", "log-outvoted"]
        assert board(plum)["seats"][0]["points"] == 0


def test_nothing_goes_past_a_reveal_without_everybody(server):
    with council(server.url, 3, consent="majority") as phones:
        blue, orange, green = phones
        seq = blue.view["seq"]
        assert propose(blue, "rewind", to=seq - 1)["rule"] == "all"  # the shuffle came since
        answer(orange, yes=True)
        assert blue.seen(lambda view: view["proposal"]["yes"])["proposal"]["needs"] == ["green"]
        answer(green, yes=False)
        blue.seen(lambda view: view["proposal"] is None)
        assert board(blue)["phase"] == "lay"


def test_a_reveal_while_it_is_open_makes_everybody_necessary(server):
    with council(server.url, 3, consent="majority") as (blue, orange, green):
        lay(blue)
        orange.seen(lambda view: view["seq"] == blue.view["seq"])
        lay(orange)
        start = blue.seen(lambda view: len(view["pending"]["waiting"]) == 1)["seq"]
        assert propose(blue, "rewind", to=start - 1)["rule"] == "majority"
        lay(green)  # the last: all notes are shown
        blue.seen(lambda view: view["proposal"]["reveals"])
        answer(orange, yes=True)
        asked = blue.seen(lambda view: view["proposal"]["yes"])["proposal"]
        assert (asked["rule"], asked["needs"]) == ("all", ["green"])
        assert board(blue)["phase"] == "word"


def test_a_reveal_ends_what_somebody_has_declined(server):
    with council(server.url, 4, consent="majority") as (blue, orange, green, plum):
        for phone in (blue, orange, green):
            phone.seen(lambda view: view["seq"] >= blue.view["seq"])
            lay(phone)
        start = plum.seen(lambda view: view["pending"]["waiting"] == ["plum"])["seq"]
        propose(blue, "rewind", to=start - 1)
        answer(orange, yes=False)
        plum.seen(lambda view: view["proposal"]["no"])
        lay(plum)
        after = blue.seen(lambda view: view["view"]["board"]["phase"] == "word")
        assert after["proposal"] is None and "log-proposal-void" in newest(blue)


def test_an_absent_phone_is_asked_like_the_others(server):
    with council(server.url, 3, consent="majority") as (blue, orange, green):
        green.close()
        assert propose(blue)["needs"] == ["orange", "green"]
        answer(orange, yes=True)
        assert blue.seen(lambda view: view["proposal"] is None)
        assert board(blue)["seats"][0]["points"] == 5


def test_silence_is_a_no(server):
    with council(server.url, 2, lapse=1) as (blue, orange):
        asked = propose(blue)
        assert 0 < asked["lapses_in"] <= 1
        orange.seen(lambda view: view["proposal"])
        after = orange.seen(lambda view: view["proposal"] is None)
        assert after["view"]["board"]["seats"][0]["points"] == 0
        assert newest(orange)[-1] == "log-proposal-lapsed"


def test_a_table_may_let_proposals_stay_open(server):
    with council(server.url, 2, lapse=0) as (blue, _):
        assert propose(blue)["lapses_in"] is None


# --- The referee -----------------------------------------------------------------------------


@pytest.mark.parametrize("yes", [True, False])
def test_the_referee_may_always_decide_a_proposal(server, referee, yes):
    with council(server.url, 4) as (blue, orange, *_):
        referee.watch(blue.code)
        propose(blue)
        seen = referee.seen(lambda view: view["proposal"])["seq"]
        assert orange.refused("decide_proposal", yes=True, seen=seen) == "refused-role"
        referee.change("decide_proposal", yes=yes, seen=seen, reason="so be it")
        after = orange.seen(lambda view: view["proposal"] is None)
        assert after["view"]["board"]["seats"][0]["points"] == (5 if yes else 0)
        assert referee.refused("decide_proposal", yes=yes, seen=seen) == "refused-no-proposal"


def tied(phones: list[Phone]) -> bool:
    """Play until notes are equal to the die; whether they ever were, before the last round."""
    while phones[0].view["result"] is None:
        if board(phones[0])["phase"] == "tie":
            return board(phones[0])["round"] < board(phones[0])["rounds"]
        play_one(phones)
    return False


def at_a_tie(server, test) -> None:
    for _ in range(20):
        with council(server.url, 8, answers={"rounds": 6}) as phones:
            if tied(phones):
                test(phones)
                return
    raise AssertionError("no notes were ever equal")


def test_a_decision_of_the_referee_is_the_referees(server, referee):
    def decide(phones):
        blue = phones[0]
        referee.watch(blue.code)
        waits = referee.seen(lambda view: view["pending"].get("by") == "referee")
        assert referee.table["judged"]
        offers = referee.ok("list_offers", match=blue.match, seat="referee")["offers"]
        decision, action = waits["pending"]["id"], offers[0]["action"]
        acted = {"decision": decision, "action": action}
        for seat in ("referee", "blue"):
            refusal = blue.refused("act", seat=seat, **acted)
            assert refusal == ("refused-role" if seat == "referee" else "refused-not-waiting")
        before = {each["seat"]: each["points"] for each in board(blue)["seats"]}
        referee.change("act", seat="referee", **acted)
        after = blue.seen(lambda view: view["pending"].get("id") != decision)
        scored = {each["seat"]: each["points"] for each in after["view"]["board"]["seats"]}
        assert scored[action["seat"]] == before[action["seat"]] + 1
        assert referee.refused("act", seat="referee", **acted) == "refused-stale"

    at_a_tie(server, decide)


def test_without_a_referee_the_players_settle_it_together(server):
    def settle(phones):
        blue = phones[0]
        offers = blue.ok("list_offers", match=blue.match, seat="referee")["offers"]
        action = offers[-1]["action"]
        wrong = {"type": "award", "seat": "nobody"}
        assert blue.refused("propose", seat="blue", what="settle", action=wrong) == "co-not-equal"
        decision = blue.view["pending"]["id"]
        assert propose(blue, "settle", action=action)["action"] == action
        for phone in phones[1:]:
            answer(phone, yes=True)
        after = blue.seen(lambda view: view["pending"].get("id") != decision)
        assert after["proposal"] is None and "log-settled-agreed" in newest(blue)
        assert blue.refused("propose", seat="blue", what="settle", action=action) == (
            "refused-nothing-to-settle"
        )

    at_a_tie(server, settle)


def reached_vote(phones) -> bool:
    """Play until the council votes; a tie or the end may come first."""
    for _ in range(40):
        if board(phones[0])["phase"] in ("vote", "tie") or phones[0].view["result"]:
            break
        play_one(phones)
    return board(phones[0])["phase"] == "vote"


def test_a_decision_by_agreement_is_everybodys(server):
    for _ in range(20):
        with council(server.url, 3, answers={"rounds": 2}) as phones:
            if not reached_vote(phones):
                continue
            pending = phones[0].view["pending"]
            assert (pending["by"], pending["waiting"]) == ("agreement", ["blue", "orange", "green"])
            for phone in phones:
                phone.act({"type": "vote", "rise": True})
            assert phones[0].seen(lambda view: view["result"])["result"]["how"] == "over"
            return
    raise AssertionError("the council never came to a vote")


# --- Bad input -------------------------------------------------------------------------------


def test_of_two_proposals_at_once_the_second_is_refused_by_name(server):
    with council(server.url, 3) as (blue, orange, _):
        propose(blue)
        reply = orange.say(
            "propose", id="a-second-one", match=orange.match, seat="orange", what="draw"
        )
        assert reply["text"] == {
            "key": "refused-proposal-open",
            "values": {"seat": {"kind": "seat", "id": "blue"}, "what": "correct"},
        }
        assert blue.view["proposal"]["by"] == "blue"


def test_consent_is_given_once_by_those_who_are_asked(server):
    with council(server.url, 3) as (blue, orange, green):
        propose(blue)
        assert blue.refused("consent", seat="blue", yes=True, seen=blue.view["seq"]) == (
            "refused-own-proposal"
        )
        answer(orange, yes=True)
        seen = orange.seen(lambda view: view["proposal"]["yes"])["seq"]
        for yes in (True, False):
            assert orange.refused("consent", seat="orange", yes=yes, seen=seen) == (
                "refused-answered"
            )
        assert green.refused("consent", seat="orange", yes=True, seen=seen) == (
            "refused-not-your-seat"
        )
        blue.consent(yes=False)
        assert green.seen(lambda view: view["proposal"] is None)
        assert newest(green)[-1] == "log-withdrawn"
        assert green.refused("consent", seat="green", yes=True, seen=seen) == "refused-no-proposal"


def test_a_referee_corrects_a_game_that_has_no_drawings(server, referee):
    with council(server.url, 2) as phones:
        blue = phones[0]
        referee.watch(blue.code)
        kinds = referee.ok("list_corrections", match=blue.match)["kinds"]
        named = [(kind["type"], [field["key"] for field in kind["fields"]]) for kind in kinds]
        assert named == [
            ("set_points", ["seat", "points"]),
            ("set_coins", ["seat", "coin", "count"]),
            ("set_speaker", ["seat"]),
        ]
        coin = kinds[1]["fields"][1]
        assert {each["id"] for each in coin["choices"]} == {"copper", "silver", "gold"}
        to_phase(phones, "word")
        coins = {"type": "set_coins", "seat": "blue", "coin": "gold", "count": 4}
        referee.change("correct", correction=coins, reason="counted again")
        blue.seen(lambda view: view["view"]["board"]["seats"][0]["coins"]["gold"] == 4)
