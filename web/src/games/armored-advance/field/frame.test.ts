import { describe, expect, test } from "vitest";

import type { Map as Field } from "../types";
import { firstCrossing, frameFor, middle, normal, path, quartersFor, round } from "./frame";

const box = (
  x: number,
  y: number,
  w: number,
  h: number,
): ReadonlyArray<readonly [number, number]> => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

const field: Field = {
  id: "test",
  width: 72_000,
  depth: 48_000,
  pieces: [],
  zones: [
    { id: "north", outline: box(0, 40_000, 72_000, 8_000) },
    { id: "east", outline: box(64_000, 0, 8_000, 48_000) },
    { id: "south", outline: box(0, 0, 72_000, 8_000) },
    { id: "west", outline: box(0, 0, 8_000, 48_000) },
  ],
};
const quarters = [0, 1, 2, 3];
const places = [
  { x: 0, y: 0 },
  { x: 72_000, y: 48_000 },
  { x: 12_345, y: 6_789 },
];

describe.each(quarters)("turned by %d quarters", (turned) => {
  const frame = frameFor(field, turned);

  test("a place comes back from the drawing as it was", () => {
    for (const { x, y } of places) expect(frame.place(frame.point(x, y))).toEqual({ x, y });
  });

  test("every place of the table lies on the drawing", () => {
    for (const { x, y } of places) {
      const at = frame.point(x, y);
      expect(at.x).toBeGreaterThanOrEqual(0);
      expect(at.x).toBeLessThanOrEqual(frame.w);
      expect(at.y).toBeGreaterThanOrEqual(0);
      expect(at.y).toBeLessThanOrEqual(frame.h);
    }
  });

  test("a heading drawn and read again is the same", () => {
    for (const heading of [0, 4_500, 9_000, 13_579, 27_000, 35_999]) {
      const angle = (frame.angle(heading) * Math.PI) / 180; // clockwise from straight up
      const to = { x: 10 + Math.sin(angle), y: 10 - Math.cos(angle) };
      expect(frame.heading({ x: 10, y: 10 }, to)).toBe(heading);
    }
  });
});

test.each(field.zones.map((zone) => [zone.id, zone] as const))(
  "whose zone is %s sees it at the bottom",
  (id, zone) => {
    const frame = frameFor(field, quartersFor(field, id));
    const at = frame.point(...middle(zone));
    expect(at.y).toBeGreaterThan(frame.h * 0.75);
  },
);

test("without a zone of one's own the long side stands upright", () => {
  expect(quartersFor(field, "")).toBe(1);
  expect(quartersFor({ ...field, width: 48_000, depth: 72_000 }, "")).toBe(0);
});

test.each([
  [0, 0],
  [36_000, 0],
  [-1, 35_999],
  [72_001, 1],
  [-36_000, 0],
])("a heading of %d is one of %d", (heading, turned) => {
  expect(normal(heading) + 0).toBe(turned);
});

describe("where a line first meets an outline", () => {
  const square = [
    { x: 4, y: 4 },
    { x: 6, y: 4 },
    { x: 6, y: 6 },
    { x: 4, y: 6 },
  ];

  test("it is the near side, from either end", () => {
    expect(firstCrossing({ x: 0, y: 5 }, { x: 10, y: 5 }, square)).toEqual({ x: 4, y: 5 });
    expect(firstCrossing({ x: 10, y: 5 }, { x: 0, y: 5 }, square)).toEqual({ x: 6, y: 5 });
  });

  test("a line that passes by or ends before meets nothing", () => {
    expect(firstCrossing({ x: 0, y: 7 }, { x: 10, y: 7 }, square)).toBeNull();
    expect(firstCrossing({ x: 0, y: 5 }, { x: 3.9, y: 5 }, square)).toBeNull();
  });

  test("a line that ends on the outline meets it", () => {
    expect(firstCrossing({ x: 0, y: 5 }, { x: 4, y: 5 }, square)).toEqual({ x: 4, y: 5 });
  });
});

test("a path is written to a thousandth of an inch", () => {
  expect(round(1.23456)).toBe(1.235);
  const corners = [
    { x: 0, y: 1.00049 },
    { x: 2, y: 3 },
  ];
  expect(path(corners, true)).toBe("M0 1L2 3Z");
  expect(path(corners, false)).toBe("M0 1L2 3");
});
