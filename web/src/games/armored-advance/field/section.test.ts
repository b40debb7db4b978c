import { describe, expect, test } from "vitest";

import { around, centred, panned, whole, zoomed, type Scene, type Section } from "./section";

const upright: Scene = { size: { w: 360, h: 600 }, w: 48, h: 72 };
const wide: Scene = { size: { w: 1600, h: 900 }, w: 72, h: 48 };

function bottom({ y, w }: Section, { size }: Scene): number {
  return y + (w * size.h) / size.w;
}

/** The inch under a point of the element. */
function under(section: Section, { size }: Scene, point: { x: number; y: number }) {
  const each = section.w / size.w;
  return { x: section.x + point.x * each, y: section.y + point.y * each };
}

describe.each([
  ["an upright phone", upright],
  ["a wide screen", wide],
])("on %s", (_, scene) => {
  test("the whole table is in view, in the middle", () => {
    const all = whole(scene);
    expect(all.x).toBeLessThanOrEqual(-0.5);
    expect(all.y).toBeLessThanOrEqual(-0.5);
    expect(all.x + all.w).toBeGreaterThanOrEqual(scene.w + 0.5);
    expect(bottom(all, scene)).toBeGreaterThanOrEqual(scene.h + 0.5);
    expect(all.x + all.w / 2).toBeCloseTo(scene.w / 2);
  });

  test("zooming keeps what is under the finger there", () => {
    const around = { x: scene.size.w / 2, y: scene.size.h / 2 };
    const near = zoomed(whole(scene), scene, 2, around);
    const nearer = zoomed(near, scene, 1.5, around);
    const before = under(near, scene, around);
    const after = under(nearer, scene, around);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  test("nobody can zoom out beyond the table, or in beyond 8 inches", () => {
    const all = whole(scene);
    const middle = { x: 10, y: 10 };
    expect(zoomed(all, scene, 0.01, middle)).toEqual(all);
    expect(zoomed(all, scene, 1000, middle).w).toBe(8);
  });

  test("however far it is dragged, the table stays in view", () => {
    const near = zoomed(whole(scene), scene, 4, { x: 0, y: 0 });
    for (const [dx, dy] of [
      [9999, 9999],
      [-9999, -9999],
      [9999, -9999],
    ] as const) {
      const moved = panned(near, scene, dx, dy);
      expect(moved.x).toBeGreaterThanOrEqual(-0.5);
      expect(moved.x + moved.w).toBeLessThanOrEqual(scene.w + 0.5 + 1e-9);
      expect(moved.y).toBeGreaterThanOrEqual(-0.5);
      expect(bottom(moved, scene)).toBeLessThanOrEqual(scene.h + 0.5 + 1e-9);
    }
  });

  test("a drag and the same drag back end where they began", () => {
    const near = zoomed(whole(scene), scene, 3, { x: scene.size.w / 2, y: scene.size.h / 2 });
    const back = panned(panned(near, scene, 30, -20), scene, -30, 20);
    expect(back.x).toBeCloseTo(near.x);
    expect(back.y).toBeCloseTo(near.y);
  });
});

test("a part is centred on a point, and stays on the table", () => {
  const near = centred({ x: 24, y: 40 }, 12, upright);
  expect(near.w).toBe(12);
  expect(near.x + 6).toBeCloseTo(24);
  expect(bottom(centred({ x: 24, y: 72 }, 12, upright), upright)).toBeLessThanOrEqual(72.5);
  expect(centred({ x: 24, y: 40 }, 900, upright).w).toBe(whole(upright).w);
});

test("a point comes into sight with room around it, and what shows it already stays", () => {
  const near = { x: 10, y: 10, w: 12 }; // 20 inches down, 30 pixels an inch
  expect(around(near, upright, { x: 16, y: 20 }, 90)).toEqual(near);
  expect(around(near, upright, { x: 16, y: 29 }, 90)).toEqual({ ...near, y: 12 });
  expect(around(near, upright, { x: 40, y: 5 }, 90)).toEqual({ ...near, x: 31, y: 2 });
  expect(around(near, upright, { x: 24, y: 72 }, 90).y).toBeCloseTo(52.5); // not beyond the table
  expect(around(near, upright, { x: 30, y: 20 }, 9999).x).toBeCloseTo(24); // in the middle at most
});

test("the whole table lies beside the buttons, and what is near can be drawn from under them", () => {
  const scene: Scene = { size: { w: 360, h: 300, aside: 60 }, w: 72, h: 48 };
  const all = whole(scene);
  const each = all.w / 360;
  expect(all.x).toBeCloseTo(-0.5);
  expect(all.x + all.w - 60 * each).toBeCloseTo(72.5);
  const near = panned(zoomed(all, scene, 3, { x: 0, y: 0 }), scene, -9999, 0);
  expect(near.x + near.w - (60 * near.w) / 360).toBeCloseTo(72.5);
  const narrow: Scene = { ...scene, w: 20 };
  const { x, w } = whole(narrow);
  expect(x + w / 2).toBeCloseTo(10); // where there is room it is in the middle all the same
});
