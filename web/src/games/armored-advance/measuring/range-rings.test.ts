import { describe, expect, it } from "vitest";

import { CARDS } from "../cards";
import { frameFor } from "../field/frame";
import { limitsIn, onRing, shapeOf } from "./range-rings";

const cite = { book: "aa", page: 6, chapter: null };
const band = (key: string, low: number, high: number) => [
  { key, cite, change: 0, side: null, values: { low_inches: low, high_inches: high } },
];

describe("range rings", () => {
  it("are drawn at the limits of the band that was measured, and none at nothing", () => {
    expect(limitsIn(band("aa-m-band", 12, 18))).toEqual([12, 18]);
    expect(limitsIn(band("aa-m-band", 0, 6))).toEqual([6]);
    expect(limitsIn(band("aa-m-beyond", 30, 36))).toEqual([30]);
    expect(limitsIn([])).toEqual([]);
  });

  it("go by the hull's edge, however it is turned", () => {
    const frame = frameFor({ id: "x", width: 60_000, depth: 44_000, pieces: [], zones: [] }, 0);
    const [card] = CARDS;
    if (!card) throw new Error("no card");
    const { length, width } = card.hull;
    const north = { heading: 9000, squad: null, card };
    const shape = shapeOf(north, { x: 10, y: 20 }, frame);
    expect(onRing(shape, 6, { x: 0, y: -1 }).y).toBeCloseTo(20 - length / 2000 - 6);
    expect(onRing(shape, 6, { x: 1, y: 0 }).x).toBeCloseTo(10 + width / 2000 + 6);
    const point = shapeOf(null, { x: 10, y: 20 }, frame);
    expect(onRing(point, 6, { x: 1, y: 0 })).toEqual({ x: 16, y: 20 });
  });
});
