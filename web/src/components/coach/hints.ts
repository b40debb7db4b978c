// The coach of a first match: which hint fits now, which were read, and whether they are wanted.

import { signal } from "@preact/signals";

import { asRecord, parsed } from "../../connection/decoder";
import type { Line, Phrase, Present } from "../../messages";
import { keep, kept } from "../../phone/keep";
import { hasText } from "../../words/texts";

const OFF = "off";

interface Coach {
  readonly on: boolean;
  readonly read: ReadonlyArray<string>;
}

export function coachIn(stored: string | null): Coach {
  if (stored === OFF) return { on: false, read: [] };
  const read = asRecord(parsed(stored))["read"];
  return { on: true, read: Array.isArray(read) ? read.map(String) : [] };
}

export const coach = signal<Coach>(coachIn(kept("coach")));

function put(next: Coach): void {
  coach.value = next;
  keep("coach", next.on ? JSON.stringify({ read: next.read }) : OFF);
}

export function markRead(hint: Phrase): void {
  put({ ...coach.value, read: [...coach.value.read, hint.key] });
}

/** Off with one tap; switched on again, it begins anew. */
export function switchCoach(on: boolean): void {
  put({ on, read: [] });
}

/** The hint that belongs to a text: its key with `coach` behind the prefix. */
export function hintKey(key: string): string {
  return key.replace(/^([a-z0-9]+)-/, "$1-coach-");
}

/** What a seat that plays is looking at. */
export interface Moment {
  readonly prompt: Phrase;
  readonly roll: Phrase | null; // what the dice that are wanted are for
  readonly lines: ReadonlyArray<Pick<Line, "seq" | "undone" | "text">>;
}

export function momentOf({ view, pending, lines }: Present): Moment {
  return { prompt: view.prompt, roll: pending.type === "roll" ? pending.why : null, lines };
}

/** What there is to say: of what is asked for, of the roll, then of what just happened. */
function situations({ prompt, roll, lines }: Moment): ReadonlyArray<Phrase> {
  const newest = lines.at(-1)?.seq;
  const happened = lines.filter(({ seq, undone }) => seq === newest && !undone);
  return [prompt, ...(roll ? [roll] : []), ...happened.map(({ text }) => text)];
}

/** Whether a hint is shown now: what is told makes room for it. */
export function isCoached(now: Present): boolean {
  return now.seat !== null && now.result === null && hintFor(momentOf(now), coach.value) !== null;
}

/** The first hint for this moment that was not read on this phone. */
export function hintFor(moment: Moment, { on, read }: Coach): Phrase | null {
  if (!on) return null;
  const hints = situations(moment).map(({ key, values }) => ({ key: hintKey(key), values }));
  return hints.find(({ key }) => hasText(key) && !read.includes(key)) ?? null;
}
