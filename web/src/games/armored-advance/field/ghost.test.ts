import { expect, test } from "vitest";

import { sideFor } from "./ghost";

const VIEW = { shown: { x: 0, y: 0, w: 40 }, scale: 0.1, height: 40 };
const MIDDLE = { x: 20, y: 20 };
const AHEAD = 5.8; // inches at that scale

function ring(degrees: number, at = MIDDLE) {
  const turn = (degrees * Math.PI) / 180;
  return { x: at.x + Math.sin(turn) * AHEAD, y: at.y - Math.cos(turn) * AHEAD };
}

test("the spot is below the unit, where the finger does not cover it", () => {
  expect(sideFor(MIDDLE, ring(0), VIEW)).toEqual([0, 1]);
  expect(sideFor(MIDDLE, null, VIEW)).toEqual([0, 1]);
});

test("at the foot of the map it is beside it, towards the middle", () => {
  expect(sideFor({ x: 30, y: 38 }, null, VIEW)).toEqual([-1, 0]);
  expect(sideFor({ x: 10, y: 38 }, null, VIEW)).toEqual([1, 0]);
});

const MARKS = 3.1; // both radii, as they are drawn

test("whatever way the bow looks, the spot and the ring do not lie on each other", () => {
  for (const at of [MIDDLE, { x: 30, y: 38 }, { x: 4, y: 36 }]) {
    for (let degrees = 0; degrees < 360; degrees += 5) {
      const [across, down] = sideFor(at, ring(degrees, at), VIEW);
      const spot = { x: at.x + across * 6.2, y: at.y + down * 6.2 };
      const { x, y } = ring(degrees, at);
      expect(Math.hypot(spot.x - x, spot.y - y), `${degrees}`).toBeGreaterThan(MARKS);
    }
  }
});
