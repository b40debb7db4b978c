// The hand: each card with its lines, what is met, what is missing, what it gives.

import { t } from "../../words/texts";
import { SignIcon } from "./icons";
import { benefitText, cardName, cardOf, type Names, ROMAN } from "./reading";
import { CostLine } from "./tree";
import type { Board } from "./types";

interface HandProps {
  readonly board: Board;
  readonly names: Names;
  readonly chosen: string | null;
  readonly onChoose: (card: string) => void;
}

export function Hand({ board, names, chosen, onChoose }: HandProps) {
  if (board.cards.length === 0) return null;
  return (
    <div class="pr-hand" role="group" aria-label={t("pr-ui-hand")}>
      {board.cards.map(({ card: id, many, lines, lacks, twice }) => {
        const card = cardOf(board, id);
        if (!card) return null;
        return (
          <button
            key={id}
            type="button"
            class={`pr-card${chosen === id ? " on" : ""}${lacks > 0 || twice ? " lacking" : ""}`}
            aria-pressed={chosen === id}
            onClick={() => onChoose(id)}
          >
            <span class="pr-card-top">
              <SignIcon sign={card.type} />
              <i>
                {many > 1 && `${many}× `}
                {ROMAN[card.age]}
              </i>
            </span>
            <b>{cardName(id, names)}</b>
            {lines.map((each, place) => (
              <CostLine key={place} line={each.line} met={each.met} names={names} />
            ))}
            <span class="pr-gives">{benefitText(card)}</span>
            <small>
              {twice
                ? t("pr-ui-have")
                : lacks > 0
                  ? t("pr-ui-lacks", { count: lacks })
                  : t("pr-ui-discard", { value: card.discard })}
            </small>
          </button>
        );
      })}
    </div>
  );
}
