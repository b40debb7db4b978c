import { expect, test } from "vitest";

import { bearingOf, headingOf } from "./place-form";

test.each([
  [0, 90],
  [9000, 0],
  [18000, 270],
  [27000, 180],
  [4500, 45],
])("a heading of %i hundredths looks towards %i° on a compass, and back", (heading, bearing) => {
  expect(bearingOf(heading)).toBe(bearing);
  expect(headingOf(bearing)).toBe(heading);
});

test("what is typed beyond the circle is on it", () => {
  expect(headingOf(-90)).toBe(headingOf(270));
  expect(headingOf(450)).toBe(headingOf(90));
  expect(bearingOf(9040)).toBe(0); // never 360
});
