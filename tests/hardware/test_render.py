"""What lamps and animations mean, apart from the golden pixels."""

import itertools

import pytest

from firmware.tray import animations
from firmware.tray.layout import read_layout
from firmware.tray.render import PALETTE, Scene, breath
from hardware.protocol import ANIMATIONS, BEAT, COLOURS, unpack_card
from hardware.trays import Card, Group, Lamp, card_payload
from tests.hardware.cards import march_cards
from tests.hardware.golden import layout

STEP = 10  # ms


def drawn(card: Card, beat: int, name: str = "country") -> dict[str, list[tuple[int, ...]]]:
    """The pixels of each group."""
    scene = Scene(read_layout(layout(name)))
    scene.show(unpack_card(card_payload(card)))
    out = bytearray(3 * scene.layout.pixels)
    scene.render(beat, out)
    return {
        group: [tuple(out[3 * pixel : 3 * pixel + 3]) for pixel in pixels]
        for group, pixels in scene.layout.groups.items()
    }


def lamp_at(lamp: Lamp, beat: int) -> tuple[int, ...]:
    return drawn(Card({"prompt": Group((lamp,))}), beat)["prompt"][0]


BLUE, ORANGE, DARK = (PALETTE[COLOURS.index(name)] for name in ("blue", "orange", "none"))


@pytest.mark.parametrize(
    "lamp, seen",
    [
        (Lamp("off", "blue"), {0: DARK, 1000: DARK}),
        (Lamp("steady", "blue"), {0: BLUE, 1999: BLUE}),
        (Lamp("blink", "blue"), {249: BLUE, 250: DARK, 499: DARK, 500: BLUE}),
        (Lamp("alternate", "blue", other="orange"), {499: BLUE, 500: ORANGE, 1000: BLUE}),
        (Lamp("flash", "blue", other="orange"), {149: ORANGE, 150: BLUE, 1999: BLUE}),
        (Lamp("breathe", "blue"), {1000: (0, 50, 255), 0: (0, 6, 31)}),
    ],
    ids=lambda value: value.pattern if isinstance(value, Lamp) else "",
)
def test_a_pattern_looks_as_its_name_says(lamp, seen):
    assert {beat: lamp_at(lamp, beat) for beat in seen} == seen


def test_breathing_rises_falls_and_never_jumps():
    steps = [breath(beat) for beat in range(BEAT)]
    assert max(steps) == 256 and min(steps) == 32
    assert all(abs(two - one) < 12 for one, two in itertools.pairwise((*steps, steps[0])))


def test_levels_are_told_apart():
    full, half, dim = (
        sum(lamp_at(Lamp("steady", "white", level), 0)) for level in ("full", "half", "dim")
    )
    assert full > 2 * half > 4 * dim > 0


def test_one_lamp_fills_its_group_and_missing_groups_are_dark():
    seen = drawn(Card({"edge": Group((Lamp("steady", "blue"),))}), 0)
    assert seen["edge"] == [BLUE] * 8
    assert set(seen["vp"]) == {DARK}


def test_lamps_and_groups_that_the_tray_lacks_are_left_out():
    many = Group((Lamp("steady", "blue"),) * 9)
    seen = drawn(Card({"vp": many, "moon": many}), 0)
    assert seen["vp"] == [BLUE] * 6


def test_a_number_without_digits_lights_so_many_lamps():
    seen = drawn(Card({"vp": Group((Lamp("steady", "blue"),), 4)}), 0)
    assert seen["vp"] == [BLUE] * 4 + [DARK] * 2


def test_digits_have_no_leading_zero_and_a_zero_is_shown():
    def lit(number):
        card = Card({"turn": Group((Lamp("steady", "blue"),), number)})
        return "".join("x" if p != DARK else "." for p in drawn(card, 0, "centre")["turn"])

    assert lit(0) == "......." + "xxxxxx."
    assert lit(7) == "......." + "xxx...."
    assert lit(42) == ".xx..xx" + "xx.xx.x"
    assert lit(100) == "......x" * 2


def test_a_fortified_army_on_the_capital_breathes_there():
    _, card = march_cards()["L6 home_orange"]
    seen = drawn(card, 1000)
    assert seen["capital"] == [BLUE] and seen["edge"] == [BLUE] * 8
    assert drawn(card, 0)["capital"] != [BLUE]
    assert seen["vp"] == [BLUE] * 3 + [DARK] * 3


def test_animations_stand_in_the_order_of_their_names():
    assert tuple(draw.__name__ for draw in animations.DRAWN) == ANIMATIONS
    assert len(animations.DURATIONS) == len(ANIMATIONS)


def film(number: int, pixels: int) -> list[list[int]]:
    """For each pixel its brightness every 10 ms, over a dark card."""
    play = animations.Animation(number, 1, 2, 0, range(pixels), 0)
    frames = []
    for now in range(0, play.duration, STEP):
        out = bytearray(3 * pixels)
        play.render(now, out)
        frames.append([sum(out[3 * p : 3 * p + 3]) for p in range(pixels)])
    return [list(pixel) for pixel in zip(*frames, strict=True)]


@pytest.mark.parametrize("number", range(len(ANIMATIONS)), ids=ANIMATIONS)
@pytest.mark.parametrize("pixels", [1, 2, 7, 28, 100])
def test_an_animation_lights_something_and_flashes_at_most_three_times_a_second(number, pixels):
    tracks = film(number, pixels)
    assert max(max(track) for track in tracks) > 250
    for track in tracks:
        flashes = [at for at in range(1, len(track)) if track[at - 1] < 60 and track[at] > 200]
        for at in flashes:
            assert sum(at <= other < at + 1000 // STEP for other in flashes) <= 3
