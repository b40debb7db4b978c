"""One phone cannot fill the hall."""

from __future__ import annotations

from tests.server.phone import Phone, command
from tests.server.process import ServerProcess


def test_one_address_cannot_take_every_table(tmp_path):
    wish = {"game": "march-of-progress", "name": "Eve"}
    with ServerProcess(tmp_path, "--no-bots") as server:
        phone = Phone(server.url)
        for _ in range(167):  # a third of the hall
            phone.ok("create_table", id=command(), **wish)
        assert phone.no("create_table", id=command(), **wish) == "refused-share"
        phone.close()
