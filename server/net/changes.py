"""Views for those who follow them closely: whole once, and then what changed.

Most of a view is the same after a move: cards, terrain, names, the offers of other units. Everybody
in a room of followers has the same view, known by its stamp. Changes are made of two views that the
room was told, so they tell nothing else. Stamps are counted by the room: a common count would show
how much others are told.
"""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Any

import msgspec
from flask_socketio import SocketIO
from msgspec import Struct
from msgspec.structs import replace

from server.messages import Changes, Drop, Present, Put, Splice
from server.net.transport import broadcast

Path = tuple[str | int, ...]
Edit = Put | Drop | Splice
MISSING = object()
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


class Told(Struct, frozen=True):
    """What a room was told last."""

    stamp: int
    whole: bytes


class Followers:
    """The rooms of those who are told changes."""

    def __init__(self, socketio: SocketIO) -> None:
        self.socketio = socketio
        self.told: dict[str, Told] = {}

    def tell(self, room: str, now: Present) -> None:
        """Tell a room what changed; those who have not read the last yet are told the whole."""
        last = self.told.get(room)
        new = self.keep(room, now, 1 if last is None else last.stamp + 1)
        if last is None:
            broadcast(self.socketio, room, "tell", new, topic=room)
            return
        changes = Changes(
            match=now.match, seat=now.seat, base=last.stamp, edits=changed(last.whole, new)
        )
        broadcast(self.socketio, room, "tell", encode(changes), topic=room, whole=new)

    def whole(self, room: str, now: Present) -> bytes:
        """The view for one who comes to a room; the others have it already."""
        last = self.told.get(room)
        if last is None:
            return self.keep(room, now, 1)
        whole = encode(replace(now, stamp=last.stamp))
        if without_clocks(decode(whole)) == without_clocks(decode(last.whole)):
            return whole
        return self.keep(room, now, last.stamp + 1)

    def keep(self, room: str, now: Present, stamp: int) -> bytes:
        whole = encode(replace(now, stamp=stamp))
        self.told[room] = Told(stamp, whole)
        return whole

    def forget(self, room: str) -> None:
        """Nobody is left in a room."""
        self.told.pop(room, None)


# --- What differs ----------------------------------------------------------------------------


def changed(old: bytes, new: bytes) -> tuple[Edit, ...]:
    """The edits from one encoded view to another. Times that run down are always among them: those
    who came later have others."""
    before, now = decode(old), decode(new)
    clocks: list[Edit] = [Put(at=("closes_in",), value=now["closes_in"])]
    if now["proposal"] is not None:
        clocks.append(Put(at=("proposal", "lapses_in"), value=now["proposal"]["lapses_in"]))
    return (*edits(without_clocks(before), without_clocks(now)), *clocks)


def without_clocks(view: Any) -> Any:
    proposal = view["proposal"]
    if proposal is not None:
        proposal = {**proposal, "lapses_in": None}
    return {**view, "closes_in": None, "proposal": proposal}


def edits(old: Any, new: Any, at: Path = ()) -> list[Edit]:
    """Edits that make one JSON value of another, applied one after the other."""
    if old is not MISSING and encode(old) == encode(new):  # in Python, 1 == True
        return []
    whole: list[Edit] = [Put(at=at, value=new)]
    if isinstance(old, dict) and isinstance(new, dict):
        parts = of_object(old, new, at)
    elif isinstance(old, list) and isinstance(new, list):
        parts = of_list(old, new, at)
    else:
        return whole
    return parts if not at or len(encode(parts)) < len(encode(whole)) else whole


def of_object(old: dict[str, Any], new: dict[str, Any], at: Path) -> list[Edit]:
    found: list[Edit] = [Drop(at=(*at, key)) for key in old if key not in new]
    for key, value in new.items():
        found += edits(old.get(key, MISSING), value, (*at, key))
    return found


def of_list(old: list[Any], new: list[Any], at: Path) -> list[Edit]:
    """From the end to the beginning, so that places before an edit are those of the old list."""
    ones, others = ([encode(each) for each in values] for values in (old, new))
    found: list[Edit] = []
    steps = SequenceMatcher(None, ones, others, autojunk=False).get_opcodes()
    for kind, start, end, first, last in reversed(steps):
        if kind == "equal":
            continue
        if end - start == last - first:
            for place in range(end - start):
                found += edits(old[start + place], new[first + place], (*at, start + place))
        else:
            values = tuple(new[first:last])
            found.append(Splice(at=at, start=start, gone=end - start, values=values))
    return found
