"""Copying the firmware to a board: what goes there, and `mpremote` to bring it."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import firmware
import hardware

FIRMWARE = Path(firmware.__file__).parent
SHARED = Path(hardware.__file__).parent
KINDS = {"tray": "tray", "dice-tray": "dice_tray"}  # as a person names it: its folder
LAYOUTS = tuple(sorted(path.stem for path in (FIRMWARE / "tray/layouts").glob("*.json")))


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
