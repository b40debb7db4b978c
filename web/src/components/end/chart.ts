// Where the lines of a chart run: for the page, the screen and the picture alike.

import type { Series } from "../../messages";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Curve {
  readonly seat: string;
  readonly points: ReadonlyArray<readonly [number, number]>;
  readonly last: number;
}

export interface Chart {
  readonly curves: ReadonlyArray<Curve>;
  readonly across: ReadonlyArray<{ readonly y: number; readonly value: number }>;
  readonly along: ReadonlyArray<{ readonly x: number; readonly at: number }>;
  readonly x: (at: number) => number;
}

/** A step of 1, 2 or 5 times a power of ten, so that there are at most `most` of them. */
export function stepFor(span: number, most: number): number {
  const rough = Math.max(span, 1) / most;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const found = [1, 2, 5, 10].find((times) => times * ten >= rough) ?? 10;
  return Math.max(1, found * ten);
}

export function chartOf({ points }: Series, box: Box): Chart {
  const all = Object.values(points).flat();
  const first = Math.min(...all.map(({ at }) => at));
  const last = Math.max(...all.map(({ at }) => at), first + 1);
  const values = all.map(({ value }) => value);
  const up = stepFor(Math.max(...values, 1) - Math.min(...values, 0), 4);
  const low = Math.floor(Math.min(...values, 0) / up) * up;
  const high = Math.max(Math.ceil(Math.max(...values, 1) / up) * up, low + up);
  const x = (at: number) => box.x + ((at - first) / (last - first)) * box.w;
  const y = (value: number) => box.y + box.h - ((value - low) / (high - low)) * box.h;
  const on = stepFor(last - first, 6);
  return {
    x,
    curves: Object.entries(points).map(([seat, found]) => ({
      seat,
      points: found.map(({ at, value }) => [x(at), y(value)] as const),
      last: found.at(-1)?.value ?? 0,
    })),
    across: range(low, high, up).map((value) => ({ y: y(value), value })),
    along: range(Math.ceil(first / on) * on, last, on).map((at) => ({ x: x(at), at })),
  };
}

function range(from: number, to: number, step: number): ReadonlyArray<number> {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => from + n * step);
}

/** Where the last numbers stand beside their lines: never one over the other. */
export function apart(ys: ReadonlyArray<number>, gap: number): ReadonlyArray<number> {
  const order = ys.map((y, place) => ({ y, place })).sort((a, b) => a.y - b.y);
  const placed = [...ys];
  let free = -Infinity;
  for (const { y, place } of order) {
    placed[place] = Math.max(y, free);
    free = (placed[place] ?? y) + gap;
  }
  return placed;
}
