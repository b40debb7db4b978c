import { describe, expect, it } from "vitest";

import type { Offer } from "../../../messages";
import type { UnitPiece } from "../types";
import { marksOf } from "../choice";
import { alike, commitment, countIn, withCount } from "./picking";

function offer(action: object, rest: Partial<Offer> = {}): Offer {
  return {
    action,
    label: { key: "wpg-offer-commit", values: {} },
    vary: [],
    refused: null,
    about: null,
    ...rest,
  };
}

function commit(card: string, more: ReadonlyArray<string> = [], event: string | null = null) {
  return { type: "commit", card, more, event };
}

const OFFERS: ReadonlyArray<Offer> = [
  offer(commit("railroads")),
  offer(commit("esprit-de-corps")),
  offer(commit("esprit-de-corps", ["railroads"]), {
    vary: [
      { type: "some_of", field: "more", values: ["railroads", "steel-rain"], low: 1, high: 2 },
    ],
  }),
  offer(commit("battlefield-coordination", [], "poison-gas")),
];

describe("commitment", () => {
  it("takes one card alone", () => {
    expect(commitment(OFFERS, ["railroads"])).toEqual(commit("railroads"));
  });
  it("finds the card that starts, whatever was tapped first", () => {
    const found = commitment(OFFERS, ["railroads", "esprit-de-corps"]);
    expect(found).toEqual(commit("esprit-de-corps", ["railroads"]));
  });
  it("keeps the order of the others", () => {
    const found = commitment(OFFERS, ["esprit-de-corps", "steel-rain", "railroads"]);
    expect(found?.more).toEqual(["steel-rain", "railroads"]);
  });
  it("knows an event that goes with a start", () => {
    const found = commitment(OFFERS, ["poison-gas", "battlefield-coordination"]);
    expect(found).toEqual(commit("battlefield-coordination", [], "poison-gas"));
  });
  it("has no answer to cards that no offer covers", () => {
    expect(commitment(OFFERS, ["railroads", "steel-rain"])).toBeNull();
    expect(commitment(OFFERS, [])).toBeNull();
  });
});

function corps(id: string, strength: number): [string, { unit: UnitPiece; at: string }] {
  return [id, { unit: { id, nation: "german", strength, move: 2 }, at: "aachen" }];
}

describe("units that are alike", () => {
  const located = new Map([corps("a", 4), corps("b", 3), corps("c", 4)]);
  const [strong] = alike(["a", "b", "c"], located);
  it("are one line, the strongest first", () => {
    expect(strong?.ids).toEqual(["a", "c"]);
  });
  it("are chosen by their number", () => {
    if (!strong) throw new Error("no group");
    expect(withCount(["a", "b", "c"], strong, 1)).toEqual(["b", "a"]);
    expect(countIn(["a", "b"], strong)).toBe(1);
  });
});

describe("marks on the map", () => {
  const areas = new Set(["liege", "namur"]);
  const step = offer(
    { type: "advance", to: "liege" },
    { about: "liege", label: { key: "wpg-offer-advance", values: { cost: 2 } } },
  );
  it("show the cost of a step", () => {
    expect(marksOf([step], null, areas).get("liege")?.cost).toBe(2);
  });
  it("are those of the open offer alone", () => {
    const rail = offer(
      { type: "rail", to: "namur" },
      { vary: [{ type: "one_of", field: "to", values: ["namur", "east"] }] },
    );
    expect([...marksOf([step, rail], rail, areas).keys()]).toEqual(["namur"]);
  });
});
