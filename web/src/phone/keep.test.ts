import { expect, test } from "vitest";

import { heldIn, keep, kept } from "./keep";

const seat = {
  type: "seated",
  token: "t",
  table: "K7QF",
  match: "m",
  seats: ["blue"],
  name: "Ada",
};

test("a seat stored in another form is forgotten, the others are kept", () => {
  const stored = JSON.stringify({ K7QF: seat, ABCD: { token: "t" }, EFGH: null });
  expect(heldIn(stored)).toEqual({ K7QF: { ...seat, identity: null } });
});

test.each([null, "", "[]", "null", "no json"])("%j holds no seats", (stored) => {
  expect(heldIn(stored)).toEqual({});
});

test("without storage the phone remembers until the page is closed", () => {
  keep("name", "Ada");
  expect(kept("name")).toBe("Ada");
  keep("name", null);
  expect(kept("name")).toBeNull();
});
