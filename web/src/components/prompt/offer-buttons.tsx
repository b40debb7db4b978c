// One button for each offer: what any game can be played with. An offer that may vary opens its
// fields first; a refused one stays, dashed, with its reason.

import { useState } from "preact/hooks";

import { asRecord } from "../../connection/decoder";
import { askMore } from "../../connection/more-offers";
import type { GameProps } from "../../games/game-module";
import type { Offer } from "../../messages";
import { say, sayReason, t } from "../../words/texts";
import { VaryOffer } from "./vary-offer";

export function OfferButtons({ view, pending, table, still, act }: GameProps) {
  const [open, setOpen] = useState<{ decision: string; offer: Offer } | null>(null);
  const decision = pending.type === "decide" ? pending.id : "";
  if (view.offers.length === 0) return null;
  if (open && open.decision === decision) {
    return (
      <VaryOffer
        offer={open.offer}
        game={table.game}
        names={view.names}
        still={still}
        onBack={() => setOpen(null)}
        onTake={(action) => void act(action).then((accepted) => accepted && setOpen(null))}
      />
    );
  }
  const take = (offer: Offer) =>
    offer.vary.length > 0 ? setOpen({ decision, offer }) : void act(asRecord(offer.action));
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
      {view.more > 0 && (
        <button type="button" class="offer quiet wide" onClick={() => askAll(view.offers)}>
          {t("ui-offers-more", { count: view.more })}
        </button>
      )}
    </div>
  );
}

/** The rest of the offers, asked for thing by thing. */
function askAll(offers: ReadonlyArray<Offer>): void {
  const things = new Set(offers.map((offer) => offer.about).filter((about) => about !== null));
  for (const about of things) void askMore(about);
}
