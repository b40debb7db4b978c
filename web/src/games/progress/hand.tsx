// The hand, above the offers: each card with its lines, what is met, what is missing, what it gives.

import { t } from "../../words/texts";
import type { GameProps } from "../game-module";
import { chosen, heldCard, looking, opened } from "./chosen";
import { SignIcon } from "./icons";
import { discards } from "./offer-kinds";
import { benefitText, boardOf, cardName, cardOf, type Names, ROMAN, TOKENS } from "./reading";
import { CostLine } from "./tree";
import type { Board, CardShown } from "./types";

/** Knowledge left this turn, and the cards; out of the way while an offer is filled in. */
export function InPrompt({ view, pending, past }: GameProps) {
  const board = boardOf(view);
  const decision = pending.type === "decide" ? pending.id : "";
  if (past || board.over || opened.value?.decision === decision) return null;
  const discard = view.offers.find(discards);
  const tap = (card: string) => {
    if (discard) opened.value = { decision, offer: discard, card };
    else chosen.value = card === chosen.value ? null : card;
  };
  return (
    <div class={`pr-in-prompt${looking.value === "mine" ? "" : " away"}`}>
      <Pool board={board} />
      <Hand board={board} names={view.names} onTap={tap} />
    </div>
  );
}

/** Knowledge generated this turn and not spent. */
function Pool({ board }: { readonly board: Board }) {
  const { pool } = board;
  const total = TOKENS.reduce((sum, kind) => sum + pool[kind], 0);
  if (total === 0) return null;
  return (
    <p class="pr-pool">
      {t("pr-ui-pool", { count: total })}
      {TOKENS.filter((kind) => pool[kind] > 0).map((kind) => (
        <span key={kind} class="pr-pool-kind">
          <SignIcon sign={kind} />
          <b>{pool[kind]}</b>
        </span>
      ))}
    </p>
  );
}

interface HandProps {
  readonly board: Board;
  readonly names: Names;
  readonly onTap: (card: string) => void;
}

function Hand({ board, names, onTap }: HandProps) {
  if (board.cards.length === 0) return null;
  const held = heldCard(board);
  return (
    <div class="pr-hand" role="group" aria-label={t("pr-ui-hand")}>
      {board.cards.map((shown) => (
        <HandCard
          key={shown.card}
          board={board}
          names={names}
          shown={shown}
          on={shown.card === held}
          onTap={() => onTap(shown.card)}
        />
      ))}
    </div>
  );
}

interface HandCardProps {
  readonly board: Board;
  readonly names: Names;
  readonly shown: CardShown;
  readonly on: boolean;
  readonly onTap: () => void;
}

function HandCard({ board, names, shown, on, onTap }: HandCardProps) {
  const { card: id, many, lines, lacks, twice } = shown;
  const card = cardOf(board, id);
  if (!card) return null;
  const state = twice
    ? t("pr-ui-have")
    : lacks > 0
      ? t("pr-ui-lacks", { count: lacks })
      : t("pr-ui-affordable");
  return (
    <button
      type="button"
      class={`pr-card${on ? " on" : ""}${lacks > 0 || twice ? " lacking" : ""}`}
      aria-pressed={on}
      onClick={onTap}
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
        <span>{t("pr-ui-discard", { value: card.discard })}</span> <em>{state}</em>
      </small>
    </button>
  );
}
