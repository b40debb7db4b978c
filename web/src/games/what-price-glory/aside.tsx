// At the right of the prompt's first line: which action of the impulse, and the committed cards.

import { t } from "../../words/texts";
import type { GameProps } from "../game-module";
import { boardOf, cardName } from "./reading";

export function Aside({ view }: GameProps) {
  const { now, own, play } = boardOf(view);
  const cards = own?.committed ?? [];
  const [slot, slots] = [now?.slot ?? 0, now?.slots ?? 0];
  const named =
    play === "companion" ? t("wpg-ui-face-down", { count: cards.length }) : names(cards);
  const parts = [
    slot > 0 && slots > 0 ? t("wpg-ui-slot", { slot, slots }) : "",
    cards.length > 0 ? named : "",
  ];
  return <span class="wpg-aside">{parts.filter(Boolean).join(" · ")}</span>;
}

function names(cards: ReadonlyArray<string>): string {
  return cards.map(cardName).join(", ");
}
