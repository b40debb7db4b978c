// One offer as a button, with its reason where it is refused.

import type { Offer } from "../../../messages";
import { type Names, say, sayReason } from "../../../words/texts";

interface OfferButtonProps {
  readonly offer: Offer;
  readonly names: Names;
  readonly still: boolean;
  readonly main?: boolean;
  readonly onTake: (offer: Offer) => void;
}

export function OfferButton({ offer, names, still, main = false, onTake }: OfferButtonProps) {
  const { refused } = offer;
  return (
    <button
      type="button"
      class={`offer${refused ? " no" : main ? " primary" : ""}`}
      aria-disabled={refused !== null || still}
      onClick={() => refused === null && !still && onTake(offer)}
    >
      <span>
        {say(offer.label, names)}
        {refused && <span class="why">{sayReason(refused, names)}</span>}
      </span>
    </button>
  );
}
