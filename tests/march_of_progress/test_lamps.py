"""The tray lamps (L1 to L7 of the digest)."""

from __future__ import annotations

from server.games.lighting import OFF, Lamp
from server.games.march_of_progress import GAME
from server.games.march_of_progress.actions import Pick
from server.games.march_of_progress.cards import CARDS
from server.games.march_of_progress.lamp_rows import Lamps, table_lamps
from server.games.march_of_progress.state import State
from tests.march_of_progress.table import Table, able_to_score, dice, place, points, start
from tests.march_of_progress.test_example import first_turn, second_turn, third_turn
from tests.march_of_progress.test_scenarios import marlborough

BLUE, ORANGE, WHITE = Lamp("steady", "blue"), Lamp("steady", "orange"), Lamp("steady")


def shown(state: State) -> Lamps:
    return table_lamps(GAME.view(state, None).board)


def lit(row: tuple[Lamp, ...]) -> list[Lamp]:
    return [lamp for lamp in row if lamp != OFF]


def test_l1_the_set_up():
    blue, neutral, orange = shown(start()).countries
    for tray, colour in ((blue, BLUE), (orange, ORANGE)):
        assert lit(tray.vp) == [colour] * 3
        assert lit(tray.strength) == [colour]
        assert tray.capital == Lamp("steady", colour.colour, "dim")
    assert (lit(blue.blue), lit(blue.orange)) == ([BLUE], [])
    assert (lit(orange.blue), lit(orange.orange)) == ([], [ORANGE])
    assert lit(neutral.vp) == [WHITE] * 2
    assert neutral.edge == OFF and neutral.capital is None and neutral.strength == ()


def test_l2_blue_holds_the_neutral_country():
    neutral = shown(first_turn().state).countries[1]
    assert lit(neutral.vp) == [BLUE] * 2
    assert neutral.blue == (BLUE, OFF, OFF)
    assert neutral.edge == BLUE


def test_l3_the_neutral_country_is_contested():
    blue, neutral, _ = shown(second_turn().state).countries
    assert lit(neutral.vp) == [WHITE] * 2
    assert (len(lit(neutral.blue)), len(lit(neutral.orange))) == (1, 2)
    assert neutral.edge == Lamp("alternate", "blue", other="orange")
    assert (len(lit(blue.vp)), len(lit(blue.strength))) == (2, 2)


def test_l4_orange_is_swept_off_and_has_the_initiative():
    now = shown(third_turn().state)
    assert now.countries[1].edge == BLUE
    assert not any(lit(tray.orange) for tray in now.countries)
    blue, orange = now.players
    assert len(lit(orange.stock)) == 3
    assert (blue.initiative, orange.initiative) == (OFF, ORANGE)


def test_l5_a_pick_lights_one_lamp_and_no_other():
    before = start()
    after = GAME.apply(before, "blue", Pick(card="attack")).state
    assert shown(after).players[0].picked == WHITE
    assert shown(after).players[0].cards == shown(before).players[0].cards
    assert shown(after).players[1] == shown(before).players[1]
    assert shown(after).countries == shown(before).countries


def test_l6_a_fortified_army_holds_the_enemy_capital():
    state = place(place(start(), "blue", "home_orange lying capital"), "orange")
    tray = shown(state).countries[2]
    assert tray.capital == Lamp("breathe", "blue")
    assert tray.edge == BLUE
    assert tray.blue == (Lamp("breathe", "blue"), OFF, OFF)
    assert lit(tray.vp) == [BLUE] * 3


def test_l7_a_removed_die():
    tray = shown(dice(start(), 3, 0, 3)).countries[1]
    assert tray.vp == (Lamp("steady", "red", "dim"), OFF, OFF, OFF, OFF, OFF)


def test_a_standing_army_holds_the_enemy_capital():
    state = place(place(start(), "blue", "home_orange capital"), "orange")
    assert shown(state).countries[2].capital == BLUE


def test_fortified_armies_come_first_in_the_pips():
    state = place(start(), "blue", "neutral", "neutral lying", "neutral")
    assert shown(state).countries[1].blue == (Lamp("breathe", "blue"), BLUE, BLUE)


def test_what_strength_cannot_take_burns_at_half_brightness():
    blue, first, *_ = shown(marlborough()).countries
    half = Lamp("steady", "blue", "half")
    assert lit(blue.vp) == [half, half, BLUE, BLUE]
    assert lit(first.vp) == [WHITE] * 2


def test_a_card_the_scenario_removes_is_dark():
    cards = shown(marlborough()).players[0].cards
    assert [card for card, lamp in zip(CARDS, cards, strict=True) if lamp == OFF] == ["attack1"]


def test_a_revealed_card_lights_in_its_colour_and_a_discarded_one_is_dark():
    state = place(start(), "blue", "neutral", "home_blue")
    strip = shown(Table(state).turn("move1", "recruit").state).players[0]
    assert (strip.picked, strip.cards[0]) == (BLUE, OFF)


def test_a_tie_alternates_between_both_colours():
    table = Table(points(able_to_score(marlborough()), 13, 13)).turn("score", "score")
    assert shown(table.state).centre.end == Lamp("alternate", "blue", other="orange")


def test_an_intruder_flashes_on_the_owners_edge():
    tray = shown(place(start(), "blue", "home_orange")).countries[2]
    assert tray.edge == Lamp("flash", "orange", other="blue")


def test_score_burns_dimly_until_it_may_be_played():
    assert shown(start()).players[0].cards[-1] == Lamp("steady", "blue", "dim")
    assert shown(able_to_score(start())).players[0].cards[-1] == BLUE


def test_the_lamps_show_who_has_to_choose_and_where():
    state = place(start(), "blue", "neutral", "home_blue")
    moving = shown(Table(state).turn("move1", "recruit").state)
    assert [tray.prompt.pattern for tray in moving.countries] == ["blink", "blink", "off"]
    assert moving.centre.phases[0] == WHITE
    assert moving.centre.phases[1] == Lamp("steady", level="dim")
    order = shown(Table(state).turn("move1", "move1").state)
    assert order.players[0].initiative == Lamp("blink", "blue")


def test_the_end_is_shown_in_the_winners_colour():
    table = Table(points(able_to_score(start()), 16, 15)).turn("score", "fortify")
    now = shown(table.state)
    assert now.centre.end == BLUE
    assert now.players[0].vp_lamp == Lamp("blink", "blue")
    assert now.players[1].vp_lamp == Lamp("breathe", "orange")
