"""Lanes with their doubts: what the error of the positions leaves too close to call."""

from __future__ import annotations

from collections.abc import Iterator
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
    Shapes,
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
from server.games.armored_advance.ground.bodies import Floats, Ints, least_share, share_of
from server.games.armored_advance.ground.sight import Survey
from server.games.armored_advance.units.cards import Arc
from server.games.ruling import Ref

BANDS = (6, 12, 18, 24, 30)  # inches where the range need changes
FACES: tuple[Face, ...] = ("front", "side", "rear")
LOWER = 2.5  # standard errors: heights are hardly ever farther off
REACH = 4.0  # standard errors that a line is hardly ever farther off at any of its points


@dataclass(frozen=True, eq=False)
class Doubtful:
    """A survey of positions that may be off: its lanes carry what that leaves open.

    Every question is put about all pairs at once: one pair costs nearly as much as hundreds.
    """

    found: Survey
    error: Error
    limits: tuple[int, ...] = ()  # inches that rules ask about besides the range bands

    def lane(self, i: int, j: int, arc: Arc) -> Lane:
        found, error = self.found, self.error
        maybe = self._maybe_between.get((i, j), [])
        lane = _with_pieces(found.lane(i, j, arc), found, (i, j), [piece for piece, _ in maybe])
        lane, covered = _cover(found, (i, j), lane, error)
        doubts = [
            *self._range(i, j),
            *self._facing(i, j, lane),
            *self._arc(i, j, arc),
            *self._sight(i, j, lane),
            *(doubt for _, doubt in maybe),
            *_closeness(lane, error),
            *covered,
        ]
        return replace(lane, doubts=tuple(doubts)) if doubts else lane

    def is_hidden(self, i: int, j: int) -> bool:
        """Out of sight for certain: known before the rest of the lane is looked at."""
        return self.found.sight(i, j) == "hidden" and not _too_close(self._exposed, i, j)

    @property
    def _shapes(self) -> tuple[Shapes, Shapes]:
        return self.found.shooters.shapes, self.found.targets.shapes

    # --- Range -------------------------------------------------------------------------------

    @cached_property
    def _nearest(self) -> Floats:
        """(i, j) the limit that the range is nearest to."""
        limits = np.array(sorted({*BANDS, *self.limits}), dtype=np.float64)
        off = np.abs(limits - self.found.inches[..., None])
        return np.asarray(limits[off.argmin(axis=-1)])

    @cached_property
    def _within(self) -> Verdicts:
        return within(*self._shapes, self._nearest, self.error, self.error)

    def _range(self, i: int, j: int) -> Iterator[Doubt]:
        """The nearest limit, if the range may be on either side of it."""
        if _too_close(self._within, i, j):
            yield _unclear("range", float(self._nearest[i, j]), self._within, (i, j))

    # --- Bearing -----------------------------------------------------------------------------

    @cached_property
    def _strikes(self) -> dict[Face, Verdicts]:
        quadrant = self.found.house.facing_rule != "hull_corners"
        corner = Corner.QUADRANT if quadrant else Corner.HULL
        a, b = self._shapes
        return {
            face: strikes(a, b, Side(k), corner, self.error, self.error)
            for k, face in enumerate(FACES)
        }

    @cached_property
    def _angled(self) -> Verdicts:
        return bears_between(*self._shapes, *ANGLED, self.error, self.error)

    def _facing(self, i: int, j: int, lane: Lane) -> Iterator[Doubt]:
        """Which of two faces is struck, and whether the target is angled."""
        if self.found.targets.shapes.radius[j] > 0:  # a token has no faces
            return
        verdicts = self._strikes[lane.face]
        if _too_close(verdicts, i, j):
            doubt = _unclear("face", float(self.found.face_limit[j]), verdicts, (i, j))
            yield replace(doubt, faces=(lane.face, _neighbour(lane)))
        if _too_close(self._angled, i, j):
            yield _unclear("angled", ANGLED[0], self._angled, (i, j))

    @cached_property
    def _in_arc(self) -> dict[Arc, Verdicts]:
        part = Part.ANY if self.found.house.arc_test == "any_part" else Part.CENTRE
        turned: dict[Arc, float] = {"front90": 0.0, "rear90": 180.0}
        a, b = self._shapes
        return {
            arc: in_arc(a, HALF_ARC, b, part, turn, self.error, self.error)
            for arc, turn in turned.items()
        }

    def _arc(self, i: int, j: int, arc: Arc) -> Iterator[Doubt]:
        if arc != "turret" and _too_close(self._in_arc[arc], i, j):
            yield _unclear("arc", HALF_ARC, self._in_arc[arc], (i, j))

    # --- Sight -------------------------------------------------------------------------------

    @cached_property
    def _exposed(self) -> Verdicts:
        """(i, j): whether enough is seen."""
        return _enough(self.found, self.error)

    def _sight(self, i: int, j: int, lane: Lane) -> Iterator[Doubt]:
        """Whether enough is seen; if not, whether only walls are in the way."""
        if not _too_close(self._exposed, i, j):
            return
        by_height = self.error.height > 0 and not _too_close(self._exposed_level, i, j)
        about: About = "height" if by_height else "sight"
        low = int(self._hiding_lower[i, j]) if self.error.height else -1
        piece = lane.hidden_by or (self.found.ref(low) if low >= 0 else None)
        doubt = _unclear(about, least_share(self.found.house), self._exposed, (i, j), piece)
        unseen = "behind_walls" if _hid_by_wall(self.found, lane, piece) else "hidden"
        yield replace(doubt, unseen=unseen)

    @cached_property
    def _exposed_level(self) -> Verdicts:
        """The same if heights were exact."""
        return _enough(self.found, Error(self.error.inches, self.error.degrees))

    @cached_property
    def _hiding_lower(self) -> Ints:
        """(i, j): the piece that would hide most if both ends were somewhat lower (Q46)."""
        found, down = self.found, LOWER * self.error.height
        a, b = self._shapes
        eyes, tops = (np.maximum(0.0, h - down) for h in (found.shooters.top, found.targets.hull))
        return exposure(found.terrain, a.centre, b, eyes, tops).blocker

    @cached_property
    def _maybe_between(self) -> dict[tuple[int, int], list[tuple[int, Doubt]]]:
        """By pair, the walls and foliage that the line between the centres may or may not meet."""
        pair, piece = _pieces_near_lines(self.found, REACH * self.error.inches)
        if len(pair) == 0:
            return {}
        i, j = np.divmod(pair, len(self.found.targets))
        land, places = _all_tall(self.found.terrain), Error(self.error.inches)
        a, b = self._shapes
        others = np.arange(len(land)) != piece[:, None]
        free = sees(
            land, a.centre[i], b.centre[j], ignore=others, start_error=places, end_error=places
        )
        made: dict[tuple[int, int], list[tuple[int, Doubt]]] = {}
        for row in np.flatnonzero(free.answer == Answer.TOO_CLOSE).tolist():
            doubt = _crossing(self.found, int(piece[row]), free, row)
            made.setdefault((int(i[row]), int(j[row])), []).append((int(piece[row]), doubt))
        return made


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


def _unclear(
    about: About,
    limit: float,
    verdicts: Verdicts,
    at: tuple[int, ...] = (0,),
    piece: Ref | None = None,
) -> Doubt:
    return Doubt(
        about=about,
        limit=limit,
        margin=round(float(verdicts.margin[at]), 4),
        probability=round(float(verdicts.probability[at]), 3),
        piece=piece,
    )


def _too_close(verdicts: Verdicts, i: int = 0, j: int = 0) -> bool:
    return bool(verdicts.answer[i, j] == Answer.TOO_CLOSE)


def _neighbour(lane: Lane) -> Face:
    """The face next to the struck one, across the limit that is nearer."""
    if lane.face != "side":
        return "side"
    return "front" if (lane.off_front or 0.0) < 90 else "rear"


def _hid_by_wall(found: Survey, lane: Lane, piece: Ref | None) -> bool:
    """Whether a wall is what hides the target, or would hide most of it."""
    if lane.sight != "seen" or piece is None:
        return lane.sight == "behind_walls"
    return found.terrain.pieces[found.terrain.named(piece.id)].kind == "wall"


# --- Terrain ---------------------------------------------------------------------------------


def _pieces_near_lines(found: Survey, inches: float) -> tuple[Ints, Ints]:
    """Pairs and walls or foliage so close to the edge of which their line passes that it may or
    may not meet them. Across the middle of a piece it does for certain, wherever it is shifted."""
    kinds = found.terrain.of_kind("wall") | found.terrain.of_kind("foliage")
    asked = np.flatnonzero(kinds)
    n, m = len(found.shooters), len(found.targets)
    here = np.repeat(found.shooters.shapes.centre, m, axis=0)
    there = np.tile(found.targets.shapes.centre, (n, 1))
    lines = np.asarray(shapely.linestrings(np.stack([here, there], axis=1)))
    pieces = found.terrain.polygons[asked]
    near = shapely.STRtree(lines).query(pieces, predicate="dwithin", distance=inches)
    middles = shapely.buffer(pieces, -inches, join_style="mitre")
    doubtful = ~shapely.intersects(lines[near[1]], middles[near[0]])
    row, pair = near[:, doubtful]
    order = np.lexsort((row, pair))
    return pair[order], asked[row[order]]


@lru_cache(maxsize=64)
def _all_tall(terrain: Terrain) -> Terrain:
    """The same pieces, each in the way of every line over it."""
    tall = [Piece(p.name, p.outline, p.kind, Opacity.BLOCKING) for p in terrain.pieces]
    return Terrain.of(terrain.board, tall)


def _crossing(found: Survey, piece: int, free: Verdicts, row: int) -> Doubt:
    return Doubt(
        about="wall" if found.terrain.pieces[piece].kind == "wall" else "foliage",
        limit=0.0,
        margin=round(-float(free.margin[row]), 4),
        probability=round(1.0 - float(free.probability[row]), 3),
        piece=found.ref(piece),
    )


def _with_pieces(lane: Lane, found: Survey, pair: tuple[int, int], pieces: list[int]) -> Lane:
    """The lane with the doubtful pieces in it, so that a call can take them out again."""
    if not pieces:
        return lane
    walls, foliage = list(lane.walls), list(lane.foliage)
    for piece in pieces:
        into = walls if found.terrain.pieces[piece].kind == "wall" else foliage
        crossed = found.crossed(*pair, piece)
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
            if verdicts.answer[0] == Answer.TOO_CLOSE:
                yield _unclear(about, NEAR_FOLIAGE, verdicts, piece=crossed.piece)


def _cover(
    found: Survey, pair: tuple[int, int], lane: Lane, error: Error
) -> tuple[Lane, list[Doubt]]:
    """Whether the target is within a cover range; sure cover by one piece ends the question."""
    doubts = []
    for piece in found.met(*pair):
        limit = float(found.cover[piece])
        if limit <= 0:
            continue
        crossed = found.crossed(*pair, piece)
        verdicts = judge(np.array([limit - (crossed.from_target or 0.0)]), error.inches)
        if verdicts.answer[0] == Answer.NO:
            continue
        lane = replace(lane, cover=crossed)
        if verdicts.answer[0] == Answer.YES:
            return lane, []
        doubts = [_unclear("cover", limit, verdicts, piece=crossed.piece)]
    return lane, doubts
