// The three numbers of the game: the total, the initiative, the cards in hand.

import { t } from "../../words/texts";
import { sideName, signed } from "./reading";
import type { Board } from "./types";

export function Tracks({ board }: { readonly board: Board }) {
  const [en, cp] = board.players;
  const ahead = board.total === 0 ? null : board.total > 0 ? "orange" : "blue";
  return (
    <dl class="wpg-tracks">
      <div>
        <dt>{t("wpg-ui-total")}</dt>
        <dd class="num">{signed(board.total)}</dd>
        <dd class="muted">
          {ahead ? t("wpg-ui-ahead", { side: sideName(ahead) }) : t("wpg-ui-level")}
        </dd>
      </div>
      <div>
        <dt>{t("wpg-ui-initiative")}</dt>
        <dd class={`num ${board.holder}`}>{signed(board.initiative)}</dd>
        <dd class="muted">{sideName(board.holder)}</dd>
      </div>
      <div>
        <dt>{t("wpg-ui-cards")}</dt>
        <dd class="num">
          <span class="blue" aria-label={sideName("blue")}>
            {en.hand}
          </span>{" "}
          <span class="orange" aria-label={sideName("orange")}>
            {cp.hand}
          </span>
        </dd>
        <dd class="muted">
          {board.submarines > 0 ? t("wpg-ui-submarines") : board.usa ? t("wpg-ui-usa") : ""}
        </dd>
      </div>
    </dl>
  );
}
