import { expect, test } from "vitest";

import type { Changes } from "../messages";
import { applied } from "./changes";
import { isRecord } from "./shapes";

type Edits = Changes["edits"];

const VIEW = { seq: 4, units: [{ id: "a", at: { x: 1 } }, { id: "b" }, { id: "c" }], out: "x" };

test.each<[string, Edits, unknown]>([
  ["nothing", [], VIEW],
  ["a value", [{ type: "put", at: ["seq"], value: 5 }], { ...VIEW, seq: 5 }],
  ["a new key", [{ type: "put", at: ["more"], value: null }], { ...VIEW, more: null }],
  ["a key gone", [{ type: "drop", at: ["out"] }], { seq: 4, units: VIEW.units }],
  [
    "a value inside a list",
    [{ type: "put", at: ["units", 0, "at", "x"], value: 2 }],
    { ...VIEW, units: [{ id: "a", at: { x: 2 } }, { id: "b" }, { id: "c" }] },
  ],
  [
    "one of a list replaced by two",
    [{ type: "splice", at: ["units"], start: 1, gone: 1, values: [1, 2] }],
    { ...VIEW, units: [{ id: "a", at: { x: 1 } }, 1, 2, { id: "c" }] },
  ],
])("edits: %s", (_, edits, outcome) => {
  expect(applied(VIEW, edits)).toEqual(outcome);
});

test("what does not change stays the same object, and the old view is left alone", () => {
  const before = structuredClone(VIEW);
  const after = applied(VIEW, [{ type: "put", at: ["units", 1, "hp"], value: 3 }]);
  expect(VIEW).toEqual(before);
  expect(after).toMatchObject({ units: [{}, { hp: 3 }, {}] });
  expect(isRecord(after) && Array.isArray(after["units"]) && after["units"][0]).toBe(VIEW.units[0]);
});
