// Companion play: the table threw its dice and says how many hit, by one tap on the number.

import { say, t } from "../../../words/texts";
import { actionOf } from "../choice";
import type { PanelProps } from "./offers";

export function HitsPanel({ board, view, still, take }: PanelProps) {
  const needs = board.now?.needs ?? [];
  return (
    <div class="wpg-hits" role="group" aria-label={say(view.prompt, view.names)}>
      {[...new Set(needs)].map((need) => (
        <p key={need}>
          {t("wpg-ui-dice-need", { count: needs.filter((each) => each === need).length, need })}
        </p>
      ))}
      {view.offers.map((offer) => {
        const action = actionOf(offer);
        if (action.type !== "hits") return null;
        return (
          <button
            key={action.count}
            type="button"
            class="offer"
            aria-label={say(offer.label, view.names)}
            aria-disabled={still}
            onClick={() => take(offer)}
          >
            {action.count}
          </button>
        );
      })}
    </div>
  );
}
