import { describe, expect, test } from "vitest";

import type { Corners } from "./corners";
import {
  added,
  blank,
  changeOf,
  cornersOf,
  type Draft,
  duplicated,
  grouped,
  laidOut,
  movedBy,
  movedObjective,
  opened,
  outlineOf,
  removed,
  resized,
  standing,
  together,
  twinOf,
  wire,
  withObjective,
  withoutObjective,
} from "./draft";
import { chosenBy } from "./editor";
import { dragged } from "./drags";
import { hit } from "./hit";
import { shelfIn } from "./kept-boards";
import { slug, squareAt } from "./names";
import { drawnBy, TOOLS } from "./tools";
import { written } from "./toml";

const NAME = { en: "Hill farm", de: "Hügelhof" };
const EMPTY = blank(72_000, 48_000, NAME);

function put(draft: Draft, tool: string, ...stroke: Corners): [Draft, string] {
  const found = TOOLS.find(({ id }) => id === tool);
  const piece = found && drawnBy(found, stroke, 500);
  if (!piece) throw new Error(`no tool ${tool}`);
  return added(draft, piece);
}

describe("drawing", () => {
  test("a tap puts a piece of the usual size", () => {
    const [draft, id] = put(EMPTY, "building", [20_100, 14_900]);
    expect(id).toBe("building-1");
    expect(draft.pieces[0]?.corners).toEqual([
      [17_000, 13_000],
      [23_000, 13_000],
      [23_000, 17_000],
      [17_000, 17_000],
    ]);
    expect(draft.pieces[0]?.height).toBe(3000);
  });
  test("a stroke draws from corner to corner", () => {
    const [draft] = put(EMPTY, "building", [10_000, 10_000], [12_000, 11_000], [18_000, 13_000]);
    expect(draft.pieces[0]?.corners[2]).toEqual([18_000, 13_000]);
  });
  test("a road follows the finger and keeps its width", () => {
    const [draft] = put(EMPTY, "road", [0, 20_000], [30_000, 20_000], [40_000, 30_000]);
    expect(draft.pieces[0]).toMatchObject({ kind: "road", width: 2000, height: 0 });
    expect(draft.pieces[0]?.corners).toHaveLength(3);
  });
  test("every tool makes a piece with an outline", () => {
    for (const { id } of TOOLS) {
      const [draft] = put(EMPTY, id, [30_000, 20_000]);
      expect(draft.pieces.flatMap(outlineOf).length).toBeGreaterThan(3);
    }
  });
});

describe("symmetry", () => {
  const [half, hall] = put(EMPTY, "building", [10_000, 6000]);
  const [both] = put(half, "wall", [60_000, 40_000]);
  test("half a turn keeps the first zone's half and sets it opposite", () => {
    const even = laidOut(both, "turn");
    expect(even.pieces.map(({ id }) => id)).toEqual([hall]);
    const [, twin] = standing(even);
    expect(twin?.id).toBe(`${hall}-twin`);
    expect(cornersOf(even, [hall])[0]).toEqual([7000, 4000]);
    expect(twin?.corners[0]).toEqual([65_000, 44_000]);
  });
  test("mirrored goes across the line between the zones", () => {
    const even = laidOut(both, "mirror");
    expect(standing(even)[1]?.corners[0]).toEqual([7000, 44_000]);
  });
  test("free again: nothing moves, and twins are pieces", () => {
    const free = laidOut(laidOut(both, "turn"), "free");
    expect(free.pieces.map(({ id }) => id)).toEqual([hall, `${hall}-twin`]);
    expect(standing(free).map(outlineOf)).toEqual(standing(laidOut(both, "turn")).map(outlineOf));
  });
  test("a new piece has a twin, and one across the middle has none", () => {
    const even = laidOut(EMPTY, "turn");
    expect(put(even, "building", [10_000, 10_000])[0].pieces[0]?.twin).toBe(true);
    expect(put(even, "road", [0, 24_000], [72_000, 24_000])[0].pieces[0]?.twin).toBe(false);
  });
  test("objectives come, move and go in pairs", () => {
    const even = withObjective(laidOut(EMPTY, "turn"), [10_000, 10_000]);
    expect(even.objectives).toEqual([
      [36_000, 24_000],
      [10_000, 10_000],
      [62_000, 38_000],
    ]);
    const pulled = movedObjective(even, 2, [60_000, 38_000]);
    expect(pulled.objectives[1]).toEqual([12_000, 10_000]);
    expect(withoutObjective(pulled, 1).objectives).toHaveLength(1);
  });
});

describe("changing", () => {
  const [one, a] = put(EMPTY, "building", [10_000, 10_000]);
  const [two, b] = put(one, "foliage", [30_000, 20_000]);
  test("a group is taken up together, and its copy is a group of its own", () => {
    const farm = grouped(two, [a, b]);
    expect(together(farm, b)).toEqual([a, b]);
    const [copied, made] = duplicated(farm, [a, b]);
    expect(together(copied, made[0] ?? "")).toEqual(made);
    expect(copied.pieces).toHaveLength(4);
    expect(removed(copied, made).pieces).toEqual(farm.pieces);
  });
  test("a finger moves to steps, and turns by five degrees", () => {
    const chosen = { type: "pieces", ids: [a] } as const;
    const pull = { from: [10_000, 10_000], to: [12_260, 10_100], step: 500 } as const;
    const moved = dragged(two, chosen, { type: "move" }, pull);
    expect(moved).toEqual(movedBy(two, [a], 2500, 0));
    const turn = { from: [10_000, 14_000], to: [6000, 13_900], step: 500 } as const;
    const turned = dragged(two, chosen, { type: "turn" }, turn);
    expect(turned.pieces[0]?.corners).not.toEqual(two.pieces[0]?.corners);
  });
  test("a side is pulled while the other stays", () => {
    const chosen = { type: "pieces", ids: [a] } as const;
    const hold = { type: "side", along: 1, across: 0 } as const;
    const pulled = dragged(two, chosen, hold, {
      from: [13_000, 10_000],
      to: [15_000, 10_000],
      step: 500,
    });
    expect(pulled.pieces[0]?.corners).toEqual([
      [7000, 8000],
      [15_000, 8000],
      [15_000, 12_000],
      [7000, 12_000],
    ]);
  });
  test("nothing is pressed flat", () => {
    const chosen = { type: "pieces", ids: [a] } as const;
    const hold = { type: "side", along: 1, across: 0 } as const;
    const pulled = dragged(two, chosen, hold, {
      from: [13_000, 10_000],
      to: [-50_000, 10_000],
      step: 500,
    });
    const xs = pulled.pieces[0]?.corners.map(([x]) => x) ?? [];
    expect(Math.max(...xs) - Math.min(...xs)).toBe(300);
  });
  test("a corner pulled onto its neighbour goes, but three stay", () => {
    const chosen = { type: "pieces", ids: [a] } as const;
    const pull = { from: [7000, 8000], to: [13_000, 8000], step: 500 } as const;
    const three = dragged(two, chosen, { type: "corner", index: 0 }, pull);
    expect(three.pieces[0]?.corners).toHaveLength(3);
    const again = dragged(
      three,
      chosen,
      { type: "corner", index: 0 },
      { ...pull, to: [13_000, 12_000] },
    );
    expect(again.pieces[0]?.corners).toHaveLength(3);
  });
  test("a corner can be added between two", () => {
    const chosen = { type: "pieces", ids: [a] } as const;
    const pull = { from: [10_000, 8000], to: [10_000, 6000], step: 500 } as const;
    const five = dragged(two, chosen, { type: "between", index: 0 }, pull);
    expect(five.pieces[0]?.corners[1]).toEqual([10_000, 6000]);
  });
  test("zones keep to the board, and follow its size", () => {
    const hold = { type: "side", along: 0, across: 1 } as const;
    const pull = { from: [36_000, 8000], to: [36_000, 12_000], step: 500 } as const;
    const deep = dragged(EMPTY, { type: "zone", index: 0 }, hold, pull);
    expect(deep.zones[0]?.outline[2]).toEqual([72_000, 12_000]);
    expect(resized(EMPTY, 60_000, 44_000).zones[1]?.outline).toContainEqual([60_000, 44_000]);
  });
  test("the smallest thing under the finger is meant", () => {
    const [wood] = put(EMPTY, "foliage", [20_000, 20_000], [40_000, 35_000]);
    const [inside, wall] = put(wood, "wall", [30_000, 27_000]);
    expect(hit(inside, [30_000, 27_100], 300)).toEqual({ type: "pieces", ids: [wall] });
    expect(hit(inside, [36_000, 24_000], 300)).toEqual({ type: "objective", index: 0 });
    expect(hit(inside, [5000, 1000], 300)).toEqual({ type: "zone", index: 0 });
    expect(hit(inside, [5000, 30_000], 300)).toBeNull();
  });
  test("a twin stands for its piece", () => {
    const [even, id] = put(laidOut(EMPTY, "turn"), "building", [10_000, 14_000]);
    expect(hit(even, [62_000, 34_000], 300)).toEqual({ type: "pieces", ids: [id] });
  });
});

describe("keeping", () => {
  const [hall] = put(laidOut(EMPTY, "turn"), "building", [10_000, 14_000]);
  const [full] = put(hall, "road", [0, 20_000], [30_000, 20_000]);
  test("what is kept on this phone is what was drawn", () => {
    const kept = JSON.stringify({ new: { board: wire(full), pack: null, version: 0, at: 5 } });
    expect(shelfIn(kept)["new"]).toEqual({ draft: full, pack: null, version: 0, at: 5 });
  });
  test("what an older page kept in another form is left out", () => {
    expect(shelfIn('{"a": {"board": {"id": 3}}, "b": 7}')).toEqual({});
    expect(shelfIn("no json")).toEqual({});
  });
  test("twins that are not of the layout become pieces", () => {
    const read = wire(full);
    const [first] = read.pieces;
    if (!first) throw new Error("empty");
    const mixed = opened({ ...read, pieces: [first, { ...first, id: "m", twin: "mirror" }] });
    expect(mixed.layout).toBe("turn");
    expect(mixed.pieces.map(({ id }) => id)).toEqual(["building-1", "m", "m-twin"]);
  });
  test("a name is an id", () => {
    expect(slug("Straße nach Süden, 2")).toBe("strasse-nach-suden-2");
    expect(slug("†")).toBe("board");
  });
  test("the file says all of it", () => {
    const odd = changeOf(full, ["building-1"], (piece) => ({
      ...piece,
      cover: 4250,
      group: "farm",
      name: { en: 'The "Hall"', de: "Die Halle" },
    }));
    expect(written(odd)).toBe(`id = "board"
name = { en = "Hill farm", de = "Hügelhof" }
width = 72
depth = 48
objectives = [[36, 24]]

[[zones]]
id = "south"
outline = [[0, 0], [72, 0], [72, 8], [0, 8]]

[[zones]]
id = "north"
outline = [[72, 48], [0, 48], [0, 40], [72, 40]]

[[pieces]]
id = "building-1"
kind = "building"
name = { en = "The \\"Hall\\"", de = "Die Halle" }
height = 3
cover = 4.25
outline = [[7, 12], [13, 12], [13, 16], [7, 16]]
twin = true
group = "farm"

[[pieces]]
id = "road-1"
kind = "road"
line = [[0, 20], [30, 20]]
width = 2
twin = true
`);
  });
});

test.each([
  [[0, 0], "A1"],
  [[6000, 5999], "B1"],
  [[71_999, 47_999], "L8"],
  [[72_000, 48_000], "L8"],
  [[-500, 12_000], "A3"],
] as const)("%j is in square %s", (at, square) => {
  expect(squareAt(EMPTY, at)).toBe(square);
});

test("a twin's twin is the piece", () => {
  const [even] = put(laidOut(EMPTY, "mirror"), "foliage", [10_000, 14_000]);
  const [piece] = even.pieces;
  if (!piece) throw new Error("empty");
  expect(twinOf(even, twinOf(even, piece))).toEqual(piece);
});

test.each([
  ["zones[0]", { type: "zone", index: 0 }],
  ["zones[1]", { type: "zone", index: 1 }],
  ["zones", { type: "zone", index: 0 }],
  ["pieces", null],
])("a fault about %s chooses what it is about", (about, chosen) => {
  expect(chosenBy(EMPTY, about)).toEqual(chosen);
});
