// Which rule text is open in its sheet.

import { signal } from "@preact/signals";

import type { Cite, Phrase } from "../../messages";

export interface OpenRule {
  readonly title: Phrase | string;
  readonly text: Phrase | string | null; // null: the rule of the term that is its title
  readonly cite: Cite | null;
}

export const openRule = signal<OpenRule | null>(null);

/** Opens the sheet that says a rule in our own words. */
export function showRule(title: Phrase, text: Phrase, cite: Cite | null): void {
  openRule.value = { title, text, cite };
}

/** Opens the sheet that says what a term of the glossary means. */
export function showTerm(key: string): void {
  openRule.value = { title: { key, values: {} }, text: null, cite: null };
}

/** Opens the sheet with words that were said already: a thing on the board, described. */
export function showWords(title: string, text: string): void {
  openRule.value = { title, text, cite: null };
}
