"""`sandtable serve` with the tests' own games besides the real ones."""

from gevent import monkey

monkey.patch_all()

import sys  # noqa: E402
from functools import partial  # noqa: E402

from server.command import cli, serving  # noqa: E402
from tests.kernel.games import GAMES  # noqa: E402

serving.run_server = partial(serving.run_server, games={game.id: game for game in GAMES})

if __name__ == "__main__":
    sys.exit(cli.main())
