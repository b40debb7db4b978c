import { expect, test } from "vitest";

import type { Reason } from "../../../messages";
import { inOneLine } from "./what-happened";

const reason: Reason = {
  key: "mop-score-base",
  cite: { book: "mop", page: null, chapter: "mop-chapter-score" },
  change: 1,
  values: {},
  side: "blue",
};
const line = {
  text: { key: "mop-scored", values: { seat: "Ada", gain: 1, vp: 3 } },
  reasons: [reason],
};

test("points are told with where they come from, and other news without", () => {
  expect(inOneLine(line, {})).toMatch(/1 VP and has 3.*\(\+1 Scoring\)$/);
  const other = { ...line, text: { key: "mop-last-turn", values: { turn: 3 } } };
  expect(inOneLine(other, {})).not.toContain("Scoring");
});
