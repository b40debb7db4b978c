"""By which names this server may be asked for.

A page from elsewhere can give its own name the address of this machine (DNS rebinding); its scripts
would then read and send here in the name of whoever looks at it. They cannot choose what the
browser sends as `Host`: the name of that page.
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

Application = Callable[[dict[str, Any], Any], Iterable[bytes]]
SENTENCE = (
    "This server is not known by the name in the address bar. Open it by its IP address, or start "
    "it with --url and that name.\n"
)


class Hosts:
    """Names that are answered: addresses, this machine's own name, and what it was told."""

    def __init__(self, *urls: str) -> None:
        self.machine = socket.gethostname().partition(".")[0].lower()
        self.named = {host_of(urlsplit(url).netloc) for url in urls if url}

    def knows(self, header: str) -> bool:
        host = host_of(header)
        return (
            is_address(host)
            or host in self.named
            # `club`, `club.local`, `club.fritz.box`: whatever the router appends.
            or host.partition(".")[0] == self.machine
            or host == "localhost"
            or host.endswith(".localhost")
        )


def host_of(netloc: str) -> str:
    """The host without its port."""
    host = netloc.strip().lower().rpartition("@")[2]
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].removesuffix(".")


def is_address(host: str) -> bool:
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def only_for(hosts: Hosts, application: Application) -> Application:
    """The application, for requests that name this server rightly. A browser always names one."""

    def checked(environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        header = environ.get("HTTP_HOST")
        if header is None or hosts.knows(header):
            return application(environ, start_response)
        start_response("421 Misdirected Request", [("Content-Type", "text/plain; charset=utf-8")])
        return [SENTENCE.encode()]

    return checked
