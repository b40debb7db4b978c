import { beforeEach, expect, test } from "vitest";

import { frameFor } from "../field/frame";
import type { Thing } from "../reading";
import { type End, endAt, measuring, placeOf, startMeasuring, swapEnds, tapEnd } from "./measuring";

const field = { id: "t", width: 40_000, depth: 60_000, pieces: [], zones: [] };
const frame = frameFor(field, 0);
const squad = (id: string, x: number, y: number): Thing => ({
  id,
  seat: "blue",
  at: { x, y },
  heading: 0,
  state: "ready",
  unit: null,
  squad: null,
  card: null,
});
const standing = [squad("a", 10_000, 10_000), squad("b", 12_000, 10_000)];

const unit = (id: string): End => ({ unit: id, at: null });
const at = (x: number, y: number) => frame.point(x, y);

beforeEach(startMeasuring);

test("a finger takes hold of the unit that is nearest, and of nothing that is gone", () => {
  expect(endAt(at(10_900, 10_000), standing, frame, 1)).toEqual(unit("a"));
  expect(endAt(at(11_200, 10_000), standing, frame, 1)).toEqual(unit("b"));
  expect(endAt(at(0, 0), standing, frame, 1)).toEqual({ unit: null, at: { x: 0, y: 0 } });
});

test("a point stays on the table", () => {
  expect(endAt(at(-5_000, 70_000), standing, frame, 1).at).toEqual({ x: 0, y: 60_000 });
});

test("the first tap is one end, the second the other, the third begins anew", () => {
  tapEnd(unit("a"));
  tapEnd(unit("b"));
  expect(measuring.value).toEqual({ one: unit("a"), two: unit("b") });
  swapEnds();
  expect(measuring.value).toEqual({ one: unit("b"), two: unit("a") });
  tapEnd(unit("a"));
  expect(measuring.value).toEqual({ one: unit("a"), two: null });
});

test("a unit that is destroyed meanwhile has no place any more", () => {
  expect(placeOf(unit("c"), standing)).toBeNull();
  expect(placeOf(unit("a"), standing)).toEqual({ x: 10_000, y: 10_000 });
});
