"""Whatever a game says to trays can be shown: every card and every animation goes over the line."""

from __future__ import annotations

import json
import random
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from hardware.protocol import ANIM, CARD, COLOURS, encode
from hardware.strip_map import GROUP
from hardware.trays import animation_payload, card_payload
from server.games.catalogue import GAMES, lamps_of, passing_of, refused_of
from server.games.kernel import Game
from server.games.lighting import Lamp, strip
from server.games.ruling import Ref
from server.stations.tray_cards import SEAT_COLOURS, as_animation, as_shown
from tests.kernel.council.state import SIDES
from tests.kernel.playout import playout, seats_of

LIT = [game for game in GAMES.values() if lamps_of(game) is not None]
STEPS = 60
FILES = Path(__file__).parents[2] / "firmware" / "tray" / "layouts"
LAYOUTS = {path.stem: set(json.loads(path.read_text())["groups"]) for path in FILES.iterdir()}


@pytest.mark.parametrize("game", LIT, ids=lambda game: game.id)
def test_every_card_and_animation_fits_a_frame(game: Game[Any]):
    lamps, passing, refused = lamps_of(game), passing_of(game), refused_of(game)
    assert lamps is not None
    for seed in range(4):
        for moment in islice(playout(game, random.Random(seed)), STEPS):
            before, now = (game.view(s, None).board for s in (moment.before, moment.after))
            for card in lamps(now):
                encode(CARD, 0, card_payload(as_shown(card)))
            seats = seats_of(game, moment.after)
            flashes = [each for seat in seats for each in refused(now, seat)]
            for each in (*passing(before, now), *flashes):
                encode(ANIM, 0, animation_payload(as_animation(each)))


@pytest.mark.parametrize("game", LIT, ids=lambda game: game.id)
def test_every_group_of_lamps_is_in_the_layout_of_its_card(game: Game[Any]):
    """A tray leaves out what its layout does not name, so a misnamed group stays dark."""
    lamps = lamps_of(game)
    assert lamps is not None
    for moment in islice(playout(game, random.Random(1)), STEPS):
        for card in lamps(game.view(moment.after, None).board):
            if card.layout != "strip":  # whose groups are the places of a map
                assert set(card.groups) <= LAYOUTS[card.layout], card.id


def test_every_seat_has_a_colour_that_lamps_can_show():
    assert set(SEAT_COLOURS) == set(SIDES)
    assert set(SEAT_COLOURS.values()) <= set(COLOURS)
    five = [SEAT_COLOURS[seat] for seat in SIDES[:5]]
    assert len(set(five)) == 5 and "red" not in five  # red says that a button can do nothing


def test_a_strip_without_a_map_lights_the_places_in_their_order():
    places = {"one": Lamp("steady", "plum"), "two": Lamp(), "three": Lamp("blink", "no-colour")}
    card = as_shown(strip(Ref("x", "map"), places))
    assert [(lamp.pattern, lamp.colour) for lamp in card.groups[GROUP].lamps] == [
        ("steady", "violet"),
        ("off", "white"),
        ("blink", "white"),
    ]
    many = strip(Ref("x", "map"), {str(n): Lamp("steady", "blue") for n in range(200)})
    encode(CARD, 0, card_payload(as_shown(many)))
