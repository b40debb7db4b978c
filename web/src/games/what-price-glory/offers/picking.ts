// Choosing counters that are alike by how many, and cards that go together.

import type { Offer } from "../../../messages";
import { actionOf } from "../choice";
import { unitName } from "../reading";
import type { Commit, UnitPiece } from "../types";

/** Units that are alike and lie together: one line with a number instead of ten counters. */
export interface Alike {
  readonly key: string;
  readonly unit: UnitPiece;
  readonly at: string;
  readonly ids: ReadonlyArray<string>;
}

type Located = ReadonlyMap<string, { readonly unit: UnitPiece; readonly at: string }>;

export function alike(ids: ReadonlyArray<string>, located: Located): ReadonlyArray<Alike> {
  const groups = new Map<string, { unit: UnitPiece; at: string; ids: string[] }>();
  for (const id of ids) {
    const found = located.get(id);
    if (!found) continue;
    const key = `${found.at} ${unitName(found.unit)} ${String(found.unit.supplied)}`;
    const known = groups.get(key);
    if (known) known.ids.push(id);
    else groups.set(key, { ...found, ids: [id] });
  }
  return [...groups]
    .map(([key, group]) => ({ key, ...group }))
    .sort((a, b) => a.at.localeCompare(b.at) || b.unit.strength - a.unit.strength);
}

/** The chosen ids when so many of these are wanted, the others as they were. */
export function withCount(
  chosen: ReadonlyArray<string>,
  group: Alike,
  count: number,
): ReadonlyArray<string> {
  const rest = chosen.filter((id) => !group.ids.includes(id));
  return [...rest, ...group.ids.slice(0, count)];
}

export function countIn(chosen: ReadonlyArray<string>, group: Alike): number {
  return group.ids.filter((id) => chosen.includes(id)).length;
}

/** The commitment of these cards, in the order they were tapped; null: no offer covers them. */
export function commitment(
  offers: ReadonlyArray<Offer>,
  picked: ReadonlyArray<string>,
): Commit | null {
  for (const start of picked) {
    for (const offer of offers) {
      const found = covering(offer, start, picked);
      if (found) return found;
    }
  }
  return null;
}

function covering(offer: Offer, start: string, picked: ReadonlyArray<string>): Commit | null {
  const action = actionOf(offer);
  if (action.type !== "commit" || action.card !== start || offer.refused !== null) return null;
  if (action.event !== null && !picked.includes(action.event)) return null;
  const rest = picked.filter((card) => card !== start && card !== action.event);
  const more = offer.vary.find(({ field }) => field === "more");
  if (more?.type !== "some_of") return rest.length === 0 ? action : null;
  const fits =
    rest.length >= more.low &&
    (more.high === null || rest.length <= more.high) &&
    rest.every((card) => more.values.includes(card));
  return fits ? { ...action, more: rest } : null;
}
