// What kinds of offers there are, and which of them leave something to choose.

import type { Offer } from "../../messages";
import { actionOf } from "./reading";

/** Whether something is to be chosen before the offer is sent. */
export function asks(offer: Offer): boolean {
  return offer.vary.some((vary) => {
    if (vary.type === "some_of") return vary.values.length > vary.low;
    if (vary.type !== "one_of") return true;
    // No card stands for the one on top, which is among those that are named.
    return vary.values.filter((value) => value !== null).length > 1;
  });
}

/** What is done when nothing else is: it stays in sight below a list that scrolls. */
export function ends(offer: Offer): boolean {
  const { type } = actionOf(offer);
  return type === "pass" || type === "no-more";
}

/** Whether cards of the hand go, without paying for anything. */
export function discards(offer: Offer): boolean {
  return actionOf(offer).type === "discard";
}

/** Whether cards and tokens become Knowledge before it is known what for. */
export function generates(offer: Offer): boolean {
  return actionOf(offer).type === "generate";
}

/** Whether discard piles are chosen that go back into their decks. */
export function shuffles(offer: Offer): boolean {
  return actionOf(offer).type === "shuffle-draw";
}

export function isOfHand(offer: Offer): boolean {
  const { type } = actionOf(offer);
  return type === "discover" || type === "research";
}

/** The list an offer stands in: cards that no file knows come at the end of those that are known. */
export function listOf(offer: Offer): string {
  const action = actionOf(offer);
  if (action.type !== "enter-card") return action.type;
  return action.research ? "research" : "discover";
}
