import { describe, expect, it } from "vitest";

import type { Offer } from "../../messages";
import { asks } from "./offer-kinds";

function offer(action: object, ...vary: Offer["vary"]): Offer {
  return { action, label: { key: "does", values: {} }, vary, refused: null, about: null };
}

const oneOf = (field: string, ...values: ReadonlyArray<unknown>) =>
  ({ type: "one_of", field, values }) as const;
const shuffle = (low: number, high: number, ...values: ReadonlyArray<number>) =>
  offer({ type: "shuffle-draw", ages: [2] }, { type: "some_of", field: "ages", values, low, high });

describe("what is asked before an offer is sent", () => {
  it("is which of two discard piles is shuffled, and nothing where there is one", () => {
    expect(asks(shuffle(1, 1, 1, 2))).toBe(true);
    expect(asks(shuffle(1, 2, 1, 2))).toBe(true);
    expect(asks(shuffle(1, 1, 2))).toBe(false);
  });

  it("is which of two cards goes to the Time deck", () => {
    const swap = { type: "swap-time", give: "wheel", take: "drama" };
    expect(asks(offer(swap, oneOf("give", "wheel", "poetry"), oneOf("take", "drama")))).toBe(true);
    expect(asks(offer(swap, oneOf("give", "wheel"), oneOf("take", "drama")))).toBe(false);
  });

  it("is nothing where the top of a pile is the one card that may be taken", () => {
    const take = { type: "take", age: 1, pile: "discard", card: "wheel" };
    expect(asks(offer(take, oneOf("card", "wheel", null)))).toBe(false);
    expect(asks(offer(take, oneOf("card", "wheel", "drama", null)))).toBe(true);
  });
});
