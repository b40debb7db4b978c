import { expect, test } from "vitest";

import { letterOf, squareOf } from "./squares";

test("squares are counted from the south-west corner", () => {
  expect(squareOf({ x: 0, y: 0 })).toBe("A1");
  expect(squareOf({ x: 5999, y: 6000 })).toBe("A2");
  expect(squareOf({ x: 13000, y: 20000 })).toBe("C4");
});

test("after Z comes AA", () => {
  expect([25, 26, 27].map(letterOf)).toEqual(["Z", "AA", "AB"]);
});
