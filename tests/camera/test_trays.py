"""A tray of the station: which throws count for a request, and what becomes a question."""

from __future__ import annotations

import pytest

from server.games.kernel import Dice, Roll
from server.games.ruling import Phrase
from server.stations.camera.judging import Seen, judge
from server.stations.camera.trays import Mark, MarkedTray, Request, overlap
from tests.camera.painted import HEIGHT, WIDTH, Painted, Painter, read_painted, row

RATE = 15


def roll(*groups: Dice, **more) -> Roll:
    return Roll(id="shot-1", why=Phrase("log-start"), groups=groups, **more)


def three(**more) -> Roll:
    return roll(Dice(key="hits", seat="blue", count=3, need=4), **more)


class Table:
    """A painted tray, and everything it told."""

    def __init__(self, **mark) -> None:
        self.painter, self.at = Painter(), 0.0
        self.tray = MarkedTray(Mark(id="t", table="R6KX", camera="0", **mark), read_painted)
        self.told = []

    def show(self, frames) -> list:
        """What these frames told that is worth saying."""
        fresh = []
        for frame in frames:
            self.at += 1 / RATE
            fresh.append(self.tray.look(frame, self.at))
        self.told += fresh
        return [each for each in fresh if each.verdict is not None]

    def ask(self, wanted: Roll | None = None, match: str = "m") -> None:
        wanted = wanted or three()
        self.tray.request = Request(match, wanted, tuple(group.key for group in wanted.groups))

    def state(self) -> str:
        return self.told[-1].state


def test_a_throw_is_told_once_and_not_while_it_moves():
    table = Table()
    table.show(table.painter.rest())
    table.ask()
    [told] = table.show(table.painter.throw(row(5, 2, 6)))
    assert told.verdict.why is None
    assert told.verdict.faces == {"hits": (5, 2, 6)}
    assert [die.group for die in told.verdict.dice] == ["hits"] * 3
    assert not table.show(table.painter.rest(row(5, 2, 6), 40))


def test_dice_that_lay_there_before_are_never_read():
    table = Table()
    old = row(1, 1, y=100)
    table.show(table.painter.rest(old))
    table.ask()
    assert not table.show(table.painter.rest(old))
    [told] = table.show(table.painter.throw(row(5, 2, 6, y=350), old))
    assert told.verdict.faces == {"hits": (5, 2, 6)}
    assert [die.group for die in told.verdict.dice].count(None) == 2


def test_what_was_rolling_before_it_was_asked_for_does_not_count():
    table = Table()
    table.show(table.painter.rest())
    frames = list(table.painter.throw(row(6, 6, 6)))
    table.show(frames[:3])
    table.ask()
    assert not table.show(frames[3:])
    assert table.state() == "early"
    [told] = table.show(table.painter.throw(row(1, 2, 3, y=350), row(6, 6, 6)))
    assert told.verdict.faces == {"hits": (1, 2, 3)}


def test_the_next_roll_does_not_read_the_dice_of_the_last():
    table = Table()
    table.show(table.painter.rest())
    table.ask()
    table.show(table.painter.throw(row(5, 2, 6)))
    table.ask(match="another")
    assert not table.show(table.painter.rest(row(5, 2, 6), 30))


def test_a_leaning_die_is_asked_about_and_thrown_again_alone():
    table = Table()
    table.show(table.painter.rest())
    table.ask()
    dice = [*row(5, 2), Painted(430, 240, 4, leans=True)]
    [told] = table.show(table.painter.throw(dice))
    assert told.verdict.why.key == "device-doubt-cocked"
    assert [die.doubtful for die in told.verdict.dice] == [False, False, True]
    assert not table.show(table.painter.reach(dice))
    [again] = table.show(table.painter.throw([Painted(500, 100, 3)], row(5, 2)))
    assert again.verdict.why is None
    assert sorted(again.verdict.faces["hits"]) == [2, 3, 5]


def test_a_hand_in_the_tray_is_told_and_nothing_is_read():
    table = Table()
    table.show(table.painter.rest())
    table.ask()
    assert not table.show(table.painter.reach([]))
    assert table.state() == "hand"


def test_taking_dice_away_is_no_throw():
    table = Table()
    table.show(table.painter.rest(row(1, 2, 3)))
    table.ask()
    table.show(table.painter.reach(row(1, 2, 3)))
    assert not table.show(table.painter.rest([], 30))
    assert table.state() == "empty"


@pytest.mark.parametrize(
    "dice, key, ringed",
    [
        (row(5, 2), "device-doubt-few", 0),
        (row(5, 2, 6, 1), "device-doubt-many", 0),
        ([*row(5, 2, 6), Painted(500, 400, 3, "red")], "device-doubt-many", 1),
    ],
)
def test_another_number_than_was_asked_for_is_a_question(dice, key, ringed):
    table = Table()
    table.show(table.painter.rest())
    table.ask()
    [told] = table.show(table.painter.throw(dice))
    assert told.verdict.why.key == key
    assert told.verdict.why.values == {"count": len(dice), "wanted": 3}
    assert sum(die.doubtful for die in told.verdict.dice) == ringed


def test_groups_are_told_apart_by_colour_or_asked_about():
    asked = roll(
        Dice(key="blue", seat="blue", count=1, colour="blue"),
        Dice(key="red", seat="orange", count=1, colour="red"),
    )
    table = Table()
    table.show(table.painter.rest())
    table.ask(asked)
    both = [Painted(100, 100, 6, "red"), Painted(300, 300, 2, "blue")]
    [told] = table.show(table.painter.throw(both))
    assert told.verdict.faces == {"blue": (2,), "red": (6,)} and told.verdict.why is None
    table.ask(asked, "other")
    [told] = table.show(table.painter.throw(row(3, 4, y=400)))
    assert told.verdict.why.key == "device-doubt-colours"


def test_groups_are_filled_from_left_to_right_where_the_order_tells_them_apart():
    asked = roll(
        Dice(key="need-3", seat="blue", count=2, need=3, wins="at_most"),
        Dice(key="need-4", seat="blue", count=1, need=4, wins="at_most"),
        tell_apart="order",
    )
    table = Table()
    table.show(table.painter.rest())
    table.ask(asked)
    [told] = table.show(table.painter.throw(row(5, 2, 4)))
    assert told.verdict.faces == {"need-3": (5, 2), "need-4": (4,)} and told.verdict.why is None
    table.ask(asked, "other")
    [told] = table.show(table.painter.throw(row(3, 4, y=400)))
    assert told.verdict.why.key == "device-doubt-few"


def test_separate_throws_serve_one_group_each():
    asked = roll(
        Dice(key="first", seat="blue", count=1),
        Dice(key="second", seat="blue", count=2),
        tell_apart="throws",
    )
    table = Table()
    table.show(table.painter.rest())
    table.ask(asked)
    [told] = table.show(table.painter.throw(row(4)))
    assert told.verdict.faces == {"first": (4,)}
    table.tray.request = Request("m", asked, ("second",))
    [told] = table.show(table.painter.throw(row(1, 6, y=400), row(4)))
    assert told.verdict.faces == {"second": (1, 6)}


def test_dice_beside_the_tray_are_seen_and_not_counted():
    table = Table(corners=((0.0, 0.0), (0.6, 0.0), (0.6, 1.0), (0.0, 1.0)))
    table.show(table.painter.rest())
    table.ask()
    beside = Painted(int(0.62 * WIDTH), 240, 6)
    [told] = table.show(table.painter.throw([*row(5, 2), beside]))
    assert told.verdict.why.key == "device-doubt-outside"
    assert [die.doubtful for die in told.verdict.dice] == [False, False, True]


def test_a_die_of_more_sides_is_a_question():
    [die] = read_painted(Painter().frame(row(3))).dice
    seen = Seen(inside=(die,), width=WIDTH, height=HEIGHT)
    asked = roll(Dice(key="a", seat="blue", count=1, sides=10))
    assert judge(asked, ("a",), seen).why.key == "device-doubt-sides"


def test_trays_overlap_by_a_share_of_the_smaller():
    left = ((0.0, 0.0), (0.5, 0.0), (0.5, 1.0), (0.0, 1.0))
    right = ((0.5, 0.0), (1.0, 0.0), (1.0, 1.0), (0.5, 1.0))
    assert overlap(left, right) == 0
    assert overlap(left, left) == pytest.approx(1)
