// Both cards large over the map, turned over together.

import { who } from "../../../words/people";
import { t } from "../../../words/texts";
import { FlipIcon } from "../cards/card-icon";
import { TurnedCard } from "../reveal/reveal";
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
        <TurnedCard key={played.seat} board={board} played={played} />
      ))}
      {reveal.initiative_to && (
        <p class="flips">
          <FlipIcon />
          {t("mop-ui-initiative-to", { seat: who(reveal.initiative_to) })}
        </p>
      )}
    </div>
  );
}
