"""Devices as everybody may see them, from what tables keep of them and what they report."""

from __future__ import annotations

from server.device_talk import DeviceInfo, PartInfo, PartReport, Said, Thing
from server.games.ruling import Phrase, Ref, Value
from server.hall.hall import Hall
from server.hall.presence import Part, Present, Spoken
from server.hall.tables import Device, Table
from server.messages import Report

LOST, AWAY, BOTS_WAIT = Phrase("device-lost"), Phrase("device-away"), Phrase("device-bots-wait")


def phrase(said: Said) -> Phrase:
    return Phrase(said.key, {name: value_of(value) for name, value in said.values.items()})


def value_of(value: str | int | float | Thing) -> Value:
    return Ref(value.kind, value.id) if isinstance(value, Thing) else value


def maybe_phrase(said: Said | None) -> Phrase | None:
    return None if said is None else phrase(said)


def spoken(report: Report) -> Spoken:
    return Spoken(
        light=report.light,
        state=phrase(report.state),
        detail=maybe_phrase(report.detail),
        parts=tuple(part(each) for each in report.parts),
    )


def part(report: PartReport) -> Part:
    return Part(
        id=report.id,
        name=report.name,
        light=report.light,
        state=phrase(report.state),
        detail=maybe_phrase(report.detail),
        table=report.table,
    )


def devices_of(hall: Hall, table: Table) -> tuple[DeviceInfo, ...]:
    """The devices of a table; the bot station is one where bots sit."""
    listed = [device_info(hall, device, table) for device in table.devices]
    if any(chair.holder == "bot" for chair in table.chairs):
        listed = [*bot_stations(hall), *listed]
    return tuple(listed)


def bot_stations(hall: Hall) -> list[DeviceInfo]:
    here = [(id, each) for id, each in hall.presence.of_kind("bots") if each.here]
    if not here:
        return [DeviceInfo(id="bots", kind="bots", name="", light="seeking", state=BOTS_WAIT)]
    return [hall_device(hall, id, present) for id, present in here]


def hall_device(hall: Hall, id: str, present: Present, tables: tuple[str, ...] = ()) -> DeviceInfo:
    """A device of the hall, wherever it serves."""
    entry = Device(
        id=id, kind=present.kind, name=present.name, feeds=present.feeds, can=present.can
    )
    return device_info(hall, entry, None, tables)


def device_info(
    hall: Hall, device: Device, table: Table | None, tables: tuple[str, ...] = ()
) -> DeviceInfo:
    present = hall.presence.known.get(device.id)
    holder = hall.tokens.holders.get(device.id)
    here = present is not None and present.here
    asleep = present is not None and present.asleep
    said = present.spoken if present is not None else Spoken(state=AWAY)
    return DeviceInfo(
        id=device.id,
        kind=device.kind,  # type: ignore[arg-type]
        name=device.name,
        light=said.light if here or asleep else "lost",  # type: ignore[arg-type]
        state=said.state if here or asleep else LOST if present is not None else AWAY,
        detail=said.detail if here else None,
        age=hall.presence.age(device.id),
        feeds=device.feeds,
        needs=device.needs,
        by=device.by,
        at=device.at,
        hall=holder is not None and holder.table is None,
        can=device.can,
        parts=tuple(
            part_info(each, device, table, here=here)
            for each in said.parts
            if table is None or each.table in (None, table.code)
        ),
        tables=tables,
    )


def part_info(each: Part, device: Device, table: Table | None, *, here: bool) -> PartInfo:
    return PartInfo(
        id=each.id,
        name=each.name,
        light=each.light if here else "lost",  # type: ignore[arg-type]
        state=each.state if here else LOST,
        detail=each.detail if here else None,
        seat=None if table is None else table.bound_seat(device, each.id),
    )
