// Outlines and lines in thousandths of an inch: moved, turned, stretched, mirrored, simplified.

export type Corner = readonly [number, number];
export type Corners = ReadonlyArray<Corner>;

export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A rectangle that may be turned: its middle, its sides, and degrees counter-clockwise. */
export interface Box {
  readonly at: Corner;
  readonly length: number;
  readonly width: number;
  readonly turned: number;
}

const SHARPEST = 0.25; // as in ground/thick_line.py, whose outline counts

export function boundsOf(corners: Corners): Bounds {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return {
    west: Math.min(...xs),
    south: Math.min(...ys),
    east: Math.max(...xs),
    north: Math.max(...ys),
  };
}

export function middleOf(corners: Corners): Corner {
  const { west, south, east, north } = boundsOf(corners);
  return whole([(west + east) / 2, (south + north) / 2]);
}

export function whole([x, y]: Corner): Corner {
  return [Math.round(x), Math.round(y)];
}

export function moved(corners: Corners, dx: number, dy: number): Corners {
  return corners.map(([x, y]) => whole([x + dx, y + dy]));
}

export function turned(corners: Corners, [ax, ay]: Corner, degrees: number): Corners {
  const [cos, sin] = direction(degrees);
  return corners.map(([x, y]) =>
    whole([ax + (x - ax) * cos - (y - ay) * sin, ay + (x - ax) * sin + (y - ay) * cos]),
  );
}

/** Stretched by two factors, along a turned box's sides and across them. */
export function stretched(corners: Corners, box: Box, along: number, across: number): Corners {
  const [ax, ay] = box.at;
  const [cos, sin] = direction(box.turned);
  return corners.map(([x, y]) => {
    const u = ((x - ax) * cos + (y - ay) * sin) * along;
    const v = (-(x - ax) * sin + (y - ay) * cos) * across;
    return whole([ax + u * cos - v * sin, ay + u * sin + v * cos]);
  });
}

/** Seen in a mirror that stands north to south at `x`. */
export function mirrored(corners: Corners, x: number): Corners {
  return corners.map(([left, y]): Corner => [2 * x - left, y]).reverse();
}

export function rectangle({ at, length, width, turned: degrees }: Box): Corners {
  const [x, y] = at;
  const [l, w] = [length / 2, width / 2];
  const flat: Corners = [
    [x - l, y - w],
    [x + l, y - w],
    [x + l, y + w],
    [x - l, y + w],
  ];
  return turned(flat, at, degrees);
}

/** The box an outline is, if it is a rectangle; else the upright box around it. */
export function boxOf(corners: Corners): Box {
  const found = asRectangle(corners);
  if (found) return found;
  const { west, south, east, north } = boundsOf(corners);
  return { at: middleOf(corners), length: east - west, width: north - south, turned: 0 };
}

export function asRectangle(corners: Corners): Box | null {
  const [a, b, c, d] = corners;
  if (!a || !b || !c || !d || corners.length !== 4) return null;
  const [length, width] = [distance(a, b), distance(b, c)];
  if (length < 1 || width < 1) return null;
  const skew = Math.hypot(a[0] + c[0] - b[0] - d[0], a[1] + c[1] - b[1] - d[1]);
  const cosine = ((b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1])) / (length * width);
  if (skew > 8 || Math.abs(cosine) > 0.01) return null;
  const degrees = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  const at: Corner = whole([(a[0] + c[0]) / 2, (a[1] + c[1]) / 2]);
  return {
    at,
    length: Math.round(length),
    width: Math.round(width),
    turned: degreesOf(degrees),
  };
}

/** Between 0 and 360, to a tenth. */
export function degreesOf(degrees: number): number {
  return (((Math.round(degrees * 10) / 10) % 360) + 360) % 360;
}

/** Something that grew: eight corners that fill a box. */
export function blob({ at: [x, y], length, width }: Box): Corners {
  const [l, w] = [length / 2, width / 2];
  const shares: Corners = [
    [-0.45, -1],
    [0.4, -0.95],
    [1, -0.4],
    [0.95, 0.45],
    [0.4, 1],
    [-0.5, 0.95],
    [-1, 0.35],
    [-0.95, -0.45],
  ];
  return shares.map(([u, v]) => whole([x + u * l, y + v * w]));
}

/** The outline of a line with a width: its left side, and its right side back. */
export function thickLine(line: Corners, width: number): Corners {
  const points = line.filter(
    (point, k) => k === 0 || point[0] !== line[k - 1]?.[0] || point[1] !== line[k - 1]?.[1],
  );
  const aside = points.map((point, k): Corner => {
    const before = across(points[k - 1] ?? point, points[k - 1] ? point : (points[k + 1] ?? point));
    const after = points[k + 1] ? across(point, points[k + 1] ?? point) : before;
    const [x, y] = [(before[0] + after[0]) / 2, (before[1] + after[1]) / 2];
    const share = Math.max(x * x + y * y, SHARPEST);
    return [x / share, y / share];
  });
  const side = (far: number): Corners =>
    points.map(([x, y], k) =>
      whole([x + (aside[k]?.[0] ?? 0) * far, y + (aside[k]?.[1] ?? 0) * far]),
    );
  return [...side(width / 2), ...[...side(-width / 2)].reverse()];
}

function across(a: Corner, b: Corner): Corner {
  const far = distance(a, b) || 1;
  return [-(b[1] - a[1]) / far, (b[0] - a[0]) / far];
}

export function distance(a: Corner, b: Corner): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** What a finger drew, with only the points that matter (Douglas and Peucker). */
export function simplified(line: Corners, tolerance: number): Corners {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let [far, index] = [0, 0];
  line.forEach((point, k) => {
    const away = fromSegment(point, first, last);
    if (away > far) [far, index] = [away, k];
  });
  if (far <= tolerance) return [first, last];
  return [
    ...simplified(line.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(index), tolerance),
  ];
}

export function fromSegment(point: Corner, a: Corner, b: Corner): number {
  const long = distance(a, b);
  if (long === 0) return distance(point, a);
  const share =
    ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / (long * long);
  const held = Math.min(1, Math.max(0, share));
  return distance(point, [a[0] + (b[0] - a[0]) * held, a[1] + (b[1] - a[1]) * held]);
}

export function isInside(corners: Corners, [x, y]: Corner): boolean {
  let within = false;
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

/** To the nearest step; a step of 0 leaves it as it is, but whole. */
export function snapped(value: number, step: number): number {
  return step === 0 ? Math.round(value) : Math.round(Math.round(value / step) * step);
}

function direction(degrees: number): Corner {
  const radians = (degrees * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)];
}
