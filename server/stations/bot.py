"""`sandtable bot`: plays seats as a client like any other.

As a guest it sits down on free seats of one table. As the station (`--station`) it plays every bot
seat the server asks for. One process plays all seats: each has a connection and a greenlet of its
own, and one native thread thinks for them all in turn, so that no search, however long, keeps a
connection from answering the server's heartbeat.
"""

from __future__ import annotations

import argparse
import logging
import os
import random
import sys
import uuid
from collections.abc import Mapping
from typing import Any

import gevent
from gevent.threadpool import ThreadPool
from msgspec import Struct

from server import messages as m
from server.games.bot import Bot
from server.games.catalogue import GAMES, bots_of, offered_levels
from server.games.kernel import Game, Luck, Seat
from server.stations.connection import Connection, Lost, connections, why
from server.stations.credentials import Credentials
from server.stations.duty import Assignment
from server.stations.parent import leave_with_parent
from server.stations.player import Player, Think

log = logging.getLogger(__name__)
Games = Mapping[str, Game[Any]]


class NotPlayed(Exception):
    """The bot cannot play as asked; the text says why, and what to do."""


class Habits(Struct, frozen=True, kw_only=True):
    """Settings shared by all bots of this process."""

    url: str
    pace: float = 1.0
    seed: str | None = None
    games: Games = {}

    def luck(self, seat: Seat) -> Luck:
        """A seeded generator, to play the same way again; else the system's entropy."""
        return random.SystemRandom() if self.seed is None else random.Random(f"{self.seed}/{seat}")


def run_bot(options: argparse.Namespace, games: Games = GAMES) -> int:
    """Run as a guest until its table is gone, or as the station until the process is stopped."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s bot %(levelname)s %(message)s")
    habits = Habits(url=options.url, pace=options.pace, seed=options.seed, games=games)
    try:
        if not options.url.startswith(("http://", "https://")):
            raise NotPlayed("The address begins with http:// or https://.")
        if options.station:
            leave_with_parent(os.environ.get("SANDTABLE_PARENT"))
            BotStation(habits, shown(options.url)).run()
        elif options.table:
            be_guest(habits, options.table, tuple(options.seat), options.level)
        else:
            raise NotPlayed("Say where to play: --table CODE, or --station.")
    except NotPlayed as no:
        print(f"\nsandtable: {no}", file=sys.stderr)
        return 1
    return 0


def shown(url: str) -> Credentials:
    credentials = Credentials.from_environment(url)
    if credentials is None:
        raise NotPlayed("A station needs the organiser's code in the variable SANDTABLE_CODE.")
    return credentials


def thinker() -> Think:
    """Runs searches in one native thread, so that the event loop keeps serving all seats."""
    pool = ThreadPool(1)
    return lambda calculation: pool.apply(calculation)


def found(games: Games, game: str, level: str) -> tuple[Game[Any], Bot]:
    """The game and the bot that plays it at this level."""
    if game not in games:
        raise NotPlayed(f"The game {game!r} is not known here.")
    levels = bots_of(games[game])
    if level not in levels:
        there = ", ".join(offered_levels(games[game], levels))
        raise NotPlayed(f"No bot of level {level!r} plays {game}; there are {there}.")
    return games[game], levels[level]


# --- The station -----------------------------------------------------------------------------


class BotStation:
    """Keeps one player for each seat the server wants played."""

    def __init__(self, habits: Habits, credentials: Credentials) -> None:
        self.habits, self.credentials, self.think = habits, credentials, thinker()
        self.players: dict[m.WantedBot, Player] = {}

    def run(self) -> None:
        """Attend, and attend again after every lost connection; players reconnect by themselves."""
        for connection in connections(self.habits.url):
            try:
                self.attend(connection)
            except Lost:
                log.info("lost the server")

    def attend(self, connection: Connection) -> None:
        no = why(self.credentials.present(connection))
        if no is not None:
            raise NotPlayed(f"The server does not accept this station ({no}).")
        while True:
            message = connection.hear()
            if isinstance(message, m.BotsWanted):
                self.play(message.seats)
            if isinstance(message, m.Removed):
                raise NotPlayed("The organiser has taken this station's token back.")

    def play(self, wanted: tuple[m.WantedBot, ...]) -> None:
        """Start and stop players until exactly these seats are played."""
        for seat in set(self.players) - set(wanted):
            gevent.spawn(self.players.pop(seat).stop)
        for seat in wanted:
            if seat not in self.players and (player := self.player(seat)) is not None:
                self.players[seat] = player
                gevent.spawn(player.run)

    def player(self, wanted: m.WantedBot) -> Player | None:
        habits = self.habits
        try:
            game, bot = found(habits.games, wanted.game, wanted.level)
        except NotPlayed as no:
            log.warning("%s", no)
            return None
        chair = Assignment(
            table=wanted.table, seat=wanted.seat, token=wanted.token, game=game, bot=bot
        )
        return Player(habits.url, chair, habits.luck(wanted.seat), habits.pace, self.think)


# --- The guest -------------------------------------------------------------------------------


def be_guest(habits: Habits, code: str, seats: tuple[Seat, ...], level: str) -> None:
    """Sit down on these seats, or on all that are free, and play as long as the table is there."""
    for connection in connections(habits.url):
        try:
            chairs = sit_down(habits.games, connection, code, seats, level)
        except Lost:
            continue
        break
    think = thinker()
    players = [
        Player(habits.url, chair, habits.luck(chair.seat), habits.pace, think) for chair in chairs
    ]
    gevent.joinall([gevent.spawn(player.run) for player in players])


def sit_down(
    games: Games, connection: Connection, code: str, seats: tuple[Seat, ...], level: str
) -> list[Assignment]:
    """One assignment for each seat, all held by one token."""
    table = looked(connection, code)
    game, bot = found(games, table.game, level)
    free = tuple(info.seat for info in table.seats if info.holder == "free")
    mine = joined(connection, code, seats or free, level)
    return [
        Assignment(
            table=mine.table, seat=seat, token=mine.token, game=game, bot=bot, mine=mine.seats
        )
        for seat in mine.seats
    ]


def looked(connection: Connection, code: str) -> m.TableInfo:
    reply = connection.say(m.Look(table=code))
    if not isinstance(reply, m.TableReply):
        raise NotPlayed(f"There is no table {code.upper()} ({why(reply)}).")
    return reply.table


def joined(connection: Connection, code: str, seats: tuple[Seat, ...], level: str) -> m.Seated:
    if not seats:
        raise NotPlayed(f"No seat is free at table {code.upper()}.")
    wish = m.JoinTable(id=uuid.uuid4().hex, table=code, name=f"Bot ({level})", seats=seats)
    reply = connection.say(wish)
    if not isinstance(reply, m.Seated):
        raise NotPlayed(f"The seats {', '.join(seats)} cannot be taken ({why(reply)}).")
    return reply
