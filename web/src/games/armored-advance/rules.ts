// Our own words for a house rule that decided: the text under its question in the set-up.

import type { Cite, Phrase } from "../../messages";
import { hasText } from "../../words/texts";

export function ruleOf(cite: Cite): Phrase | null {
  if (cite.book !== "house" || cite.chapter === null) return null;
  const key = `${cite.chapter}-help`;
  return hasText(key) ? { key, values: {} } : null;
}
