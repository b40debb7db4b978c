// Active technologies grouped by type, and those under development.

import { t } from "../../words/texts";
import { SignIcon } from "./icons";
import { cardName, cardOf, KINDS, type Names } from "./reading";
import type { Board, Shown } from "./types";

interface TableauProps {
  readonly board: Board;
  readonly player: Shown;
  readonly names: Names;
}

export function Tableau({ board, player, names }: TableauProps) {
  const techs = player.active.flatMap((id) => cardOf(board, id) ?? []);
  const sorted = KINDS.flatMap((kind) => techs.filter((card) => card.type === kind));
  if (sorted.length + player.dev.length === 0) {
    return <p class="label pr-none">{t("pr-ui-no-techs")}</p>;
  }
  return (
    <ul class="pr-tableau">
      {sorted.map((card) => (
        <li key={card.id} class="pr-tech">
          <SignIcon sign={card.type} />
          <span>{cardName(card.id, names)}</span>
          {card.vp > 0 && <b class="num">{card.vp}</b>}
        </li>
      ))}
      {player.dev.map((dev, place) => (
        <li key={`dev${place}`} class="pr-tech dev">
          <SignIcon sign={cardOf(board, dev.card)?.type ?? "G"} />
          <span>
            {cardName(dev.card, names)}
            <em>{t("pr-ui-in-turns", { count: dev.markers })}</em>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The tokens: filled when ready, dashed when spent. */
export function Tokens({ player }: { readonly player: Shown }) {
  return (
    <span class="pr-tokens">
      {(["S", "E", "C", "G"] as const).flatMap((kind) => [
        ...Array.from({ length: player.ready[kind] }, (_, n) => (
          <span key={`${kind}r${n}`} class="pr-token">
            <SignIcon sign={kind} />
          </span>
        )),
        ...Array.from({ length: player.spent[kind] }, (_, n) => (
          <span key={`${kind}s${n}`} class="pr-token spent">
            <SignIcon sign={kind} />
          </span>
        )),
      ])}
    </span>
  );
}
