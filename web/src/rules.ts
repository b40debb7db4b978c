// The rule behind a term, one tap away: which one is open.

import { signal } from "@preact/signals";

import type { Cite, Phrase } from "./messages";

export type OpenRule =
  | {
      readonly kind: "rule";
      readonly title: Phrase;
      readonly text: Phrase;
      readonly cite: Cite | null;
    }
  | { readonly kind: "term"; readonly key: string };

export const openRule = signal<OpenRule | null>(null);

/** Opens the sheet that says a rule in our own words. */
export function showRule(title: Phrase, text: Phrase, cite: Cite | null): void {
  openRule.value = { kind: "rule", title, text, cite };
}

/** Opens a term of the glossary by its key, as `mop-term-garrison`. */
export function showTerm(key: string): void {
  openRule.value = { kind: "term", key };
}
