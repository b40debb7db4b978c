"""One seat played by a bot: receives the views of its seat, and answers what waits for it."""

from __future__ import annotations

import logging
import threading
import time
import uuid
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from server import messages as m
from server.games.bot import Asked, LooksBack, RandomPlayer, Seen
from server.games.convert import convert
from server.games.kernel import Decide, Game, Luck, Offer, Roll, View
from server.stations.answering import answer
from server.stations.connection import Connection, Lost, connections, why
from server.stations.duty import Assignment, Duty, duty, own_dice

log = logging.getLogger(__name__)
NEXT_VIEW = {
    "refused-stale",
    "refused-match",
    "refused-over",
    "refused-not-waiting",
    "refused-no-proposal",
    "refused-answered",
    "refused-rematch-gone",
}
GONE = {"refused-table", "refused-token", "refused-not-your-seat"}
RETRY_AFTER = 1.0  # seconds
LOOKING_ON = 2.5  # factor on the pace where people only watch
# Factors by what the table wishes: what a bot did is a card on every phone, and read.
PACES: dict[m.Pace, float] = {"slow": 4.0, "normal": 1.6, "quick": 0.5, "paused": 0.0}

Think = Callable[[Callable[[], Any]], Any]  # runs a long calculation while other seats go on


class Player:
    """Plays one seat, on a connection of its own, until the table or the token is gone."""

    def __init__(self, url: str, chair: Assignment, luck: Luck, pace: float, think: Think) -> None:
        self.url, self.chair, self.luck, self.pace, self.think = url, chair, luck, pace, think
        self.table: m.TableInfo | None = None
        self.here: m.Present | None = None
        self.connection: Connection | None = None
        self.answered = ("", -1)  # match, and the row its last answer made
        self.before: tuple[str, deque[View]] = ("", deque())  # match, and views it decided at
        self.paused: Duty | None = None  # the duty for which the pause has been made
        self.passed: Duty | None = None  # the reaction window it lets pass
        self.stumbled = False  # its choice was refused: it takes any offer instead
        self.gone = threading.Event()

    def __str__(self) -> str:
        return f"{self.chair.table}/{self.chair.seat}"

    def run(self) -> None:
        """Play, reconnecting after lost connections and restarts of the server."""
        for connection in connections(self.url):
            self.connection = connection
            try:
                self.attend(connection)
            except Lost:
                log.info("%s: lost the server", self)
            if self.gone.is_set():
                return

    def stop(self) -> None:
        self.gone.set()
        if self.connection is not None:
            self.connection.close()

    # -- hearing ------------------------------------------------------------------------------

    def attend(self, connection: Connection) -> None:
        """Bind to the seat and answer, until the connection is lost or the seat is gone."""
        self.watch(connection)
        while not self.gone.is_set():
            self.note(connection.hear())
            while connection.has_news():
                self.note(connection.hear())
            self.answer(connection)

    def watch(self, connection: Connection) -> None:
        """Bind the connection to the seat; the server tells the present view at once."""
        wish = m.Watch(table=self.chair.table, token=self.chair.token, seat=self.chair.seat)
        no = why(connection.say(wish))
        if no in GONE:
            log.info("%s: leaves (%s)", self, no)
            self.gone.set()
        elif no is not None:
            time.sleep(RETRY_AFTER)
            raise Lost(no)

    def note(self, message: m.FromServer) -> None:
        """Remember the newest of each kind."""
        match message:
            case m.TableReply():
                self.table = message.table
            case m.Present():
                self.here = message
            case m.Reseated(seats=(seat, *_) as seats) if self.chair.mine:
                self.chair, self.here = replace(self.chair, seat=seat, mine=seats), None
            case m.Removed():
                self.gone.set()

    # -- answering ----------------------------------------------------------------------------

    def answer(self, connection: Connection) -> None:
        """Do what waits for this seat, after a pause that lets people follow."""
        task = self.task()
        if task is None or self.gone.is_set() or self.is_paused():
            return  # the table tells when that changes
        if task != self.paused:
            self.paused = task
            time.sleep(self.pace * self.slowness() * self.luck.randint(60, 120) / 100)
            if connection.has_news():
                return  # and come back with it
        said = self.message(task)
        if said is None:
            self.passed = task
            return
        self.take(connection, said, connection.say(said))

    def slowness(self) -> float:
        """Where people only look on, they need time to see what the bots did."""
        seats = self.table.seats if self.table else ()
        alone = all(each.holder == "bot" for each in seats)
        pace = PACES[self.table.pace] if self.table else 1.0
        return pace * (LOOKING_ON if alone else 1.0)

    def is_paused(self) -> bool:
        """Whether people want the bots to wait; a step lets the next one act."""
        table, here = self.table, self.here
        if table is None or here is None or table.pace != "paused":
            return False
        return table.step != here.seq

    def task(self) -> Duty | None:
        if self.table is None:
            return None
        match, row = self.answered
        if self.here is not None and self.here.match == match and self.here.seq < row:
            return None  # the view is older than the last answer
        found = duty(self.chair, self.table, self.here)
        return None if found == self.passed else found

    def take(self, connection: Connection, said: m.Message, reply: m.Answered) -> None:
        """A stale answer waits for the next view; after any other refusal the bot tries again."""
        no = why(reply)
        if isinstance(reply, m.Done) and self.here is not None:
            self.answered, self.stumbled = (self.here.match, reply.seq), False
        elif no is not None and no not in NEXT_VIEW:
            log.warning("%s: %s was refused: %s", self, said, no)
            self.stumbled = True
            time.sleep(RETRY_AFTER)
            self.watch(connection)

    def message(self, task: Duty) -> m.Message | None:
        """What is said to do a duty; None lets a reaction window pass."""
        id, seat, table, here = uuid.uuid4().hex, self.chair.seat, self.table, self.here
        if task.kind == "start":
            return m.StartMatch(id=id, match=task.id)
        if task.kind == "again":  # a guest plays as long as somebody wants to
            return m.AnswerRematch(id=id, match=task.id, seat=seat, yes=True)
        assert table is not None and here is not None
        match task.kind, here.pending:
            case "consent", _:
                assert here.proposal is not None
                yes = answer(self.chair, table, here.proposal, lambda: self.asked(table, here.view))
                return m.Consent(id=id, match=here.match, seat=seat, yes=yes, seen=here.seq)
            case "nod", _:
                return m.ConfirmThrow(id=id, match=here.match, roll=task.id, yes=True)
            case "throw", Roll() as roll:
                faces = self.faces(table, roll) if here.dice == "typed" else None
                return m.Throw(id=id, match=here.match, seat=seat, roll=task.id, faces=faces)
            case _, Decide() as decide:
                seen = self.seen(table, here, decide)
                action = self.think(lambda: self.choose(seen))
                self.remembered(here.match).append(seen.view)
                if action is not None:
                    act = msgspec.to_builtins(action)
                    return m.Act(id=id, match=here.match, seat=seat, decision=task.id, action=act)
        return None

    def faces(self, table: m.TableInfo, roll: Roll) -> dict[str, tuple[int, ...]] | None:
        """A guest has dice of its own; for a bot's chair the server throws."""
        if not self.chair.mine:
            return None
        own = own_dice(self.chair, table, roll)
        return {
            group.key: tuple(self.luck.randint(1, group.sides) for _ in range(group.count))
            for group in roll.groups
            if group.key in own
        }

    def seen(self, table: m.TableInfo, here: m.Present, pending: Decide) -> Seen:
        return Seen(
            seat=self.chair.seat,
            view=decoded(here.view, self.chair.game),
            pending=pending,
            answers={rule.key: rule.answer for rule in table.rules},
            before=tuple(self.remembered(here.match)),
        )

    def remembered(self, match: str) -> deque[View]:
        """The views at which it decided in this match, as far as its bot wants to know them."""
        if self.before[0] != match:
            bot = self.chair.bot
            self.before = (match, deque(maxlen=bot.memory if isinstance(bot, LooksBack) else 0))
        return self.before[1]

    def asked(self, table: m.TableInfo, view: View) -> Asked:
        return Asked(
            seat=self.chair.seat,
            view=decoded(view, self.chair.game),
            answers={rule.key: rule.answer for rule in table.rules},
        )

    def choose(self, seen: Seen) -> Any | None:
        """The bot's choice; a random offer if the bot fails, so that nobody waits for it."""
        if not self.stumbled:
            try:
                return self.chair.bot.choose(seen, self.luck)
            except Exception:
                log.exception("%s: the bot failed at %s", self, seen.pending.id)
        return RandomPlayer(self.chair.game.types).choose(seen, self.luck)


def decoded(view: View, game: Game[Any]) -> View:
    """The view with board and actions decoded to the game's own types."""

    def offer(sent: Offer) -> Offer:
        return replace(sent, action=convert(sent.action, game.types.action))

    board = convert(view.board, game.types.board)
    return replace(view, board=board, offers=tuple(offer(sent) for sent in view.offers))
