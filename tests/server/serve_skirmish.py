"""`sandtable serve` with the tests' own game besides the real ones."""

from gevent import monkey

monkey.patch_all()

import sys  # noqa: E402
from functools import partial  # noqa: E402

from server import cli, running  # noqa: E402
from server.games.catalogue import GAMES  # noqa: E402
from tests.kernel.skirmish import GAME  # noqa: E402

running.run_server = partial(running.run_server, games={**GAMES, GAME.id: GAME})

if __name__ == "__main__":
    sys.exit(cli.main())
