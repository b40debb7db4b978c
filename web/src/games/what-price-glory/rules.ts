// Our own words for the rule behind a section that a reason cites.

import type { Cite, Phrase } from "../../messages";
import { hasText } from "../../words/texts";

/** The text `wpg-rule-…` of the section's name. */
export function ruleOf(cite: Cite): Phrase | null {
  if (cite.chapter === null) return null;
  const key = cite.chapter.replace(/^wpg-(section|house)-/, "wpg-rule-$1-");
  return hasText(key) ? { key, values: {} } : null;
}
