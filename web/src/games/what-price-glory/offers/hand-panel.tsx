// Building the hand of a turn: any cards of the main deck, up to the limit, in secret.

import { useState } from "preact/hooks";

import { SendButton } from "../../../components/prompt/send-button";
import { t } from "../../../words/texts";
import { actionOf } from "../choice";
import { CardCounts, counted, sumOf } from "./cards";
import type { PanelProps } from "./offers";

export function HandPanel({ view, board, still, act }: PanelProps) {
  const offer = view.offers.find((each) => actionOf(each).type === "build-hand");
  const price = offer?.vary.find(({ type }) => type === "add_up");
  const picked = board.own?.picked ?? null;
  const [cards, setCards] = useState<Readonly<Record<string, number>>>(() =>
    picked ? Object.fromEntries(counted(picked)) : {},
  );
  if (!offer || price?.type !== "add_up") return null;
  const suggested = actionOf(offer);
  const total = sumOf(cards);
  return (
    <div class="wpg-panel">
      <CardCounts cards={price.amounts} value={cards} most={price.high} onChange={setCards} />
      <div class="offers">
        {suggested.type === "build-hand" && total === 0 && (
          <button type="button" class="offer" onClick={() => setCards(suggested.cards)}>
            {t("wpg-ui-suggest")}
          </button>
        )}
        <SendButton
          still={still}
          ready={total > 0}
          onSend={() => void act({ type: "build-hand", cards: taken(cards) })}
        >
          <span>
            {t("wpg-ui-take-hand", { count: total, most: price.high })}
            {total < price.high && total > 0 && (
              <span class="why">{t("wpg-ui-room-left", { count: price.high - total })}</span>
            )}
          </span>
        </SendButton>
      </div>
    </div>
  );
}

function taken(cards: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(cards).filter(([, count]) => count > 0));
}
