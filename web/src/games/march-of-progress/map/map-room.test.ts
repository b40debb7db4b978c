// The map must come to rest: what is measured after it was drawn anew differs by a pixel or two.

import { expect, test } from "vitest";

import { Growing, settled } from "./map-room";

test("a room measured again after the map itself changed stays as it was", () => {
  expect(settled(null, 239.4)).toBe(239);
  expect([240, 241, 243.9].map((room) => settled(240, room))).toEqual([240, 240, 240]);
});

test("a room that really changed is taken", () => {
  expect(settled(240, 238.5)).toBe(238);
  expect(settled(200, 240)).toBe(240);
});

test("a page that goes round in a circle comes to rest", () => {
  const growing = new Growing();
  let [room, turns] = [200, 0];
  // Where the map is small there is room for a larger one, and where it is large there is not.
  for (; turns < 100; turns += 1) {
    const next = settled(room, room > 220 ? 200 : 240);
    if (next > room && !growing.mayAt(turns)) break;
    room = next;
  }
  expect(turns).toBeLessThan(20);
  expect(room).toBe(200);
});

test("a map may grow whenever something has made way", () => {
  const growing = new Growing();
  expect([0, 600, 1200, 1800, 2400, 3000].every((time) => growing.mayAt(time))).toBe(true);
});
