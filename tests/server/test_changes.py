"""Those who follow a view closely are told what changed, and have the same as everybody else."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from server.messages import Drop, Put, Splice
from server.net.changes import Edit, changed, edits
from tests.server.phone import Phone
from tests.server.process import until


def applied(value: Any, changes: list[dict[str, Any]]) -> Any:
    """What a client does with them, in plain steps."""
    value = msgspec.json.decode(msgspec.json.encode({"": value}))
    for edit in changes:
        holder: Any = value
        *way, last = ["", *edit["at"]]
        for key in way:
            holder = holder[key]
        match edit["type"]:
            case "put":
                holder[last] = edit["value"]
            case "drop":
                del holder[last]
            case "splice":
                start, gone = edit["start"], edit["gone"]
                holder[last][start : start + gone] = edit["values"]
    return value[""]


def sent(found: list[Edit] | tuple[Edit, ...]) -> list[dict[str, Any]]:
    return msgspec.json.decode(msgspec.json.encode(found))


def any_value(luck: random.Random, depth: int = 0) -> Any:
    kinds = ["number", "text", "yes", "none"] + (["list", "object"] * 3 if depth < 4 else [])
    match luck.choice(kinds):
        case "number":
            return luck.randint(0, 1)
        case "text":
            return luck.choice(["a", "b", ""])
        case "yes":
            return luck.choice([True, False])
        case "none":
            return None
        case "list":
            return [any_value(luck, depth + 1) for _ in range(luck.randint(0, 5))]
    return {luck.choice("abcde"): any_value(luck, depth + 1) for _ in range(luck.randint(0, 4))}


def nearly(luck: random.Random, value: Any, depth: int = 0) -> Any:
    """A value like this one."""
    if luck.random() < 0.1:
        return any_value(luck, depth)
    if isinstance(value, list):
        kept = [nearly(luck, each, depth + 1) for each in value if luck.random() < 0.9]
        return kept + ([any_value(luck, depth + 1)] if luck.random() < 0.2 else [])
    if isinstance(value, dict):
        return {k: nearly(luck, v, depth + 1) for k, v in value.items() if luck.random() < 0.95}
    return value


def test_edits_make_one_value_of_another():
    luck = random.Random(17)
    for _ in range(2000):
        old = {"view": any_value(luck)}
        new = nearly(luck, old) if luck.random() < 0.8 else {"view": any_value(luck)}
        if not isinstance(new, dict):
            continue
        made = applied(old, sent(edits(old, new)))
        assert msgspec.json.encode(made, order="sorted") == msgspec.json.encode(new, order="sorted")


@pytest.mark.parametrize(
    "old, new, expected",
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, [Put(at=("b",), value=3)]),
        ({"a": 1, "b": 2}, {"a": 1}, [Drop(at=("b",))]),
        ({"a": 1}, {"a": True}, [Put(at=("a",), value=True)]),
    ],
    ids=["another value", "a key gone", "one is not true"],
)
def test_edits_name_what_differs(old, new, expected):
    rest = {"rest": list(range(100))}
    assert edits({**rest, **old}, {**rest, **new}) == expected


def test_a_window_that_moves_on_costs_what_is_new():
    lines = [f"what happened, in row {row}" for row in range(20)]
    found = edits({"lines": lines[:16]}, {"lines": lines[1:17]})
    assert found == [
        Splice(at=("lines",), start=16, gone=0, values=(lines[16],)),
        Splice(at=("lines",), start=0, gone=1, values=()),
    ]


def test_times_that_run_down_are_always_told():
    def view(closes_in: float, lapses_in: float) -> bytes:
        proposal = {"what": "draw", "lapses_in": lapses_in}
        return msgspec.json.encode({"closes_in": closes_in, "proposal": proposal})

    assert changed(view(3.0, 60.0), view(3.0, 60.0)) == (
        Put(at=("closes_in",), value=3.0),
        Put(at=("proposal", "lapses_in"), value=60.0),
    )


# --- At a table ------------------------------------------------------------------------------


def followed(phone: Phone) -> dict[str, Any] | None:
    """The view that a phone has made of all it was told."""
    view: dict[str, Any] | None = None
    for message in list(phone.told):
        if message["type"] == "view":
            view = message
        if message["type"] == "changes":
            assert view is not None and message["base"] == view["stamp"]
            assert (message["match"], message["seat"]) == (view["match"], view["seat"])
            view = applied(view, message["edits"])
    return view


def kinds(phone: Phone) -> list[str]:
    return [each["type"] for each in phone.told if each["type"] in ("view", "changes")]


def agree(follower: Phone, plain: Phone) -> bool:
    """Whether the follower has what a phone has that is told whole views."""
    made = followed(follower)
    return made is not None and {**made, "stamp": None} == plain.view


def test_a_follower_has_what_everybody_has(phones, two):
    blue, orange = two
    plain, eye = phones(), phones()
    plain.watch(blue.code)
    eye.watch(blue.code, changes=True)
    own = phones()
    own.token = blue.token
    own.watch(blue.code, "blue", changes=True)
    until(lambda: agree(eye, plain) and agree(own, blue), what="the first views")
    blue.pick("move1")
    until(lambda: agree(own, blue), what="the follower's own pick")
    blue.undo()
    until(lambda: agree(own, blue), what="the pick taken back")
    blue.pick("move2")
    orange.pick("move2")
    plain.seen(lambda view: view["pending"].get("id") != "pick-1")
    until(lambda: agree(eye, plain) and agree(own, blue), what="the cards, turned up")
    assert kinds(own)[0] == "view" and set(kinds(own)[1:]) == {"changes"}
    assert kinds(eye).count("view") == 1 and len(kinds(eye)) == len(kinds(plain))


def test_one_who_comes_later_goes_on_from_the_same_view(phones, two):
    blue, orange = two
    first, second = phones(), phones()
    first.watch(blue.code, changes=True)
    blue.pick("move2")
    orange.pick("move2")
    until(lambda: "changes" in kinds(first), what="the cards")
    second.watch(blue.code, changes=True)
    until(lambda: followed(second) == followed(first), what="the same view, with the same stamp")
    blue.change("propose", seat="blue", what="draw")
    until(lambda: (followed(second) or {}).get("proposal"), what="the proposal")
    until(lambda: followed(second) == followed(first), what="the same changes")
    assert kinds(second) == ["view", "changes"]


def test_a_room_that_was_left_begins_anew(phones, two):
    blue, orange = two
    eye = phones()
    eye.watch(blue.code, changes=True)
    eye.watch(blue.code)
    blue.pick("move2")
    orange.pick("move2")
    eye.seen(lambda view: view["pending"].get("id") != "pick-1")
    assert eye.view is not None and eye.view["stamp"] is None
    eye.told.clear()
    eye.watch(blue.code, changes=True)
    until(lambda: kinds(eye) == ["view"], what="the whole view")
    assert followed(eye) is not None
