import { expect, test } from "vitest";

import type { Reason } from "../../messages";
import { sumsOf } from "./sums";

const term = (change: number, side: Reason["side"] = null): Reason => ({
  key: "mop-score",
  cite: { book: "mop", page: 7, chapter: null },
  change,
  values: {},
  side,
});

test("terms of two sides are summed for each, also to nothing", () => {
  expect(sumsOf([term(1, "orange"), term(2, "orange"), term(0, "blue")])).toEqual([
    { side: "orange", sum: 3 },
    { side: "blue", sum: 0 },
  ]);
});

test("a remark of no side beside the terms of the sides has no sum", () => {
  expect(sumsOf([term(1, "orange"), term(0)])).toEqual([{ side: "orange", sum: 1 }]);
});

test("terms of no side have one sum", () => {
  expect(sumsOf([term(4), term(-1), term(0)])).toEqual([{ side: null, sum: 3 }]);
});
