// Which rule text is open in its sheet.

import { signal } from "@preact/signals";

import type { Cite, Phrase } from "../../messages";

export interface OpenRule {
  readonly title: Phrase;
  readonly text: Phrase;
  readonly cite: Cite | null;
}

export const openRule = signal<OpenRule | null>(null);

/** Opens the sheet that says a rule in our own words. */
export function showRule(title: Phrase, text: Phrase, cite: Cite | null): void {
  openRule.value = { title, text, cite };
}
