import { expect, test } from "vitest";

import { limitsOfQuickCheck } from "../types";
import {
  choose,
  check,
  questionOf,
  remembered,
  setCheck,
  swap,
  weaponsFor,
} from "./check-question";

const first = remembered(null);

test("the pair that was looked at last is taken up again, and nothing else", () => {
  const stored = JSON.stringify({ shooter: "panther-g", target: "sniper", unit: "cm", walls: 5 });
  expect(remembered(stored)).toMatchObject({
    shooter: "panther-g",
    target: "sniper",
    unit: "cm",
    range: 45,
    walls: 0,
  });
});

test.each(["{", "[]", '{"shooter":"gone","target":"sniper"}', '{"shooter":1,"target":2}'])(
  "what was stored as %s is forgotten",
  (stored) => {
    expect(remembered(stored)).toEqual(first);
  },
);

test("the question says the distance in thousandths of the unit", () => {
  expect(questionOf({ ...first, range: 22 })).toMatchObject({
    type: "quick-check",
    distance: 22_000,
    unit: "in",
  });
});

test("a toggle that does not matter for these two is not asked", () => {
  const question = questionOf({ ...first, angled: true, accurate: true, crew: true });
  expect(question).toMatchObject({ angled: false, accurate: false, crew: false });
});

test("what can be asked stays within what the server takes", () => {
  const { distance = 0, walls = 0, scout = 0 } = questionOf({ ...first, range: 120, walls: 9 });
  expect(distance).toBeLessThanOrEqual(limitsOfQuickCheck.distance.high);
  expect(walls).toBeLessThanOrEqual(limitsOfQuickCheck.walls.high);
  expect(scout).toBeLessThanOrEqual(limitsOfQuickCheck.scout.high);
});

test("another target makes void what was said about the old one", () => {
  setCheck({ hp: 3, sandbags: "here", weapon: "gun" });
  choose("target", "sniper");
  expect(check.value).toMatchObject({ target: "sniper", hp: null, sandbags: "none", weapon: "" });
});

test("shooter and target swap places, and swapped twice stand as before", () => {
  const { shooter, target } = check.value;
  swap();
  expect(check.value).toMatchObject({ shooter: target, target: shooter });
  swap();
  expect(check.value).toMatchObject({ shooter, target });
});

test("against men only what kills men is offered, against armour the rest", () => {
  const atMen = weaponsFor({ ...first, shooter: "panther-g", target: "sniper" });
  const atArmour = weaponsFor({ ...first, shooter: "panther-g", target: "t-34-85" });
  expect(atMen.every(({ kind }) => kind === "ai")).toBe(true);
  expect(atArmour.every(({ kind }) => kind !== "ai")).toBe(true);
  expect(atArmour.length).toBeGreaterThan(0);
});
