"""What the server answers to each message: decode, check who asks, call, reply. Nothing else."""

from __future__ import annotations

import logging
import typing
from collections.abc import Callable

from server import messages as m
from server.games.ruling import IllegalMove
from server.hall.evidence import Evidence
from server.hall.finished import Archive
from server.hall.hall import Hall
from server.hall.limits import Rates, Tries
from server.hall.offices import Offices, Secrets
from server.hall.pairing import PairingCodes
from server.hall.rights import Rights
from server.hall.sessions import Session
from server.hall.stories import Stories
from server.match.refusal import Refusal
from server.net.asking.pool import Pool
from server.net.asking.questions import Questions
from server.net.desk.clerk import Clerk, Parts, Replies
from server.net.desk.devices import Devices
from server.net.desk.door import Door
from server.net.desk.lobby import Lobby
from server.net.desk.organiser import Organiser
from server.net.desk.packs import Packs
from server.net.desk.play import Play
from server.net.desk.referee import Referee
from server.net.live import Live
from server.net.refusals import DAMAGED, MALFORMED, refused, refused_by_disk
from server.store.errors import Damaged, StoreFailed

log = logging.getLogger(__name__)
CLERKS: tuple[type[Clerk], ...] = (Door, Lobby, Play, Referee, Organiser, Packs, Devices)
Handler = Callable[[Session, typing.Any], m.Answered]


class Desk:
    """Answers messages."""

    def __init__(
        self,
        hall: Hall,
        live: Live,
        secrets: Secrets,
        evidence: Evidence,
        name: str,
        version: str,
    ) -> None:
        self.parts = Parts(
            hall=hall,
            live=live,
            secrets=secrets,
            evidence=evidence,
            rights=Rights(hall),
            offices=Offices(hall),
            replies=Replies(hall.store),
            questions=Questions(Pool()),
            stories=Stories(),
            archive=Archive(hall),
            secret_tries=Tries(free=5),
            # The lists show table codes to everybody: this only slows a script down.
            code_tries=Tries(free=30, longest=30.0),
            new_tables=Tries(free=200, key="refused-many-tables"),
            new_packs=Tries(free=500, key="refused-many-packs"),
            # A match of an evening has room for many private words, and for no flood of them.
            whispers=Tries(free=300, key="refused-many-words", longest=30.0),
            pairing_codes=PairingCodes(),
            pairing_rate=Rates(burst=20, per_second=0.2),
            report_rate=Rates(burst=20, per_second=2),
            device_rate=Rates(burst=20, per_second=5),
            talk_rate=Rates(burst=40, per_second=10),
            name=name,
            version=version,
        )
        clerks = [clerk(self.parts) for clerk in CLERKS]
        self.handlers: dict[type, Handler] = {
            kind: the_handler(clerks, tag_of(kind)) for kind in typing.get_args(m.FromClient)
        }

    def answer(self, session: Session, raw: object) -> m.Answered:
        """The reply to whatever came in."""
        try:
            message = m.decode(raw)
            return self.handlers[type(message)](session, message)
        except (IllegalMove, Refusal) as no:
            return refused(no)
        except m.BadMessage as why:
            if not session.warned:  # once: a thousand of them would fill the log
                log.warning("bad message from %s: %s", session.address, str(why)[:200])
            session.warned = True
            return MALFORMED
        except Damaged as why:
            log.error("%s", why)
            return DAMAGED
        except StoreFailed as why:
            log.error("not saved: %s", why)
            return refused_by_disk(why)


def tag_of(kind: typing.Any) -> str:
    return str(kind.__struct_config__.tag)


def the_handler(clerks: list[Clerk], name: str) -> Handler:
    """The one method of that name; none or two of them is a mistake in the program."""
    [found] = [getattr(clerk, name) for clerk in clerks if name in vars(type(clerk))]
    handler: Handler = found
    return handler
