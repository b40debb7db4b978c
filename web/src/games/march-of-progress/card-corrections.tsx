// Which cards a side holds on the real table: tapped first, then set. The others are its discards.

import { useState } from "preact/hooks";

import { Icon } from "../../components/shell/icon";
import { seatName, t } from "../../words/texts";
import { cardsOf } from "./cards/hand";
import { cardName, type Card } from "./reading";
import type { Correction, PlayerArea } from "./types";
import "./card-corrections.css";

interface CardsRowProps {
  readonly area: PlayerArea;
  readonly correct: (correction: Correction) => void;
}

export function CardsRow({ area, correct }: CardsRowProps) {
  const [draft, setDraft] = useState<{ readonly from: string; readonly hand: Hand } | null>(null);
  const from = area.hand.join();
  const hand = draft?.from === from ? draft.hand : area.hand;
  const inPlay = cardsOf(area).filter((card) => !isLying(area, card));
  const same = hand.length === area.hand.length && hand.every((card) => area.hand.includes(card));
  const tap = (card: Card) =>
    setDraft({
      from,
      hand: hand.includes(card) ? hand.filter((each) => each !== card) : [...hand, card],
    });
  return (
    <div class="mop-set-cards">
      <span class="grow">
        {t("mop-ui-set-cards")} <span class="label">{t("mop-ui-set-cards-hint")}</span>
      </span>
      <div
        class="cards"
        role="group"
        aria-label={`${seatName(area.seat)}: ${t("mop-ui-set-cards")}`}
      >
        {cardsOf(area).map((card) => (
          <CardToggle
            key={card}
            card={card}
            on={hand.includes(card)}
            fixed={card === "score" || inPlay.includes(card)}
            onTap={() => tap(card)}
          />
        ))}
      </div>
      {inPlay.map((card) => (
        <span key={card} class="label">
          {t("mop-ui-card-in-play", { card: cardName(card) })}
        </span>
      ))}
      <button
        type="button"
        class={`offer${same ? " no" : " primary"}`}
        disabled={same}
        onClick={() => correct({ type: "set-cards", seat: area.seat, hand })}
      >
        {t("ui-set")}
      </button>
    </div>
  );
}

type Hand = ReadonlyArray<Card>;

/** A card in play lies in neither pile. */
function isLying(area: PlayerArea, card: Card): boolean {
  return area.hand.includes(card) || area.discard.includes(card);
}

interface CardToggleProps {
  readonly card: Card;
  readonly on: boolean;
  readonly fixed: boolean; // SCORE is never discarded; what is in play is in no pile
  readonly onTap: () => void;
}

function CardToggle({ card, on, fixed, onTap }: CardToggleProps) {
  return (
    <button type="button" class={on ? "on" : ""} aria-pressed={on} disabled={fixed} onClick={onTap}>
      {on && <Icon name="tick" />}
      {cardName(card)}
    </button>
  );
}
