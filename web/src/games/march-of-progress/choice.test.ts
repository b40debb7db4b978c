import { expect, test } from "vitest";

import type { Offer } from "../../messages";
import { variants } from "./choice";

function offer(action: object, ...vary: Offer["vary"]): Offer {
  return { action, label: { key: "ui-do-it", values: {} }, vary, refused: null, about: null };
}

const move = { type: "move", armies: ["blue-1"], to: "a" };
const armies = ["blue-1", "blue-2", "blue-3"];

test("an offer that does not vary is one action", () => {
  expect(variants(offer(move))).toEqual([move]);
});

test("some of three, at least one and at most two, are six choices", () => {
  const vary = { type: "some_of", field: "armies", values: armies, low: 1, high: 2 } as const;
  const found = variants(offer(move, vary));
  expect(found).toHaveLength(6);
  expect(new Set(found.map((action) => JSON.stringify(action))).size).toBe(6);
});

test("fields vary independently of each other", () => {
  const found = variants(
    offer(
      move,
      { type: "some_of", field: "armies", values: armies, low: 1, high: null },
      { type: "one_of", field: "to", values: ["a", "b"] },
    ),
  );
  expect(found).toHaveLength(14);
});

test("a variant that is no action of this game is noticed", () => {
  const wrong = { type: "one_of", field: "to", values: [7] } as const;
  expect(() => variants(offer(move, wrong))).toThrow("to is not what this page knows");
});
