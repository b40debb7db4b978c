import { expect, test } from "vitest";

import { began, changed, redone, undone } from "./history";

test("what was undone can be done again", () => {
  const two = changed(changed(began("a"), "b"), "c");
  expect(undone(two).now).toBe("b");
  expect(redone(undone(two)).now).toBe("c");
  expect(undone(undone(undone(two))).now).toBe("a");
});

test("a new change forgets what was undone", () => {
  const other = changed(undone(changed(began("a"), "b")), "c");
  expect(redone(other).now).toBe("c");
  expect(undone(other).now).toBe("a");
});

test("many taps on one button are one step", () => {
  const high = changed(changed(changed(began(1), 2, "height"), 3, "height"), 4, "height");
  expect(undone(high).now).toBe(1);
  const both = changed(high, 9, "width");
  expect(undone(both).now).toBe(4);
});

test("nothing changed is no step", () => {
  const start = began("a");
  expect(changed(start, "a")).toBe(start);
});
