// Points that end the game were set between turns: that this turn is the last.

import { t } from "../../words/texts";
import type { Board } from "./types";
import "./last-turn.css";

export function LastTurn({ board }: { readonly board: Board }) {
  if (!board.last_turn) return null;
  return (
    <p class="mop-ends" role="status">
      {t("mop-ui-ends")}
    </p>
  );
}
