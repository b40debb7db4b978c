import { expect, test } from "vitest";

import { along, bowAfter } from "./way-numbers";

const from = { x: 10000, y: 10000 };

test("straight ahead is where the bow points", () => {
  expect(along(from, 0, 5000, 0)).toEqual({ x: 15000, y: 10000 });
  expect(along(from, 9000, 5000, 0)).toEqual({ x: 10000, y: 15000 });
});

test("to the right is clockwise, and half a turn is back", () => {
  expect(along(from, 9000, 5000, 90)).toEqual({ x: 15000, y: 10000 });
  expect(along(from, 9000, 5000, 180)).toEqual({ x: 10000, y: 5000 });
});

test("at a waypoint the bow points along the leg that led there", () => {
  expect(bowAfter(from, 4500, [])).toBe(4500);
  expect(bowAfter(from, 4500, [{ x: 10000, y: 14000 }])).toBe(9000);
  const via = [
    { x: 10000, y: 14000 },
    { x: 5000, y: 14000 },
  ];
  expect(bowAfter(from, 4500, via)).toBe(18000);
});
