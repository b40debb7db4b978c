// The action cards of one side: in hand, chosen, locked, refused with the reason, or spent.

import { sideClass } from "../../../components/seats/seat-badge";
import { Icon } from "../../../components/shell/icon";
import { useInView } from "../../../components/shell/in-view";
import type { Reason } from "../../../messages";
import { hasText, sayReason, t } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import { allowed, choose, chosen, variants } from "../choice";
import { areaOf, boardOf, type Card, cardName, letterOf, phaseOf } from "../reading";
import { showCard } from "../rules";
import type { Action, Board, PlayerArea } from "../types";
import { CardIcon } from "./card-icon";

/** In the order of the printed reminder; a scenario may leave some out. */
const CARDS: ReadonlyArray<Card> = [
  "move1",
  "move2",
  "recruit",
  "fortify",
  "attack",
  "attack1",
  "strength",
  "score",
];

export function cardsOf(area: PlayerArea): ReadonlyArray<Card> {
  return CARDS.filter((card) => area.hand.includes(card) || isSpent(area, card));
}

function isSpent(area: PlayerArea, card: Card): boolean {
  return area.discard.includes(card) || (area.pick === "revealed" && area.picked === card);
}

export type CardState = "in" | "chosen" | "locked" | "no" | "gone";

interface CardButtonProps {
  readonly board: Board;
  readonly card: Card;
  readonly state: CardState;
  readonly why?: Reason | null;
  readonly note?: string | null;
  readonly names?: GameProps["view"]["names"];
  readonly onTap: () => void;
}

const LOOK: Readonly<Record<CardState, string>> = {
  in: "",
  chosen: "chosen",
  locked: "chosen locked",
  no: "no",
  gone: "gone",
};

export function CardButton(props: CardButtonProps) {
  const { board, card, state, why = null, names, onTap } = props;
  const name = cardName(card);
  const spent = state === "gone" ? t("mop-ui-spent") : null;
  const note = props.note ?? (why ? inShort(why, names) : spent);
  return (
    <button
      type="button"
      class={`card mop-card ${LOOK[state]}`}
      aria-pressed={state === "chosen" || state === "locked"}
      onClick={onTap}
    >
      <span class="step">{letterOf(board, phaseOf(card))}</span>
      <span class="mark" aria-hidden="true">
        <Icon name={state === "locked" ? "lock" : "tick"} />
      </span>
      <CardIcon card={card} />
      <span class={`name${name.length > 10 ? " long" : ""}`}>{name}</span>
      {note !== null && <span class={`label note${state === "gone" ? " sr" : ""}`}>{note}</span>}
      {state === "locked" && <span class="sr">{t("mop-ui-locked")}</span>}
    </button>
  );
}

/** A card has room for two or three words; the whole reason is in the rule behind it. */
function inShort(why: Reason, names: GameProps["view"]["names"] = {}): string {
  const key = `${why.key}-short`;
  return hasText(key) ? t(key) : sayReason(why, names);
}

export function Hand(props: GameProps) {
  const board = boardOf(props.view);
  const area = areaOf(board, props.seat);
  if (!area) return null;
  const actions = allowed(props);
  const draft = chosen(props);
  const discards = actions.some((action) => action.type === "discard");
  const hand = useInView<HTMLElement>(discards ? "discards" : null);
  return (
    <section
      ref={hand}
      class={`hand mop-hand ${sideClass(area.seat)}`}
      aria-label={t("mop-ui-hand")}
    >
      {cardsOf(area).map((card) => {
        const action = actions.find((each) => cardIn(each) === card);
        const isKept = discards && !action && area.hand.includes(card);
        return (
          <CardButton
            key={card}
            board={board}
            card={card}
            state={isKept ? "no" : stateOf(area, card, draft, reasonFor(props, card))}
            why={reasonFor(props, card)}
            note={isKept ? t("mop-ui-stays") : null}
            names={props.view.names}
            onTap={() => (action ? choose(props, action) : showCard(props, card))}
          />
        );
      })}
    </section>
  );
}

/** The card an action names, where it is about a card of one's own. */
export function cardIn(action: Action): Card | null {
  return action.type === "pick" || action.type === "discard" ? action.card : null;
}

function stateOf(
  area: PlayerArea,
  card: Card,
  draft: Action | null,
  why: Reason | null,
): CardState {
  if (draft && cardIn(draft) === card && area.picked !== card) return "chosen";
  if (area.pick === "locked" && area.picked === card) return "locked";
  if (!area.hand.includes(card)) return "gone";
  return why ? "no" : "in";
}

/** Why the server refuses a card just now. */
function reasonFor(props: GameProps, card: Card): Reason | null {
  const offer = props.view.offers.find(
    (each) => each.refused !== null && variants(each).some((action) => cardIn(action) === card),
  );
  return offer?.refused ?? null;
}
