import { expect, test } from "vitest";

import { fromUnit, inUnit, length } from "./lengths";

test.each([
  [14_200, "in", 14.2],
  [14_249, "in", 14.2],
  [10_000, "cm", 25.4],
  [0, "cm", 0],
] as const)("%d thousandths in %s are %d", (thousandths, unit, value) => {
  expect(inUnit(thousandths, unit)).toBe(value);
});

test("whole inches and centimetres come back as they were typed", () => {
  for (const unit of ["in", "cm"] as const) {
    for (let value = 0; value <= 120; value += 1) {
      expect(inUnit(fromUnit(value, unit), unit)).toBe(value);
    }
  }
});

test("a length is said with its unit", () => {
  expect(length(6_000, "in")).toContain("6");
  expect(length(10_000, "cm")).toMatch(/25.4\s?cm/);
});
