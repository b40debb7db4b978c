import { afterEach, expect, test } from "vitest";

import { coach, coachIn, hintFor, hintKey, markRead, type Moment, switchCoach } from "./hints";

afterEach(() => switchCoach(true));

const phrase = (key: string) => ({ key, values: {} });
const at = (prompt: string, said: ReadonlyArray<string> = []): Moment => ({
  prompt: phrase(prompt),
  roll: null,
  lines: said.map((key) => ({ seq: 4, undone: false, text: phrase(key) })),
});

test("a hint is found by the text it belongs to", () => {
  expect(hintKey("mop-prompt-pick")).toBe("mop-coach-prompt-pick");
  expect(hintFor(at("mop-prompt-pick"), coach.value)?.key).toBe("mop-coach-prompt-pick");
  expect(hintFor(at("mop-prompt-last"), coach.value)).toBeNull();
});

test("what is to be done comes before what happened, and each once", () => {
  const now = at("mop-prompt-pick", ["mop-scored"]);
  const first = hintFor(now, coach.value);
  expect(first?.key).toBe("mop-coach-prompt-pick");
  if (first) markRead(first);
  expect(hintFor(now, coach.value)?.key).toBe("mop-coach-scored");
});

test("a roll has a hint of its own", () => {
  const roll = { ...at("mop-prompt-roll"), roll: phrase("mop-roll-initiative") };
  expect(hintFor(roll, coach.value)?.key).toBe("mop-coach-roll-initiative");
});

test("one tap switches all of them off", () => {
  switchCoach(false);
  expect(hintFor(at("mop-prompt-pick"), coach.value)).toBeNull();
});

test("what an older page kept is no reason to fail", () => {
  expect(coachIn("{broken")).toEqual({ on: true, read: [] });
  expect(coachIn("off").on).toBe(false);
});
