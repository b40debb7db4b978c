"""A real Chromium on a real server, under a name that is not a secure context."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.visitor import NAME, Visitor
from tests.server.process import ServerProcess

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    f"--host-resolver-rules=MAP {NAME} 127.0.0.1",
    "--no-sandbox",  # tests may run as root, where Chromium's own sandbox cannot
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
STATIC = Path(__file__).parents[2] / "server" / "static" / "index.html"


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    assert STATIC.exists(), "the web app is not built: run `make web`"
    with ServerProcess(tmp_path_factory.mktemp("browser"), "--name", "Clubhouse") as running:
        yield running


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium, server):
    """Opens pages, each in a browser of its own as far as storage goes; faults on them fail."""
    visitors = []

    def visitor(**options) -> Visitor:
        visitors.append(Visitor(chromium, options.pop("server", server), **options))
        return visitors[-1]

    yield visitor
    faults = [fault for each in visitors for fault in each.faults]
    for each in visitors:
        each.context.close()
    assert faults == []
