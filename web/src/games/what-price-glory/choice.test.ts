import { beforeEach, describe, expect, it } from "vitest";

import { present } from "../../connection/state";
import type { Offer } from "../../messages";
import { chosenArea, openFields, openOffer } from "./choice";

/** A view in which this decision is asked for; nothing else of it matters here. */
function asked(id: string): void {
  present.value = {
    type: "view",
    match: "m",
    seq: 1,
    seat: "orange",
    view: { board: {}, prompt: { key: "ui-moment", values: {} }, offers: [], more: 0, names: {} },
    pending: {
      type: "decide",
      id,
      seats: ["orange"],
      waiting: ["orange"],
      kind: "turn",
      by: "seat",
    },
    lines: [],
    told: [],
    dice: "typed",
    thrown: null,
    doubt: null,
    proposal: null,
    undo: null,
    result: null,
    closes_in: null,
    accept: [],
    out: [],
    stamp: null,
  };
}

/** An offer in which this field may differ. */
function offering(field: string): Offer {
  const vary = { type: "one_of" as const, field, values: ["aachen", "liege"] };
  const label = { key: "wpg-offer-rail", values: {} };
  return { action: { type: "rail", to: "liege" }, label, vary: [vary], about: null, refused: null };
}

describe("what was tapped", () => {
  beforeEach(() => asked("slot-4"));

  it("stays while the same decision is asked for, however often its view comes", () => {
    chosenArea.value = "aachen";
    asked("slot-4");
    expect(chosenArea.value).toBe("aachen");
  });

  it("is nothing to the next decision", () => {
    chosenArea.value = "aachen";
    asked("act-5");
    expect(chosenArea.value).toBeNull();
  });

  it("is kept when the tap comes before the next decision is drawn", () => {
    chosenArea.value = "aachen";
    asked("act-5");
    chosenArea.value = "liege";
    expect(chosenArea.value).toBe("liege");
  });

  it("is neither taken nor left out by an offer of several areas that is opened after it", () => {
    chosenArea.value = "aachen";
    openFields("slot-4", offering("areas"));
    expect(chosenArea.value).toBeNull();
    expect(openOffer.value?.decision).toBe("slot-4");
  });

  it("is where an offer of one area begins", () => {
    chosenArea.value = "aachen";
    openFields("slot-4", offering("to"));
    expect(chosenArea.value).toBe("aachen");
  });
});
