"""Bad input: refused in words with the rule and its page, and nothing changes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest

from server.games.armored_advance import GAME
from server.games.armored_advance import actions as act
from server.games.armored_advance.corrections import SetPlace
from server.games.armored_advance.house import House
from server.games.armored_advance.lists.forces import Force, SquadEntry, UnitEntry
from server.games.kernel import Setup
from server.games.ruling import IllegalMove
from server.words import Words
from tests.armored_advance.hand_made import CLUB_UNIT
from tests.armored_advance.table import at, match, piece, play, squad, throw, unit

FOLDERS = tuple(
    Path(__file__).parents[2] / folder
    for folder in ("server/texts", "server/games/armored_advance")
)
STUARTS = Force(units=(UnitEntry(unit="m5a1-stuart", count=2),))
TRAPS = piece("traps", "tank_traps", 14, 0, 14.5, 40, height=0.5)
BARN = piece("barn", "building", 10, 20, 14, 24, height=2)


@cache
def words_in(lang: str) -> Words:
    return Words(lang, FOLDERS)


def refusal(s, attempt) -> tuple[str, str, int | None]:
    """What the game says; the state is as it was, and both languages have the words."""
    before = msgspec.json.encode(s)
    with pytest.raises(IllegalMove) as no:
        attempt()
    reason = no.value.reason
    assert msgspec.json.encode(s) == before
    names = GAME.view(s, None).names if s is not None else {}
    for lang in ("en", "de"):
        words = words_in(lang)
        said = f"{words.say(reason, names)} ({words.say(reason.cite)})"
        assert not words.missing and "aa-" not in said and "{" not in said
    return reason.key, reason.cite.book, reason.cite.page


# --- In a turn -------------------------------------------------------------------------------


def battle(**more):
    """A tank, a gun without a crew and a squad, before traps and a barn; two enemies."""
    dead = {"hp": 0, "state": "destroyed", "place": None}
    return match(
        unit("blue-1", "m4a3-75w"),
        unit("blue-2", "pak-40", 10, 30),
        unit("blue-3", "m5a1-stuart", 10, 40, **dead),
        unit("blue-4", "m3a1-halftrack", 20, 55),
        unit("blue-5", "m5a1-stuart", 10, 14),
        squad("blue-s1", 20, 20, grenades=1),
        unit("orange-1", "m5a1-stuart", 40, 10, 180),
        unit("orange-2", "m5a1-stuart", 40, 40, **dead),
        squad("orange-s1", 30, 20),
        pieces=[TRAPS, BARN],
        **more,
    )


def move(unit: str, x: float, y: float, **more) -> act.Move:
    return act.Move(unit=unit, to=at(x, y), **more)


def fire(unit: str = "blue-1", target: str = "orange-1", weapon: str = "gun", **more) -> act.Fire:
    return act.Fire(unit=unit, weapon=weapon, target=target, **more)


IN_A_TURN = {
    # Impossible places
    "heading-of-361-degrees": (move("blue-1", 11, 10, heading=36_100), "aa-heading", 4),
    "heading-below-0": (move("blue-1", 11, 10, heading=-1), "aa-heading", 4),
    "nowhere": (move("blue-1", 10, 10), "aa-moves-nowhere", 4),
    "too-far": (move("blue-1", 10, 4), "aa-too-far", 4),
    "a-squad-too-far": (move("blue-s1", 25, 20), "aa-too-far", 17),
    "a-squad-with-a-heading": (move("blue-s1", 21, 20, heading=90), "aa-march-nonsense", 17),
    "too-many-waypoints": (move("blue-1", 11, 10, via=(at(10, 10),) * 21), "aa-waypoints", 4),
    # Paths off the board and through what is in the way
    "off-the-board": (move("blue-4", 20, 60.5), "aa-off-board", 22),
    "over-the-edge-and-back": (move("blue-4", 20, 57, via=(at(20, 59.8),)), "aa-off-board", 22),
    "through-tank-traps": (move("blue-1", 15, 10), "aa-barred", 21),
    "over-another-hull": (move("blue-5", 10, 10.5), "aa-in-the-way", 41),
    # Wrong owner, the dead, the unknown
    "an-enemys-tank": (move("orange-1", 39, 10), "aa-not-yours", 4),
    "an-enemys-gun-fires": (fire("orange-1", "orange-2"), "aa-not-yours", 4),
    "an-enemys-squad": (move("orange-s1", 31, 20), "aa-not-yours", 17),
    "at-ones-own": (fire(target="blue-5"), "aa-own-side", 5),
    "the-dead-move": (move("blue-3", 11, 40), "aa-unit-destroyed", 9),
    "the-dead-are-shot-at": (fire(target="orange-2"), "aa-unit-destroyed", 9),
    "nobody-moves": (move("blue-77", 11, 10), "aa-no-such-unit", 4),
    "at-nobody": (fire(target="orange-77"), "aa-no-such-unit", 5),
    "with-no-such-weapon": (fire(weapon="laser"), "aa-no-such-weapon", 16),
    "a-gun-at-men": (fire(target="orange-s1"), "aa-gun-at-infantry", 10),
    # Unmanned guns
    "an-unmanned-gun-fires": (fire("blue-2"), "aa-unmanned", 17),
    "an-unmanned-gun-moves": (move("blue-2", 10.5, 30), "aa-unmanned", 17),
    # Keywords a unit does not have
    "no-free-move": (move("blue-1", 10, 9, free=True), "aa-free-move-light", 4),
    "not-accurate": (fire(accurate=True), "aa-not-accurate", 12),
    "no-scout": (act.Scout(unit="blue-1", target="orange-1", friend="blue-5"), "aa-no-scout", 11),
    "not-indirect": (act.SetUp(unit="blue-1"), "aa-not-indirect", 15),
    "no-transport": (act.Load(unit="blue-1", squads=("blue-s1",)), "aa-no-transport", 12),
    "no-tow": (act.Hook(unit="blue-1", gun="blue-2"), "aa-cannot-tow", 13),
    "no-support": (act.Demolish(unit="blue-1", piece="traps"), "aa-traps-support", 21),
    "no-such-trap": (act.Demolish(unit="blue-1", piece="barn"), "aa-no-such-trap", 21),
    # What the house rules do not allow
    "a-free-turn": (act.Turn(unit="blue-1", heading=9000), "aa-turn-in-move", 18),
    "a-burst-split": (fire(dice=1), "aa-no-split", 11),
    "pointing-at-a-face": (fire(face="rear"), "aa-face-is-measured", 16),
    # Loads and tows
    "nobody-gets-in": (act.Load(unit="blue-4", squads=()), "aa-load-whom", 12),
    "one-gets-in-twice": (act.Load(unit="blue-4", squads=("blue-s1",) * 2), "aa-load-whom", 12),
    "from-too-far-away": (act.Load(unit="blue-4", squads=("blue-s1",)), "aa-board-too-far", 33),
    "who-is-not-inside": (
        act.Unload(unit="blue-4", squad="blue-s1", at=at(20, 51)), "aa-not-aboard", 18,
    ),
    "a-tow-of-nothing": (act.Unhook(unit="blue-4", at=at(20, 52)), "aa-tows-nothing", 13),
    "a-gun-too-far-away": (act.Hook(unit="blue-4", gun="blue-2"), "aa-hook-too-far", 33),
    # Not now, or not on a board
    "a-list-in-the-battle": (act.Pick(force=STUARTS), "aa-not-now", 22),
    "a-zone-in-the-battle": (act.ChooseZone(zone="west"), "aa-not-now", 22),
    "a-call-nobody-asked-for": (act.Settle(holds=True), "aa-not-now", 22),
    "a-draw-nobody-offered": (act.AgreeDraw(draw=True), "aa-not-now", 22),
    "a-said-move": (act.SayMove(unit="blue-1", inches=1000), "aa-use-the-board", 4),
    "a-said-shot": (
        act.SayFire(unit="blue-1", weapon="gun", target="orange-1", inches=1000),
        "aa-use-the-board", 5,
    ),
    "a-said-crew": (act.Man(squad="blue-s1", gun="blue-2"), "aa-use-the-board", 17),
}  # fmt: skip


@pytest.mark.parametrize("case", IN_A_TURN)
def test_in_a_turn(case):
    action, key, page = IN_A_TURN[case]
    s = battle()
    assert refusal(s, lambda: GAME.check(s, "blue", action))[::2] == (key, page)
    refusal(s, lambda: GAME.apply(s, "blue", action))


def test_a_squad_does_not_march_through_a_barn():
    s = match(squad("blue-s1", 12, 25), pieces=[BARN])
    assert refusal(s, lambda: GAME.check(s, "blue", move("blue-s1", 12, 22)))[0] == "aa-barred"


def test_out_of_turn():
    s = battle()
    out = refusal(s, lambda: GAME.apply(s, "orange", move("orange-1", 39, 10)))
    assert out == ("aa-not-your-turn", "aa", 22)


SPENT = {
    "its-own-pool": (
        [move("blue-1", 11, 10), move("blue-1", 10, 10)], move("blue-1", 11, 10),
        "aa-pool-empty", 4,
    ),
    "the-sides-limit": (
        [move("blue-1", 11, 10), move("blue-5", 11, 14), move("blue-5", 10, 14)],
        move("blue-1", 10, 10), "aa-limit-reached", 4,
    ),
    "the-free-move": (
        [move("blue-5", 11, 14, free=True)], move("blue-5", 10, 14, free=True),
        "aa-free-move-used", 4,
    ),
    "the-squads-one-action": (
        [move("blue-s1", 21, 20)], move("blue-s1", 20, 20), "aa-squad-acted", 17,
    ),
    "the-grenade-and-the-action": (
        [move("blue-s1", 23, 20)], fire("blue-s1", "orange-s1", "grenade"), "aa-squad-acted", 17,
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", SPENT)
def test_spent(case):
    before, action, key, page = SPENT[case]
    s = battle(action_limit=3)
    for each in before:
        s = play(s, each)
    assert refusal(s, lambda: GAME.apply(s, "blue", action))[::2] == (key, page)


def test_a_weapon_that_fired():
    s = battle()
    s = throw(play(s, fire()), 1)
    while s.attack is not None:
        s = throw(s, 1)
    assert refusal(s, lambda: GAME.apply(s, "blue", fire())) == ("aa-fired-already", "aa", 5)


SAID = {
    "a-distance-below-0": (
        act.SayFire(unit="blue-1", weapon="gun", target="orange-1", inches=-1),
        "aa-said-nonsense", 5,
    ),
    "ten-walls": (
        act.SayFire(unit="blue-1", weapon="gun", target="orange-1", inches=1000, walls=10),
        "aa-said-nonsense", 5,
    ),
    "more-mud-than-way": (act.SayMove(unit="blue-1", inches=1000, mud=2000), "aa-said-nonsense", 4),
    "a-move-below-0": (act.SayMove(unit="blue-1", inches=-1), "aa-said-nonsense", 4),
    "no-such-objective": (
        act.SayMove(unit="blue-s1", inches=1000, onto="9"), "aa-no-such-objective", 23,
    ),
    "a-place-without-a-board": (move("blue-1", 11, 10), "aa-no-board", 4),
    "a-tank-to-man": (act.Man(squad="blue-s1", gun="blue-1"), "aa-no-such-gun", 17),
    "a-scouts-distance-below-0": (
        act.Scout(unit="blue-5", target="orange-1", friend="blue-1", inches=-1),
        "aa-said-nonsense", 11,
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", SAID)
def test_said_without_a_board(case):
    action, key, page = SAID[case]
    s = match(
        unit("blue-1", "m4a3-75w"), unit("blue-5", "m5a1-stuart"), squad("blue-s1"),
        unit("orange-1", "m5a1-stuart"), board=False,
    )  # fmt: skip
    assert refusal(s, lambda: GAME.apply(s, "blue", action))[::2] == (key, page)


# --- Before the first turn -------------------------------------------------------------------


def start(data=None, **answers):
    return GAME.setup(Setup(answers=answers, data=data or {}), GAME.seats)


LISTS = {
    "over-the-limit": (Force(units=(UnitEntry(unit="tiger-ii"),)), "aa-force-over", 22),
    "nothing-at-all": (Force(), "aa-force-empty", 22),
    "an-unknown-unit": (Force(units=(UnitEntry(unit="maus"),)), "aa-force-unknown", 16),
    "too-many-squads": (
        Force(units=STUARTS.units, squads=(SquadEntry(count=2),)), "aa-force-squads", 23,
    ),
    "three-grenades": (
        Force(units=STUARTS.units, squads=(SquadEntry(grenades=3),)), "aa-force-grenades", 18,
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", LISTS)
def test_lists(case):
    force, key, page = LISTS[case]
    s = start(squads=1)
    assert refusal(s, lambda: GAME.apply(s, "blue", act.Pick(force=force)))[::2] == (key, page)


def deploying():
    s = start()
    for seat in GAME.seats:
        s = play(s, act.Pick(force=STUARTS), seat)
    return play(throw(s, 6, 1), act.ChooseZone(zone="west"))


PLACES = {
    "outside-the-zone": (act.Deploy(unit="blue-1", at=at(20, 10)), "aa-outside-zone"),
    "half-outside": (act.Deploy(unit="blue-1", at=at(0.2, 10)), "aa-outside-zone"),
    "off-the-board": (act.Deploy(unit="blue-1", at=at(-5, -5)), "aa-outside-zone"),
    "the-enemys-unit": (act.Deploy(unit="orange-1", at=at(3, 10)), "aa-not-yours"),
    "a-heading-of-400-degrees": (
        act.Deploy(unit="blue-1", at=at(3, 10), heading=40_000), "aa-heading",
    ),
    "a-move-first": (move("blue-1", 3, 10), "aa-deploy-first"),
    "all-at-once": (act.Deployed(), "aa-deploy-first"),
}  # fmt: skip


@pytest.mark.parametrize("case", PLACES)
def test_deployment(case):
    action, key = PLACES[case]
    s = deploying()
    told, book, page = refusal(s, lambda: GAME.apply(s, "blue", action))
    assert (told, book) == (key, "aa") and page in (4, 22)


def test_a_unit_on_top_of_another():
    s = play(deploying(), act.Deploy(unit="blue-1", at=at(3, 10)))
    s = play(s, GAME.legal(s, "orange")[0].action, "orange")
    on_it = act.Deploy(unit="blue-2", at=at(3.5, 10))
    assert refusal(s, lambda: GAME.apply(s, "blue", on_it)) == ("aa-in-the-way", "house", 41)


def test_the_card_is_sound_before_it_is_spoilt():
    assert start({"club.toml": CLUB_UNIT}).stage == "lists"


@pytest.mark.parametrize(
    "old, new",
    [
        ("tonnes = 25.4\n", ""),
        ("tonnes = 25.4", "tonnes = -4"),
        ("tonnes = 25.4", 'tonnes = "heavy"'),
        ("road_kmh = 24", "road_kmh = 900"),
        ('"tracked"', '"winged"'),
        ("front = 12", "front = 99999"),
        ("length = 4.2", "length = 0"),
        ("[[unit]]", "[[unit"),
    ],
)
def test_cards_with_missing_or_absurd_fields(old, new):
    assert old in CLUB_UNIT
    data = {"club.toml": CLUB_UNIT.replace(old, new)}
    form = GAME.form(Setup(data=data))
    (fault, *_) = form.left_out
    assert fault.where.startswith("club.toml")
    assert not form.faults, "it keeps nobody from playing without it"
    assert start(data).stage == "lists"


def test_house_rules_that_contradict_each_other():
    both = {"advantage": "off", "advantage_pivot": "keeps"}
    assert refusal(None, lambda: start(**both)) == ("aa-clash-advantage", "aa", 8)
    assert [fault.where for fault in GAME.form(Setup(answers=both)).faults] == ["advantage_pivot"]
    assert start(advantage="off").house == House(advantage="off")


def test_the_table_is_right_but_not_beside_itself():
    s = battle()
    refused = refusal(s, lambda: GAME.correct(s, SetPlace(unit="blue-1", at=at(40, 10))))
    assert refused == ("aa-in-the-way", "house", 41)
