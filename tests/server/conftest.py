"""One real server for all these tests; each test has tables of its own."""

from __future__ import annotations

import pytest

from tests.server.devices import camera, consent, listed, use_camera
from tests.server.march import begin
from tests.server.phone import Phone
from tests.server.process import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    with ServerProcess(tmp_path_factory.mktemp("data"), "--no-bots") as running:
        yield running


@pytest.fixture
def phones(server):
    """Makes phones, and hangs them up at the end."""
    made = []

    def phone(**options):
        made.append(Phone(options.pop("url", server.url), **options))
        return made[-1]

    yield phone
    for each in made:
        each.close()


@pytest.fixture
def referee(server, phones):
    phone = phones()
    phone.sign_in(server, "referee")
    return phone


@pytest.fixture
def two(phones):
    """Blue and Orange at a table, the match begun, Blue having won the initiative."""
    blue, orange = phones().create("blue"), phones()
    begin(blue, orange)
    return blue, orange


@pytest.fixture
def rolling(phones):
    """Blue and Orange at a table whose match waits for its first roll: a die of each."""
    blue, orange = phones().create("blue"), phones()
    orange.join(blue.code, "orange")
    blue.change("start_match")
    for phone in (blue, orange):
        phone.seen(lambda view: view["pending"]["type"] == "roll")
    return blue, orange


@pytest.fixture
def reading(rolling, phones):
    """The same, with a camera whose dice they agreed on."""
    blue, orange = rolling
    device = camera(phones, blue)
    listed(orange, device)
    consent(orange, device)
    use_camera(blue, orange)
    return blue, orange, device
