import { expect, test } from "vitest";

import type { Offer, View } from "../messages";
import { withOffers } from "./more-offers";

const label = { key: "ui-do-it", values: {} };

function offer(type: string, about: string | null): Offer {
  return { action: { type }, label, vary: [], refused: null, about };
}

const [move, fire, wait, end] = [
  offer("move", "blue-1"),
  offer("fire", "blue-1"),
  offer("move", "blue-2"),
  offer("end", null),
];
const view: View = { board: {}, prompt: label, names: {}, offers: [move, wait, end], more: 2 };

test("all offers about one thing stand in for those that were shown", () => {
  const whole = withOffers(view, new Map([["blue-1", [move, fire]]]));
  expect(whole.offers).toEqual([move, fire, wait, end]);
  expect(whole.more).toBe(1);
});

test("a thing that has nothing to do any more keeps nothing", () => {
  expect(withOffers(view, new Map([["blue-2", []]])).offers).toEqual([move, end]);
});
