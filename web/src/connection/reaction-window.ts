// How long a reaction window is still open. The server says it to everybody alike, whoever holds what.

import { computed } from "@preact/signals";

import { present, table } from "./state";

/** When the window in view closes, by this page's own clock, and how long windows are open here;
 * null: there is none. */
export const closing = computed(() => {
  const left = present.value?.closes_in ?? null;
  const policy = table.peek()?.policy;
  if (left === null || policy === undefined) return null;
  return { at: Date.now() + left * 1000, seconds: policy.window };
});
