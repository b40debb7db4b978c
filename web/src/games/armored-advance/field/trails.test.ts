import { expect, test } from "vitest";

import { lengthSpot } from "./trails";

const SIZE = { w: 4, h: 2 };
const NORTH = { x: 10, y: 4 };

test("a length stands in the middle of a long way", () => {
  expect(lengthSpot({ x: 10, y: 20 }, NORTH, SIZE, [{ ...NORTH, r: 1.5 }])).toEqual({
    x: 10,
    y: 12,
  });
});

test("of a short way it stands beside, clear of the model that went it", () => {
  const spot = lengthSpot({ x: 10, y: 6 }, NORTH, SIZE, [{ ...NORTH, r: 1.5 }]);
  expect(Math.abs(spot.x - 10)).toBeGreaterThanOrEqual(SIZE.w / 2 + 1.5 - 1e-9);
  expect(spot.y).toBeCloseTo(5);
});

test("where there is no room at all it stands in the middle", () => {
  expect(lengthSpot({ x: 10, y: 6 }, NORTH, SIZE, [{ ...NORTH, r: 99 }])).toEqual({ x: 10, y: 5 });
});
