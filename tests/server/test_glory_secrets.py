"""One history of What Price Glory? with another hand: what the other side's phone and a watcher are
told over the network is the same, also in the log, the replay, the undo and every refusal."""

from __future__ import annotations

import itertools
import urllib.error
import urllib.request
from typing import Any

from tests.server.phone import Phone, command

# What differs between any two matches: names of things, and the clock.
APART = {"match", "table", "code", "stamp", "at", "closes_in", "lapses_in", "written", "hash", "id"}


def alike(told: Any) -> Any:
    """Without what differs between any two matches."""
    if isinstance(told, dict):
        return {key: alike(value) for key, value in told.items() if key not in APART}
    if isinstance(told, list | tuple):
        return [alike(each) for each in told]
    return told


class Spy:
    """Everything a phone is told and answered, in order."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.answers: list[Any] = []

    def ask(self, kind: str, **fields: Any) -> None:
        self.answers.append((kind, alike(self.phone.say(kind, **fields))))

    def pry(self) -> None:
        """Everything that a seat could try for at this moment."""
        phone, match = self.phone, self.phone.match
        assert phone.view
        decision, row = phone.view["pending"].get("id", ""), phone.view["seq"]
        act = {"match": match, "seat": "blue", "decision": decision}
        for card in ("machine-guns", "steel-rain", "air-supremacy"):
            self.ask("act", id=command(), **act, action={"type": "react", "card": card})
            self.ask("act", id=command(), **act, action={"type": "use", "card": card})
        self.ask("read_log", match=match)
        for seat in (None, "blue", "orange"):
            self.ask("replay", match=match, at=row, seat=seat)
            self.ask("watch", table=phone.code, token=phone.token, seat=seat)
        phone.watch(phone.code, phone.seat)
        try:
            urllib.request.urlopen(f"{phone.url}/api/matches/{match}/export").read()
            self.answers.append("exported")
        except urllib.error.HTTPError as no:
            self.answers.append(no.code)

    def heard(self) -> list[Any]:
        return [alike(each) for each in self.phone.told]


def waits(phone: Phone, kind: str, seat: str) -> None:
    """Until the seat is asked something of this kind."""
    phone.seen(
        lambda view: (
            (view["view"]["board"]["now"] or {}).get("kind") == kind
            and seat in view["pending"].get("seats", ())
        ),
        kind,
    )


def do(phone: Phone, kind: str, **action: Any) -> None:
    waits(phone, kind, str(phone.seat))
    phone.act(action)


def hand(phone: Phone, *cards: str) -> None:
    do(phone, "build-hands", type="build-hand", cards=dict.fromkeys(cards, 1))


def ids(phone: Phone, area: str, many: int) -> list[str]:
    assert phone.view
    areas = phone.view["view"]["board"]["areas"]
    return [u["id"] for u in next(a for a in areas if a["id"] == area)["units"]][:many]


def history(phones: Any, hidden: str, kept: str) -> Spy:
    """Turn one passes; in turn two Esprit de Corps is played beside a hidden card, which is never
    used, and another stays in hand."""
    orange = phones().create("orange", game="what-price-glory")
    blue = phones().join(orange.code, "blue")
    spy = Spy(blue)
    orange.change("start_match")
    hand(orange, "reinforcements")
    hand(blue, "railroads")
    do(orange, "next-impulse", type="pass")
    do(blue, "next-impulse", type="pass")
    waits(orange, "send-east", "orange")
    do(orange, "send-east", type="choose", units=ids(orange, "koblenz", 4))
    hand(orange, "esprit-de-corps", hidden, kept)
    hand(blue, "railroads")
    do(blue, "next-impulse", type="pass")
    do(orange, "next-impulse", type="commit", card="esprit-de-corps", more=[hidden])
    waits(blue, "begin", "orange")
    spy.pry()
    do(orange, "begin", type="use", card="esprit-de-corps")
    do(orange, "slot", type="activate", units=ids(orange, "saarbruecken", 2))
    do(orange, "act", type="advance", to="nancy")
    do(blue, "window", type="waive")
    waits(blue, "act", "orange")
    spy.pry()
    orange.undo()
    blue.seen(lambda view: view["proposal"] is not None)
    blue.consent(yes=False)
    do(orange, "act", type="skip")
    waits(blue, "extend", "orange")
    spy.pry()
    do(orange, "extend", type="skip")
    waits(blue, "next-impulse", "blue")
    spy.pry()
    return spy


def test_another_hand_makes_no_difference_to_the_other_side(phones):
    plain = history(phones, "battlefield-recovery", "reinforcements")
    other = history(phones, "steel-rain", "machine-guns")
    for one, two in itertools.zip_longest(plain.answers, other.answers):
        assert one == two
    for one, two in itertools.zip_longest(plain.heard(), other.heard()):
        assert one == two
