// What the player has taken up: a card of the hand, and the offer that is being filled in.

import { signal } from "@preact/signals";

import type { Offer } from "../../messages";
import type { Board } from "./types";

export const TABS = ["mine", "tree", "others", "piles"] as const;
export type Tab = (typeof TABS)[number];

/** What the player looks at. Away from her own things the prompt makes room for it. */
export const looking = signal<Tab>("mine");

/** The card taken up in the hand, or in the tree. */
export const chosen = signal<string | null>(null);

/** An offer whose fields are being filled in, and the decision it answers. */
interface Opened {
  readonly decision: string;
  readonly offer: Offer;
  readonly card?: string; // with this card it was begun
}
export const opened = signal<Opened | null>(null);

/** Kinds of offers that are too many for a button each: printed cards, and personalities. */
export const LISTED = ["discover", "research", "take-personality"] as const;

/** The list of offers of one kind that is open. */
export const picking = signal<{
  readonly decision: string;
  readonly type: (typeof LISTED)[number];
} | null>(null);

/** The card taken up, if it is still in the hand. */
export function heldCard(board: Board): string | null {
  return board.cards.some(({ card }) => card === chosen.value) ? chosen.value : null;
}
