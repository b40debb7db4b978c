// What amounts add up to, and what is still wrong with them. The server checks them again.

import type { AddUp } from "../../messages";

export type Paid = Readonly<Record<string, number>>;

/** What stands between these amounts and a payment; null: they add up. */
export type Lack =
  { readonly kind: "short"; readonly by: number } | { readonly kind: "over"; readonly by: number };

/** The amounts in a field of an action; anything else is none of them. */
export function paidIn(value: unknown): Paid {
  if (typeof value !== "object" || value === null) return {};
  const counts = Object.entries(value).filter(
    (each): each is [string, number] => typeof each[1] === "number",
  );
  return Object.fromEntries(counts);
}

export function totalOf(price: AddUp, paid: Paid): number {
  return price.amounts.reduce((sum, each) => sum + (paid[each.key] ?? 0) * each.worth, 0);
}

export function lackOf(price: AddUp, paid: Paid): Lack | null {
  const total = totalOf(price, paid);
  if (total < price.low) return { kind: "short", by: price.low - total };
  return total > price.high ? { kind: "over", by: total - price.high } : null;
}
