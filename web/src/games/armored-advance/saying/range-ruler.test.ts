import { expect, test } from "vitest";

import { typedRange } from "./range-ruler";

test.each([
  ["22.5", 22.5],
  ["22,5", 22.5],
  ["22.", 22],
  ["7", 7],
  ["22.5″", 22.5],
  ["999", 300],
])("%s is read as %d", (text, value) => {
  expect(typedRange(text, "in")).toBe(value);
});

test.each(["", "-3", "2.55", "far", "1e3", "."])("%s is no range", (text) => {
  expect(typedRange(text, "in")).toBeNull();
});
