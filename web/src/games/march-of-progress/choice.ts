// What is chosen on this phone and not sent yet. The server's offers are few enough here to be
// written out as whole actions; a tap only ever goes from one of them to another.

import { signal } from "@preact/signals";

import { decode } from "../../connection/decoder";
import type { Offer } from "../../messages";
import type { GameProps } from "../game-module";
import { actionOf } from "./reading";
import { shapes, type Action } from "./types";

interface Draft {
  readonly decision: string; // a draft for another decision is void
  readonly action: Action;
}

const draft = signal<Draft | null>(null);

/** Every action an offer stands for: itself, with each of its fields varied. */
export function variants(offer: Offer): ReadonlyArray<Action> {
  let found: ReadonlyArray<object> = [actionOf(offer)];
  for (const vary of offer.vary) {
    const values = valuesOf(vary);
    found = found.flatMap((action) => values.map((value) => ({ ...action, [vary.field]: value })));
  }
  return found.map((action) => decode(shapes.Action, action));
}

function valuesOf(vary: Offer["vary"][number]): ReadonlyArray<unknown> {
  switch (vary.type) {
    case "one_of":
      return vary.values;
    case "some_of":
      return subsets(vary.values).filter(
        (some) => some.length >= vary.low && some.length <= (vary.high ?? some.length),
      );
    case "between":
      return Array.from({ length: vary.high - vary.low + 1 }, (_, index) => vary.low + index);
    case "within":
    case "add_up":
      return []; // no places and no payments on this table
  }
}

function subsets(values: ReadonlyArray<unknown>): ReadonlyArray<ReadonlyArray<unknown>> {
  return values.reduce<ReadonlyArray<ReadonlyArray<unknown>>>(
    (found, value) => [...found, ...found.map((some) => [...some, value])],
    [[]],
  );
}

/** Everything this phone may do now, written out. */
export function allowed(props: GameProps): ReadonlyArray<Action> {
  if (props.past || !isDeciding(props)) return [];
  return props.view.offers.filter((offer) => offer.refused === null).flatMap(variants);
}

function isDeciding({ pending, seat }: GameProps): boolean {
  return pending.type === "decide" && seat !== null && pending.seats.includes(seat);
}

function decisionOf({ pending, seat }: GameProps): string {
  return pending.type === "decide" ? `${seat} ${pending.id}` : "";
}

/** The chosen action; the only one there is counts as chosen. */
export function chosen(props: GameProps): Action | null {
  const actions = allowed(props);
  const kept = draft.value;
  if (kept?.decision === decisionOf(props)) return kept.action;
  return actions.length === 1 && actions[0]?.type !== "pick" ? (actions[0] ?? null) : null;
}

export function choose(props: GameProps, action: Action | null): void {
  draft.value = action && { decision: decisionOf(props), action };
}

/** The offer that stands for this action: its label, or the reason it is refused for. */
export function offerOf(props: GameProps, action: Action): Offer | undefined {
  const wanted = JSON.stringify(sorted(action));
  return props.view.offers.find((offer) =>
    variants(offer).some((each) => JSON.stringify(sorted(each)) === wanted),
  );
}

function sorted(action: Action): ReadonlyArray<readonly [string, unknown]> {
  return Object.entries(action).sort(([a], [b]) => a.localeCompare(b));
}
