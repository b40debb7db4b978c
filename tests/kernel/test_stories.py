"""Every finished match can be told: by the game itself, or by its scores alone."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import msgspec
import pytest

from server.games.catalogue import story_of
from server.games.kernel import Dice, Faces, Game, Happening, Roll
from server.games.ruling import Phrase
from server.games.story import Frame, Story, dice_luck, plain_story, with_luck
from server.words import LANGUAGES, Words, catalogues
from tests.kernel.games import GAMES
from tests.kernel.playout import new_match, playout, seats_of
from tests.kernel.seeds import every_game
from tests.kernel.spoken import spoken


@cache
def frames_of(game: Game[Any]) -> tuple[tuple[Frame, ...], Any]:
    """A random match as the server would hand it to the game, and the state it ends with."""
    luck = random.Random(11)
    state = new_match(game, luck)
    found = [frame(game, state, 0, turn=0)]
    for row, moment in enumerate(playout(game, luck, state), 1):
        state = moment.after
        wanted, given = game.pending(moment.before), moment.given.what
        thrown = isinstance(given, Faces) and isinstance(wanted, Roll)
        found.append(
            frame(
                game,
                moment.after,
                row,
                turn=game.turn(moment.before),
                told=tuple(each for each in moment.step.happenings if each.to is None),
                seat=moment.given.seat,
                roll=wanted if thrown else None,
                faces=given.faces if thrown else {},
            )
        )
    return tuple(found), state


def frame(game: Game[Any], state: Any, row: int, **rest: Any) -> Frame:
    board, scores = game.view(state, None).board, game.standing(state).scores
    return Frame(row=row, board=board, scores=scores, **rest)


@every_game
def test_every_finished_match_can_be_told(game):
    frames, state = frames_of(game)
    seats = set(seats_of(game, state))
    for tell in {story_of(game), plain_story}:
        story = with_luck(tell(frames), frames)
        assert msgspec.json.decode(msgspec.json.encode(story), type=Story) == story
        sound(story, seats, {each.row for each in frames})


def sound(story: Story, seats: set[str], rows: set[int]) -> None:
    assert story.series, "there is nothing to draw"
    assert len(story.series) <= 3 and len(story.turnings) <= 5
    for series in story.series:
        assert set(series.points) <= seats
        for points in series.points.values():
            at = [point.at for point in points]
            assert at == sorted(set(at)), "a number over time has one value at each turn"
    for turning in story.turnings:
        assert turning.row in rows and turning.seat in {None, *seats}
    for tally in story.tallies:
        assert set(tally.by) <= seats and min(tally.by.values(), default=0) >= 0
    if story.luck is not None:
        assert 0 < story.luck.chance <= 1
        assert all(each.came >= 0 for each in story.luck.sides)


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_a_story_has_words(game, lang):
    words, (frames, state) = Words(lang, catalogues(GAMES)), frames_of(game)
    story = story_of(game)(frames)
    for item in [*spoken(story), Phrase(story.when, {"at": 3})]:
        words.say(item, game.view(state, None).names)
    assert not words.missing


def test_the_turning_point_is_told_by_what_the_winner_did_last_in_that_step():
    locked, scored, back = (
        Happening(text=Phrase(key), seat=seat)
        for key, seat in (("locked", "blue"), ("scored", "blue"), ("back", "orange"))
    )
    scores = ({"blue": 0, "orange": 0}, {"blue": 3, "orange": 0})
    frames = [Frame(row=n, turn=n, board=None, scores=each) for n, each in enumerate(scores)]
    frames[1] = msgspec.structs.replace(frames[1], told=(locked, scored, back))
    (turning,) = plain_story(frames).turnings
    assert (turning.text.key, turning.seat) == ("scored", "blue")


# --- Luck ------------------------------------------------------------------------------------


def thrown(need: int | None, *faces: int, seat: str = "blue") -> Frame:
    dice = Dice(key="d", seat=seat, count=len(faces), need=need)
    roll = Roll(id="r", why=Phrase("x"), groups=(dice,))
    return Frame(row=1, turn=1, board=None, scores={}, roll=roll, faces={"d": faces})


def test_without_dice_there_is_no_luck():
    assert dice_luck([Frame(row=0, turn=0, board=None, scores={})]) is None


def test_hits_are_counted_against_what_the_dice_needed():
    luck = dice_luck([thrown(4, 6, 1), thrown(5, 5)])
    assert luck is not None and luck.what == "hits"
    [blue] = luck.sides
    assert (blue.dice, blue.came, blue.expected) == (3, 2, 1.33)


def test_dice_without_a_need_count_by_their_pips():
    luck = dice_luck([thrown(None, 6, 6)])
    assert luck is not None and luck.what == "pips"
    assert luck.sides[0].expected == 7 and luck.sides[0].came == 12
    assert luck.chance == pytest.approx(2 / 36, abs=1e-3)  # twelve, or as far away below: two


def test_the_chance_of_a_swing_is_exact():
    """Four dice that hit on 4+ and all hit: one in sixteen, and as often all miss."""
    luck = dice_luck([thrown(4, 4, 5, 6, 4)])
    assert luck is not None and luck.chance == pytest.approx(2 / 16, abs=1e-4)


def test_what_was_expected_swings_in_every_match():
    luck = dice_luck([thrown(4, 6, 1), thrown(4, 6, 1, seat="orange")])
    assert luck is not None and luck.chance == 1


def test_a_need_above_the_die_is_a_miss_that_was_expected():
    luck = dice_luck([thrown(7, 6)])
    assert luck is not None and luck.sides[0].expected == 0 and luck.chance == 1
