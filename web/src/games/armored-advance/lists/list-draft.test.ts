import { expect, test } from "vitest";

import { forceIn, forgetNamed, fromFile, keepNamed, keptLists, toFile } from "./list-draft";

const force = {
  name: "Mixed",
  units: [{ unit: "t-34-85", count: 2 }],
  squads: [{ kind: "basic" as const, count: 1, machine_gun: true, grenades: 1 }],
};

test("a list written to a file is read back as it was", () => {
  expect(fromFile(toFile(force))).toEqual(force);
});

test.each(["", "{}", "[]", JSON.stringify(force), '{"file":"armored-advance force list"}'])(
  "%s is no file of a list",
  (text) => {
    expect(fromFile(text)).toBeNull();
  },
);

test("a squad written by hand may leave out what it does not carry", () => {
  const read = forceIn({ name: "", units: [], squads: [{ kind: "sniper", count: 2 }] });
  expect(read?.squads).toEqual([{ kind: "sniper", count: 2, machine_gun: false, grenades: 0 }]);
});

test.each([
  null,
  { ...force, name: 1 },
  { ...force, units: {} },
  { ...force, units: [{ unit: "t-34-85", count: "2" }] },
  { ...force, squads: [{ kind: "cavalry", count: 1 }] },
  { ...force, squads: [{ kind: "basic", count: 1, grenades: "many" }] },
])("what is no list is not taken for one: %#", (raw) => {
  expect(forceIn(raw)).toBeNull();
});

test("a list is kept once under its name, and can be forgotten", () => {
  keepNamed(force);
  keepNamed({ ...force, units: [] });
  expect(keptLists.value).toEqual([{ ...force, units: [] }]);
  forgetNamed("Mixed");
  expect(keptLists.value).toEqual([]);
});
