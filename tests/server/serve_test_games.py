"""`sandtable serve` with the tests' own games besides the real ones."""

from gevent import monkey

monkey.patch_all()

import sys  # noqa: E402
from functools import partial  # noqa: E402

from server import cli, running  # noqa: E402
from tests.kernel.games import GAMES  # noqa: E402

running.run_server = partial(running.run_server, games={game.id: game for game in GAMES})

if __name__ == "__main__":
    sys.exit(cli.main())
