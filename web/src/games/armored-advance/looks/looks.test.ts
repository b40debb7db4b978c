import { expect, test } from "vitest";

import { needOf, runsOf } from "./looks";

const grid = { cell: 1000, columns: 4, rows: 3, runs: "", doubtful: "" };

test("runs are cut at the ends of the rows", () => {
  const runs = runsOf({ ...grid, runs: "6a4.2x" });
  expect(
    runs.map(({ letter, column, row, count }) => `${letter}${column},${row}x${count}`),
  ).toEqual(["a0,0x4", "a0,1x2", ".2,1x2", ".0,2x2", "x2,2x2"]);
});

test.each(["12.", "1a11b", "4s4m4.", "3a3b3c3d"])("%s covers every cell once", (runs) => {
  const cells = runsOf({ ...grid, runs }).flatMap(({ column, row, count }) =>
    Array.from({ length: count }, (_, step) => row * grid.columns + column + step),
  );
  expect(cells).toEqual(Array.from({ length: 12 }, (_, cell) => cell));
});

test("letters from a to f are needs, others are none", () => {
  expect([..."abcdef"].map(needOf)).toEqual([1, 2, 3, 4, 5, 6]);
  expect([".", "s", "g"].map(needOf)).toEqual([null, null, null]);
});
