// Cards on the table: what was turned over there is entered here, a tap for each side.

import { useState } from "preact/hooks";

import { SeatFrame, sideClass } from "../../../components/seats/seat-badge";
import type { Reason } from "../../../messages";
import { who } from "../../../words/people";
import { t } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import { allowed } from "../choice";
import { actionOf, areaOf, boardOf, type Card, cardName, ownFirst } from "../reading";
import type { Enter, PlayerArea } from "../types";
import { CardButton, cardsOf, type CardState } from "./hand";

export function EnterCards(props: GameProps) {
  const board = boardOf(props.view);
  const open = ownFirst(board, props.seat).find((area) => area.pick === "no");
  const [tapped, setTapped] = useState<{ readonly turn: number; readonly seat: string } | null>(
    null,
  );
  const side = (tapped?.turn === board.turn ? tapped.seat : null) ?? open?.seat ?? "blue";
  const area = areaOf(board, side);
  if (!area) return null;
  const enter = (card: Card): void => {
    const action = enters(props).find((each) => each.side === side && each.card === card);
    if (!action || props.still) return;
    setTapped(null); // on to the other side
    void props.act(action);
  };
  return (
    <section class={`mop-enter ${sideClass(side)}`}>
      <div class="seg" role="group" aria-label={t("mop-ui-enter")}>
        {ownFirst(board, props.seat).map((player) => (
          <button
            key={player.seat}
            type="button"
            class={`${sideClass(player.seat)}${player.seat === side ? " here" : ""}`}
            aria-pressed={player.seat === side}
            onClick={() => setTapped({ turn: board.turn, seat: player.seat })}
          >
            <span class="badge">
              <SeatFrame seat={player.seat} />
              {entered(player)}
            </span>
          </button>
        ))}
      </div>
      <div class="hand mop-hand">
        {cardsOf(area).map((card) => (
          <CardButton
            key={card}
            board={board}
            card={card}
            state={stateOf(props, area, card)}
            why={reasonFor(props, area, card)}
            names={props.view.names}
            onTap={() => enter(card)}
          />
        ))}
      </div>
    </section>
  );
}

function entered(area: PlayerArea): string {
  if (area.picked) return cardName(area.picked);
  const seat = who(area.seat);
  return t(area.pick === "no" ? "mop-ui-entered-none" : "mop-ui-entered", { seat });
}

function enters(props: GameProps): ReadonlyArray<Enter> {
  return allowed(props).flatMap((action) => (action.type === "enter" ? [action] : []));
}

function stateOf(props: GameProps, area: PlayerArea, card: Card): CardState {
  if (area.picked === card) return "locked";
  if (!area.hand.includes(card)) return "gone";
  return reasonFor(props, area, card) ? "no" : "in";
}

/** Why that side may not have played this card. */
function reasonFor(props: GameProps, area: PlayerArea, card: Card): Reason | null {
  const offer = props.view.offers.find((each) => {
    const entry = actionOf(each);
    const isIt = entry.type === "enter" && entry.side === area.seat && entry.card === card;
    return each.refused !== null && isIt;
  });
  return offer?.refused ?? null;
}
