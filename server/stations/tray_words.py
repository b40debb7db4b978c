"""The state of trays in words, as phones and the screen show it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from hardware.link import State, Status
from hardware.wire import Problem, Trouble
from server.device_talk import Light, PartReport, Said, Thing
from server.games.ruling import Ref
from server.messages import Report

MOST_PARTS = 64
LABEL = 60  # letters
LIGHTS: dict[State, Light] = {
    State.LIVE: "live",
    State.SEARCHING: "seeking",
    State.LOST: "lost",
}


def part_id(tray: str) -> str:
    """A tray's own id as one of a part: a board that is not ours may call itself anything."""
    return re.sub(r"[^A-Za-z0-9._:-]", "-", tray)[:40] or "nameless"


def thing(ref: Ref) -> Thing:
    return Thing(ref.kind[:LABEL], ref.id[:LABEL])


def part(status: Status, number: int, card: Ref | None, table: str | None) -> PartReport:
    return PartReport(
        id=part_id(status.id),
        name=str(number),
        light=LIGHTS[status.state],
        state=Said(f"device-tray-{status.state.value}"),
        detail=detail(status, card),
        table=table,
    )


def detail(status: Status, card: Ref | None) -> Said:
    """What to do, else what is wrong with its layout, else what it shows."""
    if status.state is not State.LIVE:
        return Said("device-tray-plug")
    if status.identity is not None and status.identity.faults:
        return Said("device-tray-faults", {"faults": status.identity.faults[:LABEL]})
    if card is None:
        return Said("device-tray-free")
    return Said("device-tray-shows", {"card": thing(card)})


def port(problem: Problem) -> PartReport:
    """Something is plugged in that cannot be used; what to do goes by the trouble."""
    values = {"port": problem.port[:LABEL], "detail": problem.detail[:LABEL]}
    return PartReport(
        id=part_id(f"port{problem.port}".replace("/", ".")),
        name="",
        light="lost",
        state=Said("device-tray-port", values),
        detail=Said(f"device-tray-port-{problem.trouble.value}", values),
    )


def worth_telling(problem: Problem, statuses: Iterable[Status]) -> bool:
    """Not what another station looks after; nor that a tray which is known to be lost is gone."""
    if problem.trouble is Trouble.OTHER_KIND:
        return False
    known = {status.port for status in statuses}
    return problem.trouble is not Trouble.GONE or problem.port not in known


def report(parts: list[PartReport]) -> Report:
    live = sum(each.light == "live" for each in parts)
    if not parts:
        return Report(light="seeking", state=Said("device-trays-none"))
    values: dict[str, str | int | float | Thing] = {"live": live, "all": len(parts)}
    light: Light = "live" if live == len(parts) else "seeking" if live else "lost"
    return Report(
        light=light, state=Said("device-trays-live", values), parts=tuple(parts[:MOST_PARTS])
    )
