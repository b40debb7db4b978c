// The map must come to rest: what is measured after it was drawn anew differs by a pixel or two.

import { expect, test } from "vitest";

import { settled } from "./map-room";

test("a room measured again after the map itself changed stays as it was", () => {
  expect(settled(null, 239.4)).toBe(239);
  expect([240, 241, 243.9].map((room) => settled(240, room))).toEqual([240, 240, 240]);
});

test("a room that really changed is taken", () => {
  expect(settled(240, 238.5)).toBe(238);
  expect(settled(200, 240)).toBe(240);
});
