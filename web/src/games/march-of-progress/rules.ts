// Our own words for the rules: one text for each action card and for each chapter of the book.

import type { Cite, Phrase } from "../../messages";
import { hasText } from "../../words/texts";
import type { GameProps } from "../game-module";
import type { Card } from "./reading";

/** The rule behind a chapter: the text `mop-rule-…` of the same name. */
export function ruleOf(cite: Cite): Phrase | null {
  if (cite.chapter === null) return null;
  const key = cite.chapter.replace(/^mop-(chapter|house)-/, "mop-rule-$1-");
  return hasText(key) ? { key, values: {} } : null;
}

/** Opens what a card does. */
export function showCard(props: GameProps, card: Card): void {
  const title = { key: `mop-card-${card}`, values: {} };
  props.showRule(title, { key: `mop-rule-card-${card}`, values: {} }, null);
}
