// What the terms of a ruling come to: one sum for each side, or one for all.

import type { Reason } from "../../messages";

export interface Sum {
  readonly side: Reason["side"];
  readonly sum: number;
}

/** Terms of no side that change nothing, beside those of the sides, have no sum of their own. */
export function sumsOf(reasons: ReadonlyArray<Reason>): ReadonlyArray<Sum> {
  const sides = [...new Set(reasons.map((reason) => reason.side))];
  return sides
    .map((side) => ({ side, of: reasons.filter((reason) => reason.side === side) }))
    .filter(({ side, of }) => side !== null || of.some((reason) => reason.change !== 0))
    .map(({ side, of }) => ({ side, sum: of.reduce((sum, one) => sum + one.change, 0) }));
}
