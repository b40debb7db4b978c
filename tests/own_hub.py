"""An event loop that one test has to itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import gevent
from gevent._hub_local import get_hub_class, set_hub


@contextmanager
def own_hub() -> Iterator[None]:
    """Tests that open halls in this process leave timers and greenlets behind, hundreds of them,
    which would all run in the first test that waits."""
    common = gevent.get_hub()
    fresh = get_hub_class()(default=False)
    set_hub(fresh)
    try:
        yield
    finally:
        set_hub(common)
        fresh.destroy(destroy_loop=True)
