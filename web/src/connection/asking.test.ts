import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { FromClient, Reply } from "../messages";
import { askRules } from "./asking";
import type { Shape } from "./shapes";

const BUSY: Reply = refused("refused-busy");
const ANSWER: Reply = { type: "ruling", ruling: { value: ["a"], reasons: [] } };
const shape: Shape<ReadonlyArray<string>> = { structs: {}, kind: { list: "string" } };
const asking = { game: "nim", match: null, question: { type: "ask" }, shape };

function refused(key: string): Reply {
  return { type: "refused", by: "limits", text: { key, values: {} }, cite: null };
}

/** A server that says these, one after the other. */
function saying(...replies: Reply[]) {
  const asked: FromClient[] = [];
  const say = (message: FromClient) => {
    asked.push(message);
    return Promise.resolve(replies[asked.length - 1] ?? BUSY);
  };
  return { asked, say };
}

async function after<T>(answer: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return answer;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a busy server is asked again, and its answer counts", async () => {
  const { asked, say } = saying(BUSY, BUSY, ANSWER);
  expect(await after(askRules(asking, say))).toEqual({ value: ["a"], reasons: [], refused: null });
  expect(asked).toHaveLength(3);
});

test("a server that stays busy is left alone, and the reader is told", async () => {
  const { asked, say } = saying();
  const told = await after(askRules(asking, say));
  expect([asked.length, told.value, told.refused?.key]).toEqual([3, null, "refused-busy"]);
});

test("what nobody waits for any more is not asked again", async () => {
  const { asked, say } = saying(BUSY, ANSWER);
  const told = await after(askRules({ ...asking, stillWanted: () => false }, say));
  expect([asked.length, told.refused?.key]).toEqual([1, "refused-busy"]);
});

test("another refusal is final", async () => {
  const { asked, say } = saying(refused("refused-match"), ANSWER);
  const told = await after(askRules(asking, say));
  expect([asked.length, told.refused?.key]).toEqual([1, "refused-match"]);
});
