// The countdown of a reaction window. Every seat is told the same, so that it reveals nothing.

import { computed } from "@preact/signals";

import { present, table } from "./state";

/** When the open window closes, on this page's clock, and how long windows last at this table;
 * null: none is open. */
export const closing = computed(() => {
  const left = present.value?.closes_in ?? null;
  const policy = table.peek()?.policy;
  if (left === null || policy === undefined) return null;
  return { at: Date.now() + left * 1000, seconds: policy.window };
});
