"""The slow, obvious answers that the geometry is held against. Shares no code with it.

Places are put on a grid of 2**-50 inch and everything after that is exact: whole numbers
and fractions. Exposure is found another way than in the package: cut the target's edge at
every place where anything could change, and ask for one point of each stretch whether it
is seen.
"""

import math
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise

UNIT = 2**50
NOTHING = Fraction(0)
Point = tuple[int, int]
Rational = tuple[int, int, int]  # (x, y, w) stands for the place (x / w, y / w)


@dataclass(frozen=True)
class Block:
    """A piece: its ring on the grid, in any direction, and its height."""

    ring: tuple[Point, ...]
    height: Fraction | float

    @classmethod
    def of(cls, outline, height: float) -> "Block":
        tall = math.inf if math.isinf(height) else Fraction(height)
        return cls(tuple(on_grid(tuple(p)) for p in outline), tall)

    def raised(self, inches: float) -> "Block":
        return Block(
            self.ring, self.height + Fraction(inches) if self.height < math.inf else math.inf
        )


@lru_cache(maxsize=4096)
def on_grid(place: tuple[float, float]) -> Point:
    return round(Fraction(float(place[0])) * UNIT), round(Fraction(float(place[1])) * UNIT)


def hull_corners(x: float, y: float, heading: float, length: float, width: float) -> list[Point]:
    cos, sin = math.cos(math.radians(heading)), math.sin(math.radians(heading))
    signs = ((1, 1), (-1, 1), (-1, -1), (1, -1))
    local = [(f * length / 2, s * width / 2) for f, s in signs]
    return [on_grid((x + f * cos - s * sin, y + f * sin + s * cos)) for f, s in local]


def hull_edges(eye: Point, corners: list[Point]) -> list[tuple[Point, Point]]:
    """The edges whose outer side the eye is on."""
    pairs = zip(corners, corners[1:] + corners[:1], strict=True)
    return [(a, b) for a, b in pairs if _cross(_sub(b, a), _sub(eye, a)) < 0]


def disc_edges(eye: Point, x: float, y: float, radius: float) -> list[tuple[Point, Point]]:
    """The chord between the two places where a line from the eye just touches the rim."""
    dx, dy = eye[0] / UNIT - x, eye[1] / UNIT - y
    away = math.hypot(dx, dy)
    if away <= radius:
        return []
    towards, opening = math.atan2(dy, dx), math.acos(radius / away)
    turns = (towards - opening, towards + opening)
    ends = [on_grid((x + radius * math.cos(a), y + radius * math.sin(a))) for a in turns]
    return [(ends[0], ends[1])]


def exposure(eye: Point, eye_height, edges, top, hard, soft, size=None) -> tuple[float, float]:
    """The share of the edges that hard blocks do not hide, and the share that is clear of all.

    `size` weighs a part of an edge: by `length_of` (None) or by `angle_of`. 1 and 1 when there is
    no edge to look at.
    """
    low, high = Fraction(eye_height), Fraction(top)
    size = size or length_of
    seen = clear = whole = 0.0
    for a, b in edges:
        whole += size(eye, a, b, NOTHING, Fraction(1))
        for start, stop, is_clear in _visible_parts(eye, low, a, b, high, hard, soft):
            part = size(eye, a, b, start, stop)
            seen += part
            clear += part if is_clear else 0.0
    return (seen / whole, clear / whole) if edges else (1.0, 1.0)


def length_of(eye: Point, a: Point, b: Point, start: Fraction, stop: Fraction) -> float:
    """The length of a part of the edge a-b."""
    return math.hypot(b[0] - a[0], b[1] - a[1]) * float(stop - start)


def angle_of(eye: Point, a: Point, b: Point, start: Fraction, stop: Fraction) -> float:
    """The angle under which the eye sees a part of the edge a-b."""
    along, to_a = _sub(b, a), _sub(a, eye)
    to_start, to_stop = ((to_a[0] + s * along[0], to_a[1] + s * along[1]) for s in (start, stop))
    dot = to_start[0] * to_stop[0] + to_start[1] * to_stop[1]
    return math.atan2(abs(_cross(to_start, to_stop)) / UNIT**2, dot / UNIT**2)


def _visible_parts(eye, low, a, b, high, hard, soft):
    """The parts (start, stop) of a-b that are seen, and whether they are clear."""
    hard, soft = (_between_rays(eye, a, b, blocks) for blocks in (hard, soft))
    cuts = sorted({NOTHING, Fraction(1), *_cuts(eye, low, a, b, high, hard + soft)})
    for start, stop in pairwise(cuts):
        s = (start + stop) / 2
        n, w = s.numerator, s.denominator
        place = (a[0] * w + n * (b[0] - a[0]), a[1] * w + n * (b[1] - a[1]), w)
        if sees(eye, low, place, high, hard):
            yield start, stop, sees(eye, low, place, high, hard + soft)


def _between_rays(eye: Point, a: Point, b: Point, blocks: list[Block]) -> list[Block]:
    """The blocks that do not lie wholly to the left, or to the right, of both a and b."""
    to_a, to_b = _sub(a, eye), _sub(b, eye)
    kept = []
    for block in blocks:
        offsets = [_sub(corner, eye) for corner in block.ring]
        sides = [_cross(ray, offset) for ray in (to_a, to_b) for offset in offsets]
        if min(sides) <= 0 <= max(sides):
            kept.append(block)
    return kept


def _cuts(eye, low, a, b, high, blocks):
    """Where on a-b a corner begins or ceases to hide: seen past it, or cut off by height."""
    along, to_a = _sub(b, a), _sub(a, eye)
    away = _cross(to_a, along)
    for block in blocks:
        shares = [Fraction(1)]
        if low != high and not isinstance(block.height, float):
            shares.append((block.height - low) / (high - low))
        ring = [_sub(corner, eye) for corner in block.ring]
        for v, w in zip(ring, ring[1:] + ring[:1], strict=True):
            yield from _between(-_cross(v, to_a), _cross(v, along))
            for share in shares:
                yield from _cut_at(share, v, w, along, to_a, away)


def _cut_at(share: Fraction, v, w, along, to_a, away):
    """Where the edge v-w, at the place that is this share of the way out, hides a-b."""
    n, d = share.numerator, share.denominator
    here, there = _cross(v, along) * d - n * away, _cross(w, along) * d - n * away
    if (here < 0) == (there < 0):
        return
    run = here - there
    x, y = v[0] * run + (w[0] - v[0]) * here, v[1] * run + (w[1] - v[1]) * here
    yield from _between(-_cross((x, y), to_a), _cross((x, y), along))


def _between(n: int, d: int):
    if d < 0:
        n, d = -n, -d
    if 0 < n < d:
        yield Fraction(n, d)


def sees(eye: Point, low, place: Rational, high, blocks: list[Block]) -> bool:
    """Whether a line moved a hair to the left, or else to the right, meets no block."""
    return any(
        not any(meets(eye, low, place, high, block, hair) for block in blocks) for hair in (-1, 1)
    )


def meets(eye: Point, low, place: Rational, high, block: Block, hair: int) -> bool:
    """Whether the line is in the block somewhere between its ends, below the top.

    A corner cut by no more than the hair is a stretch from a place to the same place.
    """
    first, last = _below(low, high, block.height)
    ways = _stretches(eye, place, block.ring, hair)
    return first < last and any(start < last and first < stop for start, stop in ways)


def _below(low, high, height) -> tuple[Fraction, Fraction]:
    """The part of the way on which the line is lower than the height; ends not included."""
    if low < height and high < height:
        return NOTHING, Fraction(1)
    if low >= height and high >= height:
        return NOTHING, NOTHING
    level = (height - low) / (high - low)
    return (NOTHING, level) if low < height else (level, Fraction(1))


def crossing(start: Point, low, end: Point, high, block: Block) -> tuple[float, ...]:
    """Inches inside the outline, below the top, to the first way in and to the last way out.

    Of the two hairs the one that runs less inside counts.
    """
    size = math.hypot(end[0] - start[0], end[1] - start[1]) / UNIT
    place, tall = (end[0], end[1], 1), Block(block.ring, math.inf)
    inside, hair = min((under(start, low, place, high, tall, hair), hair) for hair in (-1, 1))
    below = min(under(start, low, place, high, block, hair) for hair in (-1, 1))
    first = last = Fraction(0)
    if inside:
        ways = [(max(a, 0), min(b, 1)) for a, b in _stretches(start, place, block.ring, hair)]
        first = min(a for a, b in ways if a < b)
        last = max(b for a, b in ways if a < b)
    return tuple(size * float(share) for share in (inside, below, first, last))


def hindered(eye: Point, low, place: Rational, high, hard: list[Block], soft: list[Block]) -> bool:
    """Seen, but through a hindering block whichever free side is taken."""
    clear = sees(eye, low, place, high, hard + soft)
    return not clear and sees(eye, low, place, high, hard)


def grazes(start: Point, low, end: Point, high, blocks: list[Block]) -> bool:
    """Whether the line passes nearer than 1e-8 inch to a change of the answer, yet not on it;
    or whether 1e-9 inch of a block's height would change it."""
    size = math.hypot(end[0] - start[0], end[1] - start[1]) / UNIT
    if size == 0:
        return False
    dx, dy = _sub(end, start)
    for block in blocks:
        sides = [dx * y - dy * x for x, y in (_sub(c, start) for c in block.ring)]
        if any(0 < abs(side) / UNIT**2 / size < 1e-8 for side in sides):
            return True
        if min(sides) > 0 or max(sides) < 0:
            continue
        other = [block.raised(by) for by in (1e-9, -1e-9)]
        for hair in (-1, 1):
            if 0 < size * under(start, low, (*end, 1), high, block, hair) < 1e-8:
                return True
            met = {meets(start, low, (*end, 1), high, b, hair) for b in (block, *other)}
            if len(met) > 1:
                return True
    return False


def under(eye: Point, low, place: Rational, high, block: Block, hair: int) -> Fraction:
    """The share of the way from eye to place that is inside the block and below its top."""
    total = NOTHING
    for start, stop in _stretches(eye, place, block.ring, hair):
        start, stop = max(start, Fraction(0)), min(stop, Fraction(1))
        if start < stop:
            total += _lower_part(start, stop, low, high, block.height)
    return total


def _stretches(eye: Point, place: Rational, ring, hair: int):
    """The ways in and out along the whole line, as shares of the way, in order."""
    x, y, w = place
    dx, dy = x - eye[0] * w, y - eye[1] * w
    if dx == dy == 0:
        return []
    offsets = [_sub(corner, eye) for corner in ring]
    sides = [dx * oy - dy * ox or hair for ox, oy in offsets]
    if min(sides) > 0 or max(sides) < 0:
        return []
    meets = []
    for i, s in enumerate(sides):
        t = sides[i - 1]
        if (s > 0) != (t > 0):
            meets.append(_meet(dx, dy, w, offsets[i - 1], offsets[i], t, s))
    meets.sort()
    return list(zip(meets[::2], meets[1::2], strict=True))


def _meet(dx, dy, w, a, b, side_a, side_b) -> Fraction:
    """Where the line through the eye meets the edge a-b, which its two ends lie either side of.

    An end that lies on the line has only a hair for its side; then that end is the place.
    """
    true_a, true_b = dx * a[1] - dy * a[0], dx * b[1] - dy * b[0]
    along_a, along_b = dx * a[0] + dy * a[1], dx * b[0] + dy * b[1]
    square = dx * dx + dy * dy
    if true_a == 0:
        return Fraction(w * along_a, square)
    if true_b == 0:
        return Fraction(w * along_b, square)
    return Fraction(w * (along_a * true_b - along_b * true_a), square * (true_b - true_a))


def _lower_part(start: Fraction, stop: Fraction, low, high, height) -> Fraction:
    """How much of start-stop has the line lower than the height."""
    at_start, at_stop = low + (high - low) * start, low + (high - low) * stop
    if at_start < height and at_stop < height:
        return stop - start
    if at_start >= height and at_stop >= height:
        return Fraction(0)
    level = (height - low) / (high - low)
    return level - start if at_start < height else stop - level


def _sub(a: Point, b: Point) -> Point:
    return a[0] - b[0], a[1] - b[1]


def _cross(a: Point, b: Point) -> int:
    return a[0] * b[1] - a[1] * b[0]


def distance(a: list[Point], a_rim: float, b: list[Point], b_rim: float) -> float:
    """Inches between two outlines with rounded rims, by trying every corner on every edge."""
    if any(_in_convex(p, b) for p in a) or any(_in_convex(p, a) for p in b) or _edges_cross(a, b):
        return 0.0
    far = min(
        [_to_edge(p, *e) for p in a for e in _edges(b)]
        + [_to_edge(p, *e) for p in b for e in _edges(a)]
    )
    return max(0.0, far / UNIT - a_rim - b_rim)


def _edges(ring: list[Point]) -> list[tuple[Point, Point]]:
    return list(zip(ring, ring[1:] + ring[:1], strict=True))


def _in_convex(p: Point, ring: list[Point]) -> bool:
    return len(ring) > 2 and all(_cross(_sub(b, a), _sub(p, a)) >= 0 for a, b in _edges(ring))


def _edges_cross(a: list[Point], b: list[Point]) -> bool:
    return any(_cross_each_other(*e, *f) for e in _edges(a) for f in _edges(b))


def _cross_each_other(a: Point, b: Point, c: Point, d: Point) -> bool:
    ab, cd = _sub(b, a), _sub(d, c)
    c_side, d_side = _cross(ab, _sub(c, a)), _cross(ab, _sub(d, a))
    a_side, b_side = _cross(cd, _sub(a, c)), _cross(cd, _sub(b, c))
    return min(c_side, d_side) < 0 < max(c_side, d_side) and min(a_side, b_side) < 0 < max(
        a_side, b_side
    )


def _to_edge(p: Point, a: Point, b: Point) -> float:
    along, to = _sub(b, a), _sub(p, a)
    square = along[0] ** 2 + along[1] ** 2
    share = Fraction(to[0] * along[0] + to[1] * along[1], square) if square else Fraction(0)
    share = min(max(share, Fraction(0)), Fraction(1))
    n, d = share.numerator, share.denominator
    return math.hypot((to[0] * d - n * along[0]) / d, (to[1] * d - n * along[1]) / d)
