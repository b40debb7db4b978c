// Both cards large over the map, turned over together.

import { SeatBadge, sideClass } from "../../../components/seats/seat-badge";
import { seatName, t } from "../../../words/texts";
import { CardIcon, FlipIcon } from "../cards/card-icon";
import { cardName, letterOf, phaseOf } from "../reading";
import type { Board, Reveal } from "../types";

export function ScreenReveal({
  board,
  reveal,
}: {
  readonly board: Board;
  readonly reveal: Reveal;
}) {
  return (
    <div class="mop-stage" key={reveal.turn}>
      {reveal.played.map((played) => (
        <div key={played.seat} class={`mop-flip ${sideClass(played.seat)}`}>
          <div class="mop-rev">
            <div class="top">
              <SeatBadge seat={played.seat} />
              <i>{letterOf(board, phaseOf(played.card))}</i>
            </div>
            <CardIcon card={played.card} />
            <b>{cardName(played.card)}</b>
          </div>
          <div class="card back" aria-hidden="true" />
        </div>
      ))}
      {reveal.initiative_to && (
        <p class="flips">
          <FlipIcon />
          {t("mop-ui-initiative-to", { seat: seatName(reveal.initiative_to) })}
        </p>
      )}
    </div>
  );
}
