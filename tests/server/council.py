"""A Council of phones, for the tests of many seats."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.kernel.council import GAME
from tests.kernel.council.state import SIDES
from tests.server.phone import Phone

NAMES = ("Ada", "Ben", "Cleo", "Dina", "Emil", "Fay", "Gus", "Hana", "Ivo", "Jun")


@contextmanager
def council(
    url: str,
    players: int,
    *,
    start: bool = True,
    answers: dict[str, Any] | None = None,
    **policy: Any,
) -> Iterator[list[Phone]]:
    """So many phones at one table, one seat each, the first of which opened it."""
    policy = {"dice": "server", **policy}
    asked = {"players": players, **(answers or {})}
    first = Phone(url).create(SIDES[0], game=GAME.id, answers=asked, policy=policy, name=NAMES[0])
    phones = [first]
    phones += [
        Phone(url).join(first.code, seat, name=name)
        for seat, name in zip(SIDES[1:players], NAMES[1:], strict=False)
    ]
    try:
        if start:
            first.change("start_match")
            for phone in phones:
                phone.seen(lambda view: view["pending"]["type"] == "decide")
        yield phones
    finally:
        for phone in phones:
            phone.close()


def lay(phone: Phone, at: int = 0) -> None:
    phone.act(phone.view["view"]["offers"][at]["action"])


def board(phone: Phone) -> dict[str, Any]:
    return phone.view["view"]["board"]


def points(seat: str, points: int) -> dict[str, Any]:
    return {"type": "set_points", "seat": seat, "points": points}


def to_phase(phones: list[Phone], phase: str) -> None:
    """Play on, each its first offer, until the council is in this phase."""
    while board(phones[0])["phase"] != phase:
        play_one(phones)


def play_one(phones: list[Phone]) -> None:
    """One step of whoever is waited for."""
    seq = phones[0].view["seq"]
    for phone in phones:
        phone.seen(lambda view: view["seq"] >= seq)
    pending = phones[0].view["pending"]
    waited = pending.get("waiting") or [group["seat"] for group in pending.get("groups", ())]
    for phone in phones:
        if phone.seat in waited and pending["type"] == "roll":
            phone.change("throw", seat=phone.seat, roll=pending["id"])
        elif phone.seat in waited:
            phone.act(phone.view["view"]["offers"][-1]["action"])
        else:
            continue
        break
    else:
        raise AssertionError(f"nobody here is waited for: {pending}")
    for phone in phones:
        phone.seen(lambda view: view["seq"] > seq)
