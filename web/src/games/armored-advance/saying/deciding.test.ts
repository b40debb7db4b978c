import { expect, test } from "vitest";

import type { Reason } from "../../../messages";
import { deciding, decidingFirst } from "./deciding";

function reason(key: string, change = 0, values: Reason["values"] = {}): Reason {
  return { key, change, values, cite: { book: "aa", page: 6, chapter: null }, side: null };
}

const range = reason("aa-range", 4);
const foliage = reason("aa-foliage", 2);
const gun = reason("aa-penetration", 13);
const armour = reason("aa-penetrates", 0);

test("what raises the need decides, not the range it is added to", () => {
  expect(deciding([range, foliage, gun, reason("aa-need-hit")])).toBe(foliage);
});

test("the range decides where nothing raises the need", () => {
  const helped = [range, reason("aa-scout", -1), gun, reason("aa-need-hit")];
  expect(deciding(helped)).toBe(range);
});

test("the armour decides where it asks for more", () => {
  const sum = reason("aa-need-single_max", 0, { hit: 4, penetrate: 6, need: 6 });
  const reasons = [range, foliage, gun, armour, sum];
  expect(deciding(reasons)).toBe(armour);
  expect(decidingFirst(reasons)[0]).toBe(armour);
  expect(decidingFirst(reasons)).toHaveLength(reasons.length);
});

test("where there is no need, nothing is put first", () => {
  expect(decidingFirst([range, gun])).toEqual([range, gun]);
});
