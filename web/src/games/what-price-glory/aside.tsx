// At the right of the prompt's first line: which action of the impulse, and the committed cards.

import { t } from "../../words/texts";
import type { GameProps } from "../game-module";
import { boardOf, cardName } from "./reading";

export function Aside({ view }: GameProps) {
  const { now, own } = boardOf(view);
  const cards = own?.committed ?? [];
  const slot = now?.slot ?? 0;
  return (
    <span class="wpg-aside">
      {slot > 0 && (now?.slots ?? 0) > 0 && t("wpg-ui-slot", { slot, slots: now?.slots ?? 0 })}
      {cards.length > 0 && ` · ${cards.map(cardName).join(", ")}`}
    </span>
  );
}
