"""Dice with pictures on their faces are known after a few lessons, kept and handed on."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import numpy as np
import pytest

from tests.vision.test_reader import IVORY, tray
from tests.vision.throws import Lain
from vision.dice.gallery import (
    Gallery,
    NoDieThere,
    lesson,
    load,
    prepared,
    save,
    with_lessons,
    without,
)
from vision.dice.reader import read_dice
from vision.images import BadPicture
from vision.training.designs import developed
from vision.training.die import View, resting
from vision.training.surface import draw_die

SKULL = replace(IVORY, pips=replace(IVORY.pips, emblem=6, spread=0.512))


def picture_of(value: int, yaw: float) -> np.ndarray:
    film = tray(())
    sprite = developed(draw_die(SKULL, resting(value, yaw), View(), 112))
    return film.picture([Lain(sprite, np.array([300.0, 200.0]), 44)])


def taught() -> Gallery:
    lessons = [lesson("skulls", 6, picture_of(6, yaw)) for yaw in (0.1, 0.9, 2.0)]
    return with_lessons(Gallery(), lessons)


def test_a_face_with_a_picture_is_not_sure_until_it_is_taught():
    assert not read_dice(picture_of(6, 0.5)).sure


def test_a_taught_face_is_known_however_it_lies():
    known = prepared(taught())
    for yaw in (0.4, 1.3, 2.7):
        reading = read_dice(picture_of(6, yaw), known)
        assert [(die.value, die.name) for die in reading.dice] == [(6, "skulls")]


def test_what_was_taught_does_not_change_how_other_dice_are_read():
    known = prepared(taught())
    film = tray((1, 2, 3, 4, 5, 6))
    assert read_dice(film.picture(film.shown), known).values == (1, 2, 3, 4, 5, 6)


def test_a_gallery_is_kept_and_handed_on():
    gallery = taught()
    assert load(save(gallery)) == gallery
    assert without(gallery, "skulls") == Gallery()


@pytest.mark.parametrize("data", [b"", b"{}x", b'{"lessons": [{"die": 1}]}'])
def test_a_file_that_is_no_gallery_is_refused(data):
    with pytest.raises(msgspec.DecodeError):
        load(data)


def test_a_gallery_with_a_broken_picture_is_refused():
    lessons = (msgspec.structs.replace(taught().lessons[0], picture=b"\x89PNG\r\n\x1a\n"),)
    with pytest.raises(BadPicture):
        load(save(Gallery(lessons)))


@pytest.mark.parametrize("values", [(), (3, 4)])
def test_a_lesson_needs_one_die(values):
    film = tray(values)
    with pytest.raises(NoDieThere):
        lesson("skulls", 6, film.picture(film.shown))
