import { expect, test } from "vitest";

import { lookAt } from "./follow";

const SEEN = { left: 100, top: 100, wide: 200, high: 200 };

test("the window stays where one of the places is seen", () => {
  expect(
    lookAt(
      [
        [900, 900],
        [200, 150],
      ],
      SEEN,
      20,
    ),
  ).toBeNull();
  expect(lookAt([], SEEN, 20)).toBeNull();
});

test("else it looks at the nearest, also when that is only at its edge", () => {
  expect(
    lookAt(
      [
        [900, 900],
        [290, 310],
      ],
      SEEN,
      20,
    ),
  ).toEqual([290, 310]);
  expect(lookAt([[295, 200]], SEEN, 20)).toEqual([295, 200]);
});
