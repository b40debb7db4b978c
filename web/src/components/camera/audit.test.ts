import { describe, expect, it } from "vitest";

import type { Line } from "../../messages";
import { byColour, bySeat, chiTail, fairSpan, likelihood, throwsOf } from "./audit";

function line(seq: number, more: Partial<Line>): Line {
  return {
    seq,
    at: 0,
    kind: "fed",
    text: { key: "log-roll", values: {} },
    seat: null,
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

describe("the dice of a match", () => {
  const lines = [
    line(1, { seat: "blue", faces: { hits: [5, 2, 6] }, source: "camera" }),
    line(1, { text: { key: "aa-hits", values: {} } }),
    line(2, { faces: { blue: [1], orange: [6] } }),
  ];

  it("are listed newest first, with what came of them", () => {
    const throws = throwsOf(lines);
    expect(throws.map((each) => each.line.seq)).toEqual([2, 1]);
    expect(throws[1]?.after).toHaveLength(1);
  });

  it("are counted by who threw them", () => {
    const [blue, orange] = bySeat(throwsOf(lines), ["blue", "orange"]);
    expect(blue).toEqual({ of: "blue", counts: [1, 1, 0, 0, 1, 1], total: 4 });
    expect(orange?.counts).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it("are counted by colour where a camera saw them, without what did not count", () => {
    const die = { x: 0, y: 0, size: 0.1, confidence: 1, doubtful: false };
    const dice = [
      { ...die, face: 3, group: "hits", colour: "red" },
      { ...die, face: 4, group: null, colour: "white" },
    ];
    const [red, ...others] = byColour(throwsOf([line(1, { faces: { hits: [3] }, dice })]));
    expect(red).toEqual({ of: "red", counts: [0, 0, 1, 0, 0, 0], total: 1 });
    expect(others).toEqual([]);
  });
});

describe("fair dice", () => {
  it("show a face within a span, nineteen times in twenty", () => {
    expect(fairSpan(0)).toEqual([0, 0]);
    expect(fairSpan(6)).toEqual([0, 3]);
    expect(fairSpan(39)).toEqual([2, 11]);
    expect(fairSpan(600)).toEqual([82, 118]);
  });

  it("are told from others by chi-square with five degrees of freedom", () => {
    expect(chiTail(0)).toBeCloseTo(1, 6);
    expect(chiTail(11.0705)).toBeCloseTo(0.05, 4);
    expect(chiTail(15.0863)).toBeCloseTo(0.01, 4);
    expect(likelihood({ of: "x", counts: [10, 10, 10, 10, 10, 10], total: 60 })).toBeCloseTo(1, 6);
    expect(likelihood({ of: "x", counts: [0, 0, 0, 0, 0, 30], total: 30 })).toBeLessThan(1e-9);
  });
});
