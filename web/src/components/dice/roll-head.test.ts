import { expect, test } from "vitest";

import type { Dice } from "../../messages";
import { sharedNeed, wins } from "./roll-head";

function dice(changes: Partial<Dice> = {}): Dice {
  const plain = { key: "a", seat: null, count: 1, sides: 6, need: 4, colour: null };
  return { ...plain, wins: "at_least", ...changes };
}

test.each([
  ["at_least", 3, false],
  ["at_least", 4, true],
  ["at_least", 5, true],
  ["at_most", 3, true],
  ["at_most", 4, true],
  ["at_most", 5, false],
] as const)("a need of 4 %s: %d wins %s", (how, face, won) => {
  expect(wins(dice({ wins: how }), face)).toBe(won);
});

test("dice without a need neither win nor lose", () => {
  expect(wins(dice({ need: null }), 6)).toBeNull();
});

test("a need stands over all groups only where all need the same", () => {
  const one = dice();
  expect(sharedNeed([one, dice({ key: "b" })])).toBe(one);
  expect(sharedNeed([one, dice({ key: "b", need: 5 })])).toBeNull();
  expect(sharedNeed([one, dice({ key: "b", wins: "at_most" })])).toBeNull();
  expect(sharedNeed([dice({ need: null })])).toBeNull();
  expect(sharedNeed([])).toBeNull();
});
