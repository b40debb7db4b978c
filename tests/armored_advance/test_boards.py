"""Board files: lines with a width, twins, faults of every piece, and what the editor is told."""

from __future__ import annotations

import tomllib

import pytest

from server.games.armored_advance.ground import boards
from server.games.armored_advance.ground.plan import BoardPlan
from server.games.armored_advance.ground.thick_line import outline_of
from server.games.armored_advance.questions.board_questions import reading

BOARD = """
id = "club"
name = { en = "Club", de = "Klub" }
width = 72
depth = 48
objectives = [[36, 24]]
zones = [
  { id = "south", outline = [[0, 0], [72, 0], [72, 8], [0, 8]] },
  { id = "north", outline = [[0, 40], [72, 40], [72, 48], [0, 48]] },
]
"""


def piece(**fields: str) -> str:
    return "[[pieces]]\n" + "".join(f"{key} = {value}\n" for key, value in fields.items())


def hall(**fields: str) -> str:
    outline = "[[10, 10], [16, 10], [16, 14], [10, 14]]"
    return piece(
        **{"id": '"hall"', "kind": '"building"', "height": "3", "outline": outline} | fields
    )


def plan(text: str) -> BoardPlan:
    found = boards.parse("club.toml", text)
    assert isinstance(found, BoardPlan), found
    return found


def test_a_road_is_a_line_with_a_width():
    road = piece(id='"road"', kind='"road"', line="[[0, 20], [72, 20]]", width="2")
    (made,) = plan(BOARD + road).pieces
    assert {*made.outline} == {(0, 19000), (0, 21000), (72000, 19000), (72000, 21000)}


def test_a_bend_keeps_the_width_of_both_its_parts():
    outline = outline_of(((0, 0), (10_000, 0), (10_000, 10_000)), 2000)
    assert outline == (
        (0, 1000),
        (9000, 1000),
        (9000, 10_000),
        (11_000, 10_000),
        (11_000, -1000),
        (0, -1000),
    )


def test_a_line_that_turns_back_sharply_has_no_endless_tip():
    outline = outline_of(((0, 0), (10_000, 0), (0, 100)), 2000)
    assert max(x for x, _ in outline) < 15_000


def test_a_mirrored_piece_stands_across_the_line_between_the_zones():
    one, two = plan(BOARD + hall(mirror="true")).pieces
    assert (one.id, two.id) == ("hall", "hall-twin")
    assert {*two.outline} == {
        (10_000, 38_000),
        (16_000, 38_000),
        (16_000, 34_000),
        (10_000, 34_000),
    }


def test_a_twin_stands_opposite():
    _, two = plan(BOARD + hall(twin="true")).pieces
    assert {*two.outline} == {
        (62_000, 38_000),
        (56_000, 38_000),
        (56_000, 34_000),
        (62_000, 34_000),
    }


def test_a_piece_may_reach_over_the_edge():
    assert plan(BOARD + hall(outline="[[-2, 10], [4, 10], [4, 14], [-2, 14]]")).pieces


@pytest.mark.parametrize(
    "text, about, key",
    [
        (hall(outline="[[1, 1], [5, 5], [5, 1], [1, 4]]"), "hall", "aa-board-crosses"),
        (hall(outline="[[1, 1], [5, 5]]"), "hall", "aa-board-no-area"),
        (hall(outline="[[80, 1], [85, 1], [85, 5]]"), "hall", "aa-board-off"),
        (hall(height="0"), "hall", "aa-board-no-height"),
        (hall(kind='"mud"'), "hall", "aa-board-height"),
        (hall(line="[[0, 0], [4, 0]]", width="1"), "hall", "aa-board-line"),
        (piece(id='"road"', kind='"road"', line="[[0, 0], [4, 0]]"), "road", "aa-board-line"),
        (hall() + hall(), "hall", "aa-board-twice"),
        (hall(twin="true") + piece(id='"b"', kind='"bog"'), "b", "data-choice"),
    ],
)
def test_a_fault_says_which_piece_it_is_about(text, about, key):
    told = reading(BOARD + text)
    first = told.faults[0]
    assert (first.about, first.text.key) == (about, key)
    assert told.draft is not None, "it can be mended"


@pytest.mark.parametrize(
    "was, becomes, about, key",
    [
        ("[[36, 24]]", "[[36, 24], [30, 24]]", "objectives", "aa-board-objectives"),
        ("[[36, 24]]", "[[90, 24]]", "objectives", "aa-board-objective-off"),
        ("[72, 8]", "[80, 8]", "zones[0]", "aa-board-zone-off"),
        ("[72, 48], [0, 48]", "[72, 48], [0, 50]", "zones[1]", "aa-board-zone-off"),
        ("[72, 8]", "[2, 2]", "zones[0]", "aa-board-convex"),
        ("[72, 40], [72, 48]", "[72, 48], [72, 40]", "zones[1]", "aa-board-convex"),
        ("[72, 8], [0, 8]]", "[72, 8], [0, 0], [72, 0], [72, 8]]", "zones[0]", "aa-board-convex"),
    ],
)
def test_faults_of_the_board_say_what_they_are_about(was, becomes, about, key):
    told = reading(BOARD.replace(was, becomes, 1))
    assert [(fault.about, fault.text.key) for fault in told.faults] == [(about, key)]


def test_a_star_that_crosses_itself_is_no_deployment_zone():
    star = "[[36, 0.5], [38.4, 7.5], [32, 3], [40, 3], [33.6, 7.5]]"
    board = BOARD.replace("[[0, 0], [72, 0], [72, 8], [0, 8]]", star)
    told = reading(board + hall(outline="[[1, 1], [5, 5], [5, 1], [1, 4]]"))
    assert [(fault.about, fault.text.key) for fault in told.faults] == [
        ("zones[0]", "aa-board-convex"),
        ("hall", "aa-board-crosses"),
    ]


@pytest.mark.parametrize("kind, more", [("road", {}), ("wall", {"height": "2"})])
def test_a_line_that_crosses_itself_says_so(kind, more):
    bow = "[[10, 10], [30, 30], [30, 10], [10, 30]]"
    told = reading(BOARD + piece(id='"w"', kind=f'"{kind}"', line=bow, width="0.5", **more))
    assert [(fault.about, fault.text.key) for fault in told.faults] == [("w", "aa-board-crosses")]


def test_every_faulty_piece_is_named_at_once():
    crossing = "[[1, 1], [5, 5], [5, 1], [1, 5]]"
    text = BOARD + hall(height="0") + hall(id='"barn"', outline=crossing, twin="true")
    told = reading(text)
    assert [fault.about for fault in told.faults] == ["hall", "barn"]


def test_too_many_pieces_are_one_fault():
    many = "".join(hall(id=f'"h{n}"') for n in range(500))
    told = reading(BOARD + many)
    assert [(fault.about, fault.text.key) for fault in told.faults] == [
        ("pieces", "aa-board-pieces")
    ]
    assert told.draft is not None
    assert len(told.draft.pieces) == 500


def test_a_file_from_elsewhere_is_opened_as_far_as_it_can_be_read():
    told = reading('width = 60\nhero = "me"\nzones = 3\n' + hall() + piece(id='"x"', kind="7"))
    assert told.draft is not None
    assert [each.id for each in told.draft.pieces] == ["hall"]
    assert (told.draft.width, len(told.draft.zones)) == (60_000, 2)
    assert {fault.about for fault in told.faults} >= {"hero", "zones", "x", "depth", "name"}


def test_what_is_no_toml_is_said_to_be_none():
    told = reading("<html>")
    assert told.draft is None
    assert [fault.text.key for fault in told.faults] == ["data-toml"]


def test_a_draft_has_what_its_file_has():
    text = BOARD + hall(mirror="true", group='"farm"', cover="4")
    draft = reading(text).draft
    assert draft is not None
    (made,) = draft.pieces
    (given,) = tomllib.loads(text)["pieces"]
    assert (made.twin, made.group, made.cover) == ("mirror", given["group"], 4000)
    assert made.outline == tuple((x * 1000, y * 1000) for x, y in given["outline"])
