// The pairs that were checked last, on this phone: the newest first.

import { signal } from "@preact/signals";

import { parsed } from "../../../connection/decoder";
import { keep, kept } from "../../../phone/keep";
import { cardOf, isSquad } from "../cards";

export interface CheckedPair {
  readonly shooter: string;
  readonly target: string;
}

const MOST = 5;

/** What is stored, but for units that are no longer known. */
export function pairsIn(stored: string | null): ReadonlyArray<CheckedPair> {
  const list: unknown = parsed(stored);
  if (!Array.isArray(list)) return [];
  return list.flatMap((pair: unknown) => {
    if (!Array.isArray(pair)) return [];
    const shooter: unknown = pair[0];
    const target: unknown = pair[1];
    return isKnown(shooter) && isKnown(target) ? [{ shooter, target }] : [];
  });
}

export function isKnown(id: unknown): id is string {
  return typeof id === "string" && (isSquad(id) || cardOf(id) !== undefined);
}

export const recent = signal<ReadonlyArray<CheckedPair>>(pairsIn(kept("check-pairs")));

/** The pair with this one before all others. */
export function withPair(
  pairs: ReadonlyArray<CheckedPair>,
  { shooter, target }: CheckedPair,
): ReadonlyArray<CheckedPair> {
  const others = pairs.filter((pair) => pair.shooter !== shooter || pair.target !== target);
  return [{ shooter, target }, ...others].slice(0, MOST);
}

export function rememberPair(pair: CheckedPair): void {
  const [newest] = recent.value;
  if (newest?.shooter === pair.shooter && newest.target === pair.target) return;
  recent.value = withPair(recent.value, pair);
  keep("check-pairs", JSON.stringify(recent.value.map(({ shooter, target }) => [shooter, target])));
}

/** Every unit of those pairs once, the newest first. */
export function recentUnits(pairs: ReadonlyArray<CheckedPair>): ReadonlyArray<string> {
  return [...new Set(pairs.flatMap(({ shooter, target }) => [shooter, target]))];
}
