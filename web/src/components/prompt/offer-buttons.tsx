// One button for each offer: what any game can be played with. An offer that may vary opens its
// fields first; a refused one stays, dashed, with its reason.

import { useState } from "preact/hooks";

import { asRecord } from "../../connection/decoder";
import type { GameProps } from "../../games/game-module";
import type { Offer } from "../../messages";
import { say, sayReason } from "../../words/texts";
import { VaryOffer } from "./vary-offer";

export function OfferButtons({ view, pending, still, act }: GameProps) {
  const [open, setOpen] = useState<{ decision: string; offer: Offer } | null>(null);
  const decision = pending.type === "decide" ? pending.id : "";
  if (view.offers.length === 0) return null;
  if (open && open.decision === decision) {
    return (
      <VaryOffer
        offer={open.offer}
        names={view.names}
        still={still}
        onBack={() => setOpen(null)}
        onTake={(action) => {
          setOpen(null);
          act(action);
        }}
      />
    );
  }
  const take = (offer: Offer) =>
    offer.vary.length > 0 ? setOpen({ decision, offer }) : act(asRecord(offer.action));
  const alone = view.offers.length === 1;
  return (
    <div class={`offers${view.offers.length > 3 ? " many" : ""}`}>
      {view.offers.map((offer, place) => (
        <button
          key={place}
          type="button"
          class={`offer${offer.refused ? " no" : alone ? " primary" : ""}`}
          aria-disabled={offer.refused !== null || still}
          onClick={() => offer.refused === null && !still && take(offer)}
        >
          <span>
            {say(offer.label, view.names)}
            {offer.refused && <span class="why">{sayReason(offer.refused, view.names)}</span>}
          </span>
        </button>
      ))}
    </div>
  );
}
