// The cards as they are being corrected: how many of each a side has, and the file they make.

import type { CardDraft, CardsDraft } from "../types";
import { text } from "./draft";

export type Side = "cp" | "en";
export const CARD_SIDES: ReadonlyArray<Side> = ["cp", "en"];

export interface Cards {
  readonly id: string;
  readonly cards: ReadonlyArray<CardDraft>;
}

export function cardsOf({ id, cards }: CardsDraft): Cards {
  return { id, cards };
}

export function withCard(draft: Cards, id: string, change: Partial<CardDraft>): Cards {
  const cards = draft.cards.map((card) => (card.id === id ? { ...card, ...change } : card));
  return { ...draft, cards };
}

/** How many cards of a kind the side has. */
export function sum(draft: Cards, kind: string, side: Side): number {
  return draft.cards
    .filter((card) => card.kind === kind)
    .reduce((total, card) => total + card[side], 0);
}

/** The card file. */
export function cardsFile({ id, cards }: Cards): string {
  return [`id = ${text(id)}\n`, ...cards.map(cardText)].join("\n");
}

function cardText(card: CardDraft): string {
  return [
    "[[card]]",
    `id = ${text(card.id)}`,
    `kind = ${text(card.kind)}`,
    `effect = ${text(card.effect)}`,
    ...(card.number === 0 ? [] : [`number = ${card.number}`]),
    `copies = { cp = ${card.cp}, en = ${card.en} }`,
    ...(card.reconstructed ? ["reconstructed = true"] : []),
    "",
  ].join("\n");
}
