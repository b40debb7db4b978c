"""What a phone loads to show the start page, and to open a table of each game: packed bytes.

Counted by Chromium in a fresh context, so that nothing the page asks for is forgotten.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.visitor import Visitor, seated
from tests.server.phone import Phone
from tests.server.process import ServerProcess

TARGET = 110
PACKED = """() => ["navigation", "resource"]
  .flatMap((kind) => performance.getEntriesByType(kind))
  .filter((each) => !each.name.includes("/socket.io/"))
  .reduce((sum, each) => sum + each.encodedBodySize, 0)"""


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        ServerProcess(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for lang in ("en", "de"):
            packed = loaded(chromium, server, lang, "/")
            name = f"first load, {lang}"
            print(f"{name:34s} {packed / 1000:10.1f} KB packed (target: {TARGET})")
        for game in Phone(server.url).say("hello", protocol=1)["games"]:
            table = Phone(server.url).create(game["seats"][0], game=game["id"])
            packed = loaded(chromium, server, "en", f"/t/{table.code}", seated(table))
            name = f"a table of {game['id']}"
            print(f"{name:34s} {packed / 1000:10.1f} KB packed, with the first load")


def loaded(chromium: Any, server: Any, lang: str, path: str, kept: Any = None) -> int:
    visitor = Visitor(chromium, server, lang=lang)
    if kept:
        visitor.keep(**kept)
    visitor.open(path)
    packed = int(visitor.page.evaluate(PACKED))
    visitor.context.close()
    return packed


if __name__ == "__main__":
    main()
