"""The command `sandtable`: one sub-command each for the server and for what goes with it."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from server.config import VERSION, CannotStart, Config, lock_data


def main(arguments: list[str] | None = None) -> int:
    """Run one command; a fault a person can mend is told in a sentence, not in a traceback."""
    given = sys.argv[1:] if arguments is None else arguments
    options = parser(given).parse_args(given)
    try:
        code = int(options.run(options) or 0)
        sys.stdout.flush()
        return code
    except CannotStart as why:
        print(f"\nsandtable: {why}", file=sys.stderr)
        return 1
    except BrokenPipeError:  # e.g. `| head`; Python would flush stdout once more at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130


def parser(arguments: Sequence[str] = ()) -> argparse.ArgumentParser:
    """Every command; the games are loaded for theirs only if none of ours is asked for."""
    made = argparse.ArgumentParser(prog="sandtable", description="The umpire of a wargame table.")
    made.add_argument("--version", action="version", version=f"sandtable {VERSION}")
    commands = made.add_subparsers(required=True, metavar="COMMAND")
    add_serve(commands.add_parser("serve", help="run the server of a table or a club"))
    add_match(commands.add_parser("match", help="list, show, export, import or verify matches"))
    add_secrets(commands.add_parser("secrets", help="the referee's and organiser's codes"))
    add_backup(commands.add_parser("backup", help="copy all data into one file"))
    add_bot(commands.add_parser("bot", help="play seats by legal moves"))
    add_camera(commands.add_parser("camera", help="watch dice trays and read the throws"))
    add_trays(commands.add_parser("trays", help="find, test and flash LED trays"), arguments)
    add_dice(commands.add_parser("dice", help="read dice from photographs"))
    if not arguments or arguments[0] not in commands.choices:
        from server.command.game_commands import add_commands

        add_commands(commands, add_data)
    return made


def add_data(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--data", type=Path, default=Path("data"), help="folder for matches (default: data)"
    )


def add_serve(command: argparse.ArgumentParser) -> None:
    add_data(command)
    command.add_argument("--host", default="0.0.0.0", help="address to listen on (default: all)")
    command.add_argument("--port", type=port, default=8080, help="port (default: 8080; 0: any)")
    command.add_argument("--name", default="Sandtable", help="the club's name, shown on phones")
    command.add_argument("--url", help="how phones reach this server, e.g. http://table.local:8080")
    command.add_argument(
        "--evidence-mb",
        type=int,
        default=500,
        help="room for pictures of dice, in megabytes; the oldest of finished matches go first",
    )
    command.add_argument("--no-bots", action="store_true", help="never start the bot station")
    command.add_argument(
        "--trays", action="store_true", help="serve the LED trays that are plugged in here"
    )
    command.add_argument(
        "--tray-port", action="append", default=[], help="besides USB, e.g. socket://HOST:PORT"
    )
    add_pace(command, "--bot-pace")
    command.add_argument(
        "--camera",
        action="append",
        default=[],
        metavar="SOURCE",
        help="watch dice trays with this camera: see `sandtable camera`; repeatable",
    )
    command.add_argument(
        "--no-photos", action="store_true", help="never read pictures of dice from phones"
    )
    command.set_defaults(run=serve)


def port(text: str) -> int:
    """A port, as argparse reads it."""
    if not 0 <= (number := int(text)) <= 65535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return number


def add_match(command: argparse.ArgumentParser) -> None:
    commands = command.add_subparsers(required=True, metavar="COMMAND")
    listing = commands.add_parser("list", help="the matches in the data folder")
    listing.set_defaults(run=of_matches("list_matches"))
    showing = commands.add_parser("show", help="a match's log in words")
    showing.add_argument("file", type=Path, help="a match file")
    showing.add_argument("--language", choices=["en", "de"], default="en")
    showing.set_defaults(run=of_matches("show_match"))
    exporting = commands.add_parser("export", help="write a finished match to a file")
    exporting.add_argument("match", help="the match's id, from `sandtable match list`")
    exporting.add_argument("file", type=Path, help="where to write it")
    exporting.set_defaults(run=of_matches("export_command"))
    importing = commands.add_parser("import", help="take in a match file, for replay")
    importing.add_argument("file", type=Path)
    importing.set_defaults(run=of_matches("import_command"))
    for each in (listing, exporting, importing):
        add_data(each)
    checking = commands.add_parser("verify", help="replay a match file and compare every row")
    checking.add_argument("file", type=Path)
    checking.set_defaults(run=of_matches("verify_command"))


def of_matches(name: str) -> Callable[[argparse.Namespace], int]:
    """A command of `matches.py`, which loads the games only when it is run."""

    def run(options: argparse.Namespace) -> int:
        from server.command import matches

        return int(getattr(matches, name)(options))

    return run


def add_secrets(command: argparse.ArgumentParser) -> None:
    add_data(command)
    command.add_argument(
        "--new",
        action="store_true",
        help="make other codes; whoever signed in by the old ones is out (stop the server first)",
    )
    command.set_defaults(run=show_secrets)


def add_backup(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, help="where to write it, e.g. sandtable.tar")
    add_data(command)
    command.set_defaults(run=backup)


def backup(options: argparse.Namespace) -> int:
    from server.command.backup import backup_command

    return backup_command(options)


def add_bot(command: argparse.ArgumentParser) -> None:
    command.add_argument("--url", required=True, help="address of the server")
    command.add_argument("--table", help="code of the table to sit down at")
    command.add_argument("--seat", action="append", default=[], help="seat to take; repeatable")
    command.add_argument("--level", default="normal", help="easy, normal or hard")
    command.add_argument(
        "--station",
        action="store_true",
        help="play every bot seat the server asks for; needs the organiser's code in the variable "
        "SANDTABLE_CODE",
    )
    add_pace(command, "--pace")
    command.add_argument("--seed", help="play the same way again")
    command.set_defaults(run=bot)


def add_camera(command: argparse.ArgumentParser) -> None:
    command.add_argument("--url", required=True, help="address of the server")
    command.add_argument(
        "--source",
        action="append",
        default=[],
        help="a camera's number (default: 0), /dev/video0, pi, an address (rtsp://, http://), "
        "a video file or a folder of pictures; repeatable",
    )
    command.add_argument(
        "--photos", action="store_true", help="no camera: read pictures that phones send"
    )
    command.add_argument("--name", default="", help="what phones call it (default: this machine)")
    command.add_argument(
        "--light", action="append", default=[], metavar="PORT", help="a ring light, besides USB"
    )
    command.add_argument("--no-light", action="store_true", help="look for no ring light by USB")
    command.add_argument(
        "--settings", type=Path, help="file with the places of the trays (default: the user's)"
    )
    command.set_defaults(run=camera)


def add_trays(command: argparse.ArgumentParser, arguments: Sequence[str]) -> None:
    """Serial ports and firmware are loaded only for this command, or to tell all there are."""
    if arguments[:2] == ["trays", "serve"]:
        from gevent import monkey

        monkey.patch_all()  # links and connections are greenlets: see stations/connection.py
    if not arguments or arguments[0] == "trays":
        from server.command.trays import add_arguments

        add_arguments(command)


def add_dice(command: argparse.ArgumentParser) -> None:
    from server.command.dice import add_arguments

    add_arguments(command)


def add_pace(command: argparse.ArgumentParser, name: str) -> None:
    command.add_argument(
        name, type=float, default=1.0, help="about how many seconds a bot waits (default: 1)"
    )


def serve(options: argparse.Namespace) -> int:
    # Until the server is ready nothing becomes garbage, and looking for it takes time.
    gc.disable()
    # gevent replaces blocking calls; whatever is imported before it keeps the blocking ones.
    from gevent import monkey

    monkey.patch_all()
    from server.command.own_stations import stations_of
    from server.command.serving import run_server

    config = Config(
        data=options.data,
        host=options.host,
        port=options.port,
        name=options.name,
        url=options.url,
        evidence_mb=options.evidence_mb,
    )
    return run_server(config, stations_of(options))


def show_secrets(options: argparse.Namespace) -> int:
    from server.command.matches import data_of
    from server.command.serving import secret_lines
    from server.hall.offices import read_secrets, renew_secrets

    with data_of(options) as store:
        if options.new:
            with lock_data(options.data):  # a running server would go on with the old ones
                renew_secrets(store)
        print("\n".join(secret_lines(read_secrets(store))))
    return 0


def bot(options: argparse.Namespace) -> int:
    from gevent import monkey

    monkey.patch_all()  # each seat is a greenlet: see server/stations/connection.py
    from server.stations.bot import run_bot

    return run_bot(options)


def camera(options: argparse.Namespace) -> int:
    from gevent import monkey

    monkey.patch_all()
    from vision.opencv import OpenCVMissing, require_opencv

    try:
        require_opencv()
    except OpenCVMissing as missing:
        raise CannotStart(str(missing)) from missing
    from server.stations.camera.run import run_camera

    return run_camera(options)
