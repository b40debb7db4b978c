import { expect, test } from "vitest";

import { CARDS, cardName, cardOf, isSquad, nameById, search, SQUADS, weaponStats } from "./cards";
import type { Weapon } from "./types";

test("every card is found by its own name, before all others", () => {
  for (const card of CARDS) {
    const [first] = search(CARDS, cardName(card));
    expect(first && cardName(first).toLowerCase()).toContain(cardName(card).toLowerCase());
  }
});

test.each([
  ["t34", "T-34"],
  ["T 34", "T-34"],
  ["panther", "Panther"],
])("%s finds %s", (typed, name) => {
  expect(search(CARDS, typed).some((card) => cardName(card).startsWith(name))).toBe(true);
});

test("an empty search lists every card, and nonsense none", () => {
  expect(search(CARDS, "  ")).toHaveLength(CARDS.length);
  expect(search(CARDS, "zeppelin")).toEqual([]);
});

test("squads are known by their kind, cards by their id", () => {
  for (const { kind } of SQUADS) expect(isSquad(kind)).toBe(true);
  expect(isSquad("t-34-85")).toBe(false);
  expect(cardOf("t-34-85")).toBeDefined();
  expect(nameById("nobody")).toBe("nobody");
});

const plain = { id: "gun", name: "Gun" };

test.each<[Weapon, string]>([
  [{ ...plain, kind: "ap", penetration: 14, damage: 13 }, "14/13"],
  [{ ...plain, kind: "he", he_base: 19, he_n: 2 }, "HE 19/n2"],
  [{ ...plain, kind: "ai" }, "AI"],
  [{ ...plain, kind: "ai", kills: { die: 3 } }, "AI D3"],
  [{ ...plain, kind: "ai", kills: { die: 6, plus: -2 } }, "AI D6−2"],
  [{ ...plain, kind: "ai", kills: { die: 3, plus: 1 } }, "AI D3+1"],
  [{ ...plain, kind: "ai", kills: { die: 0, plus: 1 } }, "AI 1"],
])("a weapon's numbers: %# ", (weapon, text) => {
  expect(weaponStats(weapon)).toBe(text);
});
