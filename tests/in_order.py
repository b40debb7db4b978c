"""A Socket.IO client that takes messages in the order of their coming, as a browser does.

engineio 4.15 hands each message to a thread of its own: on a busy machine a reply could be heard
before what was told before it, and tests failed now and then.
"""

from __future__ import annotations

from typing import Any

import engineio
import socketio


class OneByOne(engineio.Client):
    def _trigger_event(self, event: str, *args: Any, **options: Any) -> Any:
        return super()._trigger_event(event, *args, **{**options, "run_async": False})


class Client(socketio.Client):
    def _engineio_client_class(self) -> type[engineio.Client]:
        return OneByOne
