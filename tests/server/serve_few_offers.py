"""`sandtable serve` with views that show eight offers, as if each side had sixty tanks."""

from gevent import monkey

monkey.patch_all()

import sys  # noqa: E402
from functools import partial  # noqa: E402

from server.command import cli  # noqa: E402
from server.games.armored_advance.views import view  # noqa: E402

view.show = partial(view.show, most=8)

if __name__ == "__main__":
    sys.exit(cli.main())
