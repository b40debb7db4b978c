"""Set-up (p22): the form, boards, sealed lists, roll-offs and deployment."""

from __future__ import annotations

import msgspec
import pytest

from server.games.armored_advance import GAME
from server.games.armored_advance.actions import ChooseZone, Deploy, Deployed, Pick
from server.games.armored_advance.ground import boards
from server.games.armored_advance.ground.plan import BoardPlan
from server.games.armored_advance.lists import forces, handing_in
from server.games.armored_advance.lists.forces import Force, SquadEntry, UnitEntry
from server.games.armored_advance.state import mapped
from server.games.kernel import Decide, Faces, Roll, Setup
from server.games.ruling import IllegalMove
from tests.armored_advance.table import at, play, refused, the, throw

STUARTS = Force(units=(UnitEntry(unit="m5a1-stuart", count=2),))


def start(data=None, **answers):
    return GAME.setup(Setup(answers=answers, data=data or {}), GAME.seats)


def left_out(data):
    """What is wrong with data files: they are left out, and a match begins without them."""
    form = GAME.form(Setup(data=data))
    assert not form.faults
    return {fault.where: fault.text.key for fault in form.left_out}


def faults(data=None, **answers):
    return {f.where: f.text.key for f in GAME.form(Setup(answers=answers, data=data or {})).faults}


def with_lists(blue=STUARTS, orange=STUARTS, **answers):
    s = play(start(**answers), Pick(force=blue))
    return play(s, Pick(force=orange), "orange")


# --- The form --------------------------------------------------------------------------------


def test_the_defaults_start_a_match():
    assert not faults()
    s = start()
    assert mapped(s) and GAME.pending(s).kind == "pick"


@pytest.mark.parametrize("board", [*boards.shipped(), "none"])
@pytest.mark.parametrize("mission", ["annihilation", "timed_annihilation", "domination"])
def test_every_board_serves_every_mission(board, mission):
    s = start(board=board, mission=mission)
    assert handing_in.presets(s)
    if mission == "domination" and board != "none":
        assert len(s.options.board.objectives) % 2 == 1


def test_the_ready_list_that_makes_most_of_the_limits_comes_first():
    s = start(requisition=500)
    costs = [forces.cost(f, handing_in.cards(s)).value for f in handing_in.presets(s)]
    assert costs == sorted(costs, reverse=True) and 400 <= costs[0] <= 500


def test_ready_lists_have_a_name_in_both_languages_while_lists_are_built():
    s = start()
    names = GAME.view(s, "blue").names
    assert handing_in.presets(s)
    for force in handing_in.presets(s):
        assert names[f"aa-list-{force.name}"]["en"] == force.name
    assert names["aa-list-Gun line"]["de"] == "Geschützlinie"
    assert not any(key.startswith("aa-list-") for key in GAME.view(with_lists(), "blue").names)


@pytest.mark.parametrize(
    "answers, where",
    [
        ({"mission": "peace"}, "mission"),
        ({"board": "moon"}, "board"),
        ({"requisition": 0}, "requisition"),
        ({"action_limit": True}, "action_limit"),
        ({"range_boundary": "maybe"}, "range_boundary"),
        ({"mission": "domination", "turn_limit": 0, "vp_target": 0}, "vp_target"),
        ({"bonus_scope": "whole_roll", "shot_resolution": "two_rolls"}, "bonus_scope"),
        ({"no_such": 1}, "no_such"),
    ],
)
def test_a_wrong_answer_is_named(answers, where):
    assert where in faults(**answers)
    with pytest.raises(IllegalMove):
        start(**answers)


def test_house_rules_are_kept_and_shown_where_they_differ():
    s = start(range_boundary="strict")
    shown = msgspec.to_builtins(GAME.view(s, None).board.rules.house)
    assert shown == {"range_boundary": "strict"}


# --- Boards ----------------------------------------------------------------------------------

BOARD = """
id = "club"
name = { en = "Club", de = "Verein" }
width = 40
depth = 30
zones = [
  { id = "a", outline = [[0, 0], [8, 0], [8, 30], [0, 30]] },
  { id = "b", outline = [[40, 0], [40, 30], [32, 30], [32, 0]] },
]
pieces = [{ id = "shed", kind = "building", height = 2, outline = [[18, 12], [22, 12], [22, 18]] }]
"""


def test_a_club_brings_its_own_board():
    data = {"club.toml": BOARD}
    assert not faults(data, board="club")
    assert start(data, board="club").options.board.pieces[0].id == "shed"


@pytest.mark.parametrize(
    "old, new, where, key",
    [
        ("width = 40", "", "club.toml: board.width", "data-missing"),
        ("width = 40", "width = 4000", "club.toml: board.width", "data-bounds"),
        ('"building"', '"castle"', "club.toml: board.pieces.shed.kind", "data-choice"),
        ("height = 2,", "", "club.toml: shed.height", "aa-board-no-height"),
        ("[22, 12], ", "", "club.toml: shed.outline", "aa-board-no-area"),
        ('id = "club"', 'id = "club"\nobjectives = [[20, 5], [20, 25]]',
         "club.toml: board.objectives", "aa-board-objectives"),
    ],
)  # fmt: skip
def test_a_faulty_board_is_named_by_file_piece_and_field(old, new, where, key):
    data = {"club.toml": BOARD.replace(old, new, 1)}
    assert left_out(data).get(where) == key
    assert start(data).stage == "lists", "nobody chose it"
    assert "board" in faults(data, board="club"), "there is no such board"


def test_zones_given_clockwise_are_as_good():
    clockwise = BOARD.replace(
        "[[40, 0], [40, 30], [32, 30], [32, 0]]", "[[32, 0], [32, 30], [40, 30], [40, 0]]"
    )
    data = {"club.toml": clockwise}
    s = play(start(data, board="club"), Pick(force=STUARTS))
    s = throw(play(s, Pick(force=STUARTS), "orange"), 6, 1)
    assert isinstance(boards.parse("club.toml", clockwise), BoardPlan)
    play(play(s, ChooseZone(zone="b")), Deploy(unit="blue-1", at=at(36, 10)))


# --- Lists -----------------------------------------------------------------------------------


def test_lists_are_hidden_until_both_are_in_and_may_be_changed():
    s = play(start(), Pick(force=STUARTS))
    assert GAME.pending(s).waiting == ("orange",)
    own, other = GAME.view(s, "blue").board.sides[0], GAME.view(s, "orange").board.sides[0]
    assert own.force == STUARTS and other.force is None and other.list == "sealed"
    one = Force(units=(UnitEntry(unit="m5a1-stuart"),))
    s = play(s, Pick(force=one))
    step = GAME.apply(s, "orange", Pick(force=STUARTS))
    assert step.reveals
    assert [u.id for u in step.state.units] == ["blue-1", "orange-1", "orange-2"]
    assert GAME.view(step.state, "orange").board.sides[0].force == one


def test_a_list_over_the_limit_is_refused_and_says_why():
    tigers = Force(units=(UnitEntry(unit="tiger-ii"),))
    assert refused(start(), Pick(force=tigers)) == "aa-force-over"
    assert refused(start(), Pick(force=Force())) == "aa-force-empty"
    squads = Force(units=STUARTS.units, squads=(SquadEntry(count=2),))
    assert refused(start(squads=1), Pick(force=squads)) == "aa-force-squads"


def test_missing_squads_are_filled_up_for_nothing():
    s = with_lists(squads=3)
    assert [q.id for q in s.squads if q.seat == "blue"] == ["blue-s1", "blue-s2", "blue-s3"]


def test_where_vehicles_decide_a_list_needs_one():
    guns = Force(units=(UnitEntry(unit="pak-40"),))
    assert refused(start(annihilation_scope="vehicles"), Pick(force=guns)) == "aa-list-no-vehicle"


def test_club_units_can_be_fielded_and_stay_with_the_match():
    text = "[[unit]]\nid = 'x'\n"
    assert any(where.startswith("units.toml") for where in left_out({"units.toml": text}))


# --- Roll-offs and deployment ----------------------------------------------------------------


def test_equal_dice_are_rolled_again():
    s = with_lists()
    first = GAME.pending(s)
    assert isinstance(first, Roll) and [dice.seat for dice in first.groups] == ["blue", "orange"]
    s = throw(s, 3, 3)
    assert GAME.pending(s).id != first.id
    assert throw(s, 2, 5).deployer == "orange"


def deployed(s):
    """Both sides place everything where the first offer says."""
    while s.stage == "deploy":
        seat = GAME.pending(s).seats[0]
        s = play(s, GAME.legal(s, seat)[0].action, seat)
    return s


def test_invariant_13_units_are_placed_in_turn_until_one_side_is_done():
    one = Force(units=(UnitEntry(unit="m5a1-stuart"),))
    s = throw(with_lists(orange=one), 6, 1)
    s = play(s, ChooseZone(zone="east"))
    assert s.zones == ("east", "west")
    order = []
    while s.stage == "deploy":
        seat = GAME.pending(s).seats[0]
        order.append(seat)
        s = play(s, GAME.legal(s, seat)[0].action, seat)
    assert order == ["blue", "orange", "blue"]
    s = throw(s, 1, 6)
    assert (s.stage, s.active, s.turn, s.actions_left) == ("play", "orange", 1, 5)


def test_a_unit_stands_wholly_in_its_zone_and_in_nobodys_way():
    s = play(throw(with_lists(), 6, 1), ChooseZone(zone="west"))
    assert refused(s, Deploy(unit="blue-1", at=at(6.5, 10))) == "aa-outside-zone"
    assert refused(s, Deploy(unit="blue-1", at=at(0.5, 10))) == "aa-outside-zone"
    assert refused(s, Deploy(unit="orange-1", at=at(3, 10))) == "aa-not-yours"
    s = play(s, Deploy(unit="blue-1", at=at(3, 10)))
    s = play(s, GAME.legal(s, "orange")[0].action, "orange")
    assert refused(s, Deploy(unit="blue-1", at=at(3, 20))) == "aa-deployed-already"
    assert refused(s, Deploy(unit="blue-2", at=at(3.5, 10))) == "aa-in-the-way"


def test_without_a_board_either_phone_says_that_all_is_deployed():
    s = throw(with_lists(board="none"), 6, 1)
    wanted = GAME.pending(s)
    assert (
        isinstance(wanted, Decide) and wanted.by == "any" and set(wanted.seats) == set(GAME.seats)
    )
    s = play(s, Deployed(), "orange")
    assert s.stage == "first_roll" and the(s, "blue-1").state == "ready"


def test_what_finds_no_room_stays_behind():
    many = Force(units=(UnitEntry(unit="m3a1-halftrack", count=20),))
    s = with_lists(blue=many, requisition=1300, scale="56")
    s = deployed(play(throw(s, 6, 1), ChooseZone(zone="west")))
    behind = [u for u in s.units if u.seat == "blue" and u.state == "destroyed"]
    assert s.stage == "first_roll" and 0 < len(behind) < 20


def test_faces_for_no_roll_are_refused():
    with pytest.raises(IllegalMove, match="aa-no-roll"):
        GAME.feed(start(), Faces(roll="zone_roll-1", faces={"blue": (1,), "orange": (2,)}))
