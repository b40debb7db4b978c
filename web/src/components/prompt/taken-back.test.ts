import { describe, expect, it } from "vitest";

import type { Line } from "../../messages";
import { lineTakenBack } from "./taken-back";

function line(seq: number, kind: string, more: Partial<Line> = {}): Line {
  return {
    seq,
    kind,
    at: 0,
    text: { key: `text-${seq}`, values: {} },
    seat: "orange",
    reasons: [],
    undone: false,
    turn: null,
    words: null,
    source: null,
    evidence: [],
    dice: [],
    faces: {},
    ...more,
  };
}

const undo = { to: 1, free: false };

describe("the step that an undo takes back", () => {
  it("is the seat's own, and not taken back already", () => {
    const lines = [
      line(2, "fed", { seat: "blue" }),
      line(3, "acted", { undone: true }),
      line(4, "acted"),
    ];
    expect(lineTakenBack({ undo, seat: "orange", lines })?.seq).toBe(4);
  });

  it("is no call for the referee that came after it", () => {
    const called = line(5, "noted");
    expect(lineTakenBack({ undo, seat: "orange", lines: [called] })).toBeNull();
    const lines = [line(2, "fed"), called];
    expect(lineTakenBack({ undo, seat: "orange", lines })?.seq).toBe(2);
  });

  it("is not there where nothing can be taken back", () => {
    expect(lineTakenBack({ undo: null, seat: "orange", lines: [line(2, "fed")] })).toBeNull();
  });
});
