"""The garbage collector stalls nobody: a full collection takes as long as there are objects."""

import re

from tests.server.process import ServerProcess


def test_what_the_server_starts_with_is_never_collected_again(tmp_path):
    with ServerProcess(tmp_path, "--no-bots", module="tests.server.serve_frozen") as server:
        found = re.search(r"frozen: (\d+)", server.output)
        assert found and int(found[1]) > 50_000
