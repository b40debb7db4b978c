"""Devices without hardware: phones that come by a pairing code and attend."""

from __future__ import annotations

from tests.server.phone import Phone, command
from tests.server.process import until


def pair(phones, by: Phone, kind: str = "tray", name: str = "Lamp", **more) -> Phone:
    """A device that came by a code of the table, and attends."""
    code = by.ok("make_pairing_code", match=by.match, kind=kind)["code"]
    device = phones()
    wish = {"code": code.lower(), "kind": kind, "name": name, **more}
    paired = device.ok("pair_device", id=command(), **wish)
    device.token, device.id = paired["token"], paired["device"]
    attend(device, kind, **more)
    return device


def attend(device: Phone, kind: str, **more) -> None:
    device.ok("attend", token=device.token, kind=kind, **more)


def camera(phones, by: Phone, **more) -> Phone:
    return pair(phones, by, "dice_camera", "Tower", feeds="camera", **more)


def entry(phone: Phone, device: Phone):
    return next((each for each in phone.table["devices"] if each["id"] == device.id), None)


def listed(phone: Phone, device: Phone, condition=bool):
    return until(
        lambda: (found := entry(phone, device)) and condition(found) and found,
        what="the device on the table",
    )


def gone(phone: Phone, device: Phone) -> None:
    until(lambda: entry(phone, device) is None, what="the device gone from the table")


def consent(phone: Phone, device: Phone, *, yes: bool = True):
    return phone.change("consent_device", device=device.id, yes=yes)


def served(device: Phone, condition=bool):
    """What the device was told last of the tables it serves."""

    def newest():
        told = [each["tables"] for each in device.told if each["type"] == "serving"]
        return told[-1] if told and condition(told[-1]) else None

    return until(newest, what="tables to serve")


def use_camera(blue: Phone, orange: Phone) -> None:
    """Both agree that the open roll is the camera's."""
    blue.change("propose", seat="blue", what="dice", dice="camera")
    orange.seen(lambda view: view["proposal"])
    orange.consent(yes=True)
    blue.seen(lambda view: view["dice"] == "camera")


def feed(device: Phone, match: str, roll: str, **faces):
    given = {key: list(value) for key, value in faces.items()}
    return {"match": match, "roll": roll, "faces": given}


def roll_of(device: Phone):
    [table] = served(device, lambda tables: tables and tables[0]["roll"])
    return table
