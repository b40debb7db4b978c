// From the table to the drawing: inches, y downwards, turned so that one's own zone is nearest.

import type { Map as Field, Place, Zone } from "../types";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Quarter turns clockwise, and the size of the drawing in inches. */
export interface Frame {
  readonly field: string; // the id of the table it is for
  readonly quarters: number;
  readonly w: number;
  readonly h: number;
  readonly point: (x: number, y: number) => Point;
  /** Degrees clockwise by which a drawing that points up is turned. */
  readonly angle: (heading: number) => number;
  readonly place: (at: Point) => Place;
  readonly heading: (from: Point, to: Point) => number;
}

const INCH = 1000;
const WHOLE_TURN = 36000;

export function frameFor(field: Field, quarters: number): Frame {
  const [wide, deep] = [field.width / INCH, field.depth / INCH];
  const sideways = quarters % 2 === 1;
  const [w, h] = sideways ? [deep, wide] : [wide, deep];
  const turned = (x: number, y: number): Point => {
    switch (quarters) {
      case 1:
        return { x: deep - y, y: x };
      case 2:
        return { x: wide - x, y: deep - y };
      case 3:
        return { x: y, y: wide - x };
      default:
        return { x, y };
    }
  };
  const back = ({ x, y }: Point): Point => {
    switch (quarters) {
      case 1:
        return { x: y, y: deep - x };
      case 2:
        return { x: wide - x, y: deep - y };
      case 3:
        return { x: wide - y, y: x };
      default:
        return { x, y };
    }
  };
  return {
    field: field.id,
    quarters,
    w,
    h,
    point: (x, y) => turned(x / INCH, deep - y / INCH),
    angle: (heading) => 90 - heading / 100 + 90 * quarters,
    place: (at) => {
      const plain = back(at);
      return { x: Math.round(plain.x * INCH), y: Math.round((deep - plain.y) * INCH) };
    },
    heading: (from, to) => {
      const degrees = (Math.atan2(from.y - to.y, to.x - from.x) * 180) / Math.PI + 90 * quarters;
      return normal(Math.round(degrees * 100));
    },
  };
}

export function normal(heading: number): number {
  return ((heading % WHOLE_TURN) + WHOLE_TURN) % WHOLE_TURN;
}

export function middle(zone: Zone): readonly [number, number] {
  const count = zone.outline.length;
  const sum = zone.outline.reduce<readonly [number, number]>(
    ([x, y], corner) => [x + corner[0], y + corner[1]],
    [0, 0],
  );
  return [sum[0] / count, sum[1] / count];
}

/** A phone is held upright: one's own zone lies at the bottom, else the long side stands. */
export function quartersFor(field: Field, zone: string): number {
  const own = field.zones.find(({ id }) => id === zone);
  if (!own) return field.width > field.depth ? 1 : 0;
  const [x, y] = middle(own);
  const depths = [0, 1, 2, 3].map((quarters) => {
    const frame = frameFor(field, quarters);
    return frame.point(x, y).y - frame.h / 2;
  });
  return depths.indexOf(Math.max(...depths));
}

export function path(points: ReadonlyArray<Point>, closed: boolean): string {
  const line = points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L");
  return `M${line}${closed ? "Z" : ""}`;
}

/** Whether the place lies in the area: within an odd number of its outlines. */
export function inRings(
  { x, y }: Place,
  rings: ReadonlyArray<ReadonlyArray<readonly [number, number]>>,
): boolean {
  let inside = false;
  for (const ring of rings) {
    ring.forEach(([x1, y1], k) => {
      const [x2, y2] = ring[(k + 1) % ring.length] ?? [x1, y1];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) inside = !inside;
    });
  }
  return inside;
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

export function outlineOf(
  frame: Frame,
  outline: ReadonlyArray<readonly [number, number]>,
): ReadonlyArray<Point> {
  return outline.map(([x, y]) => frame.point(x, y));
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The first place, from `a` on, where the line to `b` meets the outline; null: it does not. */
export function firstCrossing(a: Point, b: Point, outline: ReadonlyArray<Point>): Point | null {
  let nearest: number | null = null;
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length];
    const share = to ? crossing(a, b, from, to) : null;
    if (share !== null && (nearest === null || share < nearest)) nearest = share;
  });
  if (nearest === null) return null;
  return { x: a.x + (b.x - a.x) * nearest, y: a.y + (b.y - a.y) * nearest };
}

/** How far along a–b it crosses c–d, from 0 to 1. */
function crossing(a: Point, b: Point, c: Point, d: Point): number | null {
  const det = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (Math.abs(det) < 1e-9) return null;
  const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / det;
  const u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / det;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? t : null;
}
