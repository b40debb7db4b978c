import { describe, expect, test } from "vitest";

import { army, sampleBoard } from "../sample-board";
import {
  armySpots,
  heightIn,
  phoneLayout,
  placesIn,
  screenLayout,
  type Cell,
  type Layout,
} from "./layout";

const layouts: ReadonlyArray<readonly [string, Layout]> = [1, 2].flatMap((neutrals) => {
  const board = sampleBoard(neutrals);
  return [
    [`phone, ${neutrals} neutral`, phoneLayout(board, "blue", "tall")] as const,
    [`short phone, ${neutrals} neutral`, phoneLayout(board, "orange", "short")] as const,
    [`flat phone, ${neutrals} neutral`, phoneLayout(board, "blue", 52)] as const,
    [`screen, ${neutrals} neutral`, screenLayout(board)] as const,
    [`low screen, ${neutrals} neutral`, screenLayout(board, 2.5)] as const,
  ];
});

function overlap(a: Cell, b: Cell): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

describe.each(layouts)("%s", (_, layout) => {
  test("the countries cover the map and no two overlap", () => {
    const { cells } = layout;
    const area = cells.reduce((sum, { w, h }) => sum + w * h, 0);
    expect(area).toBeCloseTo(layout.w * layout.h);
    cells.forEach((cell, place) => {
      expect(cells.slice(place + 1).some((other) => overlap(cell, other))).toBe(false);
      expect(cell.x).toBeGreaterThanOrEqual(0);
      expect(cell.y).toBeGreaterThanOrEqual(0);
    });
  });

  test("there is a border between neighbours in the chain, and none around the map", () => {
    for (const { at, lies } of layout.borders) {
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThan(lies === "across" ? layout.h : layout.w);
    }
    expect(layout.borders.length).toBe(layout.cells.length - 1);
  });

  test("what is laid on a country lies inside it", () => {
    for (const cell of layout.cells) {
      const { name, vp, die, capital, armies } = placesIn(layout, cell);
      for (const { x, y } of [name, capital, vp, { x: vp.x + die, y: vp.y + die }]) {
        expect(x).toBeGreaterThanOrEqual(cell.x);
        expect(x).toBeLessThanOrEqual(cell.x + cell.w);
        expect(y).toBeGreaterThanOrEqual(cell.y);
        expect(y).toBeLessThanOrEqual(cell.y + cell.h);
      }
      expect(armies.x + armies.w).toBeLessThanOrEqual(cell.x + cell.w);
    }
  });

  test.each([1, 4, 9])("%d armies stand beside each other, inside their country", (count) => {
    const armies = Array.from({ length: count }, (_, place) =>
      army(`${place % 2 === 0 ? "blue" : "orange"}-${place + 1}`, { fortified: place % 3 === 0 }),
    );
    for (const cell of layout.cells) {
      const crowded = { ...cell, country: { ...cell.country, armies } };
      const spots = [...armySpots(layout, crowded, "blue").values()];
      expect(spots).toHaveLength(count);
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      for (const { x } of spots) {
        expect(x).toBeGreaterThan(cell.x);
        expect(x).toBeLessThan(cell.x + cell.w);
      }
    }
  });
});

test("on a phone one's own home is nearest", () => {
  const board = sampleBoard(2);
  const lowest = (seat: string | null) => {
    const { cells } = phoneLayout(board, seat, "tall");
    return [...cells].sort((a, b) => b.y - a.y)[0]?.country.owner;
  };
  expect([lowest("blue"), lowest("orange"), lowest(null)]).toEqual(["blue", "orange", "blue"]);
});

test("an army on the capital stands there, not in the line", () => {
  const board = sampleBoard(1);
  const layout = screenLayout(board);
  const home = layout.cells.find(({ country }) => country.owner === "blue");
  if (!home) throw new Error("no home");
  const armies = [army("orange-1", { on_capital: true }), army("blue-1")];
  const spots = armySpots(layout, { ...home, country: { ...home.country, armies } }, null);
  const { capital } = placesIn(layout, home);
  expect(Math.abs((spots.get("orange-1")?.y ?? 0) - capital.y)).toBeLessThan(60);
  expect(spots.get("orange-1")?.y).not.toBe(spots.get("blue-1")?.y);
});

test("where there is room the map is drawn in full, else as flat as fits, down to a line each", () => {
  const board = sampleBoard(1); // three countries in a row
  expect([400, 330, 240, 60].map((room) => heightIn(board, room))).toEqual([
    "tall",
    "short",
    80,
    48,
  ]);
  expect(phoneLayout(board, "blue", heightIn(board, 240)).h).toBe(240);
});

test("on a low screen the map keeps its proportions", () => {
  const { w, h } = screenLayout(sampleBoard(1), 2);
  expect(w / h).toBe(2);
});
