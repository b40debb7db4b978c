// What this phone has done with what it was told: put away, opened, nodded at. Nobody else hears of
// it, and play never waits for it.

import { signal } from "@preact/signals";

import { keep, kept } from "../../phone/keep";

const KEY = "nodded";
const MOST = 200;

/** The event that is looked at: null, the newest. */
export const looked = signal<number | null>(null);
/** The event whose card was put away. */
export const putAway = signal<string>("");
/** The event whose card was opened or folded by hand, and how. */
export const opened = signal<{ readonly mark: string; readonly open: boolean } | null>(null);
/** Whether the newest event makes way for something that was tapped. */
export const folded = signal<boolean>(false);
const nods = signal<ReadonlyArray<string>>((kept(KEY) ?? "").split(" ").filter(Boolean));

export function markOf(match: string, seq: number): string {
  return `${match}/${seq}`;
}

/** Something else is looked at now: what is told keeps a line. */
export function foldTold(): void {
  folded.value = true;
}

function nodMark(match: string, seq: number, place: number): string {
  return `${match}/${seq}/${place}`;
}

export function hasNodded(match: string, seq: number, place: number): boolean {
  return nods.value.includes(nodMark(match, seq, place));
}

/** A nod, or taking it back. */
export function nod(match: string, seq: number, place: number): void {
  const mark = nodMark(match, seq, place);
  const rest = nods.value.filter((each) => each !== mark);
  nods.value = (rest.length === nods.value.length ? [...rest, mark] : rest).slice(-MOST);
  keep(KEY, nods.value.join(" "));
}
