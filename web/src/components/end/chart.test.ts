import { expect, test } from "vitest";

import { apart, chartOf, stepFor } from "./chart";

const box = { x: 0, y: 0, w: 100, h: 50 };
const series = (...values: ReadonlyArray<number>) => ({
  title: { key: "story-scores", values: {} },
  points: { blue: values.map((value, at) => ({ at, value })) },
});

test.each([
  [9, 4, 5],
  [18, 4, 5],
  [300, 4, 100],
  [1, 4, 1],
  [0, 4, 1],
])("a span of %d in %d steps goes by %d", (span, most, step) => {
  expect(stepFor(span, most)).toBe(step);
});

test("a line runs from the first turn to the last, and more is higher", () => {
  const { curves } = chartOf(series(0, 4, 9), box);
  const points = curves[0]?.points ?? [];
  expect(points.map(([x]) => x)).toEqual([0, 50, 100]);
  expect(points.map(([, y]) => y)).toEqual([50, 30, 5]);
  expect(curves[0]?.last).toBe(9);
});

test("a match that ended before it began can still be drawn", () => {
  const { curves, across } = chartOf(series(0), box);
  expect(curves[0]?.points).toEqual([[0, 50]]);
  expect(across.length).toBeGreaterThan(1);
});

test("numbers at the ends of two lines do not lie on each other", () => {
  expect(apart([20, 20, 5], 10)).toEqual([20, 30, 5]);
});
