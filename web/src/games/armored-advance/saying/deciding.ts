// The reason that decides a shot, before all others.

import type { Reason } from "../../../messages";

/** Of the terms up to the need: what raises it most, else the range; or the armour, where that asks
 * for more than the range does, or cannot be pierced at all. */
export function deciding(reasons: ReadonlyArray<Reason>): Reason | null {
  const never = reasons.find(({ key }) => key === "aa-penetrates-never");
  if (never) return never;
  const sum = reasons.find(({ key }) => key.startsWith("aa-need-"));
  if (!sum) return null;
  const { hit, penetrate } = sum.values;
  if (typeof hit === "number" && typeof penetrate === "number" && penetrate > hit) {
    return reasons.find(({ key }) => key.startsWith("aa-penetrates")) ?? null;
  }
  const armour = reasons.findIndex(({ key }) => key === "aa-penetration");
  const terms = armour < 0 ? reasons : reasons.slice(0, armour);
  const raising = terms.filter(({ key, change }) => key !== "aa-range" && change > 0);
  const [most] = [...raising].sort((a, b) => b.change - a.change);
  return most ?? terms.find(({ key }) => key === "aa-range") ?? null;
}

export function decidingFirst(reasons: ReadonlyArray<Reason>): ReadonlyArray<Reason> {
  const first = deciding(reasons);
  return first ? [first, ...reasons.filter((reason) => reason !== first)] : reasons;
}
