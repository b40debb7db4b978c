// What is being chosen on the phone before it is sent: the area that was tapped, and the offer whose
// fields are open. Which areas an offer is about comes from the offers alone.

import { computed, signal } from "@preact/signals";

import { decode } from "../../connection/decoder";
import { present } from "../../connection/state";
import type { Offer } from "../../messages";
import { type Action, shapes } from "./types";

/** The decision that is asked for now; "": none is. */
const asked = computed(() => {
  const pending = present.value?.pending;
  return pending?.type === "decide" ? pending.id : "";
});

/** What was tapped for one decision is nothing to the next. It says which it belongs to rather than
 * being cleared later, when a tap for the next one may have come already. */
class OfDecision<T> {
  private readonly kept = signal<{ readonly decision: string; readonly what: T } | null>(null);

  get value(): T | null {
    const kept = this.kept.value;
    return kept?.decision === asked.value ? kept.what : null;
  }

  set value(what: T | null) {
    this.kept.value = what === null ? null : { decision: asked.peek(), what };
  }
}

/** The area that was tapped last. */
export const chosenArea = new OfDecision<string>();

/** The offer whose fields are open, for the decision it belongs to. */
export const openOffer = signal<{ readonly decision: string; readonly offer: Offer } | null>(null);

/** Opens an offer's fields. Which of several areas are meant is tapped from now on: one that was
 * tapped before, to look at it, is neither taken nor left out by that. */
export function openFields(decision: string, offer: Offer): void {
  if (offer.vary.some(({ field }) => field === "areas")) chosenArea.value = null;
  openOffer.value = { decision, offer };
}

/** The areas of a supply line that is shown; null: none is. */
export const shownLine = new OfDecision<ReadonlyArray<string>>();

export function actionOf(offer: Offer): Action {
  return decode(shapes.Action, offer.action);
}

/** What an area is to the offers: where one may go, for how many points, or why not. */
export interface Mark {
  readonly offers: ReadonlyArray<Offer>;
  readonly cost: number | null;
}

/** The areas that can be tapped for something: of the open offer's fields, else of all offers. */
export function marksOf(
  offers: ReadonlyArray<Offer>,
  open: Offer | null,
  areas: ReadonlySet<string>,
): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  if (open) {
    for (const area of placesIn(open)) {
      if (areas.has(area)) marks.set(area, { offers: [open], cost: null });
    }
    return marks;
  }
  for (const offer of offers) {
    const { about, refused } = offer;
    if (about === null || refused !== null || !areas.has(about)) continue;
    const known = marks.get(about);
    marks.set(about, {
      offers: [...(known?.offers ?? []), offer],
      cost: known?.cost ?? costOf(offer),
    });
  }
  return marks;
}

/** The areas that a field of the offer may name. */
export function placesIn(offer: Offer): ReadonlyArray<string> {
  return offer.vary.flatMap((vary) =>
    (vary.type === "one_of" && vary.field === "to") ||
    (vary.type === "some_of" && vary.field === "areas")
      ? vary.values.map(String)
      : [],
  );
}

/** The points a step costs, as its label says them. */
export function costOf(offer: Offer): number | null {
  const { cost } = offer.label.values;
  return typeof cost === "number" ? cost : null;
}
