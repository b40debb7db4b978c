import { expect, test } from "vitest";

import type { Line, Present } from "../messages";
import { feelingOf } from "./felt";

const line = (seq: number, key: string, faces: Line["faces"] = {}): Line => ({
  seq,
  at: 0,
  kind: "act",
  text: { key, values: {} },
  seat: null,
  reasons: [],
  undone: false,
  turn: null,
  words: null,
  source: null,
  evidence: [],
  dice: [],
  faces,
});

const view = (
  seq: number,
  lines: ReadonlyArray<Line> = [],
  more: Partial<Present> = {},
): Present => ({
  type: "view",
  match: "m",
  seq,
  seat: null,
  view: { board: {}, prompt: { key: "", values: {} }, offers: [], names: {}, more: 0 },
  pending: { type: "over", winners: [], scores: {}, why: { key: "", values: {} } },
  lines,
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
  ...more,
});

const isCombat = ({ text }: Line) => text.key === "combat";
const won = { how: "over", winners: ["blue"], scores: {}, why: { key: "", values: {} } } as const;

test.each([
  ["a step without dice", view(2, [line(2, "moved")]), null],
  ["dice", view(2, [line(2, "thrown", { blue: [3] })]), "dice"],
  ["dice of a combat", view(2, [line(2, "thrown", { blue: [3] }), line(2, "combat")]), "combat"],
  ["the end", view(2, [line(2, "combat")], { result: won }), "victory"],
  ["what was there before", view(2, [line(1, "combat")]), null],
  ["another match", view(2, [line(2, "combat")], { match: "n" }), null],
  ["the same row again", view(1, [line(1, "combat")]), null],
])("%s", (_, now, feeling) => {
  expect(feelingOf(view(1), now, isCombat)).toBe(feeling);
});
