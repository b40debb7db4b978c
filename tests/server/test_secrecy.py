"""A curious player tries to learn what a seat may not know."""

from __future__ import annotations

import random

from msgspec.structs import astuple

from server.hall import playing, seating
from server.hall.seating import NewTable
from server.match.agreements import undo
from server.match.match import act
from server.match.refereeing import rewind
from tests.kernel.skirmish import GAME as SKIRMISH
from tests.server.phone import command
from tests.server.test_exchange import begin, changes_of_mind, open_hall
from tests.server.test_killed import replayed
from tests.server.test_powercut import one_move


def test_a_phone_that_claims_to_have_just_connected_loses_its_seats_sight_all_the_same(two, phones):
    """Such an event would blank the server's memory of the connection, but not its rooms."""
    old, _ = two
    code = old.ok("make_seat_code", match=old.match)["code"]
    old.client.emit("connect", {})
    old.ok("hello", protocol=1)  # by now the event has been heard
    new = phones()
    new.sit(new.ok("claim_seat", id=command(), code=code))
    new.seen(lambda view: view["pending"].get("id") == "pick-1")
    new.pick("fortify")
    new.seen(lambda view: "blue" not in view["pending"]["waiting"])
    assert old.removed
    assert "fortify" not in [
        told["view"]["board"]["players"][0]["picked"] for told in old.told if told["type"] == "view"
    ]


# --- changes of mind -------------------------------------------------------------------------


def told_views(phone) -> list[int]:
    return [told["seq"] for told in phone.told if told["type"] == "view"]


def test_nobody_can_count_how_often_another_changed_their_mind(two, phones):
    blue, orange = two
    watcher = phones()
    watcher.watch(blue.code)
    blue.pick("move1")
    for phone in (orange, watcher):
        phone.seen(lambda view: "blue" not in view["pending"]["waiting"])
    before = [told_views(orange), told_views(watcher), orange.view["seq"]]
    for card in ("move2", "fortify", "move1", "move2"):
        number = blue.pick(card)["seq"]
        assert number == orange.view["seq"], "no new number for anybody"
        blue.seen(lambda view, c=card: view["view"]["board"]["players"][0]["picked"] == c)
    blue.undo()
    blue.seen(lambda view: view["view"]["board"]["players"][0]["picked"] == "move1")
    for phone in (orange, watcher):
        phone.ok("read_log", match=phone.match)  # by now it would have been told
    assert [told_views(orange), told_views(watcher), orange.view["seq"]] == before
    assert "log-undo" not in [line["text"]["key"] for line in log_of(orange)]
    assert orange.ok("replay", match=orange.match, at=0, seat="orange")["last"] == before[2]
    assert orange.pick("recruit")["seq"] > before[2]
    seen = [line["seq"] for line in log_of(orange)]
    blue.seen(lambda view: view["pending"].get("id") != "pick-1")
    orange.seen(lambda view: view["seq"] == blue.view["seq"])
    assert seen == sorted(seen)
    numbers = sorted(set(told_views(orange)))
    assert numbers == list(range(numbers[0], numbers[-1] + 1)), "others see no holes"


def log_of(phone) -> list[dict]:
    return phone.ok("read_log", match=phone.match)["lines"]


def test_as_many_lines_are_shown_however_often_somebody_changed_their_mind(two):
    blue, orange = two
    blue.pick("move1")
    lines = len(orange.seen(lambda view: view["pending"]["waiting"] == ["orange"])["lines"])
    for number in range(20):
        blue.pick(("move1", "move2")[number % 2])
    orange.watch(orange.code, "orange")
    assert len(orange.view["lines"]) == lines


def test_a_change_of_mind_sent_twice_is_done_once_and_taken_back_once(two):
    blue, _ = two
    blue.pick("move1")
    same = {"seat": "blue", "decision": "pick-1", "action": {"type": "pick", "card": "move2"}}
    first = blue.ok("act", id="the-same-command", match=blue.match, **same)
    blue.pick("fortify")
    assert blue.ok("act", id="the-same-command", match=blue.match, **same) == first
    undo = blue.seen(lambda v: v["view"]["board"]["players"][0]["picked"] == "fortify")["undo"]
    blue.change("undo", seat="blue", to=undo["to"])
    assert blue.refused("undo", seat="blue", to=undo["to"]) == "refused-stale"
    blue.seen(lambda view: view["view"]["board"]["players"][0]["picked"] == "move2")


def minds(tmp_path, count: int):
    hall = open_hall(tmp_path / "x.db")
    code, match = begin(hall)
    one_move(match, "the-first-move", random.Random(3))
    changes_of_mind(match, count)
    return hall, code, match


def test_numbers_are_the_same_after_a_restart(tmp_path):
    hall, code, match = minds(tmp_path, 12)
    undo(match, "take-it-back", "blue", match.undoable("blue").to)
    again = open_hall(tmp_path / "x.db")
    opened = again.match(again.table(code))
    assert vars(opened.numbers) == vars(match.numbers)
    assert match.numbers.number(match.seq) < match.seq - 10
    assert replayed(hall.store, match.id) == []


def test_a_rewind_leads_to_the_last_mind_before_the_next_row(tmp_path):
    _, _, match = minds(tmp_path, 5)
    picked = match.position.state
    number = match.numbers.number(match.seq)
    act(match, "the-other-side", "orange", match.pending().id, {"type": "pick", "card": "move1"})
    rewind(match, "back-to-that", match.numbers.newest(number), "a slip")
    assert match.position.state == picked
    assert match.numbers.number(match.seq) == number + 2


def test_a_log_of_any_length_is_read_in_pages(tmp_path):
    _, _, match = minds(tmp_path, 450)
    pages, since = [], 0
    while since is not None:
        page, since = match.page(since, "blue", 200, whole=False)
        assert 0 < len(page) <= 200
        pages.append(page)
    lines = [entry for page in pages for entry in page]
    assert [entry.number for entry in lines] == sorted(entry.number for entry in lines)
    assert lines[-1].row.seq == match.seq
    others = [match.page(0, "orange", 3, whole=False)]
    while others[-1][1] is not None:
        others.append(match.page(others[-1][1], "orange", 3, whole=False))
    found = [entry for page, _ in others for entry in page]
    assert [astuple(each) for each in found] == [
        astuple(each) for each in match.entries(0, "orange")
    ]


def test_the_log_comes_in_pages_to_a_phone(two):
    blue, orange = two
    for _ in range(105):
        blue.change("propose", seat="blue", what="draw")
        orange.seen(lambda view: view["proposal"])
        orange.change("consent", seat="orange", yes=False, seen=orange.view["seq"])
    first = orange.ok("read_log", match=orange.match)
    assert len(first["lines"]) == 200
    rest = orange.ok("read_log", match=orange.match, since=first["more"])
    assert rest["more"] is None
    numbers = [line["seq"] for line in first["lines"] + rest["lines"]]
    assert numbers == sorted(numbers) and numbers[-1] == orange.view["seq"]


def test_a_replay_for_a_seat_that_is_none_is_refused(two):
    blue, _ = two
    assert blue.no("replay", match=blue.match, at=1, seat="plum") == "refused-seat"


def plan(match, seat: str, number: int) -> None:
    """The so-manieth card of the hand, at the next side."""
    hand = match.position.state.of(seat).hand
    at = next(side for side in SKIRMISH.seats if side != seat)
    action = {"type": "plan", "card": hand[number], "at": at}
    act(match, f"{seat}-{match.seq}", seat, match.pending().id, action)


def test_an_undo_leaves_the_changes_of_mind_of_others_alone(tmp_path):
    """With three seats one may take back while another changes their mind."""
    hall = open_hall(tmp_path / "x.db", {SKIRMISH.id: SKIRMISH})
    first, second, _ = SKIRMISH.seats
    table = seating.create(hall, NewTable(game=SKIRMISH.id, name="1", seats=(first,))).table
    for seat in SKIRMISH.seats[1:]:
        seating.join(hall, table.code, seat, (seat,), None)
    match = playing.start(hall, table.code)
    plan(match, second, 0)
    plan(match, first, 0)
    shown = match.undoable(first)
    plan(match, second, 1)
    assert match.undoable(first) == shown, "nothing shows that another changed their mind"
    mind = match.position.state.of(second).plan
    undo(match, "take-it-back", first, match.undoable(first).to)
    assert match.position.state.of(first).plan is None
    assert match.position.state.of(second).plan == mind
