"""`sandtable` that also knows Skirmish, for the tests: its server, and bots that play on it.

Reaction windows last a hundredth of their time here.
"""

from gevent import monkey

monkey.patch_all()

import sys  # noqa: E402

import gevent  # noqa: E402

from server.command import cli, supervision  # noqa: E402
from server.command.own_stations import stations_of  # noqa: E402
from server.command.serving import run_server  # noqa: E402
from server.config import Config  # noqa: E402
from server.hall import windows  # noqa: E402
from server.stations.bot import run_bot  # noqa: E402
from tests.kernel.games import GAMES  # noqa: E402

KNOWN = {game.id: game for game in GAMES}


class Hurried:
    """gevent, as far as `server.hall.windows` needs it, in a hurry."""

    @staticmethod
    def spawn_later(seconds, *work):
        return gevent.spawn_later(seconds / 100, *work)


def main() -> int:
    options = cli.parser().parse_args()
    if sys.argv[1] == "bot":
        return run_bot(options, KNOWN)
    windows.gevent = Hurried
    supervision.PROGRAM = __spec__.name  # its station knows Skirmish, too
    config = Config(data=options.data, host=options.host, port=options.port)
    return run_server(config, stations_of(options), games=KNOWN)


if __name__ == "__main__":
    sys.exit(main())
