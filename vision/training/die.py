"""One die as a camera sees it: a rounded cube, ray-marched, with pips sunk into its faces.

World: z points up, the die's middle is the origin, its half edge is 1. The camera looks down at
it, tilted away from the vertical towards the lower edge of the picture. Values of pixels are
linear, blue first, from 0 to 1.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]  # of floats; stored ones are 32 bits wide
Colour = tuple[float, float, float]

STEPS = 26  # of a ray towards the die
FILL = 0.46  # edge of the die, seen from above, as a share of the sprite
AXES = ((0, 2, 5), (1, 3, 4), (2, 1, 6))  # axis, value at its positive end, at its negative end
HALF = 0.5
LAYOUT = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


@dataclass(frozen=True)
class Shape:
    """How a die is cut: radius of its edges, and of the ball that rounds its corners."""

    edge: float = 0.15
    ball: float = 2.0  # in half edges; beyond the square root of 3 it cuts nothing


@dataclass(frozen=True)
class Pips:
    form: str = "round"  # a key of FORMS
    radius: float = 0.19
    spread: float = 0.5  # of the outer pips from the middle of the face
    stretch: float = 1.0  # spread of the rows of the six along its long side
    narrow: float = 1.0  # and of its two columns, closer together than the pips of a four
    colour: Colour = (0.03, 0.03, 0.03)
    ace_radius: float = 0.19
    ace_colour: Colour = (0.03, 0.03, 0.03)
    depth: float = 0.6
    turned: tuple[bool, bool, bool] = (False, False, False)  # the two, the three, the six
    emblem: int | None = None  # the value whose face carries a picture instead


@dataclass(frozen=True)
class Material:
    kind: str = "plain"  # a key of `materials.PATTERNS`
    colour: Colour = (0.85, 0.88, 0.9)
    second: Colour = (0.85, 0.88, 0.9)
    scale: float = 2.0  # of its pattern
    phase: float = 0.0
    gloss: float = 0.35
    shine: float = 60.0
    mirror: float = 0.0  # share of the surroundings it mirrors
    clear: float = 0.0  # share of the ground seen through it


@dataclass(frozen=True)
class Design:
    shape: Shape = field(default_factory=Shape)
    material: Material = field(default_factory=Material)
    pips: Pips = field(default_factory=Pips)
    mirrored: bool = False


@dataclass(frozen=True)
class Lamp:
    """A bright patch that glossy dice mirror: a window, a lamp, a pale wall."""

    way: tuple[float, float, float]  # towards its middle
    reach: float  # cosine of the angle it spans to each side
    strength: float  # times the brightness of white paper


@dataclass(frozen=True)
class View:
    tilt: float = 0.0  # radians from the vertical
    distance: float = 14.0  # in half edges
    light: tuple[float, float, float] = (0.4, 0.3, 0.87)  # towards the lamp
    ambient: float = 0.45
    warm: Colour = (1.0, 1.0, 1.0)
    lamps: tuple[Lamp, ...] = ()
    # Of a bright ceiling around the camera, which hides its middle: on rounded edges it is a line
    # around the top face. Cosines from the vertical, where it ends and begins; its strength.
    ceiling: tuple[float, float, float] = (0.0, 0.0, 0.0)


@dataclass(frozen=True)
class Sprite:
    """The drawn die on nothing: premultiplied colours and opacity, and what is true of it."""

    pixels: Array  # n x n x 4
    value: int
    cocked: bool
    side: float  # pixels
    centre: tuple[float, float]  # of the top face
    corners: Array  # of the top face, 4 x 2
    pips: Array  # of the top face, k x 2
    tilt: float
    emblem: bool = False


def turn(axis: int, angle: float) -> Array:
    """The rotation by an angle about one axis."""
    c, s = np.cos(angle), np.sin(angle)
    a, b = [(1, 2), (2, 0), (0, 1)][axis]
    matrix = np.eye(3, dtype=np.float32)
    matrix[a, a] = matrix[b, b] = c
    matrix[b, a], matrix[a, b] = s, -s
    return matrix


def resting(value: int, yaw: float) -> Array:
    """How a die lies that shows this value: its own axes to the world's."""
    up = {
        1: np.eye(3, dtype=np.float32),
        6: turn(0, np.pi),
        2: turn(1, -np.pi / 2),
        5: turn(1, np.pi / 2),
        3: turn(0, np.pi / 2),
        4: turn(0, -np.pi / 2),
    }[value]
    return (turn(2, yaw) @ up).astype(np.float32)


def top_of(lie: Array) -> tuple[int, int, int, float]:
    """The uppermost face of a die lying like this: value, axis, sign, and how level it is."""
    axis = int(np.argmax(np.abs(lie[2])))
    sign = 1 if lie[2, axis] > 0 else -1
    _, plus, minus = AXES[axis]
    return (plus if sign > 0 else minus), axis, sign, float(abs(lie[2, axis]))


def distance_to(p: Array, shape: Shape) -> Array:
    """Signed distance to the surface, nearly."""
    # By columns: NumPy is slow to reduce an axis of three.
    a, b, c = (np.abs(p[:, axis]) - np.float32(1 - shape.edge) for axis in range(3))
    out = np.maximum(a, 0) ** 2 + np.maximum(b, 0) ** 2 + np.maximum(c, 0) ** 2
    box = np.sqrt(out) + np.minimum(np.maximum(np.maximum(a, b), c), 0) - np.float32(shape.edge)
    if shape.ball >= 1.72:
        return box.astype(np.float32)
    ball = np.sqrt(p[:, 0] ** 2 + p[:, 1] ** 2 + p[:, 2] ** 2) - np.float32(shape.ball)
    soft = np.clip(0.5 + 0.5 * (ball - box) / 0.06, 0, 1)
    return (box * (1 - soft) + ball * soft + 0.06 * soft * (1 - soft)).astype(np.float32)


def normals(p: Array, shape: Shape) -> Array:
    step = 0.01
    n = np.empty_like(p)
    for axis in range(3):
        shift = np.zeros(3, np.float32)
        shift[axis] = step
        n[:, axis] = distance_to(p + shift, shape) - distance_to(p - shift, shape)
    return n / np.maximum(np.linalg.norm(n, axis=-1, keepdims=True), 1e-6)


def camera_rays(view: View, size: int) -> tuple[Array, Array, float]:
    """Where the rays start, their directions (size², 3), and pixels per half edge at distance."""
    back = np.array([0, -np.sin(view.tilt), np.cos(view.tilt)], np.float32)
    up = np.array([0, np.cos(view.tilt), np.sin(view.tilt)], np.float32)
    right = np.array([1, 0, 0], np.float32)
    scale = FILL * size * HALF
    grid = (np.arange(size, dtype=np.float32) + HALF - size / 2) / scale / view.distance
    x, y = np.meshgrid(grid, grid)
    rays = x[..., None] * right - y[..., None] * up - back
    rays /= np.linalg.norm(rays, axis=-1, keepdims=True)
    return back * view.distance, rays.reshape(-1, 3).astype(np.float32), scale


def project(points: Array, view: View, size: int) -> Array:
    """Pixels of points of the world."""
    back = np.array([0, -np.sin(view.tilt), np.cos(view.tilt)])
    up = np.array([0, np.cos(view.tilt), np.sin(view.tilt)])
    depth = view.distance - points @ back
    scale = FILL * size * HALF * view.distance / depth
    middle = size / 2
    return np.stack(
        [middle + points[:, 0] * scale, middle - (points @ up) * scale], axis=-1
    ).astype(np.float32)


def march(origin: Array, rays: Array, shape: Shape) -> tuple[Array, Array]:
    """How far along each ray the die is met, and how close the ray came to it."""
    reach = 1.8 if shape.ball >= 1.72 else shape.ball + 0.05
    away = np.full(len(rays), np.linalg.norm(origin) - reach, np.float32)
    near = np.full(len(rays), 9.0, np.float32)
    aside = np.linalg.norm(np.cross(rays, origin), axis=-1)  # from the ray to the middle
    live = np.flatnonzero(aside < reach)
    for _ in range(STEPS):
        p = origin + rays[live] * away[live, None]
        step = distance_to(p, shape)
        near[live] = np.minimum(near[live], step)
        away[live] += step
        keep = (step > 0.002) & (away[live] < np.linalg.norm(origin) + reach)
        live = live[keep]
        if not len(live):
            break
    return away, near


def pip_places(value: int, pips: Pips) -> Array:
    """Middles of the pips on a face from -1 to 1."""
    places = np.array(LAYOUT[value], np.float32) * pips.spread
    if value == 6:
        places *= np.array([pips.narrow, pips.stretch], np.float32)
    turned = {2: pips.turned[0], 3: pips.turned[1], 6: pips.turned[2]}.get(value, False)
    return places[:, ::-1] * np.array([1, -1], np.float32) if turned else places
