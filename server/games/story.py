"""The story of a finished match: scores over time, turning points, counts, and luck with the dice.

A game may tell its own: `story(frames)` in its module `story.py`, a pure function of what everybody
could see step by step. `plain_story` is for games that have none.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import pairwise
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from server.games.kernel import Dice, Happening, Roll, Seat
from server.games.ruling import Phrase
from server.games.telling import seat_ref


class Frame(Struct, frozen=True, kw_only=True):
    """A match after one step. Steps that were taken back are not among the frames."""

    row: int  # of the log
    turn: int | None  # in which the step was made; 0 before the first step
    board: Any  # the watcher's, of the game's board type
    scores: Mapping[Seat, int]  # of `standing`
    told: tuple[Happening, ...] = ()  # to everybody
    seat: Seat | None = None  # whose step it was
    roll: Roll | None = None  # the throw that this step was, and its faces
    faces: Mapping[str, tuple[int, ...]] = {}


class Point(Struct, frozen=True):
    at: int  # the turn, or whatever the game counts
    value: int


class Series(Struct, frozen=True, kw_only=True):
    """A number of each side over the turns, ascending by turn."""

    title: Phrase
    points: Mapping[Seat, tuple[Point, ...]]


class Turning(Struct, frozen=True, kw_only=True):
    """A moment that mattered, in one sentence; `more` says what came of it."""

    at: int  # the turn
    row: int
    text: Phrase
    seat: Seat | None = None
    more: Phrase | None = None


class Tally(Struct, frozen=True, kw_only=True):
    """How often each side did or used something."""

    label: Phrase
    by: Mapping[Seat, int]


class Throws(Struct, frozen=True, kw_only=True):
    """What one side threw, and what it could expect."""

    seat: Seat
    dice: int
    came: int
    expected: float


class DiceLuck(Struct, frozen=True, kw_only=True):
    """Luck with dice that needed something (`hits`), or, without any, the sum of their pips.
    `chance` is how often somebody's luck swings at least this far."""

    what: Literal["hits", "pips"]
    sides: tuple[Throws, ...]
    chance: float


class Story(Struct, frozen=True, kw_only=True):
    """At most a few of each: a page is read, not studied."""

    series: tuple[Series, ...] = ()
    turnings: tuple[Turning, ...] = ()
    tallies: tuple[Tally, ...] = ()
    luck: DiceLuck | None = None  # None: as the dice of the frames say
    when: str = "story-turn"  # the text that names what `at` counts, with `$at`


Tell = Callable[[Sequence[Frame]], Story]


def plain_story(frames: Sequence[Frame]) -> Story:
    """What can be told of any game: the scores, and where the lead changed for good."""
    turning = decided_at(frames)
    return Story(
        series=(scores_over_time(frames, Phrase("story-scores")),),
        turnings=() if turning is None else (turning,),
    )


def with_luck(story: Story, frames: Sequence[Frame]) -> Story:
    """The story, with the luck of its dice where the game did not count it itself."""
    return story if story.luck is not None else replace(story, luck=dice_luck(frames))


# --- Scores ----------------------------------------------------------------------------------


def turn_of(frame: Frame) -> int:
    return frame.turn or 0


def over_time(
    frames: Sequence[Frame],
    title: Phrase,
    read: Callable[[Frame], Mapping[Seat, int]],
    when: Callable[[Frame], int] = turn_of,
) -> Series:
    """What `read` says of each side at the end of every turn, or of what `when` counts."""
    found: dict[Seat, dict[int, int]] = {}
    for frame in frames:
        for seat, value in read(frame).items():
            found.setdefault(seat, {})[when(frame)] = value
    points = {
        seat: tuple(Point(at, value) for at, value in sorted(values.items()))
        for seat, values in found.items()
    }
    return Series(title=title, points=points)


def scores_over_time(frames: Sequence[Frame], title: Phrase) -> Series:
    return over_time(frames, title, lambda frame: frame.scores)


def leader(scores: Mapping[Seat, int]) -> Seat | None:
    """Who has more than everybody else."""
    best = max(scores.values(), default=0)
    leading = [seat for seat, score in scores.items() if score == best]
    return leading[0] if len(leading) == 1 and len(scores) > 1 else None


def decided_at(frames: Sequence[Frame], aside: Collection[str] = ()) -> Turning | None:
    """The step that gave whoever led at the end a lead that was never lost again. What merely
    followed from it, by the keys in `aside`, is not said to be what did it."""
    if not frames or (winner := leader(frames[-1].scores)) is None:
        return None
    for before, now in reversed(list(pairwise(frames))):
        if leader(before.scores) != winner and leader(now.scores) == winner:
            led = Phrase("story-led-since", {"seat": seat_ref(winner)})
            # A step may tell much: who picks last reveals and resolves a turn. What the winner did
            # in the end says more than that a card was locked.
            told = [each for each in now.told if each.text.key not in aside] or now.told
            own = [each for each in told if each.seat == winner] or told
            text = own[-1].text if own else led
            more = led if now.told else None
            return Turning(at=turn_of(now), row=now.row, text=text, seat=winner, more=more)
    return None


# --- Dice ------------------------------------------------------------------------------------

Spread = Mapping[int, float]  # how likely each sum is


def dice_luck(frames: Sequence[Frame]) -> DiceLuck | None:
    """Everybody's luck: by dice that needed something, else by the pips; None without dice."""
    thrown = [
        (dice.seat, dice, face)
        for frame in frames
        if frame.roll is not None
        for dice in frame.roll.groups
        if dice.seat is not None
        for face in frame.faces.get(dice.key, ())
    ]
    needed = [each for each in thrown if each[1].need is not None]
    counted = needed or thrown
    if not counted:
        return None
    sides, least = [], 1.0
    for seat in dict.fromkeys(seat for seat, _, _ in counted):
        own = [(dice, face) for by, dice, face in counted if by == seat]
        spread = spread_of([spread_of_die(dice) for dice, _ in own])
        came = sum(scored(dice, face) for dice, face in own)
        expected = sum(value * chance for value, chance in spread.items())
        least = min(least, chance_of(spread, expected, came))
        sides.append(Throws(seat=seat, dice=len(own), came=came, expected=round(expected, 2)))
    # With several sides one of them swings so far more often than a given one.
    chance = 1 - (1 - least) ** len(sides)
    return DiceLuck(
        what="hits" if needed else "pips", sides=tuple(sides), chance=round(min(chance, 1.0), 4)
    )


def scored(dice: Dice, face: int) -> int:
    """1 for a hit and 0 for a miss, or the pips of a die that needs nothing."""
    if dice.need is None:
        return face
    return int(face >= dice.need if dice.wins == "at_least" else face <= dice.need)


def spread_of_die(dice: Dice) -> Spread:
    found: dict[int, float] = {}
    for face in range(1, dice.sides + 1):
        value = scored(dice, face)
        found[value] = found.get(value, 0.0) + 1 / dice.sides
    return found


def spread_of(dice: Sequence[Spread]) -> Spread:
    """How likely each sum of these dice is."""
    total: dict[int, float] = {0: 1.0}
    for one in dice:
        wider: dict[int, float] = {}
        for sum_, likely in total.items():
            for value, chance in one.items():
                wider[sum_ + value] = wider.get(sum_ + value, 0.0) + likely * chance
        total = wider
    return total


def chance_of(spread: Spread, expected: float, came: int) -> float:
    """How likely it is to be at least this far from what was expected, to either side."""
    far = abs(came - expected) - 1e-9
    return min(1.0, sum(likely for sum_, likely in spread.items() if abs(sum_ - expected) >= far))
