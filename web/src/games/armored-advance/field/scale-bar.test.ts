import { expect, test } from "vitest";

import { barOn } from "./scale-bar";

const VIEW = { shown: { x: 0, y: 0, w: 40 }, height: 60, scale: 0.1, words: 0.1 };
const SW = { x: 3, y: 58, r: 1.5 };
const SE = { x: 37, y: 58, r: 1.5 };

test("it is as long as it says, in either unit", () => {
  expect(barOn(VIEW, "in", []).long).toBeCloseTo(60);
  expect(barOn(VIEW, "cm", []).long).toBeCloseTo(59.06, 1);
});

test("it lies in the left corner, at the foot of what is seen", () => {
  const { side, box } = barOn(VIEW, "in", [SE]);
  expect(side).toBe("left");
  expect([box.x, box.y + box.h]).toEqual([0, 60]);
});

test("it makes way for what stands there, if there is room on the right", () => {
  expect(barOn(VIEW, "in", [SW]).side).toBe("right");
  expect(barOn(VIEW, "in", [SW, SE]).side).toBe("left");
});
