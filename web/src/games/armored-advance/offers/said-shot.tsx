// Counted play: the ruling of a shot as the players say it, while they say it.

import type { GameProps } from "../../game-module";
import { useRuling } from "../asking";
import { boardOf, strength, thingOf } from "../reading";
import { Need, Odds } from "../ruling";
import type { SayFire } from "../types";

export function SaidShot(props: GameProps & { readonly action: SayFire }) {
  const { action } = props;
  const target = thingOf(boardOf(props.view), action.target);
  const told = useRuling(props.table.match, target && { type: "ask-said", action }, props.view);
  if (!told?.value || !target) return null;
  return (
    <div class="aa-value" aria-live="polite">
      <Need prospect={told.value} />
      <Odds prospect={told.value} hp={strength(target)[0]} names={props.view.names} />
    </div>
  );
}
