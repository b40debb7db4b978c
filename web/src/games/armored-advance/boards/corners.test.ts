import { describe, expect, test } from "vitest";

import {
  asRectangle,
  boxOf,
  mirrored,
  rectangle,
  simplified,
  snapped,
  stretched,
  thickLine,
  turned,
  type Corners,
} from "./corners";

const HALL: Corners = [
  [1000, 1000],
  [7000, 1000],
  [7000, 5000],
  [1000, 5000],
];

test("a rectangle is known again after it was turned", () => {
  const box = { at: [4000, 3000], length: 6000, width: 4000, turned: 30 } as const;
  const found = asRectangle(rectangle(box));
  expect(found?.at).toEqual([4000, 3000]);
  expect(found?.turned).toBeCloseTo(30, 0);
  expect(Math.abs((found?.length ?? 0) - 6000)).toBeLessThan(3);
});

test("what is no rectangle has the upright box around it", () => {
  const roof: Corners = [
    [0, 0],
    [4000, 0],
    [2000, 3000],
  ];
  expect(asRectangle(roof)).toBeNull();
  expect(boxOf(roof)).toEqual({ at: [2000, 1500], length: 4000, width: 3000, turned: 0 });
});

test("four quarter turns bring an outline back", () => {
  const round = [1, 2, 3, 4].reduce<Corners>((so) => turned(so, [4000, 3000], 90), HALL);
  expect(round).toEqual(HALL);
});

test("stretching keeps the place it is stretched from", () => {
  const box = { ...boxOf(HALL), at: [1000, 3000] as const };
  expect(stretched(HALL, box, 2, 1)[1]).toEqual([13000, 1000]);
  expect(stretched(HALL, box, 2, 1)[0]).toEqual([1000, 1000]);
});

test("mirrored twice is as before", () => {
  expect(mirrored(mirrored(HALL, 500), 500)).toEqual(HALL);
});

describe("a line with a width", () => {
  test("has the outline that the server makes of it", () => {
    const bend: Corners = [
      [0, 0],
      [10000, 0],
      [10000, 10000],
    ];
    expect(thickLine(bend, 2000)).toEqual([
      [0, 1000],
      [9000, 1000],
      [9000, 10000],
      [11000, 10000],
      [11000, -1000],
      [0, -1000],
    ]);
  });
  test("may say a point twice", () => {
    const twice: Corners = [
      [0, 0],
      [0, 0],
      [4000, 0],
    ];
    expect(thickLine(twice, 1000)).toHaveLength(4);
  });
});

test("a finger's trembling line is straight", () => {
  const drawn: Corners = Array.from({ length: 50 }, (_, k) => [k * 100, k % 2 === 0 ? 0 : 120]);
  expect(simplified(drawn, 450)).toEqual([drawn[0], drawn[49]]);
});

test("a bend that was meant stays", () => {
  const drawn: Corners = [
    [0, 0],
    [5000, 0],
    [5000, 5000],
  ];
  expect(simplified(drawn, 450)).toEqual(drawn);
});

test.each([
  [740, 500, 500],
  [760, 500, 1000],
  [-260, 500, -500],
  [123.4, 0, 123],
])("%d snaps by %d to %d", (value, step, to) => {
  expect(snapped(value, step)).toBe(to);
});
