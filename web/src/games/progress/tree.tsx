// The technology tree: of every technology whether I have it, hold it, and what it still costs me.

import { useState } from "preact/hooks";

import { Icon } from "../../components/shell/icon";
import { t } from "../../words/texts";
import { SignIcon } from "./icons";
import { benefitText, cardName, cardsOf, KINDS, type Names, ROMAN } from "./reading";
import type { Board, Card, Shown } from "./types";

interface TreeProps {
  readonly board: Board;
  readonly me: Shown | undefined;
  readonly names: Names;
}

export function Tree({ board, me, names }: TreeProps) {
  const [age, setAge] = useState(board.age);
  const cards = cardsOf(board).filter((card) => card.age === age);
  return (
    <section class="pr-tree">
      <div class="seg" role="group" aria-label={t("pr-ui-tree")}>
        {board.piles.map((pile) => (
          <button
            key={pile.age}
            type="button"
            class={pile.age === age ? "on" : ""}
            aria-pressed={pile.age === age}
            onClick={() => setAge(pile.age)}
          >
            {t("pr-ui-age", { age: ROMAN[pile.age] ?? "" })}
          </button>
        ))}
      </div>
      <ul>
        {KINDS.flatMap((kind) => cards.filter((card) => card.type === kind)).map((card) => (
          <Branch key={card.id} board={board} me={me} card={card} names={names} />
        ))}
      </ul>
    </section>
  );
}

function Branch({ board, me, card, names }: TreeProps & { readonly card: Card }) {
  const held = board.cards.find((shown) => shown.card === card.id);
  const state = stateOf(board, me, card);
  return (
    <li class={`pr-branch ${state}`}>
      <SignIcon sign={card.type} />
      <div>
        <b>{cardName(card.id, names)}</b>
        <span class="pr-branch-lines">
          {card.cost.map((line, place) => (
            <CostLine key={place} line={line} met={isMet(me, line.prereq)} names={names} />
          ))}
        </span>
        <small>{benefitText(card)}</small>
      </div>
      <em>
        {held && held.lacks > 0 ? t("pr-ui-lacks", { count: held.lacks }) : t(`pr-ui-${state}`)}
      </em>
    </li>
  );
}

function stateOf(board: Board, me: Shown | undefined, card: Card): string {
  if (me?.active.includes(card.id)) return "have";
  if (me?.dev.some((dev) => dev.card === card.id)) return "developing";
  const held = board.cards.find((shown) => shown.card === card.id);
  if (!held) return "elsewhere";
  return held.lacks > 0 ? "lacking" : "afford";
}

function isMet(me: Shown | undefined, prereq: string | null): boolean {
  return prereq !== null && (me?.active.includes(prereq) ?? false);
}

interface CostLineProps {
  readonly line: Card["cost"][number];
  readonly met: boolean;
  readonly names: Names;
}

/** "3 or Mathematics": struck through with a tick where the prerequisite is there. */
export function CostLine({ line, met, names }: CostLineProps) {
  return (
    <span class={`pr-cost${met ? " met" : ""}`}>
      <SignIcon sign={line.type} />
      <b>{line.amount}</b>
      {line.prereq !== null && (
        <i>
          {met ? <Icon name="tick" /> : t("pr-ui-or")} {cardName(line.prereq, names)}
        </i>
      )}
    </span>
  );
}
