import { describe, expect, it } from "vitest";

import type { CardDraft } from "../types";
import { type Cards, cardsFile, sum, withCard } from "./cards-draft";

const DRAFT: Cards = {
  id: "club",
  cards: [card("steel-rain", "battle", 2, 2), card("tanks", "event", 0, 1)],
};

function card(id: string, kind: string, cp: number, en: number): CardDraft {
  return { id, kind, effect: "bombard", number: 3, cp, en, reconstructed: false };
}

describe("the cards being corrected", () => {
  it("counts what a side has of a kind", () => {
    const draft = withCard(DRAFT, "steel-rain", { cp: 3 });
    expect([sum(draft, "battle", "cp"), sum(draft, "battle", "en")]).toEqual([3, 2]);
    expect(sum(draft, "event", "en")).toBe(1);
  });

  it("writes a file with a line for each field", () => {
    const file = cardsFile(withCard(DRAFT, "tanks", { reconstructed: true, number: 0 }));
    expect(file).toContain('id = "steel-rain"\nkind = "battle"\neffect = "bombard"\nnumber = 3');
    expect(file).toContain("copies = { cp = 0, en = 1 }\nreconstructed = true");
  });
});
