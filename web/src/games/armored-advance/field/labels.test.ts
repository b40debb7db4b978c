import { expect, test } from "vitest";

import { frameFor } from "./frame";
import { spotsFor, type Label } from "./labels";

const frame = frameFor({ id: "t", width: 40_000, depth: 60_000, pieces: [], zones: [] }, 0);
const SCALE = 0.1; // inches for each pixel

/** The same numbers every time, spread over the table. */
function scattered(count: number): ReadonlyArray<Label> {
  return Array.from({ length: count }, (_, place) => ({
    id: `unit-${place}`,
    at: { x: (place * 7.31) % frame.w, y: (place * 11.17) % frame.h },
    reach: 1.2,
    w: 60,
    h: 34,
  }));
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

function boxes(labels: ReadonlyArray<Label>, circles: Parameters<typeof spotsFor>[3] = []) {
  const spots = spotsFor(labels, SCALE, frame, circles);
  return labels.flatMap(({ id, w, h }): ReadonlyArray<Box> => {
    const spot = spots.get(id);
    return spot ? [{ x: spot.x, y: spot.y, w: w * SCALE, h: h * SCALE }] : [];
  });
}

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

test.each([1, 5, 20, 60])("of %d labels no two overlap, and all lie on the table", (count) => {
  const drawn = boxes(scattered(count));
  expect(drawn.length).toBeGreaterThan(0);
  drawn.forEach((box, place) => {
    expect(drawn.slice(place + 1).filter((other) => meet(box, other))).toEqual([]);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.w).toBeLessThanOrEqual(frame.w + 1e-9);
    expect(box.y + box.h).toBeLessThanOrEqual(frame.h + 1e-9);
  });
});

test("no label covers a piece", () => {
  const labels = scattered(20);
  const circles = labels.map(({ at }) => ({ ...at, r: 0.5 }));
  for (const box of boxes(labels, circles)) {
    for (const { x, y, r } of circles) {
      expect(meet(box, { x: x - r, y: y - r, w: 2 * r, h: 2 * r })).toBe(false);
    }
  }
});

test("no label covers another that was there before", () => {
  const words = scattered(20).map(({ at }) => ({ x: at.x, y: at.y, w: 3, h: 2 }));
  const spots = spotsFor(scattered(20), SCALE, frame, [], words);
  expect(spots.size).toBeGreaterThan(0);
  for (const { x, y } of spots.values()) {
    expect(words.filter((word) => meet({ x, y, w: 6, h: 3.4 }, word))).toEqual([]);
  }
});

test("a label alone lies right beside its piece, away from the middle", () => {
  const label = { id: "a", at: { x: 20, y: 10 }, reach: 1, w: 60, h: 34 };
  const spot = spotsFor([label], SCALE, frame).get("a");
  expect(spot?.far).toBe(false);
  expect((spot?.y ?? 99) + 3.4).toBeLessThanOrEqual(9);
});

test("where there is no room a label is left out, the first one last", () => {
  const crowd = Array.from({ length: 80 }, (_, place) => ({
    id: `unit-${place}`,
    at: { x: 20, y: 30 },
    reach: 1,
    w: 60,
    h: 34,
  }));
  const spots = spotsFor(crowd, SCALE, frame);
  expect(spots.size).toBeLessThan(80);
  expect(spots.has("unit-0")).toBe(true);
});

test("a piece that is seen has its label where that is seen, and one that is not has it anyway", () => {
  const view = { x: 4, y: 4, w: 30, h: 20 };
  const labels = [
    { id: "seen", at: { x: 33.5, y: 20 }, reach: 1, w: 60, h: 34 },
    { id: "below", at: { x: 20, y: 30 }, reach: 1, w: 60, h: 34 },
  ];
  const spots = spotsFor(labels, SCALE, frame, [{ x: 33.5, y: 20, r: 1 }], [], view);
  const seen = spots.get("seen");
  expect(seen && seen.x + 6 <= 34 && seen.y + 3.4 <= 24).toBe(true);
  expect(spots.has("below")).toBe(true);
});
