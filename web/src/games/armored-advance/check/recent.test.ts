import { expect, test } from "vitest";

import { pairsIn, recentUnits, withPair } from "./recent";

const one = { shooter: "panther-g", target: "t-34-85" };
const two = { shooter: "t-34-85", target: "sniper" };

test("the newest pair comes first, and each pair once", () => {
  expect(withPair([one, two], two)).toEqual([two, one]);
  expect(withPair([one], two)).toEqual([two, one]);
});

test("only a few pairs are kept", () => {
  const many = ["pz-iv-h", "stug-iii-g", "m5a1-stuart", "su-76m", "t-34-76"].map((shooter) => ({
    shooter,
    target: "sniper",
  }));
  expect(withPair(many, one)).toHaveLength(5);
});

test("units of the pairs are listed once", () => {
  expect(recentUnits([one, two])).toEqual(["panther-g", "t-34-85", "sniper"]);
});

test.each([null, "{", "7", '["panther-g"]', '[["gone","sniper"]]', "[[1,2]]"])(
  "what was stored as %s is forgotten",
  (stored) => {
    expect(pairsIn(stored)).toEqual([]);
  },
);

test("what was stored is taken up again", () => {
  expect(pairsIn('[["panther-g","t-34-85"],["x","y"]]')).toEqual([one]);
});
