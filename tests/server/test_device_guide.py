"""The device in `docs/writing-a-device.md`, run as it stands there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.devices import listed
from tests.server.process import until

GUIDE = Path(__file__).parents[2] / "docs" / "writing-a-device.md"


@pytest.fixture
def tower(tmp_path):
    """Starts the guide's device; stopped at the end."""
    [source] = re.findall(r"```python\n(.*?)```", GUIDE.read_text(), re.DOTALL)
    (tmp_path / "tower.py").write_text(source)
    running = []

    def start(url: str, code: str) -> subprocess.Popen:
        line = [sys.executable, str(tmp_path / "tower.py"), url, code]
        running.append(subprocess.Popen(line, stdout=subprocess.PIPE, text=True))
        return running[-1]

    yield start
    for child in running:
        child.kill()
        child.wait()


def test_the_device_of_the_guide_feeds_a_roll_and_goes_when_it_is_taken_back(
    server, rolling, tower
):
    blue, orange = rolling
    code = blue.ok("make_pairing_code", match=blue.match, kind="other")["code"]
    child = tower(server.url, code)
    found = until(
        lambda: next((d for d in orange.table["devices"] if d["name"] == "Tower"), None),
        what="the tower at the table",
    )
    assert (found["feeds"], found["needs"]) == ("tower", ["orange"])
    orange.change("consent_device", device=found["id"], yes=True)
    blue.change("propose", seat="blue", what="dice", dice="tower")
    orange.seen(lambda view: view["proposal"])
    orange.consent(yes=True)
    fed = [
        line
        for line in blue.seen(lambda v: any(x["source"] == "tower" for x in v["lines"]))["lines"]
        if line["source"] == "tower"
    ]
    assert fed[0]["text"]["values"]["name"] == "Tower"
    device = blue
    device.id = found["id"]
    assert listed(orange, device)["light"] == "live"
    blue.change("take_back_device", device=found["id"])
    assert child.wait(timeout=30) == 0


def test_a_wrong_code_ends_it_in_words(server, tower):
    child = tower(server.url, "AAAAAA")
    out, _ = child.communicate(timeout=30)
    assert child.returncode == 1 and "refused-pairing-code" in out
