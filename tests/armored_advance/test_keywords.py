"""Every keyword of p7 and p11-17 (AA-50 to AA-70): the same situation with it and without it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from server.games.armored_advance import GAME
from server.games.armored_advance import actions as act
from server.games.armored_advance.units.cards import CLASSES, KEYWORDS, Keyword, UnitCard
from tests.armored_advance.table import (
    CARDS,
    at,
    match,
    piece,
    play,
    squad,
    the,
    throw,
    unit,
)
from tests.armored_advance.toggles import next_turn, why_not

Cards = dict[str, UnitCard]
FIRE = act.Fire(unit="blue-1", weapon="gun", target="orange-1")
TRIED: dict[str, tuple[Callable[[Cards], Any], str, int | None, Any, Any]] = {}


def keyword(card: str, x: int | None = None, *, given: Any, without: Any) -> Callable[..., Any]:
    """Keep the situation under the keyword's name: the card it is on, and both outcomes."""

    def keep(watch: Callable[[Cards], Any]) -> Callable[[Cards], Any]:
        TRIED[watch.__name__] = (watch, card, x, given, without)
        return watch

    return keep


def cards_with(name: str, card: str, x: int | None, *, has: bool) -> Cards:
    """All cards, this one with or without the keyword; a weight gives way to another one."""
    old = CARDS[card]
    left = tuple(each for each in old.keywords if each.name != name)
    if name in CLASSES:
        other = "medium" if name != "medium" else "light"
        left = tuple(each for each in left if each.name not in CLASSES)
        left = (Keyword(name if has else other), *left)
    elif has:
        left = (*left, Keyword(name, x))
    return {**CARDS, card: replace(old, keywords=left)}


# --- Weight and movement ---------------------------------------------------------------------


@keyword("m4a3-75w", given=None, without="aa-free-move-light")
def light(cards: Cards):
    s = match(unit("blue-1", "m4a3-75w"), cards=cards)
    return why_not(s, act.Move(unit="blue-1", to=at(12, 10), free=True))


@keyword("m4a3-75w", given=None, without="aa-too-far")
def medium(cards: Cards):
    """Water is nothing to it, and mud to a Light."""
    ford = piece("ford", "water", 0, 0, 80, 60)
    s = match(unit("blue-1", "m4a3-75w"), pieces=[ford], cards=cards)
    return why_not(s, act.Move(unit="blue-1", to=at(15, 10)))


@keyword("m4a3-75w", given="aa-too-far", without=None)
def heavy(cards: Cards):
    """Its second move has 2 inches."""
    s = play(match(unit("blue-1", "m4a3-75w"), cards=cards), act.Move(unit="blue-1", to=at(15, 10)))
    return why_not(s, act.Move(unit="blue-1", to=at(18, 10)))


@keyword("m4a3-75w", given="aa-slow-reverse", without=None)
def slow_reverse(cards: Cards):
    s = match(unit("blue-1", "m4a3-75w"), cards=cards)
    return why_not(s, act.Move(unit="blue-1", to=at(7.4, 10)))


@keyword("m4a3-75w", given=4, without="aa-cannot-tow")
def towing(cards: Cards):
    s = match(unit("blue-1", "m4a3-75w"), unit("blue-2", "pak-40", 12.9, 10), cards=cards)
    hook = act.Hook(unit="blue-1", gun="blue-2")
    return why_not(s, hook) or play(s, hook).actions_left


@keyword("m4a3-75w", 1, given="blue-1", without="aa-no-transport")
def apc(cards: Cards):
    s = match(unit("blue-1", "m4a3-75w"), squad("blue-s1", 10, 11.6), cards=cards)
    load = act.Load(unit="blue-1", squads=("blue-s1",))
    return why_not(s, load) or the(play(s, load), "blue-s1").aboard


# --- Fire ------------------------------------------------------------------------------------


def shot(cards: Cards, card: str = "m4a3-75w", target: str = "m5a1-stuart", **more):
    turned = more.pop("turned", 180)
    enemy = unit("orange-1", target, more.pop("x", 30), 10, turned)
    return match(unit("blue-1", card, heading=more.pop("heading", 0)), enemy, cards=cards, **more)


def need(s):
    return GAME.check(s, "blue", FIRE).value.prospect.need


@keyword("m4a3-75w", given="aa-unmanned", without=None)
def field_gun(cards: Cards):
    return why_not(shot(cards), FIRE)


@keyword("m4a3-75w", given=1, without="aa-no-scout")
def scout(cards: Cards):
    friend = unit("blue-2", "m5a1-stuart", 10, 20)
    s = match(
        unit("blue-1", "m4a3-75w"), friend, unit("orange-1", "m5a1-stuart", 30, 10), cards=cards
    )
    report = act.Scout(unit="blue-1", target="orange-1", friend="blue-2")
    shot = act.Fire(unit="blue-2", weapon="gun", target="orange-1")
    if no := why_not(s, report):
        return no
    return GAME.check(play(s, report), "blue", shot).value.prospect.need


@keyword("m4a3-75w", given=("aa-out-of-arc", 5), without=(None, 4))
def casemate(cards: Cards):
    """Aside; and after a move."""
    moved = play(shot(cards, x=33), act.Move(unit="blue-1", to=at(11, 10)))
    return why_not(shot(cards, heading=90), FIRE), need(moved)


@keyword("m4a3-75w", given=("aa-out-of-arc", None), without=(None, None))
def reverse_casemate(cards: Cards):
    """Ahead; and behind."""
    return why_not(shot(cards), FIRE), why_not(shot(cards, heading=180), FIRE)


@keyword("m4a3-75w", given=3, without="aa-not-accurate")
def accurate(cards: Cards):
    aimed, s = replace(FIRE, accurate=True), shot(cards, x=33)
    return why_not(s, aimed) or GAME.check(s, "blue", aimed).value.prospect.need


@keyword("m4a3-75w", given=None, without="aa-fired-already")
def rapid_fire(cards: Cards):
    return why_not(throw(play(shot(cards, x=40), FIRE), 1), FIRE)


@keyword("m4a3-75w", 3, given=3, without=1)
def autocannon(cards: Cards):
    return GAME.pending(play(shot(cards), FIRE)).groups[0].count


@keyword("m4a3-75w", given="aa-reloading", without=None)
def long_reload(cards: Cards):
    s = throw(play(shot(cards, x=40), FIRE), 1)
    return why_not(next_turn(s), FIRE)


@keyword("m4a3-75w", given=15, without=10)
def support(cards: Cards):
    s = play(shot(cards, target="flak-36", x=14), FIRE)
    return s.last_shot.damage


@keyword("m5a1-stuart", 9, given=4, without=1)
def angling(cards: Cards):
    return need(shot(cards, x=15, turned=180 + 45))


@keyword("m5a1-stuart", given=5, without=6)
def weak_spot(cards: Cards):
    stuart = replace(cards["m5a1-stuart"], armour=replace(CARDS["m5a1-stuart"].armour, front=10))
    return need(shot({**cards, "m5a1-stuart": stuart}, x=15))


@keyword("wespe", 72, given=None, without="aa-hidden")
def indirect(cards: Cards):
    """At a tank that nobody sees."""
    barn = piece("barn", "building", 30, 5, 32, 15, height=3)
    ready = "ready" if cards["wespe"].has("indirect") else "no"
    enemy = unit("orange-1", "m5a1-stuart", 50, 10)
    s = match(unit("blue-1", "wespe", set_up=ready), enemy, pieces=[barn], cards=cards)
    return why_not(s, FIRE)


@keyword("m4a3-75w", 12, given="aa-beyond-limit", without=None)
def limited_range(cards: Cards):
    return why_not(shot(cards), FIRE)


@keyword("m4a3-75w", 24, given=None, without=None)
def anti_air(cards: Cards):
    """There are no aircraft in 1.1: it is kept on the card, and does nothing."""
    return why_not(shot(cards), FIRE)


# --- Held together ---------------------------------------------------------------------------


def test_every_keyword_is_tried():
    assert set(TRIED) == set(KEYWORDS)


@pytest.mark.parametrize("name", KEYWORDS)
def test_a_keyword_does_what_it_says(name):
    watch, card, x, given, without = TRIED[name]
    found = [watch(cards_with(name, card, x, has=has)) for has in (True, False)]
    assert found == [given, without]
    assert (given != without) == (name != "anti_air")
