"""Replaying a match to see whether its log is genuine, and what could not be checked.

Rows of the rules at hand are played again, undone ones too, and must lead to the state whose hash
they carry. Rows of older rules are not played: of those, the positions that were kept are compared
with their hashes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from server.games.kernel import Game, Over, Seat
from server.match.chance import draw
from server.match.fold import Position, enact, shell
from server.match.formats import hash_of, position_hash, read_position
from server.match.rows import Ended, Fed, Row, Started, Upgraded
from server.store.errors import Damaged
from server.store.store import StoredPosition

Kept = Mapping[int, StoredPosition]


class Finding(Struct, frozen=True):
    """Where a replay differs from what the log says, and how."""

    row: int
    what: str


class Report(Struct, frozen=True, kw_only=True):
    """What was found wrong, and what was and was not checked."""

    findings: tuple[Finding, ...] = ()
    remarks: tuple[str, ...] = ()
    checked: int = 0  # rows that were replayed
    is_over: bool = False
    positions: Mapping[int, Position] = {}  # with the game's state in them, as far as known


class Stretch(Struct):
    """Rows on end that were played under one older version of the rules."""

    version: str
    first: int
    last: int
    agree: int = 0  # kept positions that agree with their hash


def verify_rows(rows: Sequence[Row], kept: Kept, secret: str, game: Game[Any]) -> Report:
    """Check every row as far as the rules at hand can."""
    verifying = Verifying(kept, secret, game)
    findings = next(((found,) for row in rows if (found := verifying.check(row))), ())
    last = verifying.positions.get(rows[-1].seq)
    return Report(
        findings=findings,
        remarks=tuple(verifying.remarks()),
        checked=verifying.checked,
        # A file is written only at the end; where the last position is not known, that has to do.
        is_over=last is None or last.result is not None,
        positions=verifying.positions,
    )


class Verifying:
    """One run over the rows of a match, in their order."""

    def __init__(self, kept: Kept, secret: str, game: Game[Any]) -> None:
        self.kept, self.secret, self.game = kept, secret, game
        self.version = ""
        self.shells: dict[int, Position] = {}  # after each row; the state may be unknown
        self.positions: dict[int, Position] = {}
        self.stretches: list[Stretch] = []
        self.checked = 0

    def check(self, row: Row) -> Finding | None:
        """What is wrong with the next row; after a fault the run is over."""
        if isinstance(row.body, Started | Upgraded):
            self.version = row.body.version
        before = self.positions.get(row.parent)
        self.fold_shell(row)
        knows = before is not None or isinstance(row.body, Started | Upgraded)
        if self.version == self.game.version and knows:
            return self.replayed(row, before)
        return self.compared(row, self.version)

    def fold_shell(self, row: Row) -> None:
        if isinstance(row.body, Started):
            self.shells[row.seq] = Position(state=None, dice=row.body.policy.dice)
        else:
            self.shells[row.seq] = shell(self.shells[row.parent], row.body, row.seat)

    def replayed(self, row: Row, before: Position | None) -> Finding | None:
        """Play the row again."""
        base = before or self.shells.get(row.parent)
        try:
            after = enact(self.game, base, row.body, row.seat).position
        except Exception as why:  # a file may hold anything, and break anything
            return Finding(row.seq, f"cannot be played: {why}")
        self.checked += 1
        self.positions[row.seq] = self.shells[row.seq] = after
        if hash_of(after, self.secret, row.format) != row.hash:
            return Finding(row.seq, "leads to another state than the file says")
        if before is not None and not fair(self.game, before, row):
            return Finding(row.seq, "the server's dice or cards do not follow from their seal")
        if before is not None and not follows(self.game, before, row):
            return Finding(row.seq, "the result does not follow from what was played")
        return self.misfit(row)

    def misfit(self, row: Row) -> Finding | None:
        """Whether the position kept beside a row is another than the row's."""
        stored = self.kept.get(row.seq)
        if stored is not None and position_hash(stored.body, self.secret) != row.hash:
            return Finding(row.seq, "keeps another state than the one its hash is of")
        return None

    def compared(self, row: Row, version: str) -> Finding | None:
        """A row of older rules: look at what was kept of it."""
        if not self.stretches or self.stretches[-1].version != version:
            self.stretches.append(Stretch(version, row.seq, row.seq))
        stretch = self.stretches[-1]
        stretch.last = row.seq
        stored = self.kept.get(row.seq)
        found = self.misfit(row)
        if stored is None or found is not None:
            return found
        stretch.agree += 1
        try:
            self.positions[row.seq] = read_position(self.game, stored, version)
        except Damaged as why:
            return Finding(row.seq, str(why))
        self.shells[row.seq] = self.positions[row.seq]
        return None

    def remarks(self) -> Iterator[str]:
        for stretch in self.stretches:
            count = stretch.last - stretch.first + 1
            yield (
                f"rows {stretch.first} to {stretch.last} were played under version "
                f"{stretch.version} of the rules; this program has version {self.game.version} "
                f"and did not play them again: {stretch.agree} of {count} kept positions agree "
                "with their hashes, the others could not be checked"
            )


def follows(game: Game[Any], before: Position, row: Row) -> bool:
    """Whether an end that people made has the winners and the scores that it must have, and was
    agreed to. The secret that keys the hashes is in a match file, so they alone prove nothing."""
    if not isinstance(row.body, Ended):
        return True
    result, standing = row.body.result, game.standing(before.state)
    proposed = before.proposal.what if before.proposal and not before.proposal.needs else None
    match result.how:
        case "resigned":
            right = row.seat is not None and is_left_to(before, standing, row.seat, result.winners)
        case "drawn":
            stayed = set(standing.scores) - set(before.out)
            right = set(result.winners) == stayed and proposed == "draw"
        case "stopped":
            right = set(result.winners) == set(standing.winners) and proposed == "stop"
        case "abandoned":
            right = not result.winners
        case _:  # the rules end a match in a row of their own
            right = False
    return right and dict(result.scores) == dict(standing.scores)


def is_left_to(before: Position, standing: Over, gone: Seat, winners: tuple[Seat, ...]) -> bool:
    """Whether these win when `gone` gives up: the one who is left, or who stands best of several.
    Before that was told apart, all others did."""
    rest = set(standing.scores) - {gone, *before.out}
    best = set(standing.winners) & rest if len(rest) > 1 else set()
    return set(winners) in (best or rest, rest)


def fair(game: Game[Any], before: Position, row: Row) -> bool:
    """Whether chance the server drew comes from the seed it had fixed."""
    if not isinstance(row.body, Fed) or row.body.source != "server":
        return True
    seed = before.seed
    return seed is not None and draw(game.pending(before.state), seed) == row.body.chance
