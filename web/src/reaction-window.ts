// How long a reaction window is still open. It is the table's fixed time, so everybody sees the
// same clock, whoever holds what.

import { computed, effect, signal } from "@preact/signals";

import type { Present } from "./messages";
import { present, table } from "./state";

interface Opened {
  readonly window: string;
  readonly at: number; // by this page's own clock
}

const SLACK_MS = 2000; // a window that outlives its time by more was opened anew

const opened = signal<Opened | null>(null);

/** When the window in view closes, and how long it was open then; null: there is none. */
export const closing = computed(() => {
  const now = present.value;
  const policy = table.value?.policy;
  const window = windowOf(now);
  if (!now || !policy || window === null || opened.value?.window !== window) return null;
  return { at: opened.value.at + policy.window * 1000, seconds: policy.window };
});

function windowOf(now: Present | null): string | null {
  if (!now || now.result || now.pending.type !== "decide") return null;
  return now.pending.kind === "window" ? `${now.match} ${now.pending.id}` : null;
}

export function watchWindows(): void {
  let before: Present | null = null;
  effect(() => {
    const now = present.value;
    const most = (table.value?.policy.window ?? 0) * 1000;
    const window = windowOf(now);
    const known = opened.peek();
    const isKnown = known?.window === window && Date.now() - known.at < most + SLACK_MS;
    if (now && window !== null && !isKnown) {
      const isNews = before !== null && before.match === now.match;
      opened.value = { window, at: Date.now() - (isNews ? 0 : age(now, most)) };
    }
    before = now;
  });
}

/** A page that was just opened may find a window half over: its last row says since when. Where
 * the server's clock is plainly another than this phone's, nobody knows. */
function age(now: Present, most: number): number {
  const last = now.lines.at(-1);
  const past = last ? Date.now() - last.at * 1000 : 0;
  return past > 0 && past < most ? past : 0;
}
