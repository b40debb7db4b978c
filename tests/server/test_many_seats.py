"""One to ten seats: the lobby, leaving, private words, and a table that is taken up days later."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from server.hall import clock
from server.store.store import Store, open_engine
from tests.kernel.council.state import SIDES
from tests.server.council import NAMES, board, council, lay, points, to_phase
from tests.server.phone import Phone, command
from tests.server.process import ServerProcess, until


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    data = tmp_path_factory.mktemp("councils")
    with ServerProcess(data, "--no-bots", module="tests.server.serve_test_games") as running:
        yield running


def chairs(phone: Phone) -> dict[str, str]:
    return {seat["seat"]: seat["holder"] for seat in phone.table["seats"]}


def has_chairs(phone: Phone, count: int) -> dict[str, str]:
    return until(lambda: chairs(phone) if len(phone.table["seats"]) == count else None)


# --- The lobby -------------------------------------------------------------------------------


def test_the_chairs_follow_the_answers(server):
    with council(server.url, 3, start=False) as (blue, orange, green):
        blue.change("set_answers", answers={"players": 10})
        assert list(has_chairs(green, 10)) == list(SIDES)
        blue.change("set_answers", answers={"players": 3})
        assert has_chairs(green, 3) == dict.fromkeys(SIDES[:3], "human")
        reply = blue.say("set_answers", id=command(), match=blue.match, answers={"players": 2})
        assert reply["text"]["key"] == "refused-seat-in-use"
        assert reply["text"]["values"]["name"] == NAMES[2]
        assert has_chairs(green, 3)
        green.change("leave_seat", seat="green")
        orange.change("set_answers", answers={"players": 2})
        assert has_chairs(blue, 2)


@pytest.mark.parametrize("players", [0, 11, "ten", None, 2.5, True])
def test_eleven_players_are_refused_and_nothing_changes(server, players):
    with council(server.url, 2, start=False) as (blue, _):
        reply = blue.say(
            "set_answers", id=command(), match=blue.match, answers={"players": players}
        )
        assert reply["type"] == "refused"
        assert list(chairs(blue)) == ["blue", "orange"]
        late = Phone(server.url)
        assert late.no(
            "join_table", id=command(), table=blue.code, name="Kim", seats=["no-such-seat"]
        ) == ("refused-seat")
        late.close()


def test_once_it_has_begun_the_answers_stay(server):
    with council(server.url, 2) as (blue, _):
        assert blue.refused("set_answers", answers={"players": 3}) == "refused-lobby-only"


def test_a_chair_left_free_is_dropped_at_the_start(server):
    with council(server.url, 2, start=False) as (blue, orange):
        blue.change("set_answers", answers={"players": 10})
        orange.change("leave_seat", seat="orange")
        orange.join(blue.code, "slate")
        assert blue.refused("start_match") == "refused-seats-free"
        blue.change("start_match", free="drop")
        seen = blue.seen(lambda view: view["pending"]["type"] == "decide")
        assert [seat["seat"] for seat in seen["view"]["board"]["seats"]] == ["blue", "slate"]
        assert chairs(blue) == {"blue": "human", "slate": "human"}
        assert orange.seen(lambda view: view["seat"] == "slate")


def test_a_chair_left_free_is_given_to_a_bot_at_the_start(server):
    with council(server.url, 1, start=False) as (blue,):
        blue.change("set_answers", answers={"players": 4})
        assert blue.refused("start_match", free="bot", level="no-such-bot") == "refused-bot"
        assert chairs(blue)["plum"] == "free"
        blue.change("start_match", free="bot", level="random")
        blue.seen(lambda view: view["pending"]["type"] == "decide")
        assert chairs(blue) == {"blue": "human", "orange": "bot", "green": "bot", "plum": "bot"}


def test_a_game_that_needs_all_its_seats_drops_none(server):
    ada = Phone(server.url).create("blue", game="skirmish")
    assert ada.refused("start_match", free="drop") == "refused-seats-free"
    ada.close()


# --- Alone -----------------------------------------------------------------------------------


@pytest.mark.parametrize("goal, winners", [(1, ["blue"]), (6, [])])
def test_alone_one_wins_or_loses(server, goal, winners):
    with council(server.url, 1, answers={"rounds": 2, "goal": goal}) as (blue,):
        if winners:
            blue.change("propose", seat="blue", what="correct", corrections=[points("blue", 3)])
        while blue.view["result"] is None:
            phase = board(blue)["phase"]
            if phase == "lay":
                lay(blue)
            else:
                blue.change("throw", seat="blue", roll=blue.view["pending"]["id"])
            blue.seen(lambda view, was=phase: view["view"]["board"]["phase"] != was)
        assert blue.view["result"]["winners"] == winners


def test_alone_there_is_nobody_to_draw_with(server):
    """Else everybody would win alone, whenever they like."""
    with council(server.url, 1) as (blue,):
        assert blue.refused("propose", seat="blue", what="draw") == "refused-draw-alone"
        assert blue.view["result"] is None


# --- Leaving ---------------------------------------------------------------------------------


def test_one_resigns_and_the_rest_go_on(server):
    with council(server.url, 3) as (blue, orange, green):
        lay(blue)
        lay_when(green, blue.view["seq"])
        orange.change("resign", seat="orange")  # in the middle of the pick, as the last
        after = blue.seen(lambda view: view["out"])
        assert after["out"] == ["orange"] and after["result"] is None
        assert after["view"]["board"]["phase"] == "word"
        assert orange.refused("resign", seat="orange") == "refused-has-left"
        assert orange.refused("propose", seat="orange", what="draw") == "refused-has-left"
        green.change("propose", seat="green", what="draw")
        assert green.seen(lambda view: view["proposal"])["proposal"]["needs"] == ["blue"]
        blue.seen(lambda view: view["proposal"])
        blue.consent(yes=False)
        green.seen(lambda view: view["proposal"] is None)
        green.change("resign", seat="green")
        result = blue.seen(lambda view: view["result"])["result"]
        assert (result["how"], result["winners"]) == ("resigned", ["blue"])


def test_who_has_left_has_no_part_in_the_draw_of_the_rest(server):
    with council(server.url, 3) as (blue, orange, green):
        before = drawn_by_name(blue)
        orange.change("resign", seat="orange")
        blue.seen(lambda view: view["out"])
        blue.change("propose", seat="blue", what="draw")
        green.seen(lambda view: view["proposal"])
        green.consent(yes=True)
        result = blue.seen(lambda view: view["result"])["result"]
        assert (result["how"], result["winners"]) == ("drawn", ["blue", "green"])
        assert drawn_by_name(blue) - before == Counter({NAMES[0]: 1, NAMES[2]: 1})


def drawn_by_name(phone: Phone) -> Counter[str]:
    records = phone.ok("list_finished")["records"]
    return Counter({each["name"]: each["drawn"] for each in records})


def lay_when(phone: Phone, seq: int) -> None:
    phone.seen(lambda view: view["seq"] >= seq)
    lay(phone)


def test_without_a_way_to_go_on_it_ends_by_the_standing(server):
    seats = ("blue", "orange", "green")
    ada = Phone(server.url).create(*seats, game="skirmish", policy={"dice": "server"})
    ada.change("start_match")
    ada.seen(lambda view: view["pending"]["type"] == "decide")
    ada.change("resign", seat="blue")
    result = ada.seen(lambda view: view["result"])["result"]
    assert (result["how"], result["winners"]) == ("resigned", ["orange", "green"])
    ada.close()


def test_the_referee_drops_somebody_who_does_not_come_back(server, referee):
    with council(server.url, 3) as (blue, orange, green):
        green.close()
        referee.watch(blue.code)
        assert orange.refused("drop_player", seat="green", reason="gone") == "refused-role"
        referee.change("drop_player", seat="green", reason="went home")
        after = blue.seen(lambda view: view["out"] == ["green"])
        [told] = [line for line in after["lines"] if line["text"]["key"] == "log-dropped"]
        assert told["words"] == "went home"
        assert referee.refused("drop_player", seat="green", reason="again") == "refused-has-left"
        assert referee.refused("drop_player", seat="nobody", reason="who") == "refused-seat"


def test_a_drop_is_taken_back_by_a_rewind(server, referee):
    with council(server.url, 3) as (blue, _, green):
        referee.watch(blue.code)
        seq = blue.view["seq"]
        referee.change("drop_player", seat="green", reason="went home")
        blue.seen(lambda view: view["out"])
        referee.change("rewind", to=seq, reason="came back")
        assert green.seen(lambda view: view["seq"] > seq + 1)["out"] == []
        lay(green)


def test_a_table_is_left_and_taken_up_days_later(tmp_path):
    """A seat of a running match does not expire, and a proposal has its whole time again."""
    games = "tests.server.serve_test_games"
    with (
        ServerProcess(tmp_path, "--no-bots", module=games) as first,
        council(first.url, 3) as phones,
    ):
        lay(phones[0])
        phones[1].change("propose", seat="orange", what="draw")
        tokens = [(phone.token, phone.seat) for phone in phones]
        code, hand = phones[0].code, board(phones[0])["hand"]
    run_for(tmp_path, days=40)  # a token that holds no seat lasts thirty
    with ServerProcess(tmp_path, "--no-bots", module=games) as again:
        back = []
        for token, seat in tokens:
            phone = Phone(again.url)
            phone.token = token
            phone.watch(code, seat)
            back.append(phone)
        seen = back[0].seen(lambda view: view["proposal"])
        assert seen["view"]["board"]["hand"] == hand
        assert seen["proposal"]["lapses_in"] > 250  # its whole time again
        for phone in back:
            if phone.seat != "orange":
                phone.seen(lambda view: view["proposal"])
                phone.consent(yes=True)
        assert back[1].seen(lambda view: view["result"])["result"]["how"] == "drawn"
        for phone in back:
            phone.close()


def run_for(data: Path, days: float) -> None:
    """As if the server had run for so many days since, without this table."""
    store = Store(open_engine(f"sqlite:///{data / 'sandtable.db'}"))
    before = float(store.setting(clock.KEY) or 0.0)
    store.change_setting(clock.KEY, str(int(before + days * 24 * 3600)))
    store.close()


# --- Private words ---------------------------------------------------------------------------


def lines(phone: Phone) -> list[str | None]:
    """What this phone reads in the log, in the view and in all of it."""
    log = phone.ok("read_log", match=phone.match, since=0)["lines"]
    return [line["words"] for line in (*log, *phone.view["lines"])]


def test_private_words_reach_those_they_name_and_nobody_else(server, referee):
    with council(server.url, 4) as (blue, orange, green, plum):
        referee.watch(blue.code)
        told = {phone: len(phone.told) for phone in (green, plum, referee)}
        seq = blue.view["seq"]
        blue.change("whisper", seat="blue", to=["orange"], text="Let us take Green.")
        heard = orange.seen(lambda view: view["lines"][-1]["kind"] == "whispered")
        assert heard["lines"][-1]["words"] == "Let us take Green."
        assert heard["seq"] == seq, "others would see that a row was made"
        assert lines(blue).count("Let us take Green.") == 2
        for phone in (green, plum, referee):
            assert "Let us take Green." not in lines(phone)
            views = [message for message in phone.told[told[phone] :] if message["type"] == "view"]
            assert views == [], "nobody else is told that there was a word"
        lay(green)
        after = plum.seen(lambda view: view["seq"] > seq)
        assert after["seq"] == seq + 1


def test_private_words_open_when_the_match_is_over(server):
    with council(server.url, 3) as (blue, orange, green):
        blue.change("whisper", seat="blue", to=["orange"], text="Psst.")
        for phone in (blue, orange, green):
            if phone is not green:
                phone.change("resign", seat=phone.seat)
        green.seen(lambda view: view["result"])
        assert "Psst." not in lines(green)
        for phone in (blue, orange, green):
            if phone.seat in phone.seen(lambda view: view["result"])["accept"]:
                phone.change("accept_end", seat=phone.seat)
        until(lambda: "Psst." in lines(green))


@pytest.mark.parametrize("to", [["blue"], ["nobody"], ["orange", "orange"], ["slate"], []])
def test_a_word_goes_to_others_at_this_table(server, to):
    with council(server.url, 2) as (blue, _):
        reply = blue.say(
            "whisper", id=command(), match=blue.match, seat="blue", to=to, text="Psst."
        )
        assert reply["type"] == "refused"
        assert blue.refused("whisper", seat="orange", to=["blue"], text="I am orange") == (
            "refused-not-your-seat"
        )


@pytest.mark.parametrize("text", ["", "x" * 281])
def test_a_private_word_is_bounded(server, text):
    with council(server.url, 2) as (blue, orange):
        assert blue.refused("whisper", seat="blue", to=["orange"], text=text) == "refused-message"
        assert all(line["kind"] != "whispered" for line in orange.view["lines"])


def test_an_undo_is_not_confused_by_private_words(server):
    with council(server.url, 3) as (blue, orange, green):
        lay(blue)
        seq = blue.view["seq"]
        orange.change("whisper", seat="orange", to=["green"], text="one")
        blue.change("whisper", seat="blue", to=["green"], text="two")
        assert green.seen(lambda view: view["lines"][-1]["words"] == "two")
        assert blue.seen(lambda view: view["undo"])["undo"]["free"]
        blue.undo()
        after = blue.seen(lambda view: view["view"]["board"]["laid"] is None)
        assert after["seq"] > seq and "two" in lines(blue)


def test_a_promise_of_the_game_itself_reaches_its_audience(server):
    with council(server.url, 3) as phones:
        blue, orange, green = phones
        to_phase(phones, "word")
        blue.act({"type": "word", "to": ["green"], "promise": 4, "coins": {"silver": 1}})
        heard = green.seen(lambda view: view["view"]["board"]["promises"])
        assert any(line["text"]["key"] == "co-promised" for line in heard["lines"])
        orange.seen(lambda view: view["seq"] == heard["seq"])
        assert board(orange)["promises"] == []
        assert all(line["text"]["key"] != "co-promised" for line in orange.view["lines"])
