import { describe, expect, it } from "vitest";

import type { Dice, DiceDoubt, DieSeen } from "../../messages";
import {
  NOTHING_SAID,
  question,
  sayFace,
  sayMissing,
  sayOut,
  sayWhose,
  type Settling,
} from "./settling";

function die(face: number | null, more: Partial<DieSeen> = {}): DieSeen {
  return {
    x: 0.5,
    y: 0.5,
    size: 0.1,
    face,
    group: "hits",
    confidence: 1,
    colour: "white",
    doubtful: false,
    ...more,
  };
}

function doubt(key: string, dice: ReadonlyArray<DieSeen>): DiceDoubt {
  return {
    device: "d",
    roll: "shot",
    seats: ["blue"],
    why: { key, values: {} },
    faces: {},
    evidence: [],
    dice,
  };
}

const hits: Dice = {
  key: "hits",
  seat: "blue",
  count: 3,
  sides: 6,
  need: 4,
  wins: "at_least",
  colour: null,
};

function sent(of: DiceDoubt, own: ReadonlyArray<Dice>, said: Settling) {
  const next = question(of, own, said);
  return next.ask === "nothing" ? next.faces : next.ask;
}

describe("settling a doubt", () => {
  it("asks for the face of the doubtful die, and one tap is enough", () => {
    const asked = doubt("device-doubt-cocked", [die(5), die(2), die(4, { doubtful: true })]);
    expect(question(asked, [hits], NOTHING_SAID)).toEqual({ ask: "face", die: 2, guess: 4 });
    expect(sent(asked, [hits], sayFace(NOTHING_SAID, 2, 6))).toEqual({ hits: [5, 2, 6] });
  });

  it("suggests the die of another colour as the one too many", () => {
    const odd = die(3, { group: null, doubtful: true, colour: "red" });
    const asked = doubt("device-doubt-many", [die(5), die(2), die(6), odd]);
    expect(question(asked, [hits], NOTHING_SAID)).toEqual({
      ask: "surplus",
      dice: [0, 1, 2, 3],
      guess: 3,
    });
    expect(sent(asked, [hits], sayOut(NOTHING_SAID, 3))).toEqual({ hits: [5, 2, 6] });
  });

  it("asks for dice that are not in the picture", () => {
    const asked = doubt("device-doubt-few", [die(5), die(2)]);
    expect(question(asked, [hits], NOTHING_SAID)).toEqual({
      ask: "missing",
      group: "hits",
      count: 1,
    });
    expect(sent(asked, [hits], sayMissing(NOTHING_SAID, "hits", 6))).toEqual({ hits: [5, 2, 6] });
  });

  it("leaves out dice that lay there before", () => {
    const lying = die(1, { group: null });
    const asked = doubt("device-doubt-unsure", [lying, die(5), die(2), die(null)]);
    expect(sent(asked, [hits], sayFace(NOTHING_SAID, 3, 1))).toEqual({ hits: [5, 2, 1] });
  });

  it("lets each roller say which die is theirs", () => {
    const mine: Dice = { ...hits, key: "blue", count: 1 };
    const asked = doubt("device-doubt-colours", [die(6, { group: null }), die(2, { group: null })]);
    expect(question(asked, [mine], NOTHING_SAID)).toEqual({
      ask: "whose",
      group: "blue",
      dice: [0, 1],
    });
    expect(sent(asked, [mine], sayWhose(NOTHING_SAID, 1, "blue"))).toEqual({ blue: [2] });
  });
});
