import { expect, it } from "vitest";

import { fitted, isHeic } from "./shrink";

const bytes = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));

it("knows HEIC by its first bytes, whatever the file is called", () => {
  expect(isHeic(bytes("\0\0\0\x18ftypheic"))).toBe(true);
  expect(isHeic(bytes("\0\0\0\x18ftypmif1"))).toBe(true);
  expect(isHeic(bytes("\0\0\0\x18ftypisom"))).toBe(false);
  expect(isHeic(bytes("\xff\xd8\xff\xe0"))).toBe(false);
});

it("shrinks 48 million pixels and leaves small pictures alone", () => {
  expect(fitted(8064, 6048)).toEqual([1600, 1200]);
  expect(fitted(600, 800)).toEqual([600, 800]);
  expect(fitted(20_000, 3)).toEqual([1600, 1]);
});
