"""`sandtable serve` that also says how many objects the garbage collector leaves alone."""

import gc
import sys

from gevent import monkey

monkey.patch_all()

from server.command import serving  # noqa: E402
from server.command.cli import main  # noqa: E402

greeting = serving.greeting
serving.greeting = lambda server: f"frozen: {gc.get_freeze_count()}\n{greeting(server)}"
sys.exit(main())
