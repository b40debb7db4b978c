// Beginning an impulse: one card, or several that go together, tapped in the order they are shown.

import { useState } from "preact/hooks";

import { SendButton } from "../../../components/prompt/send-button";
import { say, t } from "../../../words/texts";
import { actionOf } from "../choice";
import { cardName } from "../reading";
import { counted } from "./cards";
import { OfferButton } from "./offer-button";
import type { PanelProps } from "./offers";
import { commitment } from "./picking";

export function CommitPanel({ view, board, still, act, take }: PanelProps) {
  const [picked, setPicked] = useState<ReadonlyArray<string>>([]);
  const others = view.offers.filter((offer) => actionOf(offer).type !== "commit");
  const found = commitment(view.offers, picked);
  const toggle = (card: string) =>
    setPicked(picked.includes(card) ? picked.filter((each) => each !== card) : [...picked, card]);
  const lead = found && view.offers.find(({ about }) => about === found.card);
  return (
    <div class="wpg-panel">
      <div class="wpg-cards" role="group" aria-label={t("wpg-ui-hand")}>
        {[...counted(board.own?.hand ?? [])].map(([card, count]) => {
          const place = picked.indexOf(card);
          return (
            <button
              key={card}
              type="button"
              class={`wpg-card${place >= 0 ? " on" : ""}`}
              aria-pressed={place >= 0}
              onClick={() => toggle(card)}
            >
              {place >= 0 && <b class="place">{place + 1}</b>}
              <span>
                {cardName(card)}
                {count > 1 && <small> ×{count}</small>}
              </span>
            </button>
          );
        })}
      </div>
      <div class="offers">
        {others.map((offer, place) => (
          <OfferButton key={place} offer={offer} names={view.names} still={still} onTake={take} />
        ))}
        <SendButton still={still} ready={found !== null} onSend={() => found && void act(found)}>
          <span>
            {picked.length === 0
              ? t("wpg-ui-pick-cards")
              : t("wpg-ui-begin", { count: picked.length })}
            {picked.length > 0 && found === null && (
              <span class="why">{t("wpg-ui-not-together")}</span>
            )}
            {picked.length > 1 && lead && (
              <span class="why">{t("wpg-ui-starts-with", { card: cardName(found.card) })}</span>
            )}
          </span>
        </SendButton>
      </div>
      {picked.length === 1 && <p class="sr">{lead && say(lead.label, view.names)}</p>}
    </div>
  );
}
