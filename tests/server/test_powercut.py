"""The plug is pulled at random moments beneath the real store; no acknowledged row is lost."""

from __future__ import annotations

import itertools
import random
import sys
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from server.games.catalogue import GAMES
from server.games.kernel import Decide, Faces, Roll
from server.hall import playing, seating
from server.hall.hall import Hall
from server.hall.seating import NewTable
from server.match.match import Match, act
from server.match.rolls import throw
from server.store.errors import StoreFailed
from server.store.store import Store, durable, open_engine
from tests.kernel.playout import by_luck
from tests.server import powercut
from tests.server.test_killed import replayed

names = itertools.count()


class Cuts:
    """Pulls the plug now and then, in the middle of writing too, and remembers what was told."""

    def __init__(self, folder: Path, luck: random.Random, *, wanted: int) -> None:
        self.folder, self.luck, self.wanted = folder, luck, wanted
        self.acknowledged: list[tuple[str, int]] = []  # match and row, as a phone was told
        self.images: list[tuple[Path, int]] = []
        self.disk = powercut.Disk(before_write=self.perhaps)

    def perhaps(self) -> None:
        if self.acknowledged and len(self.images) < self.wanted and self.luck.random() < 0.03:
            image = self.folder / f"cut-{len(self.images)}"
            image.mkdir()
            self.disk.cut(image, self.luck)
            self.images.append((image, len(self.acknowledged)))


def forgetful_store(folder: Path, disk: powercut.Disk, synchronous: str) -> Store:
    """The real store, on a disk that forgets what was not synced."""
    vfs = f"forgetful-{next(names)}"
    disk.vfs = powercut.ForgetfulVFS(vfs, disk)
    path = str(folder / "sandtable.db")
    engine = sa.create_engine(
        "sqlite://",
        module=sys.modules[powercut.__name__],
        poolclass=sa.StaticPool,
        creator=lambda: powercut.Connection(path, vfs),
    )
    sa.event.listen(engine, "connect", durable)
    pragma = f"PRAGMA synchronous={synchronous}"
    sa.event.listen(engine, "connect", lambda made, _: made.cursor().execute(pragma))
    store = Store(engine)
    store.prepare()
    return store


def play(store: Store, cuts: Cuts, luck: random.Random) -> None:
    """Whole games until enough plugs were pulled; every row that came back as done is noted."""
    hall = Hall(store, GAMES, {})
    seats = ("blue", "orange")
    wish = NewTable(game="march-of-progress", name="Ada", seats=seats)
    code = seating.create(hall, wish).table.code
    match = playing.start(hall, code)
    for number in range(5000):
        if match.is_over:
            playing.rematch(hall, code)
            match = hall.match(hall.table(code))
        if len(cuts.images) >= cuts.wanted:
            break
        cuts.acknowledged.append((match.id, one_move(match, f"command-{number}", luck)))
    store.close()


def one_move(match: Match, command: str, luck: random.Random) -> int:
    pending = match.pending()
    if isinstance(pending, Roll):
        faces = by_luck(pending, luck)
        assert isinstance(faces, Faces)
        for number, group in enumerate(pending.groups):
            given = {group.key: faces.faces[group.key]}
            seq = throw(match, f"{command}-{number}", group.seat, pending.id, given)
        return seq
    assert isinstance(pending, Decide)
    seat = luck.choice(pending.waiting)
    offers = [offer for offer in match.game.legal(match.position.state, seat) if not offer.refused]
    action = match.game.sample(match.position.state, seat, luck.choice(offers), luck)
    return act(match, command, seat, pending.id, msgspec.to_builtins(action))


def losses(cuts: Cuts) -> list[str]:
    """What each image lacks of what was acknowledged before its cut."""
    found = []
    for image, count in cuts.images:
        match, last = cuts.acknowledged[count - 1]
        try:
            store = Store(open_engine(f"sqlite:///{image / 'sandtable.db'}"))
            store.prepare()
            there = len(store.outline(match)) - 1
            if there < last:
                found.append(f"{image.name}: {last - there} rows lost")
            elif replayed(store, match):
                found.append(f"{image.name}: does not replay")
            store.close()
        except (StoreFailed, AssertionError) as why:
            found.append(f"{image.name}: {why}")
    return found


def pull_the_plug(folder: Path, *, wanted: int, seed: int, synchronous: str) -> list[str]:
    luck = random.Random(seed)
    cuts = Cuts(folder, luck, wanted=wanted)
    live = folder / "live"
    live.mkdir()
    play(forgetful_store(live, cuts.disk, synchronous), cuts, luck)
    assert len(cuts.images) == wanted
    return losses(cuts)


def test_a_power_cut_loses_no_acknowledged_row(tmp_path):
    assert pull_the_plug(tmp_path, wanted=30, seed=1, synchronous="FULL") == []


def test_the_power_cut_is_real_without_syncs_rows_are_lost(tmp_path):
    assert pull_the_plug(tmp_path, wanted=10, seed=2, synchronous="OFF")


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_many_power_cuts_lose_no_acknowledged_row(tmp_path, seed):
    assert pull_the_plug(tmp_path, wanted=100, seed=100 + seed, synchronous="FULL") == []
    print("100 power cuts: no acknowledged row lost")
