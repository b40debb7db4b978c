"""Data packs that people save from their phones: boards, scenarios, units, lists.

Every save is a new version. A pack with faults may be kept as a draft; no match is set up with it.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from typing import Any

from msgspec import Struct

from server.games.catalogue import packs_of
from server.games.kernel import Answer, Fault, Game
from server.games.pack import PackKind
from server.hall.clock import RunningTime
from server.hall.seat_codes import plain
from server.hall.tokens import DAY, make_code
from server.match.refusal import NotAllowed, NotPossible, TooMuch
from server.store import packs as kept
from server.store.packs import StoredPack, StoredVersion
from server.store.store import Receipt, Store

MOST_CHARACTERS = 100_000
MOST_OWN = 100
MOST_PACKS = 5_000
MOST_BYTES = 200_000_000  # of all versions of all packs
MOST_VERSIONS = 50  # of one pack; the oldest go
MOST_AT_SETUP = 10
CODE_LETTERS = 6
CODE_LASTS = 7 * DAY  # of running time


class Wish(Struct, frozen=True, kw_only=True):
    """What somebody wants to save."""

    game: str
    kind: str
    name: str
    text: str
    pack: str | None = None  # None: a new one
    version: int = 0  # the version it was made from
    draft: bool = False  # keep it although it has faults


class Read(Struct, frozen=True, kw_only=True):
    """One version of a pack: its text, and what is wrong with it."""

    pack: StoredPack
    version: int
    text: str
    faults: tuple[Fault, ...]


Answered = Callable[[Read], Receipt]  # makes the answer that is kept with the change


class Faulty(Exception):
    """The text has faults, and nobody wanted it as a draft."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(f"{len(faults)} faults")
        self.faults = faults


class Packs:
    """All packs of this server. `files` reads the club's own files, which lie in its folder."""

    def __init__(
        self,
        store: Store,
        clock: RunningTime,
        games: Mapping[str, Game[Any]],
        files: Callable[[str], Mapping[str, str]],
    ) -> None:
        self.store, self.clock, self.games, self.files = store, clock, games, files

    # -- finding ------------------------------------------------------------------------------

    def kinds(self, game: str) -> tuple[PackKind, ...]:
        return packs_of(self.games[game]) if game in self.games else ()

    def kind(self, game: str, kind: str) -> PackKind:
        for each in self.kinds(game):
            if each.id == kind:
                return each
        raise NotPossible("refused-pack-kind")

    def own(self, owner: str, game: str | None = None) -> list[StoredPack]:
        return kept.find_packs(self.store, owner=owner, game=game)

    def all(self, game: str | None = None) -> list[StoredPack]:
        return kept.find_packs(self.store, game=game)

    def pack(self, id: str, owner: str | None) -> StoredPack:
        """A pack, for its owner; for the organiser (None) any. What is another's is not there."""
        found = kept.find_pack(self.store, id)
        if found is None or (owner is not None and found.owner != owner):
            raise NotPossible("refused-pack")
        return found

    def read(self, pack: StoredPack, version: int | None = None) -> Read:
        number = pack.version if version is None else version
        body = kept.pack_body(self.store, pack.id, number)
        if body is None:
            raise NotPossible("refused-pack-version-gone", version=number)
        text = body.decode()
        faults = self.faults(pack.owner, pack.game, pack.kind, pack.name, text)
        return Read(pack=pack, version=number, text=text, faults=faults)

    def versions(self, pack: StoredPack) -> list[StoredVersion]:
        return kept.versions_of(self.store, pack.id)

    def faults(
        self, owner: str | None, game: str, kind: str, name: str, text: str
    ) -> tuple[Fault, ...]:
        """What the game finds wrong, by file, entry and field."""
        if game not in self.games:  # it was played here once
            return ()
        made = self.kind(game, kind)
        others = {**self.files(game), **self.beside(owner, game, made.builds_on)}
        return made.check(f"{name}{made.ending}", text, others)

    def beside(self, owner: str | None, game: str, kinds: tuple[str, ...]) -> dict[str, str]:
        """The owner's newest sound packs of these kinds: texts by file name."""
        packs = self.own(owner, game) if kinds and owner else []
        sound = [pack for pack in packs if pack.kind in kinds and pack.faults == 0]
        found = ((pack, kept.pack_body(self.store, pack.id, pack.version)) for pack in sound)
        newest = islice(((pack, body) for pack, body in found if body), MOST_AT_SETUP)
        return {f"{pack.name} ({pack.id})": body.decode() for pack, body in newest}

    # -- changing -----------------------------------------------------------------------------

    def save(self, owner: str, wish: Wish, answer: Answered | None = None) -> Read:
        """A new pack, or a new version of one; refused where another version came first."""
        if len(wish.text) > MOST_CHARACTERS:
            raise TooMuch("refused-pack-large", most=MOST_CHARACTERS // 1000)
        old = None if wish.pack is None else self.pack(wish.pack, owner)
        game, kind = (wish.game, wish.kind) if old is None else (old.game, old.kind)
        if game not in self.games:
            raise NotPossible("refused-game")
        faults = self.faults(owner, game, kind, wish.name, wish.text)
        if faults and not wish.draft:
            raise Faulty(faults)
        if old is not None and old.version != wish.version:
            raise NotPossible("refused-pack-version", version=old.version)
        self.require_room(owner, len(wish.text), new=old is None)
        made = StoredPack(
            id=secrets.token_hex(8) if old is None else old.id,
            owner=owner,
            game=game,
            kind=kind,
            name=wish.name,
            version=1 if old is None else old.version + 1,
            faults=len(faults),
            changed=time.time(),
        )
        read = Read(pack=made, version=made.version, text=wish.text, faults=faults)
        receipt = None if answer is None else answer(read)
        try:
            kept.save_pack(self.store, made, wish.text.encode(), MOST_VERSIONS, receipt)
        except kept.Taken:
            raise NotPossible("refused-pack-version", version=made.version) from None
        return read

    def require_room(self, owner: str, size: int, *, new: bool) -> None:
        own, every, stored = kept.count_packs(self.store, owner)
        if new and own >= MOST_OWN:
            raise TooMuch("refused-pack-own", most=MOST_OWN)
        if (new and every >= MOST_PACKS) or stored + size > MOST_BYTES:
            raise TooMuch("refused-pack-full")

    def rename(self, pack: StoredPack, name: str) -> None:
        kept.rename_pack(self.store, pack.id, name)

    def delete(self, pack: StoredPack) -> None:
        kept.delete_pack(self.store, pack.id)

    # -- sharing ------------------------------------------------------------------------------

    def share(self, pack: StoredPack) -> tuple[str, int]:
        """A code by which anybody gets this version for a week, and the days it has left."""
        now = self.clock()
        known = kept.share_code(self.store, pack.id, pack.version)
        if known is not None and known[1] > now + DAY:
            return known[0], round((known[1] - now) / DAY)
        code, expires = make_code(CODE_LETTERS), now + CODE_LASTS
        kept.keep_share(self.store, code, pack.id, pack.version, expires, now)
        return code, round(CODE_LASTS / DAY)

    def shared(self, code: str) -> Read:
        """What a code shares."""
        found = kept.shared(self.store, plain(code), self.clock())
        pack = None if found is None else kept.find_pack(self.store, found[0])
        if found is None or pack is None:
            raise NotAllowed("refused-pack-code")
        return self.read(pack, found[1])

    # -- playing ------------------------------------------------------------------------------

    def data(self, game: str, owner: str | None, chosen: Iterable[str]) -> dict[str, str]:
        """The club's files and the packs that were chosen: texts by file name."""
        texts = dict(self.files(game))
        for id in chosen:
            found = self.read(self.pack(id, owner or ""))
            kind = self.kind(found.pack.game, found.pack.kind)
            if found.pack.game != game or not kind.at_setup:
                raise NotPossible("refused-pack-kind")
            if found.faults:
                raise NotPossible("refused-pack-draft", name=found.pack.name)
            texts[unused(found.pack.name, kind.ending, texts)] = found.text
        return texts

    def answers(self, pack: StoredPack) -> Mapping[str, Answer]:
        """What a set-up answers to play with it; none for drafts and what is loaded elsewhere."""
        kind = next((each for each in self.kinds(pack.game) if each.id == pack.kind), None)
        if kind is None or pack.faults or not kind.at_setup:
            return {}
        return kind.answers(self.read(pack).text)


def unused(name: str, ending: str, texts: Mapping[str, str]) -> str:
    """A file name that no other text has."""
    file, number = f"{name}{ending}", 2
    while file in texts:
        file, number = f"{name} {number}{ending}", number + 1
    return file
