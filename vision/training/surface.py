"""What covers a die: pips of several forms, patterns of materials, light on both."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from vision.training.die import (
    AXES,
    Array,
    Design,
    Material,
    Pips,
    Sprite,
    View,
    camera_rays,
    march,
    normals,
    pip_places,
    project,
    top_of,
)

LEVEL = np.cos(np.radians(8))  # a die tilted further leans on something


def _round(x: Array, y: Array) -> Array:
    return np.hypot(x, y)


def _square(x: Array, y: Array) -> Array:
    return ((np.abs(x) ** 4 + np.abs(y) ** 4) ** 0.25) * 1.08


def _diamond(x: Array, y: Array) -> Array:
    return (np.abs(x) + np.abs(y)) * 0.85


def _ring(x: Array, y: Array) -> Array:
    r = np.hypot(x, y)
    return np.where(r < 0.42, 1.7 - r, r)


# How far a point is out of a pip of radius 1: up to 1 it is inside. Tests add forms of their own.
FORMS: dict[str, Callable[[Array, Array], Array]] = {
    "round": _round,
    "square": _square,
    "diamond": _diamond,
    "ring": _ring,
}


def waves(p: Array, scale: float, phase: float) -> Array:
    """Smooth noise in space from -1 to 1, the same for the same numbers."""
    total = np.zeros(len(p), np.float32)
    for k in range(4):
        turn = phase * (k + 1) * 1.7 + k
        way = np.array([np.sin(turn), np.cos(turn * 1.3), np.sin(turn * 0.7 + 2)], np.float32)
        total += np.sin((p @ way) * scale * (1 + 0.6 * k) + turn * 3 + 1.5 * total)
    return total / 4


PATTERNS: dict[str, Callable[[Array, Material], Array]] = {  # share of the second colour
    "plain": lambda p, m: np.zeros(len(p), np.float32),
    "swirl": lambda p, m: np.clip(0.5 + 1.5 * waves(p, m.scale, m.phase), 0, 1),
    "two-tone": lambda p, m: np.clip(
        0.5 + 4 * (np.sin(m.phase) * p[:, 0] + np.cos(m.phase) * p[:, 1])
        + 2 * waves(p, m.scale, m.phase), 0, 1,
    ),
    "speckled": lambda p, m: (waves(p, m.scale * 9, m.phase) > 0.35).astype(np.float32),
    "pearl": lambda p, m: 0.5 + 0.5 * waves(p, m.scale * 0.7, m.phase),
}  # fmt: skip


def draw_die(design: Design, lie: Array, view: View, size: int) -> Sprite:
    """A picture of the die lying like this, and what is true of it."""
    origin, rays, scale = camera_rays(view, size)
    inside = lie.T if not design.mirrored else np.diag([-1.0, 1, 1]).astype(np.float32) @ lie.T
    from_here = (inside @ origin).astype(np.float32)
    rays_in = (rays @ inside.T).astype(np.float32)
    away, near = march(from_here, rays_in, design.shape)
    cover = np.clip(0.5 - (near - 0.004) * scale, 0, 1)
    hit = np.flatnonzero(cover > 0)
    pixels = np.zeros((size * size, 4), np.float32)
    p = from_here + rays_in[hit] * away[hit, None]
    light = inside @ np.array(view.light, np.float32)
    colour, opacity = _shade(design, p, rays_in[hit], light, inside, view, scale)
    alpha = cover[hit] * opacity
    pixels[hit, :3] = np.clip(colour, 0, 1.3) * alpha[:, None]
    pixels[hit, 3] = alpha
    return _sprite(design, lie, view, pixels.reshape(size, size, 4), scale)


def _shade(
    design: Design, p: Array, rays: Array, light: Array, inside: Array, view: View, scale: float
) -> tuple[Array, Array]:
    material = design.material
    n = normals(p, design.shape)
    mix = PATTERNS[material.kind](p, material)[:, None]
    base = np.array(material.colour) * (1 - mix) + np.array(material.second) * mix
    ink, share, sink = _pips_at(p, n, design.pips, 1.2 / scale)
    if material.clear:  # the pips of the far side show through a clear body
        through = p + rays * (2.0 / np.maximum(np.abs((rays * n).sum(-1, keepdims=True)), 0.5))
        far, seen, _ = _pips_at(np.clip(through, -1, 1), n * 0 + through, design.pips, 4 / scale)
        base = base * (1 - 0.45 * material.clear * seen) + far * 0.45 * material.clear * seen
    body = base * (1 - share) + ink * share
    n = n + sink
    n /= np.maximum(np.linalg.norm(n, axis=-1, keepdims=True), 1e-6)
    facing = (n @ light)[:, None]
    up = (n @ (inside @ np.array([0, 0, 1], np.float32)))[:, None]
    height = (p @ (inside @ np.array([0, 0, 1], np.float32)))[:, None]
    ground = 0.55 + 0.45 * np.clip((height + 1) / 1.2, 0, 1)  # less light reaches its foot
    lit = view.ambient * (0.75 + 0.25 * up) * ground + (1 - view.ambient) * np.maximum(facing, 0)
    half = light - rays
    half /= np.linalg.norm(half, axis=-1, keepdims=True)
    glint = material.gloss * np.maximum((n * half).sum(-1), 0) ** material.shine
    bounce = rays - 2 * (rays * n).sum(-1, keepdims=True) * n
    sky = 0.5 + 0.5 * np.sin(5 * bounce @ light + material.phase + 3 * bounce[:, 1])
    colour = body * lit * 1.25
    colour = colour * (1 - material.mirror) + material.mirror * (0.25 + body) * sky[:, None]
    rim = 1 - np.abs((rays * n).sum(-1))
    glint += _mirrored(bounce @ inside, view, material) * (0.04 + 0.96 * rim**5)
    colour = (colour + glint[:, None]) * np.array(view.warm)
    clear = material.clear * (1 - share[:, 0]) * (1 - 0.7 * rim)
    return colour.astype(np.float32), (1 - clear).astype(np.float32)


def _mirrored(bounce: Array, view: View, material: Material) -> Array:
    """What a glossy surface shows of the room, where rays go on into the world like this."""
    soft = 0.5 / material.shine**0.5
    seen = np.zeros(len(bounce), np.float32)
    for lamp in view.lamps:
        near = (bounce @ np.array(lamp.way, np.float32) - lamp.reach) / soft
        seen += lamp.strength / (1 + np.exp(np.clip(-near, -30, 30)))
    low, high, strength = view.ceiling
    if strength:
        edges = np.minimum(bounce[:, 2] - low, high - bounce[:, 2]) / soft
        seen += strength / (1 + np.exp(np.clip(-edges, -30, 30)))
    return material.gloss * seen


def _pips_at(p: Array, n: Array, pips: Pips, soft: float) -> tuple[Array, Array, Array]:
    """Colour of the pip at each point, how much of it there is, and how it bends the normal."""
    ink = np.zeros((len(p), 3), np.float32)
    share = np.zeros((len(p), 1), np.float32)
    bend = np.zeros((len(p), 3), np.float32)
    main = np.abs(n).argmax(-1)
    for axis, plus, minus in AXES:
        u, v = (axis + 1) % 3, (axis + 2) % 3
        for sign, value in ((1, plus), (-1, minus)):
            on = np.flatnonzero((main == axis) & (np.sign(p[:, axis]) == sign))
            if not len(on):
                continue
            x, y = p[on, u] * sign, p[on, v]
            colour, out, dx, dy, radius = _nearest(x, y, value, pips)
            amount = np.clip(0.5 + (1 - out) * radius / soft, 0, 1)
            ink[on], share[on, 0] = colour, amount
            inside = amount * pips.depth * np.clip(out, 0, 1)
            bend[on, u], bend[on, v] = -dx * inside * sign, -dy * inside
    return ink, share, bend


def _nearest(
    x: Array, y: Array, value: int, pips: Pips
) -> tuple[Array, Array, Array, Array, float]:
    """The pip next to each point of a face: colour, how far out of it, the way to its middle."""
    if value == pips.emblem:
        return _emblem(x, y, pips)
    radius = pips.ace_radius if value == 1 else pips.radius
    colour = np.array(pips.ace_colour if value == 1 else pips.colour, np.float32)
    places = pip_places(value, pips)
    dx = (x[:, None] - places[:, 0]) / radius
    dy = (y[:, None] - places[:, 1]) / radius
    out = FORMS[pips.form](dx, dy)
    best = out.argmin(-1)
    row = np.arange(len(x))
    return colour, out[row, best], dx[row, best], dy[row, best], radius


def _emblem(x: Array, y: Array, pips: Pips) -> tuple[Array, Array, Array, Array, float]:
    """A picture of strokes and blobs, another for every spread of pips."""
    seed = int(pips.spread * 1e4 + pips.radius * 1e5)
    luck = np.random.default_rng(seed)
    out = np.full(len(x), 9.0, np.float32)
    for _ in range(luck.integers(2, 6)):
        a, b = luck.uniform(-0.55, 0.55, 2), luck.uniform(-0.55, 0.55, 2)
        width = luck.uniform(0.07, 0.2)
        along = np.clip(((x - a[0]) * (b - a)[0] + (y - a[1]) * (b - a)[1])
                        / max(float(((b - a) ** 2).sum()), 1e-3), 0, 1)  # fmt: skip
        gap = np.hypot(x - a[0] - along * (b - a)[0], y - a[1] - along * (b - a)[1])
        out = np.minimum(out, gap / width)
    zero = np.zeros_like(x)
    return np.array(pips.colour, np.float32), out, zero, zero, 0.2


def _sprite(design: Design, lie: Array, view: View, pixels: Array, scale: float) -> Sprite:
    size = len(pixels)
    value, axis, sign, level = top_of(lie)
    u, v = (axis + 1) % 3, (axis + 2) % 3
    mirror = np.array([-1 if design.mirrored else 1, 1, 1], np.float32)

    def world(places: Array) -> Array:
        points = np.zeros((len(places), 3), np.float32)
        points[:, axis], points[:, u], points[:, v] = sign, places[:, 0] * sign, places[:, 1]
        return project((points * mirror) @ lie.T, view, size)

    if design.mirrored and axis == 0:  # the mirror exchanges the two ends of this axis
        sign = -sign
        value = 7 - value
    square = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)], np.float32)
    emblem = design.pips.emblem == value
    return Sprite(
        pixels=pixels,
        value=value,
        cocked=level < LEVEL,
        side=2 * scale,
        centre=tuple(world(np.zeros((1, 2), np.float32))[0]),
        corners=world(square),
        pips=np.zeros((0, 2), np.float32) if emblem else world(pip_places(value, design.pips)),
        tilt=view.tilt,
        emblem=emblem,
    )
