// What is being measured on this phone: from one end to another, each a unit or a point of the table.
// Nothing of it is sent but questions; the match does not know.

import { computed, signal } from "@preact/signals";

import type { Newest } from "../asking";
import { distance, type Frame, type Point } from "../field/frame";
import { type Thing, things } from "../reading";
import type { Board, End as Asked, Place } from "../types";

/** A unit where it stands, or a point. */
export interface End {
  readonly unit: string | null;
  readonly at: Place | null; // of a point
}

export interface Measuring {
  readonly one: End | null;
  readonly two: End | null;
}

const NOTHING: Measuring = { one: null, two: null };

export const measuring = signal<Measuring | null>(null);
export const isMeasuring = computed(() => measuring.value !== null);

/** The newest answers; perhaps of a moment ago, so that nothing flickers under a finger. */
export const measured = signal<Newest<"ask-measure"> | null>(null);
export const viewed = signal<Newest<"ask-view"> | null>(null);

export function startMeasuring(): void {
  measuring.value = NOTHING;
  measured.value = null;
  viewed.value = null;
}

export function stopMeasuring(): void {
  measuring.value = null;
}

/** A tap: the first end, then the second; the next begins anew. */
export function tapEnd(end: End): void {
  const now = measuring.peek();
  if (!now) return;
  const second = now.one && !now.two && !sameEnd(now.one, end);
  setEnds(second ? { one: now.one, two: end } : { one: end, two: null });
}

export function setEnds(ends: Measuring): void {
  const before = measuring.peek();
  if (!ends.two) measured.value = null;
  if (!before?.one || !ends.one || !sameEnd(before.one, ends.one)) viewed.value = null;
  measuring.value = ends;
}

export function swapEnds(): void {
  const now = measuring.peek();
  if (!now?.two) return;
  measured.value = null; // it was about the other direction
  setEnds({ one: now.two, two: now.one });
}

/** Whether the answer is about a line that begins here. */
export function beginsAt(one: End, { about }: Newest<"ask-measure">): boolean {
  return sameEnd(one, fromAsked(about.one));
}

export function fromAsked({ unit, at }: Asked): End {
  return { unit: unit || null, at: at ?? null };
}

function sameEnd(a: End, b: End): boolean {
  return a.unit === b.unit && a.at?.x === b.at?.x && a.at?.y === b.at?.y;
}

export function asked({ unit, at }: End): Asked {
  return { unit: unit ?? "", at, heading: null };
}

/** What a finger means: the unit it is on or beside, else the point. `near` is in inches. */
export function endAt(
  point: Point,
  standing: ReadonlyArray<Thing>,
  frame: Frame,
  near: number,
): End {
  const [nearest] = standing
    .map((thing) => ({ thing, far: awayFrom(point, thing, frame) }))
    .filter(({ far }) => far <= near)
    .sort((a, b) => a.far - b.far);
  if (nearest) return { unit: nearest.thing.id, at: null };
  const kept = (value: number, most: number) => Math.max(0, Math.min(value, most));
  const on = { x: kept(point.x, frame.w), y: kept(point.y, frame.h) };
  return { unit: null, at: frame.place(on) };
}

/** Inches from the outline of the unit; less than nothing inside it. */
function awayFrom(point: Point, thing: Thing, frame: Frame): number {
  const middle = frame.point(thing.at?.x ?? 0, thing.at?.y ?? 0);
  return distance(point, middle) - (thing.card ? thing.card.hull.width / 2000 : 0.5);
}

/** What can be measured to. */
export function measurable(board: Board): ReadonlyArray<Thing> {
  return things(board).filter(({ at, state }) => at && state === "ready");
}

/** Where an end is; null: its unit is not on the board any more. */
export function placeOf(end: End | null, standing: ReadonlyArray<Thing>): Place | null {
  if (!end) return null;
  if (end.at) return end.at;
  return standing.find(({ id }) => id === end.unit)?.at ?? null;
}
