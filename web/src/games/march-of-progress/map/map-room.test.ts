// The map must come to rest: what is measured after it was drawn anew differs by a pixel or two.

import { expect, test } from "vitest";

import { settled } from "./map-room";

test("a room measured again after the map itself changed stays as it was", () => {
  expect(settled(null, 239.4)).toBe(239);
  expect([238.1, 239.4, 241].map((room) => settled(240, room))).toEqual([240, 240, 240]);
});

test("a room that really changed is taken", () => {
  expect(settled(240, 200.5)).toBe(200);
  expect(settled(200, 240)).toBe(240);
});
