import { describe, expect, test } from "vitest";

import { dictOf, fits, listOf, misfit, type Kind, type Shape, type Structs } from "./shapes";

const structs: Structs = {
  Place: { x: "number", y: "number" },
  Unit: { id: "string", "at?": { any: ["Place", "null"] }, state: { one: ["ready", "gone"] } },
  Tree: { name: "string", branches: { list: "Tree" } },
  Move: { type: { one: ["move"] }, to: "Place" },
  Stay: { type: { one: ["stay"] } },
};

function shape(kind: Kind): Shape<unknown> {
  return { structs, kind };
}

const action = shape({ tagged: { move: "Move", stay: "Stay" } });
const unit = { id: "blue-1", at: { x: 1, y: 2 }, state: "ready" };

test.each<[Kind, ReadonlyArray<unknown>, ReadonlyArray<unknown>]>([
  ["string", ["", "a"], [1, null, undefined, {}]],
  ["number", [0, -1.5], ["1", null]],
  ["boolean", [true, false], [0, "true"]],
  ["null", [null], [undefined, 0, ""]],
  ["unknown", [null, undefined, 1, {}], []],
  [{ one: ["a", 2, null] }, ["a", 2, null], ["b", "2", undefined]],
  [{ list: "number" }, [[], [1, 2]], [[1, "2"], {}, null, "12"]],
  [{ tuple: ["number", "string"] }, [[1, "a"]], [[1], [1, "a", 2], ["a", 1], {}]],
  [{ dict: "number" }, [{}, { a: 1 }], [{ a: "1" }, [1], null]],
  [{ any: ["string", { list: "string" }] }, ["a", ["a"]], [1, [1]]],
])("%j takes what it describes and nothing else", (kind, good, bad) => {
  for (const value of good) expect(misfit(shape(kind), value)).toBeNull();
  for (const value of bad) expect(misfit(shape(kind), value)).not.toBeNull();
});

describe("a struct", () => {
  test("fits with all its fields, and may have more", () => {
    expect(fits(shape("Unit"), { ...unit, newer: 1 })).toBe(true);
  });

  test("may lack what is optional, and nothing else", () => {
    expect(fits(shape("Unit"), { id: "blue-1", state: "ready" })).toBe(true);
    expect(misfit(shape("Unit"), { id: "blue-1" })).toBe(".state");
  });

  test("is neither a list nor null", () => {
    expect([[], null, "Unit", undefined].map((raw) => misfit(shape("Unit"), raw))).toEqual([
      "",
      "",
      "",
      "",
    ]);
  });

  test("may hold itself", () => {
    const tree = { name: "a", branches: [{ name: "b", branches: [] }] };
    expect(fits(shape("Tree"), tree)).toBe(true);
    expect(misfit(shape("Tree"), { ...tree, branches: [tree, { name: "c" }] })).toBe(
      ".branches[1].branches",
    );
  });

  test("that the table lacks is a fault of ours", () => {
    expect(() => misfit(shape("Nobody"), {})).toThrow("there is no struct Nobody");
  });
});

test.each([
  [[unit, { ...unit, at: { x: 1 } }], "[1].at.y"],
  [[{ ...unit, state: "lost" }], "[0].state"],
  [[{ ...unit, at: null }], null],
])("the path leads to what is wrong: %#", (raw, path) => {
  expect(misfit(shape({ list: "Unit" }), raw)).toBe(path);
});

test.each([
  [{ type: "move", to: { x: 0, y: 0 } }, null],
  [{ type: "stay" }, null],
  [{ type: "fly" }, ".type"],
  [{}, ".type"],
  [null, ".type"],
  [{ type: "move", to: { x: 0 } }, ".to.y"],
])("a tagged union is told by its tag: %j", (raw, path) => {
  expect(misfit(action, raw)).toBe(path);
});

test("lists and dictionaries of a shape have shapes too", () => {
  const place: Shape<{ readonly x: number }> = { structs, kind: "Place" };
  expect(fits(listOf(place), [{ x: 1, y: 2 }])).toBe(true);
  expect(misfit(dictOf(place), { here: { x: 1 } })).toBe(".here.y");
});

test("what was found sound is not looked at again", () => {
  let reads = 0;
  const raw = {
    get x() {
      reads += 1;
      return 1;
    },
    y: 2,
  };
  const place = shape("Place");
  expect([fits(place, raw), fits(place, raw), reads]).toEqual([true, true, 1]);
});

test("what did not fit is looked at again", () => {
  const place = shape("Place");
  const raw: { x: number; y?: number } = { x: 1 };
  expect(fits(place, raw)).toBe(false);
  raw.y = 2;
  expect(fits(place, raw)).toBe(true);
});
