// Ten sides' areas are told apart by everybody: no two patterns draw the same.

import { expect, test } from "vitest";

import { FRAMES } from "./frames";
import { TILES } from "./patterns";

test("every side that has a frame has a pattern of its own", () => {
  expect(Object.keys(TILES)).toEqual(Object.keys(FRAMES));
  const drawn = Object.values(TILES).map((tile) => JSON.stringify(tile));
  expect(new Set(drawn).size).toBe(10);
});

/** How a straight line of a side runs over the map, in degrees; null: the side has none such. */
function directions(side: string): ReadonlyArray<number> {
  const { lines = "", turn = 0 } = TILES[side] ?? { size: [8, 8] };
  if (/[QaT]/.test(lines) || lines.length > 20) return [];
  const along = [...lines.matchAll(/[VH]/g)].map(([way]) => (way === "V" ? 90 : 0));
  return along.map((way) => (way + turn) % 180);
}

test("plain lines of two sides never run the same way", () => {
  const single = ["blue", "green", "chalk"].map((side) => directions(side));
  expect(single).toEqual([[135], [0], [90]]);
  expect(directions("plum")).toHaveLength(2); // both diagonals: a hatch, no plain line
});
