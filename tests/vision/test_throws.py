"""Drawn films of throws, watched and read by the shipped nets, from the frame to the values.

The dice have pips and materials, and the films seeds, that training never had. What is asked:
no throw missed or told twice, and hardly a die that is wrong and called sure.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np
import pytest

from tests.vision.throws import Film, Frame, Lain
from vision.dice.reader import read_dice
from vision.dice.reading import DiceReading, Die
from vision.dice.tray import Throw, TrayWatcher, mirrored


@dataclass
class Tally:
    throws: int = 0
    missed: int = 0
    twice: int = 0
    sure: int = 0
    dice: int = 0
    read: int = 0
    leaning_and_sure: int = 0
    wrong_and_sure: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.throws} throws ({self.missed} missed, {self.twice} told twice), "
            f"{self.sure} sure; {self.read} of {self.dice} dice read; "
            f"{self.leaning_and_sure} throws sure with a leaning die; "
            f"wrong and sure: {self.wrong_and_sure or 'none'}"
        )


def watch(film: Film, frames: Iterable[Frame], name: str, tally: Tally) -> None:
    """Play the film; nothing that moves is ever read."""

    def read(picture: np.ndarray) -> DiceReading:
        assert not film.moving, "read while dice or a hand move"
        return read_dice(picture)

    watcher, told = TrayWatcher(read, mirrored(read)), []
    for frame in frames:
        if frame.ask:
            watcher.ask()
            told = []
        look = watcher.look(frame.picture, frame.at)
        if look.throw:
            told.append(look.throw)
        if frame.settled is not None:
            count(tally, frame.settled, frame.lying, told, f"{name}.{tally.throws}")


def count(
    tally: Tally, thrown: tuple[Lain, ...], lying: tuple[Lain, ...], told: list[Throw], name: str
) -> None:
    tally.throws += 1
    tally.dice += len(thrown)
    tally.missed += not told
    tally.twice += len(told) > 1
    for throw in told[-1:]:
        right = matched(throw.reading.dice, (*thrown, *lying))
        tally.read += sum(matched(throw.thrown, thrown).values())
        tally.sure += throw.sure
        if throw.sure:
            tally.leaning_and_sure += any(die.sprite.cocked for die in (*thrown, *lying))
            wrong = len(thrown) + len(lying) - right[True]
            wrong = max(wrong, len(throw.reading.dice) - right[True])
            tally.wrong_and_sure += [name] * wrong


def matched(dice: tuple[Die, ...], truth: tuple[Lain, ...]) -> Counter[bool]:
    """How many true dice were read as they lie; of a leaning one, the uppermost face counts."""
    good = 0
    for lain in truth:
        for die in dice:
            near = np.hypot(die.x - lain.at[0], die.y - lain.at[1]) < 0.4 * lain.side
            if near and die.value == lain.sprite.value:
                good += 1
                break
    return Counter({True: good})


def test_a_handful_of_throws():
    tally = Tally()
    for seed in (1, 2):
        film = Film(seed, most=6)
        watch(film, film.throws(2), str(seed), tally)
    assert (tally.throws, tally.missed, tally.twice) == (4, 0, 0), tally
    assert not tally.wrong_and_sure, tally
    assert tally.read >= 0.8 * tally.dice, tally


def test_the_round_face_of_a_three_is_no_ace_for_sure():
    """Its outer pips lie on the rim: what is left looks like one pip in a ring."""
    film, tally = Film(285), Tally()
    watch(film, film.brief_throws(5), "285", tally)
    assert tally.throws == 5 and not tally.wrong_and_sure, tally


def three_hundred_throws(tally: Tally) -> None:
    for seed in range(1000, 1060):
        film = Film(seed)
        watch(film, film.throws(5), str(seed), tally)


def brief_throws(tally: Tally, seed: int, dice: int) -> int:
    """Films from this seed on, until so many dice were thrown; returns the next seed."""
    while tally.dice < dice:
        seed += 1
        film = Film(seed)
        watch(film, film.brief_throws(5), str(seed), tally)
    return seed


@pytest.mark.soak
def test_three_hundred_throws_watched_and_read():
    three_hundred_throws(tally := Tally())
    print(tally)
    assert tally.throws == 300
    assert not tally.missed and not tally.twice, tally
    assert len(tally.wrong_and_sure) <= tally.dice / 2000, tally


@pytest.mark.soak
def test_ten_thousand_dice_are_hardly_ever_wrong_and_sure():
    brief_throws(tally := Tally(), 5000, 10_000)
    print(tally)
    assert not tally.missed and not tally.twice, tally
    assert len(tally.wrong_and_sure) <= tally.dice / 2000, tally


if __name__ == "__main__":  # a piece of the above: from which seed on, and how many dice
    first, last = map(int, sys.argv[1:3])
    tally, seed = Tally(), first
    while tally.dice < last:
        seed = brief_throws(tally, seed, min(last, tally.dice + 200))
        print(f"up to film {seed}: {tally}", flush=True)
