"""Reading drawn trays with the shipped nets: right, or unsure; never wrong and sure."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.throws import SIZE, Film, Lain
from vision.dice.classify import Candidate, Row, gather, may_be_one, rows_of
from vision.dice.colours import COLOURS, colour_of
from vision.dice.locate import Find
from vision.dice.nets import MODELS, Cuts, Seen, shipped_nets
from vision.dice.pips import formed, peaks_of, pip_peaks
from vision.dice.reader import apart, of_one_throw, read_dice
from vision.dice.reading import DOUBTS, DiceReading
from vision.images import BadPicture
from vision.training.designs import any_lie, developed
from vision.training.die import Design, Material, Pips, Shape, View, resting
from vision.training.surface import draw_die

IVORY = Design(Shape(0.18, 1.5), Material(colour=(0.6, 0.75, 0.8)), Pips())
RED = Design(
    Shape(0.12), Material(colour=(0.03, 0.03, 0.5)), Pips(colour=(0.8,) * 3, ace_colour=(0.8,) * 3)
)


def tray(values: tuple[int, ...], design: Design = IVORY, side: float = 40, seed: int = 0) -> Film:
    """A film whose tray holds dice of these values, in rows."""
    film = Film(seed)
    film.side, film.noise = side, [np.zeros((*SIZE[::-1], 3))] * 3
    film.ground = np.full((*SIZE[::-1], 3), (70, 95, 60), np.float32)
    film.shown = []
    for number, value in enumerate(values):
        at = np.array([90 + 110 * (number % 5), 70 + 90 * (number // 5)], float)
        sprite = developed(draw_die(design, resting(value, number * 0.7), View(), 112))
        film.shown.append(Lain(sprite, at, side))
    return film


def read(film: Film) -> DiceReading:
    return read_dice(film.picture(film.shown))


@pytest.mark.parametrize("design", [IVORY, RED], ids=["ivory", "red"])
def test_all_values_are_read_where_they_lie(design):
    film = tray((1, 2, 3, 4, 5, 6), design)
    reading = read(film)
    assert reading.values == (1, 2, 3, 4, 5, 6)
    assert reading.sure, reading
    for die, lain in zip(
        sorted(reading.dice, key=lambda each: each.value or 0), film.shown, strict=True
    ):
        assert np.hypot(die.x - lain.at[0], die.y - lain.at[1]) < 0.2 * lain.side
        assert 0.75 < die.size / lain.side < 1.35
        assert len(die.outline) == 4


def test_the_colour_of_a_die_is_named():
    assert {die.colour for die in read(tray((2, 5), RED)).dice} == {"red"}
    assert {die.colour for die in read(tray((2, 5), IVORY)).dice} == {"white"}


@pytest.mark.parametrize(
    "bgr, name",
    [((240, 240, 240), "white"), ((20, 20, 22), "black"), ((40, 30, 200), "red"),
     ((30, 200, 230), "yellow"), ((60, 160, 40), "green"), ((200, 90, 30), "blue"),
     ((120, 120, 120), "grey"), ((170, 40, 120), "purple"), ((30, 70, 110), "brown")],
)  # fmt: skip
def test_colours_have_the_names_people_use(bgr, name):
    assert name in COLOURS
    assert colour_of(np.full((48, 48, 3), bgr, np.uint8)) == name


def test_an_empty_tray_is_a_reading():
    reading = read(tray(()))
    assert reading.values == () and reading.sure


@pytest.mark.parametrize("side", [24, 60, 100])
def test_dice_are_read_from_24_pixels_upward(side):
    values = (6, 3) if side > 60 else (6, 3, 5, 2)
    film = tray(values, side=side)
    film.shown = [
        Lain(die.sprite, np.array([120 + 190 * (k % 3), 110 + 170 * (k // 3)], float), side)
        for k, die in enumerate(film.shown)
    ]
    reading = read(film)
    assert reading.values == tuple(sorted(values)) or not reading.sure


def test_a_small_die_that_touches_a_large_one_is_a_die():
    small, large = find_at(100, 100, 34), find_at(140, 100, 60)
    kept, dropped = apart([sure_of(large, 5), sure_of(small, 2)])
    assert len(kept) == 2 and not dropped
    kept, dropped = apart([sure_of(large, 5), sure_of(find_at(115, 100, 34), 2)])
    assert len(kept) == 1 and len(dropped) == 1


def find_at(x: float, y: float, side: float) -> Find:
    return Find(x, y, side, 0.3 + side / 200)


def sure_of(find: Find, value: int) -> Candidate:
    chances = np.zeros(8, np.float32)
    chances[value] = 1
    piece, nothing = np.zeros((48, 48, 3), np.uint8), np.zeros(64, np.float32)
    return Candidate(find, chances, 1.0, 0.0, 0.0, piece, nothing)


def test_thirty_dice_are_read():
    film = tray(tuple(1 + k % 6 for k in range(30)), side=34)
    film.shown = [
        Lain(die.sprite, np.array([50 + 60 * (k % 10), 80 + 110 * (k // 10)], float), 34)
        for k, die in enumerate(film.shown)
    ]
    reading = read(film)
    assert len(reading.dice) == 30 or not reading.sure


def touching(pitch: int, columns: int, values: tuple[int, ...]) -> Film:
    """Dice of one colour, side by side in rows, all turned alike; `pitch` from one to the next."""
    film = tray(())
    film.shown = [
        Lain(
            developed(draw_die(IVORY, resting(value, 0.0), View(), 112)),
            np.array([280 + pitch * (k % columns), 180 + pitch * (k // columns)], float),
            40,
        )
        for k, value in enumerate(values)
    ]
    return film


def test_dice_that_lie_close_together_are_told_apart():
    assert read(touching(48, 3, (5, 2, 3))).values == (2, 3, 5)


@pytest.mark.parametrize("pitch", [40, 41, 42, 44])
@pytest.mark.parametrize("columns, values", [(2, (5, 2)), (2, (5, 2, 6, 1)), (3, (1, 4, 6))])
def test_dice_without_a_gap_are_read_right_or_not_surely(pitch, columns, values):
    reading = read(touching(pitch, columns, values))
    assert reading.values == tuple(sorted(values)) or not reading.sure


def test_a_die_that_the_edge_cuts_off_is_not_counted():
    film = tray((4, 5))
    film.shown[0] = Lain(film.shown[0].sprite, np.array([8.0, 200.0]), 40)
    reading = read(film)
    assert 4 not in reading.values
    assert not reading.cut or (not reading.sure and "cut-off" in reading.reasons)


def test_every_reason_has_words():
    luck = np.random.default_rng(2)
    film = Film(3)
    for _ in range(6):
        dice = [
            Lain(film.draw(any_lie(luck, cocked=True)), at, film.side) for at in film.places(5, [])
        ]
        assert set(read_dice(film.picture(dice)).reasons) <= DOUBTS.keys()


def test_reading_is_a_function_of_the_pixels():
    picture = tray((1, 4, 6)).picture(tray((1, 4, 6)).shown)
    assert read_dice(picture) == read_dice(picture.copy())


@pytest.mark.parametrize(
    "picture, reason",
    [
        (np.zeros((300, 400, 3), np.uint8), "too-dark"),
        (np.full((300, 400, 3), 255, np.uint8), "too-bright"),
        (np.zeros((300, 400), np.uint8), "not-an-image"),
        (np.zeros((10, 400, 3), np.uint8), "too-small"),
    ],
)
def test_what_cannot_be_read_says_why(picture, reason):
    with pytest.raises(BadPicture) as refused:
        read_dice(picture)
    assert refused.value.reason == reason


def test_a_crop_reads_alike_alone_and_among_others():
    pieces = np.random.default_rng(3).uniform(-0.5, 0.5, (13, 3, 48, 48)).astype(np.float32)
    together = shipped_nets().classify(pieces)
    for at, piece in enumerate(pieces):
        alone = shipped_nets().classify(piece[None])
        assert np.allclose(together.values[at], alone.values[0], atol=1e-3)


def test_noise_is_no_dice():
    luck = np.random.default_rng(5)
    for shape in ((480, 640, 3), (64, 1280, 3), (900, 70, 3)):
        reading = read_dice(luck.integers(0, 255, shape, np.uint8))
        assert not reading.dice or not reading.sure


def test_the_models_are_small_and_have_a_card():
    files = list(MODELS.iterdir())
    assert sum(path.stat().st_size for path in files) < 4_000_000
    card = (MODELS / "README.md").read_text()
    for source in ("byler", "matteo", "Epanemu", "BSD-3-Clause", "CC BY 4.0"):
        assert source in card


def candidate(side: float, heat: float = 0.9) -> Candidate:
    chances = np.zeros(8, np.float32)
    chances[1] = 1.0
    find = Find(x=100.0, y=100.0, side=side, heat=heat)
    blank = np.zeros((48, 48, 3), np.uint8)
    return Candidate(find, chances, 1.0, 0.0, 0.0, blank, np.zeros(64, np.float32))


def test_what_is_far_larger_than_the_dice_around_it_is_none_of_them():
    dice, magnet = [candidate(side) for side in (48, 50, 52, 55)], candidate(178)
    assert of_one_throw([*dice, magnet]) == dice
    # Dice of 8 and of 16 millimetres may lie in one throw, and two alone tell no usual size.
    mixed = [*dice, candidate(100)]
    assert of_one_throw(mixed) == mixed
    assert of_one_throw([dice[0], magnet]) == [dice[0], magnet]


def views(*seen: tuple[float, int, float]) -> list[Row]:
    """A view for each scale, value and logit of that value; with the pips of the value."""
    rows = []
    for scale, value, logit in seen:
        values = np.zeros((1, 8), np.float32)
        values[0, value] = logit
        pips = np.full((1, 1, 24, 24), -9, np.float32)
        pips[0, 0, 12, 12] = 3
        said = Seen(values, np.zeros((1, 3), np.float32), pips, np.zeros((1, 64), np.float32))
        rows += rows_of(said, [np.zeros((48, 48, 3), np.uint8)], [scale], Cuts())
    return rows


def test_a_die_whose_size_was_guessed_wrong_is_read_at_another():
    find = Find(x=100.0, y=100.0, side=40.0, heat=0.9)
    own = gather(find, views((1.0, 3, 3.0), (0.92, 4, 3.0)))
    both = gather(find, views((1.0, 3, 3.0), (0.92, 4, 3.0), (1.28, 1, 9.0)))
    assert own.value in (3, 4) and own.trust == 1
    assert both.value == 1 and both.die > 0.9
    assert both.trust < 1  # what only another size shows is trusted less


def test_views_of_its_own_size_count_before_worse_ones_of_another():
    find = Find(x=100.0, y=100.0, side=40.0, heat=0.9)
    assert gather(find, views((1.0, 1, 9.0), (0.78, 5, 2.0))).value == 1


def test_pips_have_a_word_where_the_value_is_not_clear():
    find = Find(x=100.0, y=100.0, side=40.0, heat=0.9)
    hesitant = gather(find, views((1.0, 3, 1.0)))
    assert hesitant.value == 1 and hesitant.confidence < Cuts().sure  # its one pip was seen
    assert gather(find, views((1.0, 3, 5.0))).value == 3


def test_an_ace_that_is_none_with_more_around_it_is_not_trusted():
    """The round face of a three: by its own size one pip in a ring, which holds the other two."""
    find = Find(x=100.0, y=100.0, side=40.0, heat=0.9)
    ace = gather(find, views((1.0, 1, 9.0), (1.28, 1, 9.0), (1.28, 1, 2.0)))
    assert ace.value == 1 and ace.trust == 1
    three = gather(find, views((1.0, 1, 9.0), (1.28, 3, 9.0), (1.28, 1, 2.0)))
    assert three.value == 1 and three.confidence < Cuts().sure


def test_pips_are_found_alike_in_one_map_and_among_others():
    luck = np.random.default_rng(8)
    maps = luck.normal(-4, 2, (5, 24, 24)).astype(np.float32)
    maps[0, -1] += 6.0  # at the edges that touch where they are stacked
    maps[1, 0] += 5.0
    together = formed(maps, 0.12)
    for at, each in enumerate(maps):
        assert formed(each[None], 0.12) == [together[at]]
        alone = pip_peaks(each, 0.12)
        assert np.array_equal(peaks_of(maps, 0.12)[0][at], alone[0].astype(int))


def test_what_a_glance_leaves_open_is_looked_at_closely():
    """A glance alone never refuses what the locator sees clearly."""
    chances = np.array([0.9, *[0.02] * 5, 0.0, 0.0], np.float32)
    blank = np.zeros((48, 48, 3), np.uint8)
    clear, faint = (
        Candidate(
            Find(9.0, 9.0, 40.0, heat), chances, 0.0, 0.0, 0.0, blank, np.zeros(32, np.float32)
        )
        for heat in (0.5, 0.2)
    )
    assert may_be_one(clear, Cuts()) and not may_be_one(faint, Cuts())
