"""One lane with its doubts: what the error of the positions leaves too close to call."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
import shapely
from msgspec.structs import replace

from geometry import (
    Answer,
    Corner,
    Error,
    Part,
    Piece,
    Side,
    Terrain,
    Verdicts,
    bears_between,
    exposed,
    exposure,
    in_arc,
    judge,
    sees,
    strikes,
    within,
)
from geometry import Sight as Opacity
from server.games.armored_advance.fire.shot import (
    ANGLED,
    HALF_ARC,
    NEAR_FOLIAGE,
    About,
    Doubt,
    Face,
    Lane,
)
from server.games.armored_advance.ground.sight import Survey, least_share, share_of
from server.games.armored_advance.units.cards import Arc
from server.games.ruling import Ref

BANDS = (6, 12, 18, 24, 30)  # inches where the range need changes
FACES: tuple[Face, ...] = ("front", "side", "rear")
LOWER = 2.5  # standard errors: heights are hardly ever farther off


@dataclass(frozen=True, eq=False)
class Doubtful:
    """A survey of positions that may be off: its lanes carry what that leaves open."""

    found: Survey
    error: Error
    limits: tuple[int, ...] = ()  # inches that rules ask about besides the range bands

    def lane(self, i: int, j: int, arc: Arc) -> Lane:
        one, error = self.found.pick(i, j), self.error
        maybe = _pieces_maybe_between(one, error)
        lane = _with_pieces(one.lane(0, 0, arc), one, [piece for piece, _ in maybe])
        lane, covered = _cover(one, lane, error)
        doubts = [
            *_range(one, error, self.limits),
            *_facing(one, lane, error),
            *_arc(one, arc, error),
            *_sight(one, lane, self._seen(i, j), error),
            *(doubt for _, doubt in maybe),
            *_closeness(lane, error),
            *covered,
        ]
        return replace(lane, doubts=tuple(doubts))

    def is_hidden(self, i: int, j: int) -> bool:
        """Out of sight for certain: known before the rest of the lane is looked at."""
        return self.found.sight(i, j) == "hidden" and not _too_close(self._seen(i, j))

    def _seen(self, i: int, j: int) -> Verdicts:
        whole = self._exposed
        return Verdicts(whole.answer[i, j], whole.margin[i, j], whole.probability[i, j])

    @cached_property
    def _exposed(self) -> Verdicts:
        """(i, j): whether enough is seen. All pairs at once: one costs as much."""
        return _enough(self.found, self.error)


def _enough(found: Survey, error: Error) -> Verdicts:
    """(i, j): whether enough of the target is seen."""
    return exposed(
        found.terrain,
        found.shooters.shapes,
        found.targets.shapes,
        least_share(found.house),
        eye_height=found.shooters.top,
        top=found.targets.hull,
        shooter_error=error,
        target_error=error,
        seen_share=share_of(found.house),
    )


def _level(error: Error) -> Error:
    """The error of the places alone."""
    return Error(error.inches, error.degrees)


def _unclear(about: About, limit: float, verdicts: Verdicts, piece: Ref | None = None) -> Doubt:
    return Doubt(
        about=about,
        limit=limit,
        margin=round(float(verdicts.margin.flat[0]), 4),
        probability=round(float(verdicts.probability.flat[0]), 3),
        piece=piece,
    )


def _too_close(verdicts: Verdicts) -> bool:
    return bool(verdicts.answer.flat[0] == Answer.TOO_CLOSE)


def _range(found: Survey, error: Error, limits: Sequence[int]) -> Iterator[Doubt]:
    """The nearest limit, if the range may be on either side of it."""
    inches = float(found.inches[0, 0])
    nearest = min({*BANDS, *limits}, key=lambda limit: abs(limit - inches))
    a, b = found.shooters.shapes, found.targets.shapes
    verdicts = within(a, b, nearest, error, error)
    if _too_close(verdicts):
        yield _unclear("range", nearest, verdicts)


def _facing(found: Survey, lane: Lane, error: Error) -> Iterator[Doubt]:
    """Which of two faces is struck, and whether the target is angled."""
    a, b = found.shooters.shapes, found.targets.shapes
    if b.radius[0] > 0:  # a token has no faces
        return
    corner = Corner.HULL if found.house.facing_rule == "hull_corners" else Corner.QUADRANT
    verdicts = strikes(a, b, Side(FACES.index(lane.face)), corner, error, error)
    if _too_close(verdicts):
        doubt = _unclear("face", float(found.face_limit[0]), verdicts)
        yield replace(doubt, faces=(lane.face, _neighbour(found, lane)))
    verdicts = bears_between(a, b, *ANGLED, error, error)
    if _too_close(verdicts):
        yield _unclear("angled", ANGLED[0], verdicts)


def _neighbour(found: Survey, lane: Lane) -> Face:
    """The face next to the struck one, across the limit that is nearer."""
    if lane.face != "side":
        return "side"
    return "front" if (lane.off_front or 0.0) < 90 else "rear"


def _arc(found: Survey, arc: Arc, error: Error) -> Iterator[Doubt]:
    if arc == "turret":
        return
    part = Part.ANY if found.house.arc_test == "any_part" else Part.CENTRE
    a, b = found.shooters.shapes, found.targets.shapes
    verdicts = in_arc(a, HALF_ARC, b, part, 180.0 if arc == "rear90" else 0.0, error, error)
    if _too_close(verdicts):
        yield _unclear("arc", HALF_ARC, verdicts)


def _sight(found: Survey, lane: Lane, verdicts: Verdicts, error: Error) -> Iterator[Doubt]:
    """Whether enough is seen; if not, whether only walls are in the way."""
    if not _too_close(verdicts):
        return
    by_height = error.height > 0 and not _too_close(_enough(found, _level(error)))
    about: About = "height" if by_height else "sight"
    piece = lane.hidden_by or _just_too_low(found, error)
    doubt = _unclear(about, least_share(found.house), verdicts, piece)
    unseen = "behind_walls" if _hid_by_wall(found, lane, piece) else "hidden"
    yield replace(doubt, unseen=unseen)


def _just_too_low(found: Survey, error: Error) -> Ref | None:
    """The piece that would hide most if both ends of the line were somewhat lower (Q46)."""
    if not error.height:
        return None
    down = LOWER * error.height
    low = exposure(
        found.terrain,
        found.shooters.shapes.centre,
        found.targets.shapes,
        np.maximum(0.0, found.shooters.top - down),
        np.maximum(0.0, found.targets.hull - down),
    )
    blocker = int(low.blocker[0, 0])
    return found.ref(blocker) if blocker >= 0 else None


def _hid_by_wall(found: Survey, lane: Lane, piece: Ref | None) -> bool:
    """Whether a wall is what hides the target, or would hide most of it."""
    if lane.sight != "seen" or piece is None:
        return lane.sight == "behind_walls"
    return found.terrain.pieces[found.terrain.named(piece.id)].kind == "wall"


# --- Terrain ---------------------------------------------------------------------------------


def _pieces_maybe_between(found: Survey, error: Error) -> list[tuple[int, Doubt]]:
    """Walls and foliage that the line between the centres may or may not meet."""
    kinds: dict[str, About] = {"wall": "wall", "foliage": "foliage"}
    here, there = found.shooters.shapes.centre[0], found.targets.shapes.centre[0]
    line = shapely.LineString([here, there])
    reach = 4 * error.inches
    close = np.asarray(shapely.distance(line, found.terrain.polygons) <= reach)
    asked = [k for k in np.flatnonzero(close).tolist() if found.terrain.pieces[k].kind in kinds]
    if not asked:
        return []
    pieces = [found.terrain.pieces[k] for k in asked]
    alone = _all_tall(found.terrain)
    others = np.arange(len(alone)) != np.array(asked)[:, None]
    starts, ends = np.tile(here, (len(asked), 1)), np.tile(there, (len(asked), 1))
    places = _level(error)
    free = sees(alone, starts, ends, ignore=others, start_error=places, end_error=places)
    return [
        (k, _crossing(found, k, kinds[piece.kind], free, row))
        for row, (k, piece) in enumerate(zip(asked, pieces, strict=True))
        if free.answer[row] == Answer.TOO_CLOSE
    ]


@lru_cache(maxsize=64)
def _all_tall(terrain: Terrain) -> Terrain:
    """The same pieces, each in the way of every line over it."""
    tall = [Piece(p.name, p.outline, p.kind, Opacity.BLOCKING) for p in terrain.pieces]
    return Terrain.of(terrain.board, tall)


def _crossing(found: Survey, piece: int, about: About, free: Verdicts, row: int) -> Doubt:
    return Doubt(
        about=about,
        limit=0.0,
        margin=round(-float(free.margin[row]), 4),
        probability=round(1.0 - float(free.probability[row]), 3),
        piece=found.ref(piece),
    )


def _with_pieces(lane: Lane, found: Survey, pieces: list[int]) -> Lane:
    """The lane with the doubtful pieces in it, so that a call can take them out again."""
    walls, foliage = list(lane.walls), list(lane.foliage)
    for piece in pieces:
        into = walls if found.terrain.pieces[piece].kind == "wall" else foliage
        crossed = found.crossed(0, 0, piece)
        if crossed.piece not in [other.piece for other in into]:
            into.append(crossed)
    return replace(lane, walls=tuple(walls), foliage=tuple(foliage))


def _closeness(lane: Lane, error: Error) -> Iterator[Doubt]:
    """Whether a unit is within 3 inches of foliage."""
    for crossed in lane.foliage:
        near: tuple[tuple[About, float | None], ...] = (
            ("near_shooter", crossed.from_shooter),
            ("near_target", crossed.from_target),
        )
        for about, inches in near:
            verdicts = judge(np.array([NEAR_FOLIAGE - (inches or 0.0)]), error.inches)
            if _too_close(verdicts):
                yield _unclear(about, NEAR_FOLIAGE, verdicts, crossed.piece)


def _cover(found: Survey, lane: Lane, error: Error) -> tuple[Lane, list[Doubt]]:
    """Whether the target is within a cover range; sure cover by one piece ends the question."""
    doubts = []
    for piece in found.met(0, 0):
        limit = float(found.cover[piece])
        crossed = found.crossed(0, 0, piece)
        verdicts = judge(np.array([limit - (crossed.from_target or 0.0)]), error.inches)
        if limit <= 0 or verdicts.answer[0] == Answer.NO:
            continue
        lane = replace(lane, cover=crossed)
        if verdicts.answer[0] == Answer.YES:
            return lane, []
        doubts = [_unclear("cover", limit, verdicts, crossed.piece)]
    return lane, doubts
