"""The watcher of a tray: no throw missed, none told twice, none read while it moves."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from tests.camera.painted import Painted, Painter, read_painted
from tests.vision.throws import RATE, Film, Lain
from vision.dice.reader import read_dice
from vision.dice.reading import DiceReading, Die
from vision.dice.tray import SETTLE, Look, TrayState, TrayWatcher, mirrored, same


def die_at(lain: Lain) -> Die:
    return Die(
        value=lain.sprite.value,
        x=float(lain.at[0]),
        y=float(lain.at[1]),
        size=lain.side,
        outline=(),
        colour="white",
        confidence=1.0,
    )


def perfect_reader(film: Film):
    """Reads what the film shows; it must not be asked while anything moves."""

    def read(_picture: np.ndarray) -> DiceReading:
        assert not film.moving, "read while dice or a hand move"
        return DiceReading(dice=tuple(map(die_at, film.shown)), sure=True)

    return read


def watch(film: Film, throws: int) -> list[tuple[list[int], list[list[int]]]]:
    """For each throw of the film: its values, and those of every throw the watcher told of."""
    watcher, told, result = TrayWatcher(perfect_reader(film)), [], []
    for frame in film.throws(throws):
        if frame.ask:
            watcher.ask()
        look = watcher.look(frame.picture, frame.at)
        if look.throw:
            told.append(sorted(die.value for die in look.throw.thrown))
        if frame.settled is not None:
            result.append((sorted(die.sprite.value for die in frame.settled), told))
            told = []
    assert not told
    return result


@pytest.mark.parametrize("seed", range(2))
def test_every_throw_is_told_once_with_the_dice_that_were_thrown(seed):
    for thrown, told in watch(Film(seed, most=5), 3):
        assert told == [thrown]


@pytest.mark.soak
def test_three_hundred_throws_are_each_told_once():
    wrong = [
        (seed, number, thrown, told)
        for seed in range(100, 160)
        for number, (thrown, told) in enumerate(watch(Film(seed), 5))
        if told != [thrown]
    ]
    assert not wrong


class Still:
    """A tray to be filled by hand: white squares on grey, and a reader that knows them."""

    def __init__(self) -> None:
        self.dice: list[tuple[int, int, int]] = []  # value, x, y
        self.hand = False
        self.reads = 0
        self.watcher = TrayWatcher(self.read)
        self.clock = 0.0

    def read(self, _picture: np.ndarray) -> DiceReading:
        self.reads += 1
        dice = [
            Die(value=v, x=x, y=y, size=30, outline=(), colour="white", confidence=1.0)
            for v, x, y in self.dice
        ]
        return DiceReading(dice=tuple(dice), sure=True)

    def look(self, frames: int = 1, level: int = 90) -> Look:
        for _ in range(frames):
            picture = np.full((400, 640, 3), level, np.uint8)
            for _, x, y in self.dice:
                picture[y - 15 : y + 15, x - 15 : x + 15] = min(255, level * 2)
            if self.hand:
                picture[150:, 200:420] = level // 2
            self.clock += 1 / RATE
            last = self.watcher.look(picture, self.clock)
            if last.throw:
                return last
        return last


def test_an_empty_tray_is_empty_and_read_no_more():
    tray = Still()
    assert tray.look(20).state is TrayState.EMPTY
    reads = tray.reads
    tray.look(50)
    assert tray.reads == reads


def test_dice_that_lay_there_from_the_beginning_are_no_throw():
    tray = Still()
    tray.dice = [(3, 100, 100)]
    assert tray.look(30).throw is None
    assert tray.look().state is TrayState.SETTLED


def test_dice_that_lay_there_when_the_throw_was_asked_for_are_not_part_of_it():
    tray = Still()
    tray.look(10)
    tray.dice = [(3, 100, 100)]
    tray.look(20)
    tray.watcher.ask()
    tray.dice = [(3, 100, 100), (5, 300, 200)]
    throw = tray.look(20).throw
    assert throw and [die.value for die in throw.thrown] == [5]
    assert [die.value for die in throw.lying] == [3]


def test_a_throw_that_was_rolling_when_it_was_asked_for_does_not_count():
    tray = Still()
    tray.look(10)
    tray.dice = [(3, 100, 100)]
    tray.look(1)
    tray.watcher.ask()
    assert tray.look(20).throw is None
    tray.dice = [(3, 100, 100), (1, 300, 300)]
    throw = tray.look(20).throw
    assert throw and [die.value for die in throw.thrown] == [1]


def test_a_hand_that_was_in_the_tray_when_the_throw_was_asked_for_throws_after_it():
    tray = Still()
    tray.look(10)
    tray.hand = True
    assert tray.look(3).state is TrayState.HAND
    tray.watcher.ask()
    tray.hand, tray.dice = False, [(6, 200, 200)]
    throw = tray.look(20).throw
    assert throw and [die.value for die in throw.thrown] == [6]


def test_a_hand_that_touches_nothing_makes_no_throw():
    tray = Still()
    tray.look(10)
    tray.dice = [(3, 100, 100)]
    assert tray.look(20).throw
    tray.hand = True
    assert tray.look(10).state is TrayState.HAND
    tray.hand = False
    assert tray.look(30).throw is None
    assert tray.look().state is TrayState.SETTLED


def test_dice_added_to_a_throw_are_told_with_it():
    tray = Still()
    tray.look(10)
    tray.watcher.ask()
    tray.dice = [(3, 100, 100)]
    assert tray.look(20).throw
    tray.dice = [(3, 100, 100), (4, 400, 300)]
    throw = tray.look(20).throw
    assert throw and sorted(die.value for die in throw.thrown) == [3, 4]


def test_taking_dice_away_is_no_throw():
    tray = Still()
    tray.look(10)
    tray.dice = [(3, 100, 100), (4, 400, 300)]
    assert tray.look(20).throw
    tray.dice = [(4, 400, 300)]
    assert tray.look(30).throw is None


def test_a_throw_with_a_die_that_was_not_read_is_not_sure():
    tray = Still()
    read = tray.read
    tray.watcher = TrayWatcher(
        lambda picture: DiceReading(dice=read(picture).dice[:1], sure=True)  # overlooks the others
    )
    tray.look(10)
    tray.dice = [(3, 100, 100), (4, 400, 300)]
    throw = tray.look(20).throw
    assert throw and not throw.complete and not throw.sure


def test_a_die_that_was_not_read_is_noticed_where_another_one_lay():
    tray = Still()
    read = tray.read
    tray.watcher = TrayWatcher(
        lambda picture: DiceReading(dice=read(picture).dice[:1], sure=True)  # overlooks the others
    )
    tray.look(10)
    tray.dice = [(3, 100, 100)]
    assert tray.look(20).throw
    tray.dice = [(2, 400, 300), (5, 110, 95)]
    throw = tray.look(20).throw
    assert throw and not throw.complete and not throw.sure


def test_a_die_that_is_taken_away_leaves_a_tray_that_is_known():
    tray = Still()
    tray.look(10)
    tray.dice = [(3, 100, 100)]
    assert tray.look(20).throw
    tray.dice = []
    assert tray.look(20).throw is None
    tray.dice = [(2, 400, 300)]
    throw = tray.look(20).throw
    assert throw and throw.complete and throw.sure


def test_dice_that_nobody_can_read_are_told_all_the_same():
    tray = Still()
    tray.watcher = TrayWatcher(lambda _: DiceReading(dice=(), sure=True))
    tray.look(10)
    tray.dice = [(3, 100, 100)]
    throw = tray.look(20).throw
    assert throw and not throw.thrown and not throw.sure


def test_a_die_as_bright_as_the_ground_is_noticed_by_its_colour():
    watcher = TrayWatcher(lambda _: DiceReading(dice=(), sure=True))  # overlooks it
    wood, orange = (60, 110, 140), (30, 90, 191)  # of the same grey
    told = []
    for at in range(40):
        frame = np.full((400, 640, 3), wood, np.uint8)
        if at >= 20:
            frame[100:140, 200:240] = orange
        told.append(watcher.look(frame, at / RATE).throw)
    (throw,) = filter(None, told)
    assert not throw.complete and not throw.sure


def test_a_dark_tray_is_not_read():
    tray = Still()
    tray.look(10)
    reads = tray.reads
    assert tray.look(20, level=4).state is TrayState.TOO_DARK
    assert tray.reads == reads


@pytest.mark.parametrize("level, state", [(5, "too-dark"), (255, "too-bright")])
def test_a_tray_without_light_or_with_too_much_of_it_says_which(level, state):
    watcher, frame = TrayWatcher(read_dice), np.full((400, 640, 3), level, np.uint8)
    for at in range(10):
        look = watcher.look(frame, at / RATE)
    assert look.state.value == state and look.throw is None


def test_a_lamp_that_is_switched_makes_no_throw():
    tray = Still()
    tray.look(10)
    tray.dice = [(3, 100, 100)]
    assert tray.look(20).throw
    assert tray.look(30, level=70).throw is None


def test_a_die_that_pauses_and_tips_over_is_told_as_it_came_to_rest():
    tray = Still()
    tray.look(10)
    tray.dice, before = [(3, 100, 100)], tray.reads
    assert tray.look(3).throw is None and tray.reads == before + 1  # read already, not yet told
    tray.dice = [(5, 112, 100)]
    throw = tray.look(20).throw
    assert throw and [die.value for die in throw.thrown] == [5]


def test_a_throw_is_told_a_fifth_of_a_second_after_it_came_to_rest():
    tray = Still()
    tray.look(10)
    tray.dice = [(3, 100, 100)]
    tray.look()  # the first frame that shows it at rest
    rested = tray.clock
    assert tray.look(20).throw
    assert SETTLE <= tray.clock - rested <= SETTLE + 1 / RATE


def test_frames_that_waited_behind_a_slow_reading_are_no_longer_rest_than_they_show():
    tray = Still()
    tray.look(10)
    tray.dice = [(3, 100, 100)]
    tray.look(2)
    tray.clock += 0.4  # the reading took so long; the next frame was taken before
    assert tray.look().throw is None
    tray.dice = [(5, 112, 100)]
    throw = tray.look(20).throw
    assert throw and [die.value for die in throw.thrown] == [5]


def test_readings_that_never_agree_are_told_as_not_agreed():
    tray = Still()
    values = iter(range(1000))
    tray.watcher = TrayWatcher(
        lambda _: DiceReading(
            dice=(
                Die(value=1 + next(values) % 6, x=100, y=100, size=30, outline=(), colour="red",
                    confidence=1.0),
            )
            if tray.dice
            else (),
            sure=True,
        )
    )  # fmt: skip
    tray.look(10)
    tray.dice = [(3, 100, 100)]
    throw = tray.look(40).throw
    assert throw and not throw.agreed and not throw.sure


def one_die(confidence: float, value: int = 3, name: str | None = None) -> DiceReading:
    die = Die(value=value, x=100, y=100, size=30, outline=(), colour="red", confidence=confidence,
              name=name)  # fmt: skip
    return DiceReading(dice=(die,), sure=True)


def test_a_throw_is_as_sure_as_the_less_sure_of_two_readings():
    tray = Still()
    answers = iter([one_die(0.5), one_die(0.95)])
    tray.watcher = TrayWatcher(
        lambda _: next(answers) if tray.dice else DiceReading(dice=(), sure=True)
    )
    tray.look(10)
    tray.dice = [(3, 100, 100)]
    throw = tray.look(40).throw
    assert throw and throw.agreed and not throw.sure
    assert throw.thrown[0].confidence == 0.5 and throw.thrown[0].doubts


@pytest.mark.parametrize("name, sure", [(None, False), ("skulls", True)])
def test_two_ways_to_read_must_agree_unless_the_die_was_taught(name, sure):
    tray = Still()
    bare = DiceReading(dice=(), sure=True)
    tray.watcher = TrayWatcher(
        lambda _: one_die(0.99, 5, name) if tray.dice else bare,
        lambda _: one_die(0.99, 2) if tray.dice else bare,
    )
    tray.look(10)
    tray.dice = [(3, 100, 100)]
    throw = tray.look(40).throw
    assert throw and throw.agreed == throw.sure == sure


def test_two_finds_in_one_die_are_no_agreement_with_two_dice_apart():
    """The second reading has a die that the first one has nowhere."""
    (one,) = one_die(0.99).dice
    twice = replace(one_die(0.99), dice=(one, replace(one, x=102)))
    both = replace(one_die(0.99), dice=(one, replace(one, x=300)))
    tray = Still()
    bare = DiceReading(dice=(), sure=True)
    tray.watcher = TrayWatcher(
        lambda _: twice if tray.dice else bare, lambda _: both if tray.dice else bare
    )
    tray.look(10)
    tray.dice = [(3, 100, 100)]
    throw = tray.look(40).throw
    assert throw and not throw.agreed and not throw.sure


def test_a_mirror_image_is_told_as_it_lies_in_the_picture():
    picture = Painter().frame([Painted(100, 240, 5), Painted(300, 120, 2)])
    plain, other = read_painted(picture), mirrored(read_painted)(picture)
    assert same(plain, other) and {die.value for die in other.dice} == {5, 2}


@pytest.mark.parametrize("name", [None, "skulls"])
def test_a_throw_asks_for_more_than_a_photograph_unless_the_die_was_taught(name):
    tray = Still()
    faint = Die(value=3, x=100, y=100, size=30, outline=(), colour="red", confidence=0.8, name=name)
    tray.watcher = TrayWatcher(lambda _: DiceReading(dice=(faint,) if tray.dice else (), sure=True))
    tray.look(10)
    tray.dice = [(3, 100, 100)]
    throw = tray.look(40).throw
    assert throw and throw.agreed and throw.sure == (name is not None)
    # The doubt is the die's own, so that the phones ring it.
    assert ("unclear-value" in throw.thrown[0].doubts) == (name is None)
