"""`sandtable trays`: what is connected, a test of the lamps, and new firmware."""

from __future__ import annotations

import argparse
import logging
import os
import threading
import time
from pathlib import Path

from firmware.tray.layout import read_layout
from firmware.tray.tray import Tray
from hardware.link import Identity, State, Status
from hardware.strip_map import StripMap, read_map
from hardware.trays import Animation, Card, Group, Lamp, Trays
from hardware.virtual_tray import VirtualTray
from hardware.wire import usb_ports
from server.command import flashing
from server.command.flashing import KINDS, LAYOUTS, firmware_version
from server.command.virtual_page import run_all, serve_page
from server.config import CannotStart

FINDING = 5.0  # seconds; a port that is not ours is given up sooner
STEP = 0.7  # seconds that each lamp of the test is lit
COLOURS = ("red", "green", "blue", "white")
TABLE = ("country", "country", "country", "player", "player", "centre")


def add_arguments(command: argparse.ArgumentParser) -> None:
    commands = command.add_subparsers(required=True, metavar="COMMAND")
    listing = commands.add_parser("list", help="the trays that are connected")
    listing.set_defaults(run=list_trays)
    testing = commands.add_parser("test", help="light every lamp, and tell which button is pressed")
    testing.add_argument("--tray", metavar="ID", help="only this one; part of its id is enough")
    testing.add_argument(
        "--buttons", type=float, default=10.0, metavar="SECONDS", help="time to press them"
    )
    testing.set_defaults(run=check_trays)
    serving = commands.add_parser("serve", help="show the tables of a server on the trays here")
    serving.add_argument("--url", required=True, help="address of the server")
    serving.add_argument("--name", default="", help="what phones call it (default: this machine)")
    serving.add_argument("--no-usb", action="store_true", help="only the ports that are named")
    serving.add_argument(
        "--map",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="which pixel of a strip lights for which place of a game's map",
    )
    serving.set_defaults(run=serve_tables)
    for each in (listing, testing, serving):
        each.add_argument(
            "--port", action="append", default=[], help="besides USB, e.g. socket://HOST:PORT"
        )
    add_flash(commands.add_parser("flash", help="copy the firmware to a board"))
    add_virtual(commands.add_parser("virtual", help="trays without boards, to try things out"))


def add_virtual(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--layout", choices=LAYOUTS, action="append", help="repeatable (default: one country)"
    )
    command.add_argument(
        "--table", action="store_true", help="three countries, two players and the centre"
    )
    command.add_argument("--number", type=int, default=1, help="of the first (default: 1)")
    command.add_argument("--port", type=int, default=0, help="TCP port of the first (default: any)")
    command.add_argument("--page", type=int, metavar="PORT", help="show them in the browser, there")
    command.add_argument("--host", default="127.0.0.1", help="address of the page")
    command.set_defaults(run=run_virtual)


def add_flash(command: argparse.ArgumentParser) -> None:
    command.add_argument("--port", help="where the board is; not needed if there is only one")
    command.add_argument("--kind", choices=list(KINDS), default="tray")
    command.add_argument(
        "--layout", help=f"{', '.join(LAYOUTS)}, or a file (default: the board keeps its own)"
    )
    command.add_argument(
        "--uf2",
        type=Path,
        metavar="FILE",
        help="MicroPython for a new board, plugged in with its BOOTSEL button held",
    )
    command.add_argument("--drive", type=Path, help="folder of its boot drive, if it is not found")
    command.set_defaults(run=flash_board)


def find(trays: Trays) -> list[Status]:
    """All that answer; returns as soon as every port has been judged."""
    deadline = time.monotonic() + FINDING
    while time.monotonic() < deadline and not trays.links.settled():
        time.sleep(0.02)
    return [status for status in trays.statuses() if status.state is State.LIVE]


def list_trays(options: argparse.Namespace) -> int:
    with Trays(options.port) as trays:
        found = find(trays)
        for status in found:
            if status.identity:
                print("\n".join(tray_lines(status.port, status.identity)))
        for problem in trays.links.problems():
            print(problem)
        if not found and not trays.links.problems():
            print("No tray is connected. docs/build-a-tray.md says what to look at.")
    return 0 if found else 1


def tray_lines(port: str, tray: Identity) -> list[str]:
    current = firmware_version("dice-tray" if tray.kind == "dice tray" else "tray")
    lines = [f"{tray.id}  {tray.kind} “{tray.name}” at {port}: {tray.pixels} pixels"]
    if tray.firmware != current:
        lines.append(
            f"    its firmware is {tray.firmware or 'unknown'}, this program brings {current}: "
            "run `sandtable trays flash`"
        )
    if tray.faults:
        lines.append(f"    faults in its layout: {tray.faults}")
    return lines


def check_trays(options: argparse.Namespace) -> int:
    def pressed(tray: str, button: str) -> None:
        print(f"{tray}: {button}", flush=True)

    with Trays(options.port, on_button=pressed) as trays:
        found = [status for status in find(trays) if (options.tray or "") in status.id]
        if not found:
            raise CannotStart("No such tray is connected. See `sandtable trays list`.")
        for status in found:
            if status.identity:
                check_lamps(trays, status.identity)
        print(f"Press every button, within {options.buttons:g} seconds.", flush=True)
        time.sleep(options.buttons)
    return 0


def check_lamps(trays: Trays, tray: Identity) -> None:
    """Each colour on all lamps, each group by its name, then an animation."""
    print(f"{tray.id} ({tray.name}):", flush=True)
    for colour in COLOURS:
        light(trays, tray, f"all {colour}", tray.groups, colour)
    for group in tray.groups:
        light(trays, tray, group, (group,), "white")
    trays.play(tray.id, Animation("reveal", "blue", "orange"))
    light(trays, tray, "an animation, then dark", (), "white")


def light(trays: Trays, tray: Identity, name: str, groups: tuple[str, ...], colour: str) -> None:
    print(f"  {name}", flush=True)
    lit = Group((Lamp("steady", colour),))
    trays.show({tray.id: Card(dict.fromkeys(groups, lit))})
    time.sleep(STEP)


def serve_tables(options: argparse.Namespace) -> int:
    """Until the server takes the station back, or the process is stopped."""
    from server.games.catalogue import GAMES
    from server.stations.credentials import Card as Duty
    from server.stations.credentials import Credentials, NotAccepted
    from server.stations.parent import leave_with_parent
    from server.stations.tray_memory import TrayMemory
    from server.stations.trays import Equipment, TrayStation

    logging.basicConfig(level=logging.WARNING, format="%(asctime)s trays %(levelname)s %(message)s")
    duty = Duty(kind="tray", name=options.name, can=("lamps", "buttons", "assign", "light"))
    credentials = Credentials.from_environment(options.url, duty)
    if credentials is None:
        raise CannotStart(
            "The trays need a code in the variable SANDTABLE_CODE: a table's, from its menu, or\n"
            "the organiser's, to serve every table that asks for them."
        )
    maps = tuple(strip_map(path) for path in options.map)
    equipment = Equipment(ports=options.port, usb=not options.no_usb, maps=maps)
    leave_with_parent(os.environ.get("SANDTABLE_PARENT"))
    try:
        TrayStation(credentials, GAMES, equipment, TrayMemory()).run()
    except NotAccepted as no:
        raise CannotStart(f"The server does not accept the trays ({no}).") from no
    return 0


def strip_map(path: Path) -> StripMap:
    """The map in a file; what is wrong with it is told, and the rest used."""
    try:
        found = read_map(path.read_text())
    except (OSError, UnicodeDecodeError) as why:
        raise CannotStart(f"The map {path} cannot be read: {why}.") from why
    for fault in found.faults:
        print(f"{path}: {fault}", flush=True)
    return found


def flash_board(options: argparse.Namespace) -> int:
    if options.uf2:
        port = flashing.install_micropython(options.uf2, options.drive, print)
    else:
        port = options.port or only_port()
    tray = flashing.flash(port, options.kind, options.layout, print)
    print("\n".join(["The board runs.", *tray_lines(port, tray)]))
    return 0


def only_port() -> str:
    ports = usb_ports()
    if len(ports) == 1:
        return ports[0]
    if ports:
        raise CannotStart(f"Several boards are connected; name one with --port: {', '.join(ports)}")
    raise CannotStart("No board is connected. A new one: hold BOOTSEL, and see --uf2.")


def run_virtual(options: argparse.Namespace) -> int:
    """Until it is stopped. The addresses are printed first, for a station to use as its ports."""
    layouts = TABLE if options.table else options.layout or ["country"]
    trays = [
        virtual_tray(layout, options.number + at, options.port and options.port + at)
        for at, layout in enumerate(layouts)
    ]
    for layout, tray in zip(layouts, trays, strict=True):
        print(f"A virtual tray “{layout}” at {tray.url}. Stop with Ctrl-C.", flush=True)
    if options.page is None:
        run_all(trays, threading.Event().wait)
        return 0
    try:
        page = serve_page(trays, options.host, options.page)
    except OSError as why:
        raise CannotStart(f"Port {options.page} cannot be used: {why.strerror}.") from why
    print(f"Look at them: http://{options.host}:{page.server_port}/", flush=True)
    run_all(trays, page.serve_forever)
    return 0


def virtual_tray(name: str, number: int, port: int) -> VirtualTray:
    layout = read_layout((flashing.FIRMWARE / f"tray/layouts/{name}.json").read_text())
    return VirtualTray(
        lambda body: Tray(body, layout),
        unique=f"virtual{number}",
        version=firmware_version("tray"),
        port=port,
    )
