"""Copying the firmware to a board: what goes there, and `mpremote` to bring it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path, PurePosixPath

import firmware
import hardware
from hardware.link import Identity, Links, ask_for_maintenance
from hardware.wire import DeviceLost, usb_ports
from server.config import CannotStart

FIRMWARE = Path(firmware.__file__).parent
SHARED = Path(hardware.__file__).parent
KINDS = {"tray": "tray", "dice-tray": "dice_tray"}  # as a person names it: its folder
LAYOUTS = tuple(sorted(path.stem for path in (FIRMWARE / "tray/layouts").glob("*.json")))
MPREMOTE = (sys.executable, "-m", "mpremote")
UF2_MAGIC = b"UF2\n"
PATIENCE = 20.0  # seconds for a board to restart
ONE_STEP = 60.0  # seconds for one call of mpremote

Say = Callable[[str], None]


def board_files(kind: str) -> dict[str, Path]:
    """Every file of the program: its path on the board, and where we have it."""
    folder = FIRMWARE / KINDS[kind]
    shared = {f"hardware/{name}": SHARED / name for name in ("power.py", "protocol.py")}
    common = {f"firmware/{path.name}": path for path in FIRMWARE.glob("*.py")}
    own = {f"firmware/{folder.name}/{path.name}": path for path in folder.glob("*.py")}
    main = own.pop(f"firmware/{folder.name}/main.py")
    files = shared | common | own | {"main.py": main}  # main last: it needs the others
    return {name: path for name, path in files.items() if path.name != "__init__.py"}


def firmware_version(kind: str) -> str:
    """What a board with these very files says in its hello."""
    digest = sha256()
    for name, path in sorted(board_files(kind).items()):
        digest.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:12]


def flash(port: str, kind: str, layout: str | None, say: Say) -> Identity:
    """Bring the firmware to the board at this port and see it run; a tray may get a layout."""
    version, files = firmware_version(kind), board_files(kind)
    given = layout_text(layout) if layout else None
    say(f"Sending the board at {port} to its prompt")
    try:
        asked = ask_for_maintenance(port)
    except DeviceLost as lost:
        raise CannotStart(str(lost)) from lost
    unique, kept = _prepare(port, files, asked=asked)
    texts = {"version.txt": version}
    if kind == "tray" and given is None and kept:
        say("The board keeps its layout")
    elif kind == "tray":
        texts["layout.json"] = given or layout_text("country")
    main = files.pop("main.py")
    _copy_folders(port, files, say)
    _finish(port, main, texts)
    say(f"  {len(files) + 1:2} of {len(files) + 1} files; the board restarts")
    return _await_hello(port, unique, version)


def layout_text(name: str) -> str:
    """A layout of ours, or one from a file."""
    path = FIRMWARE / f"tray/layouts/{name}.json" if name in LAYOUTS else Path(name)
    try:
        return path.read_text()
    except OSError as why:
        raise CannotStart(
            f"The layout {name} cannot be read: {why.strerror}.\n"
            f"Name a file, or one of: {', '.join(LAYOUTS)}."
        ) from why


def _mpremote(port: str, *words: str, seconds: float = ONE_STEP) -> str:
    """What mpremote prints. `resume`: else it would restart the board into its program."""
    command = [*MPREMOTE, "connect", port, "resume", *words]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=seconds)
    except subprocess.TimeoutExpired as why:
        raise CannotStart(f"mpremote gets no answer from {port}.") from why
    if done.returncode:
        raise CannotStart(f"mpremote: {(done.stderr or done.stdout).strip()}")
    return done.stdout


PREPARE = """
import os, machine
for name in {folders!r}:
    try:
        os.mkdir(name)
    except OSError:
        pass  # it is there already
try:
    os.remove("maintenance")  # left by a program that could not start; it would come back here
except OSError:
    pass
print("".join("%02x" % byte for byte in machine.unique_id()), "layout.json" in os.listdir())
"""


def _prepare(port: str, files: Iterable[str], *, asked: bool) -> tuple[str, bool]:
    """Folders for the files; the board's unique id, and whether it has a layout."""
    folders = sorted({str(up) for name in files for up in PurePosixPath(name).parents} - {"."})
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            said = _mpremote(port, "exec", PREPARE.format(folders=folders), seconds=8)
            unique, layout = said.split()[-2:]
            return unique, layout == "True"
        except CannotStart as why:
            # A board that was asked needs a moment to restart.
            if time.monotonic() > deadline or not asked:
                raise CannotStart(
                    f"{why}\nThe board at {port} does not come to its prompt. Hold its confirm\n"
                    "button (a dice tray's maintenance button) while you plug it in; try again.\n"
                    "A new board needs MicroPython first: see --uf2."
                ) from why
            time.sleep(0.3)


def _copy_folders(port: str, files: dict[str, Path], say: Say) -> None:
    """One folder at a time, for something to see."""
    folders: dict[str, list[Path]] = defaultdict(list)
    for name, path in files.items():
        folders[str(PurePosixPath(name).parent)].append(path)
    done = 0
    for folder, paths in folders.items():
        _mpremote(port, "cp", *map(str, paths), f":{folder}/")
        done += len(paths)
        say(f"  {done:2} of {len(files) + 1} files")


def _finish(port: str, main: Path, texts: dict[str, str]) -> None:
    """The small files, at last main.py, which starts the program, and a restart."""
    with tempfile.TemporaryDirectory() as folder:
        words = []
        for name, text in texts.items():
            Path(folder, name).write_text(text)
            words += ["cp", str(Path(folder, name)), f":{name}", "+"]
        _mpremote(port, *words, "cp", str(main), ":main.py", "+", "reset")


def _await_hello(port: str, unique: str, version: str) -> Identity:
    deadline = time.monotonic() + PATIENCE
    with Links([port]) as links:
        while time.monotonic() < deadline:
            link = links.link(unique)
            if link and link.identity:
                if link.identity.firmware != version:
                    break
                return link.identity
            time.sleep(0.05)
    raise CannotStart(f"The board at {port} did not come back with firmware {version}.")


# --- a board without MicroPython -------------------------------------------------------------


def install_micropython(file: Path, drive: Path | None, say: Say) -> str:
    """Copy a UF2 file to the boot drive of a new board; the port at which it comes back."""
    try:
        with file.open("rb") as opened:
            if opened.read(4) != UF2_MAGIC:
                raise CannotStart(f"{file} is no UF2 file. Download MicroPython for your board.")
    except OSError as why:
        raise CannotStart(f"{file} cannot be read: {why.strerror}.") from why
    target = drive or boot_drive()
    if target is None:
        raise CannotStart(
            "No boot drive is mounted. Hold the board's BOOTSEL button while you plug it in,\n"
            "open the drive RPI-RP2 in the file manager, or name its folder with --drive."
        )
    before = set(usb_ports())
    say(f"Copying {file.name} to {target}")
    copied = target / file.name
    try:
        shutil.copyfile(file, copied)
        with copied.open("rb+") as opened:
            os.fsync(opened.fileno())
    except OSError as why:
        # The board restarts as soon as it has the last block, often before the copy is closed.
        say(f"The drive is gone ({why.strerror}), as it should be")
    return _new_port(before)


def boot_drive() -> Path | None:
    """Where the boot drive of a board is mounted."""
    for line in Path("/proc/mounts").read_text().splitlines():
        folder = Path(line.split()[1].replace("\\040", " "))
        if (folder / "INFO_UF2.TXT").exists():
            return folder
    return None


def _new_port(before: set[str]) -> str:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        new = sorted(set(usb_ports()) - before)
        if new:
            return new[0]
        time.sleep(0.1)
    raise CannotStart("The board did not come back. Is the file for this very board?")
