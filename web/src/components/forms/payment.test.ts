import { expect, test } from "vitest";

import type { AddUp } from "../../messages";
import { lackOf, paidIn, totalOf } from "./payment";

const price: AddUp = {
  type: "add_up",
  field: "coins",
  low: 3,
  high: 4,
  amounts: [
    { key: "copper", thing: { kind: "coin", id: "copper" }, low: 0, high: 6, worth: 1 },
    { key: "silver", thing: { kind: "coin", id: "silver" }, low: 0, high: 3, worth: 2 },
  ],
};

test("amounts count by their worth, and what is not named is none", () => {
  expect(totalOf(price, { copper: 1, silver: 2 })).toBe(5);
  expect(totalOf(price, {})).toBe(0);
});

test("what is missing or too much is said, on, just under and just over", () => {
  expect(lackOf(price, { silver: 1 })).toEqual({ kind: "short", by: 1 });
  expect(lackOf(price, { copper: 1, silver: 1 })).toBeNull();
  expect(lackOf(price, { silver: 2 })).toBeNull();
  expect(lackOf(price, { copper: 1, silver: 2 })).toEqual({ kind: "over", by: 1 });
});

test("a field that holds no amounts is an empty payment", () => {
  expect(paidIn(null)).toEqual({});
  expect(paidIn({ copper: 2, silver: "two" })).toEqual({ copper: 2 });
});
